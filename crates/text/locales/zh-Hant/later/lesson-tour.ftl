lesson-tour = 從這裡開始
lesson-tour-line = 從手裡的三個環，到誰也解不完的一百個環，一共十站。每站有一到三個任務，由網頁檢查。
lesson-tour-learnt = 每個狀態最多只有兩種走法，所以全部狀態連成一條線。一個數就能說出走到了哪裡，由這個數也能讀出各環的上下，三個環如此，一百個環也如此。

lesson-tour-take-off = 取下三個環
lesson-tour-take-off-text = 套著各環的長框叫劍。第 1 環在活動端，隨時能動。其他的環，只有外側相鄰的一環在劍上、再往外的全部取下，才能動。
lesson-tour-take-off-ask = 把三個環全部取下。
lesson-tour-take-off-hint = 先取第 3 環。為此第 2 環要在劍上，第 1 環要取下。
lesson-tour-take-off-done = 全部取下了，中途第 1 環還得再放上。最少五步。

lesson-tour-two-moves = 只有兩種走法
lesson-tour-two-moves-text = 規則幾乎沒留下什麼餘地：不論哪個狀態，大多數環都動不了。點一個動不了的環，會告訴你為什麼。
lesson-tour-two-moves-ask = 點一個動不了的環。
lesson-tour-two-moves-ask-2 = 這五個環裡，現在有幾個能動？
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
lesson-tour-one-line-hint = 同一個環不要連動兩次，就不會走錯。
lesson-tour-one-line-hint-2 = 不回頭的話，每走一步多一個狀態。數一數步數，別忘了出發時的那個狀態。
lesson-tour-one-line-done = 八個，正是三個環的全部狀態。這條線每個都經過。
lesson-tour-one-line-seven = 七是步數。走七步，經過的狀態要多一個。

lesson-tour-fold = 把線翻開
lesson-tour-fold-text = 三個環的狀態連成一條線。四個環有兩份這樣的線：一份第 4 環取下，一份第 4 環放上。兩份只在一處相連。
lesson-tour-fold-ask = 把第二份轉下來，讓兩份連成一條線。
lesson-tour-fold-ask-2 = n 個環的線長 2ⁿ − 1 步。第二份是倒著接上的，所以從 n 個環全部放上走到線的末端，步數和取下 n − 1 個環一樣：aₙ = 2ⁿ − 1 − aₙ₋₁。填出 3 到 9 個環的步數。
lesson-tour-fold-hint = 把第二份的一端往右下方拖，或者按向右的方向鍵，直到兩份連成一直線。
lesson-tour-fold-hint-2 = 三個環的線長 8 − 1 = 7 步，兩個環全在劍上時要 2 步，從 7 裡減去 2。
lesson-tour-fold-done = 多一個環，線就加倍，後一半是倒著的。憑這一點就得到九個環的 341 步。

lesson-tour-last-ring = 只剩一個環
lesson-tour-last-ring-text = 四個環，只有最裡面的還在劍上，看上去就快好了。
lesson-tour-last-ring-ask = 到全部取下還要幾步？
lesson-tour-last-ring-hint = 第 3 環在劍上、第 1、2 環取下，第 4 環才能取下。這裡是 16 個狀態那條線最遠的一端。
lesson-tour-last-ring-done = 十五步，比四個環全在劍上還多。只剩最裡面的一環，反而是最遠的狀態。
lesson-tour-last-ring-one = 第 4 環要是能動，一步就夠了。可是第 3 環得先放上。
lesson-tour-last-ring-ten = 四個環全在劍上才是十步。只剩第 4 環，還要更遠。

lesson-tour-ladder = 填一架梯子
lesson-tour-ladder-text = 所有的環都要取下，所以從最大的想起。對每個環，說出上面那一環需要它在哪裡。
lesson-tour-ladder-ask = 從上到下填好這架梯子。
lesson-tour-ladder-hint = 要動的環，需要外側的一環在劍上，再往外的都取下。已滿足的環什麼也不需要。
lesson-tour-ladder-done = 每一列都由上一列決定，一直到現在要動的環。

lesson-tour-number = 梯子是一個數
lesson-tour-number-text = 順著剛填好的梯子往下，每個環寫一位：已滿足寫 0，還沒有寫 1。
lesson-tour-number-ask = 寫出這六位。
lesson-tour-number-ask-2 = 把它當作二進位數，還差幾步？
lesson-tour-number-hint = 第 6 環已滿足，第 5 環還沒有，第 4 環已滿足，第 3 環還沒有。
lesson-tour-number-hint-2 = 各位的位值是 32、16、8、4、2、1。把是 1 的幾位加起來。
lesson-tour-number-done = 16 + 4 + 2 = 22。每個 1 要走的步數，就是它的位值。
lesson-tour-number-state = 這是環的上下，1 表示在劍上。要寫的是有沒有滿足。

lesson-tour-copy-swap = 照抄與互換
lesson-tour-copy-swap-text = 要得到這個數，有比梯子更快的辦法，它就在翻開的那條線裡。第 4 環取下時，較小的環順著它們的線走；第 4 環放上時，就倒著走。
lesson-tour-copy-swap-ask = 圖裡第二份在第一份上面。1101 的正下方是 0101，還差 6 步。1101 還差幾步？
lesson-tour-copy-swap-ask-2 = 所以還差 k 步的狀態，正上方的那個還差 15 − k 步。6 的二進位是 0110，15 − 6 是 1001。四位數字有什麼變化？
lesson-tour-copy-swap-ask-3 = 所以每個在劍上的環，都把比它小的環所說的倒過來。從左到右讀各環，在劍上讀作 1。先照抄；每讀到一個 1，就在照抄和互換 0、1 之間切換。寫出這九個環對應的二進位數。
lesson-tour-copy-swap-hint = 兩份相連的地方，數是接著的：從還差 7 步的 0100，到它上面的 1100。從那裡起，沿著第二份往下數。
lesson-tour-copy-swap-hint-2 = 15 的二進位是 1111，減去 k 不用借位，所以一位一位地看就行。
lesson-tour-copy-swap-hint-3 = 抄 0，抄 1。從這裡起互換：1 變成 0，然後又照抄。
lesson-tour-copy-swap-done = 還差 142 步，不用梯子就讀出來了。在劍上的環把後面的線倒過來，倒過來就是 0 和 1 互換：所以每讀到一個 1 就要切換。
lesson-tour-copy-swap-below = 那是正下方的狀態。第二份的數從 8 到 15。
lesson-tour-copy-swap-forwards = 第二份要是和第一份同方向，才是 8 + 6。第二份的 8 在相連的一端。
lesson-tour-copy-swap-read = 13 是把 1101 當作二進位數來讀。環的上下還不是這個數。
lesson-tour-copy-swap-order = 次序倒過來。
lesson-tour-copy-swap-order-why = 0110 倒過來還是 0110，不是 1001。
lesson-tour-copy-swap-swap = 0 變成 1，1 變成 0。
lesson-tour-copy-swap-first = 只有第一位變了。
lesson-tour-copy-swap-first-why = 0110 和 1001 四位都不同。
lesson-tour-copy-swap-state = 這就是環的那一列。第一個 1 之後要互換。

lesson-tour-one-ruler = 同一把尺
lesson-tour-one-ruler-text = 想想尺上的刻度：正中一根長的，再對半是短一些的，一直分下去。河內塔和九連環的走法也是這樣：刻度越長，動的圓盤或環就越大。
lesson-tour-one-ruler-ask = 河內塔的第 12 步，動的是幾號盤？
lesson-tour-one-ruler-halvings = 二是對半的次數，盤號要再加一。
lesson-tour-one-ruler-ask-2 = 這幾個環從全部取下往上放，第 12 步動的是第幾環？
lesson-tour-one-ruler-halvings-ring = 二是對半的次數，環的編號要再加一。
lesson-tour-one-ruler-hint = 把 12 一再對半，只要得到的還是整數就接著分，數一數分了幾次，再加一就是盤號。
lesson-tour-one-ruler-hint-2 = 又是第 12 步。照那把尺該是幾？
lesson-tour-one-ruler-done = 數相同。在二進位計數器裡，它就是變成 1 的那一位。

lesson-tour-jump = 跳到第 2⁷⁰ 步
lesson-tour-jump-text = 一百個環的步數，誰也走不完。但由剩下的步數就能得出各環的上下，所以任何一步都能直接到達。
lesson-tour-jump-ask = 在時間軸上跳到第 2^70 步。
lesson-tour-jump-hint = 時間軸上的步數是個欄位，可以寫數字，也可以寫 2^70，按 Enter 就到。
lesson-tour-jump-done = 這是第 1,180,591,620,717,411,303,424 步。單憑這個數就知道各環的上下，所以一步也不用走。
