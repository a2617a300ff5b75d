### What --help says. SPEC, K, S and such are the names of values, as they stand in the usage line.

commands-about = チャイニーズリング、ハノイの塔、ワイソフのゲームとその仲間のパズルを、どんな大きさでも正確に解きます
# Below the list of options, a paragraph each.
commands-spec = SPECはパズルの名前で、「?」のあとに既定値と違う設定を書けます。例：rings?n=9&from=111111111&step=123。Grosのページのアドレスの#/より後ろと同じもので、アドレス全体でもかまいません。
commands-brief = ?や&が別の意味を持つシェルでは、rings 9、rings:9、rings/9をrings?n=9の代わりに使えます。
commands-state = 状態は、一番奥のリング、一番大きい円盤、一番遅いピースから書きます。radices=は自由なピースから書きます。chain?radices=2,5,5の状態は441のように書きます。
commands-step = ステップKは、数、50%のような割合、2^40のようなべき、または最後から218手前を表す-218です。
commands-standard-input = SPEC、K、Sに「-」と書くと標準入力から読みます。二つが「-」のときは、1行目が一つ目の値、2行目が二つ目の値です。--eachでは、各行がSPECか、「-」とした引数の値になります。
commands-exit-codes = 終了コード：0は成功、1は答えがないとき（タイムラインにない状態のステップなど）、2は入力の誤り。

# Before the line that shows how a command is called.
commands-usage = 使い方
commands-commands = コマンド
commands-arguments = 引数
commands-options = オプション
# Before example lines, below the options of a command.
commands-examples = 例
# Names of values in the usage line: the first is in square brackets there, the second in angle brackets.
commands-any-options = オプション
commands-any-command = コマンド

commands-list = パズルの一覧を、大きさの限度とわかっている手数とともに表示
commands-length = スタートからゴールまでの手数を表示
commands-state-at = あるステップの状態を表示
commands-step-of = ある状態のステップを表示
commands-next = 次の手を表示
commands-explain = 次の手を、そのパズルの最初の方法で説明
commands-moves = 手順を1行に1手ずつ表示：ステップ、手、そのあとの状態をタブ区切りで
commands-svg = 状態の画像を、次の手に印を付けたSVGファイルとして出力
commands-prove = 全状態を探索し、「gros length」の手数より短い経路を探す
commands-open = このステップでページを開き、アドレスを表示
commands-completions = シェルでコマンドを補完するスクリプトを出力
commands-man = マニュアル、またはコマンドのマニュアルを出力
commands-help = このヘルプ、またはコマンドのヘルプを表示

option-task = パズルとその設定
option-each = 標準入力を読み、1行ごとに1行で答える
option-json = 1行に1個のJSONオブジェクトで出力
option-lang = 出力の言語。jaやenなど（既定：LC_ALL、次にLANG）
option-catalogue = 仲間のパズルを、Grosで遊べるかどうかにかかわらず、発表された手数とともにすべて表示
option-step = ステップ（既定：SPECのステップ）
option-state = 状態
option-method = この方法だけを使う
option-all = 当てはまる方法をすべて使う
option-why = その証明も付ける
option-start = 開始するステップ（既定：SPECのステップ）
option-count = 表示する手数（既定：残りすべて）
option-look = 表示。パズルにあればrealistic、vertical、lights
option-theme = 配色。lightかdark（既定：light）
option-pieces = ピースの数。SPECのn=の代わり
option-base = ページのアドレス（既定：GROS_BASE）
option-shell = シェル。bash、elvish、fish、powershell、zsh
option-man-of = コマンド
option-help = ヘルプを表示
option-version = バージョンを表示
