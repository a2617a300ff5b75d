// Fetches the pieces of the program. `cargo xtask build` puts these lines before those that name the pieces.
//
// Their style sheet comes with the first of them; if it fails to load, it is requested again with the next one.
let sheet;
const styled = () =>
  (sheet ??= new Promise((resolve, reject) => {
    const link = document.createElement("link");
    const failed = () => {
      link.remove();
      sheet = undefined;
      reject(new Error("no style sheet"));
    };
    Object.assign(link, { rel: "stylesheet", onload: resolve, onerror: failed });
    link.href = new URL("./later.css", import.meta.url);
    document.head.append(link);
  }));

// A piece that is requested again failed to load or had the wrong content: it is fetched past all caches.
const asked = new Set();
const fetched = async ({ href }) => {
  const cache = asked.has(href) ? "reload" : "default";
  asked.add(href);
  const [piece] = await Promise.all([fetch(href, { cache }), styled()]);
  return piece;
};
