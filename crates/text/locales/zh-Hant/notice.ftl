### What of an address or of the options of a command could not be used, and what is wrong with a typed state.

notice-fault = { $what }：{ $problem }。
notice-unknown-puzzle = 沒有 { $id } 這個題目；可用的有 { $known }。
notice-unknown-key = { $key }：這裡沒有這個參數，已忽略。
notice-gone = { $tool ->
    [duel] 「平方對決」已經取消；已知的結果寫在「貪心寫數」裡。
    [two-bodies] 「同一道題，兩個身體」已經取消；選單裡的「{ one-ruler }」把九連環、河內塔和計數器放在一起走。
   *[wager] 「打賭」已經取消，現有的都列在這裡。
}

notice-more-notices = （還有 { $waiting } 則）
notice-beyond = 另有 { $count } 則沒有顯示。

notice-default-is-used = 已採用預設值。
notice-first-is-used = 已採用第一個。
notice-other-is-used = 已採用 { $other }。
notice-moves-before-are-played = 它前面的步驟已走完。
notice-went-to-step = 已到第 { $step } 步。

notice-needs-value = 缺少值，可用 { $allowed }
notice-twice = 重複了，只能給一次
notice-only = 只能是 { $words }
notice-between = 應為 { $least } 到 { $most } 的整數
notice-not-all-between = 應為用逗號隔開的整數，每個在 { $least } 到 { $most } 之間（從活動端寫起）
notice-guard = { $piece } 號零件 { $place }–{ $next } 這一步要寫 { $faster } 個位置，每個更快的零件一個，活動端的寫在最後，不限的寫 -
notice-no-step = { $piece } 號零件沒有 { $place }–{ $next } 這一步
notice-loops = 寫了 - 的最多只能有 { $most } 個狀態
notice-not-a-step = 不是步數；可以寫 0 到 { $most }，或 50%、2^5、-10（還差 10 步）
notice-outside = 不在 0 到 { $most } 之間
notice-longer-than = 超過 { $most } 個字元
notice-more-items-than = 超過 { $most } 項
notice-not-piles = 應為兩個不超過 { $digits } 位的整數，如 14,20
notice-excludes = 不能與 { $other } 同時使用
notice-no-way = 從那裡到不了終點
notice-bad-move = 第 { $place } 項不是合法的一步，可用 { $allowed }

notice-whole-number = 整數
notice-up-to = 0 到 { $most }
notice-four-bits = 四個 0 或 1
notice-numbers-in-a-row = 數字，如 2,5,5，從活動端寫起
notice-waits = { $words }，或每一步要求的位置，如 1.0,2-
notice-two-numbers = 兩個整數，如 14,20
notice-shown = { $parts }，或某個方法的代號
notice-either = { $others } 或 { $last }

notice-wrong-digit = 應為 { $use_this }，第 { $place } 位卻是 { $found }
notice-wrong-letter = 應為 { $use_this }，第 { $place } 位卻是 { $found }
notice-wrong-length = 應為 { $row }，現在是 { $found } 位
notice-row-of-digits = { $count } 位 { $symbols }
notice-row-of-letters = { $count } 位 { $symbols }
notice-run-without-count = 第 { $place } 位的重複缺少個數，應像 1*9 那樣寫
notice-too-long = 超過 { $limit } 位
notice-nothing-written = 什麼都沒有寫
notice-two-piles = 應為兩堆，如 5,3
notice-no-shift = 字母後面要寫 @ 和滑板的位移，0 到 { $most }
notice-jammed = { $dial } 在那個位置不能這樣放
