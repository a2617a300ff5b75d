// Starts the program. The page's policy forbids inline scripts, so this is a separate file; the page gives it the names
// of the program's files. It is not a module, because browsers refuse to load modules from file URLs, and something has
// to say so.
const files = document.currentScript.dataset;
const address = (file) => new URL(file, document.baseURI).href;
const languages = Object.fromEntries(files.words.split(" ").map((pair) => pair.split("=")));
const isInside = new URLSearchParams(location.search).has("embed");

// The folder of a puzzle without a fragment is that puzzle, and the folder of a language is in that language.
const isBare = () => /^[#/?]*$/.test(location.hash);
if (isBare() && files.entry) {
  history.replaceState(history.state, "", `#/${files.entry}`);
  document.documentElement.dataset.bare = "";
}
if (files.lang && !/[?&]lang=/.test(location.hash)) {
  const mark = location.hash.includes("?") ? "&" : "?";
  history.replaceState(history.state, "", `${location.hash}${mark}lang=${files.lang}`);
}

const picture = document.querySelector(".first");
const place = document.getElementById("program");
const failed = document.getElementById("failed");
const broken = document.getElementById("broken");

// Reads a stored value, if the browser stores anything.
const read = (store, key) => {
  try {
    return window[store].getItem(key);
  } catch {
    return null;
  }
};
// A page in a frame stores nothing; a standalone page does.
const write = (store, key, value) => {
  try {
    if (!isInside) {
      window[store].setItem(key, value);
    }
  } catch {}
};
// If this fails, nothing was stored.
const forget = (...keys) => {
  if (isInside) {
    return;
  }
  try {
    for (const key of keys) {
      localStorage.removeItem(key);
    }
  } catch {}
};

const [SESSION, COACH, LANG, STARTING, STOPS] = ["session", "coach", "lang", "starting", "stops"].map((key) => `gros.1.${key}`);
const lastSession = () => (read("localStorage", SESSION) ?? "").split("\n")[0];

// While the program starts, the time of the start is stored, and whether it opens the last session. If the entry
// outlives the longest possible start, the browser had to kill the page, and would have to do so on every visit.
const LONGEST_START = 10_000;
const [since, kind] = (read("localStorage", STARTING) ?? "").split(" ");
const isDead = Date.now() - Number(since) > LONGEST_START;
if (isDead && kind === "last") {
  forget(SESSION);
}

// What the program will open: the address, or the session of the last visit.
const asked = isBare() ? lastSession() : location.hash;
const isLast = asked === lastSession();
let isStarted = false;

const begin = () => {
  if (isDead || !since) {
    write("localStorage", STARTING, `${Date.now()} ${isLast ? "last" : "link"}`);
  }
};
const end = () => forget(STARTING);
addEventListener("pagehide", end);

// The program renders in several steps, and the browser would show each of them.
const settled = () =>
  new Promise((resolve) => {
    let [quiet, left] = [0, 90];
    const observer = new MutationObserver(() => {
      quiet = 0;
    });
    observer.observe(place, { attributes: true, characterData: true, childList: true, subtree: true });
    const look = () => {
      // The first part, or another one, may still be loading; the puzzles that the page opens with have any time.
      quiet = place.querySelector("[aria-busy]") || !place.hasChildNodes() ? 0 : quiet + 1;
      left -= place.querySelector(":scope > .lazy[aria-busy]") ? 0 : 1;
      if (quiet > 2 || left === 0) {
        observer.disconnect();
        resolve();
      } else {
        requestAnimationFrame(look);
      }
    };
    requestAnimationFrame(look);
  });

// An exception inside the program leaves it in an unknown state. A dialog with ways out covers it, in the program's
// language, or in all languages before the program is there. A translator changes the language of the document.
const stop = ({ error, reason }) => {
  if (broken.open || !/wasm-function/.test((error ?? reason)?.stack)) {
    return;
  }
  for (const part of broken.children) {
    part.hidden = !picture.isConnected && part.lang !== place.lang;
  }
  for (const link of broken.querySelectorAll(".again")) {
    link.href = location.href;
  }
  end();
  if (!isStarted && isLast) {
    forget(SESSION);
  }
  const stops = Number(read("sessionStorage", STOPS)) + 1;
  write("sessionStorage", STOPS, stops);
  if (stops > 1) {
    offerAfresh();
  }
  broken.showModal();
};

// What crashed twice may crash again.
const offerAfresh = () => {
  for (const afresh of broken.querySelectorAll(".afresh")) {
    afresh.parentElement.prepend(afresh, " ");
    afresh.classList.add("button-primary");
    afresh.parentElement.querySelector(".again").classList.remove("button-primary");
  }
};

// A link to the page's own address would not reload it.
const leave = (event) => {
  const link = event.target.closest("a");
  if (link) {
    event.preventDefault();
    // The remains of the program must not store anything more.
    addEventListener("pagehide", (last) => last.stopImmediatePropagation(), true);
    if (link.matches(".afresh")) {
      forget(SESSION, COACH);
    }
    history.replaceState(null, "", link.href);
    location.reload();
  }
};

addEventListener("error", stop);
addEventListener("unhandledrejection", stop);
broken.addEventListener("click", leave);
broken.addEventListener("close", () => broken.showModal());

const letGo = async () => (await navigator.serviceWorker?.getRegistration())?.unregister();

// From now on the page can be opened offline. A private window or a page from a file may refuse; nothing changes then.
// A page that was rebuilt without a worker unregisters the old one.
const keep = async () => {
  const { worker } = files;
  try {
    await (worker ? navigator.serviceWorker?.register(worker) : letGo());
  } catch {
    const found = await fetch(worker, { method: "HEAD", cache: "no-store" }).catch(() => undefined);
    if (found?.status === 404) {
      await letGo();
    }
  }
};

// A language is identified by its tag with its usual script: zh-TW and zh-Hant-HK are both zh-Hant.
const scripted = (tag) => {
  try {
    const { language, script } = new Intl.Locale(tag.replaceAll("_", "-")).maximize();
    return `${language === "yue" ? "zh" : language}-${script}`;
  } catch {
    return undefined;
  }
};
const spoken = (tag) => {
  const found = scripted(tag);
  return found && Object.keys(languages).find((known) => scripted(known) === found);
};

// The language that a link requests, that was chosen before, or that the browser is set to.
const chosenLanguage = () => {
  const linked = /[?&]lang=([^&]*)/.exec(location.hash)?.[1];
  const wanted = [linked, read("localStorage", LANG), ...navigator.languages].filter(Boolean);
  return wanted.map(spoken).find(Boolean) ?? Object.keys(languages)[0];
};

// The program gets the words of its first language here, and requests those of others and the later ones (`en.later`)
// here.
const words = async (lang) => {
  const found = await fetch(address(languages[lang]));
  if (!found.ok) {
    throw new Error(`no words of ${lang}`);
  }
  return found.text();
};

// The response may not have been the program, and the browser may have cached it: the next visit must not get it again.
const askAnew = () => {
  for (const file of [files.program, files.code, languages[chosenLanguage()]]) {
    fetch(address(file), { cache: "reload" }).catch(() => {});
  }
};

// Whether what is opened is the puzzle of the picture at its defaults.
const [id, keys = ""] = asked.replace(/^#?\/?/, "").split("?");
const isPictured = () => (id || "rings") === (files.entry ?? "rings") && /^(lang=[^&]*)?$/.test(keys);

// The other puzzles are fetched together with the program that will ask for them.
const fetchOthers = () => {
  const beside = (file) => new URL(file, address(files.code));
  for (const file of files.others.split(" ").map(beside)) {
    fetch(file).catch(() => {});
  }
};

const start = async () => {
  picture.classList.toggle("first-inside", isInside);
  picture.classList.toggle("first-other", !isPictured());
  if (files.others && id && id !== "rings") {
    fetchOthers();
  }
  try {
    const lang = chosenLanguage();
    const [program, code, text] = await Promise.all([
      import(address(files.program)),
      fetch(address(files.code)),
      words(lang),
    ]);
    window.gros = { lang, text, words };
    begin();
    await program.default({ module_or_path: code });
    await settled();
    if (!place.hasChildNodes()) {
      throw new Error("the program drew nothing");
    }
  } catch (error) {
    askAnew();
    failed.classList.toggle("from-file", location.protocol === "file:");
    failed.hidden = broken.open;
    throw error;
  }
  if (!broken.open) {
    isStarted = true;
    end();
    picture.remove();
    place.classList.remove("waiting");
    await keep();
  }
};

start();
