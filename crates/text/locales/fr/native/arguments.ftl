### What is said about a command line that can’t be read. What was typed is in quotation marks; $known lists what exists.

arguments-bad-language = { $option } : langue inconnue. Disponibles : { $known }.
arguments-unknown-command = Il n’y a pas de commande { $name }. Disponibles : { $known }.
arguments-name-a-command = Aucune commande donnée. Choisissez parmi { $known } ; --help les décrit.
arguments-missing = { $argument } manque.
arguments-unknown = { $argument } n’est pas attendu ici ; --help montre ce qui l’est.
arguments-missing-value = { $option } demande une valeur.
arguments-twice = { $argument } est donné deux fois, mais ne peut l’être qu’une.
arguments-exclude = { $argument } est incompatible avec { $other }.
arguments-no-text = Un argument n’est pas du texte UTF-8.
bad-arguments = Les arguments sont illisibles ; --help montre ce qui est permis.
name-a-base = Où est la page ? Donnez son adresse avec --base ou GROS_BASE, par exemple http://127.0.0.1:8080/.
arguments-bad-base = { $option } : ce n’est pas une adresse web. Elle doit commencer par http://, https:// ou file://.
no-browser = Aucun navigateur n’a pu être ouvert : { $why }.
