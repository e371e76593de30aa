### Загадки: полка, доска, подсказки и разгадка

## Имена
person-anna = Анна
    .form = she
person-boris = Борис
    .form = he
person-clara = Клара
    .form = she
person-denis = Денис
    .form = he
person-emma = Эмма
    .form = she
person-felix = Феликс
    .form = he
person-greta = Грета
    .form = she
person-hugo = Гуго
    .form = he
person-irina = Ирина
    .form = she
person-jonas = Йонас
    .form = he
person-kira = Кира
    .form = she
person-lev = Лев
    .form = he
person-maria = Мария
    .form = she
person-nikita = Никита
    .form = he
person-olga = Ольга
    .form = she
person-pavel = Павел
    .form = he
person-raisa = Раиса
    .form = she
person-stefan = Стефан
    .form = he
person-tamara = Тамара
    .form = she
person-viktor = Виктор
    .form = he
person-yana = Яна
    .form = she
person-zakhar = Захар
    .form = he

## Названия
puzzle-title-hit = Меткий выстрел
puzzle-title-shot = Выстрел на площади
puzzle-title-virgin = Честь под судом
puzzle-title-dies-on-nominating = Проклятое обвинение
puzzle-title-klutz-choice = Неловкий выбор
puzzle-title-last-words = Последние слова { $seat-gen }
puzzle-title-empath = { $number ->
    [0] Эмпат спокоен
    [1] Эмпату не по себе
   *[other] Эмпат окружён
}
puzzle-title-chef = { $number ->
    [0] Повар накрывает порознь
    [1] Повар накрывает на двоих
   *[other] Полная кухня
}
puzzle-title-clockmaker = { $number ->
    [1] Плечом к плечу
    [2] Два шага до беды
   *[other] Часовщик отмеряет { $number }
}
puzzle-title-oracle = { $number ->
    [0] Чистые мертвецы
   *[other] Оракул и покойники
}
puzzle-title-chambermaid = Кому не спалось
puzzle-title-mathematician = Математик сбивается
puzzle-title-washerwoman = Чужое бельё
puzzle-title-librarian = Закрытая книга
puzzle-title-investigator = По следу Сыщика
puzzle-title-fortune-teller = Двое в хрустальном шаре
puzzle-title-undertaker = Что знает Гробовщик
puzzle-title-monk = Монах не спит
puzzle-title-soldier = Солдат на посту
puzzle-title-mayor = Мэр просит тишины
puzzle-title-saint = Не троньте Святого
puzzle-title-butler = Чей Дворецкий
puzzle-title-recluse = Стук в дверь Затворника
puzzle-title-dreamer = Два сна об одном
puzzle-title-seamstress = Один стежок
puzzle-title-flowergirl = Цветы за голоса
puzzle-title-town-crier = Кто просил слова
puzzle-title-artist = Один вопрос
puzzle-title-savant = Савант шепчет
puzzle-title-snake-charmer = Дудка в темноте
puzzle-title-sage = Мудрость напоследок
puzzle-title-philosopher = Философ выбирает
puzzle-title-juggler = Пять шаров
puzzle-title-grandmother = Бабушкин внук
puzzle-title-sailor = Моряк не тонет
puzzle-title-innkeeper = Две комнаты на ночь
puzzle-title-gambler = Ставка вслепую
puzzle-title-exorcist = Не сегодня
puzzle-title-courtier = Кубок при дворе
puzzle-title-fool = Шут умер не сразу
puzzle-title-tea-lady = Травы на двоих
puzzle-title-pacifist = Никого не вешать
puzzle-title-minstrel = Песня после казни
puzzle-title-silent = { $seat } молчит
puzzle-title-quiet-night = Ночь без смерти
puzzle-title-two-at-once = Двое за ночь
puzzle-title-gone = { $seat-form ->
    [she] { $seat } не проснулась
   *[other] { $seat } не проснулся
}
puzzle-title-empty-scaffold = Пустой эшафот
puzzle-title-seats = За столом { $number }

## Полка
puzzles = Загадки
puzzles-line = Все рассказали, что знают. Кто-то из них лжёт.
puzzles-daily = Загадка дня, { $date }
puzzles-daily-short = Загадка дня
puzzles-daily-wait = Загадка дня ещё складывается. Минуту.
puzzles-solve = Разгадать
puzzles-go-on = Думать дальше
puzzles-look-again = Посмотреть разгадку
puzzles-streak = { $count ->
    [0] Начни цепочку дней
    [one] { $count } день подряд
    [few] { $count } дня подряд
   *[many] { $count } дней подряд
}
puzzles-today = сегодня { $done ->
    [yes] уже разгадано
   *[no] ещё нет
}
puzzles-level-easy = Лёгкие
puzzles-level-medium = Средние
puzzles-level-hard = Трудные
puzzle-level-easy = лёгкая
puzzle-level-medium = средняя
puzzle-level-hard = трудная
puzzles-solved = решено { $done } из { $count }
puzzles-size = { $seats ->
    [one] { $seats } место
    [few] { $seats } места
   *[many] { $seats } мест
}, { $nights ->
    [one] { $nights } ночь
    [few] { $nights } ночи
   *[many] { $nights } ночей
}
puzzles-all = Все
puzzles-fewer = Свернуть
puzzles-own = Из твоих партий
puzzles-own-empty = Здесь появятся партии «Часовой башни», которые ты доиграешь. Из каждой попробуем сложить загадку.
puzzles-own-game = Партия, { $date }
puzzles-hide = Скрыть решённые
puzzles-begun = начата
puzzles-new = новая
puzzles-done = решена за { $time }
puzzles-none = Все загадки этого набора решены.
puzzles-from-game = Загадка из партии

## Доска
puzzle-known = Что известно
puzzle-bag = { $count ->
    [one] В мешке { $count } роль
    [few] В мешке { $count } роли
   *[many] В мешке { $count } ролей
}
puzzle-hidden = Среди них могут прятаться
puzzle-could-hide = прячутся
puzzle-happened = Что было
puzzle-night = Ночь { $number }
puzzle-day = День { $number }
puzzle-decide = решать тебе
puzzle-rules = Добрые честно говорят, что узнали. Злые лгут. Пьяный и отравленный могут ошибаться и не знают об этом.
puzzle-you-sit = Ты на месте { $seat-gen }. Твоя карта: { $role }.
puzzle-you-sit-or = Ты на месте { $seat-gen }. Твоя карта: { $role }, если только ты не { $other-role }.
puzzle-who-demon = Кто Демон?
puzzle-who-minions = { $count ->
    [one] Кто его Приспешник?
   *[other] Кто его Приспешники?
}
puzzle-alive = живых { $alive } из { $all }
puzzle-accuse-title = Кого обвинишь?
puzzle-slot-demon = Демон
puzzle-slot-minion = Приспешник
puzzle-touch = Коснись места
puzzle-accuse = Обвинить
puzzle-accuse-hint = Ошибка — не проигрыш: ты узнаешь, сколько имён угадано, но не какие.
puzzle-wrong = { $right ->
    [0] Никто не угадан. Думай дальше.
   *[other] Угадано { $right } из { $of }. Думай дальше.
}
puzzle-hints = Подсказки
puzzle-hint-open = { $number ->
    [1] Открыть первую
    [2] Открыть вторую
   *[other] Открыть третью
}
puzzle-thinking = Думаешь
puzzle-notes = Записать мысль
puzzle-notes-hint = Останется только в этом браузере.
puzzle-marks = Твои метки
puzzle-believe = верю
puzzle-doubt = сомневаюсь
puzzle-open = не знаю
puzzle-mark-of = Метка: { $seat }
puzzle-you = ты
puzzle-dead = среди мёртвых
puzzle-claims = говорит: { $role }
puzzle-nothing = Ничего не успевает узнать
puzzle-words = Кто что говорит
puzzle-chosen-demon = Демон?
puzzle-chosen-minion = Приспешник?
puzzle-circle = Город по кругу

## Разгадано
puzzle-solved = Разгадано
puzzle-solved-how = { $tries ->
    [1] С первой попытки
    [2] Со второй попытки
    [3] С третьей попытки
   *[other] С { $tries }-й попытки
}, за { $time }, { $hints ->
    [0] без подсказок
    [one] с { $hints } подсказкой
   *[other] с { $hints } подсказками
}.
puzzle-why = Почему так
puzzle-share = Поделиться без разгадки
puzzle-share-button = Поделиться
puzzle-copy = Копировать
puzzle-copied = Скопировано
puzzle-to-shelf = К полке
puzzle-next = Следующая: «{ $title }»
puzzle-share-first = Nightbell, { $day-id ->
    [none] загадка
   *[other] загадка дня, { $date }
}
puzzle-share-title = «{ $title }», { $level }
puzzle-share-tries = Зло найдено { $tries ->
    [1] с первой попытки
    [2] со второй попытки
    [3] с третьей попытки
   *[other] с { $tries }-й попытки
}
puzzle-share-cost = { $time }, { $hints ->
    [0] без подсказок
    [one] { $hints } подсказка
    [few] { $hints } подсказки
   *[many] { $hints } подсказок
}
puzzle-tomorrow = завтра новая загадка
puzzle-others = Как решали другие
puzzle-others-try = { $number ->
    [1] с первой
    [2] со второй
    [3] с третьей
   *[other] позже
}

## Мысли и подсказки
thought-look = Начни со слов, которые держатся вместе.
thought-look-why = Положи рядом: { $said }.
thought-look-plain = Начни с того, что видели все: смерти и число ролей.
thought-cleared = { $many ->
    [yes] Среди них Демона нет: { $who }
   *[no] { $who } — не Демон
}
thought-cleared-why = { $many ->
    [yes] Будь Демоном кто-то из них, не могло бы прозвучать вот что: { $said }.
   *[no] Иначе не могло бы прозвучать вот что: { $said }.
}
thought-plain = { $many ->
    [yes] Среди них Демона нет: { $who }
   *[no] { $who } — не Демон
}
thought-plain-why = Хватает того, что видели все, и того, кто может быть в игре.
thought-left = { $role } — { $who }
thought-left-why = Больше некому: все остальные вне подозрений.
thought-found = { $role } — { $who }
thought-found-why = { $said-any ->
    [yes] Иначе не сошлись бы слова: { $said }.
   *[no] Никто другой не подходит.
}
thought-drunk = Пьяница — { $who }
thought-drunk-why = { $role } — только в собственных мыслях. Этим словам верить нельзя.
thought-among = Демон — { $who }.
thought-or = или
thought-told = ночь { $number }, { $told }
thought-said = { $seat } ({ $role }): { $told }

## Что сказано
heard-washerwoman = { $one-seat } или { $other-seat } — { $one-role }
heard-librarian = { $one-seat } или { $other-seat } — { $one-role }
heard-investigator = { $one-seat } или { $other-seat } — { $one-role }
heard-none = Таких в игре нет
heard-chef = { $number ->
    [0] Злых пар нет
    [one] { $number } злая пара
    [few] { $number } злые пары
   *[many] { $number } злых пар
}
heard-empath = { $number ->
    [0] Рядом нет злых
    [1] Рядом { $number } злой
   *[other] Рядом { $number } злых
}
heard-fortune-teller = { $one-seat } и { $other-seat }: { $yes ->
    [yes] да
   *[no] нет
}
heard-undertaker = { $one-seat } — { $one-role }
heard-ravenkeeper = { $one-seat } — { $one-role }
heard-grandmother = Внук — { $one-seat }, роль — { $one-role }
heard-clockmaker = { $number ->
    [one] { $number } шаг от Демона до Приспешника
    [few] { $number } шага от Демона до Приспешника
   *[many] { $number } шагов от Демона до Приспешника
}
heard-dreamer = { $one-seat } — { $one-role } или { $other-role }
heard-seamstress = { $one-seat } и { $other-seat }: { $yes ->
    [yes] на одной стороне
   *[no] на разных сторонах
}
heard-knight = Ни { $one-seat }, ни { $other-seat } не Демон
heard-noble = Среди { $one-seat-gen }, { $other-seat-gen } и { $third-seat-gen } ровно один злой
heard-steward = { $one-seat } на стороне добра
heard-shugenja = Ближайшее зло { $yes ->
    [yes] по часовой стрелке
   *[no] против часовой стрелки
}
heard-village-idiot = { $one-seat } { $yes ->
    [yes] на стороне зла
   *[no] на стороне добра
}
heard-balloonist = { $one-seat }
heard-oracle = { $number ->
    [0] Среди мёртвых нет злых
    [one] Среди мёртвых { $number } злой
   *[other] Среди мёртвых { $number } злых
}
heard-mathematician = { $number ->
    [0] Ни одной странности
    [one] { $number } странность
    [few] { $number } странности
   *[many] { $number } странностей
}
heard-juggler = { $number ->
    [0] Ничего не угадано
   *[other] Угадано { $number }
}
heard-chambermaid = { $one-seat } и { $other-seat }: { $number ->
    [0] никто не просыпался
    [1] просыпался один
   *[other] просыпались оба
}
heard-flowergirl = Демон { $yes ->
    [yes] голосовал
   *[no] не голосовал
}
heard-town-crier = Приспешник { $yes ->
    [yes] номинировал
   *[no] не номинировал
}
heard-sage = Убийца — { $one-seat } или { $other-seat }
heard-snake-charmer = Игра на дудке: { $one-seat }
heard-exorcist = Изгнание: { $one-seat }
heard-acrobat = Выбор: { $one-seat }
heard-nightwatchman = Выбор: { $one-seat }
heard-gambler = Ставка: { $one-seat } — { $one-role }
heard-courtier = Опьянение: { $one-role }
heard-philosopher = Выбор: { $one-role }
heard-became = Новая роль: { $one-role }
heard-told-nightwatchman = Ночной Дозорный — { $one-seat }
heard-told-twin = Близнец — { $one-seat }
heard-told-widow-in-play = В игре есть Вдова
heard-no-evil-info = Своих не показали
heard-demon-choice = Демон выбирает: { $one-seat }
heard-prodigy = { $one-seat } и { $other-seat }
heard-legionary = { $number }
heard-savant = Два утверждения, одно из них правда
heard-artist = Ответ на один вопрос
heard-puzzlemaster = Догадка: { $one-seat }

## Что видели все
seen-deaths = { $count ->
    [0] никто не умер
    [1] { $form ->
        [she] умерла { $who }
       *[other] умер { $who }
    }
   *[other] умерли { $who }
}
seen-execution = { $of-seat-form ->
    [she] казнена { $of-seat }
   *[other] казнён { $of-seat }
}{ $yes ->
    [yes] {""}
   *[no] , но смерть не пришла
}
seen-nomination = { $yes ->
    [yes] { $by-seat } номинирует { $of-seat-acc } и сразу попадает на эшафот
   *[no] { $by-seat } номинирует { $of-seat-acc }, и ничего не происходит
}
seen-slayer-shot = { $by-seat } стреляет: { $of-seat } { $yes ->
    [yes] падает замертво
   *[no] стоит как ни в чём не бывало
}
seen-klutz-choice = { $by-seat } выбирает { $of-seat-acc }
seen-dies-on-nominating = { $of-seat } номинирует и от этого умирает
seen-dies-on-being-nominated = { $of-seat } умирает от чужой номинации
seen-votes = голосуют: { $who }
seen-nominators = номинируют: { $who }
seen-juggle = { $by-seat } жонглирует догадками
seen-gossip = { $by-seat } сплетничает
seen-doomsayer = { $of-seat } умирает по слову Фаталиста
