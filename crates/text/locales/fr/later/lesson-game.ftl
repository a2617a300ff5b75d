lesson-game = Qui gagne ?
lesson-game-line = deux tas de jetons, et les positions à laisser à l’adversaire
lesson-game-learnt = Une position est perdue si tout coup mène de là à une position gagnée. On trouve donc les positions perdues à rebours, depuis la fin de la partie, et dans ce jeu elles suivent le nombre d’or.

lesson-game-cold = Quelles positions sont perdues ?
lesson-game-cold-text = Deux tas de jetons. Prenez des jetons dans un tas, ou le même nombre dans les deux. Qui prend le dernier jeton gagne. Dans certaines positions, tout coup fait perdre : appelons-les froides.
lesson-game-cold-ask = Trouvez les positions froides d’au plus sept jetons par tas. Cliquez sur chaque case d’où celui qui doit jouer perd à coup sûr.
lesson-game-cold-ask-2 = Appelons paire 0 la paire du coin, et paires 1 à 3 les autres. De combien diffèrent les deux tas de chaque paire ?
lesson-game-cold-hint = S’il ne reste aucun jeton, celui qui doit jouer a déjà perdu : commencez donc dans le coin. Une case barrée est gagnée : un coup y mène à une position froide. Parmi les cases qui restent, regardez celles qui sont près du coin.
lesson-game-cold-hint-2 = Retranchez le plus petit tas du plus grand.
lesson-game-cold-done = La paire k a une différence de k. Vous avez barré ce qui est gagné, et ce qui est resté est perdu.

lesson-game-pairs = La paire suivante
lesson-game-pairs-text = Une case froide barre sa ligne et sa colonne : aucun nombre n’est donc dans deux paires. Elle barre aussi sa diagonale : aucune différence n’apparaît donc deux fois.
lesson-game-pairs-ask = Vous avez trouvé 0 et 0, 1 et 2, 3 et 5, 4 et 7. Le plus petit tas de la paire suivante est le plus petit nombre qui reste. Lequel est-ce ?
lesson-game-pairs-ask-2 = Et la différence est la plus petite qui reste. Quel est le plus grand tas ?
lesson-game-pairs-hint = Utilisés jusqu’ici : 0, 1, 2, 3, 4, 5 et 7.
lesson-game-pairs-hint-2 = Les différences jusqu’ici sont 0, 1, 2 et 3. Ajoutez la suivante au plus petit tas.
lesson-game-pairs-done = Deux règles donnent toutes les paires froides : le plus petit nombre qui reste, et une différence qui augmente de un. Chaque nombre appartient donc à une seule paire.

lesson-game-play = Laisser une position froide
lesson-game-play-text = Qui laisse une position froide gagne : toute réponse la rend chaude, et d’une position chaude on peut de nouveau en laisser une froide.
lesson-game-play-ask = Laissez à votre adversaire une position froide.
lesson-game-play-hint = Cherchez une paire froide que vous pouvez atteindre, comme 3 et 5.
lesson-game-play-done = Froide. Faites-le après chaque réponse, et vous prendrez le dernier jeton.

lesson-game-golden = Le nombre d’or
lesson-game-golden-text = Il y a plus rapide pour trouver une paire que de chercher toutes les précédentes. Multipliez le plus petit tas par le nombre d’or, 1,618…, et arrondissez à l’entier supérieur : c’est le plus grand tas.
lesson-game-golden-ask = Le plus petit tas de la dixième paire froide est 16. Quel est le plus grand ?
lesson-game-golden-hint = 16 fois 1,618, c’est un peu moins de 25,9.
lesson-game-golden-done = Les paires froides suivent le nombre d’or : la page peut donc dire aussitôt qui gagne, si grands que soient les tas.
lesson-game-golden-down = Arrondissez à l’entier supérieur : 25 n’atteint pas encore 25,9.
