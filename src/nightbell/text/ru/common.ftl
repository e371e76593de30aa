### Слова, общие для всех игр

word-yes = да
word-no = нет
word-none = никто и ничто
word-and = и
seat-number = Игрок { $number }

## Отказы стола
refuse-illegal-answer = Так ответить нельзя.
refuse-unknown-option = Опции «{ $option }» нет. Есть: { $known }.
refuse-game-lacks = Игре «{ $game-id }» не хватает части: { $part }.
refuse-option-is-no-file = Опцию «{ $option }» нельзя задать файлом.
refuse-bad-option = Опция «{ $option }» не принимает такое значение.
refuse-game-over = Игра окончена.
refuse-not-your-decision = Сейчас решаешь не ты.
refuse-already-answered = Ответ уже дан.
refuse-unknown-seat = Места «{ $seat }» за столом нет.
refuse-table-broken = Этот стол сломан: партия остановилась из-за ошибки в программе.
refuse-cannot-undo = Вернуть { $answers } { $answers ->
    [one] ответ
    [few] ответа
   *[many] ответов
} нельзя: дано только { $given }.

## Записи партий
refuse-not-a-log = Это не запись партии.
refuse-log-of-another-format = Запись сделана в формате { $format }, а читается формат { $known }.
refuse-log-is-cut = Запись оборвана на строке { $line }.
refuse-log-line-unreadable = Строка { $line } записи не читается.
refuse-log-of-another-game = Это запись другой игры: «{ $game }».
refuse-log-of-unknown-game = Игры «{ $game }» из этой записи здесь нет.
refuse-log-of-other-rules = Запись сделана по другой редакции правил ({ $rules }), здесь действует { $known }.
refuse-log-cannot-start = Партию из этой записи нельзя начать: { $why }.
refuse-log-goes-elsewhere = С ответа { $answer } запись расходится с правилами: { $why }.
refuse-log-differs = После ответа { $answer } партия идёт не так, как записано.
