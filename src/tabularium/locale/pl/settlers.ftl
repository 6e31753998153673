# Osadnicy: Narodziny Imperium.
settlers-title = Osadnicy: Narodziny Imperium
settlers-about = Pięć rund na zbudowanie Imperium, podpisywanie Umów i plądrowanie tego, co stoi na drodze.
    .sort = karty i Dobra

# Factions and seats.
settlers-barbarians = Barbarzyńcy
settlers-japanese = Japończycy
settlers-romans = Rzymianie
settlers-egyptians = Egipcjanie
settlers-virtual = Gracz wirtualny

# Goods: an amount, or with 0 the bare name. .what is the object of a verb.
settlers-n-wood = { $n ->
    [0] drewno
    [one] { $n } drewno
   *[other] { $n } drewna
}
settlers-n-stone = { $n ->
    [0] kamień
    [one] { $n } kamień
    [few] { $n } kamienie
   *[many] { $n } kamieni
}
settlers-n-food = { $n ->
    [0] jadło
    [one] { $n } jadło
   *[other] { $n } jadła
}
settlers-n-gold = { $n ->
    [0] Złoto
    [one] { $n } Złoto
   *[other] { $n } Złota
}
settlers-n-worker = { $n ->
    [0] Robotnicy
    [one] { $n } Robotnik
   *[other] { $n } Robotników
}
    .what = { $n ->
        [one] { $n } Robotnika
       *[other] { $n } Robotników
    }
settlers-n-raze = { $n ->
    [0] żetony Plądrowania
    [one] { $n } żeton Plądrowania
    [few] { $n } żetony Plądrowania
   *[many] { $n } żetonów Plądrowania
}
settlers-n-defence = { $n ->
    [0] żetony Obrony
    [one] { $n } żeton Obrony
    [few] { $n } żetony Obrony
   *[many] { $n } żetonów Obrony
}
settlers-n-card = { $n ->
    [0] karty
    [one] { $n } karta
    [few] { $n } karty
   *[many] { $n } kart
}
    .what = { $n ->
        [one] { $n } kartę
        [few] { $n } karty
       *[many] { $n } kart
    }
settlers-n-common-card = { $n ->
    [0] karty Zwykłe
    [one] { $n } karta Zwykła
    [few] { $n } karty Zwykłe
   *[many] { $n } kart Zwykłych
}
    .what = { $n ->
        [one] { $n } kartę Zwykłą
        [few] { $n } karty Zwykłe
       *[many] { $n } kart Zwykłych
    }
settlers-n-faction-card = { $n ->
    [0] karty Frakcyjne
    [one] { $n } karta Frakcyjna
    [few] { $n } karty Frakcyjne
   *[many] { $n } kart Frakcyjnych
}
    .what = { $n ->
        [one] { $n } kartę Frakcyjną
        [few] { $n } karty Frakcyjne
       *[many] { $n } kart Frakcyjnych
    }
settlers-n-vp = { $n ->
    [0] PZ
   *[other] { $n } PZ
}
settlers-n-any = { $n ->
    [0] dowolne Surowce
    [one] { $n } dowolny Surowiec
    [few] { $n } dowolne Surowce
   *[many] { $n } dowolnych Surowców
}

# Common cards.
settlers-card-statue = Posąg
settlers-card-supplier = Dostawca
settlers-card-wood-storage = Skład drewna
settlers-card-carpenters-workshop = Warsztat stolarski
settlers-card-gallows = Szubienica
settlers-card-mill = Młyn
settlers-card-old-forest = Stary las
settlers-card-quarry = Kamieniołom
settlers-card-rubble = Gruzowisko
settlers-card-village = Wioska
settlers-card-town = Miasteczko
settlers-card-farmers-at-work = Rolnicy przy pracy
settlers-card-mammas-baths = Łaźnia Mamy
settlers-card-armorer = Płatnerz
settlers-card-gold-mine = Kopalnia złota
settlers-card-grain-field = Pole zboża
settlers-card-lords-fields = Szlacheckie pole
settlers-card-monument = Pomnik
settlers-card-merchants-guild = Gildia kupców
settlers-card-gold-creek = Złoty potok
settlers-card-wood-supplier = Dostawca drewna
settlers-card-goldsmiths-workshop = Warsztat złotnika
settlers-card-marketplace = Jarmark
settlers-card-coal-mine = Kopalnia węgla
settlers-card-mason = Murarz
settlers-card-court-sculptor = Nadworny rzeźbiarz
settlers-card-masons-guild = Cech murarzy
settlers-card-missionaries = Misjonarze
settlers-card-settlers = Osadnicy
settlers-card-acting-troupe = Trupa aktorska
settlers-card-lumberjacks = Drwale
settlers-card-carpenter = Stolarz
settlers-card-joiner = Cieśla
settlers-card-castle = Zamek
settlers-card-tavern = Tawerna
settlers-card-barracks = Koszary
settlers-card-confectioner = Cukiernik
settlers-card-pig-farmer = Hodowca świń
settlers-card-brewer = Piwowar
settlers-card-imperial-messenger = Cesarski posłaniec
settlers-card-new-forest = Nowy las
settlers-card-hanseatic-league = Liga Hanzeatycka
settlers-card-lumberjacks-route = Szlak drwali
settlers-card-watchtower = Strażnica
settlers-card-ruins = Ruiny
settlers-card-baker = Piekarz
settlers-card-sawmill = Tartak
settlers-card-canteen = Jadłodajnia
settlers-card-meeting-place = Miejsce spotkań
settlers-card-monty-the-merchant = Kupiec Monty
settlers-card-apartment = Kamienica
settlers-card-hunter-joe = Myśliwy Joe
settlers-card-above-ground-mine = Kopalnia odkrywkowa
settlers-card-porters = Tragarze

# Barbarian cards.
settlers-card-primeval-forest = Pradawny las
settlers-card-barbarian-altar = Ołtarz barbarzyńców
settlers-card-raid = Najazd
settlers-card-saboteurs = Sabotażyści
settlers-card-sentry-tower = Wieża obserwacyjna
settlers-card-dark-chapel = Mroczna kaplica
settlers-card-pack = Wataha
settlers-card-rabble = Hołota
settlers-card-settlement = Osada
settlers-card-hillfort = Grodzisko
settlers-card-expedition = Wyprawa
settlers-card-barbarian-quarry = Kamieniołom barbarzyńców
settlers-card-barter = Handel wymienny
settlers-card-fighting-pit = Arena walk
settlers-card-idol = Bożek
settlers-card-mission = Misja
settlers-card-pyre = Stos ofiarny
settlers-card-robbers = Rabusie

# Japanese cards.
settlers-card-farm = Farma
settlers-card-rice-fields = Pola ryżowe
settlers-card-geisha-house = Dom gejsz
settlers-card-garrison = Garnizon
settlers-card-daimyos-castle = Zamek daimyo
settlers-card-buddhas-temple = Świątynia Buddy
settlers-card-casino = Kasyno
settlers-card-gate = Brama
settlers-card-shrine = Kapliczka
settlers-card-stalls = Stragany
settlers-card-negotiator = Negocjator
settlers-card-sake-brewery = Wytwórnia sake
settlers-card-trade-route = Szlak handlowy
settlers-card-dojo = Dojo
settlers-card-ninjas = Ninja
settlers-card-sumo-school = Szkoła sumo
settlers-card-master-swordsmith = Mistrz miecznik
settlers-card-school-of-diplomacy = Szkoła dyplomacji

# Roman cards.
settlers-card-sculptors-workshop = Pracownia rzeźbiarza
settlers-card-sculptors-apprentice = Uczeń rzeźbiarza
settlers-card-gladiator-school = Szkoła gladiatorów
settlers-card-engineers = Inżynierowie
settlers-card-gardens = Ogrody
settlers-card-spies = Szpiedzy
settlers-card-architect = Architekt
settlers-card-administration = Administracja
settlers-card-headquarters = Kwatera główna
settlers-card-legion = Legion
settlers-card-warehouses = Skład
settlers-card-builder = Budowniczy
settlers-card-roman-fortifications = Rzymskie fortyfikacje
settlers-card-trade-colony = Kolonia handlowa
settlers-card-roman-barracks = Rzymskie koszary
settlers-card-stonecutter = Kamieniarz
settlers-card-roman-bank = Rzymski bank
settlers-card-colossus = Kolos

# Egyptian cards.
settlers-card-desert = Pustynia
settlers-card-altar-of-bastet = Ołtarz Bastet
settlers-card-chariot-builder = Konstruktor rydwanów
settlers-card-pharaohs-guard = Gwardia faraona
settlers-card-oasis = Oaza
settlers-card-slaver = Handlarz niewolników
settlers-card-royal-bath = Królewska łaźnia
settlers-card-golden-bazaar = Złoty bazar
settlers-card-scorpion-breeder = Hodowca skorpionów
settlers-card-caravan = Karawana
settlers-card-temple-of-ra = Świątynia Ra
settlers-card-sanctuary = Sanktuarium
settlers-card-avenue-of-sphinxes = Aleja sfinksów
settlers-card-sphinx = Sfinks
settlers-card-goldsmith = Złotnik
settlers-card-slaves = Niewolnicy
settlers-card-egyptian-quarry = Egipski kamieniołom
settlers-card-pyramid = Piramida

# The virtual player's attack cards.
settlers-card-attack-wood = Atak na drewno
settlers-card-attack-stone = Atak na kamień
settlers-card-attack-food = Atak na jadło
settlers-card-attack-gold = Atak na Złoto
settlers-card-attack-worker = Atak na Robotnika
settlers-card-attack-card = Atak na kartę
settlers-card-attack-vp = Atak na PZ

# A card that needs more than its name: another printing, or a location with what lies on it.
settlers-printing = { $card } { $n ->
    [2] B
    [3] C
   *[other] { $n }
}
settlers-location = { $card } [{ $marks }]
settlers-mark-used = { $n ->
    [one] użyta raz
   *[other] użyta { $n } razy
}
settlers-mark-blocked = zablokowana
settlers-mark-defended = żeton Obrony
settlers-mark-samurai = Samuraj
settlers-mark-route = Umowa: { $who }
settlers-mark-taken = przejęta, właściciel: { $who }
settlers-mark-holds = dotąd { $n }
    .gate = karty pod nią: { $n }
    .shrine = Surowce na niej: { $n }
    .oasis = Robotnicy z niej: { $n }
settlers-foundation = { $card } (Fundament)
settlers-route-deal = { $card } (Szlak handlowy)
settlers-in-line = { $card } (nr { $n } od najnowszej)
settlers-n-location = { $n ->
    [one] { $n } Lokacja lub Fundament
    [few] { $n } Lokacje lub Fundamenty
   *[other] { $n } Lokacji lub Fundamentów
}
    .what = { $n ->
        [one] { $n } Lokację lub Fundament
        [few] { $n } Lokacje lub Fundamenty
       *[other] { $n } Lokacji lub Fundamentów
    }
settlers-free = za darmo
settlers-rival-card = { $rival }: { $card }

# Effects.
settlers-gain = otrzymaj { $goods }
    .to = otrzymać { $goods }
    .do = Otrzymaj { $goods }
settlers-draw = dobierz { $goods }
    .to = dobrać { $goods }
    .do = Dobierz { $goods }
settlers-gain-per = otrzymaj { $good } za { $of } (najwyżej { $most })
    .to = otrzymać { $good } za { $of } (najwyżej { $most })
settlers-or = { $a } albo { $b }
settlers-spend = wydaj { $goods }
    .to = wydać { $goods }
    .may = wydać { $goods }
    .do = Wydaj { $goods }
settlers-discard-hand-card = odrzuć 1 kartę z ręki
    .to = odrzucić 1 kartę z ręki
settlers-discard-own-deal = odrzuć 1 swoją Umowę
    .to = odrzucić 1 swoją Umowę
settlers-steal = zabierz 1 drewno, kamień lub jadło z puli przeciwnika
    .to = zabrać 1 drewno, kamień lub jadło z puli przeciwnika
settlers-dark-chapel = splądruj kartę z ręki za 1 żeton Plądrowania albo Lokację przeciwnika za 2 (więcej, jeśli jest chroniona); każde uzyskane tak Dobro, także PZ, możesz odrzucić w zamian za 2 PZ
settlers-gain-raze-good = otrzymaj 1 wybrane Dobro z pola Plądrowania Lokacji przeciwnika bez jej plądrowania
    .to = otrzymać 1 wybrane Dobro z pola Plądrowania Lokacji przeciwnika bez jej plądrowania
settlers-raze-own = splądruj jedną ze swoich Lokacji Zwykłych
    .to = splądrować jedną ze swoich Lokacji Zwykłych
settlers-raze-freely = splądruj Lokację przeciwnika, nawet chronioną, bez wydawania kolejnych żetonów Plądrowania
    .to = splądrować Lokację przeciwnika, nawet chronioną, bez wydawania kolejnych żetonów Plądrowania
settlers-remove = odrzuć bez plądrowania Lokację przeciwnika
    .to = odrzucić bez plądrowania Lokację przeciwnika
settlers-block = zablokuj na tę rundę Lokację z Akcją należącą do przeciwnika
    .to = zablokować na tę rundę Lokację z Akcją należącą do przeciwnika
settlers-take-over = przejmij na tę rundę Lokację przeciwnika
    .to = przejąć na tę rundę Lokację przeciwnika
settlers-route = podpisz Umowę z Lokacją Frakcyjną przeciwnika
    .to = podpisać Umowę z Lokacją Frakcyjną przeciwnika
settlers-discard-deal = odrzuć Umowę przeciwnika
    .to = odrzucić Umowę przeciwnika
settlers-rob-deal = odrzuć Umowę przeciwnika i otrzymaj jej Dobro
    .to = odrzucić Umowę przeciwnika i otrzymać jej Dobro
settlers-take-deal = przejmij Umowę przeciwnika
    .to = przejąć Umowę przeciwnika
settlers-rival-discards = zmuś przeciwnika do odrzucenia wybranej przez niego karty z ręki
    .to = zmusić przeciwnika do odrzucenia wybranej przez niego karty z ręki
settlers-look-and-keep = dobierz 2 karty, jedną z nich zatrzymaj, a drugą odrzuć
    .to = dobrać 2 karty, jedną z nich zatrzymać, a drugą odrzucić
settlers-keep-faction-card = dobierz 2 karty Frakcyjne, jedną z nich zatrzymaj, a drugą wtasuj z powrotem do talii
    .to = dobrać 2 karty Frakcyjne, jedną z nich zatrzymać, a drugą wtasować z powrotem do talii
settlers-copy-production = otrzymaj Dobra, które daje jedna z twoich Lokacji Produkcyjnych
    .to = otrzymać Dobra, które daje jedna z twoich Lokacji Produkcyjnych
settlers-copy-other = otrzymaj Dobra, które daje inna z twoich Lokacji Produkcyjnych
    .to = otrzymać Dobra, które daje inna z twoich Lokacji Produkcyjnych
settlers-reset = przygotuj inną swoją Lokację z Akcją do ponownej aktywacji
    .to = przygotować inną swoją Lokację z Akcją do ponownej aktywacji
settlers-deal-good = otrzymaj Dobro z jednej ze swoich Umów
    .to = otrzymać Dobro z jednej ze swoich Umów
settlers-build-deal = zbuduj Lokację z jednej ze swoich Umów, nie odrzucając na to innej Lokacji
    .to = zbudować Lokację z jednej ze swoich Umów, nie odrzucając na to innej Lokacji
settlers-build-from-hand = zbuduj z ręki Lokację Frakcyjną, nie odrzucając na to innej Lokacji
    .to = zbudować z ręki Lokację Frakcyjną, nie odrzucając na to innej Lokacji
settlers-lay-foundation = wyłóż kartę Zwykłą z ręki jako Fundament
    .to = wyłożyć kartę Zwykłą z ręki jako Fundament
settlers-samurai = { $n ->
    [one] ustaw { $n } Samuraja przy swojej Lokacji Frakcyjnej
   *[other] ustaw { $n } Samurajów, każdego przy innej swojej Lokacji Frakcyjnej
}
    .to = { $n ->
        [one] ustawić { $n } Samuraja przy swojej Lokacji Frakcyjnej
       *[other] ustawić { $n } Samurajów, każdego przy innej swojej Lokacji Frakcyjnej
    }
settlers-oasis = otrzymaj 1 Robotnika (najwyżej { $most } na rundę)
    .to = otrzymać 1 Robotnika (najwyżej { $most } na rundę)
settlers-convert-deal-goods = możesz odrzucić dowolną liczbę Dóbr ze swoich Umów, po 1 PZ za każde
settlers-slaver = możesz { $a }, albo { $b }

# Features: what locations do for as long as they stand.
settlers-when-built-black = zawsze kiedy zbudujesz czarną Lokację: { $effect }
settlers-when-built-purple = zawsze kiedy zbudujesz fioletową Lokację: { $effect }
settlers-when-built-blue = zawsze kiedy zbudujesz niebieską Lokację: { $effect }
settlers-when-built-brown = zawsze kiedy zbudujesz brązową Lokację: { $effect }
settlers-when-built-yellow = zawsze kiedy zbudujesz żółtą Lokację: { $effect }
settlers-when-built-red = zawsze kiedy zbudujesz czerwoną Lokację: { $effect }
settlers-when-built-pink = zawsze kiedy zbudujesz różową Lokację: { $effect }
settlers-when-built-grey = zawsze kiedy zbudujesz szarą Lokację: { $effect }
settlers-when-built-faction = zawsze kiedy zbudujesz Lokację Frakcyjną: { $effect }
settlers-when-razed = zawsze kiedy plądrujesz: { $effect }
settlers-when-dealt = zawsze kiedy podpiszesz Umowę: { $effect }
settlers-when-workers-spent = za każdych 2 Robotników, których przeciwnik wyda na Surowiec lub kartę: { $effect }
settlers-deal-goods = w fazie Produkcji: { $effect }
settlers-store = między rundami możesz zachować bez ograniczeń: { $goods }
settlers-sphinx = zawsze kiedy otrzymujesz naraz co najmniej 2 PZ: otrzymaj o { $n } PZ więcej
settlers-gate = w dowolnym momencie twojej tury: odłóż pod tę Lokację karty z ręki, po 1 PZ za każdą; na koniec gry 2 PZ, jeśli leżą tam co najmniej 3 karty
settlers-shrine = w dowolnym momencie twojej tury: połóż na tej Lokacji Surowce, które już tu zostają; na koniec gry 2, 5 lub 10 PZ za co najmniej 3, 7 lub 12 z nich

# What cards count, after "per".
settlers-count-black = { $n ->
    [one] każdą czarną Lokację w twoim Imperium
    [few] każde { $n } czarne Lokacje w twoim Imperium
   *[many] każde { $n } czarnych Lokacji w twoim Imperium
}
settlers-count-purple = { $n ->
    [one] każdą fioletową Lokację w twoim Imperium
    [few] każde { $n } fioletowe Lokacje w twoim Imperium
   *[many] każde { $n } fioletowych Lokacji w twoim Imperium
}
settlers-count-blue = { $n ->
    [one] każdą niebieską Lokację w twoim Imperium
    [few] każde { $n } niebieskie Lokacje w twoim Imperium
   *[many] każde { $n } niebieskich Lokacji w twoim Imperium
}
settlers-count-brown = { $n ->
    [one] każdą brązową Lokację w twoim Imperium
    [few] każde { $n } brązowe Lokacje w twoim Imperium
   *[many] każde { $n } brązowych Lokacji w twoim Imperium
}
settlers-count-yellow = { $n ->
    [one] każdą żółtą Lokację w twoim Imperium
    [few] każde { $n } żółte Lokacje w twoim Imperium
   *[many] każde { $n } żółtych Lokacji w twoim Imperium
}
settlers-count-red = { $n ->
    [one] każdą czerwoną Lokację w twoim Imperium
    [few] każde { $n } czerwone Lokacje w twoim Imperium
   *[many] każde { $n } czerwonych Lokacji w twoim Imperium
}
settlers-count-pink = { $n ->
    [one] każdą różową Lokację w twoim Imperium
    [few] każde { $n } różowe Lokacje w twoim Imperium
   *[many] każde { $n } różowych Lokacji w twoim Imperium
}
settlers-count-grey = { $n ->
    [one] każdą szarą Lokację w twoim Imperium
    [few] każde { $n } szare Lokacje w twoim Imperium
   *[many] każde { $n } szarych Lokacji w twoim Imperium
}
settlers-count-samurai = { $n ->
    [one] każdego Samuraja w twoim Imperium
   *[other] każdych { $n } Samurajów w twoim Imperium
}

# Questions.
settlers-ask-faction = Którą Frakcję poprowadzisz?
settlers-ask-draft = Którą kartę bierzesz?
settlers-ask-produce = Która Lokacja produkuje jako następna?
settlers-ask-turn = Twoja tura: co robisz?
settlers-ask-draw = Z której talii dobierasz?
settlers-ask-draw-two = Karta { $n } z 2: z której talii ją dobierasz?
settlers-ask-gain = Co otrzymujesz?
settlers-ask-gain-of = { $card }: co otrzymujesz?
settlers-ask-gold = Płacisz { $goods }: ile Złota wydajesz w zastępstwie?
settlers-ask-any = Co wydajesz? (pozostało: { $n })
settlers-ask-pay-card = Którą kartę z ręki odrzucasz?
settlers-ask-pay-deal = Którą ze swoich Umów odrzucasz?
settlers-ask-sacrifice = Budowa: { $card }. Którą Lokację lub Fundament odrzucasz?
settlers-ask-again = { $card }: aktywujesz tę Lokację jeszcze raz?
settlers-ask-twice = { $card }: aktywujesz tę Lokację dwa razy naraz?
settlers-ask-work = Co bierzesz za 2 Robotników?
settlers-ask-steal = Co zabierasz i komu?
settlers-ask-dark-chapel = Co plądrujesz?
settlers-ask-convert = Zatrzymujesz { $good } czy odrzucasz i otrzymujesz 2 PZ?
settlers-ask-convert-deal-goods = Umowy dały: { $good }. Ile odrzucasz, aby otrzymać po 1 PZ?
settlers-ask-gain-raze-good = Z pola Plądrowania której Lokacji korzystasz?
settlers-ask-raze-good = Które Dobro z pola Plądrowania otrzymujesz?
settlers-ask-raze-own = Którą ze swoich Lokacji Zwykłych plądrujesz?
settlers-ask-raze-freely = Którą Lokację plądrujesz?
settlers-ask-remove = Którą Lokację przeciwnika odrzucasz?
settlers-ask-block = Którą Lokację z Akcją blokujesz?
settlers-ask-take-over = Którą Lokację przejmujesz na tę rundę?
settlers-ask-route = Z którą Lokacją podpisujesz Umowę?
settlers-ask-discard-deal = Którą Umowę traci przeciwnik?
settlers-ask-rob-deal = Którą Umowę traci przeciwnik? Otrzymasz jej Dobro.
settlers-ask-take-deal = Którą Umowę zabierasz?
settlers-ask-rival-discards = Który przeciwnik odrzuca kartę?
settlers-ask-discard = Którą kartę odrzucasz?
settlers-ask-look-and-keep = Dobierasz dwie karty i zatrzymujesz jedną: co wybierasz?
settlers-ask-keep-faction-card = Dobierasz dwie karty Frakcyjne i zatrzymujesz jedną: co wybierasz?
settlers-ask-copy-production = Produkcję której Lokacji otrzymujesz?
settlers-ask-copy-other = Produkcję której innej Lokacji otrzymujesz?
settlers-ask-reset = Którą Lokację przygotowujesz do ponownej aktywacji?
settlers-ask-deal-good = Z której Umowy otrzymujesz Dobro?
settlers-ask-build-deal = Lokację z której Umowy budujesz?
settlers-ask-build-from-hand = Którą Lokację Frakcyjną budujesz?
settlers-ask-lay-foundation = Która karta staje się Fundamentem?
settlers-ask-samurai = Gdzie ustawiasz Samuraja?
settlers-ask-attack = Którą z tych Lokacji tracisz?
settlers-ask-slaver = Co wydajesz za PZ?

# Kilka rzeczy wybranych naraz.
settlers-ask-pay = Płacisz { $goods }. Co wydajesz? Złoto może zastąpić inne Dobra.
settlers-ask-convert-all = Które Dobra z Umów odrzucasz, aby otrzymać po 1 PZ?
settlers-set-pay = Wydaj { $goods }
settlers-set-convert = Odrzuć { $goods }: otrzymaj { $vp } PZ
settlers-set-samurai = Ustaw Samurajów: { $places }

# Options.
settlers-do-build = Zbuduj Lokację { $card } za { $cost }
settlers-do-build-free = Zbuduj Lokację { $card } za darmo
settlers-do-deal = Podpisz Umowę z kartą { $card } za { $cost }: { $effect }
settlers-do-raze-hand = Splądruj z ręki kartę { $card } za { $cost }: { $effect }
settlers-do-raze-rival = Splądruj Lokację { $card } za { $cost }: { $effect }
settlers-do-use = Aktywuj Lokację { $card }: { $effect }
settlers-do-again = Aktywuj ją ponownie
settlers-do-enough = Wystarczy
settlers-do-twice = Dwa razy, za podwójny koszt
settlers-do-once = Raz
settlers-do-work = Wydaj Robotników na Surowce lub karty
settlers-do-defend = Połóż żeton Obrony na Lokacji { $card }
settlers-do-samurai = Ustaw Samuraja przy Lokacji { $card }
settlers-do-gate = Odłóż kartę { $card } pod Lokację { $gate }
settlers-do-shrine = Połóż { $good } na Lokacji { $shrine }
settlers-do-pass = Spasuj
settlers-do-gold = { $n ->
    [0] Nie wydawaj Złota
    [one] Wydaj { $n } Złoto
   *[other] Wydaj { $n } Złota
}
settlers-do-pay = Wydaj { $good }
settlers-do-steal = Zabierz { $good } (traci: { $rival })
settlers-do-convert-deal-goods = Odrzuć { $goods }: otrzymaj { $n } PZ
settlers-do-convert = Odrzuć: otrzymaj { $n } PZ
settlers-do-keep = Zatrzymaj { $good }
settlers-do-nothing = Nie, dziękuję

# What happened.
settlers-event-first-player = Pierwszy gracz: { $who }.
settlers-event-faction-picked = Do gry dołączają { $who }.
settlers-event-round-begins = Runda { $n }. Pierwszy gracz: { $who }.
settlers-event-draw = { $who } dobierają { $good }.
settlers-event-drew = Dobierasz kartę { $card }.
settlers-event-reshuffle = Karty odrzucone zostają potasowane; powstaje z nich nowa talia.
settlers-event-reveal = Odkryta zostaje karta { $card }.
settlers-event-take = { $who } biorą kartę { $card }.
settlers-event-gain = { $who } otrzymują { $good }.
settlers-event-points = { $who } otrzymują { $n } PZ.
settlers-event-build = { $who } budują Lokację { $card }.
settlers-event-sacrifice = { $who } odrzucają na potrzeby budowy kartę { $card }.
settlers-event-deal = { $who } podpisują Umowę: { $card }.
settlers-event-raze-hand = { $who } plądrują z ręki kartę { $card }.
settlers-event-raze-rival = { $who } plądrują Lokację { $card } ({ $rival }).
settlers-event-lose = Imperium opuszcza Lokacja { $card } ({ $who }).
settlers-event-activate = { $who } aktywują Lokację { $card }.
settlers-event-work = { $who } wydają 2 Robotników na { $good }.
settlers-event-pass = { $who } pasują.
settlers-event-turn = Grają { $who }.
settlers-event-defend = { $who } kładą żeton Obrony na Lokacji { $card }.
settlers-event-samurai = { $who } ustawiają Samuraja przy Lokacji { $card }.
settlers-event-under-gate = { $who } odkładają pod Bramę kartę: { $card }.
settlers-event-on-shrine = { $who } kładą { $good } na Kapliczce.
settlers-event-discarded = { $who } odrzucają kartę { $card }.
settlers-event-deal-lost = Przepada Umowa: { $card } ({ $who }).
settlers-event-deal-taken = { $who } zabierają Umowę: { $card } ({ $rival }).
settlers-event-route = { $who } podpisują Umowę z Lokacją { $card } ({ $rival }).
settlers-event-block = { $who } blokują Lokację { $card } ({ $rival }).
settlers-event-take-over = { $who } przejmują Lokację { $card } ({ $rival }).
settlers-event-reset = { $who } mogą ponownie aktywować Lokację { $card }.
settlers-event-foundation = Karta { $card } staje się Fundamentem ({ $who }).
settlers-event-steal = { $who } zabierają { $good } z puli przeciwnika ({ $rival }).
settlers-event-keep = { $who } zatrzymują jedną z dobranych kart.
settlers-event-attack = Gracz wirtualny atakuje; karta Ataku wskazuje { $good }.
settlers-event-collect = Karta { $card } trafia na stos Kolekcji gracza wirtualnego.
settlers-event-game-over = Koniec gry.

# Scoring.
settlers-score-play = zdobyte w trakcie gry
settlers-score-common = Lokacje Zwykłe
settlers-score-faction = Lokacje Frakcyjne
settlers-score-bonuses = Brama i Kapliczka

# Options of the game.
settlers-option-lookout = jak wybiera się karty Zwykłe w fazie Wypatrywania
    .name = Wypatrywanie
    .standard = zwykłe
    .standard-text = Dwa razy odkrywa się o jedną kartę więcej, niż jest graczy; każdy bierze jedną, najpierw zgodnie z ruchem wskazówek zegara, potem odwrotnie (S28, S29).
    .alternative = alternatywne
    .alternative-text = Każdy dobiera trzy karty, zostawia jedną, dwie przekazuje w lewo i z dwóch otrzymanych zostawia jedną (S89).
    .advanced = zaawansowane
    .advanced-text = Odkrywa się rząd pięciu kart, do którego mogą dojść następne; każdy kończy z dwiema (S90–S93).
settlers-option-peaceful = Lokacje przeciwników plądruje się tylko dzięki zdolnościom kart; w każdej rundzie każdy dobiera o jedną kartę Zwykłą więcej (S95-S97)
    .name = Gra pokojowa
settlers-option-factions = Frakcje wybierane po kolei albo rozdzielane losowo (S19)
    .name = Frakcje
    .picked = wybierane po kolei
    .random = rozdzielane losowo
settlers-option-first-player = pierwszy gracz jest losowany albo jest nim gracz z pierwszego miejsca (S21)
    .name = Pierwszy gracz
    .random = losowany
    .first-seat = z pierwszego miejsca
settlers-option-faction-reshuffle = wyczerpana talia Frakcji odnawia się z jej kart odrzuconych (SQ1)
    .name = Odnawianie talii Frakcji
settlers-option-robbers-take-routes = Rabusie mogą odrzucić także Umowę podpisaną dzięki karcie Szlak handlowy (SQ2)
    .name = Rabusie i Szlak handlowy
settlers-option-chapel-points = w Mrocznej kaplicy można odrzucić za 2 PZ także PZ z pola Plądrowania (SQ16)
    .name = Punkty w Mrocznej kaplicy
settlers-option-barbarians-deck = talia Barbarzyńców wydana albo trzy jej karty po trzy kopie, sześć po dwie i dziewięć pojedynczych (S98)
    .name = Talia Barbarzyńców
settlers-option-japanese-deck = talia Japończyków wydana albo trzy jej karty po trzy kopie, sześć po dwie i dziewięć pojedynczych (S98)
    .name = Talia Japończyków
settlers-option-romans-deck = talia Rzymian wydana albo trzy jej karty po trzy kopie, sześć po dwie i dziewięć pojedynczych (S98)
    .name = Talia Rzymian
settlers-option-egyptians-deck = talia Egipcjan wydana albo trzy jej karty po trzy kopie, sześć po dwie i dziewięć pojedynczych (S98)
    .name = Talia Egipcjan
settlers-option-second-use = kiedy zapada decyzja o obu użyciach Lokacji w jednej akcji: od razu, z podwójnym kosztem, albo po pierwszym użyciu (SQ21)
    .name = Drugie użycie Lokacji
    .declared = zapowiadane od razu
    .declared-text = Oba użycia opłaca się przed wykonaniem pierwszego.
    .asked = pytanie po pierwszym
settlers-option-missed-attack = solo: atak, który nie znajduje Lokacji, kończy tylko siebie albo całą fazę ataku (SQ3)
    .name = Atak bez celu
    .goes-on = następuje kolejny
    .ends-phase = kończy fazę

# Errors.
settlers-error-passed = Pozycja, { $where }: gracz na miejscu { $given } spasował i nie ma tury (S38).
expected-knowing-seats = suma bitów miejsc, które znają kartę (1, 2, 4, 8), albo 16 dla wszystkich
expected-location = Lokacja
settlers-error-mark = Pozycja, { $where }: to nie może leżeć na karcie „{ $given }”.
settlers-error-own-seat = Pozycja, { $where }: podano { $given }, czyli właściciela; oczekiwano innego gracza.
settlers-error-attached = Pozycja, { $where }: kart jest { $given }, a według Lokacji powinno być { $least }.
settlers-error-solo = Pozycja: gracz wirtualny i stos Kolekcji istnieją tylko w grze solo.
settlers-ask-afterwards = Akcja wykonana. Czy zrobisz jeszcze coś w tej turze?
settlers-do-end = Zakończ turę
settlers-error-deck = Opcja „{ $name }”: talia ma 3 karty po trzy kopie, 6 po dwie i 9 pojedynczych; ta ma { $three }, { $two } i { $one }.
expected-deck = talia: karty z trzema i dwiema kopiami, np. {"{"}"mill": 3, ...{"}"}
expected-copies = 1, 2 lub 3 kopie
expected-deal = karta z polem Umowy
expected-own-card = karta Frakcyjna tego gracza albo przejęta

# words worth explaining; .forms are those in which cards speak of them
settlers-term-location = Lokacja
    .text = Karta zbudowana w Imperium: Produkcyjna, z Cechą albo z Akcją.
    .forms = lokacja, lokacji, lokacją, lokację
settlers-term-deal = Umowa
    .text = Karta Frakcyjna wsunięta pod górną krawędź planszy daje swoje Dobro od razu i w każdej fazie Produkcji.
    .forms = umowa, umowę, umów
settlers-term-raze = Plądrowanie
    .text = Płacisz żetonami Plądrowania: karta z ręki daje swoje Dobra, podobnie jak Lokacja przeciwnika, która staje się Fundamentem.
    .forms = plądrowania, plądrujesz, splądrowanie, splądrować, splądruj
settlers-term-foundation = Fundament
    .text = Lokacja odwrócona rewersem do góry. Można ją tylko odrzucić, aby zbudować Lokację Frakcyjną.
    .forms = fundament
settlers-term-defence = Żeton Obrony
    .text = Splądrowanie Lokacji, na której leży, kosztuje o jeden żeton Plądrowania więcej.
