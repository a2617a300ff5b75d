### What the keys do that work on the whole page, as the help lists them.

anywhere = どこでも
does-play = 再生・一時停止
does-step = 1ステップ戻る・進む
does-hint = ヒントを表示
does-undo = 元に戻す
does-redo = やり直す
does-describe = 盤面を読み上げる
does-help = このショートカット一覧
does-stop = 止める・閉じる
