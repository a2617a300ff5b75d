### Exporting what is on the board.

export = 書き出し
export-svg = このステップの画像（SVG）
export-png = このステップの画像（PNG）
export-animation = 次の数手のアニメーション（SVG）
export-print = 盤面と手順を印刷
session = セッション
save-session = セッションをファイルに保存
open-session = セッションファイルを開く

# Heads a printed list of moves: all of them, or some.
export-all-moves = { $all ->
    [1] 唯一の手
   *[other] 全{ $all }手
}
export-printed-moves = { $first }～{ $last }手目（全{ $all }手）

## Moving pictures to send.
export-moving = アニメーション
export-next = { $moves ->
    [1] 次の1手のGIF
   *[other] 次の{ $moves }手のGIF
}
# At the end of the solution.
export-last = { $moves ->
    [1] 最後の1手のGIF
   *[other] 最後の{ $moves }手のGIF
}
export-whole = 解全体を8秒にまとめたGIF
# Names a bar that shows how much of the file is ready.
export-making = ファイルを作成中
export-cancel = キャンセル
export-saved = { $name }を保存しました（{ $kilobytes } KB）
export-failed = このブラウザではファイルを作成できませんでした
