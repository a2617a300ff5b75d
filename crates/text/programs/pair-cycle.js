function hanoi(discs) {
  const pegs = { A: [], B: [], C: [] };
  for (let disc = discs; disc > 0; disc -= 1) pegs.A.push(disc);
  const top = (peg) => pegs[peg].at(-1) ?? Infinity;
  const pairs = discs % 2 === 1 ? ["AC", "AB", "BC"] : ["AB", "AC", "BC"];
  const moves = [];
  while (pegs.C.length < discs) {
    const [one, other] = pairs[moves.length % 3];
    const [from, to] = top(one) < top(other) ? [one, other] : [other, one];
    moves.push(top(from) + to);
    pegs[to].push(pegs[from].pop());
  }
  return moves;
}
