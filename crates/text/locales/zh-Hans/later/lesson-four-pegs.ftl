lesson-four-pegs = 为什么四根柱子更快
lesson-four-pegs-line = 十个盘子，先停几个小盘
lesson-four-pegs-learnt = 第四根柱子让塔可以分成两段，分得好，步数就远不到加倍。找到分法是一回事，证明没有更短的，花了 73 年。

lesson-four-pegs-play = 第四根柱子
lesson-four-pegs-play-text = 有四根柱子，盘子就能摊开放。三个盘子在三根柱子上要七步。
lesson-four-pegs-play-ask = 先猜一猜：三根柱搬十个盘子要 1,023 步，再加一根柱子，要几步？
lesson-four-pegs-play-ask-2 = 把三个盘子搬到 D 柱。
lesson-four-pegs-play-hint = 写什么数都行。学完这一课，再看猜得准不准。
lesson-four-pegs-play-hint-2 = 1 号盘和 2 号盘各放一根柱子。
lesson-four-pegs-play-done = 五步就够，因为两个小盘中途不必叠在一起。

lesson-four-pegs-compare = 四个盘子
lesson-four-pegs-compare-text = 三根柱子，每多一个盘子，步数翻一倍还不止。四根柱子可以先停好两个盘子。
lesson-four-pegs-compare-ask = 三根柱子要几步？
lesson-four-pegs-compare-ask-2 = 四根柱子呢？
lesson-four-pegs-compare-hint = 三个盘子要 7 步。四个盘子是它的两倍，再加最大的 1 步。
lesson-four-pegs-compare-hint-2 = 停两个小盘 3 步，大的两个在三根柱子上 3 步，接回小盘 3 步。
lesson-four-pegs-compare-done = 九步，不是 15 步：先停放一部分，最后再取回来。
lesson-four-pegs-compare-seven = 七步要每个小盘各有一根空柱子，可是空柱子只有两根。

lesson-four-pegs-split = 先停几个小盘
lesson-four-pegs-split-text = 用四根柱子把几个小盘停到一根空柱上，其余的用剩下的三根柱子搬，再用四根柱子接回小盘。
lesson-four-pegs-split-ask = 十个盘子，先停几个小盘最好？
lesson-four-pegs-split-hint = 停下的盘子要搬两次。其余的要 1、3、7、15 或 31 步，多到某个地步，就不如再停一个。
lesson-four-pegs-split-done = 六个。四根柱搬小盘省步数，只把最大的几个留给三根柱。
lesson-four-pegs-split-nine = 这样最大的只动一步，可是九个盘子要搬两次。
lesson-four-pegs-split-half = 差一点。五个盘子在三根柱子上就要 31 步。

lesson-four-pegs-parts = 加起来
lesson-four-pegs-parts-text = 六个盘子用四根柱子，四个盘子用三根柱子，再来一次六个盘子。
lesson-four-pegs-parts-ask = 六个盘子用四根柱子，要几步？
lesson-four-pegs-parts-ask-2 = 十个盘子一共要几步？
lesson-four-pegs-parts-hint = 停三个 5 步，另外三个 7 步，接回来 5 步。
lesson-four-pegs-parts-hint-2 = 六个小盘步数的两倍，再加四个大盘的 15 步。
lesson-four-pegs-parts-done = 49 步。三根柱子上，十个盘子要 1,023 步。

lesson-four-pegs-growth = 增长得多快
lesson-four-pegs-growth-text = 从四个盘子 9 步起，看每多一个盘子加几步：4、4，然后 8、8、8、8。都是 2 的幂，每一种比前一种多出现一次。
lesson-four-pegs-growth-ask = 5 到 10 个盘子各要几步？
lesson-four-pegs-growth-hint = 9 + 4，再加 4，然后每次加 8。
lesson-four-pegs-growth-done = 每个 2 的幂都比前一个多出现一次，所以比加倍慢得多。

lesson-four-pegs-sure = 这样最短吗？
lesson-four-pegs-sure-text = 这样分开给出一种走法，并没有说明没有更短的。
lesson-four-pegs-sure-ask = 四根柱子的情形，现在知道多少？
lesson-four-pegs-sure-hint = Frame 和 Stewart 在 1941 年提出，到 2014 年才有答案。
lesson-four-pegs-sure-done = Bousch 在 2014 年证明了。五根以上还只是推测。
lesson-four-pegs-sure-proven = 不论多少盘子，都已证明最短。
lesson-four-pegs-sure-checked = 只用电脑验证过小的塔。
lesson-four-pegs-sure-checked-why = 2014 年以前是这样，验证到 30 个盘子。
lesson-four-pegs-sure-guess = 只是猜测，小的塔也一样。
lesson-four-pegs-sure-guess-why = 小的塔可以全部搜索一遍。
