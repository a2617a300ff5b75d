lesson-gray = 什麼是格雷碼
lesson-gray-line = 一次只變一位
lesson-gray-learnt = 格雷碼裡，相鄰的兩個只差一位，所以中途不會讀錯。它是沿著立方體的邊走遍所有頂點的一條路，九連環走的就是這樣一條。

lesson-gray-carry = 從 7 到 8
lesson-gray-carry-text = 數只加一，二進位卻可能變好幾位。7 是 0111，8 是 1000。
lesson-gray-carry-ask = 從 7 到 8，變了幾位？
lesson-gray-carry-hint = 把 0111 和 1000 上下對齊，一位一位地比。
lesson-gray-carry-done = 每一位都變了。從 6 到 7，也就是 0110 到 0111，卻只變一位：要看進位進到哪裡。
lesson-gray-carry-one = 數只大了一，變的卻不只一位。
lesson-gray-carry-three = 這是由 1 變成 0 的那幾位。第一位也變了。

lesson-gray-dial = 轉到一半
lesson-gray-dial-text = 四個感測器讀一個轉盤的位置，每個讀一位。它們總不會剛好在同一瞬間翻轉。轉盤從 0111 轉到 1000，第一位比其餘幾位早一點翻轉。
lesson-gray-dial-ask = 那一瞬間讀出來是多少？
lesson-gray-dial-hint = 第一位已經是 1，其餘幾位還是 7 的。
lesson-gray-dial-done = 是 1111，和 7、8 都差得很遠。要看哪幾位慢了，0 到 15 的任何數都可能出現。
lesson-gray-dial-seven = 7
lesson-gray-dial-seven-why = 那是 0111，可是第一位已經翻轉了。
lesson-gray-dial-fifteen = 15
lesson-gray-dial-eight = 8
lesson-gray-dial-eight-why = 那是 1000，可是後三位還沒有翻轉。

lesson-gray-digit = 一次一位
lesson-gray-digit-text = 格雷碼裡，相鄰兩個只差一位。拿不準的只有這一位，所以讀出來總是相鄰兩個當中的一個。它得名於法蘭克·格雷 1953 年的專利；而在 1872 年，路易·格羅已經從九連環裡找到了它。現在環是 1100，還差 8 步。
lesson-gray-digit-ask = 走一步，從 8 到 7。
lesson-gray-digit-hint = 動第 1 環會到 9。另外還有哪個環能動？
lesson-gray-digit-done = 從 1100 到 0100：環動一個，碼變一位。換成二進位，要變四位。

lesson-gray-cube = 沿著立方體的稜
lesson-gray-cube-text = 三位就是三個方向：向右、向上、向後。所以三位的數碼就是立方體的各個頂點，只差一位的兩個之間有一條稜。格雷碼就是沿著稜走、每個頂點剛好經過一次的路。三個環走的正是這樣一條路。
lesson-gray-cube-ask = 三個環的這條路上有幾條稜？
lesson-gray-cube-hint = 從一個頂點到下一個，走一條稜；到最後一個頂點，路就到底了。
lesson-gray-cube-eight = 這是頂點的個數。兩個頂點之間才有一條稜。
lesson-gray-cube-twelve = 立方體有十二條稜，可是這條路沒有全部走到。
lesson-gray-cube-ask-2 = 下面哪一串也是格雷碼？
lesson-gray-cube-hint-2 = 相鄰兩個只差一位，而且每個數碼剛好出現一次。
lesson-gray-cube-counting = 000 001 010 011 100 101 110 111
lesson-gray-cube-counting-why = 從 001 到 010 變了兩位，中間沒有稜。
lesson-gray-cube-twice = 000 001 000 010 011 111 101 100
lesson-gray-cube-twice-why = 000 出現了兩次，110 卻沒有。
lesson-gray-cube-other = 010 000 001 011 111 101 100 110
lesson-gray-cube-done = 格雷碼有很多種：立方體上這樣的路有 144 條，九連環走的是其中一條。
