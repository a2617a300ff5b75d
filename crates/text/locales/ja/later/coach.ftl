### The coach: it leads you through a real puzzle in your hands.

coach-no-game = ゲームには、たどるべき最短経路がありません。勝つ手を表示するか、別のパズルを選んでください。

## The state of the puzzle in your hands, and the state you want
# The end of the real puzzle at which rings or pieces are free to move.
coach-free-end = 自由端はどちらですか？
coach-left = 左
coach-right = 右
# Asks for the state in your hands, above a small board; coach-notation where there is none.
coach-rings = 手元に合わせて、リングをタップしてください
# Written under a ring on that board; there is room for a word or two.
coach-on = 掛
coach-off = 外
coach-discs = 手元に合わせて、大きい円盤から順に、のっている杭をタップしてください
coach-pieces = 手元と同じになるまで、各ピースをタップしてください
coach-notation = 手元のパズルの状態を入力してください
# The same, for someone who got lost on the way.
coach-fix = 今の手元のパズルに合わせてください
coach-goal = 最後にどうしたいですか？
# Goals to choose from.
coach-take-off = 全部外す
coach-put-on = 全部掛ける
# Opens a board on which another goal is set; coach-other-goal heads that board.
coach-other = その他
coach-other-goal = あなたのゴール
# Buttons at the end. The second one opens the card with the rule.
coach-start = 開始
coach-rule = 規則を見る
# A label before the first move.
coach-first = 最初

## While it leads
# The large button, and the line below its name.
coach-next = 次へ
coach-next-hint = できたらここをタップ
coach-repeat = もう一度
coach-go-on = 続ける
# Goes back to the moves without entering a new state.
coach-return = 変更せずに戻る
coach-lost = 迷いましたか？
# Before the moves that follow the one to make now.
coach-then = 続いて
# Above a picture of the puzzle: after the move to be made, and where there is no move.
coach-after = 動かすとこうなります
coach-now = 今こうなっているはずです
coach-yes = はい、同じです
coach-not-same = 違います
coach-start-over = 最初から
# Ends the coach, at the goal.
coach-end = 終了

## How it leads
coach-options = コーチの設定
# How many moves are shown at a time.
coach-at-a-time = 一度に見せる手数
coach-one = 1手
coach-two = 2手
coach-block = まとめて
# When the next moves come.
coach-going-on = 次への進み方
coach-by-tap = タップしたら
coach-by-tempo = 一定のテンポで
coach-after-voice = 音声が終わったら
coach-tempo = テンポ
coach-speak = 手を読み上げる
# A switch, and what is said while it works and where it can’t.
coach-awake = 画面を消さない
coach-kept-on = 画面はついたままです
coach-may-dim = 画面が消えることがあります
coach-checks = 区切りごとに確認する
coach-no-voice = この端末には日本語の音声がありません

# A tempo.
coach-seconds-a-move = 1手{ $seconds }秒
# Offers to continue where you stopped; $step is a number and brings its spaces, $when is coach-days-ago.
coach-resume = ステップ{ $step }から再開（{ $when }）
coach-days-ago = { $days ->
    [0] 今日
    [1] 昨日
   *[other] { $days }日前
}
