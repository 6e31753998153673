# Running a server: the commands of those who own it.

admin-help = Look after the tables of a server: list, back up, expire, forget. Servers may be running meanwhile.
admin-help-end =
    Which tables has nobody come to for a month?
    $ tabularium admin tables --idle 30d
    A copy of everything, and all of it in another database:
    $ tabularium admin backup tables-monday.gz
    $ tabularium admin restore tables-monday.gz --db postgresql://localhost/tables
admin-help-tables = List tables, those that were changed last first.
admin-help-tables-end =
    Finished games that nobody has looked at for a year, for a program:
    $ tabularium admin tables --over --idle 365d --limit 1000 --json
admin-help-show = Show what is known of a table, without its secrets.
admin-help-expire = Delete tables that nobody has come to for long.
admin-help-expire-end =
    How many would that be?
    $ tabularium admin expire --older 90d --dry-run
    Without --older it is as long as the settings expire and expire_finished say.
admin-help-delete = Delete tables with everything of them.
admin-help-forget = Forget a person: take out what they have written, and let a bot play for them.
admin-help-forget-end =
    By the links that they have, here or on standard input:
    $ tabularium admin forget https://play.example/t/TABLE#TOKEN
    $ tabularium admin forget - --yes < links.txt
    By the name on a table:
    $ tabularium admin forget --table TABLE --name Ada
admin-help-revoke = Make the links of a table invalid, and print those that take their place.
admin-help-close = Take no new tables from now on. Those that are there go on.
admin-help-open = Take new tables again.
admin-help-backup = Write all tables into a file, as they are at one moment.
admin-help-restore = Put the tables of a backup into a database that has none.
admin-help-table-name = The table, as it stands in its link: /t/TABLE#…
admin-help-link = A link to a seat, or the token behind its #; - for links on standard input, which nobody else on this computer sees
admin-help-backup-file = The file of the backup
admin-help-game = Only this game
admin-help-idle = Only tables to which nobody has come for so long: 36h, 30d, 8w
admin-help-name = A name that somebody has or once had there
admin-help-owner = Only tables that were made from where this word stands for; its beginning is enough
admin-help-over = Only finished games, or only those that are not
admin-help-limit = So many at most
admin-help-older = For so long nobody has come: 36h, 90d, 8w
admin-help-dry-run = Only say how many
admin-help-table = The table, where no link is given
admin-help-seat = The seat, a number from 0
admin-help-stay = The person goes on playing, and their link stays valid
admin-help-replace = Delete all tables that are there
admin-help-yes = Do not ask

admin-column-table = table
admin-column-game = game
admin-column-created = made
admin-column-changed = last change
admin-column-watched = last seen there
admin-column-people = people
admin-column-moves = moves
admin-column-entries = entries
admin-column-chat = lines said
admin-column-over = state
admin-column-owner = owner
admin-column-spectators = spectators
admin-column-seat = seat { $n }
admin-is-over = over
admin-is-running = running
admin-link = link
admin-no-link = no link
admin-spectators = spectators

admin-choices = y/N
admin-yes = y yes
admin-left = Nothing has been done.
admin-ask-expire = { $n ->
    [one] Delete one table for ever?
   *[other] Delete { $n } tables for ever?
 }
admin-ask-delete = { $n ->
    [one] Delete this table for ever?
   *[other] Delete these { $n } tables for ever?
 }
admin-ask-forget = { $n ->
    [one] Take out what was written on one seat for ever?
   *[other] Take out what was written on { $n } seats for ever?
 }
admin-ask-revoke = Whoever has these links needs new ones. Make them invalid?
admin-ask-replace = All tables that are in the database are deleted for ever. Go on?

admin-no-tables = There are no such tables.
admin-abandoned = { $n ->
    [one] Nobody has come to one table for so long.
   *[other] Nobody has come to { $n } tables for so long.
 }
admin-deleted = { $n ->
    [one] One table is deleted.
   *[other] { $n } tables are deleted.
 }
admin-forgotten = Forgotten on { $n ->
    [one] one seat
   *[other] { $n } seats
 }: { $names ->
    [one] one name
   *[other] { $names } names
 }, { $lines ->
    [one] one line
   *[other] { $lines } lines
 }. Backups that were made before still hold them.
admin-bot-plays = { $n ->
    [one] The bot { $bot } plays on one seat from now on.
   *[other] The bot { $bot } plays on { $n } seats from now on.
 }
admin-revoked = { $n ->
    [one] The old link opens nothing any more. The new one:
   *[other] The old links open nothing any more. The new ones:
 }
admin-closed = No new tables are taken. Those that are there go on.
admin-opened = New tables are taken again.
admin-backed-up = { $n ->
    [one] One table is written to { $file }. The file holds the secrets of its game: keep it safe.
   *[other] { $n } tables are written to { $file }. The file holds the secrets of their games: keep it safe.
 }
admin-restored = { $n ->
    [one] One table is restored.
   *[other] { $n } tables are restored.
 }

admin-error-ask = This cannot be undone, and there is nobody to be asked: say --yes.
admin-error-length = “{ $given }” is no length of time. It looks like 36h, 90d or 8w.
admin-error-older = For how long must nobody have come? Say --older 90d, or set expire.
admin-error-table = There is no table “{ $given }”.
admin-error-seat = There is no such seat at the table “{ $table }”, or it has no link.
admin-error-who = Say who it is: by links, or by --table with either --seat or --name.
admin-error-link = Link { $n } opens no seat of this database.
admin-error-name = Nobody at this table is or was called “{ $given }”.
admin-error-names = Several at this table are or were called “{ $given }”: say --seat with one of { $seats }.
admin-error-exists = “{ $file }” is there already. Name a new file.
admin-error-served = “{ $file }” is being served. Stop the server first.
