### Сервер: столы, места, связь

serve-welcome = Nightbell открыт. Адреса для браузера:
serve-stop = Чтобы остановить его, нажми Ctrl+C. Партии сохраняются сами.

help-serve = открыть столы для игры через браузер
help-host = на каком адресе слушать; 0.0.0.0 открывает сервер для всей сети; за обратным прокси оставь как есть
help-config = файл настроек (TOML); если есть, берётся nightbell.toml из папки с данными
help-admin = отдать распоряжение работающему серверу: tables, close, broadcast, ban, lift, drain, nodes, move
help-order = tables, close СТОЛ, broadcast ТЕКСТ, ban АДРЕС, lift АДРЕС, drain [УЗЕЛ], nodes или move СТОЛ УЗЕЛ
help-what = стол (его код или имя из журнала сервера), текст, адрес или узел
help-to = узел, на который переезжает стол
help-cluster = работать одним из нескольких узлов на общей базе PostgreSQL; каждый стол в каждый миг только на одном из них
help-node = имя этого узла среди других; если не задано — имя машины и порт
help-minutes = сколько минут drain ждёт начатые партии
help-backup = снять копию базы, не прерывая игры, и проверить её
help-schema = показать версию таблиц в базе; с up или down — перейти на одну версию вперёд или назад, не прерывая игры
help-schema-way = на одну версию вперёд (up) или назад (down); если не указано — только показать версию
help-restore = поставить копию на место базы; сервер должен быть остановлен
help-copy = файл копии
help-port = на каком порту слушать
help-db = база данных: файл SQLite или адрес postgresql://…; если не указана, файл в папке с данными
help-origin = ещё один адрес, с которого приходит браузер, например https://play.example.org; нужен за обратным прокси, который меняет Host; можно повторять

admin-close = Стол закрыт.
admin-broadcast = { $count ->
    [one] Это услышало { $count } соединение.
    [few] Это услышали { $count } соединения.
   *[many] Это услышали { $count } соединений.
}
admin-ban = Этот адрес больше не пускают.
admin-lift = Этот адрес снова пускают.
admin-drain = Новые столы не открываются. Партий ещё идёт: { $count }. Сервер остановится, когда они закончатся.
admin-move = Стол переезжает.
admin-column-node = узел
admin-column-version = версия
admin-column-ready = готов
admin-column-tables = столов
admin-column-capacity = не больше
admin-column-table = стол
admin-column-game = игра
admin-column-status = состояние
admin-column-people = людей
admin-column-connections = соединений
admin-column-idle_seconds = без ходов, с
schema-is = Версия таблиц в базе — { $found }; этот сервер написан для версии { $known }.
schema-changed = Версия таблиц в базе была { $found }, теперь — { $now }.
backup-made = Копия лежит в «{ $file }», она цела. Столов: { $tables }, страниц: { $pages }, сыгранных партий: { $games }, гостей: { $guests }.
backup-restored = Копия «{ $file }» поставлена на место. Столов: { $tables }, страниц: { $pages }, сыгранных партий: { $games }, гостей: { $guests }.
backup-kept = То, что было до этого, сохранено в «{ $file }».

refuse-unknown-order = Распоряжения «{ $order }» нет. Есть: { $known }.
refuse-order-needs-what = В распоряжении «{ $order }» нужно указать, что именно: nightbell admin { $order } ЧТО.
refuse-no-server-here = С данными в «{ $file }» сейчас не работает ни один сервер. Если данные лежат в другом месте, укажи его в NIGHTBELL_DATA.
refuse-copy-damaged = Копия «{ $file }» повреждена. Ничего не изменено.
refuse-settings-unreadable = Настройки в «{ $file }» не читаются: { $why }.
refuse-unknown-setting = Настройки «{ $name }» нет. Есть: { $known }.
refuse-bad-setting = У настройки «{ $name }» не может быть значения «{ $value }».
refuse-house-closes = Сервер скоро перезапустят: новые столы пока не открываются. Начатые партии идут дальше.
refuse-table-closed = Этот стол закрыли те, кто держит сервер.

refuse-bad-message = Сервер не понял сообщение.
refuse-hello-first = Сначала нужно представиться.
refuse-hello-once = Имя уже названо.
refuse-message-too-long = Сообщение слишком длинное.
refuse-too-many-messages = Слишком много сообщений подряд. Подожди немного и войди снова.
refuse-too-many-requests = Слишком много запросов подряд. Подожди немного.
refuse-foreign-origin = Запрос пришёл с чужого сайта. Открой Nightbell по его собственному адресу.
refuse-connection-too-slow = Связь не успевает за игрой. Войди снова: место за тобой.
refuse-server-stops = Сервер перезапускается. Твоё место и все ходы сохранены.
refuse-server-fault = На сервере что-то сломалось. Это записано; войди снова.
refuse-no-credential = Сначала назовись: здесь тебя ещё никто не знает.
refuse-name-empty = Имя не может быть пустым.
refuse-name-reserved = Имя «{ $name }» оставлено тому, кто ведёт игру. Выбери другое.
refuse-name-too-long = Имя слишком длинное: не больше { $most } { $most ->
    [one] знака
   *[other] знаков
}.
refuse-no-such-table = Такого стола нет. Проверь код.
refuse-no-such-game = Такой партии нет, или она ещё не окончена.
refuse-no-postmortem = Разбор есть только у партий «Часовой башни».
refuse-no-notebook = У этой игры блокнота нет.
refuse-notebook-closed = Блокнот за этим столом { $who ->
    [dead] открыт только мёртвым
    [after] откроется после партии
   *[other] закрыт
}: так решил хозяин стола.
refuse-notebook-seated = Блокнот есть только у тех, кто сидит за столом.
refuse-notebook-storyteller = Рассказчик видит всё и так: блокнот ему не нужен.
refuse-no-such-puzzle = Такой загадки нет. Загадка дня живёт до следующей полуночи.
refuse-no-such-hint = К этой загадке { $most ->
    [one] есть только { $most } подсказка
    [few] есть только { $most } подсказки
   *[many] есть только { $most } подсказок
}.
refuse-bad-accusation = Назови одного Демона и { $count ->
    [one] { $count } Приспешника
   *[other] { $count } Приспешников
}, и никого дважды.
refuse-no-puzzle-in-game = Из этой партии загадки не получится: сказанного не хватает, чтобы ответ был один.
refuse-table-full = За столом больше нет места даже для зрителей.
refuse-sent-away = Хозяин попросил тебя уйти из-за этого стола.
refuse-left-table = Ты больше не за этим столом.
refuse-not-at-table = Ты не за этим столом.
refuse-not-seated = У тебя нет места за этим столом.
refuse-host-only = Это может только хозяин стола.
refuse-storyteller-only = Это может только Рассказчик.
refuse-password-wanted = Этот стол спрашивает пароль. Его знает хозяин стола.
refuse-password-wrong = Пароль не подошёл.
refuse-phrase-unknown = Таких слов здесь не знают. Проверь, все ли шесть на месте.
refuse-push-off = Этот сервер не шлёт уведомлений: у него нет для них ключа.
refuse-push-service-unknown = Такой службы уведомлений здесь не знают.
push-turn = Твой ход
push-waits = Стол ждёт тебя.
push-waits-at = Тебя ждут: { $title }.
refuse-storyteller-stays = Посреди партии Рассказчика не выпроваживают. Если его нет, его место можно занять с согласия играющих.
refuse-screen-only = Этот экран только показывает игру.
refuse-room-needs-storyteller = За игроков в комнате отвечает Рассказчик: сначала на его место должен сесть человек.
refuse-not-in-the-room = За этого игрока Рассказчик не отвечает: он не сидит в комнате.
refuse-circle-size = В круге { $chairs } { $chairs ->
    [one] место
    [few] места
   *[other] мест
}, а названо { $named }.
refuse-circle-of-others = Пересаживают только тех, кто уже сидит: каждый остаётся в круге, и никого не сажают без спроса.
refuse-no-storyteller = Рассказчика-человека за этим столом нет.
refuse-no-game-running = Партия сейчас не идёт.
refuse-no-lesson = Советы дают только в первой партии.
refuse-game-already-runs = Партия уже идёт.
refuse-game-is-over = Партия окончена. Хозяин может собрать следующую.
refuse-decision-gone = Этот вопрос уже закрыт.
refuse-bot-keeps-chair = Твоё место держит бот. Сначала верни его себе.
refuse-chair-is-yours = Место и так твоё.
refuse-chair-taken = Место занято.
refuse-sits-there-already = Ты уже сидишь здесь.
refuse-sits-elsewhere = Этот человек уже сидит на другом месте.
refuse-knows-too-much = Тебе уже открыты чужие тайны этой партии. Займи место в следующей.
refuse-nobody-to-swap-with = Поменяться местами не с кем.
refuse-nobody-of-that-name = Такого человека за столом нет.
refuse-not-yourself = Себя не выпроваживают: можно просто уйти.
refuse-nobody-to-consent = На этом месте нет человека, который мог бы согласиться.
refuse-nobody-asked = Тебя об этом не просили.
refuse-same-network = Этот человек пришёл из той же сети, что и ты. Выпроводи только его.
refuse-not-at-night = Ночью темп не меняют: это выдало бы, кто не спит.
refuse-players-do-not-watch = Игроки смотрят только своими глазами.
refuse-nothing-undone = Возвращать нечего: ничего не отменяли.
refuse-not-allowed-to-undo = Отменить ход может только Рассказчик, а в игре с одними ботами — хозяин стола.
refuse-nothing-said = Текст пуст. Напиши что-нибудь.
refuse-no-whispers = За этим столом не шепчутся.
refuse-night-is-silent = Ночью город молчит. Говорить можно только с Рассказчиком.
refuse-watchers-are-silent = Тот, кто видит чужие тайны, до конца партии молчит.
refuse-watchers-do-not-whisper = Тот, кто видит чужие тайны, не шепчется с игроками.
refuse-too-many-clocks = Часов уже { $most }. Сначала убери какие-нибудь.
refuse-rules-changed = Партия началась по другой редакции правил ({ $rules }), а сервер знает только { $known }. Продолжить её нельзя; начни новую.
refuse-rules-changed-here = Партия началась по другой редакции правил, и продолжить её нельзя. Хозяин может начать новую.
refuse-no-lab-here = На этом сервере нет лаборатории: её отключил тот, кто держит сервер.
refuse-lab-too-long = Вышло бы партий: { $games }, а на один вопрос отведено { $most }. Убавь число партий или раскладов.
refuse-lab-busy = Лаборатория занята. Подожди, пока она ответит на другие вопросы.
refuse-lab-not-yours = Остановить лабораторию может только тот, кто задал вопрос.
refuse-no-such-question = Лаборатория этого вопроса уже не помнит. Задай его снова: те же зёрна дадут тот же ответ.
refuse-nothing-left-behind = За этим столом нет партии, оборванной сменой правил.
refuse-journal-damaged = Запись этой партии на сервере повреждена, и продолжить её нельзя. Хозяин может начать новую.
refuse-rules-fault = В правилах нашлась ошибка, и ход не сделан. Запись партии сохранена для разбора.
refuse-house-full = Дом полон: новый стол сейчас открыть нельзя. Попробуй позже.
refuse-server-busy = Сервер сейчас слишком занят. Попробуй ещё раз чуть позже.
refuse-too-long-to-tell = Эта партия слишком длинная, чтобы её здесь пересказать.
refuse-too-many-windows = Открыто слишком много окон. Закрой лишние и войди снова.
refuse-table-elsewhere = Стол сейчас на другой машине этого дома. Войди снова: тебя проведут туда.
refuse-cluster-needs-postgresql = Нескольким узлам нужна PostgreSQL: укажи --db postgresql://….
refuse-postgresql-not-installed = Не хватает драйвера PostgreSQL: pip install "nightbell[postgres]".
refuse-bad-node-name = Узел нельзя назвать «{ $name }»: годятся строчные латинские буквы, цифры и дефисы, не больше сорока. Задай «node» или --node.
refuse-node-name-taken = Узел «{ $name }» уже работает. Задай в «node» или --node другое имя.
refuse-node-secret-differs = У узла «{ $node }» другой секрет. Скопируй его файл сюда и укажи в «secret_file».
refuse-node-of-another-age = У узла «{ $node }» версия { $found } языка узлов, а у этого — { $known }. Обновляй по одному выпуску за раз.
refuse-too-few-locks = В PostgreSQL мало блокировок: этим узлам может понадобиться { $needed }. Задай там max_locks_per_transaction не меньше { $least } или уменьши здесь «tables».
refuse-session-not-direct = Соединение с PostgreSQL не держится одного сеанса, как бывает за PgBouncer в режиме transaction. Укажи в «db» саму базу или задай там pool_mode = session.
refuse-not-a-cluster = Этот сервер работает один: запусти его с --cluster.
refuse-no-such-node = Узла «{ $node }» среди работающих нет. Какие есть: nightbell admin nodes.
refuse-database-taken = Этой базой уже пользуется другой сервер Nightbell. Останови его или дай этому свою базу.
refuse-disk-failed = Сервер сейчас не может писать на диск, поэтому ничего не сделано. Попробуй ещё раз чуть позже.
refuse-table-damaged = Запись этого стола на сервере повреждена. Открой новый стол: остальные целы.
refuse-table-reloads = Стол заново загружается с диска. Войди снова.
refuse-no-vote-running = Сейчас не голосуют.
refuse-vote-held = Стрелку остановили. Голосование пойдёт дальше, когда её отпустят.
refuse-every-chair-once = Каждое место нужно назвать ровно один раз.
refuse-chair-is-shared = Место Рассказчика вы делите: отдать его боту может только тот, кто его занял.
refuse-defence-first = Сначала слово обвиняемому. Руки считают после этого.
refuse-nobody-defends = Сейчас никто не защищается.
refuse-dawn-comes = Рассвет наступит сам: короткая пауза скрывает, кто действовал последним.
refuse-pause-backwards = Самая короткая пауза длиннее самой длинной.
refuse-floor-needs-a-player = Слово дают игроку, который сидит за столом.
refuse-keeps-silent = В начале дня ты молчишь: слово тем, кого слышно реже.
refuse-floor-is-taken = Сейчас слово не у тебя. Твои слова прозвучат потом.
refuse-not-your-floor = Слова тебе сейчас не давали.
refuse-names-a-role = В ответе названа роль, которая есть в игре: { $role }. Так о ней узнают все. Назови игрока по имени или ответь наедине.
refuse-tells-a-signal = Вопрос о ночных знаках или о том, скольких выбирать: ответ при всех выдаст роль. Лучше ответь наедине.
refuse-hand-locked = Стрелка тебя уже прошла: рука останется как была.
refuse-cannot-listen = Адрес { $address } занять нельзя: { $why }.
refuse-secret-readable-by-others = Файл с секретом «{ $file }» могут прочесть другие. Закрой его: chmod 600.
refuse-secret-unreadable = Файл с секретом «{ $file }» испорчен. Без секрета сервер не запускается.
refuse-telemetry-not-installed = Для трассировки поставь дополнение: pip install "nightbell[telemetry]".
refuse-push-not-installed = Для уведомлений поставь дополнение: pip install "nightbell[push]".
refuse-push-key-unreadable = В файле { $file } нет ключа для уведомлений. Сделай его: openssl ecparam -name prime256v1 -genkey -noout
refuse-secret-too-short = Секрет в файле «{ $file }» короче { $bytes } байт. Удали файл, и сервер создаст новый.
refuse-database-of-another-version = База данных версии { $found }, а сервер знает только версию { $known }.
refuse-database-to-upgrade = Версия таблиц в базе — { $found }, а этому серверу нужна { $known }. Один раз выполни «nightbell schema up --db …»; узлы, которые уже работают, пусть работают.
refuse-database-at-the-end = Версия таблиц в базе — { $found }, а этот сервер знает версии с 1 по { $known }: дальше некуда.
refuse-database-empty = Таблиц в базе ещё нет. Их создаст первый сервер.
refuse-database-busy = Таблицы в базе слишком долго были заняты, поэтому ничего не изменено. Попробуй ещё раз.
refuse-unknown-way = Направления «{ $way }» нет: скажи up, down или ничего.
refuse-backup-by-pg-dump = Базу PostgreSQL копируют программой pg_dump.
refuse-database-unreachable = База данных не отвечает: { $why }.
refuse-no-hints-here = За этим столом подсказок нет: так решил хозяин стола.
refuse-hint-too-soon = Подсказка уже готовится. Подожди немного.
refuse-hint-failed = Подсказка не получилась. Спроси ещё раз.
