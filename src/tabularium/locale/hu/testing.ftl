# Amit a botok és játékok ellenőrzései mondanak (tabularium.testing).

promise-legal = { $game }, „{ $kind }” döntés, { $seat }. hely, { $moves } lépés után: a bot válasza { $given }, 0 és { $most } közötti egész szám kell.
promise-same-seed = { $game }, „{ $kind }” döntés, { $seat }. hely, { $moves } lépés után: a { $seed } maggal újra létrehozott bot válasza { $again }, előbb { $first } volt; ugyanannak a válasznak kell lennie.
promise-hidden = { $game }, „{ $kind }” döntés, { $seat }. hely, { $moves } lépés után: a bot válasza { $first } helyett { $again }, amikor csak általa nem látott lapok kerültek máshová; ugyanannak a válasznak kell lennie.
promise-no-error = { $game }, „{ $kind }” döntés, { $seat }. hely, { $moves } lépés után: a bot hibát jelzett: { $problem }; válasz kell.
promise-hands-off = { $game }, „{ $kind }” döntés, { $seat }. hely, { $moves } lépés után: a bot megváltoztatta a játékot; csak válasz kell.
promise-candidates = { $game }, „{ $kind }” döntés, { $seat }. hely, { $moves } lépés után: a bot ezt mérlegelte: { $given }; Candidate elemek listája kell, lehetőségek kulcsaival.
promise-time = { $game }, „{ $kind }” döntés, { $seat }. hely, { $moves } lépés után: a bot { $took } másodpercig gondolkodott, legfeljebb { $seconds } lehet.
promise-same-start = { $game }, mag: { $seed }: két új játék eltér egymástól; egyenlő kivonat kell.
promise-choice = { $game }, mag: { $seed }, { $moves } lépés után: a kérdezettnek nincs választása ({ $given }); legalább két lehetőség kell.
promise-keys = { $game }, mag: { $seed }, { $moves } lépés után: két lehetőségnek azonos a kulcsa ({ $given }); különböző kulcsok kellenek.
promise-end = { $game }, mag: { $seed }: egy véletlen játék { $moves } lépés után sem ért véget; véget kell érnie.
promise-score = { $game }: egy hely pontjai { $given }, a kategóriák száma { $expected_length }; kategóriánként egy szám kell.
promise-words = { $game }, mag: { $seed }, { $moves } lépés után: a döntés nem mondható el ezen a nyelven: „{ $lang }”: { $given }.
promise-clone-equal = { $game }, mag: { $seed }, { $moves } lépés után: a másolat kivonata eltér; egyenlőnek kell lennie.
promise-clone-apart = { $game }, mag: { $seed }, { $moves } lépés után: a másolatban folytatott játék megváltoztatta az eredetit.
promise-same-moves = { $game }, mag: { $seed }, { $moves } lépés után: egyenlő állásokból ugyanazok a lépések eltérő állásokhoz vezettek.
promise-record = { $game }, mag: { $seed }, { $moves } lépés után: a feljegyzés nem adja vissza a játékot: { $problem }
promise-position = { $game }, mag: { $seed }, { $moves } lépés után: az állás leírása nem adja vissza a játékot: { $problem }
promise-parts = { $game }, mag: { $seed }: a megfigyelés részei között rés vagy átfedés van itt: „{ $name }”.
promise-row = { $game }, mag: { $seed }, { $moves } lépés után: a megfigyelés { $given } bájt, { $expected_length } kell.
promise-hidden-turn = { $game }, mag: { $seed }, { $moves } lépés után: más kerül sorra, ha a(z) { $viewer }. hely elől rejtett lapokat újraosztjuk.
promise-hidden-view = { $game }, mag: { $seed }, { $moves } lépés után: a(z) { $viewer }. hely nézete rejtett lapokat árul el itt: „{ $name }”.
promise-hidden-row = { $game }, mag: { $seed }, { $moves } lépés után: a(z) { $viewer }. hely megfigyelése rejtett lapokat árul el itt: „{ $name }”.
promise-hidden-options = { $game }, mag: { $seed }, { $moves } lépés után: a(z) { $viewer }. hely más lehetőségeket kap, ha az előle rejtett lapokat újraosztjuk.
promise-imagined = { $game }, mag: { $seed }, { $moves } lépés után: amit a(z) { $viewer }. hely elképzel, többtől függ, mint a magtól és attól, amit tud.
