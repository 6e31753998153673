# The layout of Nations in the browser.
web-nations-tab-progress = Postęp
web-nations-tab-mine = Moja plansza
web-nations-tab-round = Runda
web-nations-tab-rivals = Nacje
web-nations-setup = Przygotowanie
web-nations-age = Epoka { $age }, runda { $round }
web-nations-phase-setup = przygotowanie
web-nations-phase-maintenance = utrzymanie
web-nations-phase-action = akcje
web-nations-phase-production = produkcja
web-nations-phase-over = koniec
web-nations-deck = Talia epoki { $age }: { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[many] { $n } kart
}
web-nations-price = Cena karty z tego rzędu w złocie: { $n }
web-nations-sold = sprzedana
web-nations-die-columns = Kolumny, które opróżnia kość
web-nations-events = Wydarzenia
web-nations-tile = Płytka wydarzeń
web-nations-not-drawn = Wydarzenie odsłania się po rozwoju.
web-nations-architects = Wspólni architekci: { $n }
web-nations-famine = Głód: każda nacja traci { $n ->
    [one] { $n } żywność
   *[other] { $n } żywności
}
web-nations-no-war = Bez wojny w tej rundzie
web-nations-war-over = Wojna rozstrzygnięta
web-nations-war-at = wojna { $n }
web-nations-beaten = teraz porażka:
web-nations-nobody-beaten = Teraz nikt nie poniósłby porażki.
web-nations-strongest = najsilniejsi
web-nations-weakest = najsłabsi
web-nations-most-stable = najbardziej stabilni
web-nations-least-stable = najmniej stabilni
web-nations-order = Kolejność graczy
web-nations-passed = pas { $n }.
web-nations-nation = Nacja
web-nations-rival = Wirtualny przeciwnik
web-nations-rival-has = przeciwnik { $n }
web-nations-counts-as = liczy się jako { $n }
web-nations-short = brakuje { $n }
web-nations-production = Najbliższa produkcja
web-nations-after = Po produkcji i głodzie
web-nations-weaker = mniej niż siła wojny
web-nations-revolt = rewolta: −1 PZ, księgi −{ $n }
web-nations-at-end = razem { $n }
web-nations-books-now = księgi +{ $n }
web-nations-books-title = PZ za księgi, gdyby epoka teraz się skończyła
web-nations-points-colonies = kolonie { $n }
web-nations-points-wonders = cuda { $n }
web-nations-points-workers = robotnicy { $n }
web-nations-points-stock = zasoby { $n }
web-nations-supply = Wolni robotnicy
web-nations-food-section = Sekcja żywności: każdy wzięty robotnik kosztuje 3 żywności w każdej fazie produkcji
web-nations-stability-section = Sekcja stabilizacji: każdy wzięty robotnik kosztuje 3 punkty stabilizacji
web-nations-above = Nad torem
web-nations-workers = { $n ->
    [one] { $n } robotnik
    [few] { $n } robotnicy
   *[many] { $n } robotników
}
web-nations-workers-on = { $card }: { $n ->
    [0] bez robotników
    [one] { $n } robotnik
    [few] { $n } robotnicy
   *[many] { $n } robotników
}
web-nations-used = użyta
web-nations-cards = Budynki i jednostki militarne
web-nations-advisor = Doradca
web-nations-colonies = Kolonie
web-nations-site = W budowie
web-nations-wonders = Cuda
web-nations-rule = Strona B
web-nations-free-card = Wolne miejsce na budynek lub jednostkę militarną
web-nations-free-space = Wolne miejsce: { $what }
web-nations-no-site = Żaden cud nie jest w budowie
web-nations-sections = Zbudowane części: { $n } z { $of }
web-nations-private = { $n ->
    [one] { $n } prywatny architekt
    [few] { $n } prywatni architekci
   *[many] { $n } prywatnych architektów
}
web-nations-buying = Kupiona karta
web-nations-boards = Plansze
web-nations-china = Chiny
web-nations-egypt = Egipt
web-nations-greece = Grecja
web-nations-persia = Persja
web-nations-rome = Rzym
