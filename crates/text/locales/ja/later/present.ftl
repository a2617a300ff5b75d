### The board and one card, large enough for a projector.

# In the sheet of Share: shows the board and one card large. In the same place: the link to that.
present-open = プロジェクター用に表示
copy-present-link = プロジェクター用リンクをコピー
present-cues-on = 手がかりあり
present-cues-off = 手がかりなし
# In place of a card that would tell the next move.
present-covered = 手がかりを表示すると、カードが戻ります。
present-cards = カード
# What keys do, each behind its key.
present-does-step = 1ステップ
present-does-card = 別のカード
present-card-before = 前のカード
present-card-after = 次のカード
present-does-play = 再生
present-does-cues = 手がかり
present-does-leave = 終了
# A landmark of the page: the row of keys.
present-keys = キー
