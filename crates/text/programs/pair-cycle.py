def hanoi(discs):
    pegs = {"A": list(range(discs, 0, -1)), "B": [], "C": []}
    pairs = ["AC", "AB", "BC"] if discs % 2 == 1 else ["AB", "AC", "BC"]
    moves = []
    while len(pegs["C"]) < discs:
        pair = pairs[len(moves) % 3]
        top = {peg: pegs[peg][-1] if pegs[peg] else discs + 1 for peg in pair}
        source, target = sorted(pair, key=top.get)
        moves.append(f"{top[source]}{target}")
        pegs[target].append(pegs[source].pop())
    return moves
