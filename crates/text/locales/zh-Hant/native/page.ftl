### The page without its program: before it comes, where it does not come, and after it has stopped.

needs-scripts = Gros 需要 JavaScript 和 WebAssembly。
failed-from-file = 瀏覽器只能從網頁伺服器執行這個程式。在這個資料夾裡執行 { $command } 即可。
failed-to-load = 程式沒有載入成功。圖中玩具的規則：
stopped = Gros 發生錯誤，停止執行了。這是程式的問題，不是你操作有誤。
open-again = 重新開啟剛才的狀態
start-afresh = 從頭開始

page-description = 九連環、河內塔、大象轉彎：時間軸可以拖到任意一步。自己解，跟著解手上的，弄懂為什麼；大小不限，步步精確。
