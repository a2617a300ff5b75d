// Fetches the pieces of the program. `cargo xtask build` puts these lines before those that name the pieces.
//
// The style sheets of later pieces, in the order of the cascade, and those that each piece needs. A sheet that fails to load is
// requested again with the next piece that needs it.
const SHEETS = ["boards.css", "later.css", "learn.css"];
const STYLES = { boards: [0], explain: [1], panels: [1], learn: [1, 2] };
const [links, loading] = [[], []];
const styled = (rank) =>
  (loading[rank] ??= new Promise((resolve, reject) => {
    const link = document.createElement("link");
    const failed = () => {
      link.remove();
      links[rank] = loading[rank] = undefined;
      reject(new Error(`no ${SHEETS[rank]}`));
    };
    Object.assign(link, { rel: "stylesheet", onload: resolve, onerror: failed });
    link.href = new URL(`./${SHEETS[rank]}`, import.meta.url);
    links[rank] = link;
    document.head.insertBefore(link, links.slice(rank + 1).find(Boolean) ?? null);
  }));
const stylesOf = (href) => (STYLES[/split_(\w+)-/.exec(href)?.[1]] ?? []).map(styled);

// A piece that is requested again failed to load or had the wrong content: it is fetched past all caches.
const asked = new Set();
const get = async (href, cache) => {
  const [piece] = await Promise.all([fetch(href, { cache }), ...stylesOf(href)]);
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
