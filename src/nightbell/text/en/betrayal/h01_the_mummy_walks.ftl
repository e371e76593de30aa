page-1-heroes =
    The lid of the sarcophagus slid aside by itself. What lay under it has waited three thousand years for a bride and will not wait another night.
    The traitor wants to wed the Mummy to the Girl. It can be sent back to the dead only step by step, and each hero takes at most one such step a turn.
    First learn its name: roll Knowledge 6+ beside the sarcophagus, in the Library or in the Research Laboratory. Then, no sooner than a turn later, learn the spell: a hero who holds the Book rolls Knowledge 6+, in any room. Last, carry the Book into the Mummy’s room, and let any hero there attack it with Sanity and win; no Ring is needed.
    If the Book is still in the stack, the first hero to open an omen room takes it. Whoever enters the Girl’s room leads her away. The Mummy strikes with Might 8 and has Sanity 5. An ordinary win only stuns it; it then drops its items and lets the Girl go. Speed attacks do nothing to it.
    You win when the Mummy is banished.
page-1-traitor =
    You dreamed of this voice long before the house on the hill, and it always asked for the same thing: bring her to me.
    Right now, choose where the Girl is hidden: on this floor, at least five rooms from the sarcophagus, or as far away as the floor allows. Enter her room and take her, lead her to the Mummy and hand her over; hand over the Ring or the Holy Symbol in the same way. If neither has been found, the next omen room that you open yields one of them, whichever you like.
    The Mummy has Speed 3, Might 8 and Sanity 5; Speed attacks do nothing to it. Its blow takes Speed first, as long as there is any to take, and only then Might. On a win by 2 or more it may take an item or the Girl instead. If its movement roll is 0 or 1, it may appear in any room of the house. When it stands beside a hero, it must attack. Stunned, it drops everything and lets the Girl go.
    The heroes will look for a way to send the Mummy back to the dead.
    You win when the Mummy stands at the sarcophagus with the Girl and with the Ring or the Holy Symbol, or when all heroes are dead.
tale-1-heroes = The name is spoken. Sand runs out of the wrappings, and the lid closes by itself.
tale-1-traitor = The wedding is held. Guests are asked to stay.
