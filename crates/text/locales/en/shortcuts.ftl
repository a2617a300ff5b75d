### What the keys of the whole page do, as the help says it.

anywhere = Anywhere
does-play = play, pause
does-step = one step back, one step on
does-hint = hint
does-undo = undo
does-redo = redo
does-describe = describe the board
does-bookmark = set or remove a bookmark
does-help = show these keys
does-stop = stop, close
