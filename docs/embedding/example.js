// Where Gros is served: `?page=https://…/` in the address of this example, or beside it.
const page = new URLSearchParams(location.search).get("page") ?? "../";
const frame = document.querySelector("iframe");
const said = document.querySelector("output");

frame.src = `${page}?embed#/rings?n=5&step=3`;

const tell = (message) => frame.contentWindow.postMessage(message, new URL(page, location.href).origin);

document.addEventListener("click", ({ target }) => {
  const { seek, open, verb } = target.dataset;
  if (seek) tell({ gros: "seek", step: seek });
  if (open) tell({ gros: "open", spec: open });
  if (verb) tell({ gros: verb });
});

addEventListener("message", ({ source, data }) => {
  if (source === frame.contentWindow && data.gros === "state") {
    said.textContent = `${data.puzzle} ${data.state}, step ${data.step} of ${data.steps}${data.playing ? ", playing" : ""}`;
  }
});
