### The timeline.

timeline = タイムライン
to-start = 最初へ
back = 戻る
play = 再生
pause = 一時停止
replay = もう一度再生
forward = 進む
to-goal = ゴールへ
step = ステップ
step-field-hint = ステップ、50%、2^70、-218などを入力
not-a-step = ステップ番号ではありません
speed = 速さ
landmarks = 節目
choose-landmark = 移動先…
zoom-in = 拡大
zoom-out = 縮小
