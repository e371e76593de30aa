### Персонажи, которых придумали сами: в сценарии, а не в книге

homemade-mark = правила не проверяются

event-homemade-told = Свои персонажи сценария: { $roles }. Игра не знает, что они делают: их ведёт Рассказчик. Автоматический Рассказчик для них ничего не делает.
event-learns-by-hand = { $seat-you ->
    [yes] Рассказчик говорит тебе: { $text }
   *[no] { $seat } ({ $role }) узнаёт: { $text }
}
event-played-by-hand = { $number ->
    [0] { $role } ({ $seat }): Рассказчик ничего не сделал. За эту роль правила не играют.
   *[other] { $role } ({ $seat }): Рассказчик сделал всё сам.
}

## Вопросы
ask-by-hand = { $role } ({ $seat }) — свой персонаж. Что ты делаешь за него?
ask-by-hand-choose = { $role }. Кого ты выбираешь?
ask-by-hand-tell = Что узнаёт { $seat }?
ask-by-hand-remind = Какую метку положить?
ask-by-hand-whom = Рядом с кем лежит метка «{ $reminder }»?
ask-by-hand-strike = Кто от этого умирает? Защита действует.
do-hand-done = Больше ничего
do-hand-choose = { $a ->
    [1] Пусть выберет игрока
    [2] Пусть выберет двух игроков
   *[other] Пусть выберет трёх игроков
}
do-hand-tell = Сказать своими словами
do-hand-show = Показать карту «{ $a }»
do-hand-mark = Положить метку
do-hand-kill = Кто-то умирает
do-hand-open = Показать Гримуар
counsel-by-hand = Это свой персонаж: что он делает, знает только его текст.

## Файл сценария
refuse-script-text-long = В файле слишком длинный текст: «{ $word }», больше { $most } знаков.
refuse-script-team = У своего персонажа «{ $word }» нет известной команды: нужна townsfolk, outsider, minion, demon, traveller, fabled или loric.
refuse-too-many-homemade = Своих персонажей этого типа ({ $type }) слишком много: помещается { $most }.
refuse-too-many-reminders = У одного персонажа слишком много меток или карт: помещается { $most }.
refuse-doubled-homemade = Свой персонаж назван дважды: { $word }.
refuse-special-by-hand = { $text }: особенность «{ $word }» здесь сама не действует, её выполняет Рассказчик.
