### The page without its program: before it has loaded, where it can’t load, and after it has crashed.

# Where scripts are turned off.
needs-scripts = GrosにはJavaScriptとWebAssemblyが必要です。
# Where the page was opened as a file. $command starts a web server.
failed-from-file = ブラウザはこのプログラムをWebサーバーからしか実行できません。このフォルダで{ $command }を実行するとサーバーが起動します。
# Where the program did not load; the rules of the puzzle follow.
failed-to-load = プログラムを読み込めませんでした。パズルの規則は次のとおりです。
# After a crash, above two links: open-again and start-afresh.
stopped = Grosが異常終了しました。プログラムの不具合で、あなたの操作のせいではありません。
open-again = このステップを開き直す
start-afresh = 最初からやり直す

# For search engines, and beside a link in a chat.
page-description = チャイニーズリング（九連環）、ハノイの塔、Spin-Outを、どのステップへもドラッグできるタイムラインで。自分で解いたり、手元の実物を案内してもらったり、仕組みを学んだりできます。どんな大きさでも正確です。
