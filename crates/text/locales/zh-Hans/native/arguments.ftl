### What is said of a command line that cannot be read. What was typed is in quotation marks; $known is a list of what there is.

# $option is an option with its value.
arguments-bad-language = { $option }：没有这种语言；可用的有 { $known }。
arguments-unknown-command = 没有 { $name } 这个命令；可用的有 { $known }。
arguments-name-a-command = 缺少命令；可用的有 { $known }，用 --help 查看说明。
arguments-missing = { $argument }：缺少这一项。
arguments-unknown = { $argument }：这里不能用；用 --help 查看说明。
arguments-missing-value = { $option }：缺少值。
arguments-twice = { $argument }：重复了，只能给一次。
arguments-exclude = { $argument }：不能与 { $other } 同时使用。
arguments-no-text = 有一个参数不是 UTF-8 文本。
bad-arguments = 无法读取参数；用 --help 查看说明。
name-a-base = 不知道网页在哪里；请用 --base 或 GROS_BASE 给出地址，例如 http://127.0.0.1:8080/。
arguments-bad-base = { $option }：不是网址；须以 http://、https:// 或 file:// 开头。
no-browser = 无法打开浏览器：{ $why }。
