### The header: sharing, looks, language, help.

share = 分享
send-link = 分享给……
copy-step-link = 复制这一步的链接
copy-screen-link = 复制本页链接
copy-look-link = 复制这一步的链接（连同外观）
copy-puzzle-link = 复制题目链接
link-copied = 已复制链接
result-copied = 已复制结果
copy-by-hand = 请手动复制这个链接：
theme = 主题
theme-system = 跟随系统
theme-light = 浅色
theme-dark = 深色
language = 语言
help = 帮助
keyboard-keys = 键盘操作
skip-to-board = 跳到操作区
learn = 学习
exercises = 练习
menu = 菜单
more = 更多
close = 关闭
dismiss = 知道了
letter-keys = 单键快捷键
examples = 值得一看
open-in-gros = 在 Gros 中打开
