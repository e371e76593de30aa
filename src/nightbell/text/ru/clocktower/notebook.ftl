### Блокнот сыщика

notebook = Блокнот сыщика
notebook-open = Блокнот
notebook-yours = Видишь только ты
notebook-town = Ты на стороне зла: здесь то, что знает город
notebook-close = Закрыть блокнот
notebook-forget = Снять метки
notebook-counting = Считаю…
notebook-tab-words = Слова
notebook-tab-worlds = Миры
notebook-tab-guess = Догадка
notebook-by-rules = по правилам
notebook-by-marks = по твоим меткам
notebook-by-guess = если Демон — { $seat }
notebook-seat-and-role = Место и роль
notebook-silent = молчит
notebook-lie = ложь
notebook-died = смерть ночью
notebook-hands = { $count ->
    [one] { $count } голос
    [few] { $count } голоса
   *[many] { $count } голосов
}
notebook-shot = выстрел в { $seat-acc }
notebook-executed = казнь
notebook-quiet = Город молчит. Спроси кого-нибудь.
notebook-clashes = Вместе не бывает
notebook-clash = { $one-seat } — { $one-role } и { $other-seat } — { $other-role }: по отдельности возможно, вместе нет.
notebook-impossible = { $seat } — { $role }: не бывает ни в одном мире.
notebook-circle = Кто кем может быть
notebook-worlds = { $count ->
    [one] мир
    [few] мира
   *[many] миров
}
notebook-share-of = { $seat }: Демон { $demon }, зло { $evil }. Закрепить догадку
notebook-demon = Демон
notebook-first-demon = Демон — тот, с кого игра началась: умерший мог успеть передать роль другому.
notebook-evil = Зло
notebook-drunk = Пьяница
notebook-part = Миров больше, чем удалось сосчитать за отведённое время. Доли приблизительны, а о том, чего не бывает, блокнот молчит.
notebook-none = Так не бывает: хотя бы один добрый сказал неправду.
notebook-none-marks = Так не бывает. Сними хотя бы одну метку.
notebook-why-early = Пока не о чем судить: первая ночь не кончилась.
notebook-why-crowded = Город слишком велик: столько мест блокнот не сосчитает. Слова он всё равно записывает.
notebook-why-strange = В сценарии есть роли, которых блокнот не знает. Слова он записывает, но миров не считает.
notebook-why-untold = За столом есть Странники, или случилось то, чего блокнот не умеет учесть. Слова он записывает, но миров не считает.
notebook-pinned = Твоя догадка
notebook-guess = Демон — { $seat }
notebook-guess-worlds = { $count ->
    [one] { $count } мир
    [few] { $count } мира
   *[many] { $count } миров
} из { $all }
notebook-unpin = Снять догадку
notebook-pin = Догадка: Демон — { $seat }
notebook-pinned-now = Догадка закреплена: Демон — { $seat }.
notebook-unpinned = Догадка снята.
notebook-no-guess = Закрепи догадку: кто, по-твоему, Демон? Коснись места на круге или выбери здесь.
notebook-try = Скорее всего
notebook-or = Или
notebook-then-lies = Тогда это ложь
notebook-then-true = Тогда это правда
notebook-then-likely = Кто тогда заодно с Демоном
notebook-cause-evil = Сторона зла: лжёт
notebook-cause-drunk = Пьяница: не знает правды
notebook-cause-misled = Яд или опьянение той ночью
notebook-cause-other = Другая добрая роль
notebook-because-evil = Остаётся одно: { $seat } на стороне зла.
notebook-because-drunk = { $seat } не на стороне зла. Остаётся Пьяница.
notebook-because-misled = { $seat } не на стороне зла и не Пьяница. Остаётся яд или опьянение той ночью.
notebook-because-other = { $seat } не на стороне зла и не Пьяница. Остаётся другая добрая роль.
notebook-claim-of = { $seat } — { $role }
notebook-evil-of = { $seat } на стороне зла
notebook-guess-impossible = Так не бывает: { $seat } не может быть Демоном ни в одном мире.
notebook-word-of = { $seat }, ночь { $number }: { $told }
notebook-word-role = { $seat }: { $role }
notebook-ask = Спросить
notebook-more = Что ещё говорит { $seat }
notebook-sheet-close = Закрыть
notebook-mark-believe = Верю
notebook-mark-open = Не знаю
notebook-mark-doubt = Сомневаюсь
notebook-mark-worlds = { $count ->
    [one] { $count } мир
    [few] { $count } мира
   *[many] { $count } миров
}
notebook-mark-uncounted = Этих слов блокнот не считает: они зависят не только от того, кто кем был.
notebook-knot-self = { $seat }, ночь { $number }: так не бывает ни в одном мире.
notebook-knot = { $one-seat } ({ $one }) и { $other-seat } ({ $other }): по отдельности возможно, вместе нет.
notebook-knot-with = Не сходится: { $seat } ({ $told }).
notebook-knot-never = Так не бывает ни в одном мире.
notebook-of-night = ночь { $number }: { $told }
notebook-legend-knot = вместе не бывает
notebook-keys = Стрелки двигают по таблице, Enter открывает сказанное, V — верю, N — не знаю, S — сомневаюсь, P — догадка, что это Демон.
notebook-fingers = Потяни строку вправо — верю, влево — сомневаюсь: ещё до того, как отпустишь, видно, сколько миров останется. Подержи палец на имени — и закрепишь догадку, что это Демон.
notebook-take-back = Отменить

## Что в разговоре не сходится
knot-double = Ту же роль называет { $seat }.
knot-changed = Раньше была названа другая роль: { $role }.
knot-other = { $seat } называет другую роль: { $role }.
knot-neither = { $one-seat } и { $other-seat } называют другие роли.
knot-neighbours = Не сходится с ночью { $number }: соседи те же, а число другое.

## О чём говорит число
fact-chambermaid = { $number ->
    [0] Из двоих не просыпался никто
    [1] Из двоих просыпался один
   *[other] Просыпались оба
}
fact-neighbours = { $number ->
    [0] { $who } добрые
    [1] { $who }: один из них злой
   *[other] { $who } злые
}

## Разговор
talk-apart = Только роли
