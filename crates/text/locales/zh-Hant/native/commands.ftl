commands-about = 九連環、河內塔、威佐夫遊戲及同類益智玩具的精確求解，大小不限
commands-spec = SPEC 是題目的名稱，後面可以用「?」接上與預設值不同的設定：rings?n=9&from=111111111&step=123。它就是 Gros 網頁網址中 #/ 之後的部分；寫整個網址也可以。
commands-brief = 在 shell 裡 ? 和 & 另有含義，可以改寫成 rings 9、rings:9 或 rings/9，都等於 rings?n=9。
commands-state = 狀態從最裡面的環、最大的圓盤或最慢的零件寫起。radices= 則從活動端的零件寫起：chain?radices=2,5,5 的狀態寫作 441 之類。
commands-step = 步數 K 可以是一個數、50% 這樣的百分比、2^40 這樣的乘方，或用 -218 表示離終點還有 218 步。
commands-standard-input = SPEC、K 或 S 寫成「-」時從標準輸入讀取；兩項都是「-」時，第一行給第一項，第二行給第二項。使用 --each 時，每一行都是一個 SPEC，或是寫成「-」的那一項的值。
commands-exit-codes = 結束代碼：0 成功；1 所問的不存在，例如狀態不在時間軸上；2 輸入有誤。
commands-usage = 用法
commands-commands = 命令
commands-arguments = 引數
commands-options = 選項
commands-examples = 範例
commands-any-options = 選項
commands-any-command = 命令
commands-list = 列出各種題目、大小限制和已知步數
commands-length = 輸出從起點到終點的步數
commands-state-at = 輸出某一步的狀態
commands-step-of = 輸出某個狀態是第幾步
commands-next = 輸出下一步怎麼走
commands-explain = 用該題目的第一種方法解釋下一步
commands-moves = 逐行輸出走法：步數、這一步、走後的狀態，以定位字元分隔
commands-svg = 把某一步的圖形輸出為 SVG，並標出下一步
commands-prove = 搜尋全部狀態，看看有沒有更短的路線
commands-open = 在瀏覽器裡開啟這一步的網頁，並輸出網址
commands-completions = 輸出 shell 的自動補全指令稿
commands-man = 輸出手冊頁，或某個命令的手冊頁
commands-help = 顯示本說明，或某個命令的說明
option-task = 題目及其設定
option-each = 讀取標準輸入，每一行回答一行
option-json = 每行輸出一個 JSON 物件
option-lang = 輸出所用的語言，如 en 或 zh-Hant（預設依序取 LC_ALL、LANG）
option-catalogue = 列出整個家族及公布的步數，不論 Gros 能否玩
option-step = 第幾步（預設為 SPEC 中的步數）
option-state = 狀態
option-method = 只用這種方法
option-all = 用所有適用的方法
option-why = 加上背後的證明
option-start = 從第幾步開始（預設為 SPEC 中的步數）
option-count = 輸出多少步（預設到終點為止）
option-look = 檢視方式：realistic（寫實）、vertical（直立）或 lights（亮燈），須為該題目所有
option-theme = 配色：light（淺色）或 dark（深色），預設為 light
option-pieces = 數量，代替 SPEC 裡的 n=
option-base = 網頁的網址（預設為 GROS_BASE）
option-shell = shell 的名稱：bash、elvish、fish、powershell 或 zsh
option-man-of = 命令
option-help = 顯示說明
option-version = 顯示版本
