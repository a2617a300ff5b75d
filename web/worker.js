// Keeps the page for times without a network. `cargo xtask build` writes `VERSION`, and `FILES`, all that the page is
// made of, above these lines.
//
// A version is kept whole or not at all, and the names of its files tell their content: the page of a version is made of
// its own files and no others. A newer version waits until no page of the old one is open; a reload of the last one opens
// the newer.
const PREFIX = `gros ${self.registration.scope} `;
const KEPT = PREFIX + VERSION;
const PAGE = "index.html";

const isOfPage = (file) => isHashed(file) && /\.(css|js)$/.test(file);
const isHashed = (file) => /-[0-9a-f]{13,16}[._]/.test(file);

async function keep() {
  const page = await fetch("./", { cache: "reload" });
  const text = await page.clone().text();
  // The names of the others tell their content, and the script's that of the pieces that it fetches. A page that names
  // other scripts and styles is of another version: then this one is not kept, and the next visit tries again.
  if (!page.ok || !FILES.filter(isOfPage).every((file) => text.includes(file))) {
    throw new Error("the page is of another version than its worker");
  }
  const kept = await caches.open(KEPT);
  await kept.addAll(FILES.filter((file) => file !== PAGE));
  await kept.put(PAGE, page);
}

async function forget() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(PREFIX) && name !== KEPT).map((name) => caches.delete(name)));
}

// Gives what is kept of a file, in this version or in one that waits: the names of files tell their content.
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

const answer = async (request, file) => (await match(file)) ?? fetch(request);

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
  if (request.mode === "navigate" && (file === "" || file === PAGE)) {
    event.respondWith(open(request));
  } else if (FILES.includes(file) || isHashed(file)) {
    event.respondWith(answer(request, file));
  }
});
