### The page without its program: before it has loaded, where it can’t load, and after it has crashed.

needs-scripts = Gros a besoin de JavaScript et de WebAssembly.
failed-from-file = Les navigateurs n’exécutent ce programme que depuis un serveur web. Dans ce dossier, { $command } en lance un.
failed-to-load = Le programme n’a pas pu être chargé. Voici les règles du casse-tête :
stopped = Gros s’est arrêté. C’est un bogue ; vous n’y êtes pour rien.
open-again = Rouvrir cette étape
start-afresh = Recommencer

page-description = Baguenaudier, tour de Hanoï et Spin-Out sur une frise que l’on fait glisser jusqu’à n’importe quelle étape : résolvez-les, laissez-vous guider avec celui que vous avez en main, et apprenez pourquoi ça marche. Exact à toutes les tailles.
