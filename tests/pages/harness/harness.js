const main = document.querySelector("main");
const slider = document.getElementById("slider");
const field = document.getElementById("field");

function seek(step) {
  main.dataset.step = slider.value = field.value = step;
}

slider.addEventListener("input", () => seek(slider.value));
field.addEventListener("change", () => seek(field.value));
document.getElementById("forward").addEventListener("click", () => seek(Number(main.dataset.step) + 1));
document.getElementById("piece").addEventListener("click", () => (main.dataset.state = "1"));
if (location.hash === "#/broken") console.error("something broke");
