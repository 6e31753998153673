# Az aréna: botok bajnoksága és a jelentés róla.

arena-folder = A játékok helye: { $folder }
arena-playing = Játék folyamatban
arena-interrupted = Megszakítva. A befejezett játékok helye: { $folder }; ugyanez a parancs onnan folytatja.
arena-head = { $games } játék · botok: { $bots } · játékosok: { $players } · átlagosan { $moves } lépés · véletlenmag { $seed }
arena-stopped = { $planned } játékból { $games } után vége: az első bot győzelmi aránya biztosan a { $until } egyik oldalán van.
arena-failed = { $n } játék meghiúsult:

# A jelentés.
arena-page-title = { $game }: bajnokság
arena-standings = Eredmények
arena-note-standings = Az intervallumok 95 % valószínűséggel érvényesek. A megosztott győzelem részekben számít; az a bot, amely egy játékban két helyen ül, kétszer játszotta le. Az értékszám az OpenSkillé: mindenki 25-ről indul, és csak a különbségek számítanak.
arena-factions = Népek és nemzetek
arena-seats = Helyek
arena-note-rates = Győzelmi arányok 95 %-os intervallummal; a szaggatott vonal azt mutatja, mennyi jutna mindenkinek, ha mind egyformák volnának.
arena-categories = Pontok kategóriánként
arena-curves = Pontok a játék során
arena-note-curves = Pontok átlaga a lépések minden tizede után, mintha a játék akkor ért volna véget, 95 %-os intervallummal.
arena-length = A játékok hossza
arena-openings = Megnyitások
arena-note-openings = Az első döntés a játékos első körében, ha legalább { $n } alkalommal így döntöttek. A szokásos ugyanannak a botnak a győzelmi aránya ugyanannyi játékossal.
arena-cards = A leghasznosabb és a legkevésbé hasznos kártyák
arena-note-cards = Mennyivel gyakrabban győzött a szokásosnál az, aki a kártyát megvette, megépítette vagy kijátszotta; a szokásos ugyanannak a botnak a győzelmi aránya ugyanannyi játékossal. A { $n } alkalomnál kevesebbszer használt kártyák kimaradnak. Aki vezet, többet engedhet meg magának, ezért egy kártya köszönheti az arányát jó játékoknak is, és nem fordítva.
arena-failures = Meghiúsult játékok
arena-too-few = Még kevés a játék: semmit sem használtak { $n } alkalommal.
arena-numbers = A számok
arena-bot = bot
arena-bots = botok
arena-games = játékok
arena-wins = győzelmek
arena-win-rate = győzelmi arány
arena-interval = 95 %-os intervallum
arena-rating = értékszám
arena-rating-interval = az értékszám 95 %-os intervalluma
arena-points = pontok
arena-milliseconds = ms döntésenként
arena-player-count = játékosok
arena-seats-held = helyek
arena-category = kategória
arena-part-of-game = a játék része
arena-winners = győztesek
arena-losers = a többiek
arena-moves = lépések
arena-opening = megnyitás
arena-card = kártya
arena-gain = ennyivel gyakrabban győzött a szokásosnál
arena-number = játék
arena-error = hiba
arena-players = { $n } játékos

# Hibák.
arena-error-no-bots = Nincs megnevezve bot: legalább egy kell, például --bots greedy,random.
arena-error-many-bots = Egy bajnoksághoz túl sok a bot: { $given }, legfeljebb { $most } lehet.
arena-error-bot-twice = A(z) „{ $given }” bot kétszer szerepel: egyszer elég, a maradék helyekre ugyanezek a botok ülnek.
arena-error-games = A játékok száma: a megadott érték { $given }, a várt érték 1-től kezdődő egész szám.
arena-error-seats = A játékosok száma: a megadott érték „{ $given }”, a várt érték egy szám vagy több, például 2,3,4.
arena-error-until-bots = Az --until két bot mérkőzéséhez való, a botok megadott száma { $n }.
arena-error-until = A győzelmi arány, amelynél vége: a megadott érték { $given }, a várt érték 0 és 1 közötti szám.
arena-error-workers = A folyamatok száma: a megadott érték { $given }, a várt érték 1-től kezdődő egész szám.
arena-error-limit = Egy játék másodpercei: a megadott érték { $given }, a várt érték 0-nál nagyobb szám, legfeljebb { $most }.
arena-error-no-tournament = Itt nincs bajnokság: { $file }, hiányzik a plan.json.
arena-error-other = Itt másik bajnokság van: { $file }, a(z) { $name } értéke { $stored }, nem pedig { $given }; adj meg másik mappát.
arena-error-busy = Itt most egy másik parancs játszik: { $file }.
arena-error-damaged = Sérült: { $file }: { $problem }
arena-error-stray = Másik bajnokság játéka: { $file }.
arena-error-unusable = Nem használható: { $file }: { $problem }
arena-error-ray = A Ray-fürt nem érhető el: { $problem }

# Miért hiúsultak meg játékok.
arena-error-died = A folyamat, amely játszotta, { $n } alkalommal váratlanul leállt.
arena-error-late = { $seconds } másodperc után sem ért véget.
arena-error-late-bot = { $seconds } másodperc után sem ért véget; éppen { $bot } döntött.
