# Dlaczego czegoś na stole nie można teraz użyć, jednym zdaniem. Numer zasady stoi obok.
why-over = Gra jest zakończona.
why-watching = Jesteś tylko widzem.
why-turn = Najpierw decyzja innego gracza: { $who }.
why-first = Najpierw trzeba odpowiedzieć na pytanie: { $prompt }
why-other-choice = To nie jest możliwa odpowiedź na pytanie: { $prompt }
why-phase = To dopiero w fazie akcji; teraz: { $prompt }
why-acted = Akcja w tej turze jest już wykonana.
why-rival = To należy do innego gracza.
why-missing = Nie stać cię na to, brakuje: { $goods }.
why-useless = Teraz nic by to nie dało: { $effect }.
why-none = Teraz nie można tego zrobić: { $prompt }

# Altay: cards in hand, buying.
why-altay-same-title = Karta o tej nazwie leży już na twoim stole.
why-altay-attack-first = Karty z symbolem ataku zagrywa się podczas ataku: najpierw wybierz atakowane terytorium.
why-altay-no-attack = Karty z symbolem ataku zagrywa się podczas ataku, a teraz nie możesz niczego zaatakować.
why-altay-no-attack-symbol = Do ataku można dołożyć tylko karty z symbolami ataku.
why-altay-no-defence = Do obrony można zagrać tylko karty z symbolami obrony.
why-altay-order = Karty wybiera się tu w stałej kolejności, a ta poprzedza ostatnio wybraną.
why-altay-too-weak = Potrzebna jest siła większa niż { $value }, a twoja sięga najwyżej { $strength }.
why-altay-pile-empty = Ten stos jest wyczerpany.
why-altay-bought = Karta o tej nazwie została już przez ciebie kupiona w tej turze.
# Altay: achievements and cards on the table.
why-altay-in-progress = Rozwijasz już inne osiągnięcie, a można tylko jedno naraz.
why-altay-twice = To osiągnięcie już masz.
why-altay-wonder-early = Cud można rozpocząć dopiero po ukończeniu technologii poziomu 2.
why-altay-level = Nie możesz mieć więcej kart poziomu { $level } niż poziomu { $below }.
why-altay-no-fitting = Nie masz pod ręką zasobu, który pasuje na tę kartę: { $goods }.
why-altay-stored-now = Zasoby zmagazynowane w tej turze można zabrać dopiero w późniejszej.
why-altay-no-goods = Nie masz pod ręką zasobów, które można by tu położyć.
why-altay-no-room = Żaden z twoich zasobów tu nie pasuje; wolne pola: { $goods }.
why-altay-used = To zostało już użyte w tej turze.
why-altay-turn-end = Tego używa się na koniec twojej tury.
why-altay-by-itself = To działa samo zawsze, gdy ma znaczenie.
why-altay-points = Cud daje punkty na koniec gry.
why-altay-instant = To zadziałało jeden raz, po ukończeniu.
why-altay-played = Ta karta została już zagrana w tej turze; na jej koniec trafi do kart odrzuconych.
why-altay-discarded = Odrzucone karty wracają, gdy przetasujesz swoją talię.
why-altay-gone = Ta karta jest poza grą.
why-altay-no-trade = W tej grze nie obowiązuje zasada handlu.
why-altay-coins = { $n ->
    [one] Brakuje ci { $n } monety.
   *[other] Brakuje ci { $n } monet.
}
why-altay-wonder-stays = Cudu, który zaczęto rozwijać, nie można odrzucić.
why-altay-nothing-begun = Nie rozwijasz niczego, co można by odrzucić.
# Altay: territories.
why-altay-own = To twoje terytorium: osadę postawisz tu po wypełnieniu karty, która ją buduje.
why-altay-far = Żadne z twoich terytoriów z nim nie sąsiaduje.
why-altay-free = Nie ma tu czego atakować: budować możesz tu po wypełnieniu karty, która stawia osady.
why-altay-no-attack-card = Nie masz pod ręką karty z symbolem ataku.
why-altay-attacked = To terytorium zostało już w tej turze zaatakowane z każdego twojego sąsiedniego.
why-altay-has-token = Leży tu znacznik podboju.
why-altay-crowded = Liczba osad tutaj to już { $n }, więcej się nie zmieści.
why-altay-taken = Mieszka tu inny gracz.
why-altay-not-next-build = Żadne z twoich terytoriów z nim nie sąsiaduje.
why-altay-not-next-resettle = Osadę przesiedla się tylko na sąsiednie terytorium.
why-altay-farmland = Zaczyna się na uprawie.
why-altay-not-yours = Nie masz tu osady.
why-altay-no-move = Stąd żadna osada nie może przenieść się na sąsiednie terytorium.
why-altay-used-spot = To terytorium zostało już zagospodarowane w tej turze.
why-altay-terrain = To nie ten rodzaj terytorium, którego wymaga karta.

# Settlers.
why-settlers-build = Nie stać cię na zbudowanie tej karty, brakuje: { $goods }.
why-settlers-no-sacrifice = Aby zbudować tę Lokację, musisz odrzucić swoją Lokację lub Fundament, a nie masz żadnych.
why-settlers-production = Lokacja Produkcyjna działa sama: po zbudowaniu i w każdej fazie Produkcji.
why-settlers-feature = Ta Lokacja działa sama; nie aktywuje się jej.
why-settlers-blocked = Ta Lokacja jest zablokowana do końca rundy.
why-settlers-used = Ta Lokacja została już aktywowana w tej rundzie.
why-settlers-all-passed = Wszyscy przeciwnicy spasowali i nie mogą już być celem.
why-settlers-no-hand = Kosztuje to kartę z ręki, a nie masz żadnej.
why-settlers-no-deal = Kosztuje to jedną Umowę, a nie masz żadnej.
why-settlers-deal = Umowa daje swoje Dobro w każdej fazie Produkcji; nic innego się z nią nie robi.
why-settlers-foundation = Fundament można tylko odrzucić, aby zbudować Lokację Frakcyjną.
why-settlers-rival-deal = Umowa nie jest Lokacją i nie można jej splądrować.
why-settlers-passed = Ten gracz spasował i nie może już być celem.
why-settlers-faction = Lokacji Frakcyjnych nie można plądrować, chyba że są japońskie.
why-settlers-no-raze-field = Ta karta nie ma pola Plądrowania.
why-settlers-peaceful = W wariancie pokojowym można plądrować tylko karty z ręki.
why-settlers-defended = Chroni ją żeton Obrony; brakuje: { $goods }.
why-settlers-samurai = Chroni ją Samuraj; brakuje: { $goods }.
why-settlers-no-target = Nie ma niczego, co można by splądrować za twoje żetony.
why-settlers-end = Najpierw wykonaj akcję albo spasuj.
why-settlers-under-gate = Karta pod Bramą zostaje tam do końca gry.
why-settlers-on-a-pile = Leży na stosie, z którego nic się w turze nie bierze.

# Nations.
why-nations-slot = To pole jest puste i nie zostanie uzupełnione przed następną rundą.
why-nations-section = Robotników bierze się podczas rozwoju albo dzięki kartom, a nie własną akcją.
why-nations-event = Wydarzenia rozpatruje się w fazie produkcji.
why-nations-war = Wojnę rozstrzyga się w fazie produkcji.
why-nations-gone = Ta karta jest już poza grą.
why-nations-one-war = W tej rundzie kupiono już wojnę.
why-nations-no-wars = Nie możesz kupować wojen: { $card }.
why-nations-strength = Ta kolonia wymaga siły militarnej { $n }, a twoja wynosi { $strength }.
why-nations-no-raid = Bitwa wymaga robotnika na jednej z twoich kart jednostek militarnych.
why-nations-no-worker = Nie masz wolnego robotnika.
why-nations-nobody-there = Nie ma na niej robotnika, którego można by zwolnić.
why-nations-by-itself = Ta karta nie ma akcji specjalnej; działa sama.
why-nations-used = Jej akcja specjalna została już użyta w tej rundzie.
why-nations-no-site = Nie masz cudu w budowie.
why-nations-no-architect = Nie ma już dostępnych architektów.
why-nations-end = Najpierw wykonaj akcję albo spasuj.
why-nations-track-full = W tej sekcji nie ma miejsca.
why-nations-above-first = Najpierw trzeba wziąć robotnika znad toru.
why-nations-no-worker-there = Nie ma tu robotnika, którego można by wziąć.

# Imperium.
why-imperium-unplayable = Tej karty nie można zagrać, co wynika z jej treści.
why-imperium-only-barbarian = Tę kartę mogą zagrać tylko barbarzyńcy.
why-imperium-only-empire = Tę kartę może zagrać tylko imperium.
why-imperium-needs-play = Najpierw musisz mieć w grze tę kartę: { $card }.
why-imperium-needs-history = Najpierw musisz mieć w historii tę kartę: { $card }.
why-imperium-played-free = Kartę bez akcji zagrywa się tylko raz na turę.
why-imperium-no-action = Nie masz już żetonu akcji.
why-imperium-spend-actions = { $n ->
    [one] Brakuje ci { $n } żetonu akcji.
   *[other] Brakuje ci { $n } żetonów akcji.
}
why-imperium-cost = Nie możesz ponieść kosztu: { $cost }.
why-imperium-reaction = Tę kartę zaznacza się tylko wtedy, gdy nastąpi to, na co czeka.
why-imperium-no-exhaust = Ta karta nie ma efektu zaznaczenia, którego można by użyć.
why-imperium-exhausted = Leży już na niej żeton zaznaczenia.
why-imperium-no-token = Nie masz już żetonu zaznaczenia.
why-imperium-whole-turn = Musiałaby to być cała twoja tura, a już trwają twoje akcje.
why-imperium-no-unrest = Nie masz na ręce kart buntu, które można by zwrócić.
why-imperium-market = Karty z rynku zdobywa się i podporządkowuje dzięki efektom.
why-imperium-slot = To miejsce zostaje puste: jego talia i talia główna są wyczerpane.
why-imperium-garrison = Karty z garnizonu nie można zagrać ani użyć.
why-imperium-discard = Odrzucone karty wracają, gdy przetasujesz swoją talię.
why-imperium-history = Karty w historii zostają tam, chyba że efekt mówi inaczej.
why-imperium-development = Karty rozwija się przy przetasowaniu talii albo dzięki efektowi.
why-imperium-exile = Karty usunięte są poza zasięgiem, chyba że efekt mówi inaczej.
why-imperium-seen = Tę kartę tylko podglądasz.
why-imperium-deck = Karty opuszczają talię tylko wtedy, gdy się je dobiera albo gdy mówi tak efekt.
why-imperium-apart = Ta karta leży z boku i teraz nic się z nią nie robi.
why-imperium-spent = Wydaje się to, gdy zagrywasz kartę albo używasz efektu.
why-imperium-comes-back = Ten żeton wraca na twoją kartę systemu w fazie porządków.
why-imperium-tokens-on-it = Leżą na niej żetony, więc nie można jej usunąć.
