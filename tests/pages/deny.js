// Denies the features listed in `?deny=…`, separated by commas. Collects uncaught errors in `uncaughtErrors`.
window.uncaughtErrors = [];
addEventListener("error", ({ message }) => uncaughtErrors.push(message));
addEventListener("unhandledrejection", ({ reason }) => uncaughtErrors.push(String(reason)));

const fail = (name = "SecurityError") => {
  throw new DOMException("denied", name);
};
const reject = async () => fail("NotAllowedError");
const getter = (on, name, get) => Object.defineProperty(on, name, { configurable: true, get });
const device = (name, value) => getter(Navigator.prototype, name, () => value);

const denials = {
  "storage is full": () => (Storage.prototype.setItem = () => fail("QuotaExceededError")),
  "storage is missing": () => ["localStorage", "sessionStorage"].forEach((name) => getter(window, name, () => null)),
  "storage is forbidden": () => ["localStorage", "sessionStorage"].forEach((name) => getter(window, name, fail)),
  "storage is not read": () => (Storage.prototype.getItem = fail),
  "clipboard is missing": () => device("clipboard", undefined),
  "clipboard is empty": () => device("clipboard", {}),
  "clipboard is forbidden": () => getter(Navigator.prototype, "clipboard", fail),
  "clipboard throws": () => device("clipboard", { writeText: fail }),
  "clipboard refuses": () => device("clipboard", { writeText: reject }),
  "history throws": () => (History.prototype.pushState = History.prototype.replaceState = fail),
  "dates are invalid": () => {
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
  "time stands still": () => (Performance.prototype.now = () => 0),
  "timers are slow": () =>
    ["setTimeout", "setInterval"].forEach((name) => {
      const real = window[name];
      window[name] = (work, wait, ...rest) => real(work, Math.max(wait ?? 0, 1000), ...rest);
    }),
  "devices are missing": () => {
    getter(window, "speechSynthesis", () => undefined);
    ["wakeLock", "vibrate", "share"].forEach((name) => device(name, undefined));
  },
  "devices are forbidden": () => {
    getter(window, "speechSynthesis", fail);
    ["wakeLock", "vibrate", "share"].forEach((name) => getter(Navigator.prototype, name, fail));
  },
  "devices throw": () => {
    getter(window, "speechSynthesis", () => ({ getVoices: fail, speak: fail, cancel: fail }));
    device("wakeLock", { request: fail });
    ["vibrate", "share"].forEach((name) => device(name, fail));
  },
  "devices refuse": () => {
    getter(window, "speechSynthesis", () => ({ getVoices: () => [], speak: () => {}, cancel: () => {} }));
    device("wakeLock", { request: reject });
    device("vibrate", () => false);
    device("share", reject);
  },
};

for (const name of (new URLSearchParams(location.search).get("deny") ?? "").split(",")) {
  denials[name]?.();
}
