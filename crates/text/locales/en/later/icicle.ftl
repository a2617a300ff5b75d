### In the card “How deep are the calls?”: the open calls on the line of their moves.

# The name of the drawing, and the heading of the large one.
icicle = Calls of the recursion
# Above the drawing. A large number of moves is cut in the middle.
icicle-open = { $count ->
    [one] One call is open after { $moves } moves.
   *[other] { $count } calls are open after { $moves } moves.
}
# Below the drawing, until something in it is pointed at.
icicle-how = Click a call to go to its start, Shift+click for its end. If a row is too thin, point at it to open it.
# For those who use the keyboard.
icicle-keys = Down arrow: into the call. Up arrow: to its caller. Left and right arrow: to the part beside it. Enter: to its start. Shift+Enter: to its end.
# Above two buttons: how wide the moves are drawn.
icicle-width = Width
icicle-doubling = doubling from here
icicle-alike = all moves equally wide
# At both ends of the scale, on which each mark is twice as far from now as the one before it.
icicle-ago = moves ago
icicle-ahead = moves ahead
# On the tag of the next move: “next: disc 1 A → B”.
icicle-next = next: { $mv }
# The meaning of the colours, and when a call is made: after its name and its moves.
icicle-finished = finished
icicle-now = open now
icicle-to-come = still to come
icicle-is-next = next
# Buttons where all moves are alike: the call that fills the width.
icicle-in = Into the call
icicle-out = To its caller
# Opens the drawing in a window of its own.
icicle-larger = Larger
# What is in that window, below its heading.
icicle-line = Each row breaks down the call above it, as far as the next move.
# Two buttons beside the name of the chosen call.
icicle-to-start = To its start
icicle-to-end = To its end
