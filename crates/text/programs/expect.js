function nextRing(state, goal) {
  let next = 0;
  for (let ring = state.length; ring > 0; ring -= 1) {
    const place = state.length - ring;
    let wanted = ring + 1 === next ? "1" : "0";
    if (next === 0) wanted = goal[place];
    if (state[place] !== wanted) next = ring;
  }
  return next;
}
