### The page without its program: before it comes, where it does not come, and after it has stopped.

needs-scripts = Gros 需要 JavaScript 和 WebAssembly。
failed-from-file = 浏览器不能直接从文件启动这个程序。请把文件夹放到任意网页服务器上再打开；在本机，可以在文件夹里运行 { $command }。
failed-to-load = 程序没有加载成功。图中玩具的规则：
stopped = Gros 出错，停止了运行。这是程序的问题，不是你操作有误。
open-again = 重新打开刚才的状态
start-afresh = 从头开始

page-description = 九连环、汉诺塔、大象转弯：时间轴可以拖到任意一步。自己解，跟着解手里的，弄懂为什么；大小不限，步步精确。
