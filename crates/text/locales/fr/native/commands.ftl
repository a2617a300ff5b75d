### What --help says. SPEC, K, S and such are the names of values, as they stand in the usage line.

commands-about = Résout le baguenaudier, la tour de Hanoï, le jeu de Wythoff et des casse-tête apparentés, exactement et quelle que soit leur taille
commands-spec = Un SPEC est le nom d’un casse-tête et, après « ? », les réglages qui diffèrent de ceux par défaut : rings?n=9&from=111111111&step=123. C’est la partie de l’adresse d’une page de Gros qui suit #/ ; l’adresse entière convient aussi.
commands-brief = Pour un shell, où « ? » et « & » ont un autre sens, rings 9, rings:9 et rings/9 valent rings?n=9.
commands-state = Un état commence par l’anneau le plus intérieur, le plus grand disque ou la pièce la plus lente. radices= commence par la pièce libre : les états de chain?radices=2,5,5 s’écrivent comme 441.
commands-step = Une étape K est un nombre, un pourcentage comme 50%, une puissance comme 2^40, ou -218 pour 218 coups avant la fin.
commands-standard-input = Écrivez « - » pour SPEC, K ou S afin de le lire sur l’entrée standard ; si deux valeurs sont « - », la première ligne est la première et la deuxième ligne la deuxième. Avec --each, chaque ligne est un SPEC, ou la valeur de l’argument qui est « - ».
commands-exit-codes = Codes de sortie : 0, succès ; 1, il n’y a pas de réponse, par exemple l’étape d’un état absent de la frise ; 2, entrée incorrecte.

commands-usage = Utilisation
commands-commands = Commandes
commands-arguments = Arguments
commands-options = Options
commands-examples = Exemples
commands-any-options = OPTIONS
commands-any-command = COMMANDE

commands-list = Lister les casse-tête, leurs limites et leurs nombres de coups connus
commands-length = Afficher le nombre de coups du départ au but
commands-state-at = Afficher l’état à une étape
commands-step-of = Afficher l’étape d’un état
commands-next = Afficher le coup suivant
commands-explain = Expliquer le coup suivant par la première méthode du casse-tête
commands-moves = Afficher les coups, un par ligne : l’étape, le coup et l’état qui suit, séparés par des tabulations
commands-svg = Afficher l’image d’un état au format SVG, avec le coup suivant marqué
commands-prove = Chercher parmi tous les états un chemin plus court que celui de « gros length »
commands-open = Ouvrir la page à cette étape et afficher son adresse
commands-completions = Afficher un script qui complète les commandes dans un shell
commands-man = Afficher la page de manuel, ou celle d’une commande
commands-help = Afficher cette aide, ou celle d’une commande

option-task = Le casse-tête et ses réglages
option-each = Lire l’entrée standard et répondre à chaque ligne par une ligne
option-json = Afficher un objet JSON par ligne
option-lang = Langue des réponses, par exemple fr ou en (par défaut : LC_ALL, puis LANG)
option-catalogue = Lister tous les casse-tête de la famille avec leur nombre de coups publié, que Gros sache y jouer ou non
option-step = L’étape (par défaut : celle du SPEC)
option-state = L’état
option-method = N’utiliser que cette méthode
option-all = Utiliser toutes les méthodes qui conviennent
option-why = Ajouter les preuves
option-start = L’étape de départ (par défaut : celle du SPEC)
option-count = Combien de coups afficher (par défaut : tous ceux qui restent)
option-look = La vue : realistic, vertical ou lights, si le casse-tête en a
option-theme = Les couleurs : light ou dark (par défaut : light)
option-pieces = Le nombre de pièces, à la place de n= dans SPEC
option-base = L’adresse de la page (par défaut : GROS_BASE)
option-shell = Le shell : bash, elvish, fish, powershell ou zsh
option-man-of = La commande
option-help = Afficher l’aide
option-version = Afficher la version
