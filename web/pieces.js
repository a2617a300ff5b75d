// Fetches the pieces of the program. `cargo xtask build` writes these lines before those that name the pieces.
//
// A piece that is asked for again did not come, or was not what it is called: it is fetched past all that keeps it.
const asked = new Set();
const fetched = ({ href }) => {
  const cache = asked.has(href) ? "reload" : "default";
  asked.add(href);
  return fetch(href, { cache });
};
