// The day is that of `?day=…`, a number of days since 1970. The clock goes on from noon.
(() => {
  const day = Number(new URLSearchParams(location.search).get("day"));
  const { Date } = window;
  const shift = (day + 0.5) * 86_400_000 - Date.now();
  window.Date = class extends Date {
    constructor(...parts) {
      super(...(parts.length > 0 ? parts : [Date.now() + shift]));
    }
    static now() {
      return Date.now() + shift;
    }
  };
})();
