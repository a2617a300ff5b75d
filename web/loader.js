// Starts the program. Scripts inside the page are forbidden by its policy, so this is a file of its own; it finds the
// addresses of the program's two files in the preloads that Trunk writes into the page.
const address = (selector) => document.querySelector(selector).href;

try {
  const { default: start } = await import(address('link[rel="modulepreload"]'));
  await start({ module_or_path: address('link[rel="preload"][type="application/wasm"]') });
} catch (error) {
  document.getElementById("failed").hidden = false;
  throw error;
}
