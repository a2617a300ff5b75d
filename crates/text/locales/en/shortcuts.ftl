### What the keys do that work on the whole page, as the help lists them.

anywhere = Anywhere
does-play = play or pause
does-step = one step back, one step forward
does-hint = show a hint
does-undo = undo
does-redo = redo
does-describe = describe the board
does-help = show these shortcuts
does-stop = stop or close
