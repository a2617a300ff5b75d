lesson-binary = 九連環與二進位
lesson-binary-line = 從環的上下讀出還差幾步
lesson-binary-learnt = 環的上下是一個數的另一種寫法。照抄與互換把它變成二進位，比較相鄰的兩位又變回來，每走一步就減一。

lesson-binary-count = 最遠的一端
lesson-binary-count-text = 三個環有八個狀態，排成一條線。一端是全部取下，另一端是只剩第 3 環。
lesson-binary-count-ask = 從這裡還差幾步？
lesson-binary-count-hint = 線上有八個狀態，現在在其中一端。相鄰的兩個之間是一步。
lesson-binary-count-done = 七步，二進位是 111：三個環，三位。
lesson-binary-count-one = 劍上雖只有一個環，但它還不能動。
lesson-binary-count-four = 把 100 當作二進位是四，可是環的上下並不就是那個二進位數。

lesson-binary-read = 讀出各環
lesson-binary-read-text = 在劍上的環把後面的線倒過來，倒過來就是 0 和 1 互換。所以從左到右讀，在劍上讀作 1。先照抄；每讀到一個 1，就在照抄和互換之間切換。
lesson-binary-read-ask = 寫出這五個環對應的二進位數。
lesson-binary-read-hint = 第一個 1 照抄。然後互換：0 變成 1，下一個 1 變成 0。
lesson-binary-read-done = 還差 27 步。把各環從頭到尾讀一遍就知道了。
lesson-binary-read-state = 這就是環的那一列。從第二位起要互換。

lesson-binary-write = 寫出各環
lesson-binary-write-text = 反過來也行。取二進位數，每一位和前一位比：相同是取下，不同是放上。
lesson-binary-write-ask = 還差十二步，二進位是 01100。哪些環在劍上？在的寫 1，取下的寫 0。
lesson-binary-write-hint = 第一位前面當作 0。0 和 0 相同，0 和 1 不同，1 和 1 相同。
lesson-binary-write-done = 這是 12 的格雷碼。相鄰的數只差一個環。
lesson-binary-write-binary = 這就是那個二進位數。每一位要和前一位比。

lesson-binary-minus-one = 往下數
lesson-binary-minus-one-text = 走一步就減一：從 12 到 11，從 01100 到 01011。二進位變了三位，環卻只動一個。
lesson-binary-minus-one-ask = 動的是第幾環？
lesson-binary-minus-one-hint = 看變了的那幾位：相鄰兩位原來相同的還是相同，不同的還是不同，只有左端變了。
lesson-binary-minus-one-done = 第 3 環：最左邊變了的那一位就是它。
lesson-binary-minus-one-one = 只有最後一位變的時候，才動第 1 環。

lesson-binary-parity = 奇數還是偶數
lesson-binary-parity-text = 每一步讓劍上的環多一個或少一個。最後一步是取下第 1 環，那時劍上有一個環。所以劍上有奇數個環時，就動第 1 環。
lesson-binary-parity-ask = 現在四個環在劍上，下一步動什麼？
lesson-binary-parity-hint = 奇數才動第 1 環，四是偶數。除了第 1 環，還有哪個環能動？
lesson-binary-parity-done = 兩條規則就夠了，什麼狀態都能解，不用數。
lesson-binary-parity-one = 第 1 環
lesson-binary-parity-one-why = 劍上有奇數個環時才這樣。
lesson-binary-parity-other = 劍上最外一環再往裡的那一環
lesson-binary-parity-both = 兩個都可以
lesson-binary-parity-both-why = 其中一個會離終點更遠。

lesson-binary-nine = 九個環
lesson-binary-nine-text = 現在全部用上：讀出九個環，寫出二進位數，再把位值加起來。
lesson-binary-nine-ask = 還差幾步？
lesson-binary-nine-rings = 這是把環的那一列直接當作二進位。先照抄、互換，再加。
lesson-binary-nine-digits-only = 這是二進位的寫法。再把每個 1 的位值加起來。
lesson-binary-nine-hint = 九位的位值是 256、128、64、32、16、8、4、2、1。先照抄，每讀到 1 就切換。
lesson-binary-nine-done = 一步沒走，就從環上讀出了一個數。
