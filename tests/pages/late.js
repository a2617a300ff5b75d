// Delays resize observers by half a second, as on a busy machine.
(() => {
  const { observe } = ResizeObserver.prototype;
  ResizeObserver.prototype.observe = function (...values) {
    setTimeout(() => observe.apply(this, values), 500);
  };
})();
