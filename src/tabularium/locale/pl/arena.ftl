# Arena: turnieje botów i ich raport.

arena-folder = Gry są przechowywane w { $folder }
arena-playing = Trwa gra
arena-interrupted = Przerwano. Ukończone gry są w { $folder }; to samo polecenie gra dalej od tego miejsca.
arena-head = { $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[other] { $games } gier
} · boty: { $bots } · gracze: { $players } · średnio ruchów: { $moves } · ziarno losowości { $seed }
arena-stopped = Zakończono po { $games } z { $planned } gier: odsetek wygranych pierwszego bota leży po jednej stronie { $until }.
arena-failed = { $n ->
    [one] { $n } gra się nie powiodła:
    [few] { $n } gry się nie powiodły:
   *[other] { $n } gier się nie powiodło:
}

# Raport.
arena-page-title = { $game }: turniej
arena-standings = Wyniki
arena-note-standings = Przedziały obowiązują z prawdopodobieństwem 95 %. Wspólna wygrana liczy się w częściach; bot, który zajmuje w grze dwa miejsca, rozegrał ją dwa razy. Ranking to OpenSkill: wszyscy zaczynają od 25, a znaczenie mają tylko różnice.
arena-factions = Frakcje i nacje
arena-seats = Miejsca
arena-note-rates = Odsetki wygranych z przedziałami 95 %; linie przerywane pokazują, ile miałby każdy, gdyby wszyscy byli równi.
arena-categories = Punkty według kategorii
arena-curves = Punkty w trakcie gry
arena-note-curves = Średnia punktów po każdej dziesiątej części ruchów, jakby gra się wtedy skończyła, z przedziałami 95 %.
arena-length = Długość gier
arena-openings = Otwarcia
arena-note-openings = Pierwszy wybór w pierwszej turze gracza, jeśli dokonano go co najmniej { $n } razy. Zwykle to odsetek wygranych tego samego bota przy tej samej liczbie graczy.
arena-cards = Najbardziej i najmniej przydatne karty
arena-note-cards = O ile częściej niż zwykle wygrywał ten, kto kupił, zbudował albo zagrał kartę; zwykle to odsetek wygranych tego samego bota przy tej samej liczbie graczy. Karty użyte mniej niż { $n } razy pominięto. Kto prowadzi, na więcej go stać, więc karta może zawdzięczać wynik dobrym grom, a nie odwrotnie.
arena-failures = Gry, które się nie powiodły
arena-too-few = Za mało gier: niczego nie użyto { $n } razy.
arena-numbers = Liczby
arena-bot = bot
arena-bots = boty
arena-games = gry
arena-wins = wygrane
arena-win-rate = odsetek wygranych
arena-interval = przedział 95 %
arena-rating = ranking
arena-rating-interval = przedział 95 % rankingu
arena-points = punkty
arena-milliseconds = ms na decyzję
arena-player-count = gracze
arena-seats-held = miejsca
arena-category = kategoria
arena-part-of-game = część gry
arena-winners = zwycięzcy
arena-losers = pozostali
arena-moves = ruchy
arena-opening = otwarcie
arena-card = karta
arena-gain = o ile częściej wygrywano niż zwykle
arena-number = gra
arena-error = błąd
arena-players = { $n ->
    [one] { $n } gracz
    [few] { $n } graczy
   *[other] { $n } graczy
}

# Błędy.
arena-error-no-bots = Nie podano botów: podaj co najmniej jednego, na przykład --bots greedy,random.
arena-error-many-bots = Za dużo botów na jeden turniej: { $given }, najwyżej { $most }.
arena-error-bot-twice = Bota „{ $given }” podano dwa razy: wystarczy raz, pozostałe miejsca zajmą te same boty.
arena-error-games = Liczba gier: podano { $given }, oczekiwano liczby całkowitej od 1.
arena-error-seats = Liczba graczy: podano „{ $given }”, oczekiwano liczby albo kilku, na przykład 2,3,4.
arena-error-until-bots = --until jest dla meczu dwóch botów, podano: { $n }.
arena-error-until = Odsetek wygranych, przy którym kończyć: podano { $given }, oczekiwano liczby między 0 a 1.
arena-error-workers = Liczba procesów: podano { $given }, oczekiwano liczby całkowitej od 1.
arena-error-limit = Limit sekund na grę: podano { $given }, oczekiwano liczby większej od 0, najwyżej { $most }.
arena-error-no-tournament = W { $file } nie ma turnieju: brakuje plan.json.
arena-error-other = W { $file } jest inny turniej: { $name } to { $stored }, a nie { $given }; podaj inny katalog.
arena-error-busy = W { $file } gra teraz inne polecenie.
arena-error-damaged = { $file } jest uszkodzony: { $problem }
arena-error-stray = { $file } to gra z innego turnieju.
arena-error-unusable = Nie można użyć { $file }: { $problem }
arena-error-ray = Nie można połączyć się z klastrem Ray: { $problem }

# Dlaczego gry się nie powiodły.
arena-error-died = Proces, który ją rozgrywał, nagle się zakończył (razy: { $n }).
arena-error-late = Nie skończyła się po { $seconds } s.
arena-error-late-bot = Nie skończyła się po { $seconds } s; decydował bot { $bot }.
