page-43-everyone = The disease goes from hand to hand: at a meeting tokens are swapped, and whoever gets the 1 is a traitor for good. After the revealer’s turn it strikes all. Research it in the laboratory (Knowledge 5), gather herbs, make the serum: it saves the healthy and kills the sick. Heroes win when all the living are inoculated; traitors when none is healthy, but the last to fall loses.
tale-43-heroes = The fever breaks. The stars are far away again.
tale-43-traitor = It grows light beneath the skin. The sky calls by name.
