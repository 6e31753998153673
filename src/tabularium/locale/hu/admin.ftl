# A szerver gondozása: a tulajdonos parancsai.

admin-help = A szerver asztalainak gondozása: listázás, mentés, lejárat, felejtés. Közben a szerverek futhatnak.
admin-help-end =
    Melyik asztalhoz nem jött senki egy hónapja?
    $ tabularium admin tables --idle 30d
    Másolat mindenről, és az egész egy másik adatbázisba:
    $ tabularium admin backup asztalok-hetfo.gz
    $ tabularium admin restore asztalok-hetfo.gz --db postgresql://localhost/tables
admin-help-tables = Az asztalok listája, elöl a legutóbb változottakkal.
admin-help-tables-end =
    Befejezett játékok, amelyeket egy éve senki sem nézett meg, programnak:
    $ tabularium admin tables --over --idle 365d --limit 1000 --json
admin-help-show = Egy asztalról minden, ami nem titok.
admin-help-expire = Azoknak az asztaloknak a törlése, amelyekhez rég nem jött senki.
admin-help-expire-end =
    Hány asztal volna az?
    $ tabularium admin expire --older 90d --dry-run
    Az --older nélkül az expire és az expire_finished beállítás számít.
admin-help-delete = Asztalok törlése mindenestül.
admin-help-forget = Egy ember elfelejtése: eltűnik, amit írt, és bot játszik helyette.
admin-help-forget-end =
    A linkjei alapján, itt vagy a szabványos bemeneten:
    $ tabularium admin forget https://play.example/t/ASZTAL#TOKEN
    $ tabularium admin forget - --yes < linkek.txt
    Az asztalnál viselt neve alapján:
    $ tabularium admin forget --table ASZTAL --name Ada
admin-help-revoke = Egy asztal linkjeinek érvénytelenítése; kiírja, mi lép a helyükbe.
admin-help-close = Mostantól nincs új asztal. A meglévők folytatódnak.
admin-help-open = Ismét lehet új asztalt nyitni.
admin-help-backup = Minden asztal fájlba írása, ahogy egy adott pillanatban állnak.
admin-help-restore = Egy mentés asztalainak visszatöltése egy üres adatbázisba.
admin-help-table-name = Az asztal, ahogy a linkjében áll: /t/ASZTAL#…
admin-help-link = Egy hely linkje, vagy a # utáni token; - esetén a szabványos bemeneten jönnek, ahol más nem látja őket
admin-help-backup-file = A mentés fájlja
admin-help-game = Csak ez a játék
admin-help-idle = Csak az asztalok, amelyekhez ennyi ideje nem jött senki: 36h, 30d, 8w
admin-help-name = Egy név, amelyet ott valaki visel vagy viselt
admin-help-owner = Csak az asztalok, amelyeket onnan nyitottak, amit ez a szó jelöl; az eleje is elég
admin-help-over = Csak a befejezett játékok, vagy csak a többi
admin-help-limit = Legfeljebb ennyi
admin-help-older = Ennyi ideje nem jött senki: 36h, 90d, 8w
admin-help-dry-run = Csak mondja meg, hány
admin-help-table = Az asztal, ha nincs megadva link
admin-help-seat = A hely száma, 0-tól
admin-help-stay = Az illető tovább játszik, és a linkje érvényes marad
admin-help-replace = Az ott lévő asztalok törlése
admin-help-yes = Ne kérdezzen

admin-column-table = asztal
admin-column-game = játék
admin-column-created = nyitva
admin-column-changed = utolsó változás
admin-column-watched = utoljára ott
admin-column-people = emberek
admin-column-moves = lépések
admin-column-entries = bejegyzések
admin-column-chat = beszélgetés sorai
admin-column-over = állapot
admin-column-owner = tulajdonos
admin-column-spectators = nézők
admin-column-seat = { $n }. hely
admin-is-over = véget ért
admin-is-running = folyik
admin-link = link
admin-no-link = nincs link
admin-spectators = nézők

admin-choices = i/N
admin-yes = i igen
admin-left = Nem történt semmi.
admin-ask-expire = { $n ->
    [one] Végleg törlődjön egy asztal?
   *[other] Végleg törlődjön { $n } asztal?
 }
admin-ask-delete = { $n ->
    [one] Végleg törlődjön ez az asztal?
   *[other] Végleg törlődjön ez a { $n } asztal?
 }
admin-ask-forget = { $n ->
    [one] Végleg eltűnjön, amit egy helyen írtak?
   *[other] Végleg eltűnjön, amit { $n } helyen írtak?
 }
admin-ask-revoke = Akinek megvannak ezek a linkek, annak újak kellenek. Érvénytelenek legyenek?
admin-ask-replace = Az adatbázis összes asztala végleg törlődik. Folytatódjon?

admin-no-tables = Nincs ilyen asztal.
admin-abandoned = { $n ->
    [one] Ennyi ideje egy asztalhoz nem jött senki.
   *[other] Ennyi ideje { $n } asztalhoz nem jött senki.
 }
admin-deleted = { $n ->
    [one] Egy asztal törölve.
   *[other] { $n } asztal törölve.
 }
admin-forgotten = Elfelejtve { $n ->
    [one] egy helyen
   *[other] { $n } helyen
 }: { $names ->
    [one] egy név
   *[other] { $names } név
 }, { $lines ->
    [one] egy sor
   *[other] { $lines } sor
 }. A korábbi mentésekben még megvannak.
admin-bot-plays = { $n ->
    [one] Egy helyen mostantól a(z) { $bot } bot játszik.
   *[other] { $n } helyen mostantól a(z) { $bot } bot játszik.
 }
admin-revoked = { $n ->
    [one] A régi link már nem nyit meg semmit. Az új:
   *[other] A régi linkek már nem nyitnak meg semmit. Az újak:
 }
admin-closed = Nem nyitható új asztal. A meglévők folytatódnak.
admin-opened = Ismét nyitható új asztal.
admin-backed-up = { $n ->
    [one] Egy asztal kiírva ide: { $file }. A fájlban a játék titkai is benne vannak: őrizd biztos helyen.
   *[other] { $n } asztal kiírva ide: { $file }. A fájlban a játékok titkai is benne vannak: őrizd biztos helyen.
 }
admin-restored = { $n ->
    [one] Egy asztal visszatöltve.
   *[other] { $n } asztal visszatöltve.
 }

admin-error-ask = Ez nem vonható vissza, és nincs kit megkérdezni: add meg a --yes kapcsolót.
admin-error-length = „{ $given }” nem időtartam. Ilyen például 36h, 90d vagy 8w.
admin-error-older = Mennyi ideje nem jöhetett senki? Add meg: --older 90d, vagy állítsd be az expire értékét.
admin-error-table = Nincs ilyen asztal: „{ $given }”.
admin-error-seat = Nincs ilyen hely ennél az asztalnál: „{ $table }”, vagy nincs linkje.
admin-error-who = Add meg, ki az: linkekkel, vagy a --table mellett a --seat vagy a --name kapcsolóval.
admin-error-link = A(z) { $n }. link egy helyet sem nyit meg ebben az adatbázisban.
admin-error-name = Ennél az asztalnál senkit sem hívnak és hívtak így: „{ $given }”.
admin-error-names = Ennél az asztalnál többeket hívnak vagy hívtak így: „{ $given }”. Add meg a --seat kapcsolót, ezek egyikével: { $seats }.
admin-error-exists = A(z) „{ $file }” fájl már létezik. Adj meg újat.
admin-error-served = A(z) „{ $file }” fájlt éppen kiszolgálják. Előbb állítsd le a szervert.
