# The table of Imperial Settlers in the browser.

# Rounds, phases and piles.
web-settlers-round = Runda { $n } z { $most }
web-settlers-phase-lookout = Wypatrywanie
web-settlers-phase-production = Produkcja
web-settlers-phase-actions = Akcje
web-settlers-phase-attack = Atak
web-settlers-common-deck = talia Zwykła
web-settlers-faction-deck = talia Frakcyjna
web-settlers-discard = odrzucone

# The parts of the table.
web-settlers-factions = Frakcje
web-settlers-empire = Imperium
web-settlers-rivals = Przeciwnicy
web-settlers-open = Oferta
web-settlers-offer = Wypatrywanie: oferta
web-settlers-drawn = Dobrane: jedną zachowujesz, resztę oddajesz
web-settlers-looked-at = Dobrane: jedną zachowujesz
web-settlers-building = W budowie
web-settlers-hand-common = Karty Zwykłe
web-settlers-hand-faction = Karty Frakcyjne
web-settlers-hand-empty = Brak kart na ręce
web-settlers-full = W całości
web-settlers-short = W skrócie

# An empire.
web-settlers-production = Produkcja
web-settlers-feature = Cechy
web-settlers-action = Akcje
web-settlers-deals = Umowy
web-settlers-side-faction = Lokacje Frakcyjne · po 2 punkty
web-settlers-side-common = Lokacje Zwykłe · po 1 punkcie
web-settlers-makes = Produkuje co rundę
web-settlers-keeps = Przechowuje
web-settlers-next = następna produkcja
web-settlers-kept = zostaje na koniec rundy
web-settlers-work = Wydaj Robotników: 2 za Surowiec lub kartę
web-settlers-pass = Pasuj
web-settlers-passed = pas
web-settlers-first = pierwszy gracz
web-settlers-in-hand = karty na ręce
web-settlers-hand-of = Na ręce: Zwykłe { $common }, Frakcyjne { $faction }
web-settlers-known = Znane karty na ręce:
web-settlers-under-gate = Pod Bramą

# Points.
web-settlers-total = punkty, gdyby gra skończyła się teraz
web-settlers-points-play = tor
web-settlers-points-common = Zwykłe
web-settlers-points-faction = Frakcyjne
web-settlers-points-bonuses = bonusy

# What lies on a location, and what razing it costs.
web-settlers-used = { $n ->
    [one] użyta raz
   *[other] użyta { $n } razy
}
web-settlers-blocked = zablokowana na tę rundę
web-settlers-defended = żeton Obrony
web-settlers-holds = leży na niej
web-settlers-pending = jeszcze nie produkowała
web-settlers-routed = Umowa: { $who }
web-settlers-taken = właściciel: { $who }
web-settlers-raze-cost = { $n ->
    [one] splądrowanie kosztuje { $n } żeton Plądrowania
    [few] splądrowanie kosztuje { $n } żetony Plądrowania
   *[many] splądrowanie kosztuje { $n } żetonów Plądrowania
}
web-settlers-danger = Może ją teraz splądrować: { $who }

# Uses of a hand card.
web-settlers-deal = Umowa
web-settlers-raze = Plądrowanie
web-settlers-gate = Pod Bramę
web-settlers-missing = brakuje:
web-settlers-bonus = Bonus za zbudowanie:
web-settlers-uses = do { $n } razy w rundzie

# The game alone.
web-settlers-virtual = Gracz wirtualny
web-settlers-collection = Kolekcja { $n } : { $own } własne Lokacje Frakcyjne
web-settlers-attacks = Cele od najnowszego
web-settlers-attacks-left = jeszcze w talii

# The factions.
web-settlers-barbarians = Barbarzyńcy
web-settlers-barbarians-style = Mnóstwo Robotników i plądrowanie.
web-settlers-japanese = Japończycy
web-settlers-japanese-style = Jadło, Umowy i Samurajowie strzegący Lokacji Frakcyjnych.
web-settlers-romans = Rzymianie
web-settlers-romans-style = Budowniczowie: każda nowa Lokacja się opłaca.
web-settlers-egyptians = Egipcjanie
web-settlers-egyptians-style = Złoto i władza nad Lokacjami innych.

# Signs, for those who do not see them and on pointing at them.
web-settlers-sign-card = karta
web-settlers-sign-common-card = karta Zwykła
web-settlers-sign-faction-card = karta Frakcyjna
web-settlers-sign-hand-card = karta z ręki
web-settlers-sign-look = karty do wyboru
web-settlers-sign-samurai = Samuraj
web-settlers-sign-deal = Umowa
web-settlers-sign-deal-good = Dobro z Umowy
web-settlers-sign-take-deal = zabierz Umowę przeciwnika
web-settlers-sign-discard-deal = przeciwnik traci Umowę
web-settlers-sign-deal-goods = Dobra z Umów
web-settlers-sign-route = Umowa z Lokacją przeciwnika
web-settlers-sign-foundation = Fundament
web-settlers-sign-location = własna Lokacja lub Fundament do odrzucenia
web-settlers-sign-faction-location = Lokacja Frakcyjna
web-settlers-sign-build = zbuduj Lokację Frakcyjną
web-settlers-sign-copy = produkcja innej Lokacji
web-settlers-sign-reset = przygotuj ponownie inną Lokację
web-settlers-sign-razed = zawsze kiedy plądrujesz
web-settlers-sign-raze-own = splądruj własną Lokację
web-settlers-sign-raze-rival = splądruj Lokację przeciwnika
web-settlers-sign-raze-good = Dobro z pola Plądrowania przeciwnika
web-settlers-sign-remove = przeciwnik odrzuca Lokację
web-settlers-sign-block = zablokuj Lokację przeciwnika
web-settlers-sign-store = przechowuje
web-settlers-sign-steal = zabierz Surowiec przeciwnikowi
web-settlers-sign-take-over = przejmij Lokację przeciwnika
web-settlers-sign-rival-discards = przeciwnik odrzuca kartę
web-settlers-sign-workers-spent = przeciwnik wydaje 2 Robotników
web-settlers-sign-to = daje
web-settlers-sign-or = lub
web-settlers-sign-per = za każde:
web-settlers-sign-most = najwyżej
web-settlers-sign-built = zawsze kiedy zbudujesz:
web-settlers-sign-black = czarna
web-settlers-sign-purple = fioletowa
web-settlers-sign-blue = niebieska
web-settlers-sign-brown = brązowa
web-settlers-sign-yellow = żółta
web-settlers-sign-red = czerwona
web-settlers-sign-pink = różowa
web-settlers-sign-grey = szara
