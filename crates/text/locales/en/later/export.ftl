### Exporting what is on the board.

export = Export
export-svg = Picture of this step (SVG)
export-png = Picture of this step (PNG)
export-animation = Animation of the next moves (SVG)
export-print = Print the board and the moves
session = Session
save-session = Save the session to a file
open-session = Open a session file

# Heads a printed list of moves: all of them, or some.
export-all-moves = { $all ->
    [1] The only move
   *[other] All { $all } moves
}
export-printed-moves = Moves { $first } to { $last } of { $all }

## Moving pictures to send.
export-moving = Animation
export-next = { $moves ->
    [1] GIF of the next move
   *[other] GIF of the next { $moves } moves
}
# At the end of the solution.
export-last = { $moves ->
    [1] GIF of the last move
   *[other] GIF of the last { $moves } moves
}
export-whole = GIF of the whole solution in 8 seconds
# Names a bar that shows how much of the file is ready.
export-making = Making the file
export-cancel = Cancel
export-saved = Saved { $name }, { $kilobytes } KB
export-failed = This browser couldn’t make the file
