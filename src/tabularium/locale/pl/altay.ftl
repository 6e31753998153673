# Altay: Świt Cywilizacji.
altay-title = Altay: Świt Cywilizacji
altay-about = Buduj talię, zasiedlaj ziemie, zdobywaj osiągnięcia.
    .sort = mapa i budowanie talii

# Factions.
altay-earthfolk = Ziemny Lud
altay-elvenfolk = Elfi Lud
altay-firefolk = Ognisty Lud
altay-smallfolk = Mały Lud

# Goods: the name, and an amount. .what is the object of a verb.
altay-good-food = żywność
altay-good-wood = drewno
altay-good-metal = metal
altay-good-stone = kamień
altay-good-culture = kultura
altay-n-food = { $n ->
    [one] { $n } żywność
   *[other] { $n } żywności
}
altay-n-wood = { $n ->
    [one] { $n } drewno
   *[other] { $n } drewna
}
altay-n-metal = { $n ->
    [one] { $n } metal
   *[other] { $n } metalu
}
altay-n-stone = { $n ->
    [one] { $n } kamień
   *[other] { $n } kamienia
}
altay-n-culture = { $n ->
    [one] { $n } kultura
   *[other] { $n } kultury
}
    .what = { $n ->
        [one] { $n } kulturę
       *[other] { $n } kultury
    }
altay-n-wms = { $n ->
    [one] { $n } drewno, metal lub kamień
   *[other] { $n } drewna, metalu lub kamienia w dowolnym połączeniu
}
altay-n-any = { $n ->
    [one] { $n } dowolny zasób
    [few] { $n } dowolne zasoby
   *[many] { $n } dowolnych zasobów
}

# Terrain, and a territory by its number.
altay-farmland = uprawa
    .what = uprawę
altay-forest = las
altay-hill = wzgórze
altay-mountain = góra
    .what = górę
altay-farmland-n = uprawa { $n }
altay-forest-n = las { $n }
altay-hill-n = wzgórze { $n }
altay-mountain-n = góra { $n }
altay-token = { $value } + { $good }

# Action cards.
altay-card-hunter = Łowca
altay-card-warrior = Wojownik
altay-card-village = Wioska
altay-card-colonist = Osadnik
altay-card-digger = Kopacz
altay-card-loremaster = Mędrzec
altay-card-shaman = Szaman
altay-card-craftsman = Rzemieślnik
altay-card-spellweaver = Czarownik
altay-card-farmer = Rolnik
altay-card-lumberjack = Drwal
altay-card-miner = Górnik
altay-card-stonecutter = Kamieniarz
altay-card-scholar = Uczony
altay-card-merchant = Kupiec
altay-card-cavalry = Kawaleria
altay-card-town = Miasteczko
altay-card-worker = Robotnik
altay-card-chariot = Rydwan
altay-card-city = Miasto
altay-card-with-vp = { $name } ({ $vp } PZ)
altay-card-with-good = { $name } ({ $good })

# Achievements.
altay-card-engineering = Inżynieria
altay-card-masonry = Murarstwo
altay-card-mathematics = Matematyka
altay-card-strategy = Strategia
altay-card-writing = Pismo
altay-card-commerce = Handel
altay-card-government = Ustrój
altay-card-leadership = Przywództwo
altay-card-philosophy = Filozofia
altay-card-religion = Religia
altay-card-academy = Akademia
altay-card-amphitheatre = Amfiteatr
altay-card-aqueducts = Akwedukty
altay-card-ark = Arka
altay-card-colossus = Kolos
altay-card-great-wall = Wielki Mur
altay-card-highways = Trakty
altay-card-mausoleum = Mauzoleum
altay-card-siege-engines = Machiny oblężnicze
altay-card-triumphal-arch = Łuk triumfalny

# Effects.
altay-produce = wyprodukuj { $goods }
    .to = wyprodukować { $goods }
altay-use = zagospodaruj { $terrain }
    .to = zagospodarować { $terrain }
altay-consume = zużyj znacznik podboju
    .to = zużyć znacznik podboju
altay-draw = { $n ->
    [one] dobierz { $n } kartę
    [few] dobierz { $n } karty
   *[many] dobierz { $n } kart
}
    .to = { $n ->
        [one] dobrać { $n } kartę
        [few] dobrać { $n } karty
       *[many] dobrać { $n } kart
    }
altay-attack = { $n ->
    [one] { $n } symbol ataku
    [few] { $n } symbole ataku
   *[many] { $n } symboli ataku
}
altay-defence = { $n ->
    [one] { $n } symbol obrony
    [few] { $n } symbole obrony
   *[many] { $n } symboli obrony
}
altay-collect = zbierz { $goods }
altay-store = zmagazynuj maksymalnie { $goods }
altay-fill = wypełnij swoją kartę { $card }
    .to = wypełnić swoją kartę { $card }
altay-build = { $n ->
    [one] zbuduj { $n } osadę
    [few] zbuduj { $n } osady
   *[many] zbuduj { $n } osad
}
    .to = { $n ->
        [one] zbudować { $n } osadę
        [few] zbudować { $n } osady
       *[many] zbudować { $n } osad
    }
altay-trash = wyrzuć z gry kartę z ręki
    .to = wyrzucić z gry kartę z ręki
altay-discard = odrzuć kartę z ręki
    .to = odrzucić kartę z ręki
altay-archive = jeśli na tej karcie nie leży żadna inna, możesz zachować na niej kartę z ręki; później użyjesz jej tak jak karty z ręki
altay-draw-more = dobierz o 1 kartę więcej niż zwykle
    .to = dobrać o 1 kartę więcej niż zwykle
altay-swap = wymień 1 zasób na 1 zasób innego rodzaju
    .to = wymienić 1 zasób na 1 zasób innego rodzaju
altay-resettle = przesiedl 1 osadę na sąsiednie terytorium
    .to = przesiedlić 1 osadę na sąsiednie terytorium
altay-attack-better = powtarzalna: +{ $n } do siły każdego twojego ataku
altay-defend-better = powtarzalna: +{ $n } do siły, gdy walczysz jako obrońca
altay-on-completion = po ukończeniu: { $effect }
altay-or = albo { $effect }
altay-technology-settlement = po ukończeniu umieść na planszy osadę leżącą na tej karcie

# What wonders count, after "per".
altay-count-technologies = { $n ->
    [one] każdą ukończoną przez ciebie technologię
    [few] każde { $n } ukończone przez ciebie technologie
   *[many] każde { $n } ukończonych przez ciebie technologii
}
altay-count-cards = { $n ->
    [one] każdą twoją kartę akcji
    [few] każde { $n } twoje karty akcji
   *[many] każde { $n } twoich kart akcji
}
altay-count-crowded = { $n ->
    [one] każde terytorium z co najmniej dwiema twoimi osadami
    [few] każde { $n } terytoria z co najmniej dwiema twoimi osadami
   *[many] każde { $n } terytoriów z co najmniej dwiema twoimi osadami
}
altay-count-lonely = { $n ->
    [one] każde terytorium z dokładnie jedną twoją osadą
    [few] każde { $n } terytoria z dokładnie jedną twoją osadą
   *[many] każde { $n } terytoriów z dokładnie jedną twoją osadą
}
altay-count-pointed = { $n ->
    [one] każdą twoją kartę akcji, która ma wartość w PZ
    [few] każde { $n } twoje karty akcji, które mają wartość w PZ
   *[many] każde { $n } twoich kart akcji, które mają wartość w PZ
}
altay-count-border = { $n ->
    [one] każde twoje terytorium sąsiadujące z terytorium przeciwnika
    [few] każde { $n } twoje terytoria sąsiadujące z terytorium przeciwnika
   *[many] każde { $n } twoich terytoriów sąsiadujących z terytorium przeciwnika
}
altay-count-terrain = { $n ->
    [one] każde twoje terytorium tego rodzaju, którego masz najwięcej
    [few] każde { $n } twoje terytoria tego rodzaju, którego masz najwięcej
   *[many] każde { $n } twoich terytoriów tego rodzaju, którego masz najwięcej
}
altay-count-starting = { $n ->
    [one] każdą początkową kartę, którą wciąż masz
    [few] każde { $n } początkowe karty, które wciąż masz
   *[many] każde { $n } początkowych kart, które wciąż masz
}
altay-count-captured = { $n ->
    [one] każdą przejętą przez ciebie osadę
    [few] każde { $n } przejęte przez ciebie osady
   *[many] każde { $n } przejętych przez ciebie osad
}
altay-count-tokens = { $n ->
    [one] każdy przejęty przez ciebie znacznik podboju
    [few] każde { $n } przejęte przez ciebie znaczniki podboju
   *[many] każde { $n } przejętych przez ciebie znaczników podboju
}

# Questions.
altay-ask-faction = Którą frakcję poprowadzisz?
altay-ask-start = Na której uprawie zaczynasz?
altay-ask-turn = Twoja tura: co robisz?
altay-ask-good = Który zasób bierzesz?
altay-ask-use = Które terytorium zagospodarowujesz ({ $terrain })?
altay-ask-build = { $n ->
    [one] Gdzie umieszczasz osadę?
   *[other] Gdzie umieszczasz osadę? (do umieszczenia: { $n })
}
altay-ask-pay = Co wydajesz? (pozostało: { $n })
altay-ask-first-good = Który zasób kładziesz na karcie { $card }?
altay-ask-attack-token = Atak: { $from } → { $place }. Wybierz karty ataku. Twoja siła: { $strength }, potrzeba więcej niż { $value }.
altay-ask-attack-seat = Atak: { $from } → { $place }. Wybierz karty ataku. Twoja siła: { $strength }, siła obrony bez kart obrońcy: { $value }.
altay-ask-defend = { $rival } atakuje, cel: { $place }. Siła ataku: { $strength }, twoja siła obrony: { $resistance }. Poddajesz się czy walczysz?
altay-ask-surrender = Poddajesz się w walce o terytorium: { $place }. Możesz odrzucić { $n ->
    [one] { $n } kartę.
    [few] maksymalnie { $n } karty.
   *[many] maksymalnie { $n } kart.
}
altay-ask-fight = Obrona: { $place }. Wybierz karty obrony. Twoja siła obrony: { $resistance }, siła ataku: { $strength }.
altay-ask-trash = Którą kartę wyrzucasz z gry?
altay-ask-discard = Którą kartę odrzucasz?
altay-ask-archive = Którą kartę zachowujesz na późniejszą turę?
altay-ask-draw-more = Dobierasz o jedną kartę więcej?
altay-ask-swap-give = Który zasób oddajesz?
altay-ask-swap-take = Który zasób bierzesz w zamian?
altay-ask-resettle-from = Skąd przesiedlasz osadę?
altay-ask-resettle-to = Dokąd przesiedlasz osadę (skąd: { $place })?

# Options.
altay-do-play = { $card }: { $effect }
altay-do-take-good = Weź { $good }
altay-do-pay = Wydaj { $good }
altay-do-put = Połóż na niej { $good }
altay-do-give = Oddaj { $good }
altay-do-place = Połóż { $good } na karcie { $card }
altay-do-take = Odbierz wszystkie zasoby z karty { $card }
altay-do-buy = Kup kartę { $card } za { $cost }
altay-do-attack-token = Atakuj: { $from } → { $place } (znacznik { $token })
altay-do-attack-seat = Atakuj: { $from } → { $place } (broni się { $rival })
altay-do-add-attack = Dodaj kartę { $card }: +{ $n } do ataku
altay-do-attack-now = Atakuj z siłą { $strength }
altay-do-start = Zacznij rozwijać osiągnięcie { $card } – wymagane: { $cost }
altay-do-use = Użyj karty { $card }: { $effect }
altay-do-trade = { $n ->
    [one] Wydaj { $n } monetę, aby wziąć zasób
    [few] Wydaj { $n } monety, aby wziąć zasób
   *[many] Wydaj { $n } monet, aby wziąć zasób
}
altay-do-abandon = Odrzuć rozwijaną technologię { $card }
altay-do-drop = Odrzuć ze stołu kartę { $card }
altay-do-end = Zakończ turę
altay-do-surrender = Poddaj się
altay-do-fight = Walcz
altay-do-discard = Odrzuć kartę { $card }
altay-do-discard-no-more = Nie odrzucaj więcej kart
altay-do-add-defence = Dodaj kartę { $card }: +{ $n } do obrony
altay-do-defend-now = Broń się z siłą { $resistance }
altay-do-trash = Wyrzuć z gry kartę { $card }
altay-do-archive = Zachowaj kartę { $card }
altay-do-draw-more = Dobierz o jedną kartę więcej
altay-do-nothing = Nie, dziękuję

# Kilka kart lub zasobów wybranych naraz i to, do czego prowadzą.
altay-set-attack = Atakuj z siłą { $strength }, karty: { $cards }
altay-set-defend = Broń się z siłą { $resistance }, karty: { $cards }
altay-set-discard = Odrzuć: { $cards }
altay-set-pay = Wydaj { $goods }
altay-outcome-conquers = Siła { $strength } przeciwko { $value }: zdobywasz znacznik.
altay-outcome-too-weak = Siła { $strength } przeciwko { $value }: za mało, potrzeba więcej niż { $value }.
altay-outcome-attacks = Siła { $strength } przeciwko { $value }, bez kart obrońcy.
altay-outcome-lost = Siła { $resistance } przeciwko { $strength }: wygrywa atakujący, tracisz osadę. Miejsce: { $place }.
altay-outcome-tie = Siła { $resistance } przeciwko { $strength }: remis, zachowujesz osadę. Miejsce: { $place }.
altay-outcome-won = Siła { $resistance } przeciwko { $strength }: wygrywasz i przejmujesz osadę ({ $rival }). Miejsce: { $place }.
altay-outcome-surrender = { $n ->
    [0] Tracisz osadę i nie dobierasz kart.
    [one] Tracisz osadę, odrzucasz 1 kartę i dobierasz 1.
    [few] Tracisz osadę, odrzucasz { $n } karty i dobierasz { $n }.
   *[other] Tracisz osadę, odrzucasz { $n } kart i dobierasz { $n }.
}

# What happened.
altay-event-first-player = Pierwszy gracz: { $who }.
altay-event-faction-picked = Do gry dołącza { $who }.
altay-event-start = { $who } zaczyna na terytorium: { $place }.
altay-event-turn = Runda { $n }: gra { $who }.
altay-event-draw = { $n ->
    [one] { $who } dobiera { $n } kartę.
    [few] { $who } dobiera { $n } karty.
   *[many] { $who } dobiera { $n } kart.
}
altay-event-drew = Dobierasz kartę { $card }.
altay-event-reshuffle = { $who } tasuje odrzucone karty; powstaje z nich nowa talia.
altay-event-play = { $who } zagrywa kartę { $card }.
altay-event-produce = { $who } produkuje { $goods }.
altay-event-use = { $who } zagospodarowuje terytorium: { $place }.
altay-event-consume = { $who } zużywa znacznik podboju.
altay-event-buy = { $who } kupuje kartę { $card }.
altay-event-place = { $who } kładzie { $good } na karcie { $card }.
altay-event-take = { $who } odbiera zasoby z karty { $card }.
altay-event-build = { $who } umieszcza osadę na terytorium: { $place }.
altay-event-settlement-lost = { $who } nie ma gdzie umieścić osady; osada opuszcza grę.
altay-event-attack-token = { $who } atakuje: { $from } → { $place } (znacznik { $token }).
altay-event-attack-seat = { $who } atakuje: { $from } → { $place } (broni się { $rival }).
altay-event-conquer = { $who } podbija terytorium ({ $place }) i bierze znacznik { $token }.
altay-event-surrender = { $who } poddaje się.
altay-event-fight = { $who } walczy.
altay-event-discarded = { $who } odrzuca kartę { $card }.
altay-event-battle = Siła w walce: { $who } – { $n }, { $rival } – { $m }.
altay-event-capture = { $who } przejmuje osadę, którą traci { $rival }.
altay-event-tie = Walka kończy się remisem, bez żadnych skutków.
altay-event-begin = { $who } zaczyna rozwijać osiągnięcie { $card }.
altay-event-reveal = Odkryta zostaje karta { $card }.
altay-event-complete = { $who } kończy rozwijać osiągnięcie { $card }.
altay-event-abandon = { $who } odrzuca rozwijaną technologię { $card }.
altay-event-ability-used = { $who } używa karty { $card }.
altay-event-trash = { $who } wyrzuca z gry kartę { $card }.
altay-event-swap = { $who } wymienia { $good } na { $other }.
altay-event-resettle = { $who } przesiedla osadę: { $from } → { $place }.
altay-event-archived = { $who } zachowuje kartę { $card }.
altay-event-coins-gained = { $n ->
    [one] { $who } zyskuje { $n } monetę.
    [few] { $who } zyskuje { $n } monety.
   *[many] { $who } zyskuje { $n } monet.
}
altay-event-coins-spent = { $n ->
    [one] { $who } wydaje { $n } monetę.
    [few] { $who } wydaje { $n } monety.
   *[many] { $who } wydaje { $n } monet.
}
altay-event-drop = { $who } odrzuca ze stołu kartę { $card }.
altay-event-last-round = To ostatnia runda.
altay-event-game-over = Koniec gry.
altay-event-secret-dealt = Twój tajny cud to { $card }.

# Scoring.
altay-score-achievements = osiągnięcia
altay-score-cards = karty akcji
altay-score-territories = terytoria
altay-score-captured = przejęte osady
altay-score-tokens = znaczniki podboju

# Options of the game.
altay-option-trade = niewydane zasoby zamieniają się w monety; pięć monet można wymienić na zasób (A36)
    .name = Handel
altay-option-starts = swobodny wybór początkowej uprawy albo proponowane rogi planszy (A24)
    .name = Miejsca startowe
    .free = swobodny wybór
    .suggested = proponowane rogi
altay-option-factions = frakcje wybierane zgodnie z ruchem wskazówek zegara od pierwszego gracza albo rozdzielane losowo (A23)
    .name = Frakcje
    .picked = wybierane po kolei
    .random = rozdzielane losowo
altay-option-map = na 2 lub 3 graczy: mapa zmniejszona albo pełna (A15)
    .name = Mapa
    .reduced = zmniejszona
    .full = pełna
altay-option-vp-spots = gdzie leżą znaczniki PZ: w środkowym rzędzie albo na górach z dala od krawędzi (B1, B2)
    .name = Znaczniki PZ
    .row = środkowy rząd
    .row-text = Na pełnej mapie góry 18, 19 i 21; na zmniejszonej dla trzech graczy 18, 19 i 22.
    .inner = z dala od krawędzi
    .inner-text = Góry 19, 20 i 22; dwóch graczy na zmniejszonej mapie ma tylko 20, 21 i 22.
altay-option-archive-defends = karty zachowanej dzięki technologii Pismo można użyć w obronie (B16)
    .name = Zachowana karta broni
altay-option-archive-surrenders = kartę zachowaną dzięki technologii Pismo można odrzucić, poddając się (B16)
    .name = Zachowana karta a poddanie się
altay-option-abandoned = odrzucona technologia opuszcza grę albo wraca do swojej talii (B14)
    .name = Odrzucone technologie
    .removed = opuszczają grę
    .returned = wracają do talii
    .returned-text = Wtasowuje się je do talii ich poziomu; jeśli odkryte są mniej niż trzy różne karty, dokłada się następne.
altay-option-drop-table-cards = niewypełnioną kartę leżącą na stole można odrzucić (B15)
    .name = Odrzucanie kart ze stołu
altay-option-ask-government = pytanie w każdej turze, czy dobrać dodatkową kartę za technologię Ustrój (A11)
    .name = Pytanie o Ustrój
altay-option-first-player = pierwszy gracz jest losowany albo jest nim gracz z pierwszego miejsca (A22)
    .name = Pierwszy gracz
    .random = losowany
    .first-seat = z pierwszego miejsca
altay-option-round-limit = koniec gry po tylu rundach; 0 oznacza brak limitu
    .name = Limit rund

# Errors.
expected-achievement = osiągnięcie
expected-action-card = karta akcji
expected-wonder = cud
expected-own-wonder = cud, który ten gracz rozwija albo ukończył
expected-table-card = karta zagrywana na stół
expected-territory = numer terytorium, od 0 do 22
expected-neighbours = dwa sąsiednie terytoria
altay-error-twice = Pozycja, { $where }: żadnego osiągnięcia nie można mieć dwukrotnie (A59).
altay-error-title-twice = Pozycja, { $where }: „{ $given }” to druga karta o tym samym tytule (A31).
altay-error-wonder-settlement = Pozycja, { $where }: na cudach nie leżą osady (A63).
altay-error-no-room = Pozycja, { $where }: brak miejsca na { $n } × { $given }.
altay-error-level = Pozycja, { $where }: karta „{ $given }” nie jest z poziomu { $level }.
altay-error-crowd = Pozycja, { $where }: podana liczba osad to { $n }, oczekiwano od 1 do { $most } (A42).
altay-error-territory = Pozycja, { $where }: podano { $given }, oczekiwano „free”, znacznika ({ $possible }) albo frakcji i liczby, jak w „earthfolk 2”.
altay-error-absent = Pozycja, { $where }: frakcja „{ $given }” nie bierze udziału w tej grze.
altay-error-settlements = Pozycja, { $where }: suma podanych osad to { $n }, a jest ich { $most }.
altay-error-tokens = Pozycja, znaczniki podboju „{ $given }”: podano { $n }, a jest ich { $most }.
altay-error-no-ability = Pozycja, abilities_used: miejsce { $seat } nie ma karty „{ $given }”.
altay-error-archive = Pozycja, { $where }: kartę można zachować tylko na karcie Pismo.
altay-error-one-secret = Pozycja, { $where }: tajnym cudem tego gracza jest już „{ $given }”, innego nie ma.
altay-error-own-captured = Pozycja, { $where }: „{ $given }” nie może przejąć własnych osad.
altay-error-full = Pozycja, { $where }: karta „{ $given }” jest pełna, więc byłaby ukończona.
altay-error-empty = Pozycja, { $where }: osiągnięcie zaczyna się od położenia zasobu (A55).

# words worth explaining; .forms are those in which cards speak of them
altay-term-collect = Zbieranie
    .text = Karta leży przed tobą i przyjmuje zasoby; gdy wszystkie pola są pełne, działa i trafia na stos kart odrzuconych.
    .forms = zbierz
altay-term-store = Magazynowanie
    .text = Zasoby położone na karcie czekają na późniejszą turę. Kto bierze jeden, bierze wszystkie, a karta jest odrzucana.
    .forms = zmagazynuj
altay-term-use-terrain = Zagospodarowanie (terenu)
    .text = Potrzebujesz osady na takim terytorium, a każde terytorium można zagospodarować raz na turę.
    .forms = zagospodaruj
altay-term-conquest = Znacznik podboju
    .text = Strzeże terytorium: pokonaj jego wartość kartami ataku, aby je podbić. Na koniec daje punkty.
    .forms = znacznik podboju, znaczniki podboju
altay-term-trash = Wyrzucenie z gry
    .text = Karta na zawsze opuszcza grę.
    .forms = wyrzuć z gry
