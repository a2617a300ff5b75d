// Where Gros is served: `?page=https://…/` in the address of this page.
const page = new URLSearchParams(location.search).get("page");
document.querySelector("iframe").src = `${page}?embed#/rings?n=5&step=3`;
