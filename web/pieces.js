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
const get = async (href, cache) => {
  const [piece] = await Promise.all([fetch(href, { cache }), styled()]);
  if (!piece.ok) {
    throw new Error(`${href}: ${piece.status}`);
  }
  return piece;
};
// What is in flight while the network fails is most often lost, too. A failure is told when nothing is, or the next
// attempt would wait for that; but what hangs is not waited for.
const flying = new Set();
const PATIENCE = 5_000;
const landed = () => Promise.race([Promise.allSettled(flying), new Promise((late) => setTimeout(late, PATIENCE))]);
const fetched = async ({ href }) => {
  const piece = get(href, asked.has(href) ? "reload" : "default");
  asked.add(href);
  flying.add(piece);
  try {
    return await piece;
  } catch (error) {
    await landed();
    throw error;
  } finally {
    flying.delete(piece);
  }
};
