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
