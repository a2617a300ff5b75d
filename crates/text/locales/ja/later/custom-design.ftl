### Making up a puzzle, in its set-up. Pieces are numbered from the free one, which is piece 1; their places from 0.

# On the list of what there is to learn with: what it is for.
custom-invitation = どのピースがどのピースを待つかを決めます。状態は一列になるでしょうか、行き止まりのある木でしょうか、それともループができるでしょうか。ちょうど100手のパズルを作ってみましょう。
custom-design = あなたのピース
# A select: rules for all pieces, and puzzles to begin with.
custom-begin = 出発点
custom-choose = 選ぶ…
# What steps wait for, as in puzzles that are known.
custom-as-rings = リングと同じ
custom-as-elephants = ゾウと同じ
# Before a button for each faster piece.
custom-any = 位置を問わないピース
custom-two = ピース2個
custom-four = ピース4個、行き止まりあり
custom-neighbours = それぞれ隣だけを待つ
custom-nobody = どのピースも待たない
custom-places = 位置{ $places }か所
custom-fewer-places = ピース{ $piece }：位置を一つ減らす
custom-more-places = ピース{ $piece }：位置を一つ増やす
custom-free = いつでも動ける
# Before what a piece’s steps wait for: waits for 10 · 00
custom-waits-for = 待つもの
custom-step = ピース{ $piece }の段階{ $from }–{ $to }が待つもの

# Puts the puzzle on the shelf, under a name; then it says so.
custom-keep-name = パズルの名前
custom-keep = 棚に保存
custom-kept = パズル棚に入りました。

## What its states look like.

custom-line = { $states }状態が一列に並びます。どこからも、進むか戻るかしかできません。
custom-tree = { $states }状態が木になります。完全に行き詰まることはなく、どの2状態の間の経路も一つだけです。
custom-loops = { $states }状態にループがあるので、経路は複数ありえます。最短経路は全状態の探索で見つけました。
# $moves: 3 moves.
custom-dead-ends = { $count ->
    [1] 行き止まりが1か所、ステップ{ $step }で経路から分かれます。深さ{ $moves }。
   *[other] 行き止まりが{ $count }か所あります。最初のものはステップ{ $step }で経路から分かれ、深さ{ $moves }です。
}
custom-first-dead-end = 最初の行き止まりは、ステップ{ $step }で経路から分かれます。
custom-blind = { $count ->
    [1] 引き返すしかない行き止まりの状態が1つあります。{ $state }で、スタートから{ $moves }です。
   *[other] 引き返すしかない行き止まりの状態が{ $count }個あります。最初のものは{ $state }で、スタートから{ $moves }です。
}
custom-farthest = スタートから一番遠い状態：{ $state }、{ $moves }。

## What one can try to make.

custom-tasks = 作れますか？
custom-task-line = { $states }状態を超える一列
custom-task-early = 最初の1手からまちがえられる木
custom-task-moves = ちょうど{ $moves }手のパズル
custom-task-deep = 深さ{ $moves }手以上の行き止まりがある木
custom-task-loops = ループのあるパズル
# Read after a task.
custom-done = できました

## On paper, to be played with coins.

custom-paper-how = ピースごとに、丸で囲んだ数（スタート）に硬貨を置きます。1手で、硬貨1枚を隣の数へ滑らせます。ただし、より速いピースが表のとおりの位置になければなりません。-はどこでもよいという意味です。四角で囲んだ数がゴールです。
custom-paper-step = 段階
