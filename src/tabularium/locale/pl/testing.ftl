# Co mówią sprawdziany botów i gier (tabularium.testing).

promise-legal = { $game }, decyzja „{ $kind }” miejsca { $seat } (ruchów: { $moves }): bot odpowiedział { $given }, oczekiwano liczby całkowitej od 0 do { $most }.
promise-same-seed = { $game }, decyzja „{ $kind }” miejsca { $seat } (ruchów: { $moves }): utworzony ponownie z ziarnem { $seed } bot odpowiedział { $again }, wcześniej { $first }; oczekiwano tej samej odpowiedzi.
promise-hidden = { $game }, decyzja „{ $kind }” miejsca { $seat } (ruchów: { $moves }): bot odpowiedział { $again } zamiast { $first }, gdy rozdano na nowo tylko karty, których nie widzi; oczekiwano tej samej odpowiedzi.
promise-no-error = { $game }, decyzja „{ $kind }” miejsca { $seat } (ruchów: { $moves }): bot zgłosił błąd { $problem }; oczekiwano odpowiedzi.
promise-hands-off = { $game }, decyzja „{ $kind }” miejsca { $seat } (ruchów: { $moves }): bot zmienił grę; oczekiwano samej odpowiedzi.
promise-candidates = { $game }, decyzja „{ $kind }” miejsca { $seat } (ruchów: { $moves }): bot rozważał { $given }, oczekiwano listy Candidate z kluczami opcji.
promise-time = { $game }, decyzja „{ $kind }” miejsca { $seat } (ruchów: { $moves }): bot myślał { $took } s, oczekiwano najwyżej { $seconds } s.
promise-same-start = { $game }, ziarno { $seed }: dwie nowe gry się różnią; oczekiwano równych skrótów.
promise-choice = { $game }, ziarno { $seed }, ruchów: { $moves }: pytany gracz nie ma wyboru ({ $given }); oczekiwano co najmniej dwóch możliwości.
promise-keys = { $game }, ziarno { $seed }, ruchów: { $moves }: dwie możliwości mają ten sam klucz ({ $given }); oczekiwano różnych kluczy.
promise-end = { $game }, ziarno { $seed }: losowa gra trwa dalej, choć ruchów było { $moves }; oczekiwano końca.
promise-score = { $game }: punkty miejsca to { $given }, liczba kategorii to { $expected_length }; oczekiwano po jednej liczbie dla każdej.
promise-words = { $game }, ziarno { $seed }, ruchów: { $moves }: decyzji nie da się wyrazić w języku „{ $lang }”: { $given }.
promise-clone-equal = { $game }, ziarno { $seed }, ruchów: { $moves }: kopia ma inny skrót; oczekiwano równego.
promise-clone-apart = { $game }, ziarno { $seed }, ruchów: { $moves }: gra na kopii zmieniła grę, z której ją zrobiono.
promise-same-moves = { $game }, ziarno { $seed }, ruchów: { $moves }: te same ruchy z równych stanów dały różne stany.
promise-record = { $game }, ziarno { $seed }, ruchów: { $moves }: zapis nie odtwarza gry: { $problem }
promise-position = { $game }, ziarno { $seed }, ruchów: { $moves }: pozycja nie odtwarza gry: { $problem }
promise-parts = { $game }, ziarno { $seed }: części obserwacji zostawiają lukę albo zachodzą na siebie przy „{ $name }”.
promise-row = { $game }, ziarno { $seed }, ruchów: { $moves }: liczba bajtów obserwacji to { $given }, oczekiwano { $expected_length }.
promise-hidden-turn = { $game }, ziarno { $seed }, ruchów: { $moves }: po ponownym rozdaniu kart ukrytych przed miejscem { $viewer } ruch ma kto inny.
promise-hidden-view = { $game }, ziarno { $seed }, ruchów: { $moves }: widok miejsca { $viewer } zdradza ukryte karty w „{ $name }”.
promise-hidden-row = { $game }, ziarno { $seed }, ruchów: { $moves }: obserwacja miejsca { $viewer } zdradza ukryte karty w „{ $name }”.
promise-hidden-options = { $game }, ziarno { $seed }, ruchów: { $moves }: miejsce { $viewer } ma inne możliwości, gdy karty przed nim ukryte rozdano na nowo.
promise-imagined = { $game }, ziarno { $seed }, ruchów: { $moves }: świat wyobrażony przez miejsce { $viewer } zależy od czegoś więcej niż ziarno i to, co ono wie.
