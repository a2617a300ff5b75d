### What you can do with the next move.

next = 次の手
undo = 元に戻す
redo = やり直す
hint = ヒント
do-it = この手を実行
nothing-to-undo = 戻せる手はありません。
nothing-to-redo = やり直せる手はありません。
goal-reached = ゴールに着きました。
start-is-goal = スタートとゴールが同じです。
today = 今日の問題
way-back = 今度は帰り道
put-back-on = もう一度掛ける
carry-back = 元の杭に戻す
no-hints = ヒントなし
next-shown = 次の手を見ながら
fewest-possible = 最少手数です
fewest-known = 表示された経路と同じ手数です
