// Notes which of these parts the program has drawn, whenever something was added to the page: once a task, since an
// observer is called when a task ends.
window.slices = [];
new MutationObserver(() => {
  const parts = [".header", ".dock", ".panel", "[data-puzzle]"];
  const drawn = parts.filter((part) => document.querySelector(`#program ${part}`)).join(" ");
  if (drawn !== (window.slices.at(-1) ?? "")) {
    window.slices.push(drawn);
  }
}).observe(document, { childList: true, subtree: true });
