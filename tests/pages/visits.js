// Opens addresses one after the other without a reload and waits for the attributes that each should lead to. Returns
// descriptions of those that do not, and of uncaught errors.
const [visits, done] = arguments;

if (!window.soak) {
  window.soak = { errors: [] };
  addEventListener("error", ({ message }) => soak.errors.push(message));
  addEventListener("unhandledrejection", ({ reason }) => soak.errors.push(String(reason)));
}

const TIMEOUT_FRAMES = 600;
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
const shown = () => {
  const all = document.querySelectorAll("[data-puzzle]");
  if (all.length !== 1) return `${all.length} boards`;
  const { puzzle, state, step, steps, guarantee } = all[0].dataset;
  const { width, height } = all[0].getBoundingClientRect();
  return width > 0 && height > 0 ? [puzzle, state, step, steps, guarantee].join(" ") : "an empty board";
};

const run = async () => {
  const failures = [];
  for (const [wanted, address] of visits) {
    location.hash = `#/${address}`;
    let left = TIMEOUT_FRAMES;
    while (left > 0 && shown() !== wanted) {
      left -= 1;
      await frame();
    }
    if (shown() !== wanted) failures.push(`${address}: ${shown()} instead of ${wanted}`);
    if (soak.errors.length > 0) failures.push(`${address}: ${soak.errors.splice(0).join("; ")}`);
  }
  return failures;
};
run().then(done, (error) => done([String(error)]));
