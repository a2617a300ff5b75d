// The programs and their words, each loaded once for all boards of a page.

/** The puzzles of the small program, which most pages are content with; the large one has them all. */
const CLASSICS = new Set(["", "rings", "hanoi"]);

const programs = new Map();
const texts = new Map();

/** Returns a promise that is made once; one that failed is forgotten, so that it can be tried again. */
function once(made, key, make) {
  if (!made.has(key)) {
    const promise = make();
    made.set(key, promise);
    promise.catch(() => made.delete(key));
  }
  return made.get(key);
}

async function fetched(url) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response;
}

// Each address is written out, so that bundlers find it.
const SOURCES = {
  classics: [() => import("./classics.js"), () => new URL("./classics.wasm", import.meta.url)],
  all: [() => import("./all.js"), () => new URL("./all.wasm", import.meta.url)],
};

const WORDS = {
  "en": () => new URL("./en.words", import.meta.url),
  "de": () => new URL("./de.words", import.meta.url),
  "fr": () => new URL("./fr.words", import.meta.url),
  "ja": () => new URL("./ja.words", import.meta.url),
  "zh-Hans": () => new URL("./zh-Hans.words", import.meta.url),
  "zh-Hant": () => new URL("./zh-Hant.words", import.meta.url),
};

function load(name) {
  return once(programs, name, async () => {
    const [script, file] = SOURCES[name];
    const program = await script();
    await program.default({ module_or_path: fetched(file()) });
    return { program, words: new Map() };
  });
}

/** Returns the text of a file of words. */
function textOf(url) {
  return once(texts, url.href, async () => (await fetched(url)).text());
}

/** Loads the words of a language into a program, and returns what that says about them. */
function speak({ program, words }, tag) {
  return once(words, tag, async () => program.loadWords(tag, await textOf(WORDS[tag]())));
}

/** Returns the id of the puzzle that a spec names. */
export function idOf(spec) {
  return spec.split("#/").at(-1).split("?")[0].replace(/^[#/]+/, "").trim().toLowerCase();
}

/** Loads the program for a puzzle, with the words of the first language in a list of tags that there is one for. */
export async function forPuzzle(id, tags) {
  const loaded = await load(CLASSICS.has(id) ? "classics" : "all");
  const lang = loaded.program.language(tags);
  return { program: loaded.program, lang, names: await speak(loaded, lang) };
}
