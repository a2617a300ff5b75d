// Makes the program crash as a panic does: when `trap()` is called, or on start with `?trap`. The next call from wasm into
// JS executes `unreachable` in another module, so that a RuntimeError propagates through the program's frames.
const UNREACHABLE = "0061736d0100000001040160000003020100070501016600000a05010300000b";
const bytes = Uint8Array.from(UNREACHABLE.match(/../g), (digits) => parseInt(digits, 16));
const unreachable = new WebAssembly.Instance(new WebAssembly.Module(bytes)).exports.f;

let isSet = false;
window.trap = () => {
  isSet = true;
};
const guarded = (given) => (...values) => {
  if (isSet) {
    isSet = false;
    unreachable();
  }
  return given(...values);
};
const guardedAll = (imports) =>
  Object.fromEntries(
    Object.entries(imports).map(([module, given]) => [
      module,
      Object.fromEntries(
        Object.entries(given).map(([name, value]) => [name, typeof value === "function" ? guarded(value) : value]),
      ),
    ]),
  );
for (const name of ["instantiate", "instantiateStreaming"]) {
  const real = WebAssembly[name];
  WebAssembly[name] = (source, imports) => real.call(WebAssembly, source, guardedAll(imports));
}
if (new URLSearchParams(location.search).has("trap")) {
  window.trap();
}
