# Words every game uses.
player = Gracz { $seat }
and = { $head } i { $last }
or = { $head } albo { $last }
and-clauses = { $head } i { $last }
nothing = nic

# Wybór kilku rzeczy naraz.
set-times = { $n } × { $thing }
set-so-many = wybrano { $n } z { $most }
set-up-to = wybrano { $n }, maksymalnie { $most }
set-from-to = wybrano { $n }, potrzeba od { $least } do { $most }

# The card language. A clause is lower case; .to is its form after a cost.
card-to = { $cost }, aby { $effect }
    .may = { $cost }, aby { $effect }
card-once-per-turn = raz na turę: { $effect }
card-end-of-turn = na koniec twojej tury: { $effect }
option-sets = które zestawy kart są w grze; o dodane trzeba poprosić
    .name = Zestawy kart
card-copies = { $n ->
    [one] Jedna karta
    [few] { $n } karty
   *[other] { $n } kart
}
card-points = na koniec gry 1 PZ za { $of }
card-points-plus = na koniec gry { $base } PZ i dodatkowo 1 PZ za { $of }

# What was expected, in error messages.
expected-list = lista
expected-object = obiekt złożony z nazw i wartości
expected-number = liczba całkowita, co najmniej 0
expected-flag = true albo false
expected-words = słowo albo lista ze słowem dla każdego miejsca
expected-name = nazwa
expected-seats = liczba graczy albo lista ich frakcji
expected-factions = frakcja dla każdego miejsca
expected-place = karta, jej strefa i miejsce w niej
expected-registers = lista czterech liczb całkowitych

# Errors.
error-unknown-game = Nie ma gry „{ $given }”. Możliwe: { $possible }.
error-broken-game = Gra „{ $given }” jest zainstalowana, ale nie da się jej wczytać: powód podało ostrzeżenie przy starcie programu.
error-unknown-bot = Nie ma bota „{ $given }”. Możliwe: { $possible }.
error-own-bot = Nie można wczytać bota „{ $given }”, oczekiwano pakiet.moduł:Klasa z metodą decide: { $problem }
error-budget = „{ $given }” nie jest botem: po search@ podaje się liczbę zejść w drzewie (search@200) albo sekund (search@1.5s).
error-missing-part = Jedna z części nie jest zainstalowana, brakuje { $name }: pip install 'tabularium-games[{ $extra }]'
error-language = Nie ma tekstów w języku „{ $given }”. Możliwe: { $possible }.
error-seats = Miejsca przy stole: podano { $given }, oczekiwano: { $expected }.
error-seat-count = Liczba graczy w grze { $game }: od { $least } do { $most }, podano { $given }.
error-seats-exactly = Liczba graczy w grze { $game }: { $most }, podano { $given }.
error-seats-bots = Liczba miejsc: { $seats }. Podaj jednego bota dla wszystkich pozostałych albo tyle botów, ile jest innych miejsc ({ $others }); podano { $given }.
error-faction = Nie ma frakcji „{ $given }”. Możliwe: { $possible }.
error-faction-twice = Frakcję „{ $given }” podano dla dwóch miejsc.
error-option-name = Gra { $game } nie ma opcji „{ $given }”. Możliwe: { $possible }.
error-option-value = Opcja „{ $name }”: podano { $given }, oczekiwano: { $expected }.
error-option-choice = Opcja „{ $name }”: podano { $given }. Możliwe: { $possible }.
error-option-range = { $most ->
    [-1] Opcja „{ $name }”: podano { $given }, oczekiwano co najmniej { $least }.
   *[other] Opcja „{ $name }”: podano { $given }, oczekiwano od { $least } do { $most }.
}
error-option-seats = Opcja „{ $name }”: { $given } określa miejsca w liczbie { $n }, a gra ich { $seats }.
error-seed = Ziarno losowości: podano { $given }, oczekiwano liczby całkowitej, co najmniej 0.
error-seat = Miejsce przy stole: podano { $given }, oczekiwano liczby od 0 do { $most } albo None dla widza.
error-game-over = Gra jest zakończona: nie można wykonać ruchu.
error-not-your-turn = Miejsce { $given } nie może wykonać ruchu: teraz kolej na miejsce { $seat }.
error-reset = Żadna gra nie trwa: zaczyna się ona od reset.
error-action = Akcja: podano { $given }, oczekiwano jej numeru.
error-option-index = Podano opcję numer { $given }, oczekiwano numeru od 0 do { $most }.
error-option-type = Ruch: podano { $given }, oczekiwano opcji, jej klucza albo jej numeru.
error-option-key = Ruch „{ $given }” nie jest dostępny dla miejsca { $seat } ({ $kind }). Możliwe: { $possible }.
error-set-none = Na to pytanie ({ $kind }) odpowiada się jedną opcją, nie kilkoma.
error-set-type = Otrzymano { $given } jako wybór kilku rzeczy, oczekiwano listy kluczy.
error-set-key = „{ $given }” nie można tu wybrać. Możliwe: { $possible }.
error-set-copies = „{ $given }” wybrano więcej razy, niż tu jest ({ $n }).
error-set-exactly = Wybrano { $given }, a trzeba wybrać { $most }.
error-set-count = Wybrano { $given }, a trzeba wybrać od { $least } do { $most }.
error-set-sum = Suma wybranych to { $given }, a potrzeba co najmniej { $least }.
error-set-unfit = Wybranych rzeczy nie można wziąć razem.
error-set-short = Wybrane żetony nie wystarczają na całą opłatę.
error-set-over = Wybrano więcej, niż potrzeba: coś trzeba pominąć.
error-thing = Na stole nie ma niczego o nazwie „{ $given }”. Możliwe: { $possible }.
error-card-fact = Karty gry { $game } nic nie mówią o „{ $given }”. Możliwe: { $possible }.
error-card-value = Żadna karta gry { $game } nie ma wartości „{ $given }” ({ $name }). Możliwe: { $possible }.
error-card-words = Karty, { $name }: podano { $given }, oczekiwano tekstu.
error-move-number = Podano ruch { $given }, oczekiwano od 0 do { $most }.
error-version = Dokument odpowiada wersji { $given } zasad gry { $game }; tutaj obowiązuje wersja { $version }, która może się różnić.
error-position-choice = Pozycja, { $where }: podano „{ $given }”. Możliwe: { $possible }.
error-position-value = Pozycja, { $where }: podano { $given }, oczekiwano: { $expected }.
error-position-missing = Pozycja: brakuje wpisu „{ $where }”.
error-position-most = Pozycja, { $where }: podano { $given }, oczekiwano najwyżej { $most }.
error-position-other = Pozycja: { $problem }
error-position-no-work = Pozycja: stos zadań jest pusty, a gra nie jest zakończona.
error-position-undone = Pozycja: przed pytaniem z jej „stack” na tym stole trzeba jeszcze zrobić coś innego.
error-position-frame = Pozycja, { $where }: ta ramka nie pasuje do reszty pozycji.
error-position-none-left = Pozycja, { $where }: w tej grze nie ma już „{ $given }”: { $reason }
position-why-named = { $n ->
    [one] jedyna karta, która może tu leżeć, jest podana w { $places }.
   *[other] wszystkie karty, które mogą tu leżeć (jest ich { $n }), są podane w { $places }.
}
position-why-elsewhere = karty o tej nazwie nie mogą tu leżeć.
position-why-players = jest tylko na { $n } lub więcej graczy.
position-why-faction = mają ją tylko { $factions }, a nimi nikt nie gra.
position-why-option = nie ma jej przez opcję „{ $option }”.
position-why-solo = jest tylko do gry solo.
position-why-no-solo = nie jest do gry solo.
position-why-box = należy do drugiego zestawu wspólnych kart.
position-why-replaced = gra nacja o tej nazwie, więc na jej miejscu jest karta hołdu z drugiego zestawu.
position-why-not-drawn = należy do drugiego zestawu wspólnych kart i nie zajmuje tu miejsca żadnej karty hołdu.
position-why-face = to nie osobna karta, tylko druga strona innej.
error-position-twice = Pozycja, { $where }: „{ $given }” podano dwa razy.
error-position-least = Pozycja, { $where }: podano { $given }, a oczekiwano co najmniej { $least }.
error-position-not-now = Pozycja, { $where }: zapisuje to sama gra w trakcie jakiegoś działania, obok „stack”.
error-position-over = Pozycja: gra jest skończona, ale jej „stack” nie jest pusty.
error-endless = { $name }: węzeł wykonuje kroki bez końca i nikt nie jest o nic pytany (kroków: { $n }). Oczekiwano, że węzeł po zakończeniu pracy zdejmie się ze stosu przez g.pop(); Verb robi to sam.
error-record-entry = Zapis przebiegu: nieznany wpis „{ $given }”. Możliwe: { $possible }.
error-record-truncated = W zapisie przebiegu brakuje wpisu „{ $name }”: zapis jest urwany.
error-record-format = Zapis przebiegu ma format { $given }, oczekiwano formatu { $version }.
error-record-value = Zapis przebiegu, { $name }: podano { $given }, oczekiwano: { $expected }.
error-record-start = Nie można rozpocząć gry z zapisu: { $problem }
error-record-move = Nie można wykonać ruchu { $n } z zapisu: { $problem }
error-record-length = Skróty kontrolne w zapisie sięgają ruchu { $last }, a liczba kluczy w zapisie to { $n }: zapis jest urwany.
error-record-digest = Po ruchu { $n } gra różni się od zapisu: został zmieniony albo powstał według innych zasad.
error-record-result = Wynik gry różni się od wyniku w zapisie.
error-record-json = Zapis przebiegu nie jest poprawnym dokumentem JSON: { $problem }
error-save-format = Zapisana gra ma format { $given }, oczekiwano formatu { $version }.
