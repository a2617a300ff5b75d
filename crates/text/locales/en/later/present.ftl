### The board and one card, large enough for a projector.

# In the sheet of Share: shows the board and one card large. In the same place: the link to that.
present-open = Show on a projector
copy-present-link = Copy link for a projector
present-cues-on = Cues on
present-cues-off = Cues off
# In place of a card that would tell the next move.
present-covered = The card comes back with the cues.
present-cards = Cards
# What keys do, each behind its key.
present-does-step = one step
present-does-card = another card
present-card-before = Card before
present-card-after = Next card
present-does-play = play
present-does-cues = cues
present-does-leave = leave
# A landmark of the page: the row of keys.
present-keys = Keys
