### In the card “Step and state”: the moves of one disc are counted on a small tape.

ticks-name = 何回動いたか
# Buttons beside the name of the disc.
ticks-smaller = 小さい円盤
ticks-larger = 大きい円盤
# $disc is a disc: “disc 3”; $period a number of moves with its unit.
ticks-when = { $disc }が初めて動くのは{ $half }手目、そのあとは{ $period }ごとです。{ $half }手早く数え始めると、その手はどれも{ $period }ずつの区切りの終わりになります。これが式の+ { $half }です。
# Below the blocks, which are numbered.
ticks-count = ({ $made } + { $half }) / { $period } = { $times }（端数切り捨て）：まるごと過ぎた区切りの数だけ動きました。
