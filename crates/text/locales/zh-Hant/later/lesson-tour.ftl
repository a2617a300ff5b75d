lesson-tour = 從這裡開始
lesson-tour-line = 從手裡的三個環，到一個藏著黃金比例的遊戲，一共十二站。每站有一到三個任務，由網頁檢查。

lesson-tour-take-off = 取下三個環
lesson-tour-take-off-text = 套著各環的長框叫劍。第 1 環在活動端，隨時能動。其他的環，只有外側相鄰的一環在劍上、再往外的全部取下，才能動。
lesson-tour-take-off-ask = 把三個環全部取下。
lesson-tour-take-off-hint = 先取第 3 環。為此第 2 環要在劍上，第 1 環要取下。
lesson-tour-take-off-done = 全部取下了。三個環最少五步。

lesson-tour-two-moves = 只有兩種走法
lesson-tour-two-moves-text = 規則幾乎沒留下什麼餘地：不論哪個狀態，大多數環都動不了。點一個動不了的環，會告訴你為什麼。
lesson-tour-two-moves-ask = 點一個動不了的環。
lesson-tour-two-moves-ask-2 = 這五個環裡，現在有幾個能動？
lesson-tour-two-moves-blocked = 找到了一個動不了的環，但不一定只有它動不了。
lesson-tour-two-moves-others = 究竟哪些環能動？
lesson-tour-two-moves-hint = 第 1 環總能動，所以是別的環。先試最大的那個。
lesson-tour-two-moves-hint-2 = 第 1 環總能動。再找劍上最外的一環，看再往裡的那一環。
lesson-tour-two-moves-done = 最多只有兩個：第 1 環，和劍上最外一環再往裡的那一環。
lesson-tour-two-moves-one = 第 1 環總能動，但這裡不止它一個。
lesson-tour-two-moves-three = 你數的三個裡，有一個動不了。逐個看：外側相鄰的一環在劍上嗎？再往外的都取下了嗎？
lesson-tour-two-moves-four = 動不了的不止剛才點的那個。其餘的也逐個看：外側相鄰的一環在劍上嗎？再往外的都取下了嗎？

lesson-tour-one-line = 沒有選擇，所以是一條線
lesson-tour-one-line-text = 兩種走法裡，總有一種是退回剛才那一步。所以往前只有一條路，走出來是一條線。它會經過每個狀態嗎？
lesson-tour-one-line-ask = 走到線的另一端：只有第 3 環在劍上。
lesson-tour-one-line-ask-2 = 連兩端在內，一共經過了幾個狀態？
lesson-tour-one-line-new = 沿著這條線，每走一步都是一個新狀態。
lesson-tour-one-line-began = 出發時的那個算進去了嗎？
lesson-tour-one-line-hint = 同一個環不要連動兩次，就不會走錯。
lesson-tour-one-line-hint-2 = 不回頭的話，每走一步多一個狀態。數一數步數，別忘了出發時的那個狀態。
lesson-tour-one-line-done = 八個，正是三個環的全部狀態。這條線每個都經過。
lesson-tour-one-line-seven = 七是步數。走七步，經過的狀態要多一個。

lesson-tour-last-ring = 只剩一個環
lesson-tour-last-ring-text = 四個環，只有最裡面的還在劍上，看上去就快好了。
lesson-tour-last-ring-ask = 到全部取下還要幾步？
lesson-tour-last-ring-alone = 只有第 4 環還在劍上。
lesson-tour-last-ring-far = 離全部取下有多遠？
lesson-tour-last-ring-hint = 第 3 環在劍上、第 1、2 環取下，第 4 環才能取下。這裡是 16 個狀態那條線最遠的一端。
lesson-tour-last-ring-done = 十五步，比四個環全在劍上還多。只剩最裡面的一環，反而是最遠的狀態。
lesson-tour-last-ring-one = 第 4 環要是能動，一步就夠了。可是第 3 環得先放上。
lesson-tour-last-ring-ten = 四個環全在劍上才是十步。只剩第 4 環，還要更遠。

lesson-tour-ladder = 填一架梯子
lesson-tour-ladder-text = 所有的環都要取下，所以從最大的想起。對每個環，說出上面那一環需要它在哪裡。
lesson-tour-ladder-ask = 從上到下填好這架梯子。
lesson-tour-ladder-waits = 第 5 環要取下。
lesson-tour-ladder-first = 先要做到什麼？
lesson-tour-ladder-hint = 要動的環，需要外側的一環在劍上，再往外的都取下。已滿足的環什麼也不需要。
lesson-tour-ladder-done = 每一列都由上一列決定，一直到現在要動的環。

lesson-tour-number = 梯子是一個數
lesson-tour-number-text = 順著剛填好的梯子往下，每個環寫一位：已滿足寫 0，還沒有寫 1。
lesson-tour-number-ask = 寫出這六位。
lesson-tour-number-same = 還是梯子上的那些環。
lesson-tour-number-wanted = 哪些已經滿足了？
lesson-tour-number-ask-2 = 把它當作二進位數，還差幾步？
lesson-tour-number-places = 每一位的位值是後一位的兩倍。
lesson-tour-number-sum = 加起來是多少？
lesson-tour-number-hint = 第 6 環已滿足，第 5 環還沒有，第 4 環已滿足，第 3 環還沒有。
lesson-tour-number-hint-2 = 各位的位值是 32、16、8、4、2、1。把是 1 的幾位加起來。
lesson-tour-number-done = 16 + 4 + 2 = 22。每個 1 要走的步數，就是它的位值。
lesson-tour-number-state = 這是環的上下，1 表示在劍上。要寫的是有沒有滿足。

lesson-tour-copy-swap = 照抄與互換
lesson-tour-copy-swap-text = 有更快的辦法得到這個數。從左到右讀各環，在劍上讀作 1。先照抄；每讀到一個 1，就在照抄和互換 0、1 之間切換。
lesson-tour-copy-swap-ask = 寫出這九個環對應的二進位數。
lesson-tour-copy-swap-left = 從左往右讀各環。
lesson-tour-copy-swap-swap = 從哪裡開始互換？
lesson-tour-copy-swap-hint = 抄 0，抄 1。從這裡起互換：1 變成 0，然後又照抄。
lesson-tour-copy-swap-done = 這是二進位的 142：還差 142 步。
lesson-tour-copy-swap-state = 這就是環的那一列。第一個 1 之後要互換。

lesson-tour-jump = 跳到第 2⁷⁰ 步
lesson-tour-jump-text = 一百個環的步數，誰也走不完。但由剩下的步數就能得出各環的上下，所以任何一步都能直接到達。
lesson-tour-jump-ask = 在時間軸上跳到第 2^70 步。
lesson-tour-jump-hint = 時間軸上的步數是個欄位，可以寫數字，也可以寫 2^70，按 Enter 就到。
lesson-tour-jump-done = 到了：這是 1,180,591,620,717,411,303,424 步之後，一步也沒有走。

lesson-tour-fold = 把線翻開
lesson-tour-fold-text = 三個環的狀態連成一條線。四個環有兩份這樣的線：一份第 4 環取下，一份第 4 環放上。兩份只在一處相連。
lesson-tour-fold-ask = 把第二份轉下來，讓兩份連成一條線。
lesson-tour-fold-copies = 同樣的線有兩份。
lesson-tour-fold-meet = 在哪裡接上？
lesson-tour-fold-ask-2 = n 個環的線長 2ⁿ − 1 步。第二份是倒著接上的，所以從 n 個環全部放上走到線的末端，步數和取下 n − 1 個環一樣：aₙ = 2ⁿ − 1 − aₙ₋₁。填出 3 到 9 個環的步數。
lesson-tour-fold-more = 多一個環，就多一份線。
lesson-tour-fold-longer = 全部放上的狀態在線上的哪裡？
lesson-tour-fold-hint = 把第二份的一端往右下方拖，或者按向右的方向鍵，直到兩份連成一直線。
lesson-tour-fold-hint-2 = 三個環的線長 8 − 1 = 7 步，兩個環全在劍上時要 2 步，從 7 裡減去 2。
lesson-tour-fold-done = 九個環 341 步，翻一翻就得到了。

lesson-tour-one-ruler = 同一把尺
lesson-tour-one-ruler-text = 想想尺上的刻度：正中一根長的，再對半是短一些的，一直分下去。河內塔和九連環的走法也是這樣：刻度越長，動的圓盤或環就越大。
lesson-tour-one-ruler-ask = 河內塔的第 12 步，動的是幾號盤？
lesson-tour-one-ruler-often = 小盤常動，大盤少動。
lesson-tour-one-ruler-mark = 尺上 12 那裡的刻度有多長？
lesson-tour-one-ruler-halvings = 二是對半的次數，盤號要再加一。
lesson-tour-one-ruler-ask-2 = 這幾個環從全部取下往上放，第 12 步動的是第幾環？
lesson-tour-one-ruler-now = 這回是往劍上放環。
lesson-tour-one-ruler-same = 還是同一把尺嗎？
lesson-tour-one-ruler-halvings-ring = 二是對半的次數，環的編號要再加一。
lesson-tour-one-ruler-hint = 把 12 一再對半，只要得到的還是整數就接著分，數一數分了幾次，再加一就是盤號。
lesson-tour-one-ruler-hint-2 = 又是第 12 步。照那把尺該是幾？
lesson-tour-one-ruler-done = 數相同。在二進位計數器裡，它就是變成 1 的那一位。

lesson-tour-positions = 更多的位置
lesson-tour-positions-text = 規定圓盤只能移到相鄰的柱子。這樣每個圓盤有三個位置，依次經過，就像三進位的一位。
lesson-tour-positions-ask = 三個圓盤，從第一柱到最後一柱，要幾步？
lesson-tour-positions-stop = 圓盤不能越過 B 柱。
lesson-tour-positions-longer = 這樣要多走幾步？
lesson-tour-positions-ask-2 = 五頭大象也各有三個位置，共 243 個狀態。但解法是 114 步，不是 242 步。為什麼？
lesson-tour-positions-fewer = 解法經過的狀態不到一半。
lesson-tour-positions-others = 其餘的在哪裡？
lesson-tour-positions-hint = 三位三進位數有 27 個，這座塔全都經過。
lesson-tour-positions-hint-2 = 114 步的路線只經過 243 個狀態裡的 115 個。什麼樣的狀態才會不在路線上？
lesson-tour-positions-done = 只要所有狀態在一條線上，就能用三進位來數。大象的狀態不在一條線上。
lesson-tour-positions-seven = 圓盤能從 A 直接到 C 才是七步。這裡要在 B 停一下。
lesson-tour-positions-states = 這是狀態數。27 個狀態之間，步數少 1。
lesson-tour-positions-dead-ends = 許多狀態在解法旁邊的死路裡。
lesson-tour-positions-two-places = 大象其實只有兩個位置。
lesson-tour-positions-two-places-why = 每頭大象有三種擺法。
lesson-tour-positions-mistake = 大象可以跳過一個位置。
lesson-tour-positions-mistake-why = 每一步只讓一頭大象換到相鄰的位置。

lesson-tour-game = 一個遊戲
lesson-tour-game-text = 兩堆石子。從一堆取，或從兩堆取同樣多，取到最後一顆的人贏。有些局面怎麼走都輸，叫必敗局面。最前面的是 1 和 2、3 和 5、4 和 7。
lesson-tour-game-ask = 下一對裡，小的一堆是還沒用過的最小的數。是幾？
lesson-tour-game-pairs = 每個數只在一對裡。
lesson-tour-game-left = 剩下的數裡，最前面是幾？
lesson-tour-game-ask-2 = 差每次加一：1、2、3，現在是 4。大的一堆是幾？
lesson-tour-game-one = 一堆已經知道了。
lesson-tour-game-apart = 另一堆比它多幾顆？
lesson-tour-game-ask-3 = 給對方留下一個必敗局面。
lesson-tour-game-turn = 輪到你了。
lesson-tour-game-reach = 走得到哪個必敗局面？
lesson-tour-game-hint = 用過的有 1、2、3、4、5、7。
lesson-tour-game-hint-2 = 小的一堆加上差 4。
lesson-tour-game-hint-3 = 找一個走得到的必敗局面，例如 3 和 5。
lesson-tour-game-done = 又是必敗局面。任何一對必敗的數，小的乘以黃金比例 1.618……，再向上取整，就是大的。
