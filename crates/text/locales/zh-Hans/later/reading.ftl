reading-start = 逐位猜一猜
reading-leave = 全部显示
reading-back = 退回一位
reading-forward = 显示这一位
reading-name = 机器读到和写出的数字
reading-ask = 在 { $name } 读到 { $read }，会写出什么？
reading-guess = 写出 { $digit }
reading-right = 对了。
reading-wrong = 不对。
reading-why = { $mode ->
    [copy] 之前读到 { $ones } 个 1，是偶数，所以照抄 { $read }：写出 { $written }。
   *[swap] 之前读到 { $ones } 个 1，是奇数，所以互换 { $read }：写出 { $written }。
}
reading-end = 读完了：二进制 { $digits } 是 { $number }。
reading-score = 猜了 { $asked } 位，对 { $right } 位。
