function stateAt(step, discs) {
  let state = "";
  for (let disc = discs; disc > 0; disc -= 1) {
    const turns = (step + (1n << BigInt(disc - 1))) >> BigInt(disc);
    const cycle = (discs + disc) % 2 === 0 ? "ACB" : "ABC";
    state += cycle[Number(turns % 3n)];
  }
  return state;
}

function stepOf(state) {
  let [step, digit, above] = [0n, 0n, "A"];
  for (const peg of state) {
    if (peg !== above) digit = 1n - digit;
    step = 2n * step + digit;
    above = peg;
  }
  return step;
}
