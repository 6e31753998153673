# Amit a botok és játékok ellenőrzései mondanak (tabularium.testing).

promise-legal = { $game }, „{ $kind }” döntés, { $seat }. hely, { $moves } lépés után: a bot válasza { $given }, 0 és { $most } közötti egész szám kell.
promise-same-seed = { $game }, „{ $kind }” döntés, { $seat }. hely, { $moves } lépés után: a { $seed } maggal újra létrehozott bot válasza { $again }, előbb { $first } volt; ugyanannak a válasznak kell lennie.
promise-hidden = { $game }, „{ $kind }” döntés, { $seat }. hely, { $moves } lépés után: a bot válasza { $first } helyett { $again }, amikor csak általa nem látott lapok kerültek máshová; ugyanannak a válasznak kell lennie.
promise-no-error = { $game }, „{ $kind }” döntés, { $seat }. hely, { $moves } lépés után: a bot hibát jelzett: { $problem }; válasz kell.
promise-hands-off = { $game }, „{ $kind }” döntés, { $seat }. hely, { $moves } lépés után: a bot megváltoztatta a játékot; csak válasz kell.
promise-candidates = { $game }, „{ $kind }” döntés, { $seat }. hely, { $moves } lépés után: a bot ezt mérlegelte: { $given }; Candidate elemek listája kell, lehetőségek kulcsaival.
promise-time = { $game }, „{ $kind }” döntés, { $seat }. hely, { $moves } lépés után: a bot { $took } másodpercig gondolkodott, legfeljebb { $seconds } lehet.
promise-same-start = { $game }, mag: { $seed }: két új játék eltér egymástól ({ $given }); minden véletlennek az állapotból kell jönnie (g.random, g.below, g.shuffle), nem a random modulból, óráról vagy korábbi játékokból.
promise-choice = { $game }, mag: { $seed }, { $moves } lépés után: a kérdezettnek nincs választása ({ $given }); legalább két lehetőség kell.
promise-keys = { $game }, mag: { $seed }, { $moves } lépés után: két lehetőségnek azonos a kulcsa ({ $given }); különböző kulcsok kellenek.
promise-end = { $game }, mag: { $seed }: egy véletlen játék { $moves } lépés után sem ért véget, ebből { $n } válasz erre: { $name }; véget kell érnie, és a megválaszolt kérdésnek g.pop() hívással le kell kerülnie a veremről.
promise-score = { $game }: egy hely pontjai { $given }, a kategóriák száma { $expected_length }; kategóriánként egy szám kell.
promise-card-words = { $game }: egy lap, egy pakli vagy egy pontozási kategória nem mondható el ezen a nyelven: „{ $lang }”: { $given }
promise-message = { $game }: hiányzik a(z) „{ $given }” üzenet ezen a nyelven: „{ $lang }”.
promise-words = { $game }, mag: { $seed }, { $moves } lépés után: a döntés nem mondható el ezen a nyelven: „{ $lang }”: { $given }.
promise-clone-equal = { $game }, mag: { $seed }, { $moves } lépés után: a másolat kivonata eltér; egyenlőnek kell lennie.
promise-clone-apart = { $game }, mag: { $seed }, { $moves } lépés után: a másolatban folytatott játék megváltoztatta az eredetit.
promise-same-moves = { $game }, mag: { $seed }, { $moves } lépés után: „{ $key }” egyenlő állapotokból eltérőkhöz vezetett ({ $given }); minden véletlennek az állapotból kell jönnie (g.random, g.below, g.shuffle), nem a random modulból, óráról vagy korábbi játékokból, és egy szabály se kérdezzen lapszámot ott, ahol a fajtát kell érteni (g.rules.kinds[card]).
promise-record = { $game }, mag: { $seed }, { $moves } lépés után: a feljegyzés nem adja vissza a játékot: { $problem }
promise-position = { $game }, mag: { $seed }, { $moves } lépés után: az állás leírása nem adja vissza a játékot: { $problem }
promise-parts = { $game }, mag: { $seed }: a megfigyelés részei között rés vagy átfedés van itt: „{ $name }”.
promise-row = { $game }, mag: { $seed }, { $moves } lépés után: a megfigyelés { $given } bájt, { $expected_length } kell.
promise-hidden-turn = { $game }, mag: { $seed }, { $moves } lépés után: más kerül sorra, ha a(z) { $viewer }. hely elől rejtett lapokat újraosztjuk.
promise-hidden-view = { $game }, mag: { $seed }, { $moves } lépés után: a(z) { $viewer }. hely nézete rejtett lapokat árul el itt: „{ $name }”.
promise-hidden-row = { $game }, mag: { $seed }, { $moves } lépés után: a(z) { $viewer }. hely megfigyelése rejtett lapokat árul el itt: „{ $name }”.
promise-hidden-options = { $game }, mag: { $seed }, { $moves } lépés után: a(z) { $viewer }. hely más lehetőségeket kap, ha az előle rejtett lapokat újraosztjuk.
promise-imagined = { $game }, mag: { $seed }, { $moves } lépés után: amit a(z) { $viewer }. hely elképzel, többtől függ, mint a magtól és attól, amit tud.
promise-alike = { $game }, mag: { $seed }, { $moves } lépés után: két lehetőség egyformán hangzik ezen a nyelven: „{ $lang }”: „{ $given }” ({ $keys }); különböző szavak kellenek.
promise-card-once = { $game }, mag: { $seed }, { $moves } lépés után: egy lap két helyen van: { $given }.
promise-cards-kept = { $game }, mag: { $seed }, { $moves } lépés után: lapok tűntek el ({ $lost }) vagy kerültek elő a semmiből ({ $new }).
promise-kept = { $game }, mag: { $seed }, { $moves } lépés után: ami sosem vész el és sosem keletkezik, { $before } volt, és most { $after }.
promise-bounds = { $game }, mag: { $seed }, { $moves } lépés után: határon kívül: { $name }.
promise-standing = { $game }, mag: { $seed }, { $moves } lépés után: az állás leírásából betöltve más lapok várnak, vagy más összegekkel ({ $given }); a tartós hatású lapok helye annak az aktív zónája, akié (at.ZÓNA + hely), és sehol máshol.
promise-hidden-feed = { $game }, mag: { $seed }, { $moves } lépés után: amit a(z) { $viewer }. hely látott, máshogy hangzik, ha az előle rejtett lapokat újraosztjuk.
promise-progress = { $game }, mag: { $seed }, { $moves } lépés után: minden olyan, mint már egyszer volt; minden lépésnek változtatnia kell valamin.
promise-hidden-why = { $game }, mag: { $seed }, { $moves } lépés után: a(z) { $viewer }. hely mást hall arról, miért nem használhat valamit ({ $given }), ha az előle rejtett lapokat újraosztjuk.
promise-can-why = { $game }, mag: { $seed }, { $moves } lépés után: { $given } megtehető, és mégis van ok, amiért nem, vagy egyik sem áll.
promise-refused = { $game }, mag: { $seed }, { $moves } lépés után: egy lehetőség erről szól: { $given }, a játék mégis elutasítja.
promise-why-changes = { $game }, mag: { $seed }, { $moves } lépés után: megváltozott a játék attól, hogy valaki megkérdezte, miért nem tehető meg valami.
promise-set-picks = { $game }, mag: { $seed }, { $moves } lépés után: { $way ->
    [none] semmi sem válasz, amit együtt választanak ({ $set })
    [single] amit egyenként választanak, „{ $set }”, oda vezet, ahová semmi, amit együtt ({ $given })
   *[together] amit együtt választanak, „{ $set }”, oda vezet, ahová semmi, amit egyenként ({ $given })
}; egy lépés csak egyféle sorrendben kérdezhet, például a katalóguséban, a several() mondja meg, mi választható még, és a chose minden választás végén hívja meg: g.pick(code, first).
promise-set-noted = { $game }, mag: { $seed }, { $moves } lépés után: { $name } „{ $key }” után tovább kérdez, de a választás sehol sincs feljegyezve; g.pick(code, first) kell a chose hívásába, ahol a first mondja meg, hogy ez-e a készlet első darabja.
promise-faithful = { $game }, mag: { $seed }: amit az állás leírása megnevez, betöltés után más: { $name }.
promise-copies = { $game }, mag: { $seed }, { $moves } lépés után: { $name } egy sor { $places } helyein fekszik, de csak a { $given } helyen lévő választható; mind várt volt, hacsak a készlet nem tekinti őket egy helynek.
promise-told = { $game }, mag: { $seed }, { $moves } lépés után: { $name } megváltozott ({ $given }), de egyik esemény sem szól róla ({ $events }).
promise-taken-back = { $game }, mag: { $seed }, { $moves } lépés után: { $given } kérdés nélkül visszavonható volna, pedig a(z) { $viewer }. helynek valami rejtettet mutatott itt: „{ $name }”; a rules.shows feladata, hogy ezt jelezze.
promise-hidden-score = { $game }, mag: { $seed }, { $moves } lépés után: rejtett lapok is számítanak a(z) { $seat }. hely pontjaiba, amelyeket a(z) { $viewer }. hely ismerhet; a rules.open_scores feleljen nemmel, és mindenki tudja, mitől függ a saját pontja.
promise-looks-only = { $game }, mag: { $seed }, { $moves } lépés után: a kulcsok és szavak vagy a pontok lekérdezése ({ $name }) megváltoztatta a játékot; ami csak néz, ne változtasson semmit.
promise-steps = { $game }, mag: { $seed }, { $moves ->
    [0] az asztal előkészítésekor
   *[other] { $moves }. lépés, „{ $key }”
}: { $problem }
promise-asks-on = { $game }, mag: { $seed }, { $moves } lépés után: { $name } egymás után { $n } választ kapott, és semmi sem változott; a chose feladata, hogy g.pop() hívással levegye a kérdést a veremről.
promise-telling = { $game }, mag: { $seed }, { $moves }. lépés: „{ $key }” máshová vezet, ha napló is kell ({ $given }); ami a g.telling feltétel mögött áll, csak meséljen, és ne változtasson semmit.
promise-event-variable = { $game }: a(z) „{ $name }” esemény üzenete ezen a nyelven: „{ $lang }” ezt kéri: { $missing }, és ezt kapja: { $possible }; ilyen nevű mező kell a LOG.add hívásba, vagy ezek egyike az üzenetbe.
promise-event-unused = { $game }: a(z) „{ $name }” esemény „{ $field }” mezőjét egyik nyelv sem mondja ki; az üzenetben a helye, vagy ha csak programoknak szól, Unsaid kell a LOG.add hívásba.
promise-event-twice = { $game }: a(z) „{ $name }” esemény „{ $field }” mezője ezt adja meg: „{ $given }”, de az esemény más része is; más név kell a LOG.add hívásba.
promise-event-numbers = { $game }: a(z) „{ $name }” eseményben nem jut szám a(z) „{ $field }” mezőnek; a mezők legfeljebb { $most } számot olvashatnak.
promise-event-number = { $game }, mag: { $seed }, { $moves } lépés után: a { $given }. esemény hangzik el, pedig nincs ilyen; a LOG.add által adott szám kell, 0 és { $most } között.
promise-event-unread = { $game }, mag: { $seed }, { $moves } lépés után: a(z) „{ $name }” esemény { $n }. száma { $given }, de egyik mező sem olvassa; mező kell hozzá a LOG.add hívásba, vagy ne legyen ilyen szám a g.tell hívásban.
promise-event-card = { $game }, mag: { $seed }, { $moves } lépés után: a(z) „{ $name }” esemény „{ $field }” mezője { $given }; egy lap fajtája kell, 0 és { $most } között (egy lapé: g.rules.kinds[card]).
promise-event-seat = { $game }, mag: { $seed }, { $moves } lépés után: a(z) „{ $name }” esemény „{ $field }” mezője { $given }; egy hely száma kell, 0-tól kezdve.
promise-event-words = { $game }, mag: { $seed }, { $moves } lépés után: a(z) „{ $name }” esemény nem mondható el ezen a nyelven: „{ $lang }”: { $given }
promise-place = { $game }, mag: { $seed }, { $moves } lépés után: az elrendezésben nincs ilyen zóna: „{ $name }”. Lehetséges: { $possible }.
promise-thing = { $game }, mag: { $seed }, { $moves } lépés után: a(z) „{ $key }” lehetőség erről szól: „{ $given }”, de ott nincs ilyen; az a zóna kell, ahol a dolog van, és annak a helye, akié (közösnél -1).
promise-hidden-event = { $game }, mag: { $seed }, { $moves }. lépés, „{ $key }”: a(z) „{ $name }” esemény megnevezi ezt a lapot: { $given } – { $viewer ->
    [-1] a nézőknek
   *[other] a(z) { $viewer }. helynek
}, pedig az elrendezés elrejti előlük; g.tell_only kell annak, aki ismerheti, és a lap neve nélküli esemény a többieknek, vagy eggyel nagyobb g.reveals, ha mindenki látja.
promise-dealt = { $game }, mag: { $seed }: a kiosztott állások egyike sem tölthető be (számuk: { $n }): { $problem }
promise-rule = { $game }: „{ $name }” erre a szabályra mutat: { $given }, de a szabályokban nincs ilyen szám; a rules.md egy bekezdésének száma kell, amely így kezdődik: „**{ $given }.**”.
promise-reason = { $game }, mag: { $seed }, { $moves } lépés után: a(z) „{ $name }” ok nem mondható el ezen a nyelven: „{ $lang }”: { $given }
promise-asked = { $game }, mag: { $seed }: a játék véget ér, mielőtt bárkit bármiről kérdezne; döntés kell. A menet első lépése előkészíti az asztalt, és a körben van mit tenni?
promise-printed = { $game }: egyetlen lap sincs ebből: { $missing }; minden fajtából legalább egy példány kell.
promise-no-exception = { $game }, { $when ->
    [said] minden kimondása közben
    [laid] mag: { $seed }, az asztal előkészítésekor
    [move] mag: { $seed }, { $moves }. lépés, „{ $key }”
   *[after] mag: { $seed }, { $moves } lépés után
}: { $problem }{ $place ->
    [none] { "" }
   *[other] { "" } ({ $place })
}
promise-overheard = { $game }, mag: { $seed }, { $moves } lépés után: „{ $key }” lépésről { $viewer ->
    [-1] a nézők ezt hallják
   *[other] a(z) { $viewer }. hely ezt hallja
}: { $given }, és ezt hallanák, ha az előlük rejtett lapokat újraosztjuk: { $again }, pedig ugyanazt látják; olyan esemény kell, amely azt mondja, amit mindenki lát, aki hallja (g.tell_only annak, aki többet tudhat), vagy eggyel nagyobb g.reveals, ha valami megmutatkozik.
promise-rounds = { $game }, mag: { $seed }, { $moves ->
    [0] az asztal előkészítésekor
   *[other] { $moves }. lépés, „{ $key }”
}: { $name } már a(z) { $n }. fordulónál tart, és senkit sem kérdez többé; az ended() feladata megmondani, mikor nincs több forduló.
promise-event-who = { $game }, mag: { $seed }, { $moves } lépés után: a(z) „{ $name }” esemény erről a helyről szól: { $given }; egy hely száma kell, 0 és { $most } között, vagy -1, ha senkiről: g.tell(esemény, hely, …).
promise-opening = { $game }: egyetlen esemény sem nyit kört, így a napló tagolatlan, és a pontok görbéjének nincsenek pillanatai; egy ilyen nevű esemény kell: { $given }, vagy egy útmutató, amelynek „opening” sora ezek egyikét nevezi meg: { $possible }.
