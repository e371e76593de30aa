### Слова самого клиента. Слова игр живут рядом с правилами, в src/nightbell/text.

## Общее
yes = Да
no = Нет
you = Ты
you-dative = тебе
somebody = Кто-то
close = Закрыть
home = На главную
retry = Попробовать ещё раз
loading = Открываем…
starting = Рассаживаем…
settings = Настройки
language = Язык
nav = Разделы
no-limit = Без ограничения

## Заголовки окна
title-door = Nightbell
title-new = Новый стол · Nightbell
title-table = За столом · Nightbell
title-replay = Запись партии · Nightbell
title-rules = Как играть · Nightbell
title-learn = Первая партия · Nightbell
title-script = Сценарий · Nightbell
title-puzzles = Загадки · Nightbell
title-puzzle = Загадка · Nightbell
title-lab = Лаборатория · Nightbell
title-about = О проекте · Nightbell
title-lost = Здесь пусто · Nightbell

## Игры
game-clocktower = Часовая башня
game-clocktower-line = Ночью кто-то умирает. Днём город решает, кого казнить.
game-clocktower-size = 5–20 игроков, 40 минут
game-betrayal = Дом на холме
game-betrayal-line = Дом растёт под ногами. Потом один из вас становится ему другом.
game-betrayal-size = 3–6 игроков, 90 минут
game-whispers = Шёпот за стеной
game-whispers-line = Убийца слышит шаги. Не шуми и найди выход.
game-whispers-size = 2–4 игрока, 60 минут

## Одна комната, один планшет
room-open = Играем в одной комнате
room-open-about = Один планшет у Рассказчика. Телефоны — кому удобно.
people-in-room = в комнате
room-it-is-me = Это я
room-seating = Кто где сидит
room-steps = Шаги подготовки
room-step-seats = Места
room-step-bag = Мешок
room-step-night = Ночь
room-players = { $count ->
    [one] игрок
    [few] игрока
   *[other] игроков
}{ $travellers ->
    [0] {""}
    [one] {" "}и один Странник
    [few] {" "}и { $travellers } Странника
   *[other] {" "}и { $travellers } Странников
}
room-between = между местами: { $one } и { $other }
room-ring-hint = Круг по часовой стрелке. Пробел поднимает, стрелки несут, Delete убирает.
room-place = Место { $n }: { $name }{ $lifted ->
    [yes] , в руке
   *[no] {""}
}
room-bot-seat = Бот
room-counts = Расклад на { $players } { $players ->
    [one] игрока
   *[other] игроков
}
room-count-townsfolk = { $count ->
    [one] Горожанин
    [few] Горожанина
   *[other] Горожан
}
room-count-outsider = { $count ->
    [one] Изгой
    [few] Изгоя
   *[other] Изгоев
}
room-count-minion = { $count ->
    [one] Приспешник
    [few] Приспешника
   *[other] Приспешников
}
room-count-demon = { $count ->
    [one] Демон
    [few] Демона
   *[other] Демонов
}
room-name = Имя
room-name-full = Мест больше нет: двадцать — предел
room-guests-hint = С шестнадцатого места все садятся Странниками. Расклад остаётся на пятнадцать игроков.
room-rename = Назвать так
room-remove = Убрать
room-as = Кем сядет
room-player = Игрок
room-traveller = Странник
room-sit = Посадить
room-names-hint = Имена идут по часовой стрелке, начиная слева от тебя. Enter сажает следующего. Список через запятую тоже годится.
room-last-time = Были в прошлый раз
room-all-of-them = Всех: { $count }
room-as-list = Круг списком
room-has-phone = с телефоном
room-move = Перенести: { $name }
room-add-bot = Бот
room-turn = Повернуть круг
room-lobby = Все настройки стола
room-deal-how = Как раздаём роли
room-deal-pass = Передаём планшет
room-deal-real = Настоящие жетоны
room-phones = Телефоны
room-to-bag = К мешку
room-phones-title = Телефоны за столом
room-phones-sub = Кому удобно. Без телефона можно всё.
room-to-seats = К местам
room-phone-is-card = Телефон становится картой игрока
room-phones-1 = Наведи камеру на код.
room-phones-2 = Коснись своего имени.
room-phones-3 = Роль и ночные знаки придут на телефон. Руку можно поднять и там.
room-phones-without = Без телефона игрок тянет жетон с планшета, а ночью ты показываешь ему экран.
room-pocket = Твоя карта. Видно, пока держишь палец.
room-pocket-shown = Что тебе показали
room-pocket-town = Показать город
room-pocket-card = Моя карта
room-back = Назад
room-history = История
room-lock = Закрыть
room-lock-grimoire = Закрыть Гримуар
room-dock = Что делать сейчас
room-locked = Гримуар закрыт
room-living = Живых
room-on-block = На плахе
room-needed = Нужно
room-hold-open = Рассказчику: удержи, чтобы открыть
room-hold-sure = Точно? Нажми ещё раз
room-hold = Рассказчику: удержи
room-flip = Повернуть
room-or = или
room-takes = Планшет берёт
room-others-look-away = Остальные смотрят в сторону.
room-draw = Я { $name }. Тянуть жетон
room-drawn = Вытянули { $count } из { $all }
room-your-role = { $name }, твоя роль
room-side-good = на стороне добра
room-side-evil = на стороне зла
room-hide = Понятно. Удержи, чтобы спрятать
room-hide-sure = Спрятать? Нажми ещё раз
room-hides-in = Спрячется само через { $seconds } { $seconds ->
    [one] секунду
    [few] секунды
   *[other] секунд
}
room-say-aloud = Скажи вслух, не глядя ни на кого
room-say-after = Покажи, а потом скажи вслух
room-wake = «{ $role }, открой глаза.{ $gesture }»
room-sleep = «{ $role }, закрой глаза»
room-say-meeting = Скажи вслух, покажи, и пусть глаза закроют
room-meet-touch = Ничего не говори: разбуди касанием, покажи, и пусть глаза закроет
room-meet = { $type ->
    [minion] «Приспешники, откройте глаза»
   *[demon] «Демон, открой глаза»
}
room-touch = Коснись плеча: { $name }. { $sits }.
room-point = { $count ->
    [1] Покажи на одного
    [2] Покажи на двоих
    [3] Покажи на троих
   *[other] Покажи, кого выбираешь
}
room-point-role = Покажи роль на листке
room-nod = Кивни или покачай головой
room-card-choose = { $count ->
    [1] Выбери одного
    [2] Выбери двоих
    [3] Выбери троих
   *[other] Выбирай
}
room-card-point = { $count ->
    [1] Покажи рукой
   *[other] Покажи на них рукой
}
room-sits-left = Слева от тебя, место { $n }
room-sits-right = Справа от тебя, место { $n }
room-sits-across = Прямо напротив
room-sits-beside = Рядом { $names }.
room-own-device = на своём телефоне
room-is-bot = бот, ходит сам
room-step = Шаги
room-step-wake = Разбуди
room-step-choose = Выбор
room-step-decide = Ответ
room-step-show = Покажи
room-step-sleep = Спать
room-call-all = Зови роль, а не имя, и держи одинаковые паузы.
room-call-absent = Перед этим позови с такой же паузой: { $roles }. Их нет или они спят.
room-by-touch = Будить касанием
room-by-voice = Звать вслух
room-anew = Снова к шагу «{ $role }»?
room-anew-hint = Всё, что было после, отменится: выборы, ответы, метки. Отменённое хранится в истории, и его можно вернуть.
room-anew-none = Этот шаг сделан не на планшете: отвечал телефон или бот. Вернуться можно через историю, к строке перед ним.
room-anew-do = Начать этот шаг заново
room-clear = Снять выбор
room-chose = Выбор: { $who }
room-show = Показать
room-show-what = Показать «{ $what }»
room-by-sign = Показано рукой, без экрана
room-deal-on = Продолжить раздачу: осталось { $count }
room-setup-sub = за столом { $count }
room-night-sub = шаг { $n } из { $of } · живых { $living }
room-sub-dawn = ночь { $night } пройдена · живых { $living }
room-meeting = Знакомство
room-middle-of = { $count } из { $most }
room-middle-more = коснись следующего
room-middle-chooses = ждём выбора
room-middle-chosen = выбор сделан
room-middle-chose = { $form ->
    [she] выбрала { $count ->
        [1] одного
        [2] двоих
        [3] троих
       *[other] { $count }
    }
    [he] выбрал { $count ->
        [1] одного
        [2] двоих
        [3] троих
       *[other] { $count }
    }
   *[none] выбор: { $count ->
        [1] один
        [2] двое
        [3] трое
       *[other] { $count }
    }
}
room-middle-decide = решаешь ты
room-middle-learns = узнаёт ответ
room-middle-waits = ещё думает
room-changed = Что изменилось за ночь
room-dies = { $form ->
    [she] { $name } умерла
    [he] { $name } умер
   *[none] Смерть: { $name }
}
room-dies-then = Саван и жетон голоса лягут сами.
room-nobody-died = Никто не умер
room-open-day = Открыть день
room-dawn-say = «Город просыпается. { $told }»
room-dawn-nobody = Этой ночью никто не умер
room-dawn-died = { $form ->
    [she] Этой ночью умерла { $names }
    [he] Этой ночью умер { $names }
    [many] Этой ночью умерли { $names }
   *[none] Этой ночью город теряет { $whom }
}
room-dawn-note = Ни причины, ни роли не называй.
room-clock = Часы
room-clock-apart = Личные разговоры
room-clock-all = Общий круг
room-clock-nominations = До заката
room-clock-last = Последнее слово
room-clock-stands = стоят
room-clock-pause = Остановить часы
room-clock-on = Пустить часы
room-clock-more = +1 минута
room-sub-vote = { $n }-я номинация · живых { $living }
room-sub-exile = Изгнание · живых { $living }
room-sub-stage = { $stage } · живых { $living }
room-what-happened = Что случилось за столом
room-nominate = Номинация
room-nominate-about = откроет голосование
room-nominate-who = Кто номинирует?
room-nominate-whom = Кого номинирует { $who }?
room-nominate-do = Дать слово защите
room-shoot = Выстрел
room-shoot-about = Истребителя
room-shoot-who = Кто стреляет?
room-shoot-whom = В кого стреляет { $who }?
room-shoot-do = Выстрел
room-exile = Изгнание
room-exile-about = Странника
room-exile-who = Кто предлагает изгнать?
room-exile-whom = Кого предлагает изгнать { $who }?
room-exile-do = Кто за изгнание?
room-touch-seat = Коснись места
room-touch-in-circle = Коснись в круге
room-touch-then = Потом второго
room-who = Кто
room-whom = Кого
room-cannot-who = Кто сегодня уже не может
room-cannot-whom = Кого сегодня уже нельзя
room-not-dead = { $form ->
    [she] мертва: мёртвые не номинируют
    [he] мёртв: мёртвые не номинируют
   *[none] среди мёртвых, они не номинируют
}
room-not-again = { $form ->
    [she] уже номинировала
    [he] уже номинировал
   *[none] номинация уже была
}
room-not-nominee = { $form ->
    [she] номинирована
    [he] номинирован
   *[none] номинация
} { $who }, { $votes } { $votes ->
    [one] голос
    [few] голоса
   *[other] голосов
}
room-only-exile = Странник: можно только изгнать
room-not-now = сейчас нельзя
room-cancel = Отмена
room-shot-say = «{ $who } говорит, что может выстрелить, и стреляет в { $whom }»
room-shot-aims = { $who } целится
room-shot-at = в { $whom }
room-shot-note = Так может сказать каждый. Промах и блеф звучат одинаково.
room-exile-ask = Изгнать { $who }?
room-exile-title = { $who }, { $role }
room-exile-known = Странник, роль знают все
room-exile-for = За изгнание
room-exile-none = Не изгонять
room-exile-hint = Коснись каждого, кто поднял руку. Порядок не важен.
room-exile-dead = Мёртвые поддерживают, жетона не тратят.
room-exile-abilities = Способности на изгнание не действуют.
room-exile-execution = Это не казнь: казнь сегодня ещё возможна.
room-exile-count = { $count ->
    [0] Никто не поднял руку
   *[other] Посчитать: { $count } из { $half }
}
room-defence-say = «{ $who }, твоё слово»
room-defence-note = Сначала говорит { $who }, потом защита.
room-count = Считать руки
room-hand-on = Стрелка здесь
room-next = Следующие
room-no-hand = Мимо
room-a-hand = Рука
room-thumbs-hint = Можно не глядеть на экран: слева «мимо», справа «рука». Ошибка? Коснись места в круге.
room-bot-votes = { $who } — бот и голосует сам.
room-phone-votes = { $who } голосует на своём телефоне.
room-block = На плахе { $who }: { $votes }
room-step-back = Шаг назад
room-tallies = Итоги дня
room-last-words = «{ $who }, город решил. Твоё последнее слово»
room-last-words-note = Когда номинаций больше не будет.
room-hands-up = за: { $names }
room-open-nominations = Открыть номинации
room-last-call = Последний вызов
room-execute = Казнить { $who }
room-nobody-and-night = Никого не казнить
room-night-falls = Наступает ночь
room-look-in = Загляни в Гримуар
room-open-visits = Удержи: кто-то подошёл к тебе
room-visits = Кто подошёл к Рассказчику
room-visits-hint = Коснись того, кто подошёл: здесь то, что способность даёт спросить или сделать днём. Город этого не видит.
room-visits-close = Назад в город
room-visit-of = { $who }: что происходит?
room-visit-none = Сейчас ничего: днём эта способность ничего не спрашивает.
room-visit-learned = { $who } узнаёт ответ.
room-visit-show = Показать { $who }
room-open-grimoire = Удержи: открыть Гримуар
room-peek = Загляни в Гримуар
room-peek-before = Их роли под пальцем
room-peek-tokens = Так лежит в Гримуаре. Что из этого выйдет, скажет выстрел.
room-peek-cover = Удержи, прикрыв экран.
room-peek-hint = Итог под пальцем: удержи, прикрыв экран.
room-peek-open = Открой Гримуар и реши.
room-peek-nothing = Ничего не случилось.
room-history-sub = История · живых { $living }
room-history-show = Что показать
room-history-all = Всё
room-history-votes = Голоса
room-history-nights = Ночи
room-history-deaths = Смерти
room-history-none = Пока нечего вспоминать.
room-history-hint = Вернуться можно в любую строку. Всё, что было после, отменится: метки, голоса, смерти. Отменённое хранится до конца партии, и его можно вернуть.
room-undone = Отменено
room-undone-more = и ещё { $count }
room-redo = Вернуть
room-step-answer = Ответ без следа
room-here = Сюда
room-go-back = Вернуться сюда: { $what }
room-undo-last = Отменить последний шаг

## Главная
door-title = Кто-то за столом лжёт
door-sub = Выбери, где это случится сегодня.
door-games = Игры
play-bots = Играть с ботами
play-hint = Без регистрации. Партия начнётся через несколько секунд.
create-table = Создать стол
join-code = Войти по коду
code-label = Код стола
code-field = Код стола, восемь знаков
code-hint = Восемь знаков с экрана хозяина стола. Регистр и пробелы не важны.
code-wrong = В коде стола восемь знаков. Проверь, все ли на месте.
puzzles = Загадки
puzzles-door = Загадка дня
how-to-play = Как играть
learn-game = Впервые? Первая партия с подсказками
recent = Недавние партии
recording = запись
return = вернуться
forget-table = Убрать из списка: { $title }
open-tables = Открытые столы
table-of = Стол, за которым ждёт { $name }
table-runs = партия идёт
table-free = свободно { $free ->
    [one] { $free } место
    [few] { $free } места
   *[many] { $free } мест
} из { $chairs }
watch = смотреть
sit-down = Сесть
first-title = Первый раз здесь?
first-text = Партия с подсказками объяснит правила по ходу дела. Друзей можно позвать потом: ссылкой, кодом или QR.
learn-first = Первая партия: { $game }
about = О проекте, настройки и авторы

## Новый стол
your-name = Как тебя зовут
guest-name = Гость
table-title = Название стола
table-title-example = Под мостом
open-table = Открыть стол
open-hint = Дальше: ссылка и код для друзей, места, боты.
enter-table = Войти

## Настройки стола
house-public = Показывать в списке столов
house-public-hint = Иначе войти можно только по ссылке или коду.
house-whispers = Разрешить шёпот
house-turn = Время на решение
house-turn-hint = Кто не успел, за того отвечает бот.
house-turn-days-hint = Партия на дни: все заходят, когда могут. Кто не успел, за того отвечает бот.
house-overheard = Рассказчик читает шёпот
house-overheard-hint = Все за столом это видят. Меняется только между партиями.
house-hints = Подсказки игрокам
house-hints-hint = Что сделал бы другой и почему. Без них — чистая партия. Меняется только между партиями.
house-delay = Зрители видят с опозданием
house-delay-hint = Чтобы никто не подсказывал. Меняется только между партиями.
house-delay-none = Сразу
house-password = Пароль стола
house-password-hint = Войти может всякий, у кого есть ссылка или код.
house-password-set = У новых гостей стол спрашивает пароль.
house-password-ask = Спрашивать пароль
house-password-change = Сменить пароль
house-password-drop = Убрать
house-password-save = Поставить
password-title = Стол под паролем
watch-delay = Этот стол показывают с опозданием: { $span }. Скоро начнётся.
span = { $seconds ->
    [30] 30 секунд
    [60] 1 минута
    [120] 2 минуты
    [300] 5 минут
    [600] 10 минут
    [3600] 1 час
    [43200] 12 часов
    [86400] сутки
    [259200] трое суток
   *[other] { $seconds } с
}
option-count = Выбрано { $count } из { $most }
options-rare = Тонкости и спорные места правил
options-rare-hint = Всё это уже выбрано так, как играет большинство.

## Свой сценарий
script-own = Свой сценарий
script-own-hint = Файл JSON, какими обмениваются рассказчики.
script-in-use = { $count ->
    [one] Взята { $count } роль.
    [few] Взяты { $count } роли.
   *[many] Взято { $count } ролей.
}
script-load = Загрузить
script-drop = Убрать
script-hint = Список ролей проверит сервер: неизвестные роли, повторы и лишнее он назовёт.
script-file = Выбрать файл
script-paste = Или вставь текст
script-check = Проверить
script-use = Играть по нему
script-nameless = Без названия
script-players = Хватает на { $least }–{ $most } игроков.
script-nobody = Ролей не хватает ни на какое число игроков.
script-unreadable = Этот файл не читается как сценарий.
script-too-long = Файл слишком велик для сценария.

## Перед партией
lobby-who = Кто играет
lobby-chairs = { $chairs ->
    [one] { $chairs } место
    [few] { $chairs } места
   *[many] { $chairs } мест
}
lobby-seat = Место { $number }
lobby-storyteller = Рассказчик
lobby-bot = Бот на месте { $number }
lobby-swap = Поменяться местами: { $name }
lobby-shuffle = Перемешать места
lobby-move = Пересадить: { $name }
lobby-move-here = Сюда
lobby-move-not = Оставить
lobby-stands = { $name }: пока без места
lobby-options = Какая будет партия
lobby-fill = { $free ->
    [one] { $free } место займёт бот.
    [few] { $free } места займут боты.
   *[many] { $free } мест займут боты.
}
lobby-full = Все в сборе.
lobby-wait = Начнёт хозяин стола: { $name }.
begin = Начать
leave = Уйти
invite = Позвать друзей
invite-copy = Скопировать ссылку
invite-copied = Ссылка скопирована
invite-qr = QR-код со ссылкой на стол
chair-stand = Встать
chair-ask = Попроситься сюда
chair-rest = Пусть пока играет бот
chair-back = Вернуться за стол

## За столом
your-turn = Твой ход
dock-label = Твоё решение
menu-open = Меню стола
menu-title = Стол
menu-host = Права хозяина
rules-open = Правила
panels-open = Разговор и ход партии
sheet-open = Развернуть
sheet-close = Свернуть
undo = Отменить последний ответ
clock-turn = До конца хода
clock-talk = Время на разговор
vote-tempo = Темп голосования
vote-tempo-seconds = { $seconds } с на человека
clock-over = время вышло
clock-title = Что отсчитываем
clock-example = До заката
clock-minutes = Минут
clock-set = Поставить часы
clock-stop = Снять часы: { $title }
clock-left = { $title }: осталось { $shown }
clock-soon = { $title }: осталось { $seconds ->
    [one] { $seconds } секунда
    [few] { $seconds } секунды
   *[many] { $seconds } секунд
}.
wait-others = Сейчас решают другие.
wait-watching-free = Ты смотришь со стороны. Хочешь играть — попросись на место бота, вкладка «{ $tab }».
wait-watching = Ты смотришь со стороны.
wait-watching-as = Ты смотришь глазами { $name }.
wait-kept = За тебя играет бот.
wait-over = Партия окончена.
some-label = Выбери от { $least } до { $most }
some-none = Никого и ничего
some-send = Готово: { $count } из { $most }
number-label = Число
number-send = Ответить: { $number }
split-less = Меньше: { $name }
split-more = Больше: { $name }
split-part = { $name }: { $part } из { $limit }
split-left = Осталось раздать: { $left }
split-send = Раздать так
rule-number = Правило { $number }
reconnect = Связь прервалась. Место за тобой, возвращаемся.
notice-seen = Понятно
reconnect-now = Сейчас

## Голосование
vote-raise = Поднять руку
vote-keep-down = Не поднимать
vote-patient = Стрелка у тебя и ждёт: поднимешь руку?
vote-lower = Опустить руку
vote-now = Стрелка у тебя ещё { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
   *[many] { $seconds } секунд
}.
vote-later = Стрелка ещё не дошла до тебя.
vote-fair = Считается время нажатия, а не связи.
vote-locked-yes = Твоя рука засчитана.
vote-locked-no = Стрелка прошла: ты не голосуешь.
vote-closed = Глаза закрыты: твою руку видит только Рассказчик.
hand-held = Стрелка стоит.
hand-goes = Идёт голосование.
hand-stop = Остановить стрелку
hand-go-on = Отпустить стрелку

## Слова о себе и других
claim-kind = О чём
claim-part = Часть { $number }
claim-send = Сказать
claim-am = Кто я
claim-think = Что думаю
claim-blame = Кого подозреваю и почему
claim-agree = Кого подозреваю и я
claim-doubt = Кого не подозреваю
claim-believe = Чьим словам верю
claim-disbelieve = Чьим словам не верю
claim-retract = Кого больше не подозреваю
claim-propose = Кого номинировать
claim-promise = За чью казнь подниму руку
claim-answer = Да или нет ночью
claim-either = Одна из двух ролей
claim-twin = Мой близнец
claim-ask = Кого спрашиваю
claim-later = Пока молчу
claim-number = Число
claim-yes = Да или нет о двоих
claim-saw = Чья-то роль
claim-pair = Роль одного из двоих
claim-chose = Мой выбор
claim-none = Мне показали ноль
claim-two = Двое, среди них тот, кого я ищу
claim-side = Чья-то сторона
claim-shown = Мне показали игрока
claim-neither = Двое, среди них нет Демона
claim-trio = Трое, из них злой один
claim-way = В какую сторону зло ближе
claim-ahead = Кто впереди
claim-living = Роль кого-то из живых
claim-noun-role = роль
claim-noun-seat = игрок
claim-noun-night = ночь
claim-noun-number = число
claim-noun-yes = да или нет
claim-noun-side = сторона
claim-noun-reason = чем объяснить
claim-noun-way = направление
claim-noun-ahead = кто впереди

## Шёпот за стеной
wh-team = Кто в доме
wh-state = { $wounds ->
    [0] Ран нет
    [one] { $wounds } рана
    [few] { $wounds } раны
   *[many] { $wounds } ран
}, { $fear ->
    [0] страха нет
    [one] { $fear } жетон страха
    [few] { $fear } жетона страха
   *[many] { $fear } жетонов страха
}
wh-escaped = на воле
wh-killer = уровень { $level }, сила { $strength }
wh-hand = Карты на руке
wh-keys = ключи
wh-repair = ремонт
wh-rescue = спасение
wh-deck = экипировка
wh-phases = Ход раунда
wh-round-only = Раунд { $round }
wh-chip-start = Начало
wh-chip-actions = Действия
wh-chip-left = Действия: впереди { $names }
wh-chip-equipment = Экипировка
wh-chip-report = Что слышно
wh-chip-killer = Ход убийцы
wh-chip-instant = Мгновенные
wh-chip-main = Усиление или 2 действия
wh-chip-planning = Планирование
wh-chip-draw = Добор
wh-legend-states = Состояния жертвы
wh-state-acted = Ход сделан
wh-state-acted-note = в этом раунде действие уже было
wh-state-afraid = Страх
wh-state-afraid-note = каждый жетон забирает кубик защиты
wh-state-hurt = Рана
wh-state-hurt-note = вторая рана убивает
wh-you-won = { $side ->
    [killer] Ночь твоя.
   *[other] Твоя команда спаслась.
}
wh-you-lost = { $side ->
    [killer] Для тебя это поражение.
   *[other] Для твоей команды это поражение.
}
wh-round = Раунд { $round } · { $phase }
wh-noise = шум
wh-transmitter = передатчик
wh-search = место поиска
wh-exit = выход
wh-passage = потайной ход { $number }
wh-barred = { $count ->
    [one] { $count } баррикада
    [few] { $count } баррикады
   *[many] { $count } баррикад
}

wh-mat = Убийца
wh-ladder = Сила { $strength }
wh-slots-free = { $count ->
    [one] свободно { $count } место
    [few] свободно { $count } места
   *[many] свободно { $count } мест
}
wh-item-defence = +{ $bonus } к защите
wh-rooms = Комнаты
wh-mine = твоя роль
wh-acts = ходит сейчас
wh-dead = нет в живых
wh-roof-killer = ур. { $level }, сила { $strength }
wh-own-keys = { $count ->
    [one] { $count } свой ключ
    [few] { $count } своих ключа
   *[many] { $count } своих ключей
}
wh-plans = Планы
wh-plan-step = шагов сделано: { $step }
wh-notes = Записки Джорджа
wh-decks = в колоде { $deck }, в сбросе { $discard }
wh-bars-left = баррикады

## Комната словами
wh-secret-exit = потайной выход
wh-killer-way = лаз, известный только убийце
wh-book = книга
wh-spiral = спираль
wh-hammer = молот
wh-suitcase = чемодан
wh-first-aid = аптечка медпункта
wh-sterile = стерильная комната
wh-lever = рычаг решётки
wh-gallery = галерея статуй
wh-body = { $name }, тело
wh-main-figure = главная
wh-unseen = никто не видит
wh-halted = замерла
wh-last-seen = здесь убийцу видели в последний раз
wh-trap = капкан
wh-chest = сундук с серебром
wh-core = ядро
wh-plan-mark = метка плана
wh-snare = ловушка
wh-barricade = баррикада
wh-portcullis = решётка
wh-ways = Проходы: { $ways }
wh-chance = { $name } { $percent } %
wh-could-be = возможно, здесь { $who }
wh-nobody-could = здесь никого быть не может

## Слой и жетоны дедукции
wh-layer = Где они могут быть
wh-layer-about = Кого показывает слой
wh-layer-all = Все
wh-layer-scale = шанс, что здесь кто-то есть
wh-pins = Жетоны дедукции
wh-pins-left = { $left ->
    [0] В запасе пусто. Жетон на плане можно взять и перенести.
    [one] Тяни на план. В запасе { $left }, видишь только ты.
   *[other] Тяни на план. В запасе { $left }, видишь только ты.
}
wh-pin-hint = Выбери комнату на плане. Esc отменяет.
wh-pin-back = В запас
wh-pin-supply = Жетон дедукции: { $name }. Enter поднимает, стрелки несут, Enter кладёт.
wh-pin-at = Жетон дедукции: { $name }, { $place }. Enter поднимает, Delete убирает.
wh-pin-over = { $name }: { $place }

## Карты и уровни убийцы
wh-kind-instant = мгновенная
wh-kind-enhancement = усиление
wh-kind-planning = планирование
wh-kind-attack = атака
wh-cost = Цена: сбросить { $cost ->
    [0] ничего
    [one] { $cost } карту
    [few] { $cost } карты
   *[many] { $cost } карт
}
wh-cost-own = Цена: как сказано на карте
wh-hand-empty = На руке пусто.
wh-hint-instant = Можно сыграть сколько угодно мгновенных карт, пока хватает карт на их цену.
wh-hint-main = Одна карта усиления или до двух базовых действий. Базовых осталось: { $left }.
wh-hint-planning = { $many ->
    [yes] Сколько угодно карт планирования, потом добор.
   *[no] Одна карта планирования, потом добор.
}
wh-hint-attack-card = Карта атаки действует только на эту атаку.
wh-level-strength = сила { $strength }
wh-level-card = новая карта «{ $card }»
wh-level-top = столкновение начинается с раны каждому найденному
wh-level-nothing = без перемен
wh-level-butcher-4 = «Рёв бензопилы» становится мгновенной
wh-level-spectre-2 = в конце «Пронестись мимо» две карты дают Поиск
wh-level-spectre-3 = три карты ранят того, кто закричал
wh-level-maniac-2 = Поиск при раскрытии бьёт с силой +3
wh-level-maniac-4 = четыре баррикады где угодно, сила растёт
wh-level-werewolf-4 = тихий ход кончается страхом в радиусе 2
wh-level-huntress-3 = каждая карта на 1 дешевле
wh-level-huntress-4 = после выслеживания или погони ещё шаг
wh-level-statues-2 = можно сменить главную статую
wh-level-statues-3 = можно сменить главную статую
wh-level-statues-4 = можно сменить главную статую; «Осада» возвращается из сброса
wh-level-unidentified-2 = первая перемена
wh-level-unidentified-3 = на выбор одна из двух
wh-level-unidentified-4 = вторая перемена
wh-level-strangler-2 = ядро там, где он стоит
wh-level-strangler-4 = два ядра где угодно
wh-repair-guess = Догадка о ремонте
wh-repair-guess-hint = Видна только тебе.

## Столкновение
wh-fight = Столкновение
wh-fight-strength = сила { $strength }
wh-fight-killer = уровень { $level }, сила { $strength }
wh-bar-strength = сила { $strength }
wh-to-plan = Вернуться к плану
wh-defends = защищается
wh-defends-with = применяет { $what }
wh-stands-by = рядом
wh-who-defends = Жертвы решают, кто защищается.
wh-about-to-roll = { $name } сейчас бросит кубики.
wh-against = против
wh-roll = { $name } бросает кубики: { $dice }. С прибавкой { $bonus } выходит { $total } против силы { $strength }.
wh-held = { $name } отбивает атаку
wh-hit = Защита пробита, { $name } получает рану
wh-fell = { $name } погибает
wh-even = Поровну: при равенстве держит защита.
wh-short = { $missing ->
    [one] Не хватило одного очка.
    [few] Не хватило { $missing } очков.
   *[many] Не хватило { $missing } очков.
}
wh-spared = Защита пробита, но { $name } остаётся без раны

## Через стену
wh-wall = Через стену
wh-wall-tab = Стена
wh-wall-empty = Пока через стену не прошло ни слова.
wh-wall-both = Стена с двух сторон
wh-wall-filter = Что показать
wh-layer-all-kinds = Всё
wh-filter-search = Поиск
wh-filter-sense = Чутьё
wh-filter-noise = Шум
wh-filter-told = Ответ
wh-filter-door = Двери
wh-filter-stealth = Скрытность
wh-filter-goal = Спасение
wh-filter-snare = Ловушки
wh-side-ours = Наша сторона
wh-side-mine = Твоя сторона
wh-side-victims = Сторона жертв
wh-side-killer = Сторона { $name }
wh-side-victims-about = что сказали и что знают сами
wh-side-killer-about = что спросил убийца и что услышал
wh-wall-locked = Строки с замком видит только твоя сторона. Всё остальное прошло через стену.
wh-cross-who = Кто { $where }?
wh-cross-nobody = Никого
wh-cross-noise-reported = Слышит, где шумели, но не кто
wh-cross-silence = Слышит тишину
wh-cross-firecracker-heard = Слышит только грохот
wh-cross-place-told = Знает это место
wh-cross-distance-told = Знает, как далеко, но не знает, где
wh-cross-cried-out = Слышит имя и место
wh-cross-gallery-woke = Видит, кто вошёл
wh-cross-fled = Видит пустую комнату
wh-cross-barricade-placed = Здесь больше не пройти
wh-cross-barricade-removed = Видит дверь, но не видит, кто её открыл
wh-cross-portcullis-dropped = Видит решётку
wh-cross-portcullis-raised = Видит, что путь открыт
wh-cross-killer-vanished = Больше его не видно
wh-cross-killer-revealed = Теперь его видно
wh-cross-key-found = Видит ключ на стойке
wh-cross-rescue-called = Слышит передатчик
wh-cross-rescue-nearer = Знает, сколько осталось
wh-cross-chest-opened = Видит открытый сундук
wh-cross-core-removed = Видит, где не стало ядра
wh-cross-snare-sprung = Знает, что кто-то попался
wh-cross-snares-set = Видят жетоны, но не знают, какие
wh-note-noise = { $count ->
    [one] Шум поднимает { $victims }.
   *[other] Шум поднимают { $victims }.
}
wh-note-silent = { $count ->
    [one] { $victims } тоже там, но на Чутьё не отвечает.
   *[other] { $victims } тоже там, но на Чутьё не отвечают.
}
wh-note-left = { $count ->
    [one] В этом раунде оттуда уходит { $victims }.
   *[other] В этом раунде оттуда уходят { $victims }.
}
wh-note-opened = Дверь открывает { $victims }.
wh-note-found = Ключ находит { $victims }.
wh-note-crept = Теперь ты { $where }.
wh-wall-round = Раунд { $round }
wh-wall-noise = Что слышно
wh-wall-sense = Чутьё: кто там?
wh-wall-search = Поиск: есть ли кто рядом?
wh-wall-told = Жертвы выдают себя
wh-wall-door = Двери
wh-wall-stealth = Скрытность
wh-wall-goal = Путь к спасению
wh-wall-snare = Ловушки

## Шёпот за стеной: конец
wh-end-fates = Чем для кого кончилось
wh-end-fell = Всё кончилось { $where }
wh-end-stood = В конце ночи — { $where }
wh-end-steps = { $count ->
    [one] шаг
    [few] шага
   *[many] шагов
}
wh-end-noises = { $count ->
    [one] шум
    [few] шума
   *[many] шумов
}
wh-end-finds = { $count ->
    [one] найденная карта
    [few] найденные карты
   *[many] найденных карт
}
wh-end-repairs = { $count ->
    [one] починка
    [few] починки
   *[many] починок
}
wh-end-fear = { $count ->
    [one] испуг
    [few] испуга
   *[many] испугов
}
wh-end-wounds = { $count ->
    [one] рана
    [few] раны
   *[many] ран
}
wh-end-held = атак отбито
wh-end-bag = В руках: { $items }
wh-end-level = уровень в конце
wh-end-cards = { $count ->
    [one] карта сыграна
    [few] карты сыграны
   *[many] карт сыграно
}
wh-end-senses = ответов на чутьё
wh-end-searches = находок при поиске
wh-end-barricades = { $count ->
    [one] баррикада
    [few] баррикады
   *[many] баррикад
}
wh-end-guesses = верных жетонов
wh-end-hand = На руке остались: { $cards }
wh-hand-empty-end = На руке не осталось карт.
wh-end-repair-guess = Ремонт: догадка { $guess }, на деле { $repair }.
wh-end-turns = Что решило эту ночь
wh-end-night = { $rounds ->
    [one] Прошёл { $rounds } раунд.
    [few] Прошло { $rounds } раунда.
   *[many] Прошло { $rounds } раундов.
} Ключей на стойке: { $keys }. Тихих отчётов: { $silent } из { $reports }.
wh-end-plan = План жертв сработал: «{ $plan }».
wh-end-quiet = Ни раны, ни крика: ночь прошла в тишине.
wh-belief = Что знал убийца
wh-belief-said = В среднем слой давал настоящему месту жертвы { $mean } %. Ближе всего к правде: раунд { $round }, { $name }, { $chance } %.
wh-belief-table = То же в таблице
wh-belief-round = Раунд
wh-belief-none = Игра кончилась раньше первого отчёта о шуме.

## Дом на холме
be-turn-of = Ходит { $name }
be-monsters-turn = Ходят чудовища
be-omens = Предзнаменований: { $omens }, комнат: { $rooms }
be-deeds = Особые действия
be-page = Тайная страница
be-stunned = оглушено
be-nothing = С собой пока ничего нет.
be-floors = Этажи
be-closer = Ближе
be-farther = Дальше
be-to-me = Ко мне
be-symbol-event = событие
be-symbol-item = предмет
be-symbol-omen = предзнаменование
be-plan = План: { $floor }
be-to-acting = К тому, кто ходит: { $name }
be-floor-calls = Здесь есть светлые комнаты
be-rooms = { $rooms ->
    [one] { $rooms } комната
    [few] { $rooms } комнаты
   *[many] { $rooms } комнат
}
be-monsters = { $count ->
    [one] { $count } чудовище
    [few] { $count } чудовища
   *[many] { $count } чудовищ
}
be-the-monsters = Чудовища
be-monsters-here = Чудовища в доме
be-short-upper = Верх
be-short-ground = Первый
be-short-basement = Подвал
be-pile = { $count ->
    [one] { $count } вещь на полу
    [few] { $count } вещи на полу
   *[many] { $count } вещей на полу
}
be-lost = комнаты больше нет
be-link-stairs = Лестница: { $room } ({ $floor })
be-link-drop = Спуск в одну сторону: { $room } ({ $floor })
be-link-passage = Секретный путь: { $room } ({ $floor })
be-lift = лифт между этажами
be-your-answer = Решать тебе
be-your-monsters = Ты ходишь за чудовищ
be-symbol-waits = Кто войдёт первым, берёт карту: { $symbol }.
be-symbol-gone = Карта уже взята: { $symbol }.
be-lies-here = На полу:
be-steps = { $spaces ->
    [one] { $left } из { $spaces } шага
   *[many] { $left } из { $spaces } шагов
}
be-walk = { $go } · { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[many] { $steps } шагов
}
be-far = { $steps ->
    [one] в { $steps } шаге
   *[many] в { $steps } шагах
}
be-whole = Весь этаж
be-house = Дом
be-new-room = Новая комната
be-how-to-turn = Как повернуть
be-turn-joins = Дверь { $rooms }.
be-turn-nothing = Ни одна дверь ни с чем не сойдётся.
be-turn-opens = { $count ->
    [0] новых дверей нет
    [one] { $count } новая дверь
    [few] { $count } новые двери
   *[many] { $count } новых дверей
}
be-turn-walled = Глухая стена: { $rooms }.
be-turn-left = { $count ->
    [one] На этаже останется { $count } дверь в темноту.
    [few] На этаже останется { $count } двери в темноту.
   *[many] На этаже останется { $count } дверей в темноту.
}
be-turn-no-door = нет двери к тебе
be-turn-no-door-long = Так нельзя: дверь должна сойтись с дверью, через которую ты идёшь.
be-turn-closes-floor = закроет этаж
be-turn-closes-floor-long = Так нельзя: на этаже не останется ни одной двери в темноту, а закрывать этаж не положено.
be-turn-false-doors = дверь в стену
be-turn-false-doors-long = Так нельзя: дверь упрётся в глухую стену, а комнату можно положить и без этого.
be-turn-left-hand = Повернуть влево
be-turn-right-hand = Повернуть вправо
be-turn-keys = Клавиши Q и E поворачивают.
be-place = Поставить так
be-dice-label = Кубики: { $faces }. Всего { $total }
be-dial = { $name }: { $value }, до черепа { $left ->
    [one] { $left } деление
    [few] { $left } деления
   *[many] { $left } делений
}
be-turn-order = Порядок ходов
be-follow = Следовать за тем, кто ходит
be-chance = Вероятность { $percent } %
be-read = Дальше
be-dice = { $count ->
    [one] { $count } кубик { $why }
    [few] { $count } кубика { $why }
   *[many] { $count } кубиков { $why }
}
be-near-skull = { $name }: до черепа { $left ->
    [one] осталось одно деление.
    [few] осталось { $left } деления.
   *[many] осталось { $left } делений.
}
be-read-card = Прочесть карту: { $card }
be-card-yours = Теперь это твоё.
be-event-drawn = Это происходит сейчас.
be-happening = Что происходит
be-companion = спутник
be-use = Применить
be-give-to = Отдать { $name }
be-drop = Бросить
be-hurt = Повреждений: { $points }
be-no-card = Без карты
be-age = { $age ->
    [one] { $age } год
    [few] { $age } года
   *[many] { $age } лет
}
be-share = { $points ->
    [1] 1 повреждение: выбери, какой навык упадёт.
    [one] { $points } повреждение: раздели между навыками: { $names }.
    [few] { $points } повреждения: раздели между навыками: { $names }.
   *[many] { $points } повреждений: раздели между навыками: { $names }.
}
be-cause-card = Это карта «{ $name }».
be-cause-room = Это комната «{ $name }».
be-share-healing = { $points ->
    [one] { $points } деление
    [few] { $points } деления
   *[many] { $points } делений
} лечения: раздели между навыками { $names }.
be-share-death = Отметка дойдёт до черепа: это смерть.
be-share-bottom = До начала сценария не умирают: отметка остановится на последнем делении.
be-haunt = Сценарий
be-book = Книга
be-haunt-begins = Начинается сценарий
be-choose-lit = Выбери светлую комнату или дверь.
be-flame = Каждый огонёк — один шаг.
be-haunt-number = Сценарий { $number }
be-all-see = Видят все
be-begun = Всё началось { $where } с карты «{ $omen }». Зачинщик — { $name }.
be-traitor-hidden = Предатель есть, но кто он, знает только он сам.
be-no-traitor = Предателя нет. Пока.
be-the-traitor = Предатель — { $name }
be-you-traitor = Предатель — ты
be-your-side = Твоя сторона: { $side }
be-book-heroes = Секреты выживания
be-book-traitor = Книга предателя
be-book-everyone = Страница для всех
be-book-new-powers = Новые умения
be-book-how-monsters-move = Чудовища
be-only-heroes = Видят только герои
be-only-traitor = Видит только предатель
be-only-everyone = Видят все
be-sealed-traitor = Запечатана. Её читает только предатель. После партии она откроется всем.
be-sealed-heroes = Запечатаны. Их читают только герои. После партии они откроются всем.
be-goal = Цель
be-of = { $value } из { $most }
be-dead = { $form ->
    [he] погиб
    [she] погибла
   *[none] нет в живых
}
be-alive = { $form ->
    [he] жив
    [she] жива
   *[none] в живых
}
be-sought-heroes = Чего добивались герои
be-sought-traitor = Чего добивался предатель
be-won = победа
be-you-won = Это и твоя победа.
be-you-lost = Для тебя это поражение.
be-to-board = К дому
be-both-books = Обе книги открыты
be-one-book = Книга открыта
be-count-turns = ходов
be-count-rooms = комнат открыто
be-count-omens = предзнаменований
be-count-dead = смертей
be-chapter-before = До сценария
be-chapter-haunt = Сценарий
be-chapter-end = Конец

## Разговор и люди
talk-title = Разговор
talk-empty = Пока тихо. Начни разговор.
talk-earlier = Раньше
talk-say = Сказать всем…
talk-whisper-say = Шепнуть { $name }…
talk-side-say = Сказать своим…
talk-send = Отправить
talk-to = Кому
talk-to-all = Всем
talk-to-storyteller = Рассказчику
talk-to-side = Шёпотом своим
talk-to-one = Шёпотом { $name }
talk-whisper-to = шёпотом { $names }
talk-whispers = { $name } шепчет { $target }
talk-silent = Ночью говорят только с Рассказчиком
talk-overheard = За этим столом Рассказчик читает шёпот.
story-title = Что было
story-empty = Партия только началась.
story-sift = Что показывать
story-all = Всё, что было
story-major = Только главное
story-of = Только: { $name }
people-title = За столом
people-here = здесь
people-away = нет связи
people-bot = бот
seat-thinks = Бот думает
people-kept = бот держит место
people-free = Свободно
people-host = хозяин стола
people-rights = Права: { $name }
people-make-host = Сделать хозяином
people-mute = Не слышать
people-unmute = Снова слышать
people-muted = не слышно
people-report = Пожаловаться
lag-good = связь хорошая
lag-fair = связь медленная
lag-poor = связь очень медленная
report-title = Сообщить о неполадке
report-about = Жалоба: { $name }
report-what = Что случилось
report-hint = Вместе со словами уйдёт запись партии до этой минуты и то, что тебе видно в разговоре. Прочтёт только тот, кто держит сервер.
report-send = Отправить
report-sent = Отправлено. Спасибо.
people-make-teller = Передать место Рассказчика
people-make-aide = Позвать вторым Рассказчиком
people-aide = второй Рассказчик
people-aides = вместе рассказывают: { $names }
people-aide-end = Дальше без помощи
people-aide-leave = Больше не рассказывать
people-remove = Выпроводить насовсем
people-watchers = Смотрят
people-remove-network = Выпроводить со всей сетью
watch-no-more = Больше не показывать
plea-watch = { $name } просит смотреть твоими глазами.
plea-chair = { $name } просится в игру на место игрока { $seat }. Прошлое этого места откроется только с общего согласия.
plea-storyteller = { $name } просится на место Рассказчика и увидит все роли.
plea-mine-watch = Ждём согласия: { $names }. Ты просишь показать, что видит { $seat }.
plea-mine-chair = Ждём согласия: { $names }. Ты просишь место игрока { $seat }.
plea-mine-storyteller = Ждём согласия: { $names }. Ты просишь место Рассказчика.
plea-allow = Согласиться
plea-deny = Отказать
plea-withdraw = Передумать
laid-seating = Роли разложены по местам вручную: кто это сделал, знает их все.
laid-bag = Мешок собран вручную: кто это сделал, знает, какие роли в игре.
laid-preset = Роли взяты из готового набора: кто его знает, знает, какие роли в игре.
watch-as = Смотреть

## Конец и запись
end-board = К доске
end-open = Итоги партии
next-game = Ещё партию
replay-gone = Этой записи нет
replay-back = Шаг назад
replay-forward = Шаг вперёд
replay-play = Смотреть
replay-pause = Остановить
replay-scrub = Место в партии
replay-step = Шаг { $step } из { $steps }
replay-as = Чьими глазами
replay-open = Всё открыто
replay-start = Начало
replay-public = Как видели все
replay-seat = Глазами { $name }
replay-log = Файл партии
replay-chapter = К началу

## Настройки
pref-sound = Звук
pref-sound-hint = Колокол, когда решать тебе, рассвет, смерть, кубики, шёпот
pref-vibration = Вибрация
pref-push = Звать, когда мой ход
pref-push-hint = Уведомление придёт и тогда, когда страница закрыта
pref-push-denied = Браузер не даёт присылать уведомления. Разреши их для этого сайта.
pref-motion = Без движения
pref-motion-hint = Всё сразу оказывается на своём месте
pref-dice = Неподвижные кубики
pref-dice-hint = Результат без броска
pref-contrast = Больше контраста
pref-list = Сначала список
pref-list-hint = Места и комнаты списком вместо рисунка

## Правила
rules-title = Правила
rules-search = Искать в правилах
rules-short = Коротко
signs-betrayal = Язык плитки: из чего собран план
signs-whispers = Жетоны и состояния: что на плане
rules-things = Что есть в игре
rules-numbered = Все правила по номерам
rules-numbered-note = Номера те же, что называют отказы.
rules-nothing = Ничего не нашлось. Попробуй другое слово.
rules-more = { $count ->
    [one] Ещё { $count } правило.
    [few] Ещё { $count } правила.
   *[many] Ещё { $count } правил.
} Уточни запрос.

## Первая партия
learn-table = Первая партия
learn-begin = Начать первую партию
learn-hint = Партия настоящая, партнёры к ней готовы: всё важное случится. Подсказки приходят вовремя, совет — по первой просьбе.
lesson-next = Понятно
lesson-advice = Что делать?
lesson-advised = Совет: { $answer }.
lesson-say = Скажи всем: «{ $answer }».
lesson-follow = Сделать так
lesson-quiet = Пока всё знакомо. Если непонятно, спроси совета.
lesson-close = Убрать подсказки
lesson-open = Показать подсказки
hint-ask = Подсказка
hint-thinking = Дай подумать…
hint-close = Убрать подсказку
how-clocktower-1 = Каждый тайно получает роль. Добрых больше, но злые знают друг друга.
how-clocktower-2 = Ночью роли просыпаются по очереди: кто-то узнаёт, кто-то защищает, Демон убивает.
how-clocktower-3 = Днём все говорят: открыто, шёпотом, правду или ложь. Пьяный и отравленный слышат неправду.
how-clocktower-4 = Любой живой раз в день номинирует. Голосуют по кругу, стрелка фиксирует поднятые руки.
how-clocktower-5 = У кого голосов больше всех и не меньше половины живых, того казнят. В день казнят не больше одного.
how-clocktower-6 = Мёртвые говорят, и у каждого остался один голос на всю партию.
how-clocktower-7 = Когда умирает Демон, побеждает добро. Когда в живых остаются двое, побеждает зло.
how-betrayal-1 = Вы входите в дом. За каждой дверью — новая комната из стопки.
how-betrayal-2 = В ход можно пройти столько комнат, какова Скорость. Новая комната со знаком останавливает: сделай, что он велит.
how-betrayal-3 = Спираль — событие, ключ — предмет, перо — предзнаменование.
how-betrayal-4 = После предзнаменования бросают кубики. Если выпало меньше, чем вышло предзнаменований, начинается сценарий.
how-betrayal-5 = Тогда кто-то может стать предателем. У каждой стороны своя тайная страница с целью.
how-betrayal-6 = Навыков четыре: Скорость, Сила, Разум, Знания. Если в сценарии отметка доходит до черепа, исследователь мёртв.
how-whispers-1 = Трое заперты в доме. Их ходы убийца не видит, он слышит только шум.
how-whispers-2 = Жертва идёт, ищет, чинит передатчик, снимает страх. Поиск и ключи шумят.
how-whispers-3 = Убийца играет карты: спрашивает, где вы, ставит баррикады, приближается.
how-whispers-4 = При встрече бросают кубики. Предметы защищают, страх отнимает кубики.
how-whispers-5 = Если собраны пять ключей и все у выхода или если передатчик починен и пришла помощь, жертвы спасены.
how-whispers-6 = Если кончились карты экипировки или погибла жертва, победил убийца.

## Страницы без стола
lost-title = Здесь никого
lost-text = Такой комнаты в доме нет. Вернись к двери и выбери другую.
gone-title = Такого стола нет
left-title = Ты больше не за этим столом
broken-title = Стол сломан
broken-text = Партия остановилась из-за ошибки в программе. Запись сохранена, остальные столы целы.
rules-changed-title = Правила сменились
rules-changed-text = Эта партия началась по прежней редакции правил. По нынешней она пошла бы иначе, поэтому здесь она кончается. Ничего не потеряно: запись остаётся у тебя, и та версия Nightbell, с которой партия началась, может её показать.
broken-log = Сохранить запись партии
offline-title = Нет связи
offline-text = Дверь открыта, а за ней темно: сервер не отвечает. Страница откроется сама, как только он ответит.
offline-stays = Сервер отвечает, а этой страницы не отдаёт. Попробуй ещё раз чуть позже.
missing-part = Часть страницы не дошла: связь прервалась. Откроется сама, как только сервер ответит.
missing-stays = Часть страницы так и не дошла. Попробуй открыть её ещё раз.
missing-open = Открыть
fault-title = Что-то пошло не так
fault-text = Страница споткнулась. Партия цела: она живёт на сервере.
fault-details = Подробности
fault-offline = Сервер не отвечает. Проверь связь.
fault-unknown = Сервер ответил непонятно. Попробуй ещё раз.

## О проекте
about-text = Nightbell ведёт три настольные игры, в которых одна сторона что-то скрывает. Правила соблюдаются, тайны не покидают своего места, партия переживёт обрыв связи.
about-credits = Авторы рисунков, шрифтов и библиотек
about-credits-text = Сцены и портреты нарисованы кодом Nightbell. Значки ролей и предметов взяты из собрания Game Icons (CC BY 3.0), перекрашены и вписаны в рамки.
about-games = Чьи это игры
about-games-text = «Кровь на Часовой башне», «Предательство в доме на холме» и «Шёпот за стеной» принадлежат своим издателям. Здесь нет их рисунков и текстов; слова и картины наши. Если игра понравилась, купи коробку.

## Часовая башня
ct-night = Ночь { $night }
ct-day = День { $day }
ct-night-title = Город спит
ct-you-tell = Ты Рассказчик
ct-at-table = Стол «{ $title }»
ct-seats = { $count ->
    [one] { $count } место
    [few] { $count } места
   *[many] { $count } мест
}
ct-setup = Подготовка
ct-journal = Твой журнал
ct-private = Видишь только ты
ct-public = Ты смотришь со стороны: здесь то, что знают все
ct-lent = Это видит { $name }. Смотришь и ты
ct-no-notes = Здесь появится всё, что тебе покажут.
ct-who-claimed = Кто кем назвался
ct-silent = молчит
ct-gained = Способность взята: { $role }.
ct-night-sheet = Лист ночи
ct-coming-sheet = Лист следующей ночи
ct-meeting-hint = Злые узнают друг друга
ct-nobody-wakes = Больше никто не просыпается.
ct-bluffs = Демон знает: этих ролей нет в игре
ct-shown-tonight = Показано этой ночью
ct-shown-last-night = Показано прошлой ночью
ct-drunk = пьян
ct-poisoned = отравлен
ct-dies-tonight = умирает этой ночью
ct-town-list = Город, место за местом
ct-as-list = Списком
ct-as-circle = Кругом
ct-you = ты
ct-alive = в живых
ct-dead-votes = { $form ->
    [she] мертва
    [he] мёртв
   *[none] под саваном
}, { $votes ->
    [0] голоса больше нет
   *[other] голос ещё есть
}
ct-died-at = { $form ->
    [she] умерла
    [he] умер
   *[none] смерть
} { $by ->
    [day] в день { $number }
   *[night] в ночь { $number }
}, { $votes ->
    [0] голоса больше нет
   *[other] голос ещё есть
}
ct-claims = называет себя: { $role }
ct-nominee = { $form ->
    [she] номинирована
    [he] номинирован
   *[none] на голосовании
}
ct-nominator = номинирует
ct-aim-shoot = цель
ct-aim-exile = изгнание?
ct-condemned = { $form ->
    [she] приговорена
    [he] приговорён
   *[none] ждёт казни
} · { $votes }
ct-condemned-long = { $who }: { $votes ->
    [one] { $votes } голос
    [few] { $votes } голоса
   *[many] { $votes } голосов
}, ждёт казни
ct-picked = выбор { $place }
ct-hand-up = рука поднята
ct-hand-yes = голос «за»
ct-hand-no = голос «против»
ct-vote = Голосование
ct-nominates = { $who } номинирует { $whom }
ct-accuses-whom = { $who } обвиняет { $whom }
ct-of = из { $needed }
ct-living = живых { $count }
ct-alive-of = живых из { $count }
ct-already = { $who }: уже { $votes }
ct-needed = Для казни нужно { $needed }
ct-stage-setup = Собираем мешок
ct-stage-dealt = Роли розданы
ct-stage-vote = Голосование
ct-stage-discussion = Обсуждение
ct-stage-nominations = Номинации открыты
ct-stage-closing = День кончается
ct-choose = Выбирай
ct-chosen = выбрано { $count } из { $most }
ct-choose-one = Выбрать
ct-chosen-one = Выбрано
ct-point = Укажи на кого-нибудь в круге
ct-answer = Выбрать: { $who }
ct-answer-seats = Выбрать { $who }
ct-verb-nominate = Номинировать
ct-verb-shoot = Выстрелить
ct-verb-exile = Изгнать
ct-verb-give = Отдать голос
ct-eyes-closed = Закрой глаза
ct-eyes-hint = Ночь. Если понадобишься, тебя разбудят: экран засветится сам.
ct-eyes-watcher = Ночь. Город спит, смотреть не на что.
ct-eyes-count = Глаза закрыты: { $closed } из { $all }
ct-eyes-waiting = Ещё не откликнулись: { $names }. Ночь идёт и без них.
ct-line-done = позади
ct-dawn = Рассвет
ct-dawn-soon = Все действия закончены. Город откроет глаза через несколько секунд.
ct-pick = Выбери и подтверди
ct-echo = { $what }?
ct-echo-nothing = Никого и ничего?
ct-answer-nobody = Никого не выбирать
ct-last-words-why = Это не обязательно. Спрашивают каждого, кто умер, чтобы никто не понял, чья это способность ({ $roles }).
ct-last-words-none = Промолчать
ct-change = Изменить
ct-nobody-sees = Никто не увидит, что ты не спишь
ct-rulings = Решения Рассказчика
ct-company = За столом с Рассказчиком
spoken-who = Чьи слова
spoken-think = О ком-то
spoken-am = О себе
spoken-words = Своими словами
spoken-text = Что было сказано
spoken-send = Записать
spoken-hint = Запись видишь только ты. Из неё следует то же, что из слов, сказанных на экране.
jot-whom = Кому
jot-text = Твои слова
jot-send = Сказать
script-homemade = Свои персонажи: { $names }. Игра их правил не проверяет, их ведёт Рассказчик.
script-own-rules = Свои правила сценария. За ними следит Рассказчик, игра их не проверяет:
ct-company-names = Названа роль: { $role }
ct-ruled-before = Раньше было решено так
ct-show = Показать игроку
ct-show-hint = Карточка закроет весь экран, и Гримуара на нём не будет. Вернуться можно, только удержав кнопку.
ct-show-do = Показать
ct-hand-over = Просто передать устройство
ct-cards = Карточки
ct-card-you-are = Твоя роль
ct-card-now = Теперь ты
ct-card-demon = Это Демон
ct-card-minion = Это Приспешник
ct-card-minions = Это Приспешники
ct-card-not-in-play = Этих ролей нет в игре
ct-card-none = Таких ролей в игре нет
ct-card-number = Число
ct-card-answer = Да или нет
ct-card-player = Игроки и роль
ct-card-choose = Выбери игрока
ct-card-choose-two = Выбери двоих
ct-card-use = Применить способность?
ct-card-whose-number = Чьё это число
ct-card-just-number = Просто число
ct-card-seats = Игроки на карточке
ct-card-roles = Роли на карточке
ct-shown-nothing = Устройство у игрока. Гримуар закрыт.
ct-unlock = Удержи, чтобы вернуться
ct-unlock-sure = Открыть Гримуар? Нажми ещё раз
ct-tidy = Разложить жетоны по кругу
ct-move-hint = Жетоны можно перетаскивать, с клавиатуры — Shift и стрелки. Порядок мест от этого не меняется.
ct-believed = верит: { $role }
ct-believes = Верит: { $role }
ct-side-turned = { $role }, { $side }

# ---- сценарий своими руками
builder-title = Собери сценарий
builder-hint = Выбери роли. Сервер сразу скажет, на сколько игроков их хватит и чего недостаёт.
builder-open = Собрать свой сценарий
builder-down = Сценарий
builder-go = Играть
builder-find = Найти роль по имени или способности
builder-none = Такой роли в коробке нет.
builder-name = Название
builder-author = Автор
builder-play = Играть с ботами: { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[many] { $players } игроков
}
builder-save = Сохранить
builder-saved = Сценарий сохранён в этом браузере.
builder-kept = Сохранено
builder-export = В файл
builder-print = Печать
builder-new = Начать заново
builder-take = Взять в работу
builder-suits = Сюда подойдут
builder-jinxes = Сглазы этого сценария
builder-shelf = Мои сценарии
builder-roles = { $count ->
    [one] { $count } роль
    [few] { $count } роли
   *[many] { $count } ролей
}
builder-drop = Убрать сценарий «{ $name }»
builder-sheets = Листы для печати
kind-townsfolk = Горожане
kind-outsider = Изгои
kind-minion = Приспешники
kind-demon = Демоны
kind-traveller = Странники
kind-fabled = Сказочники
kind-loric = Летописцы
sheet-roles = Лист ролей
sheet-nights = Лист ночи
sheet-first-night = Первая ночь
sheet-other-nights = Другие ночи
sheet-first-night-only = «Кроме первой» — начиная со второй ночи.

## Слово, защита, ответы
clock-defence = Слово обвиняемому
defence-yours = Тебя номинировали. Что скажешь?
defence-of = Защищается { $name }
defence-more = +{ $seconds } с
defence-done = Мне больше нечего сказать
defence-count = Считать руки
dock-also = Ещё: { $count }
floor-give = Дать слово
floor-of = Говорит { $name }. Слова остальных прозвучат потом.
floor-yours = Слово тебе: тебя не перебьют. Говорить не обязательно.
floor-done = Я всё
floor-all = Вернуть слово всем
floor-wait = Говорит { $name }. Твои слова прозвучат потом.
floor-held = Сказанное прозвучит, когда слово вернётся ко всем.
answer = Ответить
talk-ask = Спросить Рассказчика…
answer-title = { $name } спрашивает
answer-title-all = Сказать всем
answer-alone = Наедине
answer-to-all = При всех
answer-text = Ответ
answer-public = { $name }: { $text }
answer-send = Ответить наедине
answer-send-all = Сказать при всех
answer-make-private = Ответить наедине
answer-anyway = Всё равно сказать при всех
ruling-about = О какой роли
ruling-about-none = Ни о какой, в целом
ruling-text = Решение
ruling-hint = Его услышат все, и до конца партии оно останется в силе.
ruling-send = Огласить
offers-new = Новое в твоей роли
offers-again = К твоей роли
offers-mark = впервые
house-defence = Время на защиту
house-defence-hint = Сколько говорит номинированный, прежде чем считают руки
house-dawn = Пауза перед рассветом
house-dawn-hint = Скрывает, кто ночью действовал последним
house-none = Без паузы
house-seconds = { $seconds } с
seconds-range = { $least }–{ $most } с

## Списки, слишком длинные для кнопок
lookup-label = Найти в списке
lookup-hint = Найти…
lookup-none = Такого в списке нет.
lookup-unfold = Списком: { $count }

## Стол Рассказчика
ct-teller-decides = Решает Рассказчик
ct-is-true = это правда
ct-is-false = неправда
ct-is-advised = совет
ct-advice = Совет: { $what }.
ct-so-sees = Так увидит { $who }
ct-tell-send = Показать: { $what }
ct-decide-send = Решено: { $what }
ct-decide-none = Решено: ничего
ct-point-token = Коснись жетона в Гримуаре
ct-point-other = или коснись другого жетона в Гримуаре
ct-open-token = Что можно сделать: { $who }
ct-other-role = Другая роль…
ct-which-role = Какая роль…
ct-other-answers = Другие ответы
ct-in-play = есть в игре
ct-pair-role = Какую роль показать?
ct-pair-hint = Теперь двое: один из них — { $role }. Коснись жетонов.
ct-pair-seats = { $count ->
    [one] Коснись ещё одного жетона
   *[other] Коснись двух жетонов
}
ct-roles-full = Чтобы взять другую роль, сначала коснись одной из выбранных.
ct-pair-free = коснись жетона
ct-find-role = Найти роль…
ct-step = Шаг { $n } из { $of }
ct-dying = умирает { $count }
ct-turn = просыпается { $n }-й по счёту
ct-waits = Решают игроки. Тебя позовут.
ct-waits-for = Просыпается { $who } — { $role }. Ждём ответа.
ct-what-to-see = Что на столе
ct-seg-grimoire = Гримуар
ct-seg-town = Город
ct-tidy-short = По кругу
ct-show-short = Карточка
ct-more = Ещё
ct-welcome = Странник
ct-more-title = Что ещё может Рассказчик
ct-back = Назад
ct-step-back = Шаг назад
ct-step-back-what = Отменится твой последний ответ и всё, что было после:
ct-step-back-more = { $count ->
    [one] и ещё { $count } событие
    [few] и ещё { $count } события
   *[many] и ещё { $count } событий
}
ct-step-back-answer = Только сам ответ: из него ещё ничего не вышло.
ct-step-stay = Оставить
ct-step-do = Отменить
ct-step-none = Отменять пока нечего.
ct-do-slay = Умирает
ct-do-revive = Оживает
ct-do-become = Сменить роль
ct-do-turn = На сторону «{ $side }»
ct-do-show = Показать роль
ct-do-cards = Другая карточка
ct-do-floor = Дать слово
ct-do-farewell = Уходит из города
ct-do-mark = Метка роли…
ct-reminders = Метки
ct-unmark = Снять метку: { $what }
ct-own-reminder = Своими словами
ct-put = Положить
ct-feel = Как это сыграет
ct-feel-informs = Сведения
ct-feel-muddles = Путаница
ct-feel-protects = Защита
ct-feel-nobody = никого
ct-feel-of = { $full } из { $of }
ct-feel-hint-seer-recluse = Гадалка и Затворник вместе: «да» придёт и без Демона. Помни об этом, выбирая ложную цель.
ct-feel-hint-spy-seen = Шпион может сойти за доброго и за другую роль: реши заранее, за какую.
ct-feel-hint-poison-drink = Яд и Пьяница вместе: двое ошибаются сразу. Пусть остальным верится легче.
ct-feel-hint-few-informs = Сведений мало: городу останутся разговоры и голоса.
ct-feel-hint-no-muddle = Сведения никто не портит: добро сойдётся быстро.
ct-bag-title = Кто в мешке
ct-bag-hint = Мешок предложен по таблице. Меняй что угодно: счёт скажет, всё ли сходится.
ct-bag-look = Коснись жетона: здесь будет сказано, что он умеет.
ct-bag-suggest = Предложить другой
ct-bag-townsfolk = Горожане
ct-bag-outsider = Изгои
ct-bag-minion = Приспешники
ct-bag-demon = Демон
ct-bag-count = { $has } из { $wanted }
ct-bag-mask = { $role } о себе не знает. Чей жетон достанется вместо этого?
ct-bag-copies = { $role }: сколько жетонов в мешке?
ct-bag-is-mask = маска
ct-bag-bluffs = Что показать Демону
ct-bag-bluffs-hint = Три роли, которых нет в игре. Можно решить ночью.
ct-bag-bluff = Роль { $n }
ct-bag-bluff-later = решу ночью
ct-bag-ready = Мешок собран.
ct-bag-owed = Счёт не сходится: { $counts }.
ct-bag-owed-guest = Не хватает роли, без которой здесь нельзя: { $role }.
ct-bag-owed-mask = { $role } о себе не знает: выбери, чей жетон достанется.
ct-bag-apart = Вместе не играют: { $role } и { $other }.
ct-deal = Перемешать и раздать { $count ->
    [one] { $count } жетон
    [few] { $count } жетона
   *[many] { $count } жетонов
}
ct-shown-number = { $role ->
    [chef] Пар злых соседей
    [empath] Злых среди двух твоих живых соседей
    [clockmaker] Шагов от Демона до ближайшего Приспешника
    [oracle] Злых среди мёртвых
    [juggler] Верных догадок
    [mathematician] Способностей сработало не так
    [chambermaid] Из двоих этой ночью просыпались
   *[other] Тебе показывают число
}
ct-shown-grimoire = Так лежит Гримуар
ct-shown-dead = под саваном
ct-shown-pair = Один из этих двоих
ct-sheet-later = Здесь встанут все, кто просыпается, когда роли будут розданы.

## Кем быть и как выглядеть
play-as = Кем играть
host-as = Кем будешь ты
part-player = Игрок
part-storyteller = Рассказчик
part-explorer = Исследователь
part-victims = Жертвы
part-killer = Убийца
part-watcher = Только посмотрю
create-hint = Ссылка, код и QR для друзей. Пустые места займут боты.
lead-room = Вести в комнате
lead-room-hint = Один планшет Рассказчика, живой круг. Город можно вывести на телевизор.
learn-short = Первая партия
learn-short-hint = С подсказками: правила станут ясны по ходу дела.
state-gathering = собираются
state-playing = партия идёт
state-over = окончена
state-broken = остановилась
table-full = мест нет
result-clocktower-good = победило добро
result-clocktower-evil = победило зло
result-betrayal-heroes = герои победили
result-betrayal-traitor = предатель победил
result-betrayal-survivors = спасся тот, кто смог
result-betrayal-house = победил дом
result-whispers-victims = жертвы спаслись
result-whispers-killer = убийца победил
look-title = Как ты выглядишь
look-face = Портрет
look-number = Портрет { $number }
look-form = Как о тебе говорить
look-form-she = она
look-form-he = он
look-form-none = без рода
look-done = Готово
lobby-watching = Ты без места и будешь только смотреть. Сядь, если хочешь играть.
lobby-table = За столом
teller = Кто ведёт игру
teller-person = Человек
teller-person-about = Место Рассказчика займёт кто-то из вас.
teller-person-is = Ведёт { $name }.
teller-gentle = Мягкий бот
teller-gentle-about = Чаще помогает городу. Для первых партий.
teller-sensible = Ровный бот
teller-sensible-about = Помогает тем, кто отстаёт.
teller-cruel = Жестокий бот
teller-cruel-about = Чаще помогает злу и путает сыщиков.
house-level = Сила ботов
level-random = случайные
level-random-about = Делают что угодно, лишь бы по правилам. Чтобы всё попробовать.
level-easy = лёгкие
level-easy-about = Знают, чего хотят, но иногда ошибаются, как люди.
level-sensible = разумные
level-sensible-about = У каждого их шага есть причина.
level-strong = сильные
level-strong-about = Прежде чем ответить, проигрывают следующие ходы в уме.
level-master = мастера
level-master-about = Проигрывают в уме гораздо больше ходов, и времени на это уходит больше.
house-pace = Темп ботов
house-pace-hint = Сколько времени остаётся прочесть, что случилось.
house-pace-slow = неспешно
house-pace-normal = обычно
house-pace-quick = быстро
house-hand-hint = Сколько стрелка стоит у каждого места
skip-ask = К моему ходу
skip-on = Без пауз. Вернуть паузы
skip-wait = Ждём остальных: { $names }
ready-ask = Мне нечего добавить
ready-count = Готовы { $ready } из { $all }
ready-waits = Ещё думают: { $names }

## Players of the town
ct-quote-open = «
ct-quote-close = »
ct-quoted = «{ $text }»
ct-speak = Сказать городу
ct-act-calls = { $you ->
    [yes] называешь роль
   *[no] называет роль
}
ct-act-tells = { $you ->
    [yes] рассказываешь
   *[no] рассказывает
}
ct-act-accuses = { $you ->
    [yes] обвиняешь
   *[no] обвиняет
}
ct-act-doubts = { $you ->
    [yes] сомневаешься
   *[no] сомневается
}
ct-act-trusts = { $you ->
    [yes] веришь
   *[no] верит
}
ct-act-proposes = { $you ->
    [yes] призываешь
   *[no] призывает
}
ct-act-asks = { $you ->
    [yes] спрашиваешь
   *[no] спрашивает
}
ct-act-later = { $you ->
    [yes] отвечаешь
   *[no] отвечает
}
ct-act-answers = { $you ->
    [yes] отвечаешь
   *[no] отвечает
}
ct-agree = { $count ->
    [one] Тоже так думает
   *[other] Согласны
}
ct-trusting = { $count ->
    [one] Верит
   *[other] Верят
}
ct-doubting = { $count ->
    [one] Сомневается
   *[other] Сомневаются
}
ct-night-small = ночь { $night }
ct-say-who = Кто я
ct-say-know = Что знаю
ct-say-ask = Спросить
ct-say-accuse = Обвинить
ct-whisper = Шепнуть
ct-say-trust = Верю
ct-say-mistrust = Сомневаюсь
ct-word-believe = Верю словам
ct-word-disbelieve = Не верю словам
ct-word-doubt = Это не Демон
ct-word-retract = Беру слова назад
ct-word-think = Обвиняю
ct-word-propose = Номинируем
ct-word-promise = Подниму руку
ct-word-agree = Тоже подозреваю
ct-whom-trust = Кому веришь
ct-whom-mistrust = В ком сомневаешься
ct-say-to-all = Услышит весь город. Боты понимают такие слова.
ct-say-to-one = Услышит только { $name }. То, что вы шепчетесь, видят все.
ct-say-otherwise = Или рассказать другое
ct-say-nothing-known = В журнале нет ничего, чего город ещё не слышал.
ct-whom-ask = Кого спросить
ct-whom-accuse = Кого обвинить
ct-whom-whisper = С кем пошептаться
ct-whom-nominate = Кого номинировать
ct-whom-shoot = В кого выстрелить
ct-whom-exile = Кого изгнать
ct-whom-give = Кому отдать голос
ct-accuse-of = Кто это, по-твоему
ct-accuse-short = Кто?
ct-to-all = Всем
ct-my-night = Моя ночь { $night }
ct-why = Почему?
ct-why-silent = Молчит
ct-why-double = Чужая роль
ct-why-named = Чужие сведения
ct-why-votes = Голоса
ct-why-left = Больше некому
ct-why-feeling = Чутьё
ct-why-own = Свои слова
ct-gives-away = Все поймут: твоя роль — { $role }.
ct-whisper-send = Шепнуть
ct-whisper-with = Шепнуть { $name }
ct-go-on-whispering = Ещё слово { $name }
ct-whisper-back = Ответить { $name }
ct-asks-you = { $name } спрашивает тебя
ct-asks-you-aside = { $name } спрашивает тебя шёпотом
ct-asks-what = Кто ты и что знаешь?
ct-answer-now = Ответить
ct-answer-put-off = Позже
ct-answer-later = Не скажу
ct-everybody = Кто за столом
ct-reply-believe = Верю
ct-reply-disbelieve = Сомневаюсь
ct-reply-ask = Спросить
ct-reply-agree = Согласиться
ct-reply-doubt = Возразить
ct-ready = Готовы { $done } из { $all }
ct-listen = Город говорит.
ct-hands-go-round = Стрелка считает руки.
ct-you-done = Тебе нечего добавить, ждём остальных.
ct-bluff-shot = Выстрелить может каждый: вдруг поверят, что у тебя роль Истребителя. Такая попытка одна за игру.
ct-too-late = Сейчас этого сделать уже нельзя.
ct-person-open = Подробнее
ct-late = Место за тобой. Когда Рассказчик впустит тебя, ты придёшь Странником.
ct-traveller = Странник
ct-says-to-be = называет себя
ct-says-to-be-on = называет себя, день { $day }
ct-ally-minion = на твоей стороне, Приспешник
ct-ally-demon = на твоей стороне, Демон
ct-card-journal = В твоём журнале
ct-card-knows = Что знает
ct-card-says = Что говорит
ct-card-votes = Как голосует
ct-card-for = за казнь { $names }
ct-card-against = против казни { $names }
ct-card-minds = Что думают другие
ct-own-mark = Твоя метка. Видишь только ты
ct-mark-trust = Верю
ct-mark-none = Не знаю
ct-mark-doubt = Сомневаюсь
ct-in-whisper = шёпотом
ct-said-nothing = Пока не говорит ни о себе, ни о других.
ct-you-silent = Город ещё не знает, кто ты.
ct-answer-doubt = Это то, что тебе показали. Пьяному и отравленному могут показать неправду.
ct-deal-hint-open = Каким Странником ты приходишь, видят все. Сторону знаете только ты и Рассказчик.
ct-deal-hint = Эту карту видишь только ты. Говорить о ней правду не обязательно.
ct-kept-in-journal = Записано в журнал. Видишь только ты
ct-kept-side = Карта останется под рукой. Сторону знаешь только ты
ct-kept-at-hand = Карта останется под рукой. Видишь только ты
ct-next = Дальше
ct-understood = Понятно
ct-close-eyes = Закрыть глаза
ct-moment-nomination = Номинация
ct-moment-execution = Казнь
ct-moment-death = Смерть
ct-moment-shot = Выстрел
ct-moment-you-died = Тебя больше нет среди живых, но победишь ты вместе со своей стороной. Говори и думай со всеми: у тебя остался один голос.
ct-moment-died-tonight = Этой ночью город теряет { $names }.
ct-moment-nobody-died = Этой ночью никто не умер.
ct-moment-you-nominated = { $who } номинирует тебя.
ct-moment-you-nominate = Ты номинируешь { $whom }.
ct-moment-executed = Город казнит { $whom }.
ct-moment-died = { $who } умирает.
ct-moment-shot-at = { $who } стреляет в { $whom }.
waiting-left = { $seconds } с
waiting-back = К ответу
ct-you-won = { $side ->
    [good] Ты на стороне добра, и это твоя победа.
   *[evil] Ты на стороне зла, и это твоя победа.
}
ct-you-lost = { $side ->
    [good] Ты на стороне добра. Сегодня оно проиграло.
   *[evil] Ты на стороне зла. Сегодня оно проиграло.
}
ct-who-was-who = Кто кем был
ct-how-it-went = Как это было
ct-life-nobody = Никто не умер.
ct-lives = Линии жизни
ct-life-as = { $name } ({ $role })
ct-life-executed = { $votes ->
    [0] Казнят { $name }. Это { $role }.
    [one] Казнят { $name }, { $votes } голос. Это { $role }.
    [few] Казнят { $name }, { $votes } голоса. Это { $role }.
   *[other] Казнят { $name }, { $votes } голосов. Это { $role }.
}
ct-life-again = Казнят { $name } посмертно.
ct-life-shot = { $who } стреляет в { $whom }, и это { $role }.
ct-life-missed = { $who } стреляет в { $whom }, но ничего не происходит.
ct-life-lied = { $count ->
    [one] Неправду слышит { $names }.
   *[other] Неправду слышат { $names }.
}
ct-life-spared = Смерть отведена от { $names }.
ct-life-died = { $count ->
    [one] Умирает { $names }.
   *[other] Умирают { $names }.
}
ct-life-became = { $name } теперь { $role }.
ct-life-quiet = Без казни.
ct-life-mark-night = смерть ночью
ct-life-mark-executed = казнь
ct-life-mark-died = смерть днём
ct-life-mark-lied = услышана неправда
ct-life-mark-poisoned = яд
ct-life-mark-alive = остаётся в живых
ct-life-mark-gone = нет в живых
ct-life-living = Живых к концу
ct-life-mark-harmed = яд или неправда
ct-life-legend = Что значат знаки

## «Шёпот за стеной»: шесть действий
wh-verb-move = Идти
wh-verb-calm = Отдышаться
wh-verb-unbar = Разобрать
wh-verb-search = Искать
wh-verb-repair = Чинить
wh-verb-special = Особое
wh-act-one = Одно действие из шести.
wh-act-more = Действие сделано. Можно добавить ещё что-то.
wh-act-where = Куда? Можно показать на плане.
wh-cost-move = 1–2 шага, без шума
wh-cost-calm = снять весь страх
wh-cost-unbar = { $count ->
    [one] { $count } баррикада рядом
    [few] { $count } баррикады рядом
   *[many] { $count } баррикад рядом
}
wh-cost-unbar-loud = баррикада рядом, будет шум
wh-cost-search = карта поиска, бывает шумно
wh-cost-search-silent = карта поиска, без шума
wh-cost-repair = шаг ремонта и шум
wh-cost-special = своё умение
wh-not-acted = действие уже сделано
wh-not-netted = держит сеть
wh-not-move = все выходы закрыты
wh-not-calm = страха нет
wh-not-unbar = рядом нет баррикад
wh-not-search-here = здесь негде искать
wh-not-search-empty = искать больше нечего
wh-not-beside-killer = рядом убийца
wh-not-repair-done = передатчик исправен
wh-not-repair-here = только { $place }
wh-not-repair-again = в этом раунде уже чинили
wh-not-special = нужна вещь или место
wh-goal-cards = { $count ->
    [one] карта экипировки
    [few] карты экипировки
   *[many] карт экипировки
}
wh-goal-rounds = { $count ->
    [one] хватит на { $count } раунд
    [few] хватит на { $count } раунда
   *[many] хватит на { $count } раундов
}
wh-goal-keys = Ключи
wh-goal-repair = Ремонт
wh-goal-rescue = Спасение
wh-goal-of = { $have } из { $of }
wh-goal-not-called = не вызвано
wh-goal-comes = { $rounds ->
    [0] уже здесь
    [one] через { $rounds } раунд
    [few] через { $rounds } раунда
   *[many] через { $rounds } раундов
}
wh-goal-bars = { $count ->
    [one] У убийцы осталась { $count } баррикада
    [few] У убийцы остались { $count } баррикады
   *[many] У убийцы осталось { $count } баррикад
}
wh-step-card = Карта атаки
wh-step-defender = Защитник
wh-step-item = Предмет
wh-step-roll = Бросок
wh-step-verdict = Итог
wh-step-flee = Побег
wh-odds = { $dice ->
    [0] Кубиков нет
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[many] { $dice } кубиков
}{ $help ->
    [0] {""}
   *[other] {" "}и прибавка { $help }
} против силы { $strength }. Шанс { $chance } из 100.

## Заметки, голоса, запись, кто я
ct-role-sheet = Листок ролей
ct-role-sheet-hint = Кто кем назвался. Верить не обязательно.
ct-known = Что знают игроки
ct-votes = Голоса
ct-votes-day = день
ct-votes-whom = кто кого и чьи руки
ct-votes-count = голосов, нужно
ct-votes-none = ни одной руки
ct-notes = Мои заметки
ct-notes-hint = Что думаешь и кому веришь. Видишь только ты, в этой вкладке.
ct-guess-of = { $name }: { $guess ->
    [trust] верю
    [doubt] подозреваю
   *[none] без отметки
}. Сменить
ct-guess-trust = верю
ct-guess-doubt = подозреваю
replay-speed = Скорость
replay-share = Поделиться
account = Кто я
account-is = Здесь тебя зовут { $name }.
account-out = Выйти
account-forget = Забыть меня
account-sure = Точно? Нажми ещё раз
account-out-hint = Этот браузер перестанет быть тобой. Партии останутся.
account-forget-hint = Имя, слова и история исчезнут. Сделанное за столами останется, но без имени.
account-nobody = Здесь тебя ещё никто не знает.
pref-palette = Цвета для дальтоников
pref-palette-hint = Стороны различаются и формой, и такими цветами, которые не путают
pref-streamer = Режим трансляции
pref-streamer-hint = Код стола и ссылка не показываются, пока не попросишь
invite-show = Показать код

## Клавиши
title-keys = Клавиши · Nightbell
keys-title = Клавиши
keys-text = Всё за столом можно сделать без мыши. Вот как.
keys-everywhere = Везде
keys-answers = Решения
keys-replay = Запись партии
key-everywhere-tab = К следующему на странице
key-everywhere-press = Нажать
key-everywhere-close = Закрыть окно или шторку
key-everywhere-tabs = Между вкладками
key-answers-digits = Нажать кнопку ответа по её порядку
key-answers-hint = Спросить подсказку и убрать её
key-clocktower-circle = По кругу, от места к месту; там, где жетоны можно двигать, — двигать жетон
key-clocktower-hold = Подержать, чтобы посмотреть свою роль
key-clocktower-moment = Пропустить сцену
key-betrayal-pan = Двигать план дома
key-betrayal-zoom = Ближе и дальше
key-betrayal-floor = На этаж выше или ниже
key-betrayal-me = К своему исследователю
key-betrayal-turn = Повернуть новую комнату
key-betrayal-place = Поставить её
key-whispers-pin = Поднять жетон дедукции и положить его
key-whispers-carry = Нести его по комнатам
key-whispers-drop = Убрать в запас
key-replay-step = Шаг назад и вперёд
key-replay-chapter = К началу ночи, раунда или хода
key-replay-play = Смотреть и остановить

## Мои партии
title-me = Мои партии · Nightbell
mine-title = Мои партии
mine-all = Все партии
mine-games = Сыграно
mine-none = Пока ни одной. Доиграй партию до конца, и она появится здесь.
mine-won = победа
mine-lost = поражение
mine-watched = со стороны
mine-sum = { $played ->
    [one] { $played } партия
    [few] { $played } партии
   *[many] { $played } партий
}: { $won ->
    [one] { $won } победа
    [few] { $won } победы
   *[many] { $won } побед
}, { $lost ->
    [one] { $lost } поражение
    [few] { $lost } поражения
   *[many] { $lost } поражений
}
mine-of = { $won } из { $played }
file-title = Файл партии
file-hint = Партия, сыгранная где угодно, откроется как запись. На сервере она не останется.
file-open = Открыть файл
file-too-long = Файл слишком велик для партии.
file-none = Файл партии нужно открыть ещё раз: на странице «Мои партии».
phrase-title = Остаться собой на другом телефоне
phrase-hint = Шесть слов вернут имя, партии и статистику на любом устройстве. Ни почты, ни пароля не нужно.
phrase-kept = Шесть слов у тебя уже есть. Новые заменят прежние.
phrase-make = Показать шесть слов
phrase-anew = Заменить слова новыми
phrase-copy = Скопировать
phrase-copied = Скопировано
phrase-once = Запиши их: больше они не покажутся. У кого эти слова, тот и есть ты.
phrase-have = Уже есть шесть слов?
phrase-back = Вернуться собой
phrase-welcome = С возвращением, { $name }.
about-voice = Голос
about-voice-text = Говорят здесь своими голосами: в одной комнате или в том звонке, который у вашей компании уже есть. За столом есть разговор, шёпот, слово по очереди и часы, чтобы звонку было чему следовать; своего звонка мы не делаем, и ничей голос через сервер не проходит.

## Язык плитки
be-legend-doors = Двери
be-door-one = Одна дверь
be-door-one-note = тупик
be-door-opposite = Две напротив
be-door-opposite-note = коридор
be-door-corner = Две углом
be-door-corner-note = поворот
be-door-three = Три двери
be-door-three-note = одна стена глухая
be-door-four = Четыре двери
be-door-four-note = во все стороны
be-door-false = Ложная дверь
be-door-false-note = упёрлась в стену
be-legend-floors = Этажи и земля
be-ground-basement = Подвал
be-ground-basement-note = каменные плиты
be-ground-ground = Первый этаж
be-ground-ground-note = паркет
be-ground-upper = Верхний этаж
be-ground-upper-note = доски
be-ground-strip = Вход
be-ground-strip-note = три комнаты без стен
be-ground-outdoor = Под открытым небом
be-ground-outdoor-note = трава
be-ground-window = Окно
be-ground-window-note = внутрь падает лунный свет
be-legend-signs = Знаки
be-sign-event = круг и спираль
be-sign-item = пятиугольник и ключ
be-sign-omen = ромб и перо
be-sign-fresh = Знак на комнате
be-sign-fresh-note = кто вошёл первым, берёт карту
be-sign-taken = Карта взята
be-sign-taken-note = знак притушен
be-legend-ways = Переходы и преграды
be-way-barrier = делит комнату надвое
be-way-chute = только вниз
be-way-stairs = наверх и обратно
be-way-cellar-stairs = в Фойе и обратно
be-way-lift = комната переезжает
be-way-collapsed = падают в подвал
be-legend-tokens = Жетоны
be-token-secret-passage = путь за один шаг
be-token-secret-stairs = путь на другой этаж
be-token-closet = можно открыть раз в ход
be-token-safe = можно подбирать код
be-token-skeletons = можно обыскать
be-token-smoke = бросают на 2 кубика меньше
be-token-drip = бросают на 1 кубик меньше
be-token-blessing = герои бросают на 1 больше
be-legend-figures = Фигуры и чудовища
be-figure-monster = Чудовище
be-figure-monster-note = шипы и номер
be-figure-stunned = Оглушено
be-figure-stunned-note = серое, пропускает ход
be-figure-dead = Погибший
be-figure-dead-note = саван, имя зачёркнуто
be-figure-me = Это ты
be-figure-me-note = край в свете свечи
be-legend-explorers = Исследователи
be-colour-red = красный, квадрат
be-colour-yellow = жёлтый, круг
be-colour-green = зелёный, шестиугольник
be-colour-blue = синий, ромб
be-colour-white = белый, арка
be-colour-purple = фиолетовый, щит
be-legend-states = Состояния комнаты
be-state-dark = Темно
be-state-dark-note = сюда не дойти
be-state-lit = Светло
be-state-lit-note = сюда можно пойти
be-state-chosen = Выбрано
be-state-chosen-note = край толще
be-state-here = Ты здесь
be-state-here-note = лампа
be-state-door = Дверь в темноту
be-state-door-note = за ней новая комната
be-state-foe = Враг рядом
be-state-foe-note = можно напасть

## Жетоны и состояния
wh-legend-victims = Жертвы и их состояния
wh-state-acts = Ходит
wh-state-acts-note = край в свете свечи
wh-state-dead = Погибшая жертва
wh-state-dead-note = саван, имя зачёркнуто
wh-legend-killers = Убийцы: фигура и жетон
wh-legend-tokens = Жетоны
wh-token-noise = Шум
wh-token-noise-note = его слышит убийца
wh-token-last-seen = Скрытность
wh-token-last-seen-note = здесь убийцу видели в последний раз
wh-token-trap = Капкан
wh-token-trap-note = поставили жертвы
wh-token-chest = Сундук
wh-token-chest-note = в нём серебро
wh-token-core = Ядро
wh-token-core-note = сердце чудовища
wh-token-plan-mark = Метка плана
wh-token-plan-mark-note = оставили жертвы
wh-token-snare = Ловушка
wh-token-snare-note = поставил убийца
wh-token-fear = Страх
wh-token-fear-note = отнимает кубик
wh-token-wound = Рана
wh-token-wound-note = след столкновения
wh-token-barricade = Баррикада
wh-token-barricade-note = дверь закрыта
wh-token-gear = Шестерня
wh-token-gear-note = шаг ремонта
wh-token-key = Ключ
wh-token-key-note = открывает выход
wh-legend-pins = Жетоны дедукции: пунктир значит «только моё»
wh-pin-guess = Догадка
wh-pin-guess-note = о чём угодно
wh-legend-cards = Карты: форма рамки говорит о типе
wh-kind-instant-note = Зигзаг: играется сразу.
wh-kind-enhancement-note = Конёк крыши: усиление на весь ход.
wh-kind-planning-note = Талия: играется в планировании.
wh-kind-attack-note = Срезанные углы: играется в столкновении.

## Книга сценариев
title-haunts = Книга сценариев
haunts-title = Книга сценариев
haunts-intro = Пятьдесят ночей, и каждую дом рассказывает по-своему. Прожитые можно перечитать: обе страницы открыты. Остальные запечатаны, пока до них не дойдёт.
haunts-count = Прожито: { $lived } из { $all }
haunts-open = Книга сценариев
haunts-sealed = ещё не прожит
haunts-lived = прожит
haunts-pages = Страницы сценария «{ $haunt }»

## Лаборатория

lab = Лаборатория
lab-lead = Честен ли этот расклад, долго ли он играется и что даёт одна перемена? Боты сыграют сотни партий, а ты увидишь, как ответ становится всё вернее.
lab-who = Кто играет
lab-games = Партий на каждый расклад
lab-base = Расклад
lab-base-hint = Что не выбрано, будет как в книге правил.
lab-compare = Сравнить по
lab-compare-none = ничему: один расклад
lab-values = Какие значения
lab-values-hint = Можно отметить несколько.
lab-without = Без роли
lab-with = Плюс роль
lab-pick-role = выбери роль
lab-drop = Убрать перемену
lab-change-out = без: { $role }
lab-change-in = плюс: { $role }
lab-ask = Сыграть
lab-waits = Лаборатория ещё занята другим вопросом.
lab-plays = Сыграно { $played } из { $games }
lab-done = Сыграно партий: { $games }
lab-stopped = Остановлено. Сыграно партий: { $played }
lab-stop = Хватит
lab-report = Отчёт для вашей компании
lab-link = Ссылка на ответ
lab-copied = Ссылка скопирована
lab-setup = Расклад
lab-share = { $value } % ({ $low }–{ $high })
lab-points = { $value } ({ $low } … { $high })
lab-difference = Перемена, пунктов
lab-outcomes = Чем кончалось
lab-deaths = Сколько погибло к этому времени
lab-cast = Кто в игре и что это даёт
lab-cast-head = Побед с этим в игре
lab-heard = Чьи сведения город услышал и что это даёт
lab-heard-head = Побед, когда сказано
lab-heard-note = Сравнение с партиями, где роль была, но смолчала или не успела сказать. Чем длиннее партия, тем больше сказано: это описание, а не доказательство.
lab-deeds = Что срабатывало, раз за партию
lab-fates = Как часто умирал каждый
lab-against = Отличие, пунктов
lab-note = В скобках 95-процентный интервал. Перемена сравнивается зерно с зерном; жирным там, где её знак несомненен.
lab-errors = Партий с ошибкой: { $errors }
lab-more = Подробно

# The big screen of a room
title-tv = Большой экран · Nightbell
tv-open = На большой экран
tv-join = Садитесь за стол
tv-join-at = Садитесь за стол «{ $title }»
tv-scan = Наведи камеру или открой{" "}
tv-type = и набери код{" "}
tv-code-hidden = Код стола спрятан: включён режим трансляции. Тех, кого ждёшь, позови лично.
tv-join-hint = Телефон станет картой игрока. Можно и без него: Рассказчик подойдёт с планшетом.
tv-at-table = За столом
tv-waiting = { $count ->
    [one] свободно { $count } место
    [few] свободно { $count } места
   *[many] свободно { $count } мест
}
tv-free = свободно
tv-bot = бот
tv-guest = Странник
tv-other-game = Эта игра идёт на экранах игроков, большого у неё нет. Когда она кончится, здесь снова появится стол.
tv-night = Ночь { $night }. Глаза закрыты у всех, и у мёртвых тоже.
tv-dawn = Живых { $count }. До заката город решит, кого казнить.
tv-beside = О дне
tv-table = Стол «{ $title }».
tv-dawn-vote = остался один голос
tv-exile = изгнание: { $enough ->
    [yes] поддержали
   *[no] не поддержали
}
tv-exile-half = половина всех, и живых, и мёртвых
tv-guests = { $count ->
    [one] Странник: { $names }. Странника не казнят, а изгоняют.
   *[other] Странники: { $names }. Их не казнят, а изгоняют.
}
tv-living = Живых { $count } из { $all }
tv-vote = Голосование: { $name }
tv-nominated = Сегодня номинировали
tv-by = номинирует { $name }
tv-vote-spends = тратит его сейчас
tv-sheet = Кто бывает в этом сценарии
tv-lost = Связь прервалась. Картинка скоро вернётся.
tv-vote-left = у мёртвого остался голос
tv-vote-gone = голоса больше нет
tv-watch = Войти или смотреть
tv-over = Партия окончена
tv-nights = { $count ->
    [one] { $count } ночь
    [few] { $count } ночи
   *[many] { $count } ночей
}
tv-turns = Как всё решилось
tv-kinds = Кто есть кто по форме жетона
tv-turn-executed = Город казнит { $whom }. Это { $role }.
tv-turn-died = { $name } умирает. Это { $role }.
tv-recording = Запись партии

# ---- подсказки первой игры
hint-clocktower-role = Это твоя роль. Кроме тебя её знает только Рассказчик. Говорить о ней правду не обязательно.
hint-clocktower-night = Ночь. Роли просыпаются по очереди, и никто не видит, кого будят. Ты спишь, пока не позовут.
hint-clocktower-choose = Тебя разбудили. Коснись игрока, прочти вопрос внизу и подтверди. Пока не подтвердишь, выбор можно изменить.
hint-clocktower-learned = Рассказчик показал тебе число: столько злых среди двух твоих соседей. Оно записано в журнале.
hint-clocktower-talk = День. Скажи городу, кто ты и что знаешь, или промолчи. Слушай, что говорят другие: кто-то лжёт.
hint-clocktower-nominate = Номинации открыты. Каждый живой может раз в день назвать одного. Сыщик указал на двоих: попробуй одного из них.
hint-clocktower-vote = Голосование. Стрелка идёт по кругу и у каждого запоминает руку. Нужна половина голосов живых. У тебя она сегодня подождёт.
hint-clocktower-dead = Ночью тебя убили. Игра продолжается: ты говоришь, думаешь и побеждаешь со своими.
hint-betrayal-walk = В светлые комнаты можно пойти. Пунктир со знаком вопроса — дверь в темноту: за ней новая комната.
hint-betrayal-turn = Новая комната уже видна на плане. Поверни её: дверь должна сойтись с той, откуда ты идёшь. Почему нельзя иначе, скажет сама плитка.
hint-betrayal-card = Знак комнаты велит взять карту: спираль — событие, ключ — предмет, перо — предзнаменование.
hint-betrayal-damage = Повреждения сдвигают отметки к черепу. Раздели их между навыками: кружок показывает, где отметка встанет. До сценария никто не умирает.
hint-betrayal-floors = Кто-то ушёл на другой этаж. Нажми на маленький план, чтобы посмотреть туда; прицел вернёт к тебе.
hint-betrayal-omen = Вышло предзнаменование. После каждого бросают кубики: чем их больше, тем ближе сценарий.
hint-betrayal-haunt = Сценарий начался. Цель твоей стороны — во вкладке «Книга». Другая книга запечатана до конца партии.
hint-whispers-begin = Ты ведёшь тех, кто заперт в доме. Убийца не видит, где вы: он слышит только шум.
hint-whispers-who = Выбери, кто ходит сейчас. В раунд каждый делает одно действие.
hint-whispers-move = Светлые комнаты можно выбрать прямо на плане: первое касание выбирает, второе ведёт туда.
hint-whispers-noise = Круги на полу — это шум. Убийца знает эту комнату, но не знает, кто там и ушёл ли.
hint-whispers-keys = Ключ на общей стойке. Обычно их нужно пять, в этой партии хватит трёх.
hint-clocktower-say = Расскажи, кем ты играешь и что тебе показали: из чужих слов и твоих сложится картина. Не знаешь, с чего начать, — спроси совета.
hint-clocktower-execution = У кого голосов больше всех, того казнят. Кем был казнённый, не объявляют: об этом узнают из слов и ролей.
hint-clocktower-dead-vote = У мёртвого один голос до конца партии. Сейчас хороший случай его потратить.
hint-clocktower-end = Конец: все роли открыты. Посмотри, кто кем был и кто лгал.
hint-betrayal-explore = Новая комната легла на стол. В ней твоё движение кончается, если она требует карту.
hint-betrayal-haunt-roll = Бросок на сценарий: шесть кубиков. Выпадет меньше, чем вышло предзнаменований, — дом проснётся.
hint-betrayal-traitor = Один из вас теперь предатель. Дальше он знает то, чего не знаешь ты, а ты — чего не знает он.
hint-betrayal-task = Сценарий дал новое действие. Это проверка: брось столько кубиков, каков твой навык, и набери нужное.
hint-betrayal-fight = Бой: оба бросают столько кубиков, какова их Сила. У кого меньше, тот получает разницу в повреждениях и делит их между Силой и Скоростью.
hint-betrayal-end = Сценарий окончен. В коробке их ещё много, и предателем можешь стать ты.
hint-whispers-search = Поиск — это карта из колоды: предмет или ключ. Ключ звенит, и убийца узнаёт комнату.
hint-whispers-repair = Рядом передатчик. Ремонт шумит, зато это второй путь к спасению: починить и дождаться помощи.
hint-whispers-killer = Ходил убийца. Ты видишь его фигуру; он слышал твой шум и больше ничего.
hint-whispers-fear = Страх отнимает кубики в столкновении. Действие «Отдышаться» снимает его, если убийцы рядом нет.
hint-whispers-encounter = Столкновение: убийца вошёл и нашёл вас. Кубики и предметы — твоя защита, его сила — удар.
hint-whispers-flee = Бой окончен, можно бежать. Беги туда, где он станет искать в последнюю очередь.
hint-whispers-exit = Ключей хватает. Кто в конце раунда стоит у главного выхода, тот спасён, если там все.
hint-whispers-end = Партия окончена. Теперь её можно пересмотреть глазами убийцы: что он слышал и что думал.
