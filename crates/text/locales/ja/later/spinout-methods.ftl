### Spin-Out: the card of the shortcut. $usual and $all are numbers and bring their spaces.

shortcut-seen = 最短経路を部分に分けて示します。切り欠きで回すダイヤル、ケースの外で回すダイヤル、そして残りです。棒をクリックすると、その始まりへ移ります。
shortcut-reach = ダイヤルをケースの外でも回せるSpin-Out。
shortcut-rule = まず、スライドを十分引き出せるまで、切り欠きでダイヤルを回します。次に、狭い溝に妨げられないケースの外のものを回し、最後に残りを回します。
# Where all turns are made at the gap.
shortcut-none = ケースの外で回しても、この経路は短くなりません。すべて切り欠きで回します。
shortcut-at-the-gap = 切り欠きで
shortcut-outside = ケースの外で
shortcut-turns = { $count }回転
shortcut-why = なぜこんなに少ないのか？　切り欠きだけで回すと{ $usual }回転かかります。ダイヤルが1個増えるごとに、ほぼ倍になるからです。ここで切り欠きを使うのは、ダイヤル1～6が横向きになるまでです。するとスライドが十分出るので、ダイヤル1～4をケースの外で回し、どれもケースの中を向かないようにできます。そのあと残りのダイヤルは1回転ずつで、全部で{ $all }回転です。
