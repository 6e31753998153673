# Co mówią sprawdziany botów i gier (tabularium.testing).

promise-legal = { $game }, decyzja „{ $kind }” miejsca { $seat } (ruchów: { $moves }): bot odpowiedział { $given }, oczekiwano liczby całkowitej od 0 do { $most }.
promise-same-seed = { $game }, decyzja „{ $kind }” miejsca { $seat } (ruchów: { $moves }): utworzony ponownie z ziarnem { $seed } bot odpowiedział { $again }, wcześniej { $first }; oczekiwano tej samej odpowiedzi.
promise-hidden = { $game }, decyzja „{ $kind }” miejsca { $seat } (ruchów: { $moves }): bot odpowiedział { $again } zamiast { $first }, gdy rozdano na nowo tylko karty, których nie widzi; oczekiwano tej samej odpowiedzi.
promise-no-error = { $game }, decyzja „{ $kind }” miejsca { $seat } (ruchów: { $moves }): bot zgłosił błąd { $problem }; oczekiwano odpowiedzi.
promise-hands-off = { $game }, decyzja „{ $kind }” miejsca { $seat } (ruchów: { $moves }): bot zmienił grę; oczekiwano samej odpowiedzi.
promise-candidates = { $game }, decyzja „{ $kind }” miejsca { $seat } (ruchów: { $moves }): bot rozważał { $given }, oczekiwano listy Candidate z kluczami opcji.
promise-time = { $game }, decyzja „{ $kind }” miejsca { $seat } (ruchów: { $moves }): bot myślał { $took } s, oczekiwano najwyżej { $seconds } s.
promise-same-start = { $game }, ziarno { $seed }: dwie nowe gry się różnią ({ $given }); oczekiwano, że cała losowość pochodzi ze stanu (g.random, g.below, g.shuffle), a nie z modułu random, z zegara ani z gier rozegranych wcześniej.
promise-choice = { $game }, ziarno { $seed }, ruchów: { $moves }: pytany gracz nie ma wyboru ({ $given }); oczekiwano co najmniej dwóch możliwości.
promise-keys = { $game }, ziarno { $seed }, ruchów: { $moves }: dwie możliwości mają ten sam klucz ({ $given }); oczekiwano różnych kluczy.
promise-end = { $game }, ziarno { $seed }: losowa gra trwa dalej, choć ruchów było { $moves }, w tym odpowiedzi na pytanie { $name }: { $n }; oczekiwano końca i tego, że pytanie po odpowiedzi zdejmie się ze stosu przez g.pop().
promise-score = { $game }: punkty miejsca to { $given }, liczba kategorii to { $expected_length }; oczekiwano po jednej liczbie dla każdej.
promise-card-words = { $game }: karty, talii albo kategorii punktacji nie da się wyrazić w języku „{ $lang }”: { $given }
promise-message = { $game }: brakuje komunikatu „{ $given }” w języku „{ $lang }”.
promise-words = { $game }, ziarno { $seed }, ruchów: { $moves }: decyzji nie da się wyrazić w języku „{ $lang }”: { $given }.
promise-clone-equal = { $game }, ziarno { $seed }, ruchów: { $moves }: kopia ma inny skrót; oczekiwano równego.
promise-clone-apart = { $game }, ziarno { $seed }, ruchów: { $moves }: gra na kopii zmieniła grę, z której ją zrobiono.
promise-same-moves = { $game }, ziarno { $seed }, ruchów: { $moves }: „{ $key }” prowadzi z równych stanów do różnych ({ $given }); oczekiwano, że cała losowość pochodzi ze stanu (g.random, g.below, g.shuffle), a nie z modułu random, z zegara ani z gier rozegranych wcześniej i że żadna zasada nie pyta o numer karty tam, gdzie chodzi o jej rodzaj (g.rules.kinds[card]).
promise-record = { $game }, ziarno { $seed }, ruchów: { $moves }: zapis nie odtwarza gry: { $problem }
promise-position = { $game }, ziarno { $seed }, ruchów: { $moves }: pozycja nie odtwarza gry: { $problem }
promise-parts = { $game }, ziarno { $seed }: części obserwacji zostawiają lukę albo zachodzą na siebie przy „{ $name }”.
promise-row = { $game }, ziarno { $seed }, ruchów: { $moves }: liczba bajtów obserwacji to { $given }, oczekiwano { $expected_length }.
promise-hidden-turn = { $game }, ziarno { $seed }, ruchów: { $moves }: po ponownym rozdaniu kart ukrytych przed miejscem { $viewer } ruch ma kto inny.
promise-hidden-view = { $game }, ziarno { $seed }, ruchów: { $moves }: widok miejsca { $viewer } zdradza ukryte karty w „{ $name }”.
promise-hidden-row = { $game }, ziarno { $seed }, ruchów: { $moves }: obserwacja miejsca { $viewer } zdradza ukryte karty w „{ $name }”.
promise-hidden-options = { $game }, ziarno { $seed }, ruchów: { $moves }: miejsce { $viewer } ma inne możliwości, gdy karty przed nim ukryte rozdano na nowo.
promise-imagined = { $game }, ziarno { $seed }, ruchów: { $moves }: świat wyobrażony przez miejsce { $viewer } zależy od czegoś więcej niż ziarno i to, co ono wie.
promise-alike = { $game }, ziarno { $seed }, ruchów: { $moves }: dwie możliwości brzmią tak samo w języku „{ $lang }”: „{ $given }” ({ $keys }); oczekiwano różnych słów.
promise-card-once = { $game }, ziarno { $seed }, ruchów: { $moves }: karta leży w dwóch miejscach: { $given }.
promise-cards-kept = { $game }, ziarno { $seed }, ruchów: { $moves }: karty zniknęły ({ $lost }) albo wzięły się znikąd ({ $new }).
promise-kept = { $game }, ziarno { $seed }, ruchów: { $moves }: to, czego nie przybywa ani nie ubywa, wynosiło { $before }, a wynosi { $after }.
promise-bounds = { $game }, ziarno { $seed }, ruchów: { $moves }: poza granicami: { $name }.
promise-standing = { $game }, ziarno { $seed }, ruchów: { $moves }: po wczytaniu z pozycji czekają inne karty albo inne są sumy ({ $given }); oczekiwano, że karty o stałych efektach leżą w aktywnej strefie tego, do kogo należą (at.STREFA + miejsce), i nigdzie indziej.
promise-hidden-feed = { $game }, ziarno { $seed }, ruchów: { $moves }: to, co widziało miejsce { $viewer }, opowiada się inaczej, gdy karty przed nim ukryte rozdano na nowo.
promise-progress = { $game }, ziarno { $seed }, ruchów: { $moves }: wszystko jest tak, jak już było; oczekiwano, że każdy ruch coś zmienia.
promise-hidden-why = { $game }, ziarno { $seed }, ruchów: { $moves }: miejsce { $viewer } słyszy inny powód, dlaczego nie może czegoś użyć ({ $given }), gdy karty przed nim ukryte rozdano na nowo.
promise-can-why = { $game }, ziarno { $seed }, ruchów: { $moves }: { $given } można zrobić, a jest powód, by nie, albo ani jedno, ani drugie.
promise-refused = { $game }, ziarno { $seed }, ruchów: { $moves }: opcja dotyczy { $given }, a jednak jest odmowa.
promise-why-changes = { $game }, ziarno { $seed }, ruchów: { $moves }: pytanie, dlaczego czegoś nie można zrobić, zmieniło grę.
promise-set-picks = { $game }, ziarno { $seed }, ruchów: { $moves }: { $way ->
    [none] nic, co wybrano razem, nie jest odpowiedzią ({ $set })
    [single] to, co wybrano po jednym, „{ $set }”, prowadzi tam, gdzie nic wybranego razem ({ $given })
   *[together] to, co wybrano razem, „{ $set }”, prowadzi tam, gdzie nic wybranego po jednym ({ $given })
}; oczekiwano, że krok pyta o rzeczy tylko w jednej kolejności, na przykład katalogu, że several() mówi, co jeszcze można wybrać, i że chose kończy każdy wybór przez g.pick(code, first).
promise-set-noted = { $game }, ziarno { $seed }, ruchów: { $moves }: { $name } pyta dalej po „{ $key }”, a nigdzie nie zanotowano tego wyboru; oczekiwano g.pick(code, first) w chose, gdzie first mówi, czy to pierwsza rzecz zbioru.
promise-faithful = { $game }, ziarno { $seed }: to, co nazywa pozycja, jest czymś innym po wczytaniu: { $name }.
promise-copies = { $game }, ziarno { $seed }, ruchów: { $moves }: { $name } leży w rzędzie na miejscach { $places }, a wybrać można tylko z miejsc { $given }; oczekiwano wszystkich, chyba że zestaw uznaje je za jedno miejsce.
promise-told = { $game }, ziarno { $seed }, ruchów: { $moves }: zmiana { $name } ({ $given }), o której nie mówi żadne ze zdarzeń ({ $events }).
promise-taken-back = { $game }, ziarno { $seed }, ruchów: { $moves }: { $given } można by cofnąć bez pytania, a pokazało miejscu { $viewer } coś ukrytego w „{ $name }”; oczekiwano, że powie o tym rules.shows.
promise-hidden-score = { $game }, ziarno { $seed }, ruchów: { $moves }: w punktach miejsca { $seat }, które może znać miejsce { $viewer }, liczą się ukryte karty; oczekiwano, że rules.open_scores zaprzeczy i że każde miejsce wie, od czego zależą jego własne punkty.
promise-looks-only = { $game }, ziarno { $seed }, ruchów: { $moves }: samo pytanie o klucze i słowa albo punkty ({ $name }) zmieniło grę; oczekiwano, że co tylko patrzy, niczego nie zmienia.
promise-steps = { $game }, ziarno { $seed }, { $moves ->
    [0] przy rozkładaniu gry
   *[other] ruch { $moves }, „{ $key }”
}: { $problem }
promise-asks-on = { $game }, ziarno { $seed }, ruchów: { $moves }: { $name } – tyle odpowiedzi z rzędu niczego nie zmieniło: { $n }; oczekiwano, że chose zdejmie pytanie ze stosu przez g.pop().
promise-telling = { $game }, ziarno { $seed }, ruch { $moves }: „{ $key }” prowadzi gdzie indziej, gdy potrzebny jest dziennik ({ $given }); oczekiwano, że to, co zależy od g.telling, tylko opowiada i niczego nie zmienia.
promise-event-variable = { $game }: komunikat zdarzenia „{ $name }” w języku „{ $lang }” wymaga { $missing }, a dostaje { $possible }; oczekiwano pola o tej nazwie w LOG.add albo jednej z tych nazw w komunikacie.
promise-event-unused = { $game }: pola „{ $field }” zdarzenia „{ $name }” nie wymienia komunikat w żadnym języku; oczekiwano go w komunikacie albo Unsaid w LOG.add, jeśli jest tylko dla programów.
promise-event-twice = { $game }: pole „{ $field }” zdarzenia „{ $name }” podaje „{ $given }”, a podaje to też coś innego w tym zdarzeniu; oczekiwano innej nazwy w LOG.add.
promise-event-numbers = { $game }: zdarzeniu „{ $name }” brakuje liczby dla pola „{ $field }”; oczekiwano pól najwyżej dla tylu liczb: { $most }.
promise-event-number = { $game }, ziarno { $seed }, ruchów: { $moves }: opowiedziano zdarzenie numer { $given }, którego nie ma; oczekiwano numeru, który dało LOG.add, od 0 do { $most }.
promise-event-unread = { $game }, ziarno { $seed }, ruchów: { $moves }: zdarzenie „{ $name }” ma { $given } jako liczbę numer { $n }, której nie czyta żadne pole; oczekiwano pola dla niej w LOG.add albo braku tej liczby w g.tell.
promise-event-card = { $game }, ziarno { $seed }, ruchów: { $moves }: zdarzenie „{ $name }” ma { $given } w polu „{ $field }”; oczekiwano rodzaju karty, od 0 do { $most } (rodzaj karty to g.rules.kinds[card]).
promise-event-seat = { $game }, ziarno { $seed }, ruchów: { $moves }: zdarzenie „{ $name }” ma { $given } w polu „{ $field }”; oczekiwano miejsca przy stole, od 0.
promise-event-words = { $game }, ziarno { $seed }, ruchów: { $moves }: zdarzenia „{ $name }” nie da się wyrazić w języku „{ $lang }”: { $given }
promise-place = { $game }, ziarno { $seed }, ruchów: { $moves }: układ gry nie zna strefy „{ $name }”. Możliwe: { $possible }.
promise-thing = { $game }, ziarno { $seed }, ruchów: { $moves }: opcja „{ $key }” dotyczy „{ $given }”, a nic takiego tam nie leży; oczekiwano strefy, w której ta rzecz leży, i miejsca jej właściciela (-1, gdy jest wspólna).
promise-hidden-event = { $game }, ziarno { $seed }, ruch { $moves }, „{ $key }”: zdarzenie „{ $name }” zdradza kartę { $given } { $viewer ->
    [-1] widzom
   *[other] miejscu { $viewer }
}, choć układ gry ją ukrywa; oczekiwano g.tell_only dla tego, kto może ją znać, i zdarzenia bez jej nazwy dla pozostałych albo większego o jeden g.reveals, jeśli wszyscy ją widzą.
promise-dealt = { $game }, ziarno { $seed }: nie da się wczytać żadnej z rozdanych pozycji (było ich { $n }): { $problem }
promise-rule = { $game }: „{ $name }” prowadzi do zasady { $given }, a w zasadach nie ma takiego numeru; oczekiwano numeru akapitu z rules.md, który zaczyna się od „**{ $given }.**”.
promise-reason = { $game }, ziarno { $seed }, ruchów: { $moves }: powodu „{ $name }” nie da się wyrazić w języku „{ $lang }”: { $given }
promise-asked = { $game }, ziarno { $seed }: gra kończy się, zanim kogokolwiek o coś zapytano; oczekiwano decyzji. Czy pierwszy krok przebiegu gry ją rozkłada i czy w turze można coś zrobić?
promise-printed = { $game }: nie ma ani jednej karty rodzaju: { $missing }; oczekiwano co najmniej jednej kopii każdego rodzaju.
promise-no-exception = { $game }, { $when ->
    [said] przy wymawianiu wszystkiego
    [laid] ziarno { $seed }, przy rozkładaniu gry
    [move] ziarno { $seed }, ruch { $moves }, „{ $key }”
   *[after] ziarno { $seed }, ruchów: { $moves }
}: { $problem }{ $place ->
    [none] { "" }
   *[other] { "" } ({ $place })
}
promise-overheard = { $game }, ziarno { $seed }, ruchów: { $moves }: o „{ $key }” { $viewer ->
    [-1] widzowie słyszą
   *[other] miejsce { $viewer } słyszy
} { $given }, a gdy karty przed nimi ukryte rozdano na nowo – { $again }, choć widzą to samo; oczekiwano zdarzenia, które mówi to, co widzi każdy, kto je słyszy (g.tell_only dla tego, kto może wiedzieć więcej), albo większego o jeden g.reveals, jeśli coś się pokazuje.
promise-rounds = { $game }, ziarno { $seed }, { $moves ->
    [0] przy rozkładaniu gry
   *[other] ruch { $moves }, „{ $key }”
}: { $name } – to już runda { $n }, a nikt nie jest już o nic pytany; oczekiwano, że ended() powie, kiedy nie ma już następnej rundy.
promise-event-who = { $game }, ziarno { $seed }, ruchów: { $moves }: zdarzenie „{ $name }” opowiedziano o miejscu { $given }; oczekiwano miejsca od 0 do { $most } albo -1, gdy nikogo nie dotyczy: g.tell(zdarzenie, miejsce, …).
promise-opening = { $game }: żadne zdarzenie nie otwiera tury, więc dziennik nie jest podzielony, a krzywa punktów nie ma chwil; oczekiwano zdarzenia o nazwie { $given } albo przewodnika, którego „opening” wymienia jedno z: { $possible }.
