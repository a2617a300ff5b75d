### The catalogue, and the table on the terminal.

base = 基数
published-moves = 発表された手数
what-is-counted = 数え方
rule-status = 規則
source = 出典
open = 開く
name = 名前
convention = 数え方
warning = 注意
not-on-timeline = その状態はタイムラインにありません。

# A button; $name is a puzzle’s name.
catalogue-open-puzzle = { $name }を開く
# What a published number counts.
catalogue-counts-pieces = ピースの手数
catalogue-counts-pieces-and-driver = ピースの手数と駆動棒の出し入れ
catalogue-counts-driver-and-take-out = 駆動棒の出し入れと最後の取り出し
catalogue-counts-take-out = ピースの手数と最後の取り出し
catalogue-counts-to-first-piece-out = 最初のピースが外れるまでの手数
catalogue-counts-to-all-apart = すべて分解するまでの手数
catalogue-counts-unknown = 記載なし
# How well a puzzle’s rules are known.
catalogue-rule-published = 公表済み
catalogue-rule-model = モデル
catalogue-rule-of-several = 複数あるモデルの一つ
catalogue-rule-unknown = 不明
