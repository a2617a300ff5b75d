### Un mot par chose : one word a thing, in all files of this folder.
###
### Address: vous, imperative in sentences (« Glissez la frise »); infinitive on buttons, in tasks and in the names of
### moves (« Annuler », « Descendre l’anneau 2 »).
### Typography: U+202F before ; ! ? and between groups of digits, U+00A0 before : and inside « », curly apostrophes.
###
### Terms of the community, with their sources
### Chinese rings: baguenaudier (Louis Gros, Théorie du baguenodier, 1872; Édouard Lucas, Récréations mathématiques,
###   vol. 1, 1882); anneaux chinois only where the name is explained: general usage
### put on, take off: monter, descendre; monté, descendu (after Lucas 1882) · bar of the rings: la navette (general usage)
### Tower of Hanoi: tour de Hanoï (Lucas, under the name of N. Claus de Siam, La Tour d’Hanoï, 1883)
### disc: disque · peg: piquet (general usage; Thierry Bousch, La quatrième tour de Hanoï, 2014, says tour)
### Gray code: code de Gray; reflected: réfléchi · word: mot · n-ary puzzles: casse-tête n-aires (general usage)
### Wythoff’s game: jeu de Wythoff · pile, stone: tas, jeton · cold, hot: froide, chaude · golden ratio: nombre d’or
### square: carré · greedy: glouton · copy or swap: copier ou inverser · rounded down: arrondi à l’entier inférieur
###
### Other words
### puzzle: casse-tête (no s) · state: état · position: of the game only
### place: cran where it is numbered (locks, pieces), niveau of balls; place in general
### start, goal: départ, but · move, step: coup, étape (after coup 3 one is at étape 3)
### route: chemin · line of all states: ligne, two bouts · dead end: impasse · free end: bout libre
### shortest · presumed · upper bound: le plus court · présumé · majorant
### towards ring 1, beyond: du côté de l’anneau 1, au-delà · before, after: counting from ring 1
### dial: cadran: à plat, debout · gap, case, slide: encoche, boîtier, tiroir · rod: tige: dedans, dehors · ball: bille
### elephant: éléphant: vers le haut, vers la droite, vers le bas · bar: barre: en haut, en bas; basculer
### driver, stroke: poussoir, course · comb: peigne
### Places are adverbs or agree with no plural (debout, dehors), so that they suit every noun; « tout monté » names a state.
### Rings in short labels, whose number is unknown: en haut, en bas (1 en haut, 64 à 42 en bas).
### Names of pieces have their article: l’anneau 2, les billes 1 et 3.
### higher-numbered: de numéro plus élevé · digit, bit: chiffre, bit
### row: échelon of the ladder, rangée of a table · line of text: ligne
### spare peg: piquet libre · from one full peg to another: toute la tour, d’un piquet à un autre · mixed base: base mixte
### clear the way: dégager la voie (chemin is a route) · direct, detour: trajet direct, détour · take numbers back: retirer
### timeline: frise · tape: ruban · tick: graduation · mark of a ruler: trait
### Explain, Coach, hint, peek: Expliquer, Coach, indice, aperçu · card: fiche · stop of a lesson: halte
### exercises, set number: exercices, série · shelf: étagère · board: plateau · panel: volet

### What is said of puzzles that have no words of their own for it.

words-states-allowed = une rangée de chiffres
words-moves-allowed = des coups comme 2-1.1-0, ou ~K pour K coups du chemin
