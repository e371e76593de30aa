### Кровь на Часовой башне

## Игра
game-clocktower = Кровь на Часовой башне
    .about = В городе прячется Демон. Днём горожане говорят и казнят, ночью кто-то умирает. Правду знают не все, а врать можно каждому.
script-tb = Тучи сгущаются
    .about = Набор для начинающих: охота за Демоном, в которой не всему увиденному можно верить.
script-crossroads = Перекрёсток
    .about = Все роли сразу. Чужие способности, новые роли посреди ночи, мнимая смерть.
script-alley = Переулок
    .about = Тинсивилль: короткая игра для пяти или шести человек.
preset-clues = Много улик
    .about = Восемь игроков, много сведений, и одному из сыскарей верить нельзя.
preset-trust = Кому верить
    .about = Восемь игроков, спокойная партия о доверии.
preset-masks = Чужие маски
    .about = Восемь игроков, и двое из них кажутся не теми, кто они есть.

## Стороны и типы
side-good = добро
    .adj = добрый
side-evil = зло
    .adj = злой
type-townsfolk = Горожанин
type-outsider = Изгой
type-minion = Приспешник
type-demon = Демон
type-traveller = Странник
word-good = на стороне добра
word-evil = на стороне зла
word-townsfolk = Горожанин
word-outsider = Изгой
word-minion = Приспешник
word-demon = Демон
seat-storyteller = Рассказчик
role-none = никакую

## Горожане
role-washerwoman = Прачка
    .about = В первую ночь вы узнаёте, что один из двух игроков — определённый Горожанин.
role-librarian = Библиотекарь
    .about = В первую ночь вы узнаёте, что один из двух игроков — определённый Изгой, или что Изгоев в игре нет.
role-investigator = Сыщик
    .about = В первую ночь вы узнаёте, что один из двух игроков — определённый Приспешник.
role-chef = Повар
    .about = В первую ночь вы узнаёте, сколько пар злых игроков сидят рядом.
role-empath = Эмпат
    .about = Каждую ночь вы узнаёте, сколько злых среди двух ваших живых соседей.
role-fortuneteller = Гадалка
    .about = Каждую ночь выберите двух игроков: вы узнаете, есть ли среди них Демон. Один добрый игрок всю игру кажется вам Демоном.
role-undertaker = Гробовщик
    .about = Каждую ночь, кроме первой, вы узнаёте роль того, кто сегодня умер на казни.
role-monk = Монах
    .about = Каждую ночь, кроме первой, выберите другого игрока: этой ночью Демон ему не страшен.
role-ravenkeeper = Смотритель воронов
    .about = Если вы умираете ночью, вас будят: выберите игрока и узнайте его роль.
role-virgin = Девственница
    .about = Когда вас номинируют впервые, номинировавшего немедленно казнят, если он Горожанин.
role-slayer = Истребитель
    .about = Раз за игру, днём, во всеуслышание выберите игрока: если это Демон, он умирает.
role-soldier = Солдат
    .about = Демон ничего не может вам сделать.
role-mayor = Мэр
    .about = Если живы только трое и за день никого не казнили, ваша сторона побеждает. Если вас убивают ночью, вместо вас может умереть другой.
role-philosopher = Философ
    .about = Раз за игру, ночью, выберите добрую роль: её способность становится вашей. Если эта роль у кого-то есть, он пьян.

## Изгои
role-butler = Дворецкий
    .about = Каждую ночь выберите себе Хозяина из других игроков: завтра вы голосуете, только если голосует он.
role-drunk = Пьяница
    .about = Вы не знаете, что вы Пьяница. Вы считаете себя Горожанином, но его способности у вас нет.
role-recluse = Затворник
    .about = Вы можете определиться как злой, как Приспешник и как Демон, даже если мертвы.
role-saint = Святой
    .about = Если вы умираете на казни, ваша сторона проигрывает.
role-lunatic = Безумец
    .about = Вы считаете себя Демоном, но это не так. Демон знает, кто вы и кого вы выбираете ночью.
role-barber = Цирюльник
    .about = Если вы умерли сегодня или этой ночью, Демон может выбрать двух игроков, кроме другого Демона: они меняются ролями.

## Приспешники
role-poisoner = Отравитель
    .about = Каждую ночь выберите игрока: он отравлен этой ночью и завтра днём.
role-spy = Шпион
    .about = Каждую ночь вы видите Гримуар. Вы можете определиться как добрый, как Горожанин и как Изгой, даже если мертвы.
role-scarletwoman = Блудница
    .about = Если Демон умирает, когда живы пятеро или больше, Демоном становитесь вы. Странники не в счёт.
role-baron = Барон
    .about = В игре на двух Изгоев больше. [+2 Изгоя]
role-pithag = Яга
    .about = Каждую ночь, кроме первой, выберите игрока и роль: если её ни у кого нет, она достаётся игроку. Если появился новый Демон, смертями этой ночи распоряжается Рассказчик.

## Демоны
role-imp = Чёрт
    .about = Каждую ночь, кроме первой, выберите игрока: он умирает. Если так вы убили себя, Чёртом становится кто-то из Приспешников.
role-zombuul = Зомбул
    .about = Каждую ночь, кроме первой, если днём никто не умер, выберите игрока: он умирает. Ваша первая смерть — видимость.
role-vortox = Вортокс
    .about = Каждую ночь, кроме первой, выберите игрока: он умирает. Горожане получают только ложные сведения. Если за день никого не казнили, зло побеждает.

## Странники
role-thief = Вор
    .about = Каждую ночь выберите другого игрока: завтра каждый его голос вычитается.
role-bureaucrat = Бюрократ
    .about = Каждую ночь выберите другого игрока: завтра каждый его голос считается за три.
role-gunslinger = Стрелок
    .about = Каждый день, когда сосчитано первое голосование, вы можете выбрать одного из голосовавших: он умирает.
role-scapegoat = Козёл отпущения
    .about = Если казнят игрока вашей стороны, вместо него могут казнить вас.
role-beggar = Нищий
    .about = Для каждого голоса вам нужен жетон. Мёртвый может отдать вам свой жетон: вы узнаете его сторону. Вас нельзя ни напоить, ни отравить.

## Метки
reminder-washerwoman-townsfolk = ГОРОЖАНИН
reminder-washerwoman-wrong = ЛОЖНЫЙ СЛЕД
reminder-librarian-outsider = ИЗГОЙ
reminder-librarian-wrong = ЛОЖНЫЙ СЛЕД
reminder-investigator-minion = ПРИСПЕШНИК
reminder-investigator-wrong = ЛОЖНЫЙ СЛЕД
reminder-fortuneteller-red-herring = ЛОЖНАЯ ЦЕЛЬ
reminder-undertaker-died-today = УМЕР ДНЁМ
reminder-monk-safe = ЗАЩИЩЁН
reminder-virgin-no-ability = НЕТ СПОСОБНОСТИ
reminder-slayer-no-ability = НЕТ СПОСОБНОСТИ
reminder-butler-master = ХОЗЯИН
reminder-drunk-is-the-drunk = ПЬЯНИЦА
reminder-poisoner-poisoned = ОТРАВЛЕН
reminder-scarletwoman-is-the-demon = ДЕМОН
reminder-imp-dead = МЁРТВ
reminder-thief-negative-vote = ОТРИЦАТЕЛЬНЫЙ ГОЛОС
reminder-bureaucrat-three-votes = 3 ГОЛОСА
reminder-lunatic-chosen = ВЫБРАН
reminder-zombuul-died-today = УМЕР ДНЁМ
reminder-zombuul-dead = МЁРТВ
reminder-philosopher-drunk = ПЬЯНЫЙ
reminder-philosopher-is-the-philosopher = ФИЛОСОФ
reminder-barber-haircuts-tonight = СТРИЖКА
reminder-pithag-demon-made = СОЗДАН ДЕМОН
reminder-vortox-dead = МЁРТВ

cause-demon = Демон
cause-ability = способность
cause-execution = казнь
cause-exile = изгнание
cause-storyteller = слово Рассказчика
why-honest = правдив любой из этих ответов
why-registers = кто-то может определиться иначе
why-no-ability = способность сейчас не действует, и ответ может быть ложным
why-vortox = из-за Вортокса ответ обязан быть ложным
record-seen = { $seat }: { $role }{ $alive ->
    [yes] {""}
   *[no] , саван
}

## Исходы
outcome-good = Победа добра
outcome-evil = Победа зла

## Объявления
event-night-falls = Ночь { $night }. Город закрывает глаза.
event-day-breaks = День { $day }. { $died-count ->
    [0] Этой ночью никто не умер.
    [one] Этой ночью умер один игрок: { $died }.
   *[many] Этой ночью умерли: { $died }.
}
event-nominations-open = Рассказчик открывает номинации.
event-nobody-nominated-yet = Рассказчик напоминает: сегодня ещё никого не номинировали.
event-last-call = Последний шанс номинировать. Три… два… один…
event-nomination-made = { $seat } номинирует. На голосовании: { $nominee }.
event-hand-counted = { $seat }: { $raised ->
    [yes] рука поднята. Счёт: { $tally }.
   *[no] рука опущена.
}
event-vote-counted = { $nominee }: { $tally } { $tally ->
    [one] голос
    [few] голоса
   *[many] голосов
}, нужно { $needed }.
event-condemned = К казни: { $seat }.
event-tie-at-the-top = Ничья: { $tally } { $tally ->
    [one] голос
    [few] голоса
   *[many] голосов
}. Сейчас никто не приговорён.
event-nominations-closed = Номинации закрыты.
event-executed = Казнь: { $seat }.
event-died = { $seat }: смерть.
event-stays-alive = { $seat } остаётся в живых.
event-nobody-executed = Сегодня никого не казнят.
event-shot-fired = { $seat } при всех указывает: { $target }. Это выстрел Истребителя.
event-nothing-happens = Ничего не происходит.
event-gun-fired = { $seat } стреляет. Цель: { $target }.
event-exile-called = { $seat } предлагает изгнание. Странник: { $traveller }.
event-support-counted = { $seat } { $raised ->
    [yes] поддерживает изгнание. Рук: { $support }.
   *[no] не поддерживает изгнание.
}
event-exile-counted = Изгнание ({ $traveller }): { $support } за, нужно { $needed }.
event-exiled = Город изгоняет Странника: { $seat }.
event-traveller-joined = В игре Странник. { $seat } — { $role }. { $role-about }
event-traveller-left = Странник покидает город: { $seat } ({ $role }).
event-vote-token-given = { $seat } отдаёт жетон голоса. Получает { $beggar }.
event-waits = { $seat-you ->
    [yes] Вы ждёте.
   *[no] { $seat } ждёт.
}
event-hand-moved = { $seat } { $raised ->
    [yes] поднимает руку.
   *[no] опускает руку.
}
event-whispered = Шепчутся двое: { $seat } и { $other }.
event-claimed = { $to-id ->
    [none] { $seat }: «{ $said }».
   *[other] { $seat } шепчет ({ $to }): «{ $said }».
}
event-mistake-announced = Рассказчик признаёт: в ведении игры допущена ошибка. Игра продолжается.
event-side-won = { $side-id ->
    [good] Добро победило.
   *[evil] Зло победило.
} { $reason ->
    [demon-dead] Демон мёртв.
    [two-left] В живых остались двое.
    [saint] На казни умер Святой.
    [mayor] Трое живых, дня без казни хватило: город отстоял Мэр.
    [vortox] День прошёл без казни, и Вортокс этим доволен.
   *[early] Исход был предрешён.
}
event-revealed = { $seat } — { $role }, { $side }.

## Шёпотом
event-dealt = { $seat-you ->
    [yes] Ваша роль — { $role }. Вы на стороне: { $side }. { $role-about }
   *[no] { $seat } получает роль: { $role } ({ $side }).
}
event-woken = { $seat-you ->
    [yes] Вас будят. { $role }: { $role-about }
   *[no] Просыпается { $seat } ({ $role }).
}
event-put-to-sleep = { $seat-you ->
    [yes] Вы закрываете глаза.
   *[no] { $seat } засыпает.
}
event-target-chosen = { $seat-you ->
    [yes] Ваш выбор: { $targets }.
   *[no] { $seat } ({ $role }) выбирает: { $targets }.
}
event-role-named = { $seat-you ->
    [yes] Вы называете роль: { $named }.
   *[no] { $seat } ({ $role }) называет роль: { $named }.
}
event-learns-number = { $seat-you ->
    [yes] Вам показывают число: { $number }.
   *[no] { $seat } ({ $role }) видит число: { $number }.
}
event-learns-yes-no = { $seat-you ->
    [yes] { $targets }: { $yes ->
        [yes] Рассказчик кивает. Да.
       *[no] Рассказчик качает головой. Нет.
    }
   *[no] { $seat } ({ $role }) о двоих ({ $targets }) узнаёт: { $yes ->
        [yes] да.
       *[no] нет.
    }
}
event-learns-role = { $seat-you ->
    [yes] { $target } — { $shown }.
   *[no] { $seat } ({ $role }) видит: { $target } — { $shown }.
}
event-learns-pair = { $seat-you ->
    [yes] Одна роль на двоих — { $shown }: { $pair }.
   *[no] { $seat } ({ $role }) узнаёт: { $shown } — это { $pair }, один из двух.
}
event-learns-none = { $seat-you ->
    [yes] Вам показывают ноль: таких ролей в игре нет.
   *[no] { $seat } ({ $role }) видит ноль.
}
event-learns-side = { $seat-you ->
    [yes] { $target }: { $side }.
   *[no] { $seat } ({ $role }) узнаёт сторону. { $target }: { $side }.
}
event-learns-demon = { $seat-you ->
    [yes] ЭТО ДЕМОН: { $demons }.
   *[no] { $seat } узнаёт Демона: { $demons }.
}
event-learns-minions = { $seat-you ->
    [yes] ЭТО ВАШИ ПРИСПЕШНИКИ: { $minions }.
   *[no] { $seat } узнаёт Приспешников: { $minions }.
}
event-learns-bluffs = { $seat-you ->
    [yes] ЭТИХ РОЛЕЙ В ИГРЕ НЕТ: { $bluffs }.
   *[no] { $seat } узнаёт, каких ролей нет в игре: { $bluffs }.
}
event-learns-lunatic = { $seat-you ->
    [yes] Демон — вы. А { $lunatic } считает Демоном себя.
   *[no] { $seat } узнаёт Безумца: { $lunatic }.
}
event-learns-lunatic-choice = { $seat-you ->
    [yes] Безумец ({ $lunatic }) этой ночью выбирает: { $targets }.
   *[no] { $seat } узнаёт выбор Безумца: { $targets }.
}
event-is-now = { $seat-you ->
    [yes] ТЕПЕРЬ ВЫ — { $role }. Ваша сторона: { $side }. { $role-about }
   *[no] { $seat } узнаёт о себе: { $role } ({ $side }).
}
event-sees-grimoire = { $seat-you ->
    [yes] Вы видите Гримуар: { $tokens }.
   *[no] { $seat } видит Гримуар.
}

## Для Рассказчика
event-marked = Метка: { $seat } — { $reminder }.
event-unmarked = Метка снята: { $seat } — { $reminder }.
event-died-at-night = Этой ночью: { $seat } — смерть. Причина: { $cause }.
event-spared = { $seat }: смерть отведена. Угроза: { $cause }.
event-role-changed = { $seat } теперь { $role }.
event-side-changed = { $seat } теперь на стороне: { $side }.
event-ability-spent = { $seat } ({ $role }): способность израсходована.
event-word-given = Слово Рассказчика. { $seat }: запись в Гримуаре исправлена.

## Вопросы игрокам
ask-choose = { $role-id ->
    [poisoner] Кого отравить?
    [monk] Кого уберечь от Демона?
    [butler] Кто ваш Хозяин на завтра?
    [ravenkeeper] Чью роль узнать?
    [imp] Кто умрёт этой ночью?
    [zombuul] Кто умрёт этой ночью?
    [vortox] Кто умрёт этой ночью?
    [pithag] Кого превратить?
    [bureaucrat] Чей голос завтра считать за три?
    [thief] Чей голос завтра вычитать?
   *[other] Кого выбрать?
}
ask-choose-two = { $role-id ->
    [fortuneteller] О ком спросить? Выберите двоих.
   *[other] Выберите двоих.
}
ask-philosopher = Чью способность взять? Можно подождать.
ask-pit-hag = Кем сделать: { $seat }?
ask-barber = Цирюльник мёртв. Поменять двух игроков ролями?
ask-barber-pair = Кто поменяется ролями?
ask-gunslinger = Голоса сосчитаны. Выстрелить в кого-то из голосовавших?
ask-traveller-role = Каким Странником вы приходите?
ask-floor = Ваше слово, город слушает.
ask-vote = Казнить? На голосовании: { $seat }.
ask-support-exile = Изгнать Странника? Это { $seat }.
ask-claim = Что вы скажете всем?
ask-whisper = С кем и о чём пошептаться?
ask-confide = Что вы скажете по секрету? Рядом с вами { $seat }.
ask-hand = Поднять руку? На голосовании: { $seat }.

## Вопросы Рассказчику
ask-pick-demon = Какой Демон будет в игре?
ask-pick-minion = Какие Приспешники будут в игре?
ask-pick-outsider = Какие Изгои будут в игре?
ask-pick-townsfolk = Какие Горожане будут в игре?
ask-outsider-shift = На сколько изменить число Изгоев?
ask-pick-token = Кем будет считать себя { $role }?
ask-red-herring = Кто из добрых кажется Гадалке ({ $seat }) Демоном?
ask-traveller-side = На чьей стороне Странник? { $seat } — { $role }.
ask-bluffs = Какие три роли показать Демону как отсутствующие?
ask-mock-minions = Кого показать Безумцу ({ $seat }) как его Приспешников?
ask-mock-bluffs = Какие роли показать Безумцу ({ $seat }) как отсутствующие?
ask-clue = Что показать? { $role }, { $seat }: { $why }.
ask-clue-second = Кто второй в паре? { $role }, { $seat }. Показываем: { $named-role }, первый — { $with-seat }.
ask-tell = Что ответить? { $role }, { $seat }: { $why }.
ask-undertaker = О ком из казнённых узнает Гробовщик ({ $seat })?
ask-register = Определится ли { $seat } как { $type }? Спрашивает способность: { $role }.
ask-register-side = Определится ли { $seat } как игрок стороны «{ $side }»? Спрашивает способность: { $role }.
ask-mayor = Мэра ({ $seat }) убивают. Кто умрёт?
ask-scapegoat = Казнят своего для Козла отпущения: { $seat }. Кого казнить?
ask-star-pass = Чёрт ({ $seat }) убил себя. Кто станет Чёртом?
ask-spy = Шпион ({ $seat }) не в себе. Чьи два жетона поменять местами в том, что он видит?
ask-barber-demon = Кто из Демонов выбирает за Цирюльника?
ask-discretion = Этой ночью создан Демон. Умрёт ли { $seat }?
ask-further-deaths = Этой ночью создан Демон. Кто ещё умрёт?
ask-proceed = Как идёт день?
ask-allow-shot = Казнь уже была. Разрешить способность? Просит { $seat }.
ask-word = Слово Рассказчика: что исправить в Гримуаре?
ask-admit-mistake = Объявить, что допущена ошибка?
ask-end-early = Закончить игру сейчас? Кто победил?
ask-welcome = Кто присоединяется и где садится?
ask-farewell = Какой Странник уходит?

## Действия
do-nominate = Номинировать: { $a }
do-shoot = Выстрел Истребителя: { $a }
do-exile = Предложить изгнание: { $a }
do-give = Отдать жетон голоса: { $a }
do-pass = Ждать
do-open = Открыть номинации
do-remind = Напомнить о номинациях
do-last-call = Последний шанс: три, два, один
do-close = Закрыть номинации
do-night = Пусть наступит ночь
do-slay = { $a }: смерть
do-revive = { $a }: снова жизнь
do-turn = { $a } переходит на сторону «{ $b }»
do-become = { $a }: новая роль — { $b }
do-mark = { $a }: положить метку { $b }
do-unmark = { $a }: снять метку { $b }
do-welcome = { $a } садится рядом: { $b }
do-clue = { $a } — это { $b }
do-no-clue = Показать ноль
do-am = Моя роль — { $a }
do-number = Ночь { $a }: мне показали число { $b }
do-yes = Ночь { $a }: о двоих ({ $b } и { $c }) мне ответили: { $d ->
    [yes] да
   *[no] нет
}
do-saw = Ночь { $a }: { $b } — { $c }
do-pair = { $a } — это { $b } или { $c }
do-none = Мне показали ноль
do-chose = Ночь { $a }: мой выбор — { $b }
do-think = Думаю, { $a } — { $b }

## Отказы
refuse-player-count = Игроков должно быть от { $least } до { $most }, а не { $players }.
refuse-plan-size = Ролей { $roles }, а игроков { $players }: их должно быть поровну.
refuse-traveller-count = Для { $players } игроков нельзя взять Странников: { $travellers }.
refuse-travellers-last = Странники называются последними.
refuse-too-many-roles = Ролей { $roles }, а обычных может быть не больше { $most }: остальные — Странники.
refuse-demon-count = В игре должен быть один Демон, а здесь { $has }.
refuse-wrong-counts = Для { $players } игроков нужно Горожан { $townsfolk }, Изгоев { $outsiders }, Приспешников { $minions }, а здесь { $has }.
refuse-unknown-role = Роли «{ $word }» здесь нет.
refuse-doubled-role = Роль названа дважды: { $role }.
refuse-unknown-side = Стороны «{ $word }» нет: есть good и evil.
refuse-unfit-token = Роль { $role } не может тянуть жетон: { $card-role }.
refuse-token-in-play = Такой жетон уже в игре: { $role }.
refuse-not-on-the-sheet = На листе ролей этого сценария нет такой роли: { $role }.
refuse-unknown-script = Сценария «{ $word }» нет. Есть: { $known }.
refuse-unknown-preset = Набора ролей «{ $word }» нет. Есть: { $known }.
refuse-two-plans = Роли заданы дважды: оставьте что-то одно.
refuse-wake-apart = С такой ролью на листе злых будят порознь: { $role }.
refuse-not-a-script = Это не файл сценария.
refuse-script-too-small = В сценарии слишком мало ролей этого типа ({ $type }): { $has } вместо { $needs } для { $players } игроков.
refuse-teensyville-players = Тинсивилль рассчитан на пять или шесть игроков, а не на { $players }.
refuse-exile-instead = Странников не казнят. Можно предложить изгнание: { $seat }.
refuse-exile-only-travellers = Изгоняют только Странников: { $seat } не из них.
refuse-exile-once = Изгнание сегодня уже предлагали: { $seat }.
refuse-dead-nominate = Мёртвые не номинируют.
refuse-nominated-already = Сегодня вы уже номинировали.
refuse-nominee-already = Сегодня номинация уже была: { $seat }.
refuse-nominations-closed = Номинации ещё не открыты.
refuse-shot-already = Вы уже стреляли.
refuse-no-token-to-give = Отдать жетон голоса может только мёртвый, у которого он остался.
refuse-only-travellers-leave = Посреди игры уходят только Странники: роль этого игрока убрать нельзя ({ $seat }).
refuse-vote-under-way = Сначала закончится голосование.
