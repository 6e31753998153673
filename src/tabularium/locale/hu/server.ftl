# A szerver.

server-serving = Az asztalok címe: { $address }
server-thinking = { $n } folyamat gondolkodik az adatbázis botjai helyett.
server-no-documents = A dokumentumok nincsenek elkészítve. A tárolóban: make docs
server-no-page =
    Az oldal még nincs elkészítve. A Tabularium forrásában a

        make play

    parancs elkészíti és megnyitja. Az API címe /api, leírása: /api/openapi.json.
server-error-port-taken = A(z) { $host } cím { $port } portját egy másik program használja. Próbáld a --port kapcsolót másik számmal; a --port 0 szabadot választ.
server-error-served = A(z) „{ $file }” fájlt már egy másik folyamat szolgálja ki. Fájlban tárolt adatbázist egy folyamat szolgál ki; többen egy PostgreSQL-en osztozhatnak (--db postgresql://…).
server-error-shared = Több folyamatnak olyan adatbázis kell, amelyen osztozhatnak: PostgreSQL (--db postgresql://…). A fájlban tárolt adatbázist egy folyamat szolgálja ki.
server-error-address = A szerver nem tud figyelni itt: { $host }, { $port } port: { $problem }.
server-error-database-url = „{ $given }” nem egy adatbázis címe. Egy ilyen cím például sqlite:////home/me/tables.db vagy postgresql://me@localhost/tables.
server-error-database = A(z) { $database } adatbázis nem használható: { $problem }
server-error-page = A(z) { $folder } mappában nincs oldal: hiányzik az index.html.
server-error-config = A beállítások nem olvashatók innen: { $file }: { $problem }
server-error-setting = A(z) { $name } beállítás nem megfelelő: { $problem }
server-error-setting-unknown = Nincs ilyen beállítás: { $name } ({ $where }). A docs/server.md mindet felsorolja.
server-error-origin-setting = „{ $given }” nem egy eredet. Egy eredet például https://play.example vagy http://localhost:5173, kisbetűkkel, és utána semmi.
server-error-proxy-setting = „{ $given }” se nem cím, se nem hálózat. Ilyen például 127.0.0.1 vagy 10.0.0.0/8.
server-error-metrics = „{ $given }” nem mondja meg, hol legyenek a mérések: open, vagy egy cím és egy port, például 127.0.0.1:9100.
server-error-schema = A(z) { $database } adatbázis a Tabularium ennél ({ $version }) újabb változatáé.
server-error-schema-older = A(z) { $database } adatbázis a Tabularium ennél ({ $version }) régebbi változatáé. Az e változatú szerver induláskor frissíti.
server-error-schema-none = A(z) { $database } adatbázisban nincsenek Tabularium-asztalok.

# Botok.
server-bot-random = bármit lép, ami szabályos
    .name = véletlen
server-bot-greedy = egy akcióval előre néz, és azt választja, ami a legtöbbet adja
    .name = mohó
server-bot-easy = egy akciónál kicsit messzebbre néz
    .name = könnyű
server-bot-normal = megtervezi a saját lépéseit, és számol a többiekével
    .name = közepes
server-bot-hard = sokáig, néha több másodpercig gondolkodik
    .name = nehéz
server-bot-search = minden döntésen egy másodpercig gondolkodik
    .name = kereső

# Visszavonás.
server-undo-spectator = Csak a játékosok vonhatnak vissza lépést.
server-undo-over = A játék véget ért: már semmi sem vonható vissza. Egy korábbi lépéstől új játék indítható.
server-undo-shown = Azóta valami láthatóvá vált; az eredmény jelezni fogja, hogy ezt a lépést visszavonták.
server-undo-ask-shown = Azóta valami láthatóvá vált: a többieknek bele kell egyezniük.
server-undo-ask-moved = Azóta mások is léptek: bele kell egyezniük.
server-taken-back = { $n ->
    [one] Egyszer vontak vissza lépést azután, hogy valami láthatóvá vált.
   *[other] { $n } alkalommal vontak vissza lépést azután, hogy valami láthatóvá vált.
}

# Hibák.
server-error-body = A kérés nem megfelelő: { $problem }
server-error-twice = „{ $name }” többször szerepel: add meg egyszer.
server-error-deep = A kérés túl mélyen egymásba ágyazott; a megengedett szintek száma { $most }.
server-error-many = A kérés túl sok értéket tartalmaz; a megengedett számuk { $most }.
server-error-large = A kérés túl hosszú; a megengedett bájtok száma { $most }.
server-error-hello = A socket első üzenete megadja a tokeneket és a nyelvet.
server-error-which = Pontosan egyet adj meg: játékot, jegyzőkönyvet vagy állást.
server-error-factions = A már létező játék népei rögzítettek: ne adj meg egyet sem.
server-error-questions = A cím túl sok kérdést tartalmaz; a megengedett számuk { $most }.
server-error-head = A kérés nem HTTP, vagy túl hosszú a fejléce.
server-error-no-token = Ehhez token kell: Authorization: Bearer TOKEN.
server-error-tokens = A kérés túl sok tokent tartalmaz; a megengedett számuk { $most }.
server-error-no-table = Nincs ilyen asztal, vagy ez a token nem nyitja meg.
server-error-link-replaced = Ezt a linket egy új váltotta fel. Kérd el az újat.
server-error-deleted = Ezt az asztalt törölték.
server-error-closed = Itt most nem nyitható új asztal. A meglévők folytatódnak.
server-error-backup-damaged = „{ $file }” nem Tabularium-mentés, vagy sérült ({ $n }. sor). Semmi sem változott.
server-error-backup-newer = A mentés a Tabularium ennél újabb változatáé ({ $by }). Semmi sem változott.
server-error-backup-room = { $n ->
    [one] Az adatbázisban már van egy asztal. A --replace kapcsolóval törlődik. Semmi sem változott.
   *[other] Az adatbázisban már van { $n } asztal. A --replace kapcsolóval törlődnek. Semmi sem változott.
 }
server-error-seat = Ez a token nem nyitja meg ezt a helyet: { $seat }.
server-error-origin = A kérés idegen eredetű oldalról jön.
server-error-not-found = Ezen a címen nincs semmi.
server-error-method = Ez a cím nem fogad ilyen kérést.
server-error-not-over = Ez csak a játék vége után látható, mert a titkait tartalmazza.
server-error-stale = Az asztalnál továbbment a játék: a látott változat { $given }, a mostani { $version }.
server-error-reused = A(z) „{ $given }” kéréskulcsot korábban már másra használták.
server-error-undo-range = Nem lehet { $given } lépésig visszamenni: legalább { $least }, és kevesebb mint { $most } lehet.
server-error-undo-own = A { $given } lépés utáni lépés nem a tiéd volt.
server-error-counted = Azóta valami láthatóvá vált vagy kiderülhetett: a visszavonás számítani fog, és az eredmény jelezni fogja.
server-error-asking = Egy másik visszavonás vár válaszra.
server-error-not-asked = Ettől a helytől senki sem kér beleegyezést.
server-error-no-person = Ezen a helyen most nem ember játszik: { $seat }.
server-error-not-away = Ezen a helyen már az ember játszik: { $seat }.
server-error-link-taken = Ez a token már megnyit valamit: készíts egy másikat.
server-error-chat-full = Ennél az asztalnál már eleget beszéltek: a megőrzött sorok száma { $most }.
server-error-chat-long = Ennél az asztalnál már eleget beszéltek: a megőrzött betűk száma { $most }.
server-error-bot-late = A botot már nem kérdezik.
server-error-too-many = { $seconds ->
    [one] Túl sok kérés: próbáld újra { $seconds } másodperc múlva.
   *[other] Túl sok kérés: próbáld újra { $seconds } másodperc múlva.
}
server-error-not-stored = Nem sikerült eltárolni, ezért semmi sem történt. Próbáld újra.
server-older-rules = Ezt az asztalt régebbi szabályok szerint kezdték, amelyekben a(z) { $n }. lépés más volt. Megnézhető, de nem folytatható; bármely lépésétől új asztal indítható.
server-error-older-rules = Ezt az asztalt régebbi szabályok szerint kezdték, és az eleje már nem játszható le. A feljegyzése megmaradt.
server-error-errand = Ez tovább tart, mint amennyi itt megengedett. Próbáld később.
server-error-database-silent = Az adatbázis nem válaszol.
server-error-database-fails = Az adatbázis nem őrzi meg, amit kap: { $problem }
server-error-broken = A szerver hibázott. Semmi sem történt.
server-error-unreachable = A szerver nem érhető el: { $address }.
server-error-said = { $text }
