page-34-everyone = Each wears a numbered collar. After the revealer’s turn the track grows; those with numbers up to it roll three dice: less than the track is death. Twelve keys lie where it hurts. Two keys open a collar. Heroes win when no collar is left and half of them live; the traitor when more than half are dead. Who it is, only one knows.
tale-34-heroes = The collars lie on the floor like opened jaws.
tale-34-traitor = A click, and another. The maker is pleased with the work.
