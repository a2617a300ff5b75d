lesson-ruler = 同一把尺
lesson-ruler-line = 環、塔、計數器，動的都是同一號
lesson-ruler-learnt = 河內塔、九連環和計數器裡，每一步動哪一個，都由同一串數 1 2 1 3 1 2 1 4 …… 決定。要知道其中任何一個，只要數它的位置能對半幾次。

lesson-ruler-tower = 搬一座塔
lesson-ruler-tower-text = 把三個圓盤搬到最後一柱。大盤不能壓在小盤上。留意每一步動的是哪個圓盤。
lesson-ruler-tower-ask = 先猜一猜：五個圓盤要 31 步，其中 1 號盤動幾次？
lesson-ruler-tower-ask-2 = 把塔搬到 C 柱。
lesson-ruler-tower-hint = 寫什麼數都行。學完這一課，再看猜得準不準。
lesson-ruler-tower-hint-2 = 先把 1 號盤移到 C 柱，之後別的圓盤和 1 號盤輪流動。
lesson-ruler-tower-done = 最少七步，而且只有一種走法。

lesson-ruler-pattern = 寫下來
lesson-ruler-pattern-text = 照最短的走法，寫出七步裡每一步動的是幾號盤。最小的是 1 號。
lesson-ruler-pattern-ask = 第 1 到第 7 步各動幾號盤？
lesson-ruler-pattern-hint = 每隔一步動 1 號盤。最大的只動一次，在正中。
lesson-ruler-pattern-done = 1 2 1 3 1 2 1：有長有短，像尺上的刻度。

lesson-ruler-rings = 再看環
lesson-ruler-rings-text = 從全部取下出發，走到最遠的一端：只有第 4 環在劍上。
lesson-ruler-rings-ask = 第 1 到第 8 步各動第幾環？
lesson-ruler-rings-hint = 每隔一步動第 1 環。第 8 步動第 4 環。
lesson-ruler-rings-done = 同一把尺，多一根刻度。

lesson-ruler-halves = 一再對半
lesson-ruler-halves-text = 不必全寫出來。第幾步就取幾，是偶數就對半，數一數分了幾次，再加一就是盤號。
lesson-ruler-halves-ask = 六個圓盤，第 24 步動幾號盤？
lesson-ruler-halves-hint = 24、12、6、3：分了幾次？
lesson-ruler-halves-done = 對半三次，所以是 4 號盤。單憑第幾步，就知道動的是哪個圓盤。
lesson-ruler-halves-three = 三是對半的次數，盤號要再加一。

lesson-ruler-times = 動幾次？
lesson-ruler-times-text = 五個圓盤要 31 步。1 號盤每兩步動一次，2 號盤每四步動一次。
lesson-ruler-times-ask = 2 號盤一共動幾次？
lesson-ruler-times-hint = 它在第 2、6、10、14……步動，一直到第 30 步。
lesson-ruler-times-done = 八次。每個圓盤動的次數，是小一號的圓盤的一半。
lesson-ruler-times-sixteen = 那是 1 號盤。

lesson-ruler-far = 很遠的地方
lesson-ruler-far-text = 六十四個圓盤。不論多遠的一步，尺上都看得出動哪個圓盤。
lesson-ruler-far-ask = 在時間軸上跳到第 2^40 步。
lesson-ruler-far-ask-2 = 這第 2^40 步，動的是幾號盤？
lesson-ruler-far-hint = 時間軸上的步數是個欄位：寫上 2^40，按 Enter。
lesson-ruler-far-hint-2 = 2^40 可以對半 40 次。
lesson-ruler-far-done = 41 號盤。每秒一步，走到這裡要三萬五千年。
lesson-ruler-far-forty = 四十是對半的次數，盤號要再加一。
