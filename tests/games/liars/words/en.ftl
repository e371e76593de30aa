game-liars = Liar’s dice
    .about = One hand: bid higher, or doubt.
box-faces = Faces
face-1 = one
face-2 = two
face-3 = three
face-4 = four
face-5 = five
face-6 = six
seat-liar-1 = First liar
seat-liar-2 = Second liar
seat-liar-3 = Third liar
option-players = Players
option-dice = Dice each
board = Your dice: { $mine }. { $count ->
    [0] Nobody has bid.
   *[other] The bid: { $count } × { $face }.
}
event-rolled = { $seat-you ->
    [yes] You roll: { $dice }.
   *[no] { $seat } rolls: { $dice }.
}
event-bid-made = { $seat }: { $count } × { $face }.
event-doubted = { $seat } doubts it. There are { $found } × { $face }.
ask-turn = Bid higher, or doubt?
do-bid = { $a } × { $b }
do-doubt = Liar!
outcome-caught = The bidder lied.
outcome-honest = The bid was honest.
