// Elements are measured half a second after the program asks for it, when the page has its layout: as on a busy machine.
(() => {
  const { observe } = ResizeObserver.prototype;
  ResizeObserver.prototype.observe = function (...asked) {
    setTimeout(() => observe.apply(this, asked), 500);
  };
})();
