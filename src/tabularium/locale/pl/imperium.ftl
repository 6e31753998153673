# Imperium: Antyk i Legendy.
imperium-title = Imperium: Antyk i Legendy
imperium-about = Szesnaście nacji na drodze od barbarzyńców do imperium.
    .sort = budowanie talii

# Nations and seats.
imperium-carthaginians = Kartagińczycy
imperium-celts = Celtowie
imperium-greeks = Grecy
imperium-macedonians = Macedończycy
imperium-persians = Persowie
imperium-romans = Rzymianie
imperium-scythians = Scytowie
imperium-vikings = Wikingowie
imperium-arthurians = Arturianie
imperium-atlanteans = Atlantydzi
imperium-egyptians = Egipcjanie
imperium-mauryans = Maurjowie
imperium-minoans = Minojczycy
imperium-olmecs = Olmekowie
imperium-qin = Qin
imperium-utopians = Utopijczycy
imperium-side = Strona { $side }
imperium-barbarian-copy = { $card } (barbarzyńcy)
imperium-nation-copy = { $card } ({ $nation })
imperium-empire-copy = { $card } (imperium)
imperium-twin = { $card } ({ $n })
imperium-look = { $card } – { $look }
imperium-look-exhausted = zaznaczona
imperium-look-tokens = na niej { $goods }
imperium-look-under = pod kartą { $card }
imperium-look-garrison = garnizon: { $cards }
imperium-look-market = na rynku
imperium-look-exile = wśród kart usuniętych
imperium-look-hand = na ręce
imperium-look-deck = w talii
imperium-look-discard = na stosie kart odrzuconych
imperium-look-play = w grze
imperium-look-history = w historii
imperium-look-refilled-main = miejsce uzupełniane z talii głównej
imperium-look-refilled-region = miejsce uzupełniane z talii regionów
imperium-look-refilled-uncivilised = miejsce uzupełniane z talii kart archaicznych
imperium-look-refilled-civilised = miejsce uzupełniane z talii kart cywilizowanych
imperium-look-unrest = { $n ->
        [0] bez karty buntu pod spodem
       *[other] z kartą buntu pod spodem
    }
imperium-done = Wystarczy
imperium-none = Żadna
imperium-yes = Tak
imperium-no = Nie
imperium-both = Jedno i drugie
    .brief = jedno i drugie

# Things with their number: the plain form is what is counted, after "za" ("each" for 1), except
# tokens; .per is the same with "each" for more than 1 as well; .what is the object of a verb, .which
# follows another noun, .kind names it without a number, .all, .any and .those follow "all", "any
# number of" and a colon.
imperium-n-material = { $n ->
    [one] { $n } surowiec
    [few] { $n } surowce
   *[many] { $n } surowców
}
    .per = { $n ->
        [one] każdy surowiec
        [few] każde { $n } surowce
       *[many] każde { $n } surowców
    }
imperium-n-population = { $n ->
    [one] { $n } żeton populacji
    [few] { $n } żetony populacji
   *[many] { $n } żetonów populacji
}
    .per = { $n ->
        [one] każdy żeton populacji
        [few] każde { $n } żetony populacji
       *[many] każde { $n } żetonów populacji
    }
imperium-n-progress = { $n ->
    [one] { $n } żeton postępu
    [few] { $n } żetony postępu
   *[many] { $n } żetonów postępu
}
    .per = { $n ->
        [one] każdy żeton postępu
        [few] każde { $n } żetony postępu
       *[many] każde { $n } żetonów postępu
    }
imperium-n-vp = { $n } PZ
imperium-n-card = { $n ->
    [one] każdą kartę
    [few] { $n } karty
   *[many] { $n } kart
}
    .what = { $n ->
        [one] { $n } kartę
        [few] { $n } karty
       *[many] { $n } kart
    }
    .per = { $n ->
        [one] każdą kartę
        [few] każde { $n } karty
       *[many] każde { $n } kart
    }
    .any = kart
    .all = karty
imperium-n-region = { $n ->
    [one] każdy region
    [few] { $n } regiony
   *[many] { $n } regionów
}
    .what = { $n ->
        [one] { $n } region
        [few] { $n } regiony
       *[many] { $n } regionów
    }
    .per = { $n ->
        [one] każdy region
        [few] każde { $n } regiony
       *[many] każde { $n } regionów
    }
imperium-n-uncivilised = { $n ->
    [one] każdą kartę archaiczną
    [few] { $n } karty archaiczne
   *[many] { $n } kart archaicznych
}
    .what = { $n ->
        [one] { $n } kartę archaiczną
        [few] { $n } karty archaiczne
       *[many] { $n } kart archaicznych
    }
    .per = { $n ->
        [one] każdą kartę archaiczną
        [few] każde { $n } karty archaiczne
       *[many] każde { $n } kart archaicznych
    }
imperium-n-civilised = { $n ->
    [one] każdą kartę cywilizowaną
    [few] { $n } karty cywilizowane
   *[many] { $n } kart cywilizowanych
}
    .what = { $n ->
        [one] { $n } kartę cywilizowaną
        [few] { $n } karty cywilizowane
       *[many] { $n } kart cywilizowanych
    }
    .per = { $n ->
        [one] każdą kartę cywilizowaną
        [few] każde { $n } karty cywilizowane
       *[many] każde { $n } kart cywilizowanych
    }
imperium-n-tributary = { $n ->
    [one] każdą kartę hołdu
    [few] { $n } karty hołdu
   *[many] { $n } kart hołdu
}
    .what = { $n ->
        [one] { $n } kartę hołdu
        [few] { $n } karty hołdu
       *[many] { $n } kart hołdu
    }
    .per = { $n ->
        [one] każdą kartę hołdu
        [few] każde { $n } karty hołdu
       *[many] każde { $n } kart hołdu
    }
imperium-n-fame = { $n ->
    [one] każdą kartę sławy
    [few] { $n } karty sławy
   *[many] { $n } kart sławy
}
    .what = { $n ->
        [one] { $n } kartę sławy
        [few] { $n } karty sławy
       *[many] { $n } kart sławy
    }
    .per = { $n ->
        [one] każdą kartę sławy
        [few] każde { $n } karty sławy
       *[many] każde { $n } kart sławy
    }
imperium-n-unrest = { $n ->
    [one] każdą kartę buntu
    [few] { $n } karty buntu
   *[many] { $n } kart buntu
}
    .what = { $n ->
        [one] { $n } kartę buntu
        [few] { $n } karty buntu
       *[many] { $n } kart buntu
    }
    .per = { $n ->
        [one] każdą kartę buntu
        [few] każde { $n } karty buntu
       *[many] każde { $n } kart buntu
    }
    .any = kart buntu
imperium-n-power = { $n ->
    [one] każdą kartę potęgi
    [few] { $n } karty potęgi
   *[many] { $n } kart potęgi
}
    .what = { $n ->
        [one] { $n } kartę potęgi
        [few] { $n } karty potęgi
       *[many] { $n } kart potęgi
    }
    .per = { $n ->
        [one] każdą kartę potęgi
        [few] każde { $n } karty potęgi
       *[many] każde { $n } kart potęgi
    }
imperium-n-city = { $n ->
    [one] każde miasto
    [few] { $n } miasta
   *[many] { $n } miast
}
    .what = { $n ->
        [one] { $n } miasto
        [few] { $n } miasta
       *[many] { $n } miast
    }
    .per = { $n ->
        [one] każde miasto
        [few] każde { $n } miasta
       *[many] każde { $n } miast
    }
imperium-n-metropolis = { $n ->
    [one] każdą metropolię
    [few] { $n } metropolie
   *[many] { $n } metropolii
}
    .next = metropolię
    .what = { $n ->
        [one] { $n } metropolię
        [few] { $n } metropolie
       *[many] { $n } metropolii
    }
    .per = { $n ->
        [one] każdą metropolię
        [few] każde { $n } metropolie
       *[many] każde { $n } metropolii
    }
imperium-n-scroll = { $n ->
    [one] każdy zwój
    [few] { $n } zwoje
   *[many] { $n } zwojów
}
    .what = { $n ->
        [one] { $n } zwój
        [few] { $n } zwoje
       *[many] { $n } zwojów
    }
    .per = { $n ->
        [one] każdy zwój
        [few] każde { $n } zwoje
       *[many] każde { $n } zwojów
    }
imperium-n-knight = { $n ->
    [one] każdą kartę rycerza
    [few] { $n } karty rycerzy
   *[many] { $n } kart rycerzy
}
    .what = { $n ->
        [one] { $n } kartę rycerza
        [few] { $n } karty rycerzy
       *[many] { $n } kart rycerzy
    }
    .one = kartę rycerza
    .per = { $n ->
        [one] każdą kartę rycerza
        [few] każde { $n } karty rycerzy
       *[many] każde { $n } kart rycerzy
    }
imperium-n-mask = { $n ->
    [one] każdą maskę
    [few] { $n } maski
   *[many] { $n } masek
}
    .what = { $n ->
        [one] { $n } maskę
        [few] { $n } maski
       *[many] { $n } masek
    }
    .per = { $n ->
        [one] każdą maskę
        [few] każde { $n } maski
       *[many] każde { $n } masek
    }
imperium-n-production = { $n ->
    [one] każdy symbol produkcji
    [few] { $n } symbole produkcji
   *[many] { $n } symboli produkcji
}
    .what = { $n ->
        [one] { $n } kartę z symbolem produkcji
        [few] { $n } karty z symbolem produkcji
       *[many] { $n } kart z symbolem produkcji
    }
    .per = { $n ->
        [one] każdy symbol produkcji
        [few] każde { $n } symbole produkcji
       *[many] każde { $n } symboli produkcji
    }
    .kind = symbol produkcji
imperium-n-river = { $n ->
    [one] każdy symbol rzeki
    [few] { $n } symbole rzeki
   *[many] { $n } symboli rzeki
}
    .next = rzeki
    .what = { $n ->
        [one] { $n } kartę z symbolem rzeki
        [few] { $n } karty z symbolem rzeki
       *[many] { $n } kart z symbolem rzeki
    }
    .per = { $n ->
        [one] każdy symbol rzeki
        [few] każde { $n } symbole rzeki
       *[many] każde { $n } symboli rzeki
    }
    .kind = symbol rzeki
imperium-n-fertile = { $n ->
    [one] każdy symbol żyznej ziemi
    [few] { $n } symbole żyznej ziemi
   *[many] { $n } symboli żyznej ziemi
}
    .what = { $n ->
        [one] { $n } kartę z symbolem żyznej ziemi
        [few] { $n } karty z symbolem żyznej ziemi
       *[many] { $n } kart z symbolem żyznej ziemi
    }
    .per = { $n ->
        [one] każdy symbol żyznej ziemi
        [few] każde { $n } symbole żyznej ziemi
       *[many] każde { $n } symboli żyznej ziemi
    }
    .kind = symbol żyznej ziemi
imperium-n-attack = { $n ->
    [one] karta ataku
   *[other] karty ataku
}
    .what = { $n ->
        [one] { $n } kartę ataku
        [few] { $n } karty ataku
       *[many] { $n } kart ataku
    }
    .kind = karta ataku
    .all = karty ataku
    .those = kartach ataku
imperium-n-pinned = { $n ->
    [one] każdą kartę trwałą
    [few] { $n } karty trwałe
   *[many] { $n } kart trwałych
}
    .what = { $n ->
        [one] { $n } kartę trwałą
        [few] { $n } karty trwałe
       *[many] { $n } kart trwałych
    }
    .per = { $n ->
        [one] każdą kartę trwałą
        [few] każde { $n } karty trwałe
       *[many] każde { $n } kart trwałych
    }
imperium-n-empire = { $n ->
    [one] każdą kartę imperialną
    [few] { $n } karty imperialne
   *[many] { $n } kart imperialnych
}
    .what = { $n ->
        [one] { $n } kartę imperialną
        [few] { $n } karty imperialne
       *[many] { $n } kart imperialnych
    }
    .per = { $n ->
        [one] każdą kartę imperialną
        [few] każde { $n } karty imperialne
       *[many] każde { $n } kart imperialnych
    }
imperium-n-barbarian = { $n ->
    [one] każdą kartę barbarzyńską
    [few] { $n } karty barbarzyńskie
   *[many] { $n } kart barbarzyńskich
}
    .what = { $n ->
        [one] { $n } kartę barbarzyńską
        [few] { $n } karty barbarzyńskie
       *[many] { $n } kart barbarzyńskich
    }
    .per = { $n ->
        [one] każdą kartę barbarzyńską
        [few] każde { $n } karty barbarzyńskie
       *[many] każde { $n } kart barbarzyńskich
    }
imperium-n-quest = { $n ->
    [one] każdą misję
    [few] { $n } misje
   *[many] { $n } misji
}
    .what = { $n ->
        [one] { $n } misję
        [few] { $n } misje
       *[many] { $n } misji
    }
    .impending = { $n ->
        [one] { $n } nadchodzącą misję
        [few] { $n } nadchodzące misje
       *[many] { $n } nadchodzących misji
    }
    .per = { $n ->
        [one] każdą misję
        [few] każde { $n } misje
       *[many] każde { $n } misji
    }
imperium-active-quest = aktywną misję
imperium-n-variable = { $n ->
    [one] każdą kartę ze zmienną liczbą PZ
    [few] { $n } karty ze zmienną liczbą PZ
   *[many] { $n } kart ze zmienną liczbą PZ
}
    .what = { $n ->
        [one] { $n } kartę ze zmienną liczbą PZ
        [few] { $n } karty ze zmienną liczbą PZ
       *[many] { $n } kart ze zmienną liczbą PZ
    }
    .per = { $n ->
        [one] każdą kartę ze zmienną liczbą PZ
        [few] każde { $n } karty ze zmienną liczbą PZ
       *[many] każde { $n } kart ze zmienną liczbą PZ
    }
imperium-n-just-drawn = { $n } z właśnie dobranych kart
imperium-n-family-long-walls = { $n ->
    [one] każdą część Wielkiego Muru
   *[other] { $n } części Wielkiego Muru
}
    .what = { $n ->
        [one] { $n } część Wielkiego Muru
       *[other] { $n } części Wielkiego Muru
    }
    .per = { $n ->
        [one] każdą część Wielkiego Muru
       *[other] każde { $n } części Wielkiego Muru
    }
imperium-n-not-region = { $n ->
    [one] { $n } kartę niebędącą regionem
    [few] { $n } karty niebędące regionami
   *[many] { $n } kart niebędących regionami
}
    .which = niebędącą regionem
imperium-n-not-knight = { $n ->
    [one] { $n } kartę niebędącą rycerzem
    [few] { $n } karty niebędące rycerzami
   *[many] { $n } kart niebędących rycerzami
}
    .which = (ale nie kartę rycerza)
imperium-n-not-unrest = { $n ->
    [one] { $n } kartę (ale nie kartę buntu)
    [few] { $n } karty (ale nie karty buntu)
   *[many] { $n } kart (ale nie kart buntu)
}
    .which = inną niż karta buntu
imperium-n-not-name-graal = { $n ->
    [one] { $n } kartę inną niż Graal
    [few] { $n } karty inne niż Graal
   *[many] { $n } kart innych niż Graal
}
    .which = inną niż Graal
imperium-hosting = mający w garnizonie { $cards }
imperium-which = { $cards } { $which }
imperium-those-named = kartach { $card }
imperium-cards-from = { $cards } { $from }
imperium-garrisoned-here = { $cards } z garnizonu tej karty
imperium-garrisoned-anywhere = { $cards } z garnizonu
imperium-garrisoned-regions = { $n ->
    [one] { $cards } z garnizonu w regionie
   *[other] { $cards } z garnizonów w regionach
}
imperium-suit-region = region
    .again = jeszcze jeden region
imperium-suit-uncivilised = kartę archaiczną
    .again = jeszcze jedną kartę archaiczną
imperium-suit-civilised = kartę cywilizowaną
    .again = jeszcze jedną kartę cywilizowaną
imperium-suit-tributary = kartę hołdu
    .again = jeszcze jedną kartę hołdu
imperium-suit-fame = kartę sławy
    .again = jeszcze jedną kartę sławy
imperium-suit-unrest = kartę buntu
    .again = jeszcze jedną kartę buntu
imperium-suit-power = kartę potęgi
    .again = jeszcze jedną kartę potęgi

# Where counted cards are.
imperium-in-owned = { $n ->
   *[other] { $cards } w twoim posiadaniu
}
imperium-in-play = { $n ->
   *[other] { $cards } w twoim obszarze gry
}
    .least = { $cards } w grze
imperium-in-history = { $n ->
   *[other] { $cards } w twojej historii
}
imperium-in-garrison = { $n ->
   *[other] { $cards } w twoich garnizonach
}
imperium-in-here = { $n ->
   *[other] { $cards } w garnizonie tej karty
}
imperium-in-others = { $n ->
   *[other] { $cards } u innych graczy
}
imperium-count-exiled = { $n ->
    [one] każdą usuniętą kartę
    [few] każde { $n } usunięte karty
   *[many] każde { $n } usuniętych kart
}
imperium-count-pinned = { $n ->
    [one] każdą kartę trwałą w twoim obszarze gry, która nie jest regionem
    [few] każde { $n } karty trwałe w twoim obszarze gry, które nie są regionami
   *[many] każde { $n } kart trwałych w twoim obszarze gry, które nie są regionami
}
imperium-count-variable = { $n ->
    [one] każdą kartę ze zmienną liczbą PZ w twoim posiadaniu, łącznie z tą kartą
    [few] każde { $n } karty ze zmienną liczbą PZ w twoim posiadaniu, łącznie z tą kartą
   *[many] każde { $n } kart ze zmienną liczbą PZ w twoim posiadaniu, łącznie z tą kartą
}
imperium-count-poorer = { $n ->
    [one] każdego przeciwnika, który ma mniej żetonów postępu niż ty
   *[other] każde { $n } przeciwników, którzy mają mniej żetonów postępu niż ty
}
imperium-count-abandoned-city = { $n ->
    [one] każde miasto porzucone w ten sposób
    [few] każde { $n } miasta porzucone w ten sposób
   *[many] każde { $n } miast porzuconych w ten sposób
}
imperium-count-abandoned-region = { $n ->
    [one] każdy region porzucony w ten sposób
    [few] każde { $n } regiony porzucone w ten sposób
   *[many] każde { $n } regionów porzuconych w ten sposób
}
imperium-count-returned = { $n ->
    [one] każdą kartę buntu zwróconą w ten sposób
    [few] każde { $n } karty buntu zwrócone w ten sposób
   *[many] każde { $n } kart buntu zwróconych w ten sposób
}
imperium-count-discarded = { $n ->
    [one] każdą kartę odrzuconą w ten sposób
    [few] każde { $n } karty odrzucone w ten sposób
   *[many] każde { $n } kart odrzuconych w ten sposób
}
imperium-count-paid = { $n ->
    [one] każdy żeton postępu zapłacony w ten sposób
    [few] każde { $n } żetony postępu zapłacone w ten sposób
   *[many] każde { $n } żetonów postępu zapłaconych w ten sposób
}

# Worth.
imperium-vp-per = { $n } PZ za { $what }
imperium-vp-if-history = { $n } PZ, jeśli w twojej historii
imperium-vp-if-garrisoned = { $n } PZ, jeśli w garnizonie
imperium-vp-if-play = { $n } PZ, jeśli w grze
imperium-vp-if-elsewhere = { $n } PZ, jeśli nie w grze
imperium-vp-else = w przeciwnym razie { $n } PZ

# Conditions. Only production is ever lacking.
imperium-if-barbarian = jeśli twoja nacja to barbarzyńcy
imperium-if-empire = jeśli twoja nacja to imperium
imperium-if-in-play = jeśli w grze jest karta { $card }
    .also = w grze jest karta { $card }
imperium-if-in-history = jeśli w twojej historii jest karta { $card }
    .also = w twojej historii jest karta { $card }
imperium-if-at-least = jeśli masz co najmniej { $what }
imperium-if-no-quest = jeśli nie masz aktywnej misji
imperium-if-it-lacks = { $icon ->
   *[other] jeśli na porzuconej karcie nie ma symbolu produkcji
}
imperium-if-it-is = jeśli usunięta karta to { $cards }

# Card text. A clause is lower case and told to "you"; .to is the infinitive after a cost or "may";
# .each is what each player does; .brief is on a button.
imperium-when = { $when }, { $effect }
imperium-to = { $cost }, aby { $effect }
    .brief = { $cost } → { $effect }
imperium-and = { $head } i { $last }
imperium-or-else = { $head } albo { $last }
imperium-and-if = { $head }, a { $last }
imperium-then = { $head }, a następnie { $last }
imperium-otherwise = { $text }; w przeciwnym razie { $effect }
imperium-may = możesz { $effect }
    .each = może { $effect }
imperium-may-then = możesz { $effect }; jeśli to zrobisz, { $last }
imperium-choose = wybierz jedno: { $options }
    .to = wybrać jedno: { $options }
imperium-choose-possible = wykonaj jedno z tego, co możliwe: { $options }
    .to = wykonać jedno z tego, co możliwe: { $options }
imperium-choose-both = wybierz jedno lub oba: { $options }
    .to = wybrać jedno lub oba: { $options }
imperium-each = { $who } { $effect }
imperium-who-all = każdy gracz
imperium-who-others = każdy inny gracz
imperium-who-short = każdy gracz, który nie mógł tyle oddać,
imperium-who-given = każdy gracz, który otrzymał maskę,
imperium-for-each = za { $what } { $effect }
imperium-gain = zyskaj { $goods }
    .to = zyskać { $goods }
    .more = zyskaj jeszcze { $goods }
    .more-to = zyskać jeszcze { $goods }
    .each = zyskuje { $goods }
    .brief = +{ $goods }
imperium-gain-per = zyskaj { $goods } za { $of }
    .to = zyskać { $goods } za { $of }
    .brief = +{ $goods } za { $of }
imperium-pay = zapłać { $goods }
    .to = zapłacić { $goods }
imperium-pay-up-to = zapłać maksymalnie { $n ->
    [one] { $n } żeton postępu
    [few] { $n } żetony postępu
   *[many] { $n } żetonów postępu
}
    .to = zapłacić maksymalnie { $n ->
        [one] { $n } żeton postępu
        [few] { $n } żetony postępu
       *[many] { $n } żetonów postępu
    }
imperium-pay-all = zapłać wszystkie swoje żetony postępu (co najmniej { $n })
    .to = zapłacić wszystkie swoje żetony postępu (co najmniej { $n })
imperium-steal = zabierz { $goods } { $from }
    .to = zabrać { $goods } { $from }
imperium-from-others = każdemu innemu graczowi
imperium-from-other-empires = każdemu innemu graczowi będącemu imperium
imperium-from-others-with-regions = każdemu innemu graczowi z regionem w grze
imperium-gain-action = zyskaj { $n ->
    [one] { $n } akcję
    [few] { $n } akcje
   *[many] { $n } akcji
}
    .to = zyskać { $n ->
        [one] { $n } akcję
        [few] { $n } akcje
       *[many] { $n } akcji
    }
    .brief = +{ $n ->
        [one] { $n } akcja
        [few] { $n } akcje
       *[many] { $n } akcji
    }
imperium-spend-action = wydaj { $n ->
    [one] { $n } akcję
    [few] { $n } akcje
   *[many] { $n } akcji
}
    .to = wydać { $n ->
        [one] { $n } akcję
        [few] { $n } akcje
       *[many] { $n } akcji
    }
imperium-ready = odzyskaj żeton zaznaczenia
    .to = odzyskać żeton zaznaczenia
imperium-draw = dobierz { $n ->
    [one] { $n } kartę
    [few] { $n } karty
   *[many] { $n } kart
}
    .to = dobrać { $n ->
        [one] { $n } kartę
        [few] { $n } karty
       *[many] { $n } kart
    }
imperium-draw-up-to = dobierz maksymalnie { $n ->
    [one] { $n } kartę
    [few] { $n } karty
   *[many] { $n } kart
}
    .to = dobrać maksymalnie { $n ->
        [one] { $n } kartę
        [few] { $n } karty
       *[many] { $n } kart
    }
imperium-draw-per = dobierz { $n ->
    [one] { $n } kartę
    [few] { $n } karty
   *[many] { $n } kart
} za { $of }
    .to = dobrać { $n ->
        [one] { $n } kartę
        [few] { $n } karty
       *[many] { $n } kart
    } za { $of }
imperium-if-able = { $text } (bez przetasowania)
imperium-discard = odrzuć { $cards }
    .to = odrzucić { $cards }
    .each = odrzuca { $cards }
imperium-discard-any = odrzuć dowolną liczbę { $cards }
    .to = odrzucić dowolną liczbę { $cards }
imperium-discard-up-to = odrzuć maksymalnie { $cards }
    .to = odrzucić maksymalnie { $cards }
imperium-move = przenieś { $cards } { $to }
    .to = przenieść { $cards } { $to }
imperium-move-up-to = przenieś maksymalnie { $cards } { $to }
    .to = przenieść maksymalnie { $cards } { $to }
imperium-move-all = przenieś wszystkie { $cards } { $to }
    .to = przenieść wszystkie { $cards } { $to }
imperium-take-cards = { $to ->
   *[other] weź { $cards } na rękę
}
    .to = wziąć { $cards } na rękę
    .brief = weź { $cards }
imperium-take-cards-up-to = { $to ->
   *[other] weź maksymalnie { $cards } na rękę
}
    .to = wziąć maksymalnie { $cards } na rękę
imperium-put-cards = połóż { $cards } { $to }
    .to = położyć { $cards } { $to }
imperium-exile-cards = { $to ->
   *[other] usuń { $cards }
}
    .to = usunąć { $cards }
imperium-abandon = porzuć { $cards }
    .to = porzucić { $cards }
    .each = porzuca { $cards }
imperium-abandon-up-to = porzuć maksymalnie { $cards }
    .to = porzucić maksymalnie { $cards }
imperium-recall = cofnij { $cards }
    .to = cofnąć { $cards }
    .each = cofa { $cards }
imperium-garrison = umieść { $cards } w garnizonie tej karty
    .to = umieścić { $cards } w garnizonie tej karty
    .brief = umieść { $cards } w garnizonie
imperium-sink-with = zatop tę kartę i { $cards }
    .to = zatopić tę kartę i { $cards }
imperium-sink = zatop { $cards }
    .to = zatopić { $cards }
imperium-out-of-hand = z ręki
imperium-out-of-discard = ze stosu kart odrzuconych
    .brief = z odrzuconych
imperium-out-of-hand-discard = z ręki albo stosu kart odrzuconych
    .brief = z ręki albo odrzuconych
imperium-out-of-hand-discard-deck = z ręki, talii i stosu kart odrzuconych
imperium-out-of-history = z historii
imperium-out-of-play = z obszaru gry
imperium-out-of-hand-garrison = z ręki albo garnizonu
imperium-out-of-here = z garnizonu tej karty
imperium-out-of-play-active-quest = będącego w grze albo aktywną misją
imperium-search-discard-deck = na stosie kart odrzuconych albo w talii
imperium-into-hand = na rękę
imperium-into-discard = na stosie kart odrzuconych
    .brief = do odrzuconych
imperium-into-deck-top = na wierzchu talii
imperium-into-history = do historii
imperium-into-exile = na stos kart usuniętych
    .brief = do usuniętych
imperium-this-history = przenieś tę kartę do historii
    .to = przenieść tę kartę do historii
imperium-this-exile = usuń tę kartę
    .to = usunąć tę kartę
imperium-abandon-this = porzuć tę kartę
    .to = porzucić tę kartę
imperium-recall-this = cofnij tę kartę
    .to = cofnąć tę kartę
imperium-sink-this = zatop tę kartę
    .to = zatopić tę kartę
imperium-sink-if-gone = zatop tę kartę, gdy { $card } opuszcza grę
imperium-it-hand = weź { $how ->
    [drawn] dobraną
   *[other] znalezioną
} kartę na rękę
    .to = wziąć { $how ->
        [drawn] dobraną
       *[other] znalezioną
    } kartę na rękę
imperium-it-discard = połóż { $how ->
    [drawn] dobraną
   *[other] znalezioną
} kartę na stosie kart odrzuconych
    .to = położyć { $how ->
        [drawn] dobraną
       *[other] znalezioną
    } kartę na stosie kart odrzuconych
imperium-it-deck-top = połóż { $how ->
    [drawn] dobraną
   *[other] znalezioną
} kartę na wierzchu talii
    .to = położyć { $how ->
        [drawn] dobraną
       *[other] znalezioną
    } kartę na wierzchu talii
imperium-it-history = przenieś { $how ->
    [drawn] dobraną
   *[other] znalezioną
} kartę do historii
    .to = przenieść { $how ->
        [drawn] dobraną
       *[other] znalezioną
    } kartę do historii
imperium-it-exile = usuń { $how ->
    [drawn] dobraną
   *[other] znalezioną
} kartę
    .to = usunąć { $how ->
        [drawn] dobraną
       *[other] znalezioną
    } kartę
imperium-take-unrest = weź { $n ->
    [one] { $n } kartę buntu
    [few] { $n } karty buntu
   *[many] { $n } kart buntu
}
    .to = wziąć { $n ->
        [one] { $n } kartę buntu
        [few] { $n } karty buntu
       *[many] { $n } kart buntu
    }
    .each = bierze { $n ->
        [one] { $n } kartę buntu
        [few] { $n } karty buntu
       *[many] { $n } kart buntu
    }
imperium-return-unrest = zwróć { $n ->
    [one] { $n } kartę buntu
    [few] { $n } karty buntu
   *[many] { $n } kart buntu
} { $from }
    .to = zwrócić { $n ->
        [one] { $n } kartę buntu
        [few] { $n } karty buntu
       *[many] { $n } kart buntu
    } { $from }
    .brief = zwróć { $n ->
        [one] { $n } kartę buntu
        [few] { $n } karty buntu
       *[many] { $n } kart buntu
    } { $from }
imperium-return-up-to = zwróć maksymalnie { $n ->
    [one] { $n } kartę buntu
    [few] { $n } karty buntu
   *[many] { $n } kart buntu
} { $from }
    .to = zwrócić maksymalnie { $n ->
        [one] { $n } kartę buntu
        [few] { $n } karty buntu
       *[many] { $n } kart buntu
    } { $from }
    .brief = zwróć maksymalnie { $n ->
        [one] { $n } kartę buntu
        [few] { $n } karty buntu
       *[many] { $n } kart buntu
    } { $from }
imperium-return-all = zwróć wszystkie karty buntu { $from }
    .to = zwrócić wszystkie karty buntu { $from }
imperium-unrest-from-hand = Kartę buntu z ręki
imperium-unrest-from-discard = Kartę buntu ze stosu kart odrzuconych
imperium-unrest-from-garrison = Kartę buntu z garnizonu
imperium-unrest-from-deck = Kartę buntu z talii
imperium-unrest-from-history = Kartę buntu z historii
imperium-calm = zapłać 1 żeton populacji, odrzuć 2 karty albo zapłać 3 surowce, aby zwrócić tę kartę na stos buntów
    .to = zapłacić 1 żeton populacji, odrzucić 2 karty albo zapłacić 3 surowce i zwrócić tę kartę na stos buntów
imperium-back-to-pile = zwróć tę kartę na stos buntów
    .to = zwrócić tę kartę na stos buntów
imperium-acquire = { $n ->
    [one] zdobądź { $suits }
   *[other] { $n } razy zdobądź { $suits }
}
    .to = { $n ->
        [one] zdobyć { $suits }
       *[other] { $n } razy zdobyć { $suits }
    }
imperium-acquire-any = zdobądź dowolną kartę
    .to = zdobyć dowolną kartę
imperium-with-material = { $text }, na której leżą surowce
    .brief = { $text } z surowcami
imperium-with-population = { $text }, na której leżą żetony populacji
    .brief = { $text } z żetonami populacji
imperium-with-progress = { $text }, na której leżą żetony postępu
    .brief = { $text } z żetonami postępu
imperium-also-exile = { $text } (także spośród kart usuniętych)
imperium-only-exile = { $text } spośród kart usuniętych
imperium-from-exile = { $card }, spośród usuniętych
imperium-break-through = { $n ->
    [one] podporządkuj { $suits }
   *[other] { $n } razy podporządkuj { $suits }
}
    .to = { $n ->
        [one] podporządkować { $suits }
       *[other] { $n } razy podporządkować { $suits }
    }
imperium-break-through-variable = podporządkuj kartę ze zmienną liczbą PZ
    .to = podporządkować kartę ze zmienną liczbą PZ
imperium-exile = usuń kartę z rynku
    .to = usunąć kartę z rynku
imperium-swap = wymień kartę z rynku na kartę usuniętą
    .to = wymienić kartę z rynku na kartę usuniętą
imperium-place = połóż { $goods } na karcie na rynku
    .to = położyć { $goods } na karcie na rynku
imperium-gamble = podaj typ i odkryj wierzchnią kartę talii głównej: kartę tego typu weź na rękę, inną usuń
    .to = podać typ i odkryć wierzchnią kartę talii głównej: kartę tego typu weź na rękę, inną usuń
imperium-double-material = zyskaj drugie tyle surowców
    .to = zyskać drugie tyle surowców
imperium-double-population = zyskaj drugie tyle żetonów populacji
    .to = zyskać drugie tyle żetonów populacji
imperium-take-fame = weź wierzchnią kartę sławy
    .to = wziąć wierzchnią kartę sławy
imperium-look-at-fame = podejrzyj { $n ->
    [one] { $n } wierzchnią kartę sławy
    [few] { $n } wierzchnie karty sławy
   *[many] { $n } wierzchnich kart sławy
} i weź jedną z nich
    .to = podejrzeć { $n ->
        [one] { $n } wierzchnią kartę sławy
        [few] { $n } wierzchnie karty sławy
       *[many] { $n } wierzchnich kart sławy
    } i wziąć jedną z nich
imperium-develop = rozwiń kartę
    .to = rozwinąć kartę
imperium-develop-free = rozwiń kartę za darmo
    .to = rozwinąć kartę za darmo
imperium-find = odszukaj { $cards }
    .to = odszukać { $cards }
imperium-look-nation = podejrzyj wierzchnią kartę talii nacji
    .to = podejrzeć wierzchnią kartę talii nacji
imperium-shuffle-nation = potasuj talię nacji
    .to = potasować talię nacji
imperium-nation-bottom = połóż ją na spodzie talii nacji
    .to = położyć ją na spodzie talii nacji
imperium-nation-discard = połóż wierzchnią kartę talii nacji na stosie kart odrzuconych
    .to = położyć wierzchnią kartę talii nacji na stosie kart odrzuconych
imperium-swap-nation = wymień kartę z ręki na wierzchnią kartę talii nacji
    .to = wymienić kartę z ręki na wierzchnią kartę talii nacji
imperium-give = daj każdemu innemu graczowi po karcie z ręki albo stosu kart odrzuconych
    .to = dać każdemu innemu graczowi po karcie z ręki albo stosu kart odrzuconych
imperium-trigger-scoring = wywołaj punktację
    .to = wywołać punktację
imperium-turn-over = odwróć tę kartę
    .to = odwrócić tę kartę
imperium-next-journey = przejdź do karty { $card } i stań się imperium
    .to = przejść do karty { $card } i stać się imperium
imperium-ignore-icon = zignoruj symbol imperium następnej karty zagranej w tej turze
    .to = zignorować symbol imperium następnej karty zagranej w tej turze
    .brief = zignoruj symbol imperium następnej karty
imperium-treat-icon = licz w tej turze 1 { $icon } jako 3 symbole produkcji
    .to = liczyć w tej turze 1 { $icon } jako 3 symbole produkcji
    .brief = licz 1 { $icon } jako 3 symbole produkcji
imperium-show-all = odkryj karty na ręce, w talii i na stosie kart odrzuconych
    .to = odkryć karty na ręce, w talii i na stosie kart odrzuconych
imperium-put-here = połóż 1 żeton postępu na tej karcie
    .to = położyć 1 żeton postępu na tej karcie
imperium-take-here = zyskaj wszystkie żetony postępu z tej karty
    .to = zyskać wszystkie żetony postępu z tej karty
imperium-copy = skorzystaj z efektu zaznaczenia karty trwałej przeciwnika tak, jakby był to efekt tej karty
    .to = skorzystać z efektu zaznaczenia karty trwałej przeciwnika tak, jakby był to efekt tej karty
    .brief = skorzystaj z efektu zaznaczenia przeciwnika
imperium-free-play = zagraj bez akcji { $cards }
    .to = zagrać bez akcji { $cards }
imperium-free-play-any-icon = zagraj bez akcji { $cards } niezależnie od symbolu systemu
    .to = zagrać bez akcji { $cards } niezależnie od symbolu systemu
imperium-free-play-it = zagraj zdobytą kartę bez akcji
    .to = zagrać zdobytą kartę bez akcji
imperium-play-from-discard = wydaj 1 akcję, aby zagrać region ze stosu kart odrzuconych
    .to = wydać 1 akcję, aby zagrać region ze stosu kart odrzuconych
    .brief = wydaj 1 akcję → zagraj region z odrzuconych
imperium-garrison-this = umieść tę kartę w garnizonie pod regionem
    .to = umieścić tę kartę w garnizonie pod regionem
imperium-hosts-effect = rozpatrz efekt zagrania tego regionu
    .to = rozpatrzyć efekt zagrania tego regionu
imperium-avoid = zignoruj atak
    .to = zignorować atak
imperium-unless-paid = zignoruj atak, chyba że atakujący da ci 1 żeton postępu
    .to = zignorować atak, chyba że atakujący da ci 1 żeton postępu
imperium-fewer-masks = odrzuć o jedną maskę mniej
imperium-instead-of-masks = możesz zamiast nich porzucić karty z garnizonu tej karty
imperium-icon-lost = ignoruj symbol barbarzyńców na { $cards }
imperium-exhaust-when = Zaznacz, { $when }: { $effect }
imperium-passive-when = { $when }, { $effect }
imperium-when-attacked = gdy inny gracz zagrywa atak
imperium-when-plays-region = gdy zagrywasz region
imperium-when-plays-attack = gdy zagrywasz atak
imperium-when-returns-unrest = gdy zwracasz kartę buntu
imperium-when-takes-unrest = gdy bierzesz kartę buntu
imperium-when-acquires-region = gdy zdobywasz region
imperium-when-gets-uncivilised = gdy zdobywasz lub podporządkowujesz kartę archaiczną
imperium-when-acquires-exiled-region = gdy zdobywasz usunięty region
imperium-when-gets-material-card = gdy bierzesz z rynku kartę, na której leżą surowce
imperium-when-gets-population-card = gdy bierzesz z rynku kartę, na której leżą żetony populacji
imperium-when-material-from-fertile = gdy karta w grze z symbolem żyznej ziemi daje ci surowce
imperium-when-material-from-river = gdy karta w grze z symbolem rzeki daje ci surowce
imperium-when-looks-at-fame = gdy podglądasz karty sławy
imperium-when-pays-population = gdy płacisz żetonami populacji
imperium-when-plays-from-discard = gdy zagrywasz region ze stosu kart odrzuconych
imperium-when-sinks = gdy zatapiasz kartę
imperium-when-deck-empty = gdy twoja talia staje się pusta
imperium-when-masks = gdy musisz odrzucić maski
imperium-hand-size = Twój limit kart na ręce jest większy o { $n }
imperium-no-history = Nie masz historii: karty trafiają zamiast tego na stos kart odrzuconych
imperium-market-material = W fazie porządków kładziesz na karcie na rynku { $n ->
    [one] { $n } surowiec
    [few] { $n } surowce
   *[many] { $n } surowców
} zamiast żetonu postępu
imperium-market-population = W fazie porządków kładziesz na karcie na rynku { $n ->
    [one] { $n } żeton populacji
    [few] { $n } żetony populacji
   *[many] { $n } żetonów populacji
} zamiast żetonu postępu
imperium-splendour = Za każdym razem, gdy masz zyskać surowce, niezależnie od ich liczby, zyskujesz zamiast nich 2 żetony populacji, a każdy inny gracz zyskuje 1 żeton postępu
imperium-cheaper-material = Rozwój kosztuje cię o { $n ->
    [one] { $n } surowiec
    [few] { $n } surowce
   *[many] { $n } surowców
} mniej
imperium-cheaper-population = Rozwój kosztuje cię o { $n ->
    [one] { $n } żeton populacji
    [few] { $n } żetony populacji
   *[many] { $n } żetonów populacji
} mniej
imperium-cheaper-progress = Rozwój kosztuje cię o { $n ->
    [one] { $n } żeton postępu
    [few] { $n } żetony postępu
   *[many] { $n } żetonów postępu
} mniej
imperium-unrest-material = Aby zagrać kartę buntu, płacisz o { $n ->
    [one] { $n } surowiec
    [few] { $n } surowce
   *[many] { $n } surowców
} mniej, ale co najmniej 1
imperium-unrest-cards = Aby zagrać kartę buntu, odrzucasz o { $n ->
    [one] { $n } kartę
    [few] { $n } karty
   *[many] { $n } kart
} mniej, ale co najmniej 1
imperium-exile-regions = Możesz zdobywać usunięte regiony
imperium-exile-tributaries = Możesz zdobywać usunięte karty hołdu
imperium-free-cities = Miasta i metropolie zagrywasz bez akcji
imperium-more-fame = Gdy podglądasz karty sławy, podglądasz o { $n ->
    [one] { $n } kartę
    [few] { $n } karty
   *[many] { $n } kart
} więcej
imperium-nation-deck = Talia nacji
imperium-development = Talia rozwoju
imperium-top-of-deck = Wierzchnia karta talii
imperium-through-deck = Odsłaniaj karty talii głównej, aż trafi się pasująca
imperium-no-deck = Nie ma już takiej talii: otrzymaj 2 żetony postępu

# Questions. They name the card that asks, or what is going on.
imperium-occasion-discard = Porządki
imperium-occasion-place = Porządki
imperium-occasion-return-unrest = Przewrót
imperium-occasion-break-through = Innowacja
imperium-occasion-develop = Przetasowanie
imperium-occasion-before-scoring = Przed punktacją
imperium-ask-faction = Którą nację prowadzisz?
imperium-ask-side = Którą stronę karty potęgi wybierasz?
imperium-ask-turn = Twoja tura: co robisz?
imperium-ask-pay = { $card }: zapłać { $goods } – czym?
imperium-ask-pay-progress = { $card }: ile żetonów postępu płacisz?
imperium-ask-may = { $card }: czy chcesz { $effect }?
imperium-ask-seen = Wierzchnia karta twojej talii nacji to { $card }. { $text }
imperium-ask-react = Zaznaczasz kartę { $card }? Efekt: { $effect }.
imperium-ask-choose = { $card }: wybierz jedno.
imperium-ask-choose-it = { $card }: wybierz jedno dla karty { $it }.
imperium-ask-draw = { $card }: dobierasz kartę?
imperium-ask-discard = { $card }: którą kartę odrzucasz?
imperium-ask-move = { $card }: którą kartę przenosisz { $to }?
imperium-ask-take-cards = { $to ->
   *[other] { $card }: którą kartę bierzesz na rękę?
}
imperium-ask-put-cards = { $card }: którą kartę kładziesz { $to }?
imperium-ask-exile-cards = { $to ->
   *[other] { $card }: którą kartę usuwasz?
}
imperium-ask-abandon = { $card }: którą kartę porzucasz?
imperium-ask-recall = { $card }: którą kartę cofasz?
imperium-ask-garrison = { $card }: którą kartę umieszczasz w garnizonie?
imperium-ask-sink = { $card }: którą kartę zatapiasz?
imperium-ask-return-unrest = { $card }: którą kartę buntu zwracasz?
imperium-ask-calm = { $card }: jak go tłumisz?
imperium-ask-acquire = { $card }: którą kartę zdobywasz?
imperium-ask-suit = { $card }: jaką kartę podporządkowujesz?
imperium-ask-break-through = { $card }: podporządkowujesz { $suit } – { $suit ->
    [region] który
   *[other] którą
}?
imperium-ask-break-through-variable = { $card }: podporządkowujesz kartę ze zmienną liczbą PZ – którą?
imperium-ask-exile = { $card }: którą kartę z rynku usuwasz?
imperium-ask-swap = { $card }: która usunięta karta zajmuje jej miejsce?
imperium-ask-place = { $card }: na której karcie na rynku kładziesz { $goods }?
imperium-ask-gamble = { $card }: jaką kartę obstawiasz?
imperium-ask-fame-take = { $card }: którą kartę sławy bierzesz?
imperium-ask-fame-put-back = { $card }: którą kartę sławy odkładasz jako pierwszą? Ostatnia leży na wierzchu.
imperium-ask-develop = { $card }: którą kartę rozwijasz?
imperium-ask-find = { $card }: którą kartę odszukujesz?
imperium-ask-swap-nation = { $card }: którą kartę wymieniasz na wierzchnią kartę talii nacji?
imperium-ask-give = { $card }: którą kartę otrzymują { $who }?
imperium-ask-ready = { $card }: który żeton zaznaczenia odzyskujesz?
imperium-ask-copy = { $card }: z efektu zaznaczenia której karty korzystasz?
imperium-ask-treat = { $card }: na której karcie { $icon } liczy się jako 3 symbole produkcji?
imperium-ask-free-play = { $card }: którą kartę zagrywasz?
imperium-ask-free-play-it = { $card }: zagrywasz ją?
imperium-ask-play-from-discard = { $card }: który region zagrywasz?
imperium-ask-garrison-this = { $card }: pod którym regionem umieszczasz tę kartę?
imperium-ask-unless-paid = { $card }: oddajesz 1 żeton postępu? Jeśli nie, { $who } unikają ataku.
imperium-ask-solstice = Przesilenie: który efekt jest następny?
imperium-idle = { $option } (teraz nic nie daje)
imperium-in-vain = { $option } (teraz nic by z tego nie było)
imperium-replaced = { $text } ({ $instead })
imperium-instead-material = zamiast surowców zyskujesz 2 żetony populacji, a każdy inny gracz zyskuje 1 żeton postępu
imperium-instead-no-history = nie masz historii: zamiast tego na stos kart odrzuconych
imperium-instead-no-history-stays = nie masz historii: nic się nie przemieszcza
imperium-instead-no-sunken = nie masz stosu kart zatopionych: zamiast tego na stos kart odrzuconych
imperium-instead-no-sunken-stays = nie masz stosu kart zatopionych: nic się nie przemieszcza
imperium-instead-king = talia sławy jest pusta: zamiast tego rozpatrujesz kartę Król królów
imperium-instead-no-fame = talia sławy jest pusta, a kartę Król królów masz już rozpatrzoną
imperium-ask-order = Reaguje na to kilka twoich kart: która jest następna?
imperium-order-option = { $card }: { $effect }
imperium-ask-before-scoring = { $card }: którą kartę buntu zwracasz?
imperium-ask-look-nation = { $card }: podglądasz kartę?

# Options.
imperium-do-play = Zagraj kartę { $card }
imperium-do-play-free = Zagraj kartę { $card } (bez akcji)
imperium-do-exhaust = { $card }: { $effect }
imperium-do-exhaust-idle = { $card }: { $effect } (teraz nic nie daje)
imperium-do-exhaust-in-vain = { $card }: { $effect } (teraz nic by z tego nie było)
imperium-do-exhaust-replaced = { $card }: { $effect } ({ $instead })
imperium-do-innovate = Innowacja: odrzuć wszystkie karty z ręki i podporządkuj kartę
imperium-do-revolt = Przewrót: zwróć karty buntu z ręki
imperium-do-end = Zakończ turę
imperium-do-draw = Dobierz kartę
imperium-do-develop = { $card }: zapłać { $goods }
imperium-do-pay-nothing = Nie płać nic

# Kilka rzeczy wybranych naraz i to, do czego prowadzą.
imperium-ask-some-discard = { $card }: które karty odrzucasz?
imperium-ask-some-move = { $card }: które karty przenosisz { $to }?
imperium-ask-some-take-cards = { $to ->
   *[other] { $card }: które karty bierzesz na rękę?
}
imperium-ask-some-put-cards = { $card }: które karty kładziesz { $to }?
imperium-ask-some-exile-cards = { $to ->
   *[other] { $card }: które karty usuwasz?
}
imperium-ask-some-abandon = { $card }: które karty porzucasz?
imperium-ask-some-recall = { $card }: które karty cofasz?
imperium-ask-some-unrest = { $card }: ile kart buntu zwracasz?
imperium-set-discard = Odrzuć: { $cards }
imperium-set-move = Przenieś { $to }: { $cards }
imperium-set-take-cards = { $to ->
   *[other] Weź na rękę: { $cards }
}
imperium-set-put-cards = Połóż { $to }: { $cards }
imperium-set-exile-cards = { $to ->
   *[other] Usuń: { $cards }
}
imperium-set-abandon = Porzuć: { $cards }
imperium-set-recall = Cofnij: { $cards }
imperium-set-unrest = { $n ->
    [one] Zwróć { $n } kartę buntu
    [few] Zwróć { $n } karty buntu
   *[other] Zwróć { $n } kart buntu
}
imperium-set-pay = Zapłać { $goods }
imperium-outcome-paid = To wystarcza na całą opłatę.
imperium-outcome-overpaid = To więcej, niż potrzeba.
imperium-last-on-top = { $text } Ostatnia wybrana karta leży na wierzchu.
imperium-outcome-owed = Do zapłacenia pozostaje: { $goods }

# The log.
imperium-event-first-player = Gracz rozpoczynający: { $who }.
imperium-event-nation-picked = { $who } dołączają do gry.
imperium-event-round-begins = Runda { $n }. Gracz rozpoczynający: { $who }.
imperium-event-turn = Tura: { $who }.
imperium-event-play = { $who } zagrywają kartę { $card }.
imperium-event-exhaust = { $who } zaznaczają kartę { $card }.
imperium-event-innovate = { $who } wybierają innowację.
imperium-event-revolt = { $who } wybierają przewrót.
imperium-event-gain = { $who } zyskują { $token }.
imperium-event-pay = { $who } płacą { $token }.
imperium-event-steal = { $who } zabierają { $token }; tracą { $rival }.
imperium-event-draw = { $who } dobierają kartę.
imperium-event-drew = Dobierasz kartę { $card }.
imperium-event-was = To karta { $card }.
imperium-event-reshuffle = { $who } tasują stos kart odrzuconych.
imperium-event-nation-card = { $who } dodają kartę z talii nacji: { $card }.
imperium-event-develop = { $who } rozwijają kartę { $card }.
imperium-event-turned = { $who } stają się imperium.
imperium-event-discard = { $who } odrzucają kartę { $card }.
imperium-event-stay = { $who } pozostawiają kartę { $card } na stosie kart odrzuconych.
imperium-event-acquire = { $from ->
    [exile] { $who } zdobywają kartę { $card } spośród usuniętych.
   *[market] { $who } zdobywają kartę { $card }.
}
imperium-event-break-through = { $from ->
    [exile] { $who } podporządkowują { $suit } spośród usuniętych: { $card }.
    [main_deck] { $who } podporządkowują { $suit } z talii głównej: { $card }.
   *[market] { $who } podporządkowują { $suit }: { $card }.
}
imperium-event-break-through-variable = { $from ->
    [exile] { $who } podporządkowują kartę ze zmienną liczbą PZ spośród usuniętych: { $card }.
    [main_deck] { $who } podporządkowują kartę ze zmienną liczbą PZ z talii głównej: { $card }.
   *[market] { $who } podporządkowują kartę ze zmienną liczbą PZ: { $card }.
}
imperium-event-name-suit = { $who } wskazują { $suit }.
imperium-event-break-through-unseen = { $who } podporządkowują z talii { $suit }.
imperium-event-deck-put = { $who } kładą kartę { $card } na wierzchu talii.
imperium-event-nation-put = { $who } wymieniają kartę { $card } na { $host }, wierzchnią kartę talii nacji.
imperium-event-reveal = { $n ->
    [0] Odkryta karta: { $card }.
   *[other] Odkryta karta: { $card }; pod nią trafia karta buntu.
}
imperium-event-exile = Usunięta karta: { $card }.
imperium-event-history = { $who } przenoszą kartę { $card } do historii.
imperium-event-abandon = { $who } porzucają kartę { $card }.
imperium-event-recall = { $who } cofają kartę { $card }.
imperium-event-garrison = { $who } umieszczają kartę { $card } w garnizonie pod kartą { $host }.
imperium-event-unrest-taken = { $who } biorą kartę buntu.
imperium-event-unrest-returned = { $who } zwracają kartę buntu.
imperium-event-unrest-freed = Karta buntu spod karty { $card } wraca do stosu buntu.
imperium-event-protected = { $who } unikają ataku dzięki karcie { $card }.
imperium-event-fame = { $who } biorą kartę sławy.
imperium-event-king = { $who } rozpatrują kartę Król królów.
imperium-event-king-already = { $who } nie dostają karty sławy: talia sławy jest pusta, a kartę Król królów mają już rozpatrzoną.
imperium-event-king-turned = Karta Król królów zostaje obrócona na drugą stronę.
imperium-event-give = { $who } oddają kartę { $card }; otrzymują ją { $rival }.
imperium-event-place = { $who } kładą { $token } na karcie { $card }.
imperium-event-solstice = Przesilenie.
imperium-event-scoring = Punktacja została wywołana.
imperium-event-collapse = Stos buntów jest pusty: upadek!
imperium-event-game-over = Gra jest zakończona.
imperium-event-pass = { $who } pasują.
imperium-event-sink = { $who } zatapiają kartę { $card }.
imperium-event-nation-looked = { $who } podglądają wierzchnią kartę talii nacji.
imperium-event-nation-bottom = { $who } odkładają wierzchnią kartę talii nacji na jej spód.
imperium-event-nation-shuffled = { $who } tasują talię nacji.
imperium-event-deck-shuffled = { $who } tasują swoją talię.
imperium-event-find = { $who } odszukują kartę { $card }.
imperium-event-show-hand = { $who } odkrywają z ręki kartę { $card }.
imperium-event-show-deck = { $who } odkrywają z talii kartę { $card }.
imperium-event-history-unseen = { $who } przenoszą kartę do historii.
imperium-event-deck-put-unseen = { $who } kładą kartę na wierzchu talii.
imperium-event-take = { $who } biorą na rękę kartę { $card }.
imperium-event-take-unseen = { $who } biorą na rękę kartę z historii.
imperium-event-market-put = { $n ->
    [0] Karta przywrócona na rynek: { $card }.
   *[other] Karta przywrócona na rynek: { $card }; pod nią trafia karta buntu.
}
imperium-event-tokens-pass = Karta { $card } przejmuje { $token } z karty, którą zastępuje.
imperium-event-journey = { $who } ruszają w dalszą podróż: { $card }.
imperium-event-fame-put-back = Odkładasz kartę { $card } na talię sławy.
imperium-event-fame-looked = { $who } podglądają { $n ->
    [one] { $n } kartę sławy
    [few] { $n } karty sławy
   *[many] { $n } kart sławy
}.
imperium-event-actions-gained = { $who } zyskują { $n ->
    [one] { $n } akcję
    [few] { $n } akcje
   *[many] { $n } akcji
}.
imperium-event-actions-spent = { $who } wydają { $n ->
    [one] { $n } akcję
    [few] { $n } akcje
   *[many] { $n } akcji
}.
imperium-event-ready = { $who } odzyskują żeton zaznaczenia z karty { $card }.
imperium-event-ready-nation = { $who } odzyskują żeton zaznaczenia z talii nacji.
imperium-event-ready-development = { $who } odzyskują żeton zaznaczenia z talii rozwoju.
imperium-event-exhaust-development = { $who } zaznaczają talię rozwoju.
imperium-event-copy = { $who } korzystają z efektu zaznaczenia karty { $card }.
imperium-event-treat = { $who } liczą 1 { $icon } na karcie { $card } jako 3 symbole produkcji.

# Scoring.
imperium-score-progress = żetony postępu
imperium-score-power = karta potęgi
imperium-score-fame = sława
imperium-score-cards = inne karty
imperium-score-unrest = bunty

# Game options.
imperium-option-common-cards = z którego pudełka pochodzą karty wspólne (I14)
    .name = Karty wspólne
    .classics = Antyk
    .legends = Legendy
imperium-option-sides = strona kart potęgi; ta sama dla wszystkich albo inna dla każdego miejsca; początkującym poleca się B (I17)
    .name = Strony kart potęgi
    .a = strona A
    .b = strona B
    .choose = każdy decyduje za siebie
imperium-option-factions = nacje wybierane kolejno albo rozdzielane losowo (I16)
    .name = Nacje
    .picked = wybierane po kolei
    .random = rozdzielane losowo
imperium-option-first-player = gracz rozpoczynający jest losowany albo zajmuje pierwsze miejsce (I41)
    .name = Gracz rozpoczynający
    .random = losowany
    .first-seat = z pierwszego miejsca
imperium-option-free-plays = kartę ze słowami „bez akcji” zagrywa się raz w turze albo ilekroć trafi na rękę (I144)
    .name = Zagrania bez akcji
    .once-a-turn = raz w turze
    .unlimited = bez ograniczeń
imperium-option-icons = podwójny symbol liczy się dwa razy albo każda karta liczy się raz (I200)
    .name = Podwójne symbole
    .each-counts = liczy się każdy
    .once-a-card = raz na kartę
imperium-option-given-cards = oddana karta trafia na rękę albo na stos kart odrzuconych nowego właściciela (I178)
    .name = Oddane karty
    .hand = na rękę
    .discard = na stos kart odrzuconych
imperium-option-active-quest = czy misja pod kartą Dwór króla Artura jest punktowana (I199)
    .name = Aktywna misja
    .not-scored = nie jest punktowana
    .scored = jest punktowana
imperium-option-collapse-count = przy upadku liczą się wszystkie karty buntu albo wszystkie poza umieszczonymi w garnizonach i zatopionymi (I196)
    .name = Liczenie upadku
    .all-unrest = wszystkie karty buntu
    .not-garrisoned-or-sunken = bez garnizonów i zatopionych
imperium-option-choices = przy wyborze na karcie otwarte są wszystkie możliwości, za które da się zapłacić, albo tylko te, które da się wykonać w całości (I140)
    .name = Wybór na kartach
    .in-full = to, co da się wykonać w całości
    .any = wszystko, za co da się zapłacić
imperium-option-exile-unrest = karta buntu przychodzi z kartami usuniętymi, które się zdobywa, albo także z tymi, które się podporządkowuje (I183)
    .name = Bunt przy kartach usuniętych
    .acquired = przy zdobyciu
    .always = także przy podporządkowaniu
imperium-cards-classics = Classics
imperium-cards-legends = Legends

# Errors.
imperium-error-unrest = Pozycja, { $where }: pod kartą „{ $given }” nie leży bunt (I39).
imperium-error-bare = Pozycja, { $where }: zanim wszyscy wybiorą nacje i strony, na stole nic nie leży.
imperium-error-pile = Pozycja, { $where }: stos buntów jest pusty, więc nastąpił upadek, a „collapsed” tego nie podaje (I69).
imperium-error-collapsed = Pozycja, { $where }: gra, w której nastąpił upadek, jest skończona, a „over” tego nie podaje (I69).
imperium-error-ending = Pozycja, { $where }: talia główna jest pusta, więc wywołano już punktację (I67).
imperium-error-accession = Pozycja, { $where }: karta przełomu „{ $given }” jest ostatnia w swojej talii.
expected-market-card = karta, która może leżeć na rynku: nie sławy, buntu ani potęgi
expected-deck-card = karta z tej talii
expected-power = karta potęgi tej nacji i jej karta podróży

# Cards.
imperium-card-empty = Pusta karta
imperium-card-acclaimed = Szanowany
imperium-card-advance = Postęp
imperium-card-advanced-culture = Rozwinięta kultura
imperium-card-agriculture = Rolnictwo
imperium-card-aksumites = Aksumici
imperium-card-alexander = Aleksander
imperium-card-alexander-the-great = Aleksander Wielki
imperium-card-alexandria-in-ariana = Aleksandria w Arianie
imperium-card-alexandria-in-egypt = Aleksandria w Egipcie
imperium-card-althing = Althing
imperium-card-ambassador = Ambasador
imperium-card-amphitheatre = Amfiteatr
imperium-card-arachosia = Arachozja
imperium-card-archipelago = Archipelag
imperium-card-architecture = Architektura
imperium-card-armenians = Ormianie
imperium-card-armorica = Armoryka
imperium-card-art = Sztuka
imperium-card-arthashastra = Arthaśastra
    .what = Arthaśastrę
imperium-card-arthurians = Arturianie
imperium-card-ashoka = Aśoka
imperium-card-assyrians = Asyryjczycy
imperium-card-astronomy = Astronomia
imperium-card-ateas = Ateas
imperium-card-atlantean-fleet = Flota Atlantydów
imperium-card-atlanteans = Atlantydzi
imperium-card-awe-inspiring = Budzący podziw
imperium-card-babylonians = Babilończycy
imperium-card-bactria = Baktria
imperium-card-balearic-islands = Baleary
imperium-card-ball-games = Gra w piłkę
imperium-card-battering-ram = Taran
imperium-card-bedwyr = Bedwyr
imperium-card-belgica = Belgica
imperium-card-berbers = Berberowie
imperium-card-boats = Łodzie
imperium-card-boudicca = Boudika
imperium-card-bread-and-circuses = Chleb i igrzyska
imperium-card-britannia = Brytania
imperium-card-britannia-flavia = Britannia Flavia
imperium-card-britannia-prima = Britannia Prima
imperium-card-britannia-secunda = Britannia Secunda
imperium-card-buddhism = Buddyzm
imperium-card-cacao = Kakao
imperium-card-cafall = Cafall
imperium-card-cai-sir-kay = Cai (sir Kay)
imperium-card-calendar = Kalendarz
imperium-card-cape = Przylądek
imperium-card-caravans = Karawany
imperium-card-carpathian-mountains = Karpaty
imperium-card-carthaginian-traders = Kupcy kartagińscy
imperium-card-carthaginians = Kartagińczycy
imperium-card-cartography = Kartografia
imperium-card-cataphract = Katafrakt
imperium-card-cattle-raid = Kradzież bydła
imperium-card-caucasia = Kaukaz
imperium-card-cauldron-of-cerridwen = Kocioł bogini Ceridwen
imperium-card-celtic-gold = Celtyckie złoto
imperium-card-celtic-innovation = Celtycki wynalazek
imperium-card-celtica = Celtyka
imperium-card-celts = Celtowie
imperium-card-chainmail = Kolczuga
imperium-card-chanakya = Ćanakja
imperium-card-chandragupta = Ćandragupta
imperium-card-chariots = Rydwany
imperium-card-charity = Dobroczynność
imperium-card-city = Miasto
imperium-card-city-of-athens = Miasto Ateny
imperium-card-city-of-camelot = Miasto Camelot
imperium-card-city-of-carthage = Miasto Kartagina
imperium-card-city-of-corinth = Miasto Korynt
imperium-card-city-of-dubh-linn = Miasto Dubh Linn
imperium-card-city-of-gelonus = Miasto Gelonos
imperium-card-city-of-pataliputra = Miasto Pataliputra
imperium-card-city-of-persepolis = Miasto Persepolis
imperium-card-city-of-rome = Miasto Rzym
imperium-card-city-of-sparta = Miasto Sparta
imperium-card-civil-service = Służba cywilna
imperium-card-coast = Wybrzeże
imperium-card-code-of-laws = Kodeks praw
imperium-card-coinage = Mennictwo
imperium-card-combs = Grzebień
imperium-card-companion-cavalry = Hetajrowie
imperium-card-confucianism = Konfucjanizm
imperium-card-conquer = Podbój
imperium-card-corruption = Korupcja
imperium-card-crete = Kreta
imperium-card-cyprus = Cypr
imperium-card-dalmatia = Dalmacja
imperium-card-daochang = Daochang
imperium-card-darius-i = Dariusz I
imperium-card-development = Rozwój
imperium-card-dido-queen-of-carthage = Dydona, królowa Kartaginy
imperium-card-diplomacy = Dyplomacja
imperium-card-direct-democracy = Demokracja bezpośrednia
imperium-card-domestication = Udomowienie
imperium-card-drainage-system = System nawadniający
imperium-card-drama-and-poetry = Dramat i poezja
imperium-card-druids = Druidzi
imperium-card-duke-zhuang-of-qin = Książę Zhuang z Qin
imperium-card-eastern-zhou = Wschodnia dynastia Zhou
imperium-card-edicts-of-ashoka = Edykty Aśoki
imperium-card-education = Edukacja
imperium-card-egyptian-expansion = Ekspansja Egiptu
imperium-card-egyptian-hieroglyphics = Hieroglify egipskie
imperium-card-egyptian-incursion = Najazd Egipcjan
imperium-card-egyptian-legacy = Dziedzictwo Egiptu
imperium-card-egyptians = Egipcjanie
imperium-card-elders = Starszyzna
imperium-card-elephants = Słonie bojowe
imperium-card-elysian-fields = Pola Elizejskie
imperium-card-embalming = Balsamowanie
imperium-card-eminent = Znamienity
imperium-card-emperor-qin-shi-huang = Cesarz Qin Shi Huang
imperium-card-emperor-trajan = Cesarz Trajan
imperium-card-erik-the-red = Eryk Rudy
imperium-card-espionage = Szpiegostwo
imperium-card-etruscans = Etruskowie
imperium-card-excalibur = Excalibur
    .what = Excalibura
imperium-card-exports = Eksport
imperium-card-flood = Potop
imperium-card-flood-of-the-nile = Wylew Nilu
imperium-card-floodplain = Równina zalewowa
imperium-card-forest = Las
imperium-card-forest-of-pholoe = Las Foloe
imperium-card-foroyar = Wyspy Owcze
imperium-card-fortified-region = Ufortyfikowany region
imperium-card-fortunate-isle = Wyspa Szczęśliwa
imperium-card-frescos = Freski
imperium-card-gallia-aquitania = Galia Akwitańska
imperium-card-gambling = Hazard
imperium-card-gandhara = Gandhara
imperium-card-gates-of-shangri-la = Bramy Shangri-La
imperium-card-glorious = Chwalebny
imperium-card-glory = Chwała
imperium-card-go-a-viking = Wyprawa wikingów
imperium-card-gothja = Gotka
imperium-card-graal = Graal
    .what = Graala
imperium-card-graenland = Grenlandia
imperium-card-grand-trunk-road = Uttarapatha
imperium-card-grassland = Łąki
imperium-card-great = Wielki
imperium-card-greek-innovation = Grecki wynalazek
imperium-card-greek-mercenaries = Greccy najemnicy
imperium-card-greek-prosperity = Grecki dobrobyt
imperium-card-greeks = Grecy
imperium-card-guennuvar = Ginewra
    .what = Ginewrę
imperium-card-gwaith-camlan = Gwaith Camlan
imperium-card-gwalchmei-sir-gawain = Gwalchmei (sir Gawain)
imperium-card-haliacmon-valley = Dolina Haliakmonu
imperium-card-hannibal = Hannibal
imperium-card-harald-hardrada = Harald III Srogi
imperium-card-hegemony = Hegemonia
imperium-card-hesperides = Hesperydy
imperium-card-hibernia = Hibernia
imperium-card-highlands = Wyżyny
imperium-card-hills = Wzgórza
imperium-card-hittites = Hetyci
imperium-card-iberia = Iberia
imperium-card-iceland = Islandia
imperium-card-imperial = Imperialny
imperium-card-independent = Niezależny
imperium-card-indian-elephants = Słonie indyjskie
imperium-card-indus-valley = Dolina Indusu
imperium-card-invasion = Inwazja
imperium-card-ionians = Jonowie
imperium-card-island = Wyspa
imperium-card-jade-mask = Jadeitowa maska
imperium-card-jewellery = Biżuteria
imperium-card-jomsviking = Jomswiking
imperium-card-julius-caesar = Juliusz Cezar
imperium-card-jungle = Dżungla
imperium-card-king-arthur = Król Artur
    .what = króla Artura
imperium-card-king-arthurs-court = Dwór króla Artura
imperium-card-king-minos = Król Minos
imperium-card-king-of-kings = Król królów
imperium-card-king-wu-of-qin = Król Wu z Qin
imperium-card-kleito = Klejto
imperium-card-knossos = Knossos
imperium-card-kurgans = Kurhany
imperium-card-kushites = Kuszyci
imperium-card-la-venta = La Venta
imperium-card-labyrinth = Labirynt
imperium-card-lady-bertilak = Lady Bertilak
imperium-card-laguna-de-los-cerros = Laguna de los Cerros
imperium-card-lakes = Jeziora
imperium-card-lawnslot-llyn-sir-lancelot = Lawnslot Llyn (sir Lancelot)
imperium-card-leadership = Przywództwo
imperium-card-legalism = Legalizm
imperium-card-legions = Legiony
imperium-card-lighthouse = Latarnia morska
imperium-card-lodestone-compass = Kompas magnetytowy
imperium-card-long-walls-i = Wielki Mur I
imperium-card-long-walls-ii = Wielki Mur II
imperium-card-long-walls-iii = Wielki Mur III
imperium-card-long-walls-iv = Wielki Mur IV
imperium-card-longships = Drakkary
imperium-card-lost-scroll = Zaginiony zwój
imperium-card-lost-tomes = Zaginione księgi
imperium-card-lower-nile = Dolny Nil
imperium-card-lowlands = Niziny
imperium-card-lydians = Lidyjczycy
imperium-card-macedonians = Macedończycy
imperium-card-magadha = Magadha
imperium-card-magnificent = Wspaniały
imperium-card-mandate-of-heaven = Mandat niebios
imperium-card-marsh = Bagna
imperium-card-marvellous = Zadziwiający
imperium-card-masonry = Kamieniarstwo
imperium-card-mathematics = Matematyka
imperium-card-mauretania = Mauretania
imperium-card-mauryans = Maurjowie
imperium-card-median-empire = Imperium Medów
imperium-card-medicine = Medycyna
imperium-card-meditation = Medytacja
imperium-card-mercenaries = Najemnicy
imperium-card-metallurgy = Metalurgia
imperium-card-metropolis = Metropolia
imperium-card-military-engineering = Inżynieria wojskowa
imperium-card-mining = Górnictwo
imperium-card-minoan-expansion = Ekspansja Minojczyków
imperium-card-minoan-traders = Kupcy minojscy
imperium-card-minoans = Minojczycy
imperium-card-moats-and-walls = Fosy i mury
imperium-card-monastery = Klasztor
imperium-card-moneylenders = Lichwiarze
imperium-card-monopoly = Monopol
imperium-card-monument = Pomnik
imperium-card-moor = Wrzosowiska
imperium-card-morigena = Morgana
imperium-card-mosaics = Mozaiki
imperium-card-mountain = Góra
imperium-card-mountain-of-atlantis = Góra Atlantydy
imperium-card-mountain-retreat = Górska pustelnia
imperium-card-mounted-archers = Łucznicy Saka
imperium-card-myrddin-wyllt-merlin = Myrddin Wyllt (Merlin)
    .what = Myrddina Wyllta (Merlina)
imperium-card-mysticism = Mistycyzm
imperium-card-myths-and-legends = Mity i legendy
imperium-card-nanda-dynasty = Dynastia Nandów
imperium-card-nile-valley = Dolina Nilu
imperium-card-nisaean-plain = Równina Nisajska
imperium-card-nomads = Nomadzi
imperium-card-notorious = Niesławny
imperium-card-oasis = Oaza
imperium-card-obelisk = Obelisk
imperium-card-ogham-script = Pismo ogamiczne
imperium-card-olmec-hieroglyphics = Hieroglify Olmeków
imperium-card-olmec-traders = Kupcy olmeccy
imperium-card-olmecs = Olmekowie
imperium-card-olympic-games = Igrzyska olimpijskie
imperium-card-onager = Onager
imperium-card-oracle = Wyrocznia
imperium-card-orestis = Orestis
imperium-card-outstanding = Wybitny
imperium-card-palace-of-poseidon = Pałac Posejdona
imperium-card-parmenion = Parmenion
imperium-card-path-to-shangri-la = Ścieżka do Shangri-La
imperium-card-pelagonia = Pelagonia
imperium-card-peloponnese = Peloponez
imperium-card-peninsula = Półwysep
imperium-card-peredur-sir-percival = Peredur (sir Percival)
imperium-card-pericles = Perykles
imperium-card-persian-gold = Perskie złoto
imperium-card-persians = Persowie
imperium-card-phalanx = Falanga
imperium-card-pharmacy = Farmacja
imperium-card-philip-ii = Filip II
imperium-card-philosophy = Filozofia
imperium-card-phoenicians = Fenicjanie
imperium-card-plain = Równina
imperium-card-plains-of-thessaly = Równiny Tesalii
imperium-card-pontic-steppe = Step Pontyjski
imperium-card-port = Port
imperium-card-portals = Portale
imperium-card-pottery = Garncarstwo
imperium-card-praiseworthy = Godny pochwały
imperium-card-prosperity = Dobrobyt
imperium-card-proud = Dumny
imperium-card-punch-marked-coins = Monety puncowane
imperium-card-pyramids = Piramidy
imperium-card-qanat = Kanat
imperium-card-qin = Qin
imperium-card-raetia = Recja
imperium-card-raiders = Najeźdźcy
imperium-card-rainforest = Las deszczowy
imperium-card-ramesses-ii = Ramzes II
imperium-card-red-land = Czerwona Ziemia
imperium-card-religion = Religia
imperium-card-ritual-sacrifice = Rytualna ofiara
imperium-card-rituals-and-ceremonies = Rytuały i ceremonie
imperium-card-river = Rzeka
imperium-card-road-building = Budowa dróg
imperium-card-rollo-the-walker = Rollon Piechur
imperium-card-roman-expansion = Ekspansja Rzymu
imperium-card-roman-invasion = Inwazja Rzymian
imperium-card-romans = Rzymianie
imperium-card-rome-the-eternal-city = Rzym, Wieczne Miasto
imperium-card-sacred-grove = Święty gaj
imperium-card-sacred-pass = Święta przełęcz
imperium-card-sacred-scroll = Święty zwój
imperium-card-sagas = Sagi o Wikingach
imperium-card-san-lorenzo-tenochtitlan = San Lorenzo Tenochtitlán
imperium-card-satrap = Satrapa
imperium-card-scandinavia = Skandynawia
    .what = Skandynawię
imperium-card-school-of-diplomacy = Szkoła dyplomacji
imperium-card-science = Nauka
imperium-card-scythians = Scytowie
imperium-card-seal-stones = Kamienie pieczętne
imperium-card-settlers = Osadnicy
imperium-card-shaduf = Szaduf
imperium-card-shangri-la = Shangri-La
imperium-card-shrine = Kapliczka
imperium-card-skis = Narty
imperium-card-spread-of-atlantis = Ekspansja Atlantydy
imperium-card-standing-army = Stała armia
imperium-card-step-pyramids = Piramidy schodkowe
imperium-card-steppe = Step
imperium-card-stone-heads = Kamienne głowy
imperium-card-stone-mask = Kamienna maska
imperium-card-sumerians = Sumerowie
imperium-card-taliesin-the-bard = Bard Taliesin
imperium-card-tamga = Tamga
imperium-card-tarim-basin = Kotlina Tarymska
imperium-card-temple = Świątynia
imperium-card-tents = Jurty
imperium-card-terracotta-warriors = Terakotowi wojownicy
imperium-card-the-senate = Senat
imperium-card-themiscyra = Temiskyra
imperium-card-thera = Thera
imperium-card-thule = Thule
imperium-card-tian-shan = Tienszan
imperium-card-town = Miasteczko
imperium-card-trading-ships = Statki kupieckie
imperium-card-tree-of-knowledge = Drzewo wiedzy
imperium-card-tres-zapotes = Tres Zapotes
imperium-card-triumphant = Triumfujący
imperium-card-triumvirate = Triumwirat
imperium-card-twrch-trwyth = Twrch Trwyth
    .what = Twrcha Trwytha
imperium-card-unification = Zjednoczenie
imperium-card-unrest = Bunt
imperium-card-urban-development = Rozwój miast
imperium-card-uthyr-pendragon = Uther Pendragon
imperium-card-utopians = Utopijczycy
imperium-card-uxians = Uksjowie
imperium-card-vast-wealth = Ogromne bogactwo
imperium-card-vercingetorix = Wercyngetoryks
imperium-card-vikings = Wikingowie
imperium-card-vinland = Winlandia
imperium-card-visions-of-shangri-la = Wizje Shangri-La
imperium-card-viviane-of-the-lake = Viviane z Jeziora
imperium-card-water-mill = Młyn wodny
imperium-card-western-zhou = Zachodnia dynastia Zhou
imperium-card-wilderness = Dzicz
imperium-card-windmills = Wiatraki
imperium-card-wonder = Cud
imperium-card-woodland = Gęstwina
imperium-card-writing-systems = Pismo linearne
imperium-card-xiongnu = Xiongnu
imperium-card-ynys-afallach-avalon = Ynys Afallach (Avalon)
imperium-card-zagros = Zagros

# words worth explaining; .forms are those in which cards speak of them
imperium-term-acquire = Zdobycie
    .text = Weź na rękę kartę podanego typu z rynku, z żetonami leżącymi na niej i kartą buntu spod niej.
    .forms = zdobyć, zdobądź, zdobywasz, zdobywać, zdobytą
imperium-term-break-through = Podporządkowanie
    .text = Podaj typ i weź kartę tego typu, bez karty buntu spod niej.
    .forms = podporządkować, podporządkuj, podporządkowujesz
imperium-term-exhaust = Zaznaczenie
    .text = Połóż żeton zaznaczenia na karcie w grze, by użyć jej efektu; raz na turę na kartę.
    .forms = zaznacz, zaznaczenia
imperium-term-garrison = Garnizon
    .text = Karta z ręki trafia pod kartę w grze i nie przeszkadza.
    .forms = garnizonie, garnizonach, garnizonu, garnizonów
imperium-term-history = Historia
    .text = Karty pod kartą potęgi: poza grą, ale punktują.
    .forms = historii
imperium-term-unrest = Bunt
    .text = Bezużyteczna karta, która kosztuje punkty. Gdy stos buntów się wyczerpie, następuje upadek i wygrywa najmniej buntów.
    .forms = bunt, buntu, buntów
imperium-term-exile = Usunięcie
    .text = Karta trafia na stos kart usuniętych; niektóre karty mogą ją przywrócić.
    .forms = usuń, usunąć, usunięta, usunięte, usunięty, usuniętych, usuniętą
imperium-term-pinned = Trwała
    .text = Karta po zagraniu zostaje w grze.
    .forms = trwała, trwałe, trwałej, trwałą
imperium-term-abandon = Porzucenie
    .text = Trwała karta w grze trafia na twój stos kart odrzuconych razem ze swoim garnizonem.
    .forms = porzuć, porzuca, porzucić, porzucone, porzuconej, porzucony
imperium-term-recall = Cofnięcie
    .text = Trwała karta w grze wraca na twoją rękę razem ze swoim garnizonem.
    .forms = cofa, cofnij, cofnąć
imperium-term-develop = Rozwinięcie
    .text = Zapłać koszt karty ze swojej talii rozwoju i połóż ją na swoim stosie kart odrzuconych.
    .forms = rozwinąć, rozwiń
imperium-term-solstice = Przesilenie
    .text = Na koniec rundy wszyscy rozpatrują efekty przesilenia swoich kart w grze.
    .forms = przesilenie
