// Opens addresses in the open page, one after the other, and waits until each stands as it should. Answers with those
// that do not come to that, and with the errors that nobody caught.
const [visits, done] = arguments;

if (!window.soak) {
  window.soak = { faults: [] };
  addEventListener("error", ({ message }) => soak.faults.push(message));
  addEventListener("unhandledrejection", ({ reason }) => soak.faults.push(String(reason)));
}

const FRAMES = 600;
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
const shown = () => {
  const all = document.querySelectorAll("[data-puzzle]");
  if (all.length !== 1) return `${all.length} boards`;
  const { puzzle, state, step, steps, guarantee } = all[0].dataset;
  const { width, height } = all[0].getBoundingClientRect();
  return width > 0 && height > 0 ? [puzzle, state, step, steps, guarantee].join(" ") : "an empty board";
};

const run = async () => {
  const wrong = [];
  for (const [wanted, address] of visits) {
    location.hash = `#/${address}`;
    let left = FRAMES;
    while (left > 0 && shown() !== wanted) {
      left -= 1;
      await frame();
    }
    if (shown() !== wanted) wrong.push(`${address}: ${shown()} instead of ${wanted}`);
    if (soak.faults.length > 0) wrong.push(`${address}: ${soak.faults.splice(0).join("; ")}`);
  }
  return wrong;
};
run().then(done, (error) => done([String(error)]));
