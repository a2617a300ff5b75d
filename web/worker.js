// Keeps the page for offline use. `cargo xtask build` puts `VERSION` above these lines, `FILES`, which lists all
// files of the page with the digests of their contents, and `ENTRIES`, the folders of puzzles with their addresses in the page.
//
// A version is kept completely or not at all, and the names of its files contain hashes, so the page of one version
// never uses files of another. A newer version waits until no page of the old one is open; reloading the last one opens
// the newer version.
const PREFIX = `gros ${self.registration.scope} `;
const KEPT = PREFIX + VERSION;
const PAGE = "index.html";

// File types that browsers accept only with the right content type.
const TYPES = { css: /^text\/css\b/, js: /^(application|text)\/javascript\b/, wasm: /^application\/wasm\b/ };

// The page names its own sheet, its loader and its program; these name all other files.
const isOfPage = (file) => isHashed(file) && /^(loader|page|program)-.*\.(css|js)$/.test(file);
const isHashed = (file) => /-[0-9a-f]{8,16}[._]/.test(file);

async function keep() {
  const page = await fetch("./", { cache: "reload" });
  const text = await page.clone().text();
  // A server may modify the page, so it is identified by the files that it names rather than by its digest. A page that
  // names other scripts and styles belongs to another version: then this version is not kept, and the next visit tries
  // again.
  const files = Object.keys(FILES).filter((file) => file !== PAGE);
  if (!page.ok || !files.filter(isOfPage).every((file) => text.includes(file))) {
    throw new Error("the page is of another version than its worker");
  }
  const found = await Promise.all(files.map(proved));
  const kept = await caches.open(KEPT);
  await Promise.all(files.map((file, index) => kept.put(file, found[index])));
  await kept.put(PAGE, page);
}

// Returns a file as it was built. Something else may answer in its place with status 200, such as the login page of a
// network, and the browser may have cached that too.
const proved = (file) => fetched(file, "default").catch(() => fetched(file, "reload"));

async function fetched(file, cache) {
  const found = await fetch(file, { cache, integrity: FILES[file] });
  const type = TYPES[file.split(".").pop()];
  if (!found.ok || (type && !type.test(found.headers.get("Content-Type")))) {
    throw new Error(`${file} is not served as what it is`);
  }
  return found;
}

async function forget() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(PREFIX) && name !== KEPT).map((name) => caches.delete(name)));
}

// Returns the kept copy of a file, from this version or a waiting one: names with hashes cannot be confused.
const match = async (file) => {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  for (const name of [KEPT, ...names]) {
    const found = await (await caches.open(name)).match(file);
    if (found) {
      return found;
    }
  }
  return undefined;
};

async function open(request) {
  const { waiting } = self.registration;
  if (waiting && (await self.clients.matchAll()).length < 2) {
    const newer = (await caches.keys()).find((name) => name.startsWith(PREFIX) && name !== KEPT);
    const page = newer && (await (await caches.open(newer)).match(PAGE));
    waiting.postMessage("take over");
    if (page) {
      return page;
    }
  }
  return (await match(PAGE)) ?? fetch(request);
}

const answer = async (request, file) => {
  // Requests that bypass all caches do not want a kept copy.
  if (request.cache === "reload") {
    try {
      return await fetch(request);
    } catch {}
  }
  return (await match(file)) ?? fetch(request);
};

// Opens an entry of a puzzle; offline, or where a server has no entries, the page at the same place.
const enter = async (request, entry) => {
  const found = await fetch(request).catch(() => undefined);
  const there = () => self.registration.scope + (new URL(request.url).hash || ENTRIES[entry]);
  return found && found.status !== 404 ? found : Response.redirect(there());
};

self.addEventListener("install", (event) => event.waitUntil(keep()));
self.addEventListener("activate", (event) => event.waitUntil(forget()));
self.addEventListener("message", (event) => {
  if (event.data === "take over") {
    self.skipWaiting();
  }
});
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const file = url.href.startsWith(self.registration.scope)
    ? (url.origin + url.pathname).slice(self.registration.scope.length)
    : undefined;
  if (request.method !== "GET" || file === undefined) {
    return;
  }
  const entry = file.replace(/index\.html$/, "");
  if (request.mode === "navigate" && (file === "" || file === PAGE)) {
    event.respondWith(open(request));
  } else if (request.mode === "navigate" && entry in ENTRIES) {
    event.respondWith(enter(request, entry));
  } else if (file in FILES || isHashed(file)) {
    event.respondWith(answer(request, file));
  }
});
