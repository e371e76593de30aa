### The server: tables, chairs, connections

serve-welcome = Nightbell is open. Addresses for a browser:
serve-stop = Ctrl+C stops it. Games save themselves.

help-serve = open tables to play in a browser
help-host = the address to listen on; 0.0.0.0 opens the server to the whole network, behind a reverse proxy leave it
help-config = a file of settings (TOML); nightbell.toml in the data folder if there is one
help-admin = ask a running server: tables, close, broadcast, ban, lift, drain, nodes, move
help-order = tables, close TABLE, broadcast TEXT, ban ADDRESS, lift ADDRESS, drain [NODE], nodes, or move TABLE NODE
help-what = the table (as the logs call it, or its code), the text, the address, or the node
help-to = the node that a table is moved to
help-cluster = be one of several nodes on one PostgreSQL; each table is at one of them at a time
help-node = what this node is called among the others; its machine and port if not given
help-minutes = how long drain waits for running games
help-backup = make a copy of the database while the tables play on, and look it through
help-schema = the version of the database's tables; with up or down they go one version on or back while tables play
help-schema-way = one version up or down; without it the version is only told
help-restore = put a copy in the place of the database; the server must not be running
help-copy = the file of the copy
help-port = the port to listen on
help-db = the database: an SQLite file or a postgresql://… address; a file in the data folder if not given
help-origin = another address that browsers come from, such as https://play.example.org; needed behind a reverse proxy that changes Host; can be repeated

admin-close = The table is closed.
admin-broadcast = { $count ->
    [one] One connection has heard it.
   *[other] { $count } connections have heard it.
}
admin-ban = The address is kept out.
admin-lift = The address may come again.
admin-drain = No more tables are opened. Games under way: { $count }. The server stops when they are over.
admin-move = The table moves.
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
schema-is = The tables of the database are of version { $found }; this server is written for { $known }.
schema-changed = The tables of the database were of version { $found } and are now of { $now }.
backup-made = The copy is in “{ $file }” and whole: tables { $tables }, pages { $pages }, finished games { $games }, guests { $guests }.
backup-restored = The copy “{ $file }” is in place: tables { $tables }, pages { $pages }, finished games { $games }, guests { $guests }.
backup-kept = What was there before is kept in “{ $file }”.

refuse-unknown-order = There is no order “{ $order }”. Known: { $known }.
refuse-order-needs-what = The order “{ $order }” needs to be told what: nightbell admin { $order } WHAT.
refuse-no-server-here = No server runs on the data in “{ $file }”. Set NIGHTBELL_DATA if it lies elsewhere.
refuse-copy-damaged = The copy “{ $file }” is not whole. Nothing was changed.
refuse-settings-unreadable = The settings in “{ $file }” cannot be read: { $why }.
refuse-unknown-setting = There is no setting “{ $name }”. Known: { $known }.
refuse-bad-setting = The setting “{ $name }” cannot be “{ $value }”.
refuse-house-closes = The server is about to be restarted: no new tables just now. Games under way go on.
refuse-table-closed = Those who run the server have closed this table.

refuse-bad-message = The server does not understand this message.
refuse-hello-first = Say who you are first.
refuse-hello-once = You have said who you are.
refuse-message-too-long = The message is too long.
refuse-too-many-messages = Too many messages at once. Wait a little and come back.
refuse-too-many-requests = Too many requests at once. Wait a little.
refuse-foreign-origin = The request comes from a foreign page.
refuse-connection-too-slow = The connection falls behind the game. Come back: your chair is kept.
refuse-server-stops = The server restarts. Your chair and every move are kept.
refuse-server-fault = Something went wrong on the server. It has been noted; come back in.
refuse-no-credential = Say your name first: nobody knows you here yet.
refuse-name-empty = A name cannot be empty.
refuse-name-reserved = The name “{ $name }” belongs to whoever runs the game. Choose another.
refuse-name-too-long = The name is too long: { $most } characters at most.
refuse-no-such-table = There is no such table. Check the code.
refuse-no-such-game = There is no such game, or it is not over yet.
refuse-no-postmortem = Only games of Clocktower have a post-mortem.
refuse-no-notebook = This game has no notebook.
refuse-notebook-closed = The notebook of this table is { $who ->
    [dead] open to the dead alone
    [after] opened after the game
   *[other] closed
}: the host has chosen so.
refuse-notebook-seated = Those who sit at the table have a notebook.
refuse-notebook-storyteller = The Storyteller sees everything and needs no notebook.
refuse-no-such-puzzle = There is no such puzzle. The puzzle of a day lives until the next midnight.
refuse-no-such-hint = This puzzle has { $most } { $most ->
    [one] hint
   *[other] hints
}.
refuse-bad-accusation = Name one Demon and { $count } { $count ->
    [one] Minion
   *[other] Minions
}, each of them once.
refuse-no-puzzle-in-game = This game makes no puzzle: what was said leaves more than one answer.
refuse-table-full = There is no room left at this table, not even to watch.
refuse-sent-away = The host has asked you to leave this table.
refuse-left-table = You have left the table.
refuse-not-at-table = You are not at this table.
refuse-not-seated = You have no chair at this table.
refuse-host-only = Only the host of the table may do that.
refuse-storyteller-only = Only the Storyteller may do that.
refuse-password-wanted = This table asks for a password. Its host knows it.
refuse-password-wrong = That is not the password.
refuse-phrase-unknown = These words are not known here. Check that all six are there.
refuse-push-off = This server calls nobody: it has no key for it.
refuse-push-service-unknown = That push service is not known here.
push-turn = Your turn
push-waits = The table waits for you.
push-waits-at = They wait for you: { $title }.
refuse-storyteller-stays = The Storyteller is not sent away in the middle of a game. If nobody is there, the chair can be had by consent of those who play.
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
refuse-no-storyteller = No person is Storyteller at this table.
refuse-no-game-running = No game is running.
refuse-no-lesson = Advice is given in a first game only.
refuse-game-already-runs = The game is running already.
refuse-game-is-over = The game is over. The host can gather the next one.
refuse-decision-gone = This question is closed already.
refuse-bot-keeps-chair = A bot keeps your chair. Take it back first.
refuse-chair-is-yours = The chair is yours as it is.
refuse-chair-taken = The chair is taken.
refuse-sits-there-already = You sit here already.
refuse-sits-elsewhere = That person sits in another chair.
refuse-knows-too-much = You have seen others' secrets in this game. Take a chair in the next one.
refuse-nobody-to-swap-with = There is nobody to change places with.
refuse-nobody-of-that-name = That person is not at this table.
refuse-not-yourself = You cannot send yourself away; you can simply leave.
refuse-nobody-to-consent = No person sits there who could consent.
refuse-nobody-asked = Nobody has asked you for this.
refuse-same-network = This person came from the same network as you. Send only them away.
refuse-not-at-night = The pace of the night is not changed while it lasts: it would tell who is awake.
refuse-players-do-not-watch = Players see with their own eyes only.
refuse-nothing-undone = There is nothing to bring back: nothing was undone.
refuse-not-allowed-to-undo = The Storyteller may take a move back, or the host of a game with bots only.
refuse-nothing-said = Empty words are not heard.
refuse-no-whispers = Nobody whispers at this table.
refuse-night-is-silent = The town is silent at night. You can speak to the Storyteller only.
refuse-watchers-are-silent = Whoever sees another's secrets is silent until the game is over.
refuse-watchers-do-not-whisper = Whoever sees another's secrets does not whisper with players.
refuse-too-many-clocks = There are { $most } clocks already. Take one away first.
refuse-rules-changed = The game began by another version of the rules ({ $rules }); the server knows only { $known }. It cannot go on; begin a new one.
refuse-rules-changed-here = The game began by another version of the rules and cannot go on. The host can begin a new one.
refuse-no-lab-here = This house has no lab: its operator has switched it off.
refuse-lab-too-long = That would be { $games } games; one question may have { $most }. Ask for fewer games or fewer set-ups.
refuse-lab-busy = The lab has its hands full. Wait until a question has been answered.
refuse-lab-not-yours = Only whoever asked the lab can stop it.
refuse-no-such-question = The lab does not know this question any more. Ask it again: the same seeds give the same answer.
refuse-nothing-left-behind = This table has no game that was broken off by other rules.
refuse-journal-damaged = The record of this game on the server is damaged, and it cannot go on. The host can begin a new one.
refuse-rules-fault = The rules have a fault, and the move was not made. The record of the game is kept for study.
refuse-house-full = The house is full: no more tables can be opened just now. Try again later.
refuse-server-busy = The server has too much to think about just now. Try again in a moment.
refuse-too-long-to-tell = This game is too long to be told again here.
refuse-too-many-windows = You have too many windows open here. Close some and come back.
refuse-table-elsewhere = The table is on another of the house's machines. Come back in: you will be led there.
refuse-cluster-needs-postgresql = Several nodes need a PostgreSQL: give --db postgresql://….
refuse-postgresql-not-installed = The driver for PostgreSQL is missing: pip install "nightbell[postgres]".
refuse-bad-node-name = A node cannot be called “{ $name }”: small Latin letters, digits and hyphens, forty at most. Set “node” or --node.
refuse-node-name-taken = Another node called “{ $name }” is running. Set “node” or --node to another name.
refuse-node-secret-differs = The node “{ $node }” works with another secret. Copy its file here and name it with “secret_file”.
refuse-node-of-another-age = The node “{ $node }” speaks version { $found } of the nodes' language and this one { $known }. Upgrade one release at a time.
refuse-too-few-locks = PostgreSQL has too few locks: these nodes may need { $needed }. Set max_locks_per_transaction to { $least } or more there, or “tables” lower here.
refuse-session-not-direct = The connection to PostgreSQL does not stay with one session, as behind a PgBouncer in transaction mode. Name the database itself in “db”, or set pool_mode = session there.
refuse-not-a-cluster = This server runs alone: start it with --cluster.
refuse-no-such-node = No node “{ $node }” is running. Those that do: nightbell admin nodes.
refuse-database-taken = Another Nightbell server already uses this database. Stop it first, or give this one its own.
refuse-disk-failed = The server's disk does not take anything just now, so nothing was done. Try again in a moment.
refuse-table-damaged = The record of this table on the server is damaged. Open a new one; the others are whole.
refuse-table-reloads = The table is being brought back from disk. Come back in.
refuse-no-vote-running = No vote is running.
refuse-vote-held = The hand of the clock was stopped. The vote goes on when it is let go.
refuse-every-chair-once = Each chair has to be named exactly once.
refuse-chair-is-shared = You share the Storyteller's chair: only the one who keeps it can leave it to a bot.
refuse-defence-first = The accused speaks first. Hands are counted when they have finished.
refuse-nobody-defends = Nobody is defending themselves now.
refuse-dawn-comes = Dawn comes by itself: a short pause hides who was the last to act.
refuse-pause-backwards = The shortest pause is longer than the longest.
refuse-floor-needs-a-player = The floor is given to a player who sits at the table.
refuse-keeps-silent = You keep silent at the beginning of the day, so that others are heard.
refuse-floor-is-taken = Somebody else has the floor. Your words will be heard afterwards.
refuse-not-your-floor = You have not been given the floor.
refuse-names-a-role = The answer names a role in play: { $role }. Everybody would learn it. Call the player by name, or answer them alone.
refuse-tells-a-signal = The question is about signals of the night or how many to choose: an answer in public gives a role away. Better answer one alone.
refuse-hand-locked = The hand of the clock has passed you: your vote is counted.
refuse-cannot-listen = Cannot listen on { $address }: { $why }.
refuse-secret-readable-by-others = Others can read the secret in “{ $file }”. Close it: chmod 600.
refuse-secret-unreadable = The secret in “{ $file }” is damaged. The server does not start without one.
refuse-telemetry-not-installed = For traces, install the extra: pip install "nightbell[telemetry]".
refuse-push-not-installed = To call players, install the extra: pip install "nightbell[push]".
refuse-push-key-unreadable = There is no key for notifications in { $file }. Make one: openssl ecparam -name prime256v1 -genkey -noout
refuse-secret-too-short = The secret in “{ $file }” is shorter than { $bytes } bytes. Remove the file and the server makes a new one.
refuse-database-of-another-version = The database is of version { $found }; the server knows version { $known }.
refuse-database-to-upgrade = The tables of the database are of version { $found }, this server needs { $known }. Run “nightbell schema up --db …” once; the nodes that serve may go on serving.
refuse-database-at-the-end = The tables are of version { $found }, and this server knows versions 1 to { $known }: there is nowhere to go.
refuse-database-empty = The database has no tables yet. The first server makes them.
refuse-database-busy = Somebody used a table for too long, so nothing was changed. Try again.
refuse-unknown-way = There is no way “{ $way }”: say up, down or nothing.
refuse-backup-by-pg-dump = pg_dump makes copies of a PostgreSQL.
refuse-database-unreachable = The database does not answer: { $why }.
refuse-no-hints-here = There are no hints at this table: its host has decided so.
refuse-hint-too-soon = A hint is on its way. Wait for it.
refuse-hint-failed = That hint came to nothing. Ask again.
