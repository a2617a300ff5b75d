### The header: sharing, looks, language, help.

share = 分享
send-link = 分享給……
copy-step-link = 複製這一步的連結
copy-screen-link = 複製本頁連結
copy-look-link = 複製這一步的連結（連同外觀）
copy-puzzle-link = 複製題目連結
link-copied = 已複製連結
result-copied = 已複製結果
copy-by-hand = 請手動複製這個連結：
theme = 主題
theme-system = 跟隨系統
theme-light = 淺色
theme-dark = 深色
language = 語言
help = 說明
keyboard-keys = 鍵盤操作
skip-to-board = 跳到盤面
learn = 學習
exercises = 練習
menu = 選單
more = 更多
close = 關閉
dismiss = 知道了
letter-keys = 單鍵快速鍵
examples = 值得一看
open-in-gros = 在 Gros 中開啟
