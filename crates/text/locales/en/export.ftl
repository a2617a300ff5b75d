### Taking away what is on the board.

export = Export
export-svg = Picture of this step (SVG)
export-png = Picture of this step (PNG)
export-animation = Moving picture of the next moves (SVG)
export-print = Print board and moves
session = Session
save-session = Save the session as a file
open-session = Open a session file

# Over a printed list of moves: all of them, or some.
export-all-moves = { $all ->
    [1] The one move
   *[other] All { $all } moves
}
export-printed-moves = Moves { $first } to { $last } of { $all }
