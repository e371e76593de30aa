### Разбор партии

postmortem = Разбор
postmortem-counting = Пересчитываю миры этой партии…
postmortem-eyes = Демон в глазах города
postmortem-eyes-about = Сколько подозрения падало на настоящего Демона, если знать только сказанное вслух. Пунктир — наугад, столбики — сколько миров оставалось.
postmortem-table = То же таблицей
postmortem-when = Когда
postmortem-what = Что случилось
postmortem-worlds = Миров
postmortem-turns = Когда всё повернулось
postmortem-no-turns = Ничто не сдвинуло город с места.
postmortem-moments = Лучший и худший миг
postmortem-best = Лучший миг
postmortem-worst = Худший миг
postmortem-executed = казнят { $seat-acc }
postmortem-nobody-executed = казни нет
postmortem-died = { $count ->
    [one] умирает
   *[other] умирают
} { $who }
postmortem-nobody-died = никто не умер
postmortem-end = Конец
postmortem-open = всё открыто

turn-passed = { $seat } на эшафоте, но игра не кончилась: Демоном стал другой, и это { $other-seat }. Подозрение на нового Демона — { $after } %.
turn-passed-at-night = Этой ночью Демоном стал другой: вместо { $seat-gen } теперь { $other-seat }. Подозрение на нового Демона — { $after } %.
turn-wrong-execution = Казнь { $seat-gen } ничего не дала: это была сторона добра. Подозрение на Демона — { $after } %.
turn-minion-execution = Казнь { $seat-gen } забрала Приспешника. Подозрение на Демона — по-прежнему { $after } %.
turn-closer = Круг сузился: подозрение на { $seat-acc } выросло с { $before } до { $after } %. Миров осталось { $worlds }.
turn-away = Город увели в сторону: подозрение на { $seat-acc } упало с { $before } до { $after } %.
turn-spared = Подозрение на { $seat-acc } — { $after } %, но казни нет.
turn-won = Казнь { $seat-gen } приносит победу добру.
turn-lost = Казнь { $seat-gen } приносит победу злу.

moment-named-demon = номинирует Демона: это { $other-seat }.
moment-named-evil = выводит на эшафот { $other-seat-acc }, а это сторона зла.
moment-named-good = выводит на эшафот { $other-seat-acc }, а это сторона добра.
moment-named-won = номинирует { $other-seat-acc }, и эта казнь приносит победу добру.
moment-named-lost = номинирует { $other-seat-acc }, и эта казнь приносит победу злу.
moment-voted-evil = голосует за казнь { $other-seat-gen }: это сторона зла, и лишних голосов не было.
moment-voted-good = голосует за казнь { $other-seat-gen }: это сторона добра, и лишних голосов не было.
moment-voted-won = голосует за казнь { $other-seat-gen }, и она приносит победу добру.
moment-voted-lost = голосует за казнь { $other-seat-gen }, и она приносит победу злу.
moment-executed-evil = попадает на эшафот.
moment-executed-good = попадает на эшафот без вины.
moment-executed-last = попадает на эшафот, и партия проиграна.
moment-believed = до конца выдаёт чужую роль за свою, и обман не раскрыт.
moment-brewed = лишает { $other-seat-acc } прежней роли.
moment-brewed-minion = превращает { $other-seat-acc } в Приспешника.
moment-brewed-demon = превращает { $other-seat-acc } в Демона.
moment-shot-demon = стреляет в Демона: это { $other-seat }.
moment-saw-evil = узнаёт правду: { $other-seat } на стороне зла.
moment-saw-demon = слышит «да», и Демон — { $other-seat }.
moment-misled = слышит «да» о невиновных.
moment-slew = убивает { $other-seat-acc }.
moment-struck-nobody = нападает на { $other-seat-acc }, но никто не умирает.
moment-poisoned = отравляет { $other-seat-acc } и подменяет правду ложью.
moment-guarded = бережёт { $other-seat-acc }, и Демон уходит ни с чем.
moment-guarded-another = стережёт другую дверь, а Демон убивает { $other-seat-acc }.
moment-lied-to = узнаёт неправду.
