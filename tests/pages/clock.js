// From the event `hold` on, an animation frame runs on each event `frame`, with timestamps 20 ms apart, and timers with a
// delay never fire.
(() => {
  const [request, cancel] = [window.requestAnimationFrame, window.cancelAnimationFrame].map((own) => own.bind(window));
  const later = window.setTimeout.bind(window);
  let queue = null;
  let [last, now] = [1_000_000_000, 0];
  window.requestAnimationFrame = (callback) => {
    if (queue === null) return request(callback);
    queue.set(++last, callback);
    return last;
  };
  window.cancelAnimationFrame = (id) => (queue?.delete(id) ? undefined : cancel(id));
  window.setTimeout = (callback, delay, ...rest) => (queue && delay > 0 ? ++last : later(callback, delay, ...rest));
  document.addEventListener("hold", () => {
    queue = new Map();
  });
  document.addEventListener("frame", () => {
    const due = [...queue.values()];
    queue.clear();
    now += 20;
    due.forEach((callback) => callback(now));
  });
})();
