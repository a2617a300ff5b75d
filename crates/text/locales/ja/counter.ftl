### The counter under the board: its parts are shown side by side.

counter-moves = あなた{ $moves }手
# The number of moves to compare with. $sure says how certain it is that no route is shorter: proven, presumed or unknown.
counter-par = { $sure ->
    [proven] 最短{ $par }手
    [presumed] 既知の最短{ $par }手
   *[unknown] 表示の経路{ $par }手
}
# How many more moves than that were made.
counter-over-par = { $over }手超過
# A state was chosen on the timeline, so the moves alone don’t explain how you got here.
counter-jumps = タイムライン使用
