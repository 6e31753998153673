# Serwer.

server-serving = Stoły są pod adresem { $address }
server-thinking = { $n ->
    [one] Jeden proces myśli
    [few] { $n } procesy myślą
   *[many] { $n } procesów myśli
 } za boty tej bazy.
server-no-documents = Dokumenty nie są zbudowane. W repozytorium: make docs
server-no-page =
    Strona nie jest jeszcze zbudowana. W kopii repozytorium Tabularium polecenie

        make play

    buduje ją i otwiera. API jest pod /api, a jego opis w /api/openapi.json.
server-error-port-taken = Port { $port } pod adresem { $host } zajmuje inny program. Spróbuj --port z inną liczbą; --port 0 wybiera wolny.
server-error-served = „{ $file }” obsługuje już inny proces. Bazę w pliku obsługuje jeden proces; kilka może dzielić bazę PostgreSQL (--db postgresql://…).
server-error-shared = Kilka procesów potrzebuje bazy, którą mogą dzielić: PostgreSQL (--db postgresql://…). Bazę w pliku obsługuje jeden proces.
server-error-address = Serwer nie może nasłuchiwać pod adresem { $host }, port { $port }: { $problem }.
server-error-database-url = „{ $given }” nie jest adresem bazy danych. Taki adres wygląda jak sqlite:////home/me/tables.db albo postgresql://me@localhost/tables.
server-error-database = Nie można użyć bazy danych { $database }: { $problem }
server-error-page = W folderze { $folder } nie ma strony: brakuje pliku index.html.
server-error-config = Nie da się odczytać ustawień z pliku { $file }: { $problem }
server-error-setting = Ustawienie { $name } nie jest takie, jak powinno: { $problem }
server-error-setting-unknown = Nie ma ustawienia { $name } ({ $where }). Wszystkie wymienia docs/server.md.
server-error-origin-setting = „{ $given }” nie jest adresem strony. Taki adres wygląda jak https://play.example albo http://localhost:5173, małymi literami i bez niczego na końcu.
server-error-proxy-setting = „{ $given }” nie jest ani adresem, ani siecią. Wyglądają one jak 127.0.0.1 albo 10.0.0.0/8.
server-error-metrics = „{ $given }” nie mówi, gdzie podawać pomiary: open albo adres i port, jak w 127.0.0.1:9100.
server-error-schema = Baza danych { $database } należy do nowszej wersji Tabularium niż ta ({ $version }).
server-error-schema-older = Baza danych { $database } należy do starszej wersji Tabularium niż ta ({ $version }). Serwer tej wersji uaktualni ją przy starcie.
server-error-schema-none = W bazie danych { $database } nie ma stołów Tabularium.

# Boty.
server-bot-random = gra cokolwiek, co jest dozwolone
    .name = losowy
server-bot-greedy = patrzy o jedną akcję naprzód i bierze to, co daje najwięcej
    .name = zachłanny
server-bot-easy = patrzy trochę dalej niż o jedną akcję
    .name = łatwy
server-bot-normal = planuje swoją turę i przewiduje ruchy innych
    .name = średni
server-bot-hard = myśli długo, nieraz kilka sekund
    .name = trudny
server-bot-search = myśli sekundę nad każdą decyzją
    .name = szukający

# Cofanie.
server-undo-spectator = Ruchy cofają tylko gracze.
server-undo-over = Gra jest skończona: nic już nie można cofnąć. Można za to zacząć nową grę od wcześniejszego ruchu.
server-undo-shown = Od tego czasu coś odsłonięto; wynik powie, że ten ruch cofnięto.
server-undo-ask-shown = Od tego czasu coś odsłonięto: inni muszą się zgodzić.
server-undo-ask-moved = Od tego czasu ruszyli się inni: muszą się zgodzić.
server-taken-back = { $n ->
    [one] Raz cofnięto ruch po tym, jak coś odsłonięto.
    [few] { $n } razy cofnięto ruchy po tym, jak coś odsłonięto.
    [many] { $n } razy cofnięto ruchy po tym, jak coś odsłonięto.
   *[other] { $n } razy cofnięto ruchy po tym, jak coś odsłonięto.
}

# Błędy.
server-error-body = Żądanie nie jest takie, jak powinno: { $problem }
server-error-twice = „{ $name }” podano więcej niż raz: podaj to raz.
server-error-deep = Żądanie jest zagnieżdżone zbyt głęboko; dozwolona liczba poziomów: { $most }.
server-error-many = Żądanie zawiera za dużo wartości; dozwolona liczba: { $most }.
server-error-large = Żądanie jest za długie; dozwolona liczba bajtów: { $most }.
server-error-hello = Pierwsza wiadomość w gnieździe podaje tokeny i język.
server-error-which = Podaj jedno z trzech: grę, zapis albo pozycję.
server-error-factions = Frakcje w rozpoczętej grze są już ustalone: nie podawaj żadnych.
server-error-questions = Adres zawiera za dużo pytań; dozwolona liczba: { $most }.
server-error-head = Żądanie nie jest zapytaniem HTTP albo jego nagłówki są za długie.
server-error-no-token = Potrzebny jest token: Authorization: Bearer TOKEN.
server-error-tokens = Żądanie zawiera za dużo tokenów; dozwolona liczba: { $most }.
server-error-no-table = Nie ma takiego stołu albo ten token go nie otwiera.
server-error-link-replaced = Ten link został zastąpiony nowym. Poproś o nowy.
server-error-deleted = Ten stół usunięto.
server-error-closed = Obecnie nie przyjmuje się tu nowych stołów. Te, które są, grają dalej.
server-error-backup-damaged = „{ $file }” nie jest kopią Tabularium albo jest uszkodzony (wiersz { $n }). Nic się nie zmieniło.
server-error-backup-newer = Kopia należy do nowszej wersji Tabularium ({ $by }) niż ta. Nic się nie zmieniło.
server-error-backup-room = { $n ->
    [one] W bazie jest już jeden stół. Z --replace zostanie usunięty. Nic się nie zmieniło.
    [few] W bazie są już { $n } stoły. Z --replace zostaną usunięte. Nic się nie zmieniło.
    [many] W bazie jest już { $n } stołów. Z --replace zostaną usunięte. Nic się nie zmieniło.
   *[other] W bazie jest już { $n } stołu. Z --replace zostaną usunięte. Nic się nie zmieniło.
 }
server-error-seat = Ten token nie otwiera miejsca { $seat }.
server-error-origin = Żądanie pochodzi ze strony o innym adresie.
server-error-not-found = Pod tym adresem nic nie ma.
server-error-method = Ten adres nie przyjmuje takich żądań.
server-error-not-over = To można zobaczyć dopiero po końcu gry, bo zawiera jej tajemnice.
server-error-stale = Gra przy stole poszła dalej: widziana była wersja { $given }, teraz jest { $version }.
server-error-reused = Klucz żądania „{ $given }” był już użyty do czegoś innego.
server-error-undo-range = Nie można wrócić do stanu po { $given } ruchach: możliwe są liczby od { $least } do mniej niż { $most }.
server-error-undo-own = Ruch po { $given } ruchach nie był twój.
server-error-counted = Od tego czasu coś odsłonięto albo można się było czegoś dowiedzieć: cofnięcie zostanie policzone i wynik o tym powie.
server-error-asking = Inne cofnięcie czeka na odpowiedzi.
server-error-not-asked = Nikt nie pyta tego miejsca o zgodę.
server-error-no-person = Na miejscu { $seat } nie gra teraz człowiek.
server-error-not-away = Na miejscu { $seat } gra już jego człowiek.
server-error-link-taken = Ten token już coś otwiera: utwórz inny.
server-error-chat-full = Przy tym stole powiedziano już dość: liczba przechowywanych wierszy to { $most }.
server-error-chat-long = Przy tym stole powiedziano już dość: liczba przechowywanych liter to { $most }.
server-error-bot-late = Bot nie jest już pytany.
server-error-too-many = { $seconds ->
    [one] Za dużo żądań: spróbuj znowu za { $seconds } sekundę.
    [few] Za dużo żądań: spróbuj znowu za { $seconds } sekundy.
    [many] Za dużo żądań: spróbuj znowu za { $seconds } sekund.
   *[other] Za dużo żądań: spróbuj znowu za { $seconds } sekundy.
}
server-error-not-stored = Nie udało się tego zapisać, więc nic się nie stało. Spróbuj jeszcze raz.
server-older-rules = Ten stół zaczęto według starszych zasad, w których ruch { $n } był inny. Można go oglądać, ale nie grać dalej; od każdego z jego ruchów można założyć nowy stół.
server-error-older-rules = Ten stół zaczęto według starszych zasad i jego początku nie da się już odtworzyć. Jego zapis jest zachowany.
server-error-errand = To trwa dłużej, niż tu wolno. Spróbuj później.
server-error-database-silent = Baza danych nie odpowiada.
server-error-database-fails = Baza danych nie zachowuje tego, co dostaje: { $problem }
server-error-broken = Serwer popełnił błąd. Nic się nie stało.
server-error-unreachable = Serwer { $address } jest nieosiągalny.
server-error-said = { $text }
