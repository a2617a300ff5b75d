### What the keys do that work on the whole page, as the help lists them.

anywhere = Partout
does-play = lecture ou pause
does-step = une étape en arrière, une étape en avant
does-hint = montrer un indice
does-undo = annuler
does-redo = rétablir
does-describe = décrire le plateau
does-help = montrer ces raccourcis
does-stop = arrêter ou fermer
