// From the event `hold` on the page's clock stands still: frames come when a test sends `frame`, 20 milliseconds after one
// another, and what is to come later than at once does not come.
(() => {
  const [request, cancel] = [window.requestAnimationFrame, window.cancelAnimationFrame].map((own) => own.bind(window));
  const later = window.setTimeout.bind(window);
  let held = null;
  let [last, now] = [1_000_000_000, 0];
  window.requestAnimationFrame = (callback) => {
    if (held === null) return request(callback);
    held.set(++last, callback);
    return last;
  };
  window.cancelAnimationFrame = (id) => (held?.delete(id) ? undefined : cancel(id));
  window.setTimeout = (callback, delay, ...rest) => (held && delay > 0 ? ++last : later(callback, delay, ...rest));
  document.addEventListener("hold", () => {
    held = new Map();
  });
  document.addEventListener("frame", () => {
    const due = [...held.values()];
    held.clear();
    now += 20;
    due.forEach((callback) => callback(now));
  });
})();
