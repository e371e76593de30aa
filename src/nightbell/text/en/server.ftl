### The server: tables, chairs, connections

serve-welcome = Nightbell is open. Addresses for a browser:
serve-stop = Press Ctrl+C to stop it. Games are saved as they go.

help-serve = open tables to play in a browser
help-host = the address to listen on; 0.0.0.0 opens the server to the whole network; behind a reverse proxy leave it as it is
help-config = a file of settings (TOML); nightbell.toml in the data folder, if there is one
help-admin = give an order to a running server: tables, close, broadcast, ban, lift, drain, nodes, move
help-order = tables, close TABLE, broadcast TEXT, ban ADDRESS, lift ADDRESS, drain [NODE], nodes, or move TABLE NODE
help-what = the table (by its code or as the logs call it), the text, the address or the node
help-to = the node to move a table to
help-cluster = run as one of several nodes that share one PostgreSQL database; each table is on just one of them at a time
help-node = the name of this node among the others; its machine and port if not given
help-minutes = how many minutes drain waits for running games
help-backup = copy the database while the tables play on, and check the copy
help-schema = show the version of the database’s tables; up or down takes them one version forward or back while games go on
help-schema-way = one version forward (up) or back (down); without it the version is only shown
help-restore = put a copy in the place of the database; the server must be stopped
help-copy = the file of the copy
help-port = the port to listen on
help-db = the database: an SQLite file or a postgresql://… address; a file in the data folder if not given
help-origin = another address that browsers come from, such as https://play.example.org; needed behind a reverse proxy that changes Host; may be repeated

admin-close = The table is closed.
admin-broadcast = { $count ->
    [one] One connection has heard it.
   *[other] { $count } connections have heard it.
}
admin-ban = This address is no longer let in.
admin-lift = This address is let in again.
admin-drain = No new tables are opened. Games under way: { $count }. The server stops when they are over.
admin-move = The table is moving.
admin-column-node = node
admin-column-version = version
admin-column-ready = ready
admin-column-tables = tables
admin-column-capacity = at most
admin-column-table = table
admin-column-game = game
admin-column-status = status
admin-column-people = people
admin-column-connections = connections
admin-column-idle_seconds = idle, s
schema-is = The database’s tables are of version { $found }; this server is written for version { $known }.
schema-changed = The database’s tables were of version { $found } and are now of version { $now }.
backup-made = The copy is in “{ $file }”, and it is whole. Tables: { $tables }, pages: { $pages }, finished games: { $games }, guests: { $guests }.
backup-restored = The copy “{ $file }” is in place. Tables: { $tables }, pages: { $pages }, finished games: { $games }, guests: { $guests }.
backup-kept = What was there before is kept in “{ $file }”.

refuse-unknown-order = There is no order “{ $order }”. Choose from: { $known }.
refuse-order-needs-what = The order “{ $order }” has to be told what: nightbell admin { $order } WHAT.
refuse-no-server-here = No server is running on the data in “{ $file }”. If the data is elsewhere, set NIGHTBELL_DATA.
refuse-copy-damaged = The copy “{ $file }” is damaged. Nothing was changed.
refuse-settings-unreadable = The settings in “{ $file }” cannot be read: { $why }.
refuse-unknown-setting = There is no setting “{ $name }”. Choose from: { $known }.
refuse-bad-setting = The setting “{ $name }” cannot be “{ $value }”.
refuse-house-closes = The server is about to restart: no new tables for now. Games under way go on.
refuse-table-closed = The people who run this server have closed the table.

refuse-bad-message = The server did not understand this message.
refuse-hello-first = Say who you are first.
refuse-hello-once = You have already said who you are.
refuse-message-too-long = The message is too long.
refuse-too-many-messages = Too many messages at once. Wait a little and come back.
refuse-too-many-requests = Too many requests at once. Wait a little.
refuse-foreign-origin = The request came from another site’s page. Open Nightbell at its own address.
refuse-connection-too-slow = Your connection cannot keep up with the game. Come back in: your seat is kept.
refuse-server-stops = The server is restarting. Your seat and every move are kept.
refuse-server-fault = Something went wrong on the server. It has been noted; come back in.
refuse-no-credential = Give your name first: nobody knows you here yet.
refuse-name-empty = A name cannot be empty.
refuse-name-reserved = The name “{ $name }” is kept for whoever runs the game. Choose another.
refuse-name-too-long = The name is too long: { $most } characters at most.
refuse-no-such-table = There is no such table. Check the code.
refuse-no-such-game = There is no such game, or it is not over yet.
refuse-no-postmortem = Only games of the Clocktower have a post-mortem.
refuse-no-notebook = This game has no notebook.
refuse-notebook-closed = At this table the notebook is { $who ->
    [dead] open to the dead alone
    [after] opened only after the game
   *[other] closed
}: the host has decided so.
refuse-notebook-seated = Only those who sit at the table have a notebook.
refuse-notebook-storyteller = The Storyteller sees everything anyway and needs no notebook.
refuse-no-such-puzzle = There is no such puzzle. A puzzle of the day lasts until the next midnight.
refuse-no-such-hint = This puzzle has only { $most } { $most ->
    [one] hint
   *[other] hints
}.
refuse-bad-accusation = Name one Demon and { $count } { $count ->
    [one] Minion
   *[other] Minions
}, and nobody twice.
refuse-no-puzzle-in-game = This game makes no puzzle: what was said leaves more than one answer.
refuse-table-full = There is no room left at this table, not even to watch.
refuse-sent-away = The host has asked you to leave this table.
refuse-left-table = You are no longer at this table.
refuse-not-at-table = You are not at this table.
refuse-not-seated = You have no seat at this table.
refuse-host-only = Only the host of the table may do that.
refuse-storyteller-only = Only the Storyteller may do that.
refuse-password-wanted = This table asks for a password. Its host knows it.
refuse-password-wrong = That is not the password.
refuse-phrase-unknown = These words are not known here. Check that all six are there.
refuse-push-off = This server sends no notifications: it has no key for them.
refuse-push-service-unknown = That push service is not known here.
push-turn = Your turn
push-waits = The table is waiting for you.
push-waits-at = They are waiting for you: { $title }.
refuse-storyteller-stays = The Storyteller cannot be sent away in the middle of a game. If nobody is there, the chair can be taken with the players’ consent.
refuse-screen-only = This screen only shows the game.
refuse-room-needs-storyteller = The Storyteller answers for players in the room: a person has to take that chair first.
refuse-not-in-the-room = The Storyteller does not answer for this player, who is not sitting in the room.
refuse-circle-size = The circle has { $chairs } { $chairs ->
    [one] seat
   *[other] seats
}, but { $named } { $named ->
    [one] was
   *[other] were
} named.
refuse-circle-of-others = Only people who already have a seat can be moved: everyone stays in the circle, and nobody is seated unasked.
refuse-no-storyteller = This table has no person as its Storyteller.
refuse-no-game-running = No game is running.
refuse-no-lesson = Advice is given only in a first game.
refuse-game-already-runs = The game has already begun.
refuse-game-is-over = The game is over. The host can gather the next one.
refuse-decision-gone = This question has already been closed.
refuse-bot-keeps-chair = A bot keeps your seat. Take it back first.
refuse-chair-is-yours = The seat is yours already.
refuse-chair-taken = The seat is taken.
refuse-sits-there-already = You are sitting here already.
refuse-sits-elsewhere = That person already has another seat.
refuse-knows-too-much = You have already seen others’ secrets in this game. Take a seat in the next one.
refuse-nobody-to-swap-with = There is nobody to swap seats with.
refuse-nobody-of-that-name = That person is not at this table.
refuse-not-yourself = You cannot send yourself away; you can simply leave.
refuse-nobody-to-consent = Nobody sits there who could agree to it.
refuse-nobody-asked = Nobody has asked you for this.
refuse-same-network = This person came from the same network as you. Send away only them.
refuse-not-at-night = The pace is not changed at night: it would give away who is awake.
refuse-players-do-not-watch = Players see only with their own eyes.
refuse-nothing-undone = There is nothing to bring back: nothing was undone.
refuse-not-allowed-to-undo = Only the Storyteller may take a move back, or the host in a game where all the others are bots.
refuse-nothing-said = The text is empty. Write something.
refuse-no-whispers = Nobody whispers at this table.
refuse-night-is-silent = The town is silent at night. You can speak only to the Storyteller.
refuse-watchers-are-silent = Whoever sees others’ secrets keeps silent until the game is over.
refuse-watchers-do-not-whisper = Whoever sees others’ secrets does not whisper with players.
refuse-too-many-clocks = There are { $most } clocks already. Take one away first.
refuse-rules-changed = The game began under another version of the rules ({ $rules }); the server knows only { $known }. It cannot go on; begin a new one.
refuse-rules-changed-here = The game began under another version of the rules and cannot go on. The host can begin a new one.
refuse-no-lab-here = This server has no lab: whoever runs it has switched it off.
refuse-lab-too-long = That would be { $games } games; one question may take { $most }. Ask for fewer games or fewer set-ups.
refuse-lab-busy = The lab has its hands full. Wait until it has answered other questions.
refuse-lab-not-yours = Only whoever asked the question can stop the lab.
refuse-no-such-question = The lab does not know this question any more. Ask it again: the same seeds give the same answer.
refuse-nothing-left-behind = This table has no game that was cut short by a change of the rules.
refuse-journal-damaged = The record of this game on the server is damaged, and it cannot go on. The host can begin a new one.
refuse-rules-fault = A fault was found in the rules, and the move was not made. The record of the game is kept for study.
refuse-house-full = The house is full: no more tables can be opened just now. Try again later.
refuse-server-busy = The server has too much to think about just now. Try again in a moment.
refuse-too-long-to-tell = This game is too long to be retold here.
refuse-too-many-windows = You have too many windows open here. Close some and come back.
refuse-table-elsewhere = The table is on another of this house’s machines. Come back in: you will be taken there.
refuse-cluster-needs-postgresql = Several nodes need PostgreSQL: give --db postgresql://….
refuse-postgresql-not-installed = The driver for PostgreSQL is missing: pip install "nightbell[postgres]".
refuse-bad-node-name = A node cannot be called “{ $name }”: use lower-case Latin letters, digits and hyphens, forty at most. Set “node” or --node.
refuse-node-name-taken = Another node called “{ $name }” is already running. Set “node” or --node to another name.
refuse-node-secret-differs = The node “{ $node }” works with another secret. Copy its file here and name it in “secret_file”.
refuse-node-of-another-age = The node “{ $node }” speaks version { $found } of the nodes’ language, and this one version { $known }. Upgrade one release at a time.
refuse-too-few-locks = PostgreSQL has too few locks: these nodes may need { $needed }. Set max_locks_per_transaction to { $least } or more there, or “tables” lower here.
refuse-session-not-direct = The connection to PostgreSQL does not stay with one session, as happens behind PgBouncer in transaction mode. Name the database itself in “db”, or set pool_mode = session there.
refuse-not-a-cluster = This server runs alone: start it with --cluster.
refuse-no-such-node = No node “{ $node }” is running. This shows those that are: nightbell admin nodes.
refuse-database-taken = Another Nightbell server already uses this database. Stop it, or give this one a database of its own.
refuse-disk-failed = The server cannot write to its disk just now, so nothing was done. Try again in a moment.
refuse-table-damaged = The record of this table on the server is damaged. Open a new table; the others are whole.
refuse-table-reloads = The table is being loaded from disk again. Come back in.
refuse-no-vote-running = No vote is running.
refuse-vote-held = The hand of the clock has been stopped. The vote goes on when it is let go.
refuse-every-chair-once = Each seat has to be named exactly once.
refuse-chair-is-shared = You share the Storyteller’s chair: only the one who took it can leave it to a bot.
refuse-defence-first = The accused speaks first. Hands are counted after that.
refuse-nobody-defends = Nobody is defending themselves now.
refuse-dawn-comes = Dawn comes by itself: a short pause hides who was the last to act.
refuse-pause-backwards = The shortest pause is longer than the longest one.
refuse-floor-needs-a-player = The floor is given to a player who sits at the table.
refuse-keeps-silent = You keep silent at the beginning of the day, so that those who are heard less can speak.
refuse-floor-is-taken = Somebody else has the floor. Your words will be heard afterwards.
refuse-not-your-floor = You have not been given the floor.
refuse-names-a-role = The answer names a role in play: { $role }. Everybody would learn of it. Call the player by name, or answer in private.
refuse-tells-a-signal = The question is about the signs of the night or how many to choose: an answer in public would give a role away. Better answer in private.
refuse-hand-locked = The hand of the clock has passed you: your own hand stays as it was.
refuse-cannot-listen = Cannot listen on { $address }: { $why }.
refuse-secret-readable-by-others = Others can read the file with the secret, “{ $file }”. Close it to them: chmod 600.
refuse-secret-unreadable = The file with the secret, “{ $file }”, is damaged. The server does not start without a secret.
refuse-telemetry-not-installed = For tracing, install the extra: pip install "nightbell[telemetry]".
refuse-push-not-installed = For notifications, install the extra: pip install "nightbell[push]".
refuse-push-key-unreadable = There is no key for notifications in { $file }. Make one: openssl ecparam -name prime256v1 -genkey -noout
refuse-secret-too-short = The secret in “{ $file }” is shorter than { $bytes } bytes. Remove the file and the server makes a new one.
refuse-database-of-another-version = The database is of version { $found }; the server knows only version { $known }.
refuse-database-to-upgrade = The database’s tables are of version { $found }, and this server needs { $known }. Run “nightbell schema up --db …” once; nodes that are already running may go on.
refuse-database-at-the-end = The database’s tables are of version { $found }, and this server knows versions 1 to { $known }: there is nowhere further to go.
refuse-database-empty = The database has no tables yet. The first server makes them.
refuse-database-busy = Something held on to the database’s tables for too long, so nothing was changed. Try again.
refuse-unknown-way = There is no direction “{ $way }”: say up, down or nothing.
refuse-backup-by-pg-dump = A PostgreSQL database is copied with pg_dump.
refuse-database-unreachable = The database does not answer: { $why }.
refuse-no-hints-here = There are no hints at this table: the host has decided so.
refuse-hint-too-soon = A hint is already on its way. Wait a moment.
refuse-hint-failed = That hint came to nothing. Ask again.
