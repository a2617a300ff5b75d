### What is said of a command line that cannot be read. What was typed is in quotation marks; $known is a list of what there is.

# $option is an option with its value.
arguments-bad-language = { $option }：沒有這種語言；可用的有 { $known }。
arguments-unknown-command = 沒有 { $name } 這個命令；可用的有 { $known }。
arguments-name-a-command = 缺少命令；可用的有 { $known }，用 --help 查看說明。
arguments-missing = { $argument }：缺少這一項。
arguments-unknown = { $argument }：這裡不能用；用 --help 查看說明。
arguments-missing-value = { $option }：缺少值。
arguments-twice = { $argument }：重複了，只能給一次。
arguments-exclude = { $argument }：不能與 { $other } 同時使用。
arguments-no-text = 有一個參數不是 UTF-8 文字。
bad-arguments = 無法讀取參數；用 --help 查看說明。
name-a-base = 不知道網頁在哪裡；請用 --base 或 GROS_BASE 給出網址，例如 http://127.0.0.1:8080/。
arguments-bad-base = { $option }：不是網址；須以 http://、https:// 或 file:// 開頭。
no-browser = 無法開啟瀏覽器：{ $why }。
