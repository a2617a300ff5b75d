// Logs which parts of the page exist after each task that changed it, since mutation observers run at the end of a task.
window.slices = [];
new MutationObserver(() => {
  const parts = [".header", ".dock", ".panel", "[data-puzzle]"];
  const drawn = parts.filter((part) => document.querySelector(`#program ${part}`)).join(" ");
  if (drawn !== (window.slices.at(-1) ?? "")) {
    window.slices.push(drawn);
  }
}).observe(document, { childList: true, subtree: true });
