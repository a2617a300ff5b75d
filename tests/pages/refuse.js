// A browser that keeps nothing and lends no clipboard: loaded before the program.
Storage.prototype.setItem = () => {
  throw new DOMException("refused", "QuotaExceededError");
};
Object.defineProperty(Navigator.prototype, "clipboard", {
  value: { writeText: () => Promise.reject(new DOMException("refused", "NotAllowedError")) },
});
