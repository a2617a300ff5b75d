### What the keys do that work on the whole page, as the help lists them.

anywhere = Überall
does-play = abspielen oder anhalten
does-step = ein Schritt zurück, ein Schritt weiter
does-hint = einen Tipp zeigen
does-undo = rückgängig machen
does-redo = wiederholen
does-describe = das Brett beschreiben
does-help = diese Tastenkürzel zeigen
does-stop = anhalten oder schließen
