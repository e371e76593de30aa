### Командная строка

## Справка
help-nightbell = настольные игры о страхе и тайне: правила соблюдены, секреты сохранены
help-usage = Как вызвать:
help-pattern = КОМАНДА [опции]
help-commands = Команды
help-options = Опции
help-options-word = опции
help-arguments = Аргументы
help-more = Подробно о команде: nightbell КОМАНДА --help
help-lang = язык; если не указан, берётся из настроек системы
help-help = эта справка
help-play = сыграть в терминале против ботов
help-simulate = сыграть много партий без людей
help-replay = проверить запись партии или пересказать её
help-content = что лежит в коробке
help-rules = сколько правил доказано тестами
help-deduce = решить загадку: какие миры подходят к тому, что сказано и видно
help-puzzle = придумать новую загадку
help-puzzle-order = make: боты играют, пока сказанное не оставит один мир
help-level = easy, medium или hard: слова скольких людей надо сложить вместе
help-puzzle-out = записать в файл, а не на экран
help-puzzle-file = файл загадки (YAML); можно несколько
help-all-worlds = показать все миры, сколько бы их ни было
help-deduce-seconds = сколько секунд думать над файлом; найденное к этому сроку верно, а если это может быть не всё, об этом будет сказано
help-explain = сказать, почему не может быть иначе, и показать одну из возможных историй
help-check-answer = сверить с ответом из файла
help-ruling = решить спорное правило иначе, например visits=any-time; можно повторять
help-game = whispers, clocktower или betrayal
help-players = сколько игроков
help-script = сценарий (clocktower): имя, например tb, свой файл JSON или all — для каждой партии заново по жребию из всех ролей
help-killer = убийца (whispers), например butcher
help-haunt = номер сценария (betrayal)
help-option = ещё одна опция игры; можно повторять
help-json = один объект JSON вместо таблицы
help-games = сколько партий
help-seed = зерно первой партии; у партии n зерно S + n
help-bots = боты: одно имя на всех или по местам, например killer=sensible,random
help-jobs = на скольких процессах; если не указано, на всех ядрах
help-on = играть не здесь, а на кластере, например ray://host:10001
help-table = таблица Parquet, по строке на партию; прерванный прогон продолжится с того же места
help-decisions = вместе с --table: таблица Parquet, по строке на решение
help-save = папка для записей партий
help-matrix = таблица побед: боты против ботов, --games партий в каждой клетке, против случайных ботов — впятеро меньше
help-plot = нарисовать таблицу побед в файл PNG или SVG
help-play-as = твоё место: номер, название или имя; если не указано, спросим
help-play-seed = зерно партии; если не указано, случайное
help-play-bots = против каких ботов; если не указано, против лучших
help-resume = продолжить сохранённую партию
help-file = файл записи
help-verify = только сверить запись с правилами
help-as = чьими глазами пересказать; если не указано, глазами зрителя
help-run = сначала прогнать тесты, которые доказывают правила

## Ошибки
refuse-unknown-language = Языка «{ $language }» нет. Есть: { $known }.
refuse-unknown-command = Команды «{ $command }» нет. Есть: { $known }.
refuse-unknown-game = Игры «{ $game }» нет. Есть: { $known }.
refuse-unknown-bot = Бота «{ $bot }» нет. Есть: { $known }.
refuse-no-tokens-for-own-names = В словаре нет слов для имён, которые придумал сценарий. Возьми сценарий без самодельных персонажей.
refuse-no-such-seat = Места «{ $seat }» нет. Есть: { $known }.
refuse-option-needs-value = Опция записывается как ИМЯ=ЗНАЧЕНИЕ, а не «{ $option }».
refuse-cannot-read = Файл «{ $file }» не читается.
refuse-cannot-write = Записать в «{ $file }» не удаётся.
refuse-needs-extra = Для этого нужен пакет { $what }: он ставится вместе с { $extra }.
refuse-no-such-cluster-address = Адрес кластера записывается как ray://host:10001, а не «{ $address }».
refuse-no-cluster-there = По адресу { $address } кластер не отвечает.
refuse-cluster-lost = Кластер { $address } больше не отвечает. Если указан --table, сыгранные партии сохранены: та же команда продолжит с них.
refuse-other-code-there = На машине { $node } другая версия игры { $game }, и партии вышли бы другими. Поставь на обе одинаковый nightbell.
refuse-workers-keep-dying = Процессы, которые играют, погибли { $times } { $times ->
    [few] раза
   *[other] раз
} подряд; возможно, не хватает памяти. Попробуй меньше процессов: --jobs.
refuse-table-is-parquet = Таблица пишется в файл .parquet, а не в «{ $file }».
refuse-rows-damaged = Файл «{ $file }» повреждён или записан наполовину, поэтому он оставлен как есть. Удали его или укажи другой.
refuse-table-of-another-run = В файле «{ $file }» другие партии: другое зерно, другие опции, игроки или правила. Укажи другой файл.
refuse-decisions-need-table = Опция --decisions работает только вместе с --table.
refuse-token-not-legal = «{ $token }» здесь не подходит: какие токены можно, скажет маска.
refuse-not-a-saved-game = В файле «{ $file }» запись партии, но не сохранённая игра: неизвестно, какое место твоё. Укажи его: --as.
refuse-no-matrix = Для игры «{ $game }» пока нет разумных ботов: сравнивать некого.
refuse-plot-png-or-svg = Рисунок пишется в файл .png или .svg, а не в «{ $file }».
refuse-no-tests-here = Тестов рядом нет: команда работает из рабочей копии проекта.
refuse-type-a-number = Введи номер из списка.
refuse-choose-so-many = Номеров нужно { $least ->
    [0] не больше { $most }
   *[other] от { $least } до { $most }
}.
refuse-no-such-number = Номера { $typed } нет: есть от 1 до { $most }.
refuse-puzzle-unreadable = Файл «{ $file }» не читается.
refuse-puzzle-too-large = Файл «{ $file }» слишком велик для загадки.
refuse-puzzle-not-yaml = { $file }, строка { $line }: это не YAML.
refuse-puzzle-wrong-format = { $file }, строка { $line }: формат загадки должен называться { $format }.
refuse-puzzle-too-many-players = { $file }, строка { $line }: за столом { $count }, а сосчитать можно не больше { $most }.
refuse-puzzle-seat-twice = { $file }, строка { $line }: { $name } сидит здесь дважды.
refuse-puzzle-unknown-role = { $file }, строка { $line }: персонажа «{ $character }» нет.
refuse-puzzle-unknown-player = { $file }, строка { $line }: за столом нет игрока «{ $name }».
refuse-puzzle-unknown-convention = { $file }, строка { $line }: уговора «{ $name }» нет.
refuse-puzzle-unknown-ruling = { $file }, строка { $line }: спорного правила «{ $name }» нет.
refuse-unknown-ruling = Спорного правила «{ $name }» нет. Есть: { $rulings }.
refuse-puzzle-unknown-kind = { $file }, строка { $line }: сведений вида «{ $kind }» нет.
refuse-puzzle-unknown-event = { $file }, строка { $line }: события «{ $kind }» нет.
refuse-puzzle-unknown-statement = { $file }, строка { $line }: такое утверждение непонятно.
refuse-puzzle-not-on-script = { $file }, строка { $line }: «{ $character }» нет в сценарии, и назваться им никто не может.
refuse-puzzle-no-claim = { $file }, строка { $line }: { $name } ничего не говорит о себе.
refuse-puzzle-incomplete-information = { $file }, строка { $line }: сведения «{ $kind }» неполны.
refuse-puzzle-incomplete-event = { $file }, строка { $line }: событие «{ $kind }» описано не до конца.
refuse-puzzle-bad-number = { $file }, строка { $line }: такого числа здесь быть не может.
refuse-puzzle-bad-direction = { $file }, строка { $line }: направление бывает clockwise или anticlockwise.
refuse-puzzle-not-a-mapping = { $file }, строка { $line }: здесь должны стоять пары «имя: значение».
refuse-puzzle-not-a-list = { $file }, строка { $line }: здесь должен стоять список.
refuse-puzzle-not-a-word = { $file }, строка { $line }: здесь должно стоять слово.
refuse-puzzle-wrong-answer = { $file }, строка { $line }: в одном из миров ответа не столько мест, сколько за столом.
refuse-unknown-level = Уровня «{ $level }» нет. Есть: { $known }.
refuse-no-puzzle-found = Сыграно партий: { $games }, а загадки такого уровня не вышло. Попробуй другое зерно или уровень.
refuse-puzzle-no-world = { $file }, строка { $line }: к тому, что сказано и видно, не подходит ни один мир.
refuse-puzzle-too-long = { $file }: за { $seconds } с не нашлось ни одного мира, но проверено не всё; --seconds даст больше времени.
refuse-puzzle-no-answer = В файле «{ $file }» нет ответа, сверять не с чем.
misuse-no-such-option = Опции { $what } у команды нет. Какие есть, скажет { $command } --help.
misuse-missing-parameter = Не хватает { $what }. Как вызвать команду, скажет { $command } --help.
misuse-bad-parameter = Значение { $what } не подходит. Какое нужно, скажет { $command } --help.
misuse-number = Для { $what } нужно { $number ->
    [whole] целое число
   *[any] число
}{ $bounds ->
    [both] {" "}от { $least } до { $most }
    [least] {" "}не меньше { $least }
   *[none] {""}
}.
misuse-other = Так команду вызвать нельзя. Как можно, скажет { $command } --help.
cli-crash = Ошибка в программе: { $fault }. Её повторит команда: nightbell replay { $file } --verify

## Отчёты
cli-outcome = Исход
cli-games = Партий
cli-share = Доля
cli-errors = с ошибкой
cli-length = Решений за партию: обычно { $median }, от { $shortest } до { $longest }.
cli-speed = Всего { $decisions } { $decisions ->
    [one] решение
    [few] решения
   *[many] решений
} за { $seconds } с, { $speed } в секунду.
cli-games-a-second = { $speed } партий/с
cli-so-far = Готово { $done } из { $total }
cli-table-written = Таблица: { $file }
cli-saved-logs = { $count ->
    [one] Записана { $count } партия
    [few] Записаны { $count } партии
   *[many] Записано { $count } партий
}: { $folder }
cli-verified = { $file }: всё сходится, { $answers } { $answers ->
    [one] ответ
    [few] ответа
   *[many] ответов
}, { $marks } { $marks ->
    [one] отметка
    [few] отметки
   *[many] отметок
}.
cli-puzzle-written = Загадка записана: { $file }
cli-unfinished = Партия не окончена.
cli-told-to = как это видит { $seat }
cli-told-to-all = как это видит зритель
cli-kind = Вид
cli-rules = Правил
cli-proved = Доказано
cli-together = всего
cli-no-proofs = Записи о тестах нет: прогони их командой nightbell rules --run.
cli-old-proofs = Из { $ran } { $ran ->
    [one] файла
   *[other] файлов
} тестов { $changed } { $changed ->
    [one] с тех пор изменился и не засчитан
   *[other] с тех пор изменились и не засчитаны
}, ещё { $old } { $old ->
    [one] прогнан
   *[other] прогнаны
} на прежнем коде. Прогнать заново: nightbell rules --run.

kind-ability = способности
kind-action = действия
kind-advice = советы, отдельно
kind-card = карты
kind-combat = столкновения
kind-component = состав коробки, отдельно
kind-day = день
kind-death = смерть
kind-fabled = Сказочники
kind-glossary = словарь
kind-hidden-info = тайны
kind-info = сведения
kind-madness = безумие
kind-monster = чудовища
kind-movement = движение
kind-night = ночь
kind-room = комнаты
kind-script = сценарии
kind-setup = подготовка
kind-state = состояния
kind-storyteller = Рассказчик
kind-timing = порядок
kind-traitor = предатель
kind-traveller = Странники
kind-turn = ход
kind-vote = голосование
kind-win = победа

box-killers = Убийцы
box-maps = Карты
box-victims = Жертвы
box-items = Предметы
box-roles = Роли
box-company = Сказочники и Летописцы
box-scripts = Сценарии
box-presets = Готовые расклады
box-sets = Наборы
box-components = В коробке
box-tokens = Жетоны информации
box-steps = Лист подготовки
box-basics = Лист правил
box-terms = Глоссарий
box-travellers = Странники
box-expansions = Дополнения
box-places = Места
box-cards = Карты убийц
box-deeds = Особые действия
box-notes = Записки
box-evolutions = Эволюции
box-plans = Планы
box-traits = Способности
box-explorers = Исследователи
box-rooms = Комнаты
box-omens = Предзнаменования
box-events = События
box-haunts = Сценарии

## Игра в терминале
cli-names = Аглая Борис Вера Глеб Дарья Егор Жанна Захар Инна Кирилл Лидия Матвей Нина Осип Полина Роман Софья Тихон Ульяна Фёдор
play-which-game = Во что сыграем?
play-which-seat = Какое место твоё? Пустая строка — первое.
play-you-are = Твоё место: { $seat }. Зерно партии: { $seed }.
play-keys = Номер — ответ · ? правило · ? 3 о варианте 3 · ?? подсказка · * пусть решит случай · п поле · ж журнал · р разговор · о отменить · с сохранить · к клавиши · в выйти
play-no-rule = К этому вопросу отдельного правила нет.
play-nothing-more = Добавить нечего.
play-nothing-to-say = Сейчас сказать нечего.
play-nothing-to-undo = Отменять пока нечего.
play-undone = Твой последний ответ отменён.
play-saved = Сохранено: { $file }
play-kept = Партия сохранена. Продолжить: nightbell play --resume { $file }
play-kept-story = Запись партии: { $file }
prompt-number = Число от { $least } до { $most }.
prompt-some = { $exact ->
    [yes] Номера через пробел, ровно { $most }.
   *[no] { $least ->
        [0] До { $most } номеров через пробел; пустая строка — ни одного.
       *[other] Номера через пробел: от { $least } до { $most }.
    }
}
prompt-wait = Точка — подождать: пусть сначала ответят другие.
prompt-end = ничего больше
prompt-split = Раздели { $total }: { $places } { $places ->
    [one] число
    [few] числа
   *[many] чисел
} через пробел, по порядку.

## Таблица побед
matrix-title = { $game }: доля побед
matrix-won-killer = побеждает убийца
matrix-won-good = побеждает добро
matrix-won-heroes = побеждают герои
matrix-percent = победы, %, с доверительным интервалом 95 %
matrix-setup = Расклад
matrix-players = { $number } { $number ->
    [one] игрок
    [few] игрока
   *[many] игроков
}
matrix-killer-sensible-sensible = разумные против разумных
matrix-killer-sensible-random = разумный убийца против случайных
matrix-killer-random-sensible = случайный убийца против разумных
matrix-good-sensible-sensible = разумные против разумных
matrix-good-sensible-random = разумное добро против случайного зла
matrix-good-random-sensible = случайное добро против разумного зла
matrix-plotted = Рисунок: { $file }

## Лаборатория
help-lab = честен ли расклад, как идёт игра и что даёт одна перемена
help-lab-games = сколько партий на каждый расклад
help-lab-each = опция с несколькими значениями, например players=7,10,13; можно повторять
help-lab-change = что даёт одна перемена на тех же зёрнах: ИМЯ=ЗНАЧЕНИЕ, или +РОЛЬ и -РОЛЬ, чтобы добавить роль в сценарий или убрать; можно повторять
help-lab-report = отчёт, которым можно поделиться: файл HTML или PDF; можно назвать оба
refuse-lab-too-many = Получается { $setups } { $setups ->
    [one] расклад
    [few] расклада
   *[many] раскладов
}; сразу сравнивают не больше { $most }.
refuse-lab-no-such-change = Перемена записывается как ИМЯ=ЗНАЧЕНИЕ, а для сценария как +РОЛЬ или -РОЛЬ, а не «{ $change }».
refuse-lab-role-already = «{ $change }» ничего не меняет: сценарий уже такой.
refuse-report-html-or-pdf = Отчёт пишется в файл .html или .pdf, а не в «{ $file }».
lab-title = { $game }: лаборатория
lab-asked = По { $games } { $games ->
    [one] партии
   *[many] партий
} на расклад, зёрна с { $seed } по { $last }; за столом: { $bots }.
lab-as-it-is = как есть
lab-with = плюс роль «{ $role }»
lab-without = без роли «{ $role }»
lab-difference = Перемена, пунктов
lab-intervals = В скобках 95-процентный интервал. Перемена сравнивается зерно с зерном; жирным — там, где её знак несомненен. Длина — медиана, а в скобках те длины, до которых не дотягивает одна партия из десяти и которые превышает одна из десяти.
lab-moments = Длина
lab-moments-clocktower = Дней
lab-moments-whispers = Раундов
lab-moments-betrayal = Ходов
lab-deaths = Сколько погибло к этому времени, в среднем
lab-how-night = ночью
lab-how-execution = на казни
lab-how-day = днём иначе
lab-how-killed = от рук убийцы
lab-how-haunt = в сценарии
lab-how-before = до сценария
lab-fates = Кто как часто погибал
lab-cast = Как часто { $won }, когда в игре есть
lab-cast-note = Справа — на сколько пунктов это отличается от партий без этого.
lab-heard = Как часто { $won }, когда город услышал сведения роли
lab-heard-note = Справа — на сколько пунктов это отличается от партий, где роль была, но смолчала или не успела сказать. Чем длиннее партия, тем больше сказано: это описание, а не доказательство.
lab-deeds = Сколько раз за партию срабатывало
lab-report = Отчёт: { $file }

## Набор партий
help-dataset = записать набор партий с описанием
help-dataset-folder = папка для набора; прерванный набор продолжится с того же места
dataset-title = Nightbell: партии игры «{ $game }»
dataset-about = Целые партии настольной игры со скрытой информацией, от первого решения до последнего; играли программы. За правилами следит движок, и каждый игрок знал только то, что положено знать на его месте.
dataset-made = Как это сделано
dataset-fact-game = Игра и версия её правил
dataset-fact-games = Партий
dataset-fact-seeds = Зёрна
dataset-fact-options = Опции
dataset-fact-players = Кто играл
dataset-fact-code = Код
dataset-same = Зерно партии n — это зерно первой плюс n. Одинаковые зёрна, опции, игроки и код дают одинаковые байты на любом числе процессов и машин.
dataset-files = Что внутри
dataset-column = Столбец
dataset-type = Тип
dataset-holds = Что в нём
dataset-games-game = игра
dataset-games-seed = зерно: по нему партию узнают во всех файлах
dataset-games-outcome = чем кончилось
dataset-games-fault = что сломалось, если сломалось; иначе пусто
dataset-games-decisions = сколько ответов потребовалось
dataset-games-returns = чем кончилось для каждого места: 1 — победа, -1 — поражение, 0 — ни то ни другое
dataset-games-events = что и сколько раз случилось, по имени события
dataset-decisions-seed = зерно партии
dataset-decisions-number = какое по счёту решение партии, с 0
dataset-decisions-seat = номер места
dataset-decisions-who = публичное имя места
dataset-decisions-kind = о чём спросили
dataset-decisions-standing = сказано ли без вопроса: разговор, заявления
dataset-decisions-options = из скольких ответов выбирали
dataset-decisions-answer = ответ, в виде JSON
dataset-logs = По записи на партию. `nightbell replay ФАЙЛ --verify` сверит её с правилами, `--as МЕСТО` перескажет глазами этого места; из записи можно узнать, что видело каждое место в каждый миг.
dataset-use = Как этим пользоваться
dataset-split = Партии не зависят друг от друга, поэтому делить их лучше по зёрнам: например, зёрна с последней цифрой 9 — для проверки, остальные — для обучения.
dataset-limits = С чем быть осторожнее
dataset-bots = Играют программы, а не люди: они говорят готовыми фразами, не устают и не удивляются. Доли побед говорят о том, как с этими правилами справляются эти программы; у людей может быть иначе.
dataset-sums = SHA-256

## Поле: город
board-setup = Подготовка
board-town-night = Ночь { $night }
board-town-day = День { $day }
board-town-living = Живы { $living } из { $all }
board-town-needed = Для казни { $needed ->
    [one] нужен { $needed } голос
    [few] нужно { $needed } голоса
   *[many] нужно { $needed } голосов
}
board-town-vote = Голосование: { $nominee }, рук — { $tally }
board-town-condemned = К казни: { $nominee }
board-town-no-card = Роли ещё не розданы.
board-town-roles = Роли в игре
board-town-sheet = Лист ночи

## Поле: дом охоты
board-hunt-round = Раунд { $round } · { $phase }.
board-hunt-killer = { $killer }: уровень { $level }, сила { $strength }.
board-hunt-keys = Ключи: { $keys } из { $needed }.
board-hunt-rescue = Спасение: { $rescue } из { $cells }.
board-hunt-dead = нет в живых
board-hunt-escaped = на воле
board-hunt-state = раны { $wounds }, страх { $fear }
board-hunt-repair = Ремонт передатчика: { $repair } из 5.
board-hunt-repaired = Передатчик починен.
board-hunt-plans = Планы: { $plans }.
board-hunt-hand = Рука:
board-hunt-deck = В колоде { $deck }, в сбросе { $discard }; твоя догадка о ремонте: { $repair }.
board-whispers-legend = ☠ убийца · ░ может быть здесь · ♪ шум · ╫ баррикада · ⇢ потайной ход · ⌕ поиск · ⚙ передатчик · ⇥ выход · ⤓ потайной выход · ▤ книга · ◎ спираль · ⚒ молот

## Поле: дом на холме
board-house-explorer = Исследователь
board-house-where = Где
board-house-cards = Карты
board-house-you = {" "}(ты)
board-house-dead = нет в живых
board-house-stunned = {" "}(оглушено)
board-betrayal-legend = Буквы — исследователи · ☠ чудовище · ✝ погибший · ▫ вещи на полу · ◇ жетон · ! карта ещё не взята · разрыв в стене — дверь
board-clocktower-legend = ● жив · ✝ мёртв · ✋ есть голос мёртвого · ⚖ к казни · ↑ рука поднята · «роль» — так игрок назвался
help-install-completion = научить оболочку (bash, zsh, fish, powershell) дополнять команды и опции
completion-installed = { $shell } дополняет nightbell, начиная со следующего окна; добавленное — в «{ $file }».
refuse-unknown-shell = Для оболочки «{ $shell }» автодополнения нет. Есть для: { $known }.

help-arena = боты разной силы друг против друга, за обе стороны
help-levels = уровни от слабого к сильному, например sensible,strong; все, если не указать
help-arena-games = сколько партий на каждую пару
help-train = выучить по партиям разумных ботов, чего стоят позиции
help-train-to = файл для выученного
level-random = случайный
level-easy = лёгкий
level-sensible = разумный
level-strong = сильный
level-master = мастер
arena-title = { $game }: уровни друг против друга
arena-who = Кто
arena-stronger = побед, %
arena-usual = более слабый на том же месте, %
arena-pairing = { $camp }: { $level } против уровня «{ $against }»
arena-camp-killer = убийца
arena-camp-victim = жертвы
arena-camp-heroes = герои
arena-camp-traitor = предатель
arena-camp-good = добро
arena-camp-evil = зло
arena-elo = { $level } сильнее уровня «{ $against }» на { $elo } Эло (от { $low } до { $high })
arena-errors = партий с ошибкой: { $errors }
train-done = Выучено по { $games } { $games ->
    [one] партии
   *[other] партиям
}: { $file }
train-figures = На партиях, которых модель не видела: верно в { $right } позиций; удивление { $surprise }, без модели { $without }.
help-tells = узнать, чем боты выдают себя: программа учится отличать виновных по поведению
tells-found = Сцен: { $games }. Программа называет одного подозреваемого и права в { $right } % случаев ({ $low }–{ $high }), наугад было бы { $guess } %: в { $ratio } раза лучше.
tells-none = Ничто из поведения не выдаёт виновных наверняка.
tells-title = Что выдаёт
tells-what = поведение
tells-weight = вес
tell-whispers = шепчется
tell-is-whispered-to = с ним шепчутся
tell-whispers-afar = шепчется не с соседом
tell-is-whispered-to-afar = с ним шепчется не сосед
tell-whisper-partners = шепчется с разными людьми
tell-speaks = говорит при всех
tell-speaks-late = заговаривает после других
tell-is-open = давно сказал, кто он
tell-says-ask = спрашивает
tell-says-later = откладывает ответ
tell-says-think = высказывает мнение
tell-says-blame = обвиняет
tell-says-agree = соглашается с обвинением
tell-says-doubt = сомневается в обвинении
tell-says-believe = говорит, что верит
tell-says-disbelieve = говорит, что не верит
tell-says-retract = берёт обвинение назад
tell-says-propose = предлагает, кого номинировать
tell-says-promise = обещает поднять руку
tell-nominates = номинирует
tell-nominates-first = номинирует первым
tell-hand-up = поднимает руку
tell-with-the-town = голосует как весь город
tell-hand-that-decides = его рука решает
tell-shoots = стреляет
refuse-nothing-to-hide = В игре «{ $game }» все знают, кто на чьей стороне: выдать себя нечем.
refuse-too-few-games = Этого мало, чтобы чему-то научиться: нужно хотя бы { $fewest } партий.
refuse-no-arena = В игре «{ $game }» нет двух лагерей, которые можно сравнить.
refuse-arena-alone = Для арены нужно хотя бы два уровня, например sensible,strong.
refuse-no-school = В игре «{ $game }» пока не на чем учиться.
