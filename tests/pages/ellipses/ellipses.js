// A lower bound for nine rings: no framework, one ellipse per ring, two attributes per step.
const drawing = document.querySelector("svg");
const ellipses = [...Array(9).keys()].map((place) => {
  const ellipse = document.createElementNS("http://www.w3.org/2000/svg", "ellipse");
  ellipse.setAttribute("cx", 50 + 100 * place);
  ellipse.setAttribute("rx", 40);
  ellipse.setAttribute("ry", 20);
  return drawing.appendChild(ellipse);
});

const show = (step) => {
  const rank = 341 - step;
  const word = rank ^ (rank >> 1);
  ellipses.forEach((ellipse, place) => {
    const on = (word >> (8 - place)) & 1;
    ellipse.setAttribute("cy", on ? 60 : 140);
    ellipse.setAttribute("fill", on ? "#d9a441" : "#a9b1bd");
  });
};

document.querySelector("input").addEventListener("input", (event) => show(+event.target.value));
show(0);
