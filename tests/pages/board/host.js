// A page of another origin with boards: it keeps what they tell.

const events = [];
for (const name of ["gros-ready", "gros-change", "gros-refuse", "gros-goal", "gros-error"]) {
  addEventListener(name, (event) => events.push({ name, ...event.detail, of: event.target.id }));
}
const violations = [];
addEventListener("securitypolicyviolation", (event) => violations.push(`${event.violatedDirective} ${event.blockedURI}`));

const plain = (key, value) => (typeof value === "bigint" ? `${value}` : value);
Object.assign(globalThis, {
  told: () => JSON.parse(JSON.stringify(events.splice(0), plain)),
  asked: (value) => JSON.parse(JSON.stringify(value ?? null, plain)),
  violations,
});
