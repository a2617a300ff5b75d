### What is to be done, puzzle by puzzle.

task-rings = すべてのリングを棒から外します。
task-hanoi = 塔全体を別の杭へ、円盤を1枚ずつ動かして移します。
task-wythoff = 2人が交互に石を取り、最後の石を取ったほうが勝ちです。
task-spin-out = すべてのダイヤルを横向きにして、スライドを引き抜きます。
task-dials-out = すべてのダイヤルがケースの外に出るまで、スライドを引き出します。
task-brain = すべてのロッドを引き出します。
task-burr = リングを棒から外します。
task-balls = すべてのボールを最上段へ動かします。
task-lock = すべてのピースを最後の位置へ動かします。
task-chain = 全状態が一列に並んでいます。反対側の端まで行きます。
task-elephants = すべてのゾウを上向きから下向きにして、引き抜けるようにします。
task-slide = すべてのピースを最後の位置へ動かして、引き抜けるようにします。
task-bars = すべてのバーを下に倒します。
task-custom = すべてのピースを最初の位置から最後の位置へ動かします。

# The same from the usual start, where $pieces counts the pieces in a word as far as there is one: nine rings, 64 discs.
task-all-rings = { $pieces }をすべて棒から外します。
task-all-rings-back = { $pieces }をすべて棒に掛け直します。
task-all-discs = { $pieces }をすべて、1枚ずつ杭{ $to }へ移します。
# From any other start; $to is a peg.
task-discs-to = すべての円盤を、1枚ずつ杭{ $to }へ移します。
task-all-dials = { $pieces }をすべて横向きにして、スライドを引き抜きます。
task-all-dials-out = { $pieces }がすべてケースの外に出るまで、スライドを引き出します。
task-all-rods = { $pieces }をすべて引き出します。
task-all-balls = { $pieces }をすべて最上段へ動かします。
task-all-pieces = { $pieces }をすべて最後の位置へ動かします。
task-all-elephants = { $pieces }をすべて上向きから下向きにして、引き抜けるようにします。
task-all-bars = { $pieces }をすべて下に倒します。
