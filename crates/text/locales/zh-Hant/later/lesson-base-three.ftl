lesson-base-three = 數三個位置
lesson-base-three-line = 每個零件有三個位置，還有走不到的死路
lesson-base-three-learnt = 每個零件有三個位置，步數就按三進位來數，條件是所有狀態在一條線上。線一旦分岔，就不是每個狀態都能用一個步數說出來。

lesson-base-three-two = 又是一條線
lesson-base-three-two-text = 現在規定圓盤只能移到相鄰的柱子：A 和 B 之間，或者 B 和 C 之間。這樣每個圓盤有三個位置，要依序經過。
lesson-base-three-two-ask = 把兩個圓盤都搬到 C 柱。
lesson-base-three-two-ask-2 = 連兩端在內，一共經過了幾個狀態？
lesson-base-three-two-hint = 1 號盤在 C 柱時，2 號盤才能離開 A 柱。
lesson-base-three-two-hint-2 = 數一數步數，別忘了出發時的那個狀態。
lesson-base-three-two-done = 九個，正是兩個圓盤的全部狀態。和九連環一樣，這座塔也走在一條線上，一個狀態也不漏。
lesson-base-three-two-eight = 八是步數。走八步，經過的狀態要多一個。

lesson-base-three-count = 三進位
lesson-base-three-count-text = 每個圓盤有三個位置，就像三進位的一位有 0、1、2 三種寫法。如果一條線經過所有狀態，不用走也能算出它有幾步。
lesson-base-three-count-ask = 三個圓盤，從 A 柱到 C 柱，要幾步？
lesson-base-three-count-ask-2 = 4 到 6 個圓盤呢？
lesson-base-three-count-hint = 三位三進位數有 27 個，這座塔全都經過。
lesson-base-three-count-hint-2 = 每多一個圓盤，狀態就是原來的三倍。一條線上，步數比狀態數少一。
lesson-base-three-count-done = 3ⁿ − 1 步。每個零件有兩個位置，步數就是二進位的；有三個位置，就是三進位的。
lesson-base-three-count-seven = 圓盤能從 A 直接到 C 才是七步。這裡要在 B 停一下。
lesson-base-three-count-states = 這是狀態數。27 個狀態之間，步數少 1。

lesson-base-three-elephants = 死路
lesson-base-three-elephants-text = 五頭大象也各有三個位置，共 243 個狀態。但解法是 114 步，不是 242 步。
lesson-base-three-elephants-ask = 連兩端在內，解法經過幾個狀態？
lesson-base-three-elephants-ask-2 = 為什麼不是全部 243 個？
lesson-base-three-elephants-hint = 從一個狀態到下一個狀態，要走一步。
lesson-base-three-elephants-hint-2 = 什麼樣的狀態，最短的路線才會不經過？
lesson-base-three-elephants-done = 所有狀態在一條線上，一個數就能說出一個狀態。線一旦分岔，走不通的那些岔路，解法都不經過。
lesson-base-three-elephants-moves = 114 是步數。出發時的狀態也要算。
lesson-base-three-elephants-dead-ends = 許多狀態在解法旁邊的死路裡。
lesson-base-three-elephants-two-places = 大象其實只有兩個位置。
lesson-base-three-elephants-two-places-why = 每頭大象有三種擺法。
lesson-base-three-elephants-mistake = 大象可以跳過一個位置。
lesson-base-three-elephants-mistake-why = 每一步只讓一頭大象換到相鄰的位置。
