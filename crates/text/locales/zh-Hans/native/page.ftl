### The page without its program: before it comes, where it does not come, and after it has stopped.

needs-scripts = Gros 需要 JavaScript 和 WebAssembly。
failed-from-file = 浏览器只能从网页服务器运行这个程序。在这个文件夹里运行 { $command } 即可。
failed-to-load = 程序没有加载成功。图中玩具的规则：
stopped = Gros 出错，停止了运行。这是程序的问题，不是你操作有误。
open-again = 重新打开刚才的状态
start-afresh = 从头开始

page-description = 九连环、汉诺塔、大象转弯：时间轴可以拖到任意一步。自己解，跟着解手里的，弄懂为什么；大小不限，步步精确。
