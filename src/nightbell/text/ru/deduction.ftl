### Дедукция: загадки и миры

## Ответ
deduce-player = Игрок
deduce-claims = Говорит
deduce-world = Мир { $number }
deduce-demon = Демон
deduce-evil = Зло
deduce-summary = { $count ->
    [0] Ни один мир не подходит
    [one] Подходит { $count } мир
    [few] Подходят { $count } мира
   *[many] Подходят { $count } миров
}; { $ms } мс.
deduce-incomplete = Время вышло раньше, чем удалось проверить всё: эти миры подходят, но могут быть и другие, поэтому доли посчитаны лишь по ним.
deduce-more = { $count ->
    [one] Ещё { $count } мир
    [few] Ещё { $count } мира
   *[many] Ещё { $count } миров
}: --all покажет все.
deduce-right = { $file }: ответ верен, { $count ->
    [one] { $count } мир
    [few] { $count } мира
   *[many] { $count } миров
}, { $ms } мс.
deduce-wrong = { $file }: найдено { $count ->
    [one] { $count } мир
    [few] { $count } мира
   *[many] { $count } миров
}, а в ответе { $wanted }; { $ms } мс.

## Почему
explain-title = Почему не другие
explain-not-demon = { $name } — не Демон, иначе не могло бы прозвучать вот что: { $said }.
explain-not-demon-plain = { $name } — не Демон: хватает того, что видели все, и того, кто может быть в игре.
explain-conflict = Вместе это прозвучать не могло: { $said }.
explain-conflict-plain = Уже то, что видели все, не оставляет ни одного мира.
explain-said = { $name } ({ $character }; { $info })
explain-night = { $number }-я ночь: { $info }
explain-day = { $number }-й день: { $info }
explain-yes = да
explain-no = нет
explain-clockwise = по часовой стрелке
explain-anticlockwise = против часовой стрелки
explain-statement = утверждение из загадки
explain-proof = Как это могло быть (мир 1)
explain-night-falls = Наступает { $number }-я ночь.
explain-dies-demon = { $name }: смерть от Демона.
explain-dies-execution = { $name }: смерть на казни.
explain-dies-assassin = { $name }: смерть от Ассасина.
explain-dies-other = { $name }: смерть от другой способности.
explain-dies-storyteller = { $name }: смерть по воле Рассказчика.
explain-becomes = { $name } получает роль: { $character }.

## Персонажи
character-acrobat = Акробат
character-al-hadikhia = Аль-Адихия
character-alchemist = Алхимик
character-alsaahir = Аль-Сахер
character-amnesiac = Амнезиак
character-artist = Художник
character-assassin = Ассасин
character-atheist = Атеист
character-balloonist = Аэронавт
character-banshee = Банши
character-barber = Цирюльник
character-baron = Барон
character-boffin = Умник
character-boomdandy = Подрывник
character-bounty-hunter = Охотник за головами
character-butler = Дворецкий
character-cannibal = Каннибал
character-cerenovus = Цереновус
character-chambermaid = Горничная
character-chef = Повар
character-choirboy = Хорист
character-clockmaker = Часовщик
character-courtier = Придворный
character-cult-leader = Лидер культа
character-damsel = Девица
character-devils-advocate = Адвокат Дьявола
character-dreamer = Сновидец
character-drunk = Пьяница
character-empath = Эмпат
character-engineer = Инженер
character-evil-twin = Злой близнец
character-exorcist = Экзорцист
character-fang-gu = Фань Гу
character-farmer = Фермер
character-fearmonger = Паникёр
character-fisherman = Рыбак
character-flowergirl = Цветочница
character-fool = Шут
character-fortune-teller = Гадалка
character-gambler = Азартный Игрок
character-general = Генерал
character-goblin = Гоблин
character-godfather = Крёстный Отец
character-golem = Голем
character-goon = Наёмник
character-gossip = Сплетница
character-grandmother = Бабушка
character-harpy = Гарпия
character-hatter = Шляпник
character-heretic = Еретик
character-hermit = Отшельник
character-high-priestess = Верховная Жрица
character-huntsman = Егерь
character-imp = Чёрт
character-innkeeper = Трактирщик
character-investigator = Сыщик
character-juggler = Жонглёр
character-kazali = Казали
character-king = Король
character-klutz = Растяпа
character-knight = Рыцарь
character-legion = Легион
character-legionary = Легионер
character-leviathan = Левиафан
character-librarian = Библиотекарь
character-lil-monsta = Монстрёнок
character-lleech = Пиявица
character-lord-of-typhon = Владыка Тифона
character-lunatic = Безумец
character-lycanthrope = Оборотень
character-magician = Фокусник
character-marionette = Марионетка
character-mastermind = Кукловод
character-mathematician = Математик
character-mayor = Мэр
character-mezepheles = Мецефель
character-minstrel = Менестрель
character-monk = Монах
character-moonchild = Дитя Луны
character-mutant = Уродец
character-nightwatchman = Ночной Дозорный
character-no-dashii = Но Даши
character-noble = Аристократ
character-ogre = Огр
character-ojo = Охо
character-oracle = Оракул
character-organ-grinder = Шарманщик
character-pacifist = Пацифист
character-philosopher = Философ
character-pit-hag = Яга
character-pixie = Пикси
character-plague-doctor = Чумной Доктор
character-po = По
character-poisoner = Отравитель
character-politician = Политик
character-poppy-grower = Дурманщик
character-preacher = Проповедник
character-princess = Принцесса
character-prodigy = Вундеркинд
character-professor = Профессор
character-psychopath = Психопат
character-pukka = Пукка
character-puzzlemaster = Головоломщик
character-ravenkeeper = Смотритель воронов
character-recluse = Затворник
character-riot = Мятежник
character-sage = Мудрец
character-sailor = Моряк
character-saint = Святой
character-savant = Савант
character-scarlet-woman = Блудница
character-seamstress = Швея
character-shabaloth = Шабалот
character-shugenja = Сюгендзя
character-slayer = Истребитель
character-snake-charmer = Заклинатель Змей
character-snitch = Болтун
character-soldier = Солдат
character-spy = Шпион
character-steward = Управляющий
character-summoner = Призыватель
character-sweetheart = Душечка
character-tea-lady = Травница
character-tinker = Механик
character-town-crier = Глашатай
character-undertaker = Гробовщик
character-vigormortis = Вигормортис
character-village-idiot = Дурачок
character-virgin = Девственница
character-vizier = Визирь
character-vortox = Вортокс
character-washerwoman = Прачка
character-widow = Вдова
character-witch = Ведьма
character-wizard = Волшебник
character-wraith = Призрак
character-xaan = Ксаан
character-yaggababble = Ягатрёп
character-zealot = Фанатик
character-zombuul = Зомбул
