### What can be empty or fail.

place-not-kept = 这个浏览器无法保存进度。
try-again = 重试
part-not-there = 这一部分没有加载成功。如果重试也不行，请刷新页面。
no-way = 按这个规则，从起点到不了终点。
notices = 通知
no-session-file = 这个文件不是 Gros 的存档，什么都没有改变。
no-words = 没能加载这种语言的文字。请在有网络时再试。
