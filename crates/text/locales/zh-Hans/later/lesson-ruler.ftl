lesson-ruler = 同一把尺
lesson-ruler-line = 环、塔、计数器，动的都是同一号
lesson-ruler-learnt = 汉诺塔、九连环和计数器里，每一步动哪一个，都由同一列数 1 2 1 3 1 2 1 4 …… 决定。要知道其中任何一个，只要数它的位置能对半几次。

lesson-ruler-tower = 搬一座塔
lesson-ruler-tower-text = 把三个盘子搬到最后一柱。大盘不能压在小盘上。留意每一步动的是哪个盘子。
lesson-ruler-tower-ask = 先猜一猜：五个盘子要 31 步，其中 1 号盘动几次？
lesson-ruler-tower-ask-2 = 把塔搬到 C 柱。
lesson-ruler-tower-hint = 写什么数都行。学完这一课，再看猜得准不准。
lesson-ruler-tower-hint-2 = 先把 1 号盘移到 C 柱，之后别的盘子和 1 号盘轮流动。
lesson-ruler-tower-done = 最少七步，而且只有一种走法。

lesson-ruler-pattern = 写下来
lesson-ruler-pattern-text = 照最短的走法，写出七步里每一步动的是几号盘。最小的是 1 号。
lesson-ruler-pattern-ask = 第 1 到第 7 步各动几号盘？
lesson-ruler-pattern-hint = 每隔一步动 1 号盘。最大的只动一次，在正中。
lesson-ruler-pattern-done = 1 2 1 3 1 2 1：有长有短，像尺上的刻度。

lesson-ruler-rings = 再看环
lesson-ruler-rings-text = 从全部解开出发，走到最远的一端：只有第 4 环在横杠上。
lesson-ruler-rings-ask = 第 1 到第 8 步各动第几环？
lesson-ruler-rings-hint = 每隔一步动第 1 环。第 8 步动第 4 环。
lesson-ruler-rings-done = 同一把尺，多一根刻度。

lesson-ruler-halves = 一再对半
lesson-ruler-halves-text = 不必全写出来。第几步就取几，是偶数就对半，数一数分了几次，再加一就是盘号。
lesson-ruler-halves-ask = 六个盘子，第 24 步动几号盘？
lesson-ruler-halves-hint = 24、12、6、3：分了几次？
lesson-ruler-halves-done = 对半三次，所以是 4 号盘。单凭第几步，就知道动的是哪个盘子。
lesson-ruler-halves-three = 三是对半的次数，盘号要再加一。

lesson-ruler-times = 动几次？
lesson-ruler-times-text = 五个盘子要 31 步。1 号盘每两步动一次，2 号盘每四步动一次。
lesson-ruler-times-ask = 2 号盘一共动几次？
lesson-ruler-times-hint = 它在第 2、6、10、14……步动，一直到第 30 步。
lesson-ruler-times-done = 八次。每个盘子动的次数，是小一号的盘子的一半。
lesson-ruler-times-sixteen = 那是 1 号盘。

lesson-ruler-far = 很远的地方
lesson-ruler-far-text = 六十四个盘子。不论多远的一步，尺上都看得出动哪个盘子。
lesson-ruler-far-ask = 在时间轴上跳到第 2^40 步。
lesson-ruler-far-ask-2 = 这第 2^40 步，动的是几号盘？
lesson-ruler-far-hint = 时间轴上的步数是个输入框：写上 2^40，按回车。
lesson-ruler-far-hint-2 = 2^40 可以对半 40 次。
lesson-ruler-far-done = 41 号盘。每秒一步，走到这里要三万五千年。
lesson-ruler-far-forty = 四十是对半的次数，盘号要再加一。
