# Prowadzenie serwera: polecenia jego właściciela.

admin-help = Zadbaj o stoły serwera: wypisz, zapisz kopię, usuń porzucone, zapomnij. Serwery mogą przy tym działać.
admin-help-end =
    Do których stołów nikt nie zajrzał od miesiąca?
    $ tabularium admin tables --idle 30d
    Kopia wszystkiego i przeniesienie jej do innej bazy:
    $ tabularium admin backup stoly-poniedzialek.gz
    $ tabularium admin restore stoly-poniedzialek.gz --db postgresql://localhost/tables
admin-help-tables = Wypisz stoły, najpierw te, które zmieniły się ostatnio.
admin-help-tables-end =
    Skończone gry, których nikt nie oglądał od roku, dla programu:
    $ tabularium admin tables --over --idle 365d --limit 1000 --json
admin-help-show = Pokaż, co wiadomo o stole, bez jego tajemnic.
admin-help-expire = Usuń stoły, do których od dawna nikt nie zajrzał.
admin-help-expire-end =
    Ile by ich było?
    $ tabularium admin expire --older 90d --dry-run
    Bez --older liczy się to, co mówią ustawienia expire i expire_finished.
admin-help-delete = Usuń stoły ze wszystkim, co do nich należy.
admin-help-forget = Zapomnij o osobie: usuń, co napisała, i niech gra za nią bot.
admin-help-forget-end =
    Po jej linkach, podanych tutaj albo na standardowym wejściu:
    $ tabularium admin forget https://play.example/t/STÓŁ#TOKEN
    $ tabularium admin forget - --yes < linki.txt
    Po imieniu przy stole:
    $ tabularium admin forget --table STÓŁ --name Ada
admin-help-revoke = Unieważnij linki stołu i wypisz te, które je zastąpią.
admin-help-close = Nie przyjmuj odtąd nowych stołów. Te, które są, grają dalej.
admin-help-open = Przyjmuj znowu nowe stoły.
admin-help-backup = Zapisz wszystkie stoły do pliku, w stanie z jednej chwili.
admin-help-restore = Wczytaj stoły z kopii do bazy, w której nie ma żadnych.
admin-help-table-name = Stół, tak jak stoi w jego linku: /t/STÓŁ#…
admin-help-link = Link do miejsca albo token po jego #; - oznacza linki na standardowym wejściu, gdzie nikt inny ich nie widzi
admin-help-backup-file = Plik kopii
admin-help-game = Tylko ta gra
admin-help-idle = Tylko stoły, do których od tak dawna nikt nie zajrzał: 36h, 30d, 8w
admin-help-name = Imię, które ktoś tam nosi albo nosił
admin-help-owner = Tylko stoły założone stamtąd, co oznacza to słowo; wystarczy jego początek
admin-help-over = Tylko gry skończone albo tylko pozostałe
admin-help-limit = Najwyżej tyle
admin-help-older = Od tak dawna nikt nie zajrzał: 36h, 90d, 8w
admin-help-dry-run = Powiedz tylko, ile
admin-help-table = Stół, jeśli nie podano linku
admin-help-seat = Miejsce, liczba od 0
admin-help-stay = Ta osoba gra dalej, a jej link pozostaje ważny
admin-help-replace = Usuń wszystkie stoły, które tam są
admin-help-yes = Nie pytaj

admin-column-table = stół
admin-column-game = gra
admin-column-created = założony
admin-column-changed = ostatnia zmiana
admin-column-watched = ostatnio ktoś tam był
admin-column-people = ludzie
admin-column-moves = ruchy
admin-column-entries = wpisy
admin-column-chat = wiersze rozmowy
admin-column-over = stan
admin-column-owner = właściciel
admin-column-spectators = widzowie
admin-column-seat = miejsce { $n }
admin-is-over = skończona
admin-is-running = trwa
admin-link = link
admin-no-link = brak linku
admin-spectators = widzowie

admin-choices = t/N
admin-yes = t tak
admin-left = Nic się nie stało.
admin-ask-expire = { $n ->
    [one] Usunąć na zawsze jeden stół?
    [few] Usunąć na zawsze { $n } stoły?
    [many] Usunąć na zawsze { $n } stołów?
   *[other] Usunąć na zawsze { $n } stołu?
 }
admin-ask-delete = { $n ->
    [one] Usunąć ten stół na zawsze?
    [few] Usunąć te { $n } stoły na zawsze?
    [many] Usunąć tych { $n } stołów na zawsze?
   *[other] Usunąć te { $n } stołu na zawsze?
 }
admin-ask-forget = { $n ->
    [one] Usunąć na zawsze to, co napisano na jednym miejscu?
   *[other] Usunąć na zawsze to, co napisano na { $n } miejscach?
 }
admin-ask-revoke = Kto ma te linki, będzie potrzebował nowych. Unieważnić je?
admin-ask-replace = Wszystkie stoły w tej bazie zostaną usunięte na zawsze. Kontynuować?

admin-no-tables = Nie ma takich stołów.
admin-abandoned = { $n ->
    [one] Od tak dawna nikt nie zajrzał do jednego stołu.
   *[other] Od tak dawna nikt nie zajrzał do { $n } stołów.
 }
admin-deleted = { $n ->
    [one] Usunięto jeden stół.
    [few] Usunięto { $n } stoły.
    [many] Usunięto { $n } stołów.
   *[other] Usunięto { $n } stołu.
 }
admin-forgotten = Zapomniano na { $n ->
    [one] jednym miejscu
   *[other] { $n } miejscach
 }: { $names ->
    [one] jedno imię
    [few] { $names } imiona
    [many] { $names } imion
   *[other] { $names } imienia
 }, { $lines ->
    [one] jeden wiersz
    [few] { $lines } wiersze
    [many] { $lines } wierszy
   *[other] { $lines } wiersza
 }. Wcześniejsze kopie wciąż to zawierają.
admin-bot-plays = { $n ->
    [one] Na jednym miejscu gra odtąd bot { $bot }.
   *[other] Na { $n } miejscach gra odtąd bot { $bot }.
 }
admin-revoked = { $n ->
    [one] Stary link niczego już nie otwiera. Nowy:
   *[other] Stare linki niczego już nie otwierają. Nowe:
 }
admin-closed = Nowe stoły nie są przyjmowane. Te, które są, grają dalej.
admin-opened = Nowe stoły są znowu przyjmowane.
admin-backed-up = { $n ->
    [one] Jeden stół zapisano w { $file }. Plik zawiera tajemnice jego gry: trzymaj go w bezpiecznym miejscu.
    [few] { $n } stoły zapisano w { $file }. Plik zawiera tajemnice ich gier: trzymaj go w bezpiecznym miejscu.
    [many] { $n } stołów zapisano w { $file }. Plik zawiera tajemnice ich gier: trzymaj go w bezpiecznym miejscu.
   *[other] { $n } stołu zapisano w { $file }. Plik zawiera tajemnice ich gier: trzymaj go w bezpiecznym miejscu.
 }
admin-restored = { $n ->
    [one] Wczytano jeden stół.
    [few] Wczytano { $n } stoły.
    [many] Wczytano { $n } stołów.
   *[other] Wczytano { $n } stołu.
 }

admin-error-ask = Tego nie da się cofnąć, a nie ma kogo zapytać: podaj --yes.
admin-error-length = „{ $given }” nie jest długością czasu. Wygląda ona jak 36h, 90d albo 8w.
admin-error-older = Od jak dawna nikt nie mógł zajrzeć? Podaj --older 90d albo ustaw expire.
admin-error-table = Nie ma stołu „{ $given }”.
admin-error-seat = Przy stole „{ $table }” nie ma takiego miejsca albo nie ma ono linku.
admin-error-who = Powiedz, o kogo chodzi: linkami albo przez --table z --seat lub --name.
admin-error-link = Link { $n } nie otwiera żadnego miejsca w tej bazie.
admin-error-name = Przy tym stole nikt nie nazywa się i nie nazywał „{ $given }”.
admin-error-names = Przy tym stole kilka osób nazywa się lub nazywało „{ $given }”: podaj --seat z jedną z liczb { $seats }.
admin-error-exists = Plik „{ $file }” już istnieje. Podaj nowy.
admin-error-served = Plik „{ $file }” jest właśnie obsługiwany. Najpierw zatrzymaj serwer.
