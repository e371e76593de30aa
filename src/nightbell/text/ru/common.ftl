### Слова, общие для всех игр

word-yes = да
word-no = нет
word-none = нет
word-and = и
seat-number = Игрок { $number }

# Чем кончаются слова: без этого их сличают с тем, что написали люди. Регулярное выражение.
word-endings = ый|ий|ой|ая|яя|ое|ее|ые|ие|а|я|о|е|и|ы|й|ь|у|ю|э
# Как читают сказанное всем: кто говорит о себе, что отрицают, какие слова ничего не добавляют и какие
# соединяют две мысли.
word-own = я мы мой моя моей мне
word-denials = не нет ни нету вряд никогда
word-fillers = я мы мне мой моя моей нас роль роли это есть думаю считаю полагаю кажется уверен уверена знаю что по моему точно наш наша ну да вот так тут здесь играю за
word-joins = и а но

# Имена по падежам: о ком, чем кончается имя, сколько букв отпадает и что приходит на их место —
# в родительном, дательном, винительном, творительном и предложном. Решает первая подходящая строка.
name-endings =
    not-she ^лев 2 ьва ьву ьва ьвом ьве
    not-she ^пётр 3 етра етру етра етром етре
    not-she ^павел 2 ла лу ла лом ле
    not-she ^отец 2 ца цу ца цом це
    all ^илья 1 и е ю ёй е
    all ^гость 1 я ю я ем е
    she .(ов|ев|ёв)а 1 ой ой у ой ой
    all ия 1 и и ю ей и
    all я 1 и е ю ей е
    all [гкх]а 1 и е у ой е
    all [жшчщ]а 1 и е у ей е
    all а 1 ы е у ой е
    not-she ий 1 я ю я ем и
    not-she й 1 я ю я ем е
    all [жшчщ]ь 1 и и ь ью и
    she ь 1 и и ь ью и
    he ь 1 я ю я ем е
    not-she [жшчщц] 0 а у а ем е
    not-she [бвгдзклмнпрстфх] 0 а у а ом е

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
refuse-answer-first = Слишком много начато и не закончено: сначала ответь на то, о чём спрашивают.
refuse-cannot-undo = Отменить { $answers } { $answers ->
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

## Подсказка: чего ждать от ответа и почему он хорош
likely-hardly = почти исключено
likely-seldom = маловероятно
likely-rather-not = скорее нет
likely-even = пятьдесят на пятьдесят
likely-rather = скорее да
likely-likely = вероятно
likely-surely = почти наверняка
hint-odds-win = Твоя победа: { $likely }.
hint-odds-best = Лучше не найти: { $likely }.
hint-first = Лучше всего:
hint-second = Или:
hint-nothing = Тут нечего подсказать: решай по своему вкусу.
hint-because-even = Остальное примерно так же хорошо: решай по вкусу.
