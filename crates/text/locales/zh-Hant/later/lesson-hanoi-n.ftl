lesson-hanoi-n = hanoi(n)
lesson-hanoi-n-line = 一個呼叫自己的函式，多深都行
lesson-hanoi-n-learnt = 要完成一個任務，就讓它為更小的任務呼叫自己。每多一個圓盤，步數加倍，打開的呼叫卻只多一層。

lesson-hanoi-n-two = hanoi(2)
lesson-hanoi-n-two-text = 兩個圓盤：小的讓開，大的移過去，小的再跟上。
lesson-hanoi-n-two-ask = 先猜一猜：十個圓盤要幾步？
lesson-hanoi-n-two-ask-2 = 把兩個圓盤都搬到 C 柱。
lesson-hanoi-n-two-hint = 寫什麼數都行。學完這一課，再看猜得準不準。
lesson-hanoi-n-two-hint-2 = 先把 1 號盤移到 B 柱。
lesson-hanoi-n-two-done = 讓開，移過去，再疊上：更大的塔也分這三段來搬。

lesson-hanoi-n-lift = 先讓路
lesson-hanoi-n-lift-text = 三個圓盤。3 號盤要到 C 柱，上面兩個得先讓開。它們該放到哪裡？
lesson-hanoi-n-lift-ask = 把 3 號盤移到 C 柱。
lesson-hanoi-n-lift-hint = C 柱要空著，所以 1、2 號盤放到 B 柱。這是終點不同的 hanoi(2)：先把 1 號盤移到 C 柱。
lesson-hanoi-n-lift-done = 先是終點不同的 hanoi(2)，然後 3 號盤走一步，它只走這一步。

lesson-hanoi-n-down = 再搬回去
lesson-hanoi-n-down-text = 兩個小盤搬到 3 號盤上面，3 號盤不擋路。
lesson-hanoi-n-down-ask = 把 1、2 號盤搬到 C 柱。
lesson-hanoi-n-down-hint = 又是 hanoi(2)：先把 1 號盤移到 A 柱。
lesson-hanoi-n-down-done = hanoi(3) 就是 hanoi(2)、一步、再 hanoi(2)。

lesson-hanoi-n-count = 數步數
lesson-hanoi-n-count-text = 每多一個圓盤，步數是小塔的兩倍再加一。所以 hₙ = 2hₙ₋₁ + 1，從 1 開始。
lesson-hanoi-n-count-ask = 1 到 5 個圓盤各要幾步？
lesson-hanoi-n-count-hint = 從一開始，每一格是前一格的兩倍再加一。
lesson-hanoi-n-count-done = 每次加倍再加一，就是 2ⁿ − 1：多一個圓盤，差不多多一倍的步數。

lesson-hanoi-n-middle = 正中
lesson-hanoi-n-middle-text = 函式先為四個小盤呼叫自己，再移動最大的，然後又呼叫自己。
lesson-hanoi-n-middle-ask = 五個圓盤，5 號盤在第幾步動？
lesson-hanoi-n-middle-ask-2 = 第 16 步剛走完時，每個圓盤各在哪根柱上？寫五個字母，先寫 5 號盤。
lesson-hanoi-n-middle-ask-3 = AACCC：只有三個小盤動過。這是第幾步之後？
lesson-hanoi-n-middle-hint = 先執行 hanoi(4)，要 15 步，把四個小盤搬開。
lesson-hanoi-n-middle-hint-2 = 5 號盤剛到 C 柱，四個小盤停在它沒用到的那根柱上。
lesson-hanoi-n-middle-hint-3 = hanoi(4) 從 hanoi(3) 開始，這時它剛結束。hanoi(3) 是兩次 hanoi(2)，再加一步。
lesson-hanoi-n-middle-done = 第 16 步，前面 15 步，後面 15 步。hanoi(4) 先做的 hanoi(3) 在第 7 步完成。
lesson-hanoi-n-middle-before = 15 步之後四個小盤才讓開，接著才動 5 號盤。
lesson-hanoi-n-middle-all = 31 是總步數。5 號盤在正中動。
lesson-hanoi-n-middle-after = 那是第 17 步之後：1 號盤又動了一次。
lesson-hanoi-n-middle-next = 第 8 步時 4 號盤也動過了。

lesson-hanoi-n-sixty-four = hanoi(64)
lesson-hanoi-n-sixty-four-text = 不論多少步，函式同時最多只有 64 層呼叫。網頁可以直接跳到任何一步。
lesson-hanoi-n-sixty-four-ask = 跳到 64 號盤剛動完的那一步：第 2^63 步。
lesson-hanoi-n-sixty-four-hint = 時間軸上的步數是個欄位：寫上 2^63，按 Enter。
lesson-hanoi-n-sixty-four-done = 這是 18,446,744,073,709,551,615 步裡的第 9,223,372,036,854,775,808 步，正好在中間，64 號盤已到終點。
