### Pieces with two places, whose states are those of the Chinese rings: what their cards say in place of rings.ftl.

others-same = 狀態與九連環一模一樣：{ $piece } 就是第 k 環，{ $on } 就是套上，{ $off } 就是取下。
others-same-with-driver = 狀態與九連環一模一樣：{ $driver } 就是最外面的環，{ $piece } 就是第 k + 1 環。
others-must-be = { $piece } 要 { $place }
others-is = { $piece } 已 { $place }
others-free = 沒有別的阻礙了：{ $mv }
others-wish = { $piece } 能 { $place }
others-alternation-first = { $parity ->
    [odd] 1 有 { $on } 個，奇數：{ $rule }。
   *[even] 1 有 { $on } 個，偶數：{ $rule }。
}
others-rule-one = 動 { $one }
others-rule-other = 從 { $one } 數起，找到第一個 1，動它的下一個
others-alternate = 然後兩種動作交替：同一動作連做兩次，等於沒做。
others-lane-other = 另一個
others-binary-rule = 從左到右，從 0 開始：二進位的每一位照抄前一位，遇到 1 就翻轉。
others-row-by-row = 從一列到下一列，二進位數差一，動的只有一個。
others-job-down = 歸 0
others-job-up = 設為 1
others-between = 僅限全 0 與全 1 之間
others-column-here = 這裡的走法
others-purposes-rule = 從編號最大的想起：要動一個，它前面的一個要是 1，再往前的都要是 0。所以每一步都在為編號更大的作準備。
others-purpose-last = { $mv }：編號更大的此後都不再動
others-how-far = 幾步到全 0？
others-peek = 一個等一個
