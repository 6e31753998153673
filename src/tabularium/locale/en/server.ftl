# The server.

server-serving = Tables are at { $address }
server-thinking = Thinking with { $n ->
    [one] one process
   *[other] { $n } processes
 } for the bots of this database.
server-no-documents = The documents are not built. In a checkout: make docs
server-no-page =
    The page is not built yet. In a checkout of Tabularium:

        make play

    builds and opens it. The API is at /api, described in /api/openapi.json.
server-error-port-taken = Port { $port } of { $host } is taken by another program. Try --port with another number; --port 0 takes a free one.
server-error-served = “{ $file }” is served by another process already. One process serves a database in a file; several share one in PostgreSQL (--db postgresql://…).
server-error-shared = Several processes need a database that they can share: PostgreSQL (--db postgresql://…). One in a file is served by one process.
server-error-address = The server cannot listen at { $host }, port { $port }: { $problem }.
server-error-database-url = “{ $given }” is not the address of a database. It looks like sqlite:////home/me/tables.db or postgresql://me@localhost/tables.
server-error-database = The database { $database } cannot be used: { $problem }
server-error-page = There is no page in { $folder }: index.html is missing.
server-error-config = The settings in { $file } cannot be read: { $problem }
server-error-setting = The setting { $name } is not as it should be: { $problem }
server-error-setting-unknown = There is no setting { $name } ({ $where }). docs/server.md lists them all.
server-error-origin-setting = “{ $given }” is not an origin. It looks like https://play.example or http://localhost:5173, in small letters and with nothing after it.
server-error-proxy-setting = “{ $given }” is neither an address nor a network. It looks like 127.0.0.1 or 10.0.0.0/8.
server-error-metrics = “{ $given }” does not say where to tell metrics: open, or an address and a port as in 127.0.0.1:9100.
server-error-schema = The database { $database } belongs to a newer version of Tabularium than this one ({ $version }).
server-error-schema-older = The database { $database } belongs to an older version of Tabularium than this one ({ $version }). A server of this version brings it up to date when it starts.
server-error-schema-none = There are no tables of Tabularium in the database { $database }.

# Bots.
server-bot-random = plays anything that is allowed
    .name = random
server-bot-greedy = looks one action ahead and takes what gives most
    .name = greedy
server-bot-easy = looks a little further ahead than one action
    .name = easy
server-bot-normal = plans its turn and sees what the others will do
    .name = normal
server-bot-hard = thinks long, often for some seconds
    .name = hard
server-bot-search = thinks for a second about everything
    .name = searching

# Undo.
server-undo-spectator = Only players take moves back.
server-undo-over = The game is over: nothing is taken back any more. Branch off from an earlier move instead.
server-undo-shown = Something has been shown since; the result will say that this move was taken back.
server-undo-ask-shown = Something has been shown since: the others must agree.
server-undo-ask-moved = Others have moved since: they must agree.
server-taken-back = { $n ->
    [one] Once a move was taken back after something had been shown.
   *[other] { $n } times moves were taken back after something had been shown.
}

# Errors.
server-error-body = The request is not as it should be: { $problem }
server-error-twice = “{ $name }” is asked more than once: give it once.
server-error-deep = The request is nested too deep; { $most } levels are allowed.
server-error-many = The request holds too many values; { $most } are allowed.
server-error-large = The request is too long; { $most } bytes are allowed.
server-error-hello = The first message on a socket names the tokens and the language.
server-error-which = Name one of: a game, a record, a position.
server-error-factions = The factions of a game that exists already are set: name none.
server-error-questions = The address asks too many questions; { $most } are allowed.
server-error-head = The request is no HTTP, or its head is too long.
server-error-no-token = This needs a token: Authorization: Bearer TOKEN.
server-error-tokens = The request carries too many tokens; { $most } are allowed.
server-error-no-table = There is no such table, or this token does not open it.
server-error-link-replaced = This link has been replaced by a new one. Ask for the new link.
server-error-deleted = This table has been deleted.
server-error-closed = No new tables are taken here at present. Those that are there go on.
server-error-backup-damaged = “{ $file }” is no backup of Tabularium, or it is damaged (line { $n }). Nothing has been changed.
server-error-backup-newer = The backup belongs to a newer version of Tabularium ({ $by }) than this one. Nothing has been changed.
server-error-backup-room = { $n ->
    [one] There is a table in the database already. With --replace it is deleted. Nothing has been changed.
   *[other] There are { $n } tables in the database already. With --replace they are deleted. Nothing has been changed.
 }
server-error-seat = This token does not open seat { $seat }.
server-error-origin = The request comes from a page of another origin.
server-error-not-found = There is nothing at this address.
server-error-method = This address does not take requests of that kind.
server-error-not-over = This is told when the game is over: it holds its secrets.
server-error-stale = The table has moved on: version { $given } was seen, it is { $version } now.
server-error-reused = The request key “{ $given }” was used for something else before.
server-error-undo-range = There is no way back to { $given } moves: possible are { $least } up to below { $most }.
server-error-undo-own = The move after { $given } moves was not yours.
server-error-counted = Something was shown or may have been learnt since: taking this back will be counted, and the result will say so.
server-error-asking = Another undo waits for answers.
server-error-not-asked = Nobody asks this seat.
server-error-no-person = No person plays on seat { $seat } now.
server-error-not-away = Seat { $seat } is played by its person already.
server-error-link-taken = This token opens something already: make another one.
server-error-chat-full = Enough has been said at this table: { $most } lines are kept.
server-error-chat-long = Enough has been said at this table: { $most } letters are kept.
server-error-bot-late = The bot is not asked any more.
server-error-too-many = { $seconds ->
    [one] Too many requests: try again in { $seconds } second.
   *[other] Too many requests: try again in { $seconds } seconds.
}
server-error-not-stored = It could not be stored, so nothing has happened. Try again.
server-older-rules = This table was begun by older rules, in which move { $n } was another one. It can be looked at, but not played on; a new table can be made from any of its moves.
server-error-older-rules = This table was begun by older rules, and its beginning can no longer be played. Its record is kept.
server-error-errand = It takes longer than is allowed here. Try again later.
server-error-database-silent = The database does not answer.
server-error-database-fails = The database does not keep what it is given: { $problem }
server-error-broken = The server has made a mistake. Nothing has happened.
server-error-unreachable = The server at { $address } cannot be reached.
server-error-said = { $text }
