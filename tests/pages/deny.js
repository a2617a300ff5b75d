// A browser that denies what `?deny=…` names, parted by commas: loaded before the program. `faults` lists what nobody caught.
window.faults = [];
addEventListener("error", ({ message }) => faults.push(message));
addEventListener("unhandledrejection", ({ reason }) => faults.push(String(reason)));

const no = (name = "SecurityError") => {
  throw new DOMException("denied", name);
};
const later = async () => no("NotAllowedError");
const give = (on, name, get) => Object.defineProperty(on, name, { configurable: true, get });
const device = (name, value) => give(Navigator.prototype, name, () => value);

const ways = {
  "storage is full": () => (Storage.prototype.setItem = () => no("QuotaExceededError")),
  "storage is missing": () => ["localStorage", "sessionStorage"].forEach((name) => give(window, name, () => null)),
  "storage is forbidden": () => ["localStorage", "sessionStorage"].forEach((name) => give(window, name, no)),
  "storage is not read": () => (Storage.prototype.getItem = no),
  "clipboard is missing": () => device("clipboard", undefined),
  "clipboard is empty": () => device("clipboard", {}),
  "clipboard is forbidden": () => give(Navigator.prototype, "clipboard", no),
  "clipboard throws": () => device("clipboard", { writeText: no }),
  "clipboard refuses": () => device("clipboard", { writeText: later }),
  "history throws": () => (History.prototype.pushState = History.prototype.replaceState = no),
  "dates are none": () => {
    const { Date } = window;
    window.Date = class extends Date {
      constructor() {
        super(NaN);
      }
      static now() {
        return NaN;
      }
    };
  },
  "no time passes": () => (Performance.prototype.now = () => 0),
  "timers are slow": () =>
    ["setTimeout", "setInterval"].forEach((name) => {
      const real = window[name];
      window[name] = (work, wait, ...rest) => real(work, Math.max(wait ?? 0, 1000), ...rest);
    }),
  "devices are missing": () => {
    give(window, "speechSynthesis", () => undefined);
    ["wakeLock", "vibrate", "share"].forEach((name) => device(name, undefined));
  },
  "devices are forbidden": () => {
    give(window, "speechSynthesis", no);
    ["wakeLock", "vibrate", "share"].forEach((name) => give(Navigator.prototype, name, no));
  },
  "devices throw": () => {
    give(window, "speechSynthesis", () => ({ getVoices: no, speak: no, cancel: no }));
    device("wakeLock", { request: no });
    ["vibrate", "share"].forEach((name) => device(name, no));
  },
  "devices refuse": () => {
    give(window, "speechSynthesis", () => ({ getVoices: () => [], speak: () => {}, cancel: () => {} }));
    device("wakeLock", { request: later });
    device("vibrate", () => false);
    device("share", later);
  },
};

for (const way of (new URLSearchParams(location.search).get("deny") ?? "").split(",")) {
  ways[way]?.();
}

// What was asked for, of whomever, and what the page's policy stopped.
window.strangers = {
  violations: [],
  asked: () => performance.getEntries().filter((e) => ["navigation", "resource"].includes(e.entryType)).map((e) => e.name),
};
addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
  strangers.violations.push(`${violatedDirective} ${blockedURI}`),
);
performance.setResourceTimingBufferSize(10000);
