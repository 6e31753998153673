### The table of Imperium in the browser

web-imperium-market = Rynek
web-imperium-mine = Moja strona
web-imperium-rivals = Przeciwnicy
web-imperium-nations = Nacje
web-imperium-choose-side = Wybierz stronę swojej karty potęgi

web-imperium-round = Runda { $n }
web-imperium-order = Rundę zaczynają: { $first }. Ostatni przed przesileniem: { $last }
web-imperium-in-solstice = Przesilenie
web-imperium-scoring = Wywołano punktację: jeszcze jedna runda
web-imperium-last-round = Ostatnia runda
web-imperium-collapsed = Upadek: wygrywa najmniej buntów

web-imperium-main-deck = Talia główna
web-imperium-main-deck-hint = Gdy się wyczerpie, wywołuje punktację
web-imperium-small-deck = Uzupełnia miejsce poniżej
web-imperium-empty = puste
web-imperium-unrest-pile = Stos buntów
web-imperium-unrest-hint = pusty: upadek
web-imperium-fame-deck = Talia sławy
web-imperium-fame-hint = potem Król królów
web-imperium-king-resolved = { $who }: Król królów już rozpatrzony
web-imperium-developing = Do rozwinięcia:
web-imperium-developing-hint = Kto rozwinie ostatnią kartę, wywołuje punktację
web-imperium-exile = Usunięte
web-imperium-gone = Poza grą

web-imperium-state-barbarian = barbarzyńcy
web-imperium-state-empire = imperium
web-imperium-to-empire = { $n ->
    [one] imperium po następnym tasowaniu
    [few] imperium za { $n } tasowania
   *[many] imperium za { $n } tasowań
}
web-imperium-actions = pozostałe żetony akcji
web-imperium-exhausts = pozostałe żetony zaznaczenia
web-imperium-innovate = Innowacja
web-imperium-innovate-hint = Cała tura: odrzuć karty z ręki, potem podporządkuj kartę
web-imperium-revolt = Przewrót
web-imperium-revolt-hint = Cała tura: zwróć karty buntu z ręki
web-imperium-end = Koniec tury
web-imperium-end-hint = Przejdź do fazy porządków

web-imperium-in-play = W grze
web-imperium-all-in-play = wszystkie karty w grze: { $n }
web-imperium-nothing-in-play = brak kart w grze
web-imperium-being-played = zagrywana
web-imperium-hand = Ręka { $n }
web-imperium-no-hand = brak kart
web-imperium-spent = zagrana
web-imperium-looked-at = Oglądasz
web-imperium-cards = Ręka
web-imperium-known = Otwórz: karty na tej ręce, które widzieli wszyscy
web-imperium-deck = Talia
web-imperium-discard = Odrzucone
web-imperium-history = Historia
web-imperium-sunken = Zatopione
web-imperium-nation-deck = Nacja
web-imperium-development = Rozwój
web-imperium-quests = Misje
web-imperium-beneath = Podróż pod spodem
web-imperium-affordable = stać na to
web-imperium-shuffles = zaraz tasowanie
web-imperium-shuffles-next = Uzupełnienie ręki wymaga potasowania odrzuconych kart
web-imperium-own-unrest = twoje bunty, które liczą się przy upadku
web-imperium-open-unrest = widoczne bunty; może być ich więcej
web-imperium-open-points = { $n ->
    [0] widoczne punkty: żetony postępu, karty w grze i odrzucone
    [one] widoczne punkty oraz 1 karta liczona dopiero na koniec
    [few] widoczne punkty oraz { $n } karty liczone dopiero na koniec
   *[many] widoczne punkty oraz { $n } kart liczonych dopiero na koniec
}

web-imperium-suit-region = region
web-imperium-suit-uncivilised = archaiczna
web-imperium-suit-civilised = cywilizowana
web-imperium-suit-tributary = hołd
web-imperium-suit-fame = sława
web-imperium-suit-unrest = bunt
web-imperium-suit-power = potęga
web-imperium-regions = regiony
web-imperium-icon-city = miasto
web-imperium-icon-metropolis = metropolia
web-imperium-icon-scroll = zwój
web-imperium-icon-knight = rycerz
web-imperium-icon-mask = maska
web-imperium-icon-production = produkcja
web-imperium-icon-river = rzeka
web-imperium-icon-fertile = żyzna ziemia
web-imperium-attack = atak
web-imperium-pinned = trwała
web-imperium-free = bez akcji
web-imperium-quest = misja
web-imperium-exhaust = efekt zaznaczenia
web-imperium-exhausted = zaznaczona
web-imperium-solstice = efekt przesilenia
