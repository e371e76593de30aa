### Предательство в доме на холме

## Игра
game-betrayal = Предательство в доме на холме
    .about = Дом растёт комната за комнатой. Потом начинается сценарий, и один из вас уже не с вами.
outcome-heroes = Герои победили.
outcome-traitor = Предатель победил.
outcome-survivors = Победил тот, кто выбрался сам.
outcome-house = Победил дом.

## Исследователи
explorer-ox-bellows = Окс Беллоуз
    .about = Футбол и блестящие вещи. Сила с порога.
    .form = he
explorer-darrin-flash-williams = Даррин «Флэш» Уильямс
    .about = Бегун. Скорость — его дом.
    .form = he
explorer-missy-dubourde = Мисси Дюбурд
    .about = Плавает и лечит кукол.
    .form = she
explorer-zoe-ingstrom = Зои Ингстром
    .about = Куклы рассказывают ей больше, чем взрослые.
    .form = she
explorer-peter-akimoto = Питер Акимото
    .about = Жуки и баскетбол.
    .form = he
explorer-brandon-jaspers = Брэндон Джасперс
    .about = Компьютеры и палатка.
    .form = he
explorer-madame-zostra = Мадам Зостра
    .about = Звёзды, кухня, бейсбол. Разум крепок.
    .form = she
explorer-vivian-lopez = Вивиан Лопес
    .about = Старое кино и лошади. Много знает, мало поднимет.
    .form = she
explorer-professor-longfellow = Профессор Лонгфелло
    .about = Театр, вина, гэльские песни. Знания прежде всего.
    .form = he
explorer-father-rhinehardt = Отец Райнхардт
    .about = Фехтует и растит розы. Разум его — крепость.
    .form = he
explorer-heather-granville = Хизер Гранвилл
    .about = Телевизор и покупки. Знает больше, чем показывает.
    .form = she
explorer-jenny-leclerc = Дженни ЛеКлерк
    .about = Книги и мяч. Ровна во всём.
    .form = she
seat-ox-bellows = { explorer-ox-bellows }
seat-darrin-flash-williams = { explorer-darrin-flash-williams }
seat-missy-dubourde = { explorer-missy-dubourde }
seat-zoe-ingstrom = { explorer-zoe-ingstrom }
seat-peter-akimoto = { explorer-peter-akimoto }
seat-brandon-jaspers = { explorer-brandon-jaspers }
seat-madame-zostra = { explorer-madame-zostra }
seat-vivian-lopez = { explorer-vivian-lopez }
seat-professor-longfellow = { explorer-professor-longfellow }
seat-father-rhinehardt = { explorer-father-rhinehardt }
seat-heather-granville = { explorer-heather-granville }
seat-jenny-leclerc = { explorer-jenny-leclerc }
being-ox-bellows = { explorer-ox-bellows }
being-darrin-flash-williams = { explorer-darrin-flash-williams }
being-missy-dubourde = { explorer-missy-dubourde }
being-zoe-ingstrom = { explorer-zoe-ingstrom }
being-peter-akimoto = { explorer-peter-akimoto }
being-brandon-jaspers = { explorer-brandon-jaspers }
being-madame-zostra = { explorer-madame-zostra }
being-vivian-lopez = { explorer-vivian-lopez }
being-professor-longfellow = { explorer-professor-longfellow }
being-father-rhinehardt = { explorer-father-rhinehardt }
being-heather-granville = { explorer-heather-granville }
being-jenny-leclerc = { explorer-jenny-leclerc }

## Чудовища
monster-mummy = Мумия
being-mummy = { monster-mummy }
monster-spider = Паук
being-spider = { monster-spider }
monster-evil-twin = Злой двойник
being-evil-twin = { monster-evil-twin }
monster-zombie = Зомби
being-zombie = { monster-zombie }
monster-zombie-lord = Повелитель зомби
being-zombie-lord = { monster-zombie-lord }
monster-cat = Кошка
being-cat = { monster-cat }
monster-alien = Пришелец
being-alien = { monster-alien }
being-web = Паутина
being-blob = Плоть
being-star-sickness = Звёздная болезнь
being-victim = Погребённый

## Малые слова
trait-speed = Скорость
trait-might = Сила
trait-sanity = Разум
trait-knowledge = Знания
trait-none = без навыка
harm-physical = физические повреждения
harm-mental = ментальные повреждения
harm-general = повреждения
floor-basement = подвал
floor-ground = первый этаж
floor-upper = верхний этаж
floor-none = никакой этаж
deck-event = события
deck-item = предметы
deck-omen = предзнаменования
deck-room = комнаты
deck-none = ничего
party-heroes = герой
party-traitor = предатель
party-unknown = неизвестно кто
door-N = на север
door-E = на восток
door-S = на юг
door-W = на запад
door-NE = на северо-восток
door-SE = на юго-восток
door-SW = на юго-запад
door-NW = на северо-запад
room-none = никакая комната
room-unseen = неизвестно где
room-nowhere = вне дома
room-outside = снаружи
card-none = ничего
fate-look = заглянуть вперёд
fate-roll = сохранить бросок
mask-put-on = надеть
mask-take-off = снять
mask-leave = оставить как есть
word-ready = готово
turn-number =
    { $number ->
        [0] без поворота
        [1] четверть оборота
        [2] пол-оборота
       *[other] три четверти оборота
    }
side-number =
    { $number ->
        [0] ближняя сторона
       *[other] дальняя сторона
    }
die-number = кубик { $number }
cell-number = { $number }
target-number = { $number }

## Комнаты
room-entrance-hall = Холл
    .about = Здесь всё начинается. Парадная дверь заперта.
room-foyer = Фойе
    .about = Пыльные портреты смотрят вслед. Отсюда путь к лестнице из подвала, если её нашли.
room-grand-staircase = Парадная лестница
    .about = Ступени скрипят. Ведёт на площадку верхнего этажа.
room-upper-landing = Площадка верхнего этажа
    .about = Четыре двери и тишина. Вниз — парадная лестница.
room-basement-landing = Площадка подвала
    .about = Сыро. Своей лестницы отсюда нет.
room-abandoned-room = Заброшенная комната
    .about = Обои висят лоскутами.
room-attic = Чердак
    .about = Уходя, проверь Скорость 3+. Неудача: −1 Сила, но ты уходишь.
room-balcony = Балкон
    .about = Ветер и пустота под ногами.
room-ballroom = Бальный зал
    .about = Сюда падают из галереи.
room-bedroom = Спальня
    .about = Постель ещё тёплая. Окно на юг.
room-bloody-room = Окровавленная комната
    .about = Пятна не отмываются.
room-catacombs = Подземелья
    .about = Преграда. Разум 6+, чтобы перейти на другую сторону, раз в ход.
room-chapel = Часовня
    .about = Закончи здесь ход: +1 Разум, один раз за игру.
room-charred-room = Обугленная комната
    .about = Пахнет гарью, хотя огня нет давно.
room-chasm = Пропасть
    .about = Преграда. Скорость 3+, чтобы перейти на другую сторону, раз в ход.
room-coal-chute = Угольный желоб
    .about = Соскальзываешь на площадку подвала; вместе с входом это один шаг.
room-collapsed-room = Комната с разрушенным полом
    .about = Первый вошедший: Скорость 5+ или падение в подвал. Потом можно спрыгнуть. Падение: кубик физических повреждений.
room-conservatory = Оранжерея
    .about = Стёкла запотели изнутри.
room-creaky-hallway = Скрипучий коридор
    .about = Каждый шаг слышен всему дому.
room-crypt = Склеп
    .about = Конец хода здесь: 1 ментальное повреждение.
room-dining-room = Столовая
    .about = Стол накрыт. Окно на запад.
room-dusty-hallway = Пыльный коридор
    .about = Следы в пыли ведут в одну сторону.
room-furnace-room = Котельная
    .about = Конец хода здесь: 1 физическое повреждение.
room-gallery = Галерея
    .about = Можно спрыгнуть в бальный зал, если он найден: кубик физических повреждений.
room-game-room = Игровая комната
    .about = Фигуры на доске переставлены.
room-gardens = Сады
    .about = Под открытым небом. Садовник здесь видит лучше тебя.
room-graveyard = Кладбище
    .about = Уходя, проверь Разум 4+. Неудача: −1 Знания, но ты уходишь.
room-gymnasium = Спортивный зал
    .about = Закончи здесь ход: +1 Скорость, один раз за игру.
room-junk-room = Комната с хламом
    .about = Уходя, проверь Силу 3+. Неудача: −1 Скорость, но ты уходишь.
room-kitchen = Кухня
    .about = Ножей не хватает.
room-larder = Кладовая
    .about = Закончи здесь ход: +1 Сила, один раз за игру.
room-library = Библиотека
    .about = Закончи здесь ход: +1 Знания, один раз за игру.
room-master-bedroom = Главная спальня
    .about = Зеркало завешено. Окно.
room-mystic-elevator = Заколдованный лифт
    .about = Едет, как только войдёшь, раз в ход. Два кубика: 4 — любой этаж, 3 — верхний, 2 — первый, 1 — подвал, 0 — подвал и кубик физических повреждений всем внутри.
room-operating-laboratory = Операционная
    .about = Лампа ещё горит.
room-organ-room = Органный зал
    .about = Клавиши нажаты. Никого.
room-patio = Задний двор
    .about = Открытый двор, но всё ещё дом.
room-pentagram-chamber = Зал пентаграммы
    .about = Уходя, проверь Знания 4+. Неудача: −1 Разум, но ты уходишь.
room-research-laboratory = Исследовательская лаборатория
    .about = Записи обрываются на полуслове.
room-servants-quarters = Комнаты прислуги
    .about = Колокольчики на стене подписаны не именами.
room-stairs-from-basement = Лестница из подвала
    .about = Ведёт в фойе и обратно.
room-statuary-corridor = Коридор статуй
    .about = Статуй на одну больше, чем было.
room-storeroom = Чулан
    .about = Ящики без надписей.
room-tower = Башня
    .about = Преграда. Сила 3+, чтобы перейти на другую сторону, раз в ход.
room-underground-lake = Подземное озеро
    .about = Вода чёрная и тёплая.
room-vault = Хранилище
    .about = Знания 6+ открывают дверцу: два предмета, потом она пуста.
room-wine-cellar = Винный погреб
    .about = Одна бутылка откупорена.

## Предзнаменования
card-bite = Укус
    .about = Тебя атакует нечто с Силой в 4 кубика. Не предмет: не отдать, не бросить.
card-book = Книга
    .about = +2 Знания, пока с тобой.
card-crystal-ball = Хрустальный шар
    .about = После начала сценария, раз в ход: Знания. 4+: выбери верхнюю карту предметов или событий; 1–3: −1 Разум; 0: −2 Разум.
card-dog = Собака
    .about = +1 Сила и +1 Разум. Раз в ход приносит или относит предмет на 6 шагов. Не предмет.
card-girl = Девушка
    .about = +1 Разум и +1 Знания. Не предмет.
card-holy-symbol = Святой символ
    .about = +2 Разум, пока с тобой.
card-madman = Психопат
    .about = +2 Сила, −1 Разум. Не предмет.
card-mask = Маска
    .about = Раз в ход: Разум 4+, чтобы надеть (+2 Знания, −2 Разум) или снять.
card-medallion = Медальон
    .about = Зал пентаграммы, Склеп и Кладбище тебе не вредят.
card-ring = Кольцо
    .about = Можно атаковать Разумом; урон ментальный.
card-skull = Череп
    .about = Ментальные повреждения можно принять целиком как физические.
card-spear = Копьё
    .about = Оружие: +2 кубика к атаке Силой.
card-spirit-board = Спиритическая доска
    .about = До движения, раз в ход: посмотри верхнюю комнату. После начала сценария на тебя идут чудовища.
card-adrenaline-shot = Укол адреналина
    .about = До проверки навыка: +4 к результату. Сбрось.
card-amulet-of-the-ages = Амулет веков
    .about = +1 ко всем навыкам. Потеряв, −3 ко всем.
card-angel-feather = Перо ангела
    .about = Вместо броска назови число от 0 до 8. Сбрось.
card-armor = Доспехи
    .about = Каждый раз на 1 физическое повреждение меньше. Не украсть.
card-axe = Топор
    .about = Оружие: +1 кубик к атаке Силой.
card-bell = Колокол
    .about = +1 Разум. После начала сценария: Разум 5+ зовёт героев на шаг к тебе; меньше — чудовищ.
card-blood-dagger = Окровавленный кинжал
    .about = Оружие: +3 кубика к атаке Силой, −1 Скорость. Не отдать и не бросить; у обкраденного — 2 кубика физических повреждений.
card-bottle = Бутылка
    .about = После начала сценария: выпей, 3 кубика. Может всё. Сбрось.
card-candle = Свеча
    .about = +1 кубик к проверкам событий. С Колоколом и Книгой: +2 ко всем навыкам.
card-dark-dice = Тёмные кости
    .about = Раз в ход: 3 кубика. На 0 все навыки падают до дна, и кости сброшены.
card-dynamite = Динамит
    .about = Вместо атаки: в соседнюю комнату. Все там: Скорость 5+ или 4 физических повреждения. Сбрось.
card-healing-salve = Целебная мазь
    .about = Верни Силу и Скорость до начала, себе или соседу. Сбрось.
card-idol = Идол
    .about = До броска: +2 кубика, −1 Разум, раз в ход.
card-lucky-stone = Счастливый камень
    .about = После броска: перебрось любые кубики. Сбрось.
card-medical-kit = Аптечка
    .about = Раз в ход: Знания. 8+ — 3, 6+ — 2, 4+ — 1 деление Силы и Скорости, не выше начала.
card-music-box = Музыкальная шкатулка
    .about = Открой или закрой. Пока играет: кто вошёл или начал ход рядом, Разум 4+ или конец хода.
card-pickpockets-gloves = Перчатки карманника
    .about = Сбрось: возьми предмет у соседа.
card-puzzle-box = Шкатулка-головоломка
    .about = Раз в ход: Знания 6+ — два предмета, шкатулка сброшена.
card-rabbits-foot = Кроличья лапка
    .about = Раз в свой ход перебрось один кубик.
card-revolver = Револьвер
    .about = Оружие: атака Скоростью, +1 кубик, по линии огня.
card-sacrificial-dagger = Ритуальный кинжал
    .about = Оружие: +3 кубика к атаке Силой. Прежде Знания: 6+ чисто, 3–5 — ментальный навык −1, 0–2 — 2 кубика физических повреждений и нет атаки.
card-smelling-salts = Нюхательная соль
    .about = Верни Знания до начала, себе или соседу. Сбрось.
card-a-moment-of-hope = Проблеск надежды
    .about = Герои здесь бросают на кубик больше в проверках.
card-angry-being = Разъярённая сущность
    .about = Скорость. 5+: +1 Скорость; 2–4: кубик ментальных повреждений; 0–1: по кубику ментальных и физических.
card-bloody-vision = Кровавое видение
    .about = Разум. 4+: +1 Разум; 2–3: −1 Разум; 0–1: атакуй слабейшего рядом.
card-burning-man = Горящий человек
    .about = Разум. 4+: +1 Разум; 2–3: в Холл; 0–1: по кубику физических и ментальных.
card-closet-door = Дверца шкафа
    .about = Шкаф остаётся. Раз в ход два кубика. 4: предмет; 2–3: событие; 0–1: событие, и шкаф закрыт.
card-creepy-crawlies = Ползучие твари
    .about = Разум. 5+: +1 Разум; 1–4: −1 Разум; 0: −2 Разум.
card-creepy-puppet = Жуткая кукла
    .about = Атака в 4 кубика Силы. Если ранен, владелец Копья получает +2 Силы.
card-debris = Обломки
    .about = Скорость. 3+: +1 Скорость; 1–2: кубик физических повреждений, и завал; 0: два кубика, и завал. Сила 4+ освобождает.
card-disquieting-sounds = Тревожные звуки
    .about = Шесть кубиков. Не меньше вышедших предзнаменований: +1 Разум; иначе кубик ментальных.
card-drip-drip-drip = Кап… кап… кап…
    .about = Здесь все бросают на кубик меньше в проверках.
card-footsteps = Шаги
    .about = Кубик (в Часовне два). 4: +1 Сила тебе и ближайшему; 3: +1 Сила, ближайшему −1 Разум; 2: −1 Разум; 1: −1 Скорость; 0: каждый теряет 1 в любом навыке.
card-funeral = Похороны
    .about = Разум. 4+: +1 Разум; 2–3: −1 Разум; 0–1: −1 Разум и Сила, и в Склеп или на Кладбище.
card-grave-dirt = Могильная земля
    .about = Сила. 4+: +1 Сила; иначе в начале хода 1 физическое, пока не отмоешь.
card-groundskeeper = Садовник
    .about = Знания (в Садах на 2 кубика меньше). 4+: предмет; иначе атака в 4 кубика Силы.
card-hanged-men = Повешенные
    .about = Каждым навыком: 0–1 — он падает на 1. Ни одного провала: +1 в любом.
card-hideous-shriek = Леденящий вопль
    .about = Все: Разум. 4+: ничего; 1–3: кубик ментальных повреждений; 0: два кубика ментальных.
card-image-in-the-mirror-give = Отражение просит
    .about = Верни предмет в колоду: +1 Знания. Нет предмета — очередь того, у кого он есть.
card-image-in-the-mirror-take = Отражение дарит
    .about = Возьми предмет.
card-it-is-meant-to-be = Так суждено
    .about = Посмотри и упорядочь три верхние карты, или сохрани бросок четырёх кубиков.
card-jonahs-turn = Очередь Джоны
    .about = У кого Шкатулка-головоломка, меняет её на предмет, а ты +1 Разум. Иначе кубик ментальных.
card-lights-out = Свет погас
    .about = Один шаг в ход, пока не дойдёшь до людей, Котельной или Свечи.
card-locked-safe = Запертый сейф
    .about = Сейф остаётся. Раз в ход проверь Знания. 5+: два предмета; 2–4: кубик физических повреждений; 0–1: два кубика физических.
card-mists-from-the-walls = Туман из стен
    .about = Все в подвале: Разум. 1–3: кубик ментальных, 0: тоже; в комнате со спиралью ещё 1 или 2.
card-mystic-slide = Мистический спуск
    .about = Спуск остаётся. Сила 5+: выбери комнату ниже; иначе падение в подвал и кубик физических.
card-night-view = Ночное видение
    .about = Знания. 5+: +1 Знания; иначе ничего.
card-phone-call = Телефонный звонок
    .about = Два кубика. 4: +1 Разум; 3: +1 Знания; 1–2: кубик ментальных повреждений; 0: два кубика физических.
card-possession = Одержимость
    .about = Любой навык. 4+: +1 в любом; иначе он падает до дна.
card-revolving-wall = Проворачивающаяся стена
    .about = Стена поворачивается. Проход остаётся: Знания 3+ раз в ход.
card-rotten = Гниль
    .about = Разум. 5+: +1 Разум; 2–4: −1 Сила; 1: −1 Сила и Скорость; 0: −1 во всём.
card-secret-passage = Секретный проход
    .about = Три кубика — этаж второго конца. 6: любой; 4–5: верхний; 2–3: первый; 0–1: подвал.
card-secret-stairs = Секретная лестница
    .about = Ведут на другой этаж. Пройдёшь сразу — ещё событие.
card-shrieking-wind = Воющий ветер
    .about = Все под небом и у окон: Сила. 5+: ничего; 3–4: кубик физических повреждений; 1–2: кубик ментальных; 0: кубик физических, и предмет летит в Холл.
card-silence = Тишина
    .about = Все в подвале: Разум. 4+: ничего; 1–3: кубик ментальных повреждений; 0: два кубика ментальных.
card-skeletons = Скелеты
    .about = Кубик ментальных. Скелеты остаются: раз в ход Разум 5+ — предмет, иначе кубик ментальных.
card-smoke = Дым
    .about = Здесь все бросают на 2 кубика меньше; дым скрывает комнату.
card-something-hidden = Что-то спрятано
    .about = Можно поискать. Знания 4+: предмет; иначе −1 Разум.
card-something-slimy = Что-то скользкое
    .about = Скорость. 4+: +1 Скорость; 1–3: −1 Сила; 0: −1 Сила и Скорость.
card-spider = Паук
    .about = Скорость или Разум. 4+: +1 в нём; 1–3: кубик физических повреждений; 0: два кубика физических.
card-the-beckoning = Зов
    .about = Все под небом и у окон: Разум 3+ или прыжок во Двор и кубик физических.
card-the-lost-one = Заблудшая
    .about = Знания 5+: +1 Знания. Иначе три кубика: 6 — Холл, 4–5 — площадка наверху, 2–3 — новая комната наверху, 0–1 — в подвале.
card-the-voice = Голос
    .about = Знания. 4+: предмет; иначе ничего.
card-the-walls = Стены
    .about = Следующая комната встаёт, где подходит, и ты в ней.
card-webs = Паутина
    .about = Сила. 4+: +1 Сила; иначе ты запутан. Сила 4+ освобождает.
card-what-the = Что за…
    .about = Комната, где ты стоишь, переезжает со всеми.
card-whoops = Упс
    .about = Случайный предмет из твоих сброшен.

## Вещи сценариев
card-key-attic = ключ (Чердак)
card-key-catacombs = ключ (Подземелья)
card-key-chasm = ключ (Пропасть)
card-key-collapsed-room = ключ (Комната с разрушенным полом)
card-key-crypt = ключ (Склеп)
card-key-furnace-room = ключ (Котельная)
card-key-gallery = ключ (Галерея)
card-key-junk-room = ключ (Комната с хламом)
card-key-operating-laboratory = ключ (Операционная)
card-key-pentagram-chamber = ключ (Зал пентаграммы)
card-key-tower = ключ (Башня)
card-key-vault = ключ (Хранилище)
card-ingredient-attic = едкое средство (Чердак)
card-ingredient-conservatory = едкое средство (Оранжерея)
card-ingredient-furnace-room = едкое средство (Котельная)
card-ingredient-gardens = едкое средство (Сады)
card-ingredient-library = едкое средство (Библиотека)
card-ingredient-research-laboratory = едкое средство (Исследовательская лаборатория)
card-ingredient-operating-laboratory = едкое средство (Операционная)
card-ingredient-junk-room = едкое средство (Комната с хламом)
card-ingredient-kitchen = едкое средство (Кухня)
card-ingredient-larder = едкое средство (Кладовая)
card-ingredient-storeroom = едкое средство (Чулан)
card-ingredient-vault = едкое средство (Хранилище)
card-ingredient-wine-cellar = едкое средство (Винный погреб)
card-herb-1 = травы 1
card-herb-2 = травы 2
card-herb-3 = травы 3
card-herb-4 = травы 4
card-herb-5 = травы 5
card-herb-6 = травы 6
card-herb-7 = травы 7
card-herb-8 = травы 8
card-herb-9 = травы 9
card-herb-10 = травы 10
card-herb-11 = травы 11
card-herb-12 = травы 12
card-herb-13 = травы 13
card-herb-14 = травы 14
card-herb-15 = травы 15
card-herb-16 = травы 16
card-herb-17 = травы 17
card-herb-18 = травы 18
card-herb-19 = травы 19
card-herb-20 = травы 20
card-herb-21 = травы 21
card-herb-22 = травы 22
card-herb-23 = травы 23
card-herb-24 = травы 24
card-paint-1 = банка краски 1
card-paint-2 = банка краски 2
card-paint-3 = банка краски 3
card-paint-4 = банка краски 4
card-paint-5 = банка краски 5
card-paint-6 = банка краски 6
card-paint-7 = банка краски 7
card-serum = сыворотка
card-parachute-1 = парашют 1
card-parachute-2 = парашют 2
card-parachute-3 = парашют 3
card-clue-1 = подсказка 1
card-clue-2 = подсказка 2
card-clue-3 = подсказка 3
card-clue-4 = подсказка 4
card-clue-5 = подсказка 5
card-clue-6 = подсказка 6
card-clue-7 = подсказка 7
card-clue-8 = подсказка 8
card-clue-9 = подсказка 9
card-clue-10 = подсказка 10
card-clue-11 = подсказка 11
card-clue-12 = подсказка 12
card-clue-13 = подсказка 13
card-clue-14 = подсказка 14
card-clue-15 = подсказка 15
card-clue-16 = подсказка 16
token-below-collapsed-room = под разрушенной комнатой
token-blessing = благословение
token-closet = шкаф
token-drip = капель
token-safe = сейф
token-secret-passage = секретный проход
token-secret-stairs = секретная лестница
token-skeletons = скелеты
token-slide = спуск
token-smoke = дым
token-vault-empty = хранилище пусто
token-wall-switch = рычаг в стене
token-sarcophagus = саркофаг
token-key = ключ
token-abyss = бездна
token-blob = плоть
token-blob-patch = клочок плоти
token-searched = обыскано
token-parachute-found = парашюта больше нет
token-airplane = самолётик
token-grave = могила
token-no-grave = могилы нет
token-clue = подсказка
token-clue-found = подсказка найдена
mark-track = трек
mark-mask-worn = маска надета
mark-music-box-open = шкатулка играет
mark-mummys-name = имя мумии
mark-mummys-spell = заклинание
mark-defiance = вызов скрипачу
mark-collar = ошейник
mark-research = исследования
mark-herbs = травы
mark-serum = сыворотка
mark-inoculated = привит
mark-changing = превращение
mark-webbed = паутина держит
mark-eggs = кладка цела
mark-web-torn = паутина рвётся
mark-front-door = парадная дверь открыта
mark-exorcism = изгнание
mark-abyss-waits = бездна ждёт
mark-examined = плоть изучена
mark-weakness = слабость известна
mark-thrown-in = брошено в плоть
mark-flesh = стал плотью
mark-parachutes = парашютов в доме
mark-found = парашютов найдено
mark-jumped = прыжок
mark-plane = самолётик
mark-pilot = пилот
mark-aboard = на борту
mark-caught = в лапах
mark-grabbed = в хватке
mark-eaten = съеден
mark-lords-wounds = раны повелителя
mark-lord-destroyed = повелитель уничтожен
mark-dug = раскопано
mark-cursed = проклятие
mark-debris = попытки из-под обломков
mark-webs = попытки в паутине
why-room = комната
why-event = событие
why-other-event = событие
why-item = карта
why-task = задание
why-haunt = сценарий
why-attack = атака
why-defence = защита
why-movement = движение
why-damage = повреждения
why-elevator = лифт
why-plain = бросок
why-unseen = нечто в темноте
why-fate = судьба
why-closet = шкаф
why-monster-speed = прочь от взрыва
why-collar = ошейник
why-abyss = бездна
why-disease = болезнь
why-growth = рост
why-bat-down = удар лапой
why-suffocation = удушье
why-breath = глоток воздуха
task-open-front-door = открыть парадную дверь
task-leave-house = выйти из дома
task-exorcise = изгонять
task-learn-name = узнать имя мумии
task-learn-spell = выучить заклинание
task-hand-over = отдать мумии
task-defy = бросить вызов скрипачу
task-take-key = взять ключ
task-unlock = отпереть ошейник
task-research = исследовать болезнь
task-make-serum = сделать сыворотку
task-inject = сделать укол
task-inject-by-force = уколоть силой
task-inject-the-changing = уколоть превращающегося
task-gather-herbs = собрать травы
task-tear-web = рвать паутину
task-cut-out-eggs = вырезать кладку
task-dissolve-eggs = растворить кладку мазью
task-ask-for-ball = попросить шар
task-examine = изучить плоть
task-find-ingredient = искать едкое средство
task-throw-in = бросить в плоть
task-find-parachute = искать парашют
task-snatch-parachute = вырвать парашют
task-jump = прыгнуть
task-doorway = дверной проём
task-find-airplane = искать самолётик
task-start-airplane = завести самолётик
task-board = сесть в самолётик
task-pick-up = подхватить
task-fly-away = улететь
task-knock-down = сбить самолётик
task-wriggle = вырваться
task-search-room = искать могилу
task-dig = копать
task-ask-spirits = спросить духов
task-pickpocket = обчистить карман
task-sneak-attack = ударить исподтишка
task-blind-attack = ударить наугад
task-blind-shot = выстрелить наугад
task-seek = искать сокровище

## Действия
do-move = Пойти: { $a }
do-passage = Секретным путём: { $a }
do-explore = Открыть дверь { $a }
do-cross = Перейти преграду
do-open-vault = Вскрыть хранилище
do-jump-down = Спрыгнуть в бальный зал
do-drop-down = Спрыгнуть в подвал
do-slide = Съехать по спуску
do-wall = Искать рычаг в стене
do-search = Осмотреть: { $a }
do-use = Применить: { $a }
do-give = Отдать предмет: { $a }
do-drop = Бросить предметы
do-take = Поднять предметы
do-tear = Освободить: { $a }
do-bring-stairs = Найти лестницу из подвала
do-end = Закончить
do-at = { $a }, { $b }
do-stay = Остаться на месте
do-shift = { $a } → ({ $b }; { $c }), { $d }
do-place = { $a } ({ $b }; { $c }), { $d }
do-appear = Явиться: { $a }
do-ride = Поехать на лифте
do-bat-down = Ударить лапой по самолётику
do-fetch = Принести { $a } ({ $b })
do-carry = Отнести { $a } ({ $b })
do-attack =
    { $b-id ->
        [none] Атаковать: { $a } ({ $c })
       *[other] Атаковать: { $a } — { $b }
    }
do-open-front-door = Открыть парадную дверь
do-leave-house = Выйти из дома
do-exorcise = Изгонять: { $a }, { $b }
do-learn-name = Узнать имя мумии
do-learn-spell = Выучить заклинание
do-hand-over = Отдать мумии: { $a }
do-defy = Бросить вызов скрипачу
do-take-key = Взять ключ
do-unlock = Отпереть ошейник: { $a }
do-research = Исследовать болезнь
do-make-serum = Сделать сыворотку
do-inject = Сделать укол: { $a }
do-inject-by-force = Уколоть силой: { $a }
do-inject-the-changing = Уколоть превращающегося: { $a }
do-tear-web =
    { $a-id ->
        [none] Рвать паутину голыми руками
       *[other] Рвать паутину: { $a }
    }
do-cut-out-eggs = Вырезать кладку
do-dissolve-eggs = Растворить кладку мазью
do-ask-for-ball = Попросить шар: { $a }
do-examine = Изучить плоть
do-find-ingredient = Искать едкое средство
do-throw-in = Бросить в плоть
do-find-parachute = Искать парашют
do-snatch-parachute = Вырвать парашют: { $a }, { $b }
do-jump = Прыгнуть
do-doorway = Дверной проём: { $a }
do-find-airplane = Искать самолётик
do-start-airplane = Завести самолётик
do-board = Сесть в самолётик
do-pick-up = Подхватить: { $a }
do-fly-away = Улететь
do-knock-down = Сбить самолётик
do-search-room = Искать могилу
do-dig = Копать
do-ask-spirits = Спросить духов
do-pickpocket = Обчистить карман: { $a }
do-sneak-attack = Ударить исподтишка: { $a }
do-blind-attack = Ударить наугад: { $a }, { $b }
do-blind-shot = Выстрелить наугад: { $a }
do-seek = Искать сокровище
means-chapel = { room-chapel }
means-crypt = { room-crypt }
means-pentagram-chamber = { room-pentagram-chamber }
means-library = { room-library }
means-research-laboratory = { room-research-laboratory }
means-holy-symbol = { card-holy-symbol }
means-ring = { card-ring }
means-book = { card-book }
means-crystal-ball = { card-crystal-ball }

## Вопросы
ask-turn = Твой ход. Что делаешь?
ask-ready = Начался сценарий «{ $haunt }». Прочти свою страницу.
ask-share-damage = Раздели повреждения: { $points }.
ask-take-it-on-the-body = Принять { $points } на тело вместо разума?
ask-luck-before = Помочь броску картой?
ask-luck-after = Выпало { $total }. Помочь картой?
ask-name-a-number = Назови результат.
ask-reroll-dice = Какие кубики перебросить?
ask-reroll-die = Какой кубик перебросить?
ask-which-side = На какой стороне?
ask-turn-tile = Как повернуть: { $room }?
ask-attach-tile = Куда присоединить: { $room }?
ask-rearrange = Этаж закрыт. Что переставить?
ask-elevator-stop = Где остановится лифт?
ask-move-room = Куда переедет { $room }?
ask-which-wall = За какой стеной проход?
ask-accept-card = Принять { $card }?
ask-accept-gift = { $other-seat } отдаёт: { $card }. Взять?
ask-which-gift = Что отдать?
ask-which-drop = Что бросить?
ask-which-take = Что поднять?
ask-steal-or-hurt = Украсть вместо { $points } повреждений?
ask-which-room = Какая комната?
ask-which-trait = Какой навык?
ask-gain-which = Какой навык растёт?
ask-lose-which = Какой навык падает?
ask-which-card = Какая карта?
ask-which-stack = Какая стопка?
ask-order-stack = В каком порядке вернуть?
ask-fate = Что выбираешь?
ask-mask = Что с маской?
ask-dogs-errand = Куда послать собаку?
ask-look-for-it = Искать?
ask-follow = Пойти туда сразу: { $room }?
ask-nearest-explorer = Кто ближе?
ask-whom-to-strike = Кого ударить?
ask-which-blows-away = Что унесёт ветер?
ask-lure-monsters = Какие чудовища идут к игроку { $other-seat }?
ask-call-heroes = Кого позвать?
ask-whose-room = К кому?
ask-push-whom = Кого толкнуть?
ask-throw-where = Куда бросить?
ask-heal-whom = Кого лечить?
ask-heal-what = Что лечить?
ask-share-healing = Раздели лечение: { $points }.
ask-rob-whom = Кого обокрасть?
ask-rob-what = Что взять?
ask-which-monster = Кто из чудовищ ходит?
ask-bring-stairs = Принести «Лестницу из подвала» для чудовищ?
ask-monster = Что делает { $figure }?
ask-claim = Сказать, что ты не предатель?
ask-reveal = Раскрыться?
ask-where-is-the-girl = Где спрятана девушка?
ask-take-the-key = Взять ключ?
ask-whom-to-meet = С кем ты встречаешься?
ask-gather-herbs = Собирать травы?
ask-accept-injection = { $other-seat } предлагает укол. Согласиться?
ask-take-the-kit = Взять аптечку вместо карты?
ask-hand-over-ball = Отдать шар: { $other-seat }?
ask-draw-three = Взять три карты и оставить одну?
ask-keep-which = Что оставить?
ask-abyss-start = Где откроется бездна?
ask-lose-which-room = Какая комната пропадёт?
ask-lead-where = Куда вести дальше?
ask-drag-where = Куда тащить добычу?
ask-leap-where = Куда прыгнуть?
ask-sacrifice-symbol = Отдать святой символ бездне?
ask-which-secret-way = Взять тайный путь вместо события?
ask-wriggle = Чем вырываться?
ask-bury-where = Где могила?
ask-drift-whom = Кого поведут духи?
ask-break-board = Сломать доску вместо удара?
ask-vanish-where = Где ты теперь?
ask-which-guide = Что ведёт тебя?
ask-use-risky-clue = Положиться на опасную подсказку?
ask-solve-puzzle = Решать головоломку?

## Отказы
refuse-number-of-players = Играют от трёх до шести, а не { $players }.
refuse-too-many-explorers = Исследователей названо больше, чем игроков ({ $players }).
refuse-no-such-explorer = Нет исследователя «{ $name }».
refuse-explorer-twice = { $explorer } уже в игре.
refuse-two-sides-of-one-card = { $explorer } и { $other-explorer } — две стороны одной карты.
refuse-no-such-haunt = Сценария { $number } нет: их пятьдесят.
refuse-haunt-not-in-the-box = Сценария { $number } ещё нет в коробке.
refuse-every-haunt-declined = Отклонены все сценарии в коробке.
refuse-no-such-day = Нет такого дня: { $day }.{ $month }.
refuse-movement-is-over = Движение в этот ход закончено.
refuse-no-movement-left = Шагов больше нет.
refuse-no-open-doorway = Там нет свободного проёма.
refuse-no-way-there = Туда нет пути.
refuse-no-attack-before-the-haunt = До начала сценария не атакуют.
refuse-one-attack-a-turn = За ход только одна атака.
refuse-no-such-target = Эту цель нельзя атаковать.
refuse-talk-aloud = Пока предатель скрыт, говорят только при всех.
refuse-cannot-do-that-now = Сейчас этого сделать нельзя.

## События
event-turn-began = { $seat-you ->
    [yes] Твой ход.
   *[no] Ход: { $seat }.
}
event-monsters-turn-began = Ходят чудовища.
event-walked = { $seat-you ->
    [yes] Ты входишь: { $room }.
   *[no] { $seat } входит: { $room }.
}
event-went-unseen = { $seat } движется, невидимо для всех.
event-crossed = { $seat-you ->
    [yes] Ты переходишь преграду: { $room }.
   *[no] { $seat } переходит преграду: { $room }.
}
event-left =
    { $room-id ->
        [nowhere]
            { $seat-you ->
                [yes] Твоей фигурки больше нет на поле.
               *[no] { $seat }: фигурки больше нет на поле.
            }
       *[other]
            { $seat-you ->
                [yes] Ты покидаешь дом: { $room }.
               *[no] { $seat } покидает дом: { $room }.
            }
    }
event-discovered = { $seat-you ->
    [yes] Ты открываешь новую комнату: { $room } ({ $floor }).
   *[no] { $seat } открывает новую комнату: { $room } ({ $floor }).
}
event-tile-came = В доме появляется { $room } ({ $floor }).
event-tile-moved = { $room } переезжает: { $floor }.
event-tile-removed = { $room } исчезает из дома.
event-tile-under = { $room } не с этого этажа и уходит под низ стопки.
event-tile-discarded = { $room } закрыла бы этаж и сброшена.
event-room-lost = { $room } пропадает во тьме.
event-stack-shuffled = Стопку перемешали: { $deck }.
event-looked = { $seat-you ->
    [yes] Ты заглядываешь в стопку: { $deck }.
   *[no] { $seat } заглядывает в стопку: { $deck }.
}
event-saw =
    { $rooms-count ->
        [0] Сверху лежит: { $cards }.
       *[other] Сверху лежит: { $rooms }.
    }
event-threw = { $seat-you ->
    [yes] { $why }: ты бросаешь { $faces } — всего { $total }.
   *[no] { $why }: { $seat } бросает { $faces } — всего { $total }.
}
event-monster-threw = { $why }: { $monster } бросает { $faces } — всего { $total }.
event-charmed = { $seat-you ->
    [yes] Ты применяешь: { $card }.
   *[no] { $seat } применяет: { $card }.
}
event-row-came = Строка таблицы: от { $row }.
event-raised = { $seat-you ->
    [yes] Твой навык растёт: { $trait }, теперь { $value }.
   *[no] { $seat }: навык растёт — { $trait }, теперь { $value }.
}
event-lowered = { $seat-you ->
    [yes] Твой навык падает: { $trait }, теперь { $value }.
   *[no] { $seat }: навык падает — { $trait }, теперь { $value }.
}
event-suffered = { $seat-you ->
    [yes] Ты получаешь { $harm }: { $points }.
   *[no] { $seat } получает { $harm }: { $points }.
}
event-died = { $seat-you ->
    [yes] Это твой конец.
   *[no] { $seat } погибает.
}
event-drew = { $seat-you ->
    [yes] Ты берёшь карту: { $card }.
   *[no] { $seat } берёт карту: { $card }.
}
event-got = { $seat-you ->
    [yes] Теперь у тебя: { $card }.
   *[no] { $seat } получает: { $card }.
}
event-parted = { $seat-you ->
    [yes] У тебя больше нет: { $card }.
   *[no] { $seat } теряет: { $card }.
}
event-declined = { $seat-you ->
    [yes] Ты отказываешься: { $card }.
   *[no] { $seat } отказывается: { $card }.
}
event-stole = { $seat-you ->
    [yes] У тебя отнимают: { $card }. Вор — { $thief }.
   *[no] { $thief } крадёт { $card }. Обокрали: { $seat }.
}
event-piled = { $card } лежит здесь: { $room }.
event-discarded = { $card } уходит в сброс.
event-event-stays = { $seat-you ->
    [yes] { $card } остаётся с тобой.
   *[no] { $card } остаётся: { $seat }.
}
event-event-ends = { $seat-you ->
    [yes] { $card } отпускает тебя.
   *[no] { $card } больше не держит: { $seat }.
}
event-token-came = { $room }: { $token }.
event-token-gone = { $room }: больше нет — { $token }.
event-marked = { $mark }: { $value }.
event-marked-of = { $seat }, { $mark }: { $value }.
event-fought = { $attacker } атакует: { $target } ({ $trait }) — { $mine } против { $theirs }.
event-haunt-rolled = { $seat-you ->
    [yes] Бросок на сценарий: у тебя { $total }, предзнаменований { $omens }.
   *[no] Бросок на сценарий: { $seat } — { $total }, предзнаменований { $omens }.
}
event-haunt-began = Начинается сценарий: { $haunt }. { $room }, { $omen }. Зачинщик — { $seat }.
event-haunt-declined = Этот сценарий не играем: { $haunt }.
event-traitor-named = { $seat-you ->
    [yes] Предатель — ты.
   *[no] Предатель — { $seat }.
}
event-no-traitor = Предателя нет. Пока.
event-sides-dealt = Жетоны розданы рубашкой вверх: { $tokens }. У кого 1, тот предатель.
event-your-side = Твоя сторона: { $party }.
event-turned = { $seat-you ->
    [yes] Ты теперь { $party }.
   *[no] { $seat } теперь { $party }.
}
event-unmasked = { $seat-you ->
    [yes] Твой жетон открыт: { $party }.
   *[no] Жетон открыт: { $seat } — { $party }.
}
event-claimed = { $seat-you ->
    [yes] Ты говоришь: я не предатель.
   *[no] { $seat } говорит: я не предатель.
}
    .speech = Я не предатель
event-tokens-swapped = { $seat } и { $other } меняются жетонами не глядя.
event-clue-found = { $room }: подсказка { $clue }.
event-secret-learned =
    { $secret-id ->
        [burial] Могила здесь: { $room }.
        [traitor-in] Предатель здесь: { $room }.
        [traitor-still-in] Предатель всё ещё здесь: { $room }.
        [traitor-left-by] Предатель ушёл туда: { $room }.
        [traitors-floor] Предатель на этаже: { $floor }.
        [traitors-symbol] Знак комнаты предателя: { $deck }.
        [assassin] Здесь ударит убийца: { $room }.
        [patient] Здесь убийца пропустит героя: { $room }.
        [assassin-strikes] Из тени бьёт убийца: { $room }.
        [heir] Наследник престола: { $seat }.
        [touched] Чья-то рука в кармане: { $seat }.
        [escapes-needed] Должно вырваться Кошмаров: { $numbers }.
        [offerings] Жертв на { $numbers } из 13.
        [tokens] Твои жетоны: { $numbers }.
        [victim] Погребённому осталось: вред { $numbers } из 12.
       *[other] Ты помнишь: { $room }.
    }
event-monster-came = { $monster } появляется: { $room }.
event-monster-walked = { $monster } идёт: { $room }.
event-monster-stunned = { $monster } не может двинуться.
event-monster-woke = { $monster } снова на ногах.
event-monster-gone = { $monster } больше не вернётся.
event-monster-withdrew = { $monster } исчезает, но не навсегда.
event-monster-turned = { $monster } теперь служит другим: { $party }.
event-monster-grew = { $monster }: { $trait } теперь { $value }.
event-tried =
    { $success ->
        [yes] { $seat }: { $task } — удалось.
       *[no] { $seat }: { $task } — не вышло.
    }
event-ended =
    { $tale } { $winners-count ->
        [0] Победителей нет.
       *[other] Победили: { $winners }.
    }

## Если вы победили
tale-dawn = Светает. Никто не победил, никто не спал.

## Сценарии
haunt-1 = Мумия пробудилась
haunt-2 = Спиритический сеанс
haunt-3 = Рагу из лягушачьих лапок
haunt-4 = Паутина судьбы
haunt-5 = Я был оборотнем-подростком
haunt-6 = Парящий глаз
haunt-7 = Плотоядный плющ
haunt-8 = Вой банши
haunt-9 = Танец смерти
haunt-10 = Семейный сбор
haunt-11 = Впусти их
haunt-12 = Ходячая плоть
haunt-13 = И видеть сны, быть может
haunt-14 = Звёзды сошлись
haunt-15 = Здесь водятся драконы
haunt-16 = Объятия Фантома
haunt-17 = Дуновение ветра
haunt-18 = Едины, а значит сильны
haunt-19 = Друг на века
haunt-20 = Невеста-призрак
haunt-21 = Дом живых мертвецов
haunt-22 = Бездна смотрит в ответ
haunt-23 = Щупальца ужаса
haunt-24 = Лети домой
haunt-25 = Вуду
haunt-26 = Плата крысолову
haunt-27 = Взбесившаяся плоть
haunt-28 = Кольцо царя Соломона
haunt-29 = Наследие Франкенштейна
haunt-30 = Гробница Дракулы
haunt-31 = В воздухе
haunt-32 = Затерянные
haunt-33 = Призыв тьмы
haunt-34 = Гильотины
haunt-35 = Мелкие перемены
haunt-36 = С друзьями веселее
haunt-37 = Шах и мат
haunt-38 = Адские твари
haunt-39 = Наследник
haunt-40 = Погребённый заживо
haunt-41 = Невидимый предатель
haunt-42 = Приходит герой
haunt-43 = Звёздная болезнь
haunt-44 = Смерть настигнет всех
haunt-45 = Тик-так, тик-так
haunt-46 = Пир
haunt-47 = Червь Уроборос
haunt-48 = Сложены, как поленья
haunt-49 = Тебе идёт
haunt-50 = Охота за сокровищем

## Страницы книг
page-new-powers = Новые умения предателя. Вред комнат тебя не трогает, польза остаётся. Лифт едет, куда скажешь. От события и Укуса можно отказаться. После твоего хода ходят чудовища, даже если ты мёртв.
page-how-monsters-move = Как ходят чудовища. Бросок Скорости на каждый род, шаг есть всегда. Одна атака за ход. Проигравшее задержано и пропускает ход. Чудовища не открывают комнат и не берут вещей, пока сценарий не велит.

## Что выбирают перед партией
option-players = Сколько исследователей
    .about = От трёх до шести.
option-explorers = Кто войдёт в дом
    .about = У каждой карточки две стороны: взять можно любую, но только одну. Кто не выбрал, тому выпадет жребий.
option-explorers-none = по жребию
option-declined = Сценарии, в которые не хочется играть
    .about = Если выпадет один из них, дом выберет другой.
option-haunt = Определённый сценарий
    .about = Какие бы предзнаменования ни вышли, начнётся он.
option-haunt-0 = какой выпадет
option-barriers-stop-traitor = Преграды и для предателя
    .about = Пропасть, Катакомбы и Башню предатель тоже проходит броском.
option-one-search = Один поиск за ход
    .about = В сценарии 40 ищут раз за ход, а не в каждой комнате.
option-month = Месяц за столом
    .about = Первым ходит тот, чей день рождения ближе.
option-day = День за столом
    .about = Вместе с месяцем решает, кто ходит первым.
