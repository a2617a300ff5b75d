### In the card “How deep are the calls?”: the open calls on the line of their moves.

# The name of the drawing, and the heading of the large one.
icicle = 再帰の呼び出し
# Above the drawing. A large number of moves is cut in the middle.
icicle-open = { $count ->
   *[other] { $moves }手のあと、実行中の呼び出しは{ $count }個です。
}
# Below the drawing, until something in it is pointed at.
icicle-how = 呼び出しをクリックするとその最初へ、Shift+クリックでその最後へ移ります。行が細すぎるときは、ポインタを合わせると開きます。
# For those who use the keyboard.
icicle-keys = 下矢印：呼び出しの中へ。上矢印：呼び出し元へ。左右の矢印：隣の部分へ。Enter：その最初へ。Shift+Enter：その最後へ。
# Above two buttons: how wide the moves are drawn.
icicle-width = 幅
icicle-doubling = ここから倍々に
icicle-alike = 全手同じ幅
# At both ends of the scale, on which each mark is twice as far from now as the one before it.
icicle-ago = 何手前
icicle-ahead = 何手後
# On the tag of the next move: “next: disc 1 A → B”.
icicle-next = 次：{ $mv }
# The meaning of the colours, and when a call is made: after its name and its moves.
icicle-finished = 終了
icicle-now = 実行中
icicle-to-come = これから
icicle-is-next = 次
# Buttons where all moves are alike: the call that fills the width.
icicle-in = 呼び出しの中へ
icicle-out = 呼び出し元へ
# Opens the drawing in a window of its own.
icicle-larger = 大きく表示
# What is in that window, below its heading.
icicle-line = 各行は、上の行の呼び出しを次の手のところまで分解したものです。
# Two buttons beside the name of the chosen call.
icicle-to-start = その最初へ
icicle-to-end = その最後へ
