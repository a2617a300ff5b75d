// Enters the address `?early=…` while the program draws the page for the first time.
addEventListener("DOMContentLoaded", () => {
  const drawing = new MutationObserver(() => {
    drawing.disconnect();
    location.hash = new URLSearchParams(location.search).get("early");
  });
  drawing.observe(document.getElementById("program"), { childList: true });
});
