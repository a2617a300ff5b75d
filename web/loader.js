// Starts the program. Scripts inside the page are forbidden by its policy, so this is a file of its own; it finds the
// addresses of the program's two files in the preloads that Trunk writes into the page.
const address = (selector) => document.querySelector(selector).href;

const picture = document.querySelector(".first");
const place = document.getElementById("program");

// What the program will open: what the address asks for, or what was played last.
const asked = () => {
  try {
    return location.hash || (localStorage.getItem("gros.1.session") ?? "").split("\n")[0];
  } catch {
    return location.hash;
  }
};

// The program draws itself in several goes, and the browser would show each of them.
const settled = () =>
  new Promise((resolve) => {
    let [quiet, left] = [0, 90];
    const observer = new MutationObserver(() => {
      quiet = 0;
    });
    observer.observe(place, { attributes: true, characterData: true, childList: true, subtree: true });
    const look = () => {
      quiet += 1;
      left -= 1;
      if (quiet > 2 || left === 0) {
        observer.disconnect();
        resolve();
      } else {
        requestAnimationFrame(look);
      }
    };
    requestAnimationFrame(look);
  });

picture.classList.toggle("first-inside", new URLSearchParams(location.search).has("embed"));
picture.classList.toggle("first-other", !/^#?\/?(rings)?$/.test(asked()));
try {
  const program = await import(address('link[rel="modulepreload"]'));
  await program.default({ module_or_path: address('link[rel="preload"][type="application/wasm"]') });
} catch (error) {
  document.getElementById("failed").hidden = false;
  throw error;
}
await settled();
picture.remove();
place.classList.remove("waiting");

// From now on the page can be opened without a network. A private window or a page from a file may refuse; then it is as
// it was. A page that was rebuilt without a worker lets go of the one that it had.
const worker = "worker.js";
try {
  await navigator.serviceWorker?.register(worker);
} catch {
  const found = await fetch(worker, { method: "HEAD", cache: "no-store" }).catch(() => undefined);
  if (found?.status === 404) {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.unregister();
  }
}
