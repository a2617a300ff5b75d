lesson-four-pegs = 為什麼四根柱子更快
lesson-four-pegs-line = 十個圓盤，先停幾個小盤
lesson-four-pegs-learnt = 第四根柱子讓塔可以分成兩段，分得好，步數就遠不到加倍。找到分法是一回事，證明沒有更短的，花了 73 年。

lesson-four-pegs-play = 第四根柱子
lesson-four-pegs-play-text = 有四根柱子，圓盤就能攤開放。三個圓盤在三根柱子上要七步。
lesson-four-pegs-play-ask = 先猜一猜：三根柱搬十個圓盤要 1,023 步，再加一根柱子，要幾步？
lesson-four-pegs-play-ask-2 = 把三個圓盤搬到 D 柱。
lesson-four-pegs-play-hint = 寫什麼數都行。學完這一課，再看猜得準不準。
lesson-four-pegs-play-hint-2 = 1 號盤和 2 號盤各放一根柱子。
lesson-four-pegs-play-done = 五步就夠，因為兩個小盤中途不必疊在一起。

lesson-four-pegs-compare = 四個圓盤
lesson-four-pegs-compare-text = 三根柱子，每多一個圓盤，步數就加倍還不止。四根柱子可以先停好兩個圓盤。
lesson-four-pegs-compare-ask = 三根柱子要幾步？
lesson-four-pegs-compare-ask-2 = 四根柱子呢？
lesson-four-pegs-compare-hint = 三個圓盤要 7 步。四個圓盤是它的兩倍，再加最大的 1 步。
lesson-four-pegs-compare-hint-2 = 停兩個小盤 3 步，大的兩個在三根柱子上 3 步，接回小盤 3 步。
lesson-four-pegs-compare-done = 九步，不是 15 步：先停放一部分，最後再取回來。
lesson-four-pegs-compare-seven = 七步要每個小盤各有一根空柱子，可是空柱子只有兩根。

lesson-four-pegs-split = 先停幾個小盤
lesson-four-pegs-split-text = 用四根柱子把幾個小盤停到一根空柱上，其餘的用剩下的三根柱子搬，再用四根柱子接回小盤。
lesson-four-pegs-split-ask = 十個圓盤，先停幾個小盤最好？
lesson-four-pegs-split-hint = 停下的圓盤要搬兩次。其餘的要 1、3、7、15 或 31 步，多到某個地步，就不如再停一個。
lesson-four-pegs-split-done = 六個。四根柱搬小盤省步數，只把最大的幾個留給三根柱。
lesson-four-pegs-split-nine = 這樣最大的只動一步，可是九個圓盤要搬兩次。
lesson-four-pegs-split-half = 差一點。五個圓盤在三根柱子上就要 31 步。

lesson-four-pegs-parts = 加起來
lesson-four-pegs-parts-text = 六個圓盤用四根柱子，四個圓盤用三根柱子，再來一次六個圓盤。
lesson-four-pegs-parts-ask = 六個圓盤用四根柱子，要幾步？
lesson-four-pegs-parts-ask-2 = 十個圓盤一共要幾步？
lesson-four-pegs-parts-hint = 停三個 5 步，另外三個 7 步，接回來 5 步。
lesson-four-pegs-parts-hint-2 = 六個小盤步數的兩倍，再加四個大盤的 15 步。
lesson-four-pegs-parts-done = 49 步。三根柱子上，十個圓盤要 1,023 步。

lesson-four-pegs-growth = 增長得多快
lesson-four-pegs-growth-text = 從四個圓盤 9 步起，看每多一個圓盤加幾步：4、4，然後 8、8、8、8。都是 2 的冪，每一種比前一種多出現一次。
lesson-four-pegs-growth-ask = 5 到 10 個圓盤各要幾步？
lesson-four-pegs-growth-hint = 9 + 4，再加 4，然後每次加 8。
lesson-four-pegs-growth-done = 每個 2 的冪都比前一個多出現一次，所以比加倍慢得多。

lesson-four-pegs-sure = 這樣最短嗎？
lesson-four-pegs-sure-text = 這樣分開給出一種走法，並沒有說明沒有更短的。
lesson-four-pegs-sure-ask = 四根柱子的情形，現在知道多少？
lesson-four-pegs-sure-hint = Frame 和 Stewart 在 1941 年提出，到 2014 年才有答案。
lesson-four-pegs-sure-done = Bousch 在 2014 年證明了。五根以上還只是推測。
lesson-four-pegs-sure-proven = 不論多少圓盤，都已證明最短。
lesson-four-pegs-sure-checked = 只用電腦驗證過小的塔。
lesson-four-pegs-sure-checked-why = 2014 年以前是這樣，驗證到 30 個圓盤。
lesson-four-pegs-sure-guess = 只是猜測，小的塔也一樣。
lesson-four-pegs-sure-guess-why = 小的塔可以全部搜尋一遍。
