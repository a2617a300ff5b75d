### What can be empty or fail.

place-not-kept = Ce navigateur ne peut pas enregistrer votre progression.
try-again = Réessayer
part-not-there = Cette partie de la page n’a pas pu être chargée. Si réessayer ne suffit pas, rechargez la page.
no-way = Le but est hors d’atteinte depuis ce départ.
notices = Avis
no-session-file = Ce n’est pas un fichier de session de Gros. Rien n’a changé.
no-words = Cette langue n’a pas pu être chargée. Réessayez une fois en ligne.
