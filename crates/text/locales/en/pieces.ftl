### pieces

pieces-run = { $high } to { $low }
pieces-place = level { $value }
pieces-place-2 = place { $value }
pieces-pieces = both piles
pieces-piece-count = two piles
