### The header: sharing, theme, language, help.

share = 共有
# On a phone: opens the system’s sheet for sharing.
send-link = 送信…
copy-step-link = このステップのリンクをコピー
# To what is shown in place of the board: the shelf, a lesson.
copy-screen-link = このページのリンクをコピー
copy-look-link = このステップと表示のリンクをコピー
copy-puzzle-link = このパズルのリンクをコピー
link-copied = リンクをコピーしました
# A result with its link, as text.
result-copied = 結果をコピーしました
copy-by-hand = このリンクをコピーしてください：
theme = テーマ
theme-system = システム
theme-light = ライト
theme-dark = ダーク
language = 言語
help = ヘルプ
keyboard-keys = キーボードショートカット
skip-to-board = 盤面へ移動
# Opens lessons, exercises and tools; the title of their page.
learn = 学ぶ
exercises = 練習問題
menu = メニュー
more = その他
close = 閉じる
dismiss = 消す
letter-keys = 1文字キーのショートカット
examples = 例
open-in-gros = Grosで開く
family-tab = Spin-Outの仲間
