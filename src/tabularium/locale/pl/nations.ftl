# Wojna Narodów.
nations-title = Wojna Narodów
nations-about = Poprowadź nację od starożytności po rewolucję przemysłową.
    .sort = rozwój i produkcja

# Nations and seats. China is a plural: sentences with { $who } select its form of the verb.
nations-china = Chiny
nations-egypt = Egipt
nations-greece = Grecja
nations-persia = Persja
nations-rome = Rzym
nations-virtual = Wirtualny przeciwnik
nations-board = { $nation }, strona { $side }

# Goods: an amount. .what is the object of a verb.
nations-n-gold = { $n ->
    [one] { $n } złoto
   *[other] { $n } złota
}
nations-n-stone = { $n ->
    [one] { $n } kamień
    [few] { $n } kamienie
   *[many] { $n } kamieni
}
nations-n-food = { $n ->
    [one] { $n } żywność
   *[other] { $n } żywności
}
nations-n-books = { $n ->
    [one] { $n } księga
    [few] { $n } księgi
   *[many] { $n } ksiąg
}
    .what = { $n ->
        [one] { $n } księgę
        [few] { $n } księgi
       *[many] { $n } ksiąg
    }
nations-n-strength = { $n ->
    [one] { $n } punkt siły militarnej
    [few] { $n } punkty siły militarnej
   *[many] { $n } punktów siły militarnej
}
nations-n-stability = { $n ->
    [one] { $n } punkt stabilizacji
    [few] { $n } punkty stabilizacji
   *[many] { $n } punktów stabilizacji
}
nations-n-vp = { $n } PZ
nations-good-gold = złoto
nations-good-stone = kamienie
nations-good-food = żywność
nations-good-books = księgi
nations-good-strength = siła militarna
nations-good-stability = stabilizacja
nations-good-vp = PZ
nations-food-section = sekcja żywności
    .do = Sekcja żywności
nations-stability-section = sekcja stabilizacji
    .do = Sekcja stabilizacji
nations-above = miejsce nad torem populacji
    .do = Miejsce nad torem populacji
nations-supply = obszar zasobów
    .do = Obszar zasobów
nations-printed = { $card } (plansza)
nations-or-clauses = { $head } albo { $last }
nations-done = Wystarczy
nations-none = Żaden
nations-yes = Tak
nations-no = Nie

# Card text. A clause is lower case; .to follows a cost or "may"; .do is an option.
nations-gain = zyskaj { $goods }
    .to = zyskać { $goods }
    .each = zyskuje { $goods }
    .do = Zyskaj { $goods }
nations-gain-per = zyskaj { $goods } za { $of }
    .to = zyskać { $goods } za { $of }
nations-lose = strać { $goods }
    .to = stracić { $goods }
    .each = traci { $goods }
    .do = Strać { $goods }
nations-lose-per = strać { $goods } za { $of }
    .to = stracić { $goods } za { $of }
nations-pay = zapłać { $goods }
    .to = zapłacić { $goods }
    .do = Zapłać { $goods }
nations-when = { $when }, { $effect }
nations-may = możesz { $effect }
nations-or-else = { $first }, a jeśli to niemożliwe, { $second }
nations-take-workers = weź { $n ->
    [one] { $n } robotnika
   *[other] { $n } robotników
}
    .to = wziąć { $n ->
        [one] { $n } robotnika
       *[other] { $n } robotników
    }
nations-return-worker = zwróć 1 robotnika
    .to = zwrócić 1 robotnika
nations-deploy-free-any = wyślij do pracy { $n ->
    [one] 1 robotnika
   *[other] najwyżej { $n } robotników
} bez opłaty w kamieniach
    .to = wysłać do pracy { $n ->
        [one] 1 robotnika
       *[other] najwyżej { $n } robotników
    } bez opłaty w kamieniach
nations-deploy-free-military = możesz wysłać najwyżej { $n ->
    [one] { $n } robotnika
   *[other] { $n } robotników
} na karty jednostek militarnych bez opłaty w kamieniach
nations-deploy-here = możesz umieścić na nim 1 robotnika bez opłaty w kamieniach
nations-hire-free = możesz zatrudnić za darmo { $n ->
    [one] 1 architekta
   *[other] najwyżej { $n } architektów
}
nations-drop-architect = usuń ostatniego architekta ze swojego cudu w budowie
    .to = usunąć ostatniego architekta ze swojego cudu w budowie
    .do = Usuń architekta
nations-buy-free-golden-age-wonder = kup Złoty Wiek albo cud bez opłaty w złocie
    .to = kupić Złoty Wiek albo cud bez opłaty w złocie
nations-swap = zamień miejscami dwie karty na planszy postępu
    .to = zamienić miejscami dwie karty na planszy postępu
nations-colony = usuń jedną ze swoich kolonii
    .to = usunąć jedną ze swoich kolonii
nations-goes-if = opuszcza grę, { $when }
nations-in-production = Produkcja: { $effect }
nations-action = Akcja: { $effect }
nations-action-once = Akcja, raz na rundę: { $effect }
nations-private = { $n ->
    [one] 1 prywatny architekt
   *[other] { $n } prywatnych architektów
} w każdej rundzie
nations-when-ready = Po ukończeniu budowy: { $effect }
nations-at-end = Na koniec gry: { $n } PZ za { $of }
nations-at-end-if = Na koniec gry: { $n } PZ, { $when }
nations-when-wonder = Za każdym razem, gdy kończysz budowę cudu: { $effect }
nations-when-later-wonder = Za każdym razem, gdy kończysz budowę kolejnego cudu: { $effect }
nations-when-hiring = Za każdym razem, gdy zatrudniasz architekta: { $effect }
nations-when-first-pass = Gdy pasujesz przed wszystkimi innymi: { $effect }
nations-when-replacing = Za każdym razem, gdy twój budynek zastępuje budynek z wcześniejszej epoki: { $effect }
nations-when-last-gold = Gdy zapłata wyczerpuje twoje złoto: { $effect }
nations-when-age-ends = Na koniec każdej epoki: { $effect }
nations-when-buying-golden = Gdy kupujesz Złoty Wiek: { $effect }
nations-when-buying-battle = Gdy kupujesz bitwę: { $effect }
nations-when-buying-fight = Gdy kupujesz wojnę lub bitwę: { $effect }
nations-when-buying-war = Gdy kupujesz wojnę: { $effect }
nations-when-paying = Gdy płacisz za kartę dokładnie { $price } { $price ->
    [one] złoto
   *[other] złota
}: { $effect }
nations-when-others-colonise = Gdy inna nacja kupuje kolonię, { $effect }
nations-after-buying = Po zakupie budynku: { $effect }
nations-golden-bonus = Bonus Złotego Wieku { $n }: ze Złotego Wieku zyskaj o { $n } więcej albo zapłać o { $n } mniej
nations-no-upkeep = Nie ponosisz kosztów utrzymania robotników na kartach jednostek militarnych
nations-no-shortage-vp = Nie tracisz PZ za brakujące zasoby
nations-discount = Wysłanie robotnika na kartę jednostki militarnej kosztuje cię o { $n ->
    [one] { $n } kamień
    [few] { $n } kamienie
   *[many] { $n } kamieni
} mniej, ale co najmniej 1
nations-raid-bonus = Twoja wartość ataku jest wyższa o { $n }
nations-battle-price = Wszyscy inni płacą za bitwy o { $n ->
    [one] { $n } złoto
   *[other] { $n } złota
} więcej
nations-unrest = Wszystkie nacje mają stabilizację niższą o { $n }
nations-colony-strength = Kolonie wymagają od wszystkich siły militarnej wyższej o { $n }
nations-defeat-food = Każda nacja pokonana w wojnie traci dodatkowo { $n ->
    [one] { $n } żywność
   *[other] { $n } żywności
}
nations-no-wars = Nie możesz kupować wojen
nations-war-bonus = Przy rozstrzyganiu wojny twoja siła militarna jest wyższa o { $n }
nations-walled = Jeśli twoja nacja spasowała pierwsza, za porażkę w wojnie nie tracisz PZ
nations-two-actions = W swojej pierwszej turze w rundzie wykonujesz dwie akcje
nations-skipped = Twoja pierwsza tura w rundzie przepada
nations-sees-two = Oglądasz dwie karty wydarzeń i wybierasz jedną z nich
nations-tower = Na tym cudzie może leżeć jeszcze jeden doradca; gdy cud zostanie przykryty, przepada razem z doradcą
nations-least-stable = do końca rundy uznaje się, że masz najniższą stabilizację
nations-rival-gains = wirtualny przeciwnik zyskuje { $goods }
nations-rival-loses = wirtualny przeciwnik traci { $goods }

# Conditions, after what they are asked for.
nations-if-most-strength = jeśli masz najwyższą siłę militarną
nations-if-least-strength = jeśli masz najniższą siłę militarną
nations-if-most-stability = jeśli masz najwyższą stabilizację
nations-if-least-stability = jeśli masz najniższą stabilizację
nations-if-most-workers = jeśli masz najwięcej robotników
nations-if-most-passing = jeśli twoja nacja spasowała pierwsza
nations-if-military-worker = jeśli masz robotnika na karcie jednostki militarnej
nations-if-bought-colony = jeśli w tej rundzie twoja nacja kupiła kolonię
nations-if-stronger-than-war = jeśli twoja siła militarna przewyższa siłę wojny
nations-if-another-bought-war = jeśli wojnę kupiła inna nacja
nations-if-advisor-2 = jeśli masz doradcę z epoki II
nations-if-advisor-1-2 = jeśli masz doradcę z epoki I lub II
nations-if-colony-4 = jeśli masz kolonię z epoki IV
nations-if-defeated = jeśli ponosisz porażkę w wojnie

# Things counted, after "for": each with its "each".
nations-count-colonies-2 = każdą kolonię z epoki II
nations-count-colonies-3 = każdą kolonię z epoki III
nations-count-colonies-4 = każdą kolonię z epoki IV
nations-count-current-cards = każdy budynek i każdą jednostkę militarną z bieżącej epoki
nations-count-building-workers-4 = każdego robotnika na budynkach z epoki IV
nations-count-advisors = każdego doradcę
nations-count-fights-bought = każdą wojnę i bitwę kupioną w tej rundzie
nations-count-colonies-bought = każdą kolonię kupioną w tej rundzie

# Events: whom they meet, what they do.
nations-for = { $who }: { $effect }
    .each = { $who } { $effect }
nations-others = { $text }; każdy inny gracz: { $effect }
nations-who-everyone = każdy gracz
nations-who-most-strength = najwyższa siła militarna
    .each = kto ma najwyższą siłę militarną,
nations-who-least-strength = najniższa siła militarna
    .each = kto ma najniższą siłę militarną,
nations-who-most-stability = najwyższa stabilizacja
    .each = kto ma najwyższą stabilizację,
nations-who-least-stability = najniższa stabilizacja
    .each = kto ma najniższą stabilizację,
nations-who-most-food = najwięcej żywności
nations-who-least-food = najmniej żywności
nations-who-most-golden-ages = najwięcej Złotych Wieków kupionych w tej rundzie
nations-who-most-industry = najwięcej robotników na budynkach z epoki IV
nations-who-most-passing = kto spasował jako pierwszy
nations-who-least-passing = kto spasował jako ostatni
nations-who-not-least-stable = każdy gracz oprócz najmniej stabilnych
nations-who-not-strongest-or-most-stable = każdy gracz oprócz najsilniejszych i najbardziej stabilnych
nations-to-front = przejdź na początek kolejności graczy
    .to = przejść na początek kolejności graczy
nations-to-end = przejdź na koniec kolejności graczy
    .to = przejść na koniec kolejności graczy
    .do = Przejdź na koniec kolejności graczy
nations-weaken = przyjmij w drugim wydarzeniu siłę militarną niższą o { $n }
    .to = przyjąć w drugim wydarzeniu siłę militarną niższą o { $n }
    .do = Przyjmij w drugim wydarzeniu siłę militarną niższą o { $n }
nations-remove-advisors = usuń swoich doradców
    .to = usunąć swoich doradców
    .each = usuwa swoich doradców
    .do = Usuń swoich doradców
nations-undeploy-military = możesz zwolnić dowolną liczbę robotników z kart jednostek militarnych i zyskać za każdego { $goods }
nations-undeploy-building = możesz zwolnić dowolną liczbę robotników z kart budynków i zyskać za każdego { $goods }
nations-package = weź { $n ->
    [one] { $n } robotnika
   *[other] { $n } robotników
} i zyskaj { $goods }
    .to = wziąć { $n ->
        [one] { $n } robotnika
       *[other] { $n } robotników
    } i zyskać { $goods }
nations-regain-vp = odzyskaj PZ stracone w wojnie
    .to = odzyskać PZ stracone w wojnie
nations-regain-all = odzyskaj wszystko, co zabrała ci wojna
    .to = odzyskać wszystko, co zabrała ci wojna
nations-keep-at-most = zatrzymaj najwyżej { $goods }
    .to = zatrzymać najwyżej { $goods }
nations-keep-order = kolejność graczy nie zmienia się w tej rundzie
nations-revival = najwyższa stabilizacja: wybierz, czy zyskujesz { $goods }, czy też wszyscy inni tracą { $loss }
nations-others-lose = Wszyscy inni tracą { $goods }
nations-crusade = najwyższa siła militarna: możesz zapłacić { $n ->
    [one] { $n } złoto
   *[other] { $n } złota
}, aby zyskać 1 PZ; wtedy nacje o najniższej sile militarnej tracą { $books ->
    [one] { $books } księgę
    [few] { $books } księgi
   *[many] { $books } ksiąg
}

# Questions.
nations-ask-faction = Którą planszę gracza wybierasz?
nations-ask-extra-worker = Z której sekcji pochodzi twój dodatkowy robotnik?
nations-ask-growth = Rozwój: robotnik czy zasoby?
nations-ask-new-event = Co obowiązuje w tej rundzie?
nations-ask-turn = Twoja tura: co robisz?
nations-ask-afterwards = Akcja wykonana. Czy zwalniasz jeszcze jakichś robotników z kart?
nations-ask-replace = Brak wolnego miejsca na kartę { $card }: która karta go ustępuje?
nations-ask-advisor = Gdzie umieszczasz doradcę?
nations-ask-battle = Bitwa wygrana: co bierzesz?
nations-ask-golden-age = Złoty Wiek: zasoby czy PZ?
nations-ask-pay-any = Zasoby pozostałe do zapłacenia: { $n }. Ile z nich to { $good }?
nations-ask-make-up = Zasoby, które jeszcze tracisz za brakujące księgi: { $n }. Ile z nich to { $good }?
nations-ask-cover = Ukończony cud: { $card }. Gdzie go umieszczasz?
nations-ask-take-worker = Z której sekcji bierzesz robotnika?
nations-ask-return-worker = Skąd pochodzi robotnik wracający na tor populacji?
nations-ask-return-worker-to = Do której sekcji trafia robotnik?
nations-ask-deploy-free = Na którą kartę wysyłasz robotnika bez opłaty w kamieniach?
nations-ask-deploy-from = Skąd bierzesz robotnika na kartę { $card }?
nations-ask-deploy-here = Który robotnik trafia na kartę { $card } bez opłaty w kamieniach?
nations-ask-buy-free = Którą kartę kupujesz bez opłaty?
nations-ask-swap = Zamiana dwóch kart: która z nich jest pierwsza, licząc rzędami od najtańszego?
nations-ask-swap-with = Z którą kartą zamieniasz kartę { $card }?
nations-ask-colony = Z której kolonii rezygnujesz?
nations-ask-remove-advisor = Którego doradcę usuwasz?
nations-ask-gain = Co zyskujesz?
nations-ask-pay = Czym płacisz?
nations-ask-may = Czy z tego korzystasz: { $effect }?
nations-ask-either = { $card }: wybierz jedno.
nations-ask-hire-free = Zatrudniasz architekta bez opłaty w kamieniach?
nations-ask-undeploy-for = Zwalniasz robotników z kart? Za każdego zyskujesz { $goods }.
nations-ask-war-losses = Porażka w wojnie: co ratuje twoja stabilizacja?
nations-ask-revival = Co wybierają nacje o najwyższej stabilizacji?
nations-ask-crusade = Płacisz { $n ->
    [one] { $n } złoto
   *[other] { $n } złota
}, aby zyskać 1 PZ? Nacje o najniższej sile militarnej stracą wtedy { $books ->
    [one] { $books } księgę
    [few] { $books } księgi
   *[many] { $books } ksiąg
}.

# Kilka rzeczy wybranych naraz.
nations-ask-some-pay-any = { $n ->
    [one] Który zasób płacisz?
    [few] Płacisz { $n } zasoby: które?
   *[many] Płacisz { $n } zasobów: które?
}
nations-ask-some-make-up = { $n ->
    [one] Tracisz 1 zasób za brakującą księgę: który?
    [few] Tracisz { $n } zasoby za brakujące księgi: które?
   *[many] Tracisz { $n } zasobów za brakujące księgi: które?
}
nations-ask-some-swap = Zamiana dwóch kart: które zamieniasz?
nations-ask-some-take-worker = Z których sekcji bierzesz robotników?
nations-set-pay-any = Zapłać { $goods }
nations-set-make-up = Strać { $goods }
nations-set-swap = Zamień: { $cards }
nations-set-take-worker = Weź robotników. Skąd: { $workers }
nations-set-undeploy = Zwolnij robotników z kart: { $cards } – zyskaj { $goods }

# Options.
nations-do-buy = Kup kartę { $card } za { $n ->
    [one] { $n } złoto
   *[other] { $n } złota
}
nations-do-deploy = Wyślij robotnika na kartę { $card } za { $n ->
    [one] { $n } kamień
    [few] { $n } kamienie
   *[many] { $n } kamieni
}
nations-do-hire = Zatrudnij architekta za { $n ->
    [0] darmo
    [one] { $n } kamień
    [few] { $n } kamienie
   *[many] { $n } kamieni
}
nations-do-hire-private = Zatrudnij prywatnego architekta ({ $card }) za { $n ->
    [0] darmo
    [one] { $n } kamień
    [few] { $n } kamienie
   *[many] { $n } kamieni
}
nations-do-use = { $card }: { $effect }
nations-do-undeploy = Zwolnij robotnika z karty { $card }
nations-do-pass = Spasuj w tej rundzie
nations-do-end = Zakończ turę
nations-grow-food-section = Weź robotnika z sekcji żywności
nations-grow-stability-section = Weź robotnika z sekcji stabilizacji
nations-grow-above = Weź robotnika znad toru populacji
nations-advisor-space = Pole doradcy
nations-advisor-tower = Porcelanowa Wieża
nations-advisor-space-taken = Pole doradcy, zamiast karty { $card }
nations-advisor-tower-taken = Porcelanowa Wieża, zamiast karty { $card }
nations-free-space = Wolne miejsce
nations-cover = Na karcie { $card }
nations-buy-vp = { $n ->
    [0] Zyskaj 1 PZ za darmo
    [one] Zyskaj 1 PZ za 1 zasób
    [few] Zyskaj 1 PZ za { $n } zasoby
   *[many] Zyskaj 1 PZ za { $n } zasobów
}
nations-slot = { $card } (rząd { $row })

# The log.
nations-event-first-player = Pierwsze miejsce w kolejności: { $who }.
nations-event-board-picked = Do gry { $who ->
    [Chiny] dołączają
   *[other] dołącza
} { $who }.
nations-event-round-begins = Runda { $n }. Pierwsze miejsce w kolejności: { $who }.
nations-event-turn = Tura: { $who }.
nations-event-reveal = Wydarzenia: { $card }.
nations-event-gain = { $who } { $who ->
    [Chiny] zyskują
   *[other] zyskuje
} { $good }.
nations-event-lose = { $who } { $who ->
    [Chiny] oddają
   *[other] oddaje
} { $good }.
nations-event-points = { $who } { $who ->
    [Chiny] zyskują
   *[other] zyskuje
} { $n } PZ.
nations-event-points-lost = { $who } { $who ->
    [Chiny] tracą
   *[other] traci
} { $n } PZ.
nations-event-buy = { $who } { $who ->
    [Chiny] kupują
   *[other] kupuje
} kartę { $card } za { $n ->
    [one] { $n } złoto
   *[other] { $n } złota
}.
nations-event-replaced = Karta { $card } zastępuje kartę { $old } ({ $who }).
nations-event-removed = Karta { $card } opuszcza grę ({ $who }).
nations-event-deploy = { $who } { $who ->
    [Chiny] umieszczają
   *[other] umieszcza
} robotnika na karcie { $card }{ $n ->
    [0] .
    [one] {" "}za { $n } kamień.
    [few] {" "}za { $n } kamienie.
   *[many] {" "}za { $n } kamieni.
}
nations-event-undeploy = { $who } { $who ->
    [Chiny] zwalniają
   *[other] zwalnia
} robotnika z karty { $card }.
nations-event-hire = { $who } { $who ->
    [Chiny] zatrudniają
   *[other] zatrudnia
} architekta{ $n ->
    [0] {""}
    [one] {" "}za { $n } kamień
    [few] {" "}za { $n } kamienie
   *[many] {" "}za { $n } kamieni
}, budowa: { $card }.
nations-event-finished = { $who } { $who ->
    [Chiny] kończą
   *[other] kończy
} budowę: { $card }.
nations-event-special = { $who } { $who ->
    [Chiny] korzystają
   *[other] korzysta
} z karty { $card }.
nations-event-pass = { $who } { $who ->
    [Chiny] pasują
   *[other] pasuje
}.
nations-event-skip = { $who } { $who ->
    [Chiny] pomijają
   *[other] pomija
} pierwszą turę.
nations-event-worker-taken = { $who } { $who ->
    [Chiny] biorą
   *[other] bierze
} robotnika: { $section }.
nations-event-worker-returned = { $who } { $who ->
    [Chiny] zwracają
   *[other] zwraca
} robotnika: { $section }.
nations-event-production = { $who }: produkcja.
nations-event-revolt = Rewolta ({ $who }): stabilizacja o { $n } poniżej 0.
nations-event-new-order = Nowa kolejność graczy; pierwsze miejsce: { $who }.
nations-event-defeated = { $who } { $who ->
    [Chiny] ponoszą
   *[other] ponosi
} porażkę: { $card }.
nations-event-happening = { $card } – { $effect }.
nations-event-famine = Głód: każda nacja traci { $n ->
    [one] { $n } żywność
   *[other] { $n } żywności
}.
nations-event-age-ends = Koniec epoki { $n }: porównanie liczby ksiąg.
nations-event-swap = { $who } { $who ->
    [Chiny] zamieniają
   *[other] zamienia
} miejscami karty: { $card } i { $old }.
nations-event-roll = Wynik rzutu kością: { $n }.
nations-event-column-removed = Usunięte zostają wszystkie karty z kolumny { $n }.
nations-event-rival-war = Wirtualny przeciwnik kupuje kartę { $card }; siła wojny: { $n }.
nations-event-rival-changes = Wirtualny przeciwnik, { $good }: teraz { $n }.
nations-event-stability-check = { $n ->
    [1] { $who }: stabilizacja wyższa od stabilizacji wirtualnego przeciwnika.
   *[other] { $who }: stabilizacja nie przewyższa stabilizacji wirtualnego przeciwnika.
}
nations-event-game-over = Koniec gry.
nations-event-new-cards = Na planszy postępu leżą nowe karty epoki { $n }.
nations-event-architect-lost = Karta { $card } traci architekta ({ $who }).
nations-event-card = { $first } / { $second }
nations-tile = { $tile }: siła militarna { $strength }, stabilizacja { $stability }, dodatkowe księgi: { $books }; na 5: { $five }; na 6: { $six }
nations-event-weaker = { $who }: w następnym wydarzeniu siła militarna mniejsza o { $n }.

# Scoring.
nations-score-tokens = PZ z gry
nations-score-colonies = kolonie
nations-score-wonders = cuda
nations-score-workers = robotnicy na kartach
nations-score-stock = zasoby, siła militarna, stabilizacja

# Game options.
nations-option-levels = które karty postępu są w grze (N29, N40)
    .name = Poziomy kart
    .suggested = według zaleceń
    .suggested-text = Karty podstawowe; przy pięciu graczach także zaawansowane.
    .basic = podstawowe
    .basic-text = Karty bez znaku.
    .advanced = zaawansowane
    .advanced-text = Karty podstawowe i te ze znakiem +.
    .master = mistrzowskie
    .master-text = Wszystkie karty.
    .basic-expert = podstawowe i eksperckie
    .basic-expert-text = Karty podstawowe i te ze znakiem ×.
nations-option-difficulty = ile zasobów daje etap rozwoju; tak samo dla wszystkich albo inaczej dla każdego miejsca (N39)
    .name = Poziom trudności
    .chieftain = wódz: 4 zasoby
    .prince = książę: 3 zasoby
    .king = król: 2 zasoby
    .emperor = cesarz: 1 zasób
nations-option-sides = strona plansz graczy; ta sama dla wszystkich albo inna dla każdego miejsca (N36)
    .name = Strony plansz
    .a = strona A
    .b = strona B
    .choose = każdy decyduje za siebie
nations-option-factions = plansze graczy wybierane w odwrotnej kolejności graczy albo rozdzielane losowo (N36)
    .name = Plansze graczy
    .picked = wybierane po kolei
    .random = rozdzielane losowo
nations-option-ages = liczba rozgrywanych epok (N178)
    .name = Epoki
nations-option-extra-worker = każdy zaczyna z jednym robotnikiem więcej (N179)
    .name = Dodatkowy robotnik
nations-option-first-player = kolejność graczy jest losowana albo odpowiada kolejności miejsc (N20)
    .name = Kolejność graczy
    .random = losowana
    .first-seat = według miejsc
nations-option-others-suffer = gdy nikt nie zajmuje danej pozycji, wszyscy liczą się jako „inni” (NQ6)
    .name = Bez pozycji wszyscy są „innymi”
nations-option-no-war-is-zero = bez wojny każdy liczy się jako silniejszy od wojny o sile 0 (NQ7)
    .name = Brak wojny to wojna o sile 0
nations-option-anna-stability = Anna Komnena znosi także koszt stabilizacji robotników na kartach jednostek militarnych (NQ11)
    .name = Anna Komnena oszczędza stabilizację
nations-option-shaka-stone = kto otrzymuje kamienie z karty Czaka Zulu (NQ12)
    .name = Kamienie Czaki Zulu
    .buyer = nacja kupująca kolonię
    .owner = właściciel karty
nations-option-crusade-books = Czwarta krucjata: kiedy najsłabsi tracą księgi (NQ13)
    .name = Czwarta krucjata
    .if-paid = jeśli najsilniejszy zapłaci
    .always = zawsze
nations-option-worker-packages = Dynastia Han i Janczarzy dają zasoby tylko razem z robotnikami (NQ14)
    .name = Zasoby razem z robotnikami
nations-option-advisors-removed = kogo traci nacja z dwoma doradcami (NQ15)
    .name = Dwóch doradców
    .all = wszystkich
    .one = jednego wybranego
nations-option-shortage-at-zero = niedobór przy 0 PZ wyczerpuje limit jednego PZ za każdy rodzaj zasobu (NQ3)
    .name = Niedobór przy 0 PZ
nations-option-undeploy-after = robotników można zwalniać z kart także po akcji (N93)
    .name = Zwalnianie robotników po akcji

# Errors.
nations-error-levels = Opcja „levels”: pięciu graczy potrzebuje więcej niż kart podstawowych; oczekiwano suggested, advanced, master albo basic_expert.
nations-error-tower = Pozycja, { $where }: doradca może tam leżeć tylko przy karcie Porcelanowa Wieża.
nations-error-no-board = Pozycja, { $where }: gracz bez planszy ma tylko księgi.
nations-error-workers = Pozycja, { $where }: robotników na kartach, wolnych i na torze populacji jest razem { $given }, a ta nacja ma ich { $most }.
nations-error-solo = Pozycja: wirtualny przeciwnik jest tylko w grze solo.
expected-order = każde miejsce raz, według kolejności graczy
expected-nations-round = runda tej gry: od 1 do ostatniej
expected-card-once = karta najwyżej raz na planszy
expected-event-of-age = karta wydarzeń tej epoki
expected-passing = kolejność pasowania: 1, 2, ... bez luk
expected-war = wojna z kartą albo siłą
expected-card-here = karta, która może tam leżeć
expected-once = karta z akcją dostępną raz na rundę
expected-board = plansza tej nacji

# Cards.
nations-card-empty = Puste pole
nations-card-temple = Świątynia
nations-card-quarry = Kamieniołom
nations-card-axeman = Topornicy
nations-card-farm = Farma
nations-card-caravan = Karawana
nations-card-china-board = Chiny, strona B
nations-card-egypt-board = Egipt, strona B
nations-card-greece-board = Grecja, strona B
nations-card-persia-board = Persja, strona B
nations-card-rome-board = Rzym, strona B
nations-card-battle-of-cannae = Bitwa pod Kannami
nations-card-hunnic-invasions = Najazdy Hunów
nations-card-synagogue = Synagoga
nations-card-chariot = Rydwany
nations-card-iron-working = Obróbka żelaza
nations-card-wars-of-alexander = Wojny Aleksandra
nations-card-battle-of-kadesh = Bitwa pod Kadesz
nations-card-map-making = Kartografia
nations-card-brewery = Browar
nations-card-lyceum = Likejon
nations-card-ziggurat = Zigurat
nations-card-city-wall = Mury miejskie
nations-card-aqueduct = Akwedukt
nations-card-siege-of-troy = Oblężenie Troi
nations-card-aeneid = Eneida
nations-card-siege-of-alesia = Oblężenie Alezji
nations-card-forum = Forum
nations-card-saint-augustine = Święty Augustyn
nations-card-the-bible = Biblia
nations-card-macedonia = Macedonia
nations-card-peloponnesian-war = Wojna peloponeska
nations-card-pyramids = Piramidy
nations-card-hatshepsut = Hatszepsut
nations-card-warring-states = Walczące Królestwa
nations-card-stonehenge = Stonehenge
nations-card-colosseum = Koloseum
nations-card-hoplite = Hoplici
nations-card-nubia = Nubia
nations-card-lighthouse = Latarnia morska
nations-card-hanging-gardens = Wiszące Ogrody
nations-card-israel = Izrael
nations-card-augustus = Oktawian August
nations-card-immortal = Nieśmiertelni
nations-card-qin-shi-huang = Qin Shi Huang
nations-card-hispania = Hispania
nations-card-legionary = Legioniści
nations-card-heavy-plough = Ciężki pług
nations-card-divina-commedia = Boska komedia
nations-card-cathedral = Katedra
nations-card-compass = Kompas
nations-card-camel-archer = Łucznicy na wielbłądach
nations-card-thomas-aquino = Tomasz z Akwinu
nations-card-hundred-years-war = Wojna stuletnia
nations-card-greenland = Grenlandia
nations-card-byzantine-arab-war = Wojna bizantyjsko-arabska
nations-card-windmill = Wiatrak
nations-card-madrasa = Medresa
nations-card-battle-of-poitiers = Bitwa pod Poitiers
nations-card-battle-of-hastings = Bitwa pod Hastings
nations-card-first-crusade = Pierwsza krucjata
nations-card-notre-dame = Katedra Notre Dame
nations-card-battle-of-tannenberg = Bitwa pod Grunwaldem
nations-card-university = Uniwersytet
nations-card-cho-ko-nu = Cho-ko-nu
nations-card-horse-archer = Konni łucznicy
nations-card-magna-carta = Wielka Karta Swobód
nations-card-market = Targ
nations-card-reconquista = Rekonkwista
nations-card-harald-hardrada = Harald Srogi
nations-card-tibet = Tybet
nations-card-watermill = Młyn wodny
nations-card-sejong-the-great = Sejong Wielki
nations-card-alhambra = Alhambra
nations-card-lombardy = Lombardia
nations-card-sankore-university = Uniwersytet Sankore
nations-card-battle-of-agincourt = Bitwa pod Azincourt
nations-card-monastery = Klasztor
nations-card-sicily = Sycylia
nations-card-anna-komnene = Anna Komnena
nations-card-mosque = Meczet
nations-card-porcelain-tower = Porcelanowa Wieża
nations-card-longships = Drakkary
nations-card-parliament = Parlament
nations-card-war-of-jenkins-ear = Wojna o ucho Jenkinsa
nations-card-mughal-invasion = Najazd Mogołów
nations-card-quebec = Quebec
nations-card-romeo-and-juliet = Romeo i Julia
nations-card-gutenberg-bible = Biblia Gutenberga
nations-card-microscope = Mikroskop
nations-card-siege-of-rhodes = Oblężenie Rodos
nations-card-imjin-war = Wojna Imjin
nations-card-dike = Grobla
nations-card-fall-of-constantinople = Upadek Konstantynopola
nations-card-montezuma = Montezuma
nations-card-samurai = Samurajowie
nations-card-incan-empire = Imperium Inków
nations-card-la-noche-triste = Smutna noc
nations-card-sawmill = Tartak
nations-card-galileo-galilei = Galileusz
nations-card-conquistador = Konkwistadorzy
nations-card-south-africa = Afryka Południowa
nations-card-clocks = Zegary
nations-card-battle-of-poltava = Bitwa pod Połtawą
nations-card-isabella = Izabela Kastylijska
nations-card-elizabeth = Elżbieta I
nations-card-great-northern-war = Wielka wojna północna
nations-card-courthouse = Gmach sądu
nations-card-sistine-chapel = Kaplica Sykstyńska
nations-card-jaguar-warrior = Wojownicy-jaguary
nations-card-versailles = Wersal
nations-card-taj-mahal = Tadż Mahal
nations-card-colonial-trading = Handel kolonialny
nations-card-theatre = Teatr
nations-card-machu-picchu = Machu Picchu
nations-card-observatory = Obserwatorium
nations-card-aztec-empire = Imperium Azteków
nations-card-terrace-farming = Uprawa tarasowa
nations-card-redcoat = Czerwone kurtki
nations-card-dynamite = Dynamit
nations-card-franco-prussian-war = Wojna francusko-pruska
nations-card-hussar = Huzarzy
nations-card-rifleman = Strzelcy
nations-card-second-boer-war = Druga wojna burska
nations-card-darwins-voyage = Podróż Darwina
nations-card-florence-nightingale = Florence Nightingale
nations-card-battle-of-waterloo = Bitwa pod Waterloo
nations-card-surrender-at-yorktown = Kapitulacja pod Yorktown
nations-card-hospital = Szpital
nations-card-suez-canal = Kanał Sueski
nations-card-cossack = Kozacy
nations-card-battle-of-tsushima = Bitwa pod Cuszimą
nations-card-cavalry = Kawaleria
nations-card-india = Indie
nations-card-ostafrika = Niemiecka Afryka Wschodnia
nations-card-fashoda-incident = Incydent w Faszodzie
nations-card-nigeria = Nigeria
nations-card-frederick-the-great = Fryderyk Wielki
nations-card-marie-antoinette = Maria Antonina
nations-card-vaccine = Szczepionka
nations-card-origin-of-species = O powstawaniu gatunków
nations-card-das-kapital = Kapitał
nations-card-opium-war = Wojna opiumowa
nations-card-ford-motor-company = Ford Motor Company
nations-card-urban-center = Centrum miejskie
nations-card-balkan-wars = Wojny bałkańskie
nations-card-zeppelin = Zeppelin
nations-card-lin-zexu = Lin Zexu
nations-card-south-pole-expedition = Wyprawa na biegun południowy
nations-card-voortrekker = Voortrekkerzy
nations-card-railroad = Kolej
nations-card-congo = Kongo
nations-card-penal-colony = Kolonia karna
nations-card-hydro-plant = Elektrownia wodna
nations-card-factory = Fabryka
nations-card-the-oracle = Wyrocznia
nations-card-three-kingdoms = Epoka Trzech Królestw
nations-card-mine = Kopalnia
nations-card-sphinx = Sfinks
nations-card-pagoda = Pagoda
nations-card-silk = Jedwab
nations-card-archer = Łucznicy
nations-card-trireme = Triery
nations-card-the-odyssey = Odyseja
nations-card-great-lighthouse = Latarnia Morska na Faros
nations-card-parthian-wars = Wojny z Partami
nations-card-granary = Spichlerz
nations-card-boudica = Boudika
nations-card-archimedes = Archimedes
nations-card-cyrus-the-great = Cyrus Wielki
nations-card-babylonia = Babilonia
nations-card-gaul = Galia
nations-card-battle-of-thermopylae = Bitwa pod Termopilami
nations-card-milvian-bridge = Bitwa przy moście Mulwijskim
nations-card-crossing-the-alps = Przejście przez Alpy
nations-card-petra = Petra
nations-card-battle-of-issus = Bitwa pod Issos
nations-card-sun-tzu = Sun Tzu
nations-card-hannibal = Hannibal
nations-card-elephant = Słonie bojowe
nations-card-buddha = Budda
nations-card-armenia = Armenia
nations-card-forge = Kuźnia
nations-card-library = Biblioteka
nations-card-mahabharata = Mahabharata
nations-card-confucian-academy = Akademia konfucjańska
nations-card-coinage = Mennictwo
nations-card-terracotta-army = Terakotowa Armia
nations-card-phalanx = Falanga
nations-card-solomons-temple = Świątynia Salomona
nations-card-punic-wars = Wojny punickie
nations-card-hyksos-invasion = Najazd Hyksosów
nations-card-hindu-kush = Hindukusz
nations-card-chichen-itza = Chichén Itzá
nations-card-mansa-musa = Mansa Musa
nations-card-eleanor-of-aquitaine = Eleonora Akwitańska
nations-card-the-horns-of-hattin = Rogi Hittinu
nations-card-battle-of-manzikert = Bitwa pod Manzikertem
nations-card-abu-bakr = Abu Bakr
nations-card-prussia = Prusy
nations-card-england = Anglia
nations-card-three-kingdoms-golden-age = Trzy Królestwa
nations-card-moai-statues = Posągi moai
nations-card-war-of-the-roses = Wojna Dwóch Róż
nations-card-angkor-wat = Angkor Wat
nations-card-ball-court = Boisko do gry w piłkę
nations-card-castle = Zamek
nations-card-knight = Rycerze
nations-card-longbowman = Długołucznicy
nations-card-spectacles = Okulary
nations-card-guild-hall = Dom cechowy
nations-card-viking-raids = Najazdy wikingów
nations-card-siege-of-constantinople = Oblężenie Konstantynopola
nations-card-the-quoran = Koran
nations-card-krak-des-chevaliers = Krak des Chevaliers
nations-card-saharan-trade = Handel saharyjski
nations-card-great-wall = Wielki Mur Chiński
nations-card-alhazen = Alhazen
nations-card-piazza-san-marco = Plac Świętego Marka
nations-card-genghis-khan = Czyngis-chan
nations-card-crusader-states = Państwa krzyżowców
nations-card-hippodrome = Hipodrom
nations-card-ocean-fishing = Rybołówstwo oceaniczne
nations-card-mongol-invasions = Najazdy Mongołów
nations-card-gunpowder = Proch strzelniczy
nations-card-cataphract = Katafrakci
nations-card-greek-fire-galley = Galery z ogniem greckim
nations-card-battle-of-ain-jalut = Bitwa pod Ajn Dżalut
nations-card-marco-polo = Marco Polo
nations-card-vandalic-war = Wojna z Wandalami
nations-card-mint = Mennica
nations-card-cortes-expedition = Wyprawa Cortésa
nations-card-battle-of-noryang = Bitwa pod Noryang
nations-card-pocahontas = Pocahontas
nations-card-martin-luther = Marcin Luter
nations-card-brazil = Brazylia
nations-card-battle-of-cajamarca = Bitwa pod Cajamarcą
nations-card-tokugawa = Tokugawa
nations-card-philippines = Filipiny
nations-card-ranger = Rangersi
nations-card-royal-society = Towarzystwo Królewskie
nations-card-uraniborg = Uraniborg
nations-card-shipyard = Stocznia
nations-card-sacrificial-altar = Ołtarz ofiarny
nations-card-bank = Bank
nations-card-telescope = Teleskop
nations-card-don-quixote = Don Kichot
nations-card-frigate = Fregaty
nations-card-dutch-liberation-war = Wojna o niepodległość Niderlandów
nations-card-potala-palace = Pałac Potala
nations-card-fall-of-louisburg = Upadek Louisbourga
nations-card-hammam = Hammam
nations-card-war-of-cyprus = Wojna o Cypr
nations-card-chateau = Pałac
nations-card-thirty-years-war = Wojna trzydziestoletnia
nations-card-printing-press = Prasa drukarska
nations-card-hakkapeliitta = Hakkapelici
nations-card-mercenary = Najemnicy
nations-card-thermometer = Termometr
nations-card-forbidden-palace = Zakazane Miasto
nations-card-virginia = Wirginia
nations-card-himeji-castle = Zamek Himeji
nations-card-peter-the-great = Piotr Wielki
nations-card-red-fort = Czerwony Fort
nations-card-niccolo-machiavelli = Niccolò Machiavelli
nations-card-suleiman-i = Sulejman I
nations-card-principia = Principia
nations-card-the-caribbean = Karaiby
nations-card-siege-of-vienna = Oblężenie Wiednia
nations-card-battle-of-austerlitz = Bitwa pod Austerlitz
nations-card-battle-of-borodino = Bitwa pod Borodino
nations-card-marie-curie = Maria Skłodowska-Curie
nations-card-abraham-lincoln = Abraham Lincoln
nations-card-algeria = Algieria
nations-card-benjamin-disraeli = Benjamin Disraeli
nations-card-candide = Kandyd
nations-card-electricity = Elektryczność
nations-card-napoleonic-war = Wojny napoleońskie
nations-card-big-ben = Big Ben
nations-card-engineering-school = Szkoła inżynierska
nations-card-sewer-system = Kanalizacja
nations-card-stock-exchange = Giełda
nations-card-conscript = Poborowi
nations-card-submarine = Okręty podwodne
nations-card-hong-kong = Hongkong
nations-card-british-museum = Muzeum Brytyjskie
nations-card-brandenburg-gate = Brama Brandenburska
nations-card-anglo-afghan-war = Wojna brytyjsko-afgańska
nations-card-battle-of-balaclava = Bitwa pod Bałakławą
nations-card-radio = Radio
nations-card-coal-mine = Kopalnia węgla
nations-card-american-civil-war = Wojna secesyjna
nations-card-national-park = Park narodowy
nations-card-crimean-war = Wojna krymska
nations-card-kalevala = Kalevala
nations-card-spinning-jenny = Przędząca Jenny
nations-card-dreadnought = Drednoty
nations-card-libya = Libia
nations-card-titanic = Titanic
nations-card-mit = MIT
nations-card-alfred-nobel = Alfred Nobel
nations-card-statue-of-liberty = Statua Wolności
nations-card-simon-bolivar = Simón Bolívar
nations-card-shaka-zulu = Czaka Zulu
nations-card-machine-gunner = Karabiny maszynowe
nations-card-australia = Australia
nations-card-battle-of-trafalgar = Bitwa pod Trafalgarem
nations-card-rigveda = Rigweda
nations-card-exodus = Wyjście z Egiptu
nations-card-yellow-turban-rebellion = Powstanie Żółtych Turbanów
nations-card-spartacus-revolt = Powstanie Spartakusa
nations-card-taoism = Taoizm
nations-card-philosophy = Filozofia
nations-card-bread-and-games = Chleba i igrzysk
nations-card-christianity = Chrześcijaństwo
nations-card-shang-oracle-bones = Wyrocznie ery Shang
nations-card-ionian-colonisation = Wielka kolonizacja
nations-card-attila = Attyla
nations-card-zoroastrian-revival = Odrodzenie zoroastryzmu
nations-card-qin-unification = Zjednoczenie Chin przez Qin
nations-card-olympic-games = Igrzyska olimpijskie
nations-card-aryan-migration = Wędrówka Ariów
nations-card-code-of-hammurabi = Kodeks Hammurabiego
nations-card-hellenism = Hellenizm
nations-card-ashokas-conversion = Nawrócenie Aśoki
nations-card-assyrian-deportations = Asyryjskie deportacje
nations-card-jain-ascetism = Asceza dżinijska
nations-card-sea-peoples = Ludy Morza
nations-card-bronze-age-collapse = Załamanie epoki brązu
nations-card-pax-romana = Pax Romana
nations-card-han-dynasty = Dynastia Han
nations-card-ecological-collapse = Upadek cywilizacji Majów
nations-card-caste-system = System kastowy
nations-card-benedictine-rule = Reguła świętego Benedykta
nations-card-paper-money = Pieniądz papierowy
nations-card-peace-of-god = Pokój Boży
nations-card-council-of-clermont = Synod w Clermont
nations-card-black-death = Czarna śmierć
nations-card-hunt-for-prester-john = Poszukiwania księdza Jana
nations-card-imperial-examination = Egzaminy cesarskie
nations-card-justinian-code = Kodeks Justyniana
nations-card-martyrdom-of-ali = Męczeństwo Alego
nations-card-scholasticism = Scholastyka
nations-card-fourth-crusade = Czwarta krucjata
nations-card-song-resistance = Opór dynastii Song
nations-card-feudal-dues = Daniny feudalne
nations-card-hajj-from-mali = Hadżdż z Mali
nations-card-raid-on-lindisfarne = Napad na Lindisfarne
nations-card-iconoclasm = Ikonoklazm
nations-card-chanson-de-roland = Pieśń o Rolandzie
nations-card-zanj-revolt = Powstanie Zandżów
nations-card-sack-of-baghdad = Złupienie Bagdadu
nations-card-hanseatic-salt-trade = Hanzeatycki handel solą
nations-card-stupor-mundi = Stupor Mundi
nations-card-great-schism = Wielka schizma
nations-card-little-ice-age = Mała epoka lodowa
nations-card-city-upon-a-hill = Miasto na wzgórzu
nations-card-african-slave-trade = Handel afrykańskimi niewolnikami
nations-card-glorious-revolution = Chwalebna rewolucja
nations-card-janissaries = Janczarzy
nations-card-council-of-trent = Sobór trydencki
nations-card-crop-rotation = Płodozmian
nations-card-mercantilism = Merkantylizm
nations-card-sinking-of-the-vasa = Zatonięcie okrętu Vasa
nations-card-peace-of-westphalia = Pokój westfalski
nations-card-pilgrims = Ojcowie pielgrzymi
nations-card-dutch-revolt = Powstanie w Niderlandach
nations-card-spice-trade = Handel przyprawami
nations-card-muntzer-revolt = Powstanie Müntzera
nations-card-absolute-monarchy = Monarchia absolutna
nations-card-salem-witch-trials = Procesy czarownic z Salem
nations-card-columbian-exchange = Wymiana kolumbijska
nations-card-expulsion-of-jews = Wygnanie Żydów
nations-card-tulip-mania = Tulipomania
nations-card-kangxi-era = Era Kangxi
nations-card-magellans-expedition = Wyprawa Magellana
nations-card-papal-indulgence = Odpusty papieskie
nations-card-blackbeard = Czarnobrody
nations-card-habeas-corpus-act = Ustawa Habeas Corpus
nations-card-tonghak-movement = Ruch Tonghak
nations-card-sepoy-mutiny = Powstanie sipajów
nations-card-sokoto-caliphate = Kalifat Sokoto
nations-card-tennis-court-oath = Przysięga w sali do gry w piłkę
nations-card-romanticism = Romantyzm
nations-card-industrial-revolution = Rewolucja przemysłowa
nations-card-sick-man-of-europe = Chory człowiek Europy
nations-card-womens-suffrage = Prawa wyborcze kobiet
nations-card-eruption-of-krakatoa = Erupcja Krakatau
nations-card-first-vatican-council = Sobór watykański I
nations-card-entente-cordiale = Entente cordiale
nations-card-general-strike = Strajk generalny
nations-card-weltpolitik = Weltpolitik
nations-card-emigration = Emigracja
nations-card-californian-gold-rush = Kalifornijska gorączka złota
nations-card-irish-potato-blight = Zaraza ziemniaczana w Irlandii
nations-card-march-to-moscow = Marsz na Moskwę
nations-card-taiping-rebellion = Powstanie tajpingów
nations-card-anarchism = Anarchizm
nations-card-great-exhibition = Wielka Wystawa
nations-card-american-revolution = Rewolucja amerykańska
nations-card-french-revolution = Rewolucja francuska
nations-card-scramble-for-africa = Wyścig o Afrykę
nations-card-dreyfus-affair = Sprawa Dreyfusa
nations-card-tile-1 = Płytka 1
nations-card-tile-2 = Płytka 2
nations-card-tile-3 = Płytka 3
nations-card-tile-4 = Płytka 4
nations-card-tile-5 = Płytka 5
nations-card-tile-6 = Płytka 6

# words worth explaining; .forms are those in which cards speak of them
nations-term-deploy = Wysłanie robotnika
    .text = Robotnik przechodzi z obszaru zasobów na kartę budynku lub jednostki militarnej; płacisz podane na niej kamienie.
    .forms = wyślij do pracy, wysłanie robotnika, wysłać
nations-term-architect = Architekt
    .text = Buduje następną część cudu za podane na niej kamienie.
    .forms = architekt, architekta, architekci, architektów
nations-term-raid = Wartość ataku
    .text = Bitwa daje tyle ksiąg, żywności lub kamieni, ile wynosi twoja najwyższa wartość ataku.
    .forms = wartość ataku
nations-term-shortage = Niedobór
    .text = Kto musi stracić więcej, niż ma, płaci innymi zasobami i traci PZ.
nations-term-stability = Stabilizacja
    .text = Utrzymanie jednostek militarnych ją obniża; poniżej zera wybucha rewolta. Łagodzi też wojnę.
    .forms = stabilizacja, stabilizacji, stabilizację, stabilizacją, najbardziej stabilnych, najmniej stabilnych
