page-4-heroes = The revealer hangs in a web full of eggs. Tear it with Might attacks against 4, one success a player. The Medical Kit (Knowledge 4) or the Salve destroys the eggs. Then open the front door (Knowledge or Might 6). You win when the captive is free, the eggs are gone, and one of you is out.
page-4-traitor = The Spider grows every turn of yours. While the eggs are whole, leave the revealer be. You win when the track reaches 9 with the eggs whole, or all heroes are dead.
tale-4-heroes = The door slams behind you. Somebody goes on brushing cobweb from a sleeve.
tale-4-traitor = The shells crack. They are many, and hungry.
