//! What is drawn beside the question of a task.

use std::rc::Rc;

use gros_learning::lessons::{Drawing, Task};
use gros_picture::Scene;
use gros_picture::cube::Cube;
use gros_picture::one_ruler::Ticks;
use gros_text::Lang;
use yew::prelude::*;

use super::fold::copies;
use crate::board::picture::Picture;
use crate::ui::component::component;

/// How many marks of the ruler are drawn.
const MARKS: usize = 16;
/// The states of three rings along their line, as binary numbers.
const RINGS: [u8; 8] = [0b000, 0b001, 0b011, 0b010, 0b110, 0b111, 0b101, 0b100];

pub fn figure(lang: Lang, drawing: Drawing, task: &Task) -> Html {
    match drawing {
        Drawing::Ruler => picture(Ticks { count: MARKS }.scene()),
        Drawing::Copies => copies(lang, asked(task)),
        Drawing::Cube => picture(Cube { list: &RINGS }.scene()),
    }
}

fn picture(scene: Scene) -> Html {
    html! { <div class="stop-figure" aria-hidden="true">{ component(Picture { scene: Rc::new(scene) }) }</div> }
}

/// Returns the number that a drawing must not tell.
fn asked(task: &Task) -> Option<u32> {
    task.questions().first()?.answer.number()
}
