game-liars = Кости лжеца
    .about = Один круг: поднимай ставку или не верь.
box-faces = Грани
face-1 = один
face-2 = два
face-3 = три
face-4 = четыре
face-5 = пять
face-6 = шесть
seat-liar-1 = Первый лжец
seat-liar-2 = Второй лжец
seat-liar-3 = Третий лжец
option-players = Игроки
option-dice = Костей у каждого
board = Твои кости: { $mine }. { $count ->
    [0] Ставок ещё нет.
   *[other] Ставка: { $count } × { $face }.
}
event-rolled = { $seat-you ->
    [yes] Твой бросок: { $dice }.
   *[no] { $seat } — бросок: { $dice }.
}
event-bid-made = { $seat }: { $count } × { $face }.
event-doubted = { $seat } не верит. На столе: { $found } × { $face }.
ask-turn = Поднять ставку или не поверить?
do-bid = { $a } × { $b }
do-doubt = Не верю!
outcome-caught = Ставка оказалась ложью.
outcome-honest = Ставка была честной.
