### The rule tester: a rule made of blocks, tried on every state of a small puzzle.

# $of is rings or dials. A block is a condition (“If an odd number of rings is on”) with the move below it.

tester-title = 規則テスター
# On the list of tools: what it is for, and its link.
tester-line = ブロックで規則を組み立て、最初にまちがえる状態を見つけます。
tester-verb = 規則を作る

tester-your-rule = あなたの規則
tester-say = { $of ->
    [rings] 次にどのリングを動かすかを決めます。Grosが全状態で試し、最初にまちがえる状態を見せます。
   *[dials] 次にどのダイヤルを回すかを決めます。Grosが全状態で試し、最初にまちがえる状態を見せます。
}
# The rules to start with.
tester-own = 自分の規則
tester-always = { $of ->
    [rings] いつもリング1
   *[dials] いつもダイヤル1
}
tester-first-two = { $of ->
    [rings] リング1かリング2
   *[dials] ダイヤル1かダイヤル2
}
tester-never-wrong = まちがえない規則
tester-in-turn = 直前の手を覚える規則
# Below it, while the first rule stands
tester-first = { $of ->
    [rings] まず、リング1を動かすとまちがいになる状態を見て、そのためのブロックを足しましょう。
   *[dials] まず、ダイヤル1を回すとまちがいになる状態を見て、そのためのブロックを足しましょう。
}
# Below the title. $goal: all off.
tester-facts = { $pieces }、ゴール：{ $goal }
tester-goal = { $of ->
    [rings] 全リング外し
   *[dials] すべて横向き
}
tester-tested = { $count ->
    [1] 1状態をテスト
   *[other] 全{ $count }状態をテスト
}
tester-pieces = { $of ->
    [rings] リング
   *[dials] ダイヤル
}

## Blocks.

# Before a condition: of the first block, of later blocks, of a further condition; before what is left; before a move.
tester-if = もし
tester-else-if = そうでなく、もし
tester-and = かつ
tester-otherwise = そうでなければ
# In place of “otherwise”, before the only move of a rule
tester-ever = いつも
tester-move = { $of ->
    [rings] 動かす：
   *[dials] 回す：
}
# The conditions. The number k stands in a field of its own after it.
tester-odd = { $of ->
    [rings] 掛かったリングが奇数個
   *[dials] 縦向きのダイヤルが奇数個
}
tester-even = { $of ->
    [rings] 掛かったリングが偶数個
   *[dials] 縦向きのダイヤルが偶数個
}
tester-on = { $of ->
    [rings] リングkが掛かっている
   *[dials] ダイヤルkが縦向き
}
tester-off = { $of ->
    [rings] リングkが外れている
   *[dials] ダイヤルkが横向き
}
tester-first-on = { $of ->
    [rings] 最初に掛かっているのがリングk
   *[dials] 最初に縦向きなのがダイヤルk
}
tester-one-moved = { $of ->
    [rings] 直前に動いたのがリング1
   *[dials] 直前に動いたのがダイヤル1
}
tester-other-moved = { $of ->
    [rings] 直前に動いたのが別のリング
   *[dials] 直前に動いたのが別のダイヤル
}
# What is moved.
tester-piece = { $of ->
    [rings] リングk
   *[dials] ダイヤルk
}
tester-the-first-on = { $of ->
    [rings] 最初に掛かっているリング
   *[dials] 最初に縦向きのダイヤル
}
tester-after-first-on = { $of ->
    [rings] 最初に掛かっているリングの次
   *[dials] 最初に縦向きのダイヤルの次
}
# Names of fields: condition 2 of block 1.
tester-condition-of = ブロック{ $block }の条件{ $condition }
tester-move-of = ブロック{ $block }の手
tester-number-of = { $field }の数k
# What a block got right, at its right end.
tester-score = { $asked }回中{ $right }回正解
tester-never = 未使用
tester-block = ブロック{ $block }
tester-add-branch = { $of ->
    [rings] 追加：もし…動かす…
   *[dials] 追加：もし…回す…
}
tester-add-otherwise = 追加：そうでなければ
tester-add-and = かつ…
tester-add-and-to = かつ…：ブロック{ $block }に条件を追加
tester-up = ブロック{ $block }を上へ
tester-down = ブロック{ $block }を下へ
tester-remove = ブロック{ $block }を削除
tester-remove-condition = 削除：{ $field }
tester-keys = Alt+↑とAlt+↓でブロックを移動、Deleteで削除します。
# The address has something that is no block. $items: “purple:1”, “on9:2”.
tester-unread = わからないので省きました：{ $items }。ブロックはodd:1やon3+off1:first、最後はelse:afterのように書きます。

## The state that is shown.

# $state: 000110.
tester-counterexample = 反例：{ $state }。
tester-state = 状態{ $state }。
# $step: ring 2 off.
tester-says = あなたの規則では：{ $step }。
tester-says-nothing = あなたの規則では、動かすものが決まりません。
tester-goal-reached = ここはゴールです。もうすることはありません。
# Why it is right or wrong. $on: how many are on; $parity: odd or even.
tester-count-on = { $of ->
    [rings] { $on ->
        [0] 掛かっているリングはなく、0は偶数です。
       *[other] 掛かっているリングは{ $on }個、{ $parity ->
            [odd] 奇数
           *[even] 偶数
        }です。
    }
   *[dials] { $on ->
        [0] 縦向きのダイヤルはなく、0は偶数です。
       *[other] 縦向きのダイヤルは{ $on }個、{ $parity ->
            [odd] 奇数
           *[even] 偶数
        }です。
    }
}
tester-agrees = ゴールへ向かう手です。
tester-leads-back = 可能な手ですが、ゴールから遠ざかります。残り{ $to-go }手が{ $after }手になります。
tester-no-block = ここに当てはまるブロックがありません。
tester-no-piece = { $of ->
    [rings] そのリングはここにありません。
   *[dials] そのダイヤルはここにありません。
}
tester-show-right = 正しい手を見る
# $step: ring 3 off.
tester-right-move = 正しい手：{ $step }。
tester-next-one = 次の反例
tester-no-failure = { $count ->
    [1] 唯一の状態で正解です。理由を言えますか？
   *[other] 全{ $count }状態で正解です。理由を言えますか？
}

## The map of all states.

tester-map = 一列に並べた全状態
tester-map-scale = 残り手数、0がゴール
tester-agree = 正しい
tester-cannot-move = { $of ->
    [rings] 動かせない
   *[dials] 回せない
}
tester-away = ゴールから遠ざかる
tester-silent = 何も決まらない
# Which stretch of the map is seen when it is zoomed.
tester-window = 残り{ $first }～{ $last }手
tester-slider = 状態（残り手数順）
# The value of the slider. $result: agrees.
tester-slider-text = 残り{ $to-go }手、{ $state }：{ $result }
tester-slider-goal = 残り0手：ゴール
tester-sum = { $asked }状態中{ $right }状態で正解
tester-choose = 棒を選ぶと、その状態が盤面に出ます。
# A question about where the failures are; it must not give the reason.
tester-pattern-one = まちがいは一つだけ。この状態は何が特別なのでしょうか？
tester-pattern-all = どの状態でもまちがえます。正しい手のわかる状態から始めましょう。
tester-pattern-even = まちがいは{ $gap }状態ごとに等間隔に並んでいます。これらの状態に共通することは？
tester-pattern-near-goal = まちがいはどれもゴールの近くです。そこでは何が違うのでしょうか？
tester-pattern-near-half = まちがいはどれもゴールに近い半分にあります。これらの状態に共通することは？
tester-pattern-far-half = まちがいはどれもゴールから遠い半分にあります。これらの状態に共通することは？
tester-pattern-other = 単純な並びはありません。一番よくまちがえるブロックはどれですか？
