function toGray(number) {
  return number ^ (number >> 1n);
}

function toBinary(gray) {
  let number = 0n;
  for (let rest = gray; rest > 0n; rest >>= 1n) {
    number ^= rest;
  }
  return number;
}
