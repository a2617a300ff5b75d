commands-about = 九连环、汉诺塔、威佐夫博弈及同类益智玩具的精确求解，大小不限
commands-spec = SPEC 是题目的名称，后面可以用“?”接上与默认值不同的设置：rings?n=9&from=111111111&step=123。它就是 Gros 网页地址中 #/ 之后的部分；写整个地址也可以。
commands-brief = 在 shell 里 ? 和 & 另有含义，可以改写成 rings 9、rings:9 或 rings/9，都等于 rings?n=9。
commands-state = 状态从最里面的环、最大的盘子或最慢的零件写起。radices= 则从活动端的零件写起：chain?radices=2,5,5 的状态写作 441 之类。
commands-step = 步数 K 可以是一个数、50% 这样的百分比、2^40 这样的乘方，或用 -218 表示离终点还有 218 步。
commands-standard-input = SPEC、K 或 S 写成“-”时从标准输入读取；两项都是“-”时，第一行给第一项，第二行给第二项。使用 --each 时，每一行都是一个 SPEC，或是写成“-”的那一项的值。
commands-exit-codes = 退出码：0 成功；1 所问的不存在，例如状态不在时间轴上；2 输入有误。
commands-usage = 用法
commands-commands = 命令
commands-arguments = 参数
commands-options = 选项
commands-examples = 例子
commands-any-options = 选项
commands-any-command = 命令
commands-list = 列出各种题目、大小限制和已知步数
commands-length = 输出从起点到终点的步数
commands-state-at = 输出某一步的状态
commands-step-of = 输出某个状态是第几步
commands-next = 输出下一步怎么走
commands-explain = 用该题目的第一种方法解释下一步
commands-moves = 逐行输出走法：步数、这一步、走后的状态，以制表符分隔
commands-svg = 把某一步的图形输出为 SVG，并标出下一步
commands-prove = 搜索全部状态，看看有没有更短的路线
commands-open = 在浏览器里打开这一步的网页，并输出网址
commands-completions = 输出 shell 的自动补全脚本
commands-man = 输出手册页，或某个命令的手册页
commands-help = 显示本说明，或某个命令的说明
option-task = 题目及其设置
option-each = 读取标准输入，每一行回答一行
option-json = 每行输出一个 JSON 对象
option-lang = 输出所用的语言，如 en 或 zh-Hans（默认依次取 LC_ALL、LANG）
option-catalogue = 列出整个家族及公布的步数，不论 Gros 能否玩
option-step = 第几步（默认为 SPEC 中的步数）
option-state = 状态
option-method = 只用这种方法
option-all = 用所有适用的方法
option-why = 加上背后的证明
option-start = 从第几步开始（默认为 SPEC 中的步数）
option-count = 输出多少步（默认到终点为止）
option-look = 视图：realistic（写实）、vertical（竖直）或 lights（亮灯），须为该题目所有
option-theme = 配色：light（浅色）或 dark（深色），默认为 light
option-pieces = 数量，代替 SPEC 里的 n=
option-base = 网页的地址（默认为 GROS_BASE）
option-shell = shell 的名称：bash、elvish、fish、powershell 或 zsh
option-man-of = 命令
option-help = 显示说明
option-version = 显示版本
