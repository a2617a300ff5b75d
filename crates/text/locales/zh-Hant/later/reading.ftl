reading-start = 逐位猜一猜
reading-leave = 全部顯示
reading-back = 退回一位
reading-forward = 顯示這一位
reading-name = 機器讀到和寫出的數字
reading-ask = 在 { $name } 讀到 { $read }，會寫出什麼？
reading-guess = 寫出 { $digit }
reading-right = 對了。
reading-wrong = 不對。
reading-why = { $mode ->
    [copy] 之前讀到 { $ones } 個 1，是偶數，所以照抄 { $read }：寫出 { $written }。
   *[swap] 之前讀到 { $ones } 個 1，是奇數，所以互換 { $read }：寫出 { $written }。
}
reading-end = 讀完了：二進位 { $digits } 是 { $number }。
reading-score = 猜了 { $asked } 位，對 { $right } 位。
