### Rings, tower and counter that run together.

rings-and-counter = Six rings, all off at the start, and a binary counter
tower-of-six = Tower of Hanoi, six discs
ruler-of-moves = The ruler: which piece moves at each step
