lesson-tour = 从这里开始
lesson-tour-line = 从手里的三个环，到谁也解不完的一百个环，一共十站。每站有一到三个任务，由网页检查。
lesson-tour-learnt = 每个状态最多只有两种走法，所以全部状态连成一条线。一个数就能说出走到了哪里，由这个数也能读出各环的上下，三个环如此，一百个环也如此。

lesson-tour-take-off = 解下三个环
lesson-tour-take-off-text = 第 1 环在活动端，随时能动。其他的环，只有外侧相邻的一环在横杠上、再往外的全部解开，才能动。
lesson-tour-take-off-ask = 把三个环全部解开。
lesson-tour-take-off-hint = 先解第 3 环。为此第 2 环要在横杠上，第 1 环要解开。
lesson-tour-take-off-done = 全部解开了，中途第 1 环还得再套上。最少五步。

lesson-tour-two-moves = 只有两种走法
lesson-tour-two-moves-text = 规则几乎没留下什么余地：不论哪个状态，大多数环都动不了。点一个动不了的环，会告诉你为什么。
lesson-tour-two-moves-ask = 点一个动不了的环。
lesson-tour-two-moves-ask-2 = 这五个环里，现在有几个能动？
lesson-tour-two-moves-hint = 第 1 环总能动，所以是别的环。先试最大的那个。
lesson-tour-two-moves-hint-2 = 第 1 环总能动。再找横杠上最外的一环，看再往里的那一环。
lesson-tour-two-moves-done = 最多只有两个：第 1 环，和横杠上最外一环再往里的那一环。
lesson-tour-two-moves-one = 第 1 环总能动，但这里不止它一个。
lesson-tour-two-moves-three = 你数的三个里，有一个动不了。逐个看：外侧相邻的一环在横杠上吗？再往外的都解开了吗？
lesson-tour-two-moves-four = 动不了的不止刚才点的那个。其余的也逐个看：外侧相邻的一环在横杠上吗？再往外的都解开了吗？

lesson-tour-one-line = 没有选择，所以是一条线
lesson-tour-one-line-text = 两种走法里，总有一种是退回刚才那一步。所以往前只有一条路，走出来是一条线。它会经过每个状态吗？
lesson-tour-one-line-ask = 走到线的另一端：只有第 3 环在横杠上。
lesson-tour-one-line-ask-2 = 连两端在内，一共经过了几个状态？
lesson-tour-one-line-hint = 同一个环不要连动两次，就不会走错。
lesson-tour-one-line-hint-2 = 不回头的话，每走一步多一个状态。数一数步数，别忘了出发时的那个状态。
lesson-tour-one-line-done = 八个，正是三个环的全部状态。这条线每个都经过。
lesson-tour-one-line-seven = 七是步数。走七步，经过的状态要多一个。

lesson-tour-fold = 把线翻开
lesson-tour-fold-text = 三个环的状态连成一条线。四个环有两份这样的线：一份第 4 环解开，一份第 4 环套上。两份只在一处相连。
lesson-tour-fold-ask = 把第二份转下来，让两份连成一条线。
lesson-tour-fold-ask-2 = n 个环的线长 2ⁿ − 1 步。第二份是倒着接上的，所以从 n 个环全部套上走到线的末端，步数和解开 n − 1 个环一样：aₙ = 2ⁿ − 1 − aₙ₋₁。填出 3 到 9 个环的步数。
lesson-tour-fold-hint = 把第二份的一端往右下方拖，或者按向右的方向键，直到两份连成一条直线。
lesson-tour-fold-hint-2 = 三个环的线长 8 − 1 = 7 步，两个环全在横杠上时要 2 步，从 7 里减去 2。
lesson-tour-fold-done = 多一个环，线就加倍，后一半是倒着的。凭这一点就得到九个环的 341 步。

lesson-tour-last-ring = 只剩一个环
lesson-tour-last-ring-text = 四个环，只有最里面的还在横杠上，看上去就快好了。
lesson-tour-last-ring-ask = 到全部解开还要几步？
lesson-tour-last-ring-hint = 第 3 环在横杠上、第 1、2 环解开，第 4 环才能解开。这里是 16 个状态那条线最远的一端。
lesson-tour-last-ring-done = 十五步，比四个环全在横杠上还多。只剩最里面的一环，反而是最远的状态。
lesson-tour-last-ring-one = 第 4 环要是能动，一步就够了。可是第 3 环得先套上。
lesson-tour-last-ring-ten = 四个环全在横杠上才是十步。只剩第 4 环，还要更远。

lesson-tour-ladder = 填一架梯子
lesson-tour-ladder-text = 所有的环都要解开，所以从最大的想起。对每个环，说出上面那一环需要它在哪里。
lesson-tour-ladder-ask = 从上到下填好这架梯子。
lesson-tour-ladder-hint = 要动的环，需要外侧的一环在横杠上，再往外的都解开。已满足的环什么也不需要。
lesson-tour-ladder-done = 每一行都由上一行决定，一直到现在要动的环。

lesson-tour-number = 梯子是一个数
lesson-tour-number-text = 顺着刚填好的梯子往下，每个环写一位：已满足写 0，还没有写 1。
lesson-tour-number-ask = 写出这六位。
lesson-tour-number-ask-2 = 把它当作二进制数，还差几步？
lesson-tour-number-hint = 第 6 环已满足，第 5 环还没有，第 4 环已满足，第 3 环还没有。
lesson-tour-number-hint-2 = 各位的位权是 32、16、8、4、2、1。把是 1 的几位加起来。
lesson-tour-number-done = 16 + 4 + 2 = 22。每个 1 要走的步数，就是它的位权。
lesson-tour-number-state = 这是环的上下，1 表示在横杠上。要写的是有没有满足。

lesson-tour-copy-swap = 照抄与互换
lesson-tour-copy-swap-text = 要得到这个数，有比梯子更快的办法，它就在翻开的那条线里。第 4 环解开时，较小的环顺着它们的线走；第 4 环套上时，就倒着走。
lesson-tour-copy-swap-ask = 图里第二份在第一份上面。1101 的正下方是 0101，还差 6 步。1101 还差几步？
lesson-tour-copy-swap-ask-2 = 所以还差 k 步的状态，正上方的那个还差 15 − k 步。6 的二进制是 0110，15 − 6 是 1001。四位数字有什么变化？
lesson-tour-copy-swap-ask-3 = 所以每个套上的环，都把比它小的环所说的倒过来。从左到右读各环，在横杠上读作 1。先照抄；每读到一个 1，就在照抄和互换 0、1 之间切换。写出这九个环对应的二进制数。
lesson-tour-copy-swap-hint = 两份相连的地方，数是接着的：从还差 7 步的 0100，到它上面的 1100。从那里起，沿着第二份往下数。
lesson-tour-copy-swap-hint-2 = 15 的二进制是 1111，减去 k 不用借位，所以一位一位地看就行。
lesson-tour-copy-swap-hint-3 = 抄 0，抄 1。从这里起互换：1 变成 0，然后又照抄。
lesson-tour-copy-swap-done = 还差 142 步，不用梯子就读出来了。套上的环把后面的线倒过来，倒过来就是 0 和 1 互换：所以每读到一个 1 就要切换。
lesson-tour-copy-swap-below = 那是正下方的状态。第二份的数从 8 到 15。
lesson-tour-copy-swap-forwards = 第二份要是和第一份同方向，才是 8 + 6。第二份的 8 在相连的一端。
lesson-tour-copy-swap-read = 13 是把 1101 当作二进制数来读。环的上下还不是这个数。
lesson-tour-copy-swap-order = 次序倒过来。
lesson-tour-copy-swap-order-why = 0110 倒过来还是 0110，不是 1001。
lesson-tour-copy-swap-swap = 0 变成 1，1 变成 0。
lesson-tour-copy-swap-first = 只有第一位变了。
lesson-tour-copy-swap-first-why = 0110 和 1001 四位都不同。
lesson-tour-copy-swap-state = 这就是环的那一行。第一个 1 之后要互换。

lesson-tour-one-ruler = 同一把尺
lesson-tour-one-ruler-text = 想想尺上的刻度：正中一根长的，再对半是短一些的，一直分下去。汉诺塔和九连环的走法也是这样：刻度越长，动的盘子或环就越大。
lesson-tour-one-ruler-ask = 汉诺塔的第 12 步，动的是几号盘？
lesson-tour-one-ruler-halvings = 二是对半的次数，盘号要再加一。
lesson-tour-one-ruler-ask-2 = 这几个环从全部解开往上套，第 12 步动的是第几环？
lesson-tour-one-ruler-halvings-ring = 二是对半的次数，环的编号要再加一。
lesson-tour-one-ruler-hint = 把 12 一再对半，只要得到的还是整数就接着分，数一数分了几次，再加一就是盘号。
lesson-tour-one-ruler-hint-2 = 又是第 12 步。照那把尺该是几？
lesson-tour-one-ruler-done = 数相同。在二进制计数器里，它就是变成 1 的那一位。

lesson-tour-jump = 跳到第 2⁷⁰ 步
lesson-tour-jump-text = 一百个环的步数，谁也走不完。但由剩下的步数就能得出各环的上下，所以任何一步都能直接到达。
lesson-tour-jump-ask = 在时间轴上跳到第 2^70 步。
lesson-tour-jump-hint = 时间轴上的步数是个输入框，可以写数字，也可以写 2^70，按回车就到。
lesson-tour-jump-done = 这是第 1,180,591,620,717,411,303,424 步。单凭这个数就知道各环的上下，所以一步也不用走。
