### The task: how short its route is, and what a size may be.

task-ends = { $start } → { $goal }
task-solved = Résolu.
task-no-size = { $typed } n’est pas une taille valable. Choisissez { $sizes }.

task-proven-shortest = Aucun chemin n’est plus court ; c’est prouvé.
task-presumed-shortest = On ne connaît aucun chemin plus court et l’on n’en attend pas, mais ce n’est pas prouvé.
task-upper-bound = Ce chemin convient ; il peut en exister un plus court, car tous n’ont pas pu être examinés.
task-line-of-play = Une partie n’a pas de chemin le plus court. Voici une suite de coups ; le camp qui peut gagner suit le style que vous avez choisi.
