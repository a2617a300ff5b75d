//! The marks on the board while the ladder is filled in: the ring that waits, and the known facts about its conditions.

use std::ops::RangeInclusive;
use std::rc::Rc;

use gloo_render::request_animation_frame;
use gros_learning::lessons::{Kind, Rung, Task};
use gros_picture::puzzles::rings::{Condition, Waits};
use gros_picture::{Look, Rect};
use gros_text::{Key, Lang, say};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

use super::check::{self, to_fill};
use crate::board::picture::Picture;
use crate::ui::component::{component, keyed, list, rendered_by};
use crate::ui::geometry::use_size;

/// The marks of a ladder. They tell no more than its rows do.
#[derive(Clone, Debug, PartialEq)]
pub struct Marks {
    /// The ring that waits.
    pub ring: usize,
    /// The rings that were filled in rightly and are where it needs them, and whether they are on.
    met: Vec<(RangeInclusive<usize>, bool)>,
    /// The condition that was filled in wrongly.
    wrong: Option<Wrong>,
}

/// A condition of a ring that waits.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Wrong {
    /// Where its neighbour must be.
    Neighbour(usize),
    /// Where the rings from this one on must be, beyond its neighbour.
    Beyond(usize, usize),
}

impl Marks {
    /// Returns the marks of a task in a state of the board; none if there is no ladder, or it is about another state.
    pub fn of(task: &Task, wrong: Option<&check::Wrong>, state: &str) -> Option<Marks> {
        let ladder = Rung::ladder(task.spec);
        let digits = ladder.iter().map(|rung| if rung.is_on { '1' } else { '0' });
        if task.kind != Kind::Ladder || !digits.eq(state.chars()) {
            return None;
        }
        let first = ladder.iter().find(|rung| !rung.is_done())?.ring;
        let rungs = to_fill(&ladder);
        // Rows are checked from the top down, so those above a mistake are right.
        let (right, mistaken, is_answered) = match wrong {
            Some(check::Wrong::Switch(index, rung, chosen)) => (*index, Some(*rung), chosen.is_some()),
            Some(check::Wrong::Ring(..)) => (rungs.len(), None, false),
            _ => (0, None, false),
        };
        // The ring that moves now waits for nothing; the question is about it.
        let waiting = mistaken.and_then(|rung| rung.waiting);
        let ring = waiting.filter(|ring| Rung::next(&ladder) != Some(*ring)).unwrap_or(first);
        let below = rungs.iter().take(right).filter(|rung| rung.ring < ring);
        let mut met: Vec<(RangeInclusive<usize>, bool)> = Vec::new();
        for rung in below.take_while(|rung| rung.is_done()) {
            match met.last_mut() {
                Some((rings, is_on)) if *is_on == rung.is_on => *rings = rung.ring..=*rings.end(),
                _ => met.push((rung.ring..=rung.ring, rung.is_on)),
            }
        }
        let wrong = mistaken.filter(|_| is_answered).map(|rung| match rung.waiting {
            Some(waiting) if waiting > rung.ring + 1 => Wrong::Beyond(rung.ring, waiting - 1),
            _ => Wrong::Neighbour(rung.ring),
        });
        Some(Marks { ring, met, wrong })
    }

    /// Puts the conditions into words.
    pub fn conditions(&self, lang: Lang) -> Vec<Condition> {
        let met = self.met.iter().map(|(rings, is_on)| {
            let word = if *is_on { Key::LadderOn } else { Key::LadderOff };
            Condition { rings: rings.clone(), words: lang.text(word).to_owned(), is_met: true }
        });
        let wrong = self.wrong.map(|wrong| match wrong {
            Wrong::Neighbour(ring) => (ring..=ring, say!(lang, LadderWhich { ring })),
            Wrong::Beyond(ring, neighbour) => (1..=ring, say!(lang, LadderBeyond { ring: neighbour })),
        });
        let wrong = wrong.into_iter().map(|(rings, words)| Condition { rings, words, is_met: false });
        met.chain(wrong).collect()
    }
}

/// How the board draws its rings: in which look, and whether mirrored.
pub type Looks = (Look, bool);

/// The number of frames after which a ring that is not there is no longer looked for.
const FRAMES: u32 = 120;

/// The room for the labels above the drawing, as a property of the element that holds the board.
const ABOVE: &str = "--above";

#[derive(PartialEq)]
pub struct OverBoard {
    pub lang: Lang,
    pub looks: Looks,
    pub marks: Marks,
}

rendered_by!(OverBoard, use_over);

#[hook]
fn use_over(props: &OverBoard) -> Html {
    let OverBoard { lang, looks, marks } = props;
    let stage = use_state_eq(|| None::<Element>);
    use_effect_with((), {
        let stage = stage.setter();
        move |()| {
            let document = web_sys::window().and_then(|window| window.document());
            stage.set(document.and_then(|document| document.get_element_by_id("board")));
        }
    });
    let layer = |stage: Element| component(Layer { lang: *lang, looks: *looks, marks: marks.clone(), stage });
    (*stage).clone().map(layer).unwrap_or_default()
}

#[derive(PartialEq)]
struct Layer {
    lang: Lang,
    looks: Looks,
    marks: Marks,
    /// The element that holds the board.
    stage: Element,
}

rendered_by!(Layer, use_layer);

/// Where the board is drawn, in CSS pixels.
#[derive(Clone, Debug, PartialEq)]
struct Place {
    room: (f64, f64),
    drawing: Rect,
    columns: Vec<(usize, Rect)>,
}

#[hook]
fn use_layer(props: &Layer) -> Html {
    let Layer { lang, looks, marks, stage } = props;
    let (node, place, drawn) =
        (use_node_ref(), use_state_eq(|| None::<Place>), use_state_eq(|| None::<Looks>));
    let size = use_size(node.clone());
    let waits = (*place).clone().map(|Place { room, drawing, columns }| Waits {
        // Where a row from top to bottom would be too small, it is a diagram.
        look: if looks.0 == Look::Vertical && drawing.width > drawing.height {
            Look::Diagram
        } else {
            looks.0
        },
        room,
        drawing,
        columns,
        ring: marks.ring,
        words: say!(*lang, LadderWaits { ring: marks.ring }),
        conditions: marks.conditions(*lang),
    });
    let above = waits.as_ref().map_or(0.0, |waits| waits.above().ceil());
    use_effect_with(above.to_bits(), {
        let stage = stage.clone();
        move |_| {
            // It is read only where there are marks.
            if let Ok(stage) = stage.dyn_into::<HtmlElement>() {
                // Browsers know all custom properties.
                let _ = stage.style().set_property(ABOVE, &format!("{above}px"));
            }
        }
    });
    let frames = use_state_eq(|| 0);
    // Once more after the board, which may draw other looks, or the ring itself, later than this is called.
    use_effect_with((size, *looks, *drawn, marks.ring, above.to_bits(), *frames), {
        let (stage, place, drawn, ring) = (stage.clone(), place.setter(), drawn.setter(), marks.ring);
        let frames = frames.setter();
        move |(_, looks, .., count)| {
            let found = measure(&stage, ring);
            let is_there =
                found.as_ref().is_some_and(|place| place.columns.iter().any(|(number, _)| *number == ring));
            place.set(found);
            drawn.set(Some(*looks));
            let next = count + 1;
            let again =
                (!is_there && next < FRAMES).then(|| request_animation_frame(move |_| frames.set(next)));
            move || drop(again)
        }
    });
    let pictures = waits.map(|waits| [("behind", waits.behind()), ("over", waits.over())]);
    let layers = pictures.into_iter().flatten().map(|(name, scene)| {
        html! { <div class={format!("marks-{name}")}>{ keyed(name, Picture { scene: Rc::new(scene) }) }</div> }
    });
    // The rows of the ladder say the same.
    let drawn = html! { <div class="marks" ref={node} aria-hidden="true">{ list(layers) }</div> };
    create_portal(drawn, stage.clone())
}

/// Measures where the drawing and the rings up to one are; none if it is not there yet.
fn measure(stage: &Element, ring: usize) -> Option<Place> {
    let around = stage.get_bounding_client_rect();
    let area = |element: Element| {
        let area = element.get_bounding_client_rect();
        Rect::new(area.left() - around.left(), area.top() - around.top(), area.width(), area.height())
    };
    let find = |selector: &str| stage.query_selector(selector).ok().flatten();
    let column = |ring: usize| Some((ring, area(find(&format!(".piece[data-ring='{ring}']"))?)));
    let columns = (1..=ring).filter_map(column).collect();
    Some(Place { room: (around.width(), around.height()), drawing: area(find(".drawing")?), columns })
}

#[cfg(test)]
mod tests {
    use gros_learning::lessons::LESSONS;

    use super::*;
    use crate::learn::check::{Draft, first_wrong};

    fn ladder(spec: &'static str) -> Task {
        let tasks = LESSONS.iter().flat_map(|lesson| &lesson.stops).flat_map(|stop| &stop.tasks);
        let task = tasks.clone().find(|task| task.kind == Kind::Ladder).unwrap();
        Task { spec, ..task.clone() }
    }

    fn state(task: &Task) -> String {
        Rung::ladder(task.spec).iter().map(|rung| if rung.is_on { '1' } else { '0' }).collect()
    }

    /// The marks after these answers, the first row first.
    fn after(task: &Task, wishes: &[bool]) -> Marks {
        let mut draft = Draft::of(task);
        draft.switches.iter_mut().zip(wishes).for_each(|(switch, wish)| *switch = Some(*wish));
        Marks::of(task, first_wrong(task, &[], &draft).as_ref(), &state(task)).unwrap()
    }

    const STOP: &str = "rings?n=6&step=20";

    #[test]
    fn at_first_only_the_ring_that_waits_is_marked() {
        let task = ladder(STOP);
        let marks = Marks::of(&task, None, "011101").unwrap();
        assert_eq!(marks, Marks { ring: 5, met: Vec::new(), wrong: None });
    }

    #[test]
    fn what_was_right_and_is_met_is_marked_above_the_mistake() {
        let marks = after(&ladder(STOP), &[true, true, true, true]);
        assert_eq!(marks, Marks { ring: 5, met: vec![(4..=4, true)], wrong: Some(Wrong::Beyond(3, 4)) });
        let words: Vec<String> =
            marks.conditions(Lang::English).into_iter().map(|condition| condition.words).collect();
        assert_eq!(words, ["on", "beyond ring 4: on or off?"]);
    }

    #[test]
    fn the_neighbour_is_a_condition_of_its_own() {
        let marks = after(&ladder(STOP), &[false]);
        assert_eq!(marks, Marks { ring: 5, met: Vec::new(), wrong: Some(Wrong::Neighbour(4)) });
        assert_eq!(marks.conditions(Lang::English)[0].words, "ring 4: on or off?");
    }

    #[test]
    fn a_row_further_down_is_about_the_ring_that_waits_for_it() {
        // Ring 3 is in the way of ring 5, and needs ring 2 on.
        assert_eq!(
            after(&ladder(STOP), &[true, false, false]),
            Marks { ring: 3, met: Vec::new(), wrong: Some(Wrong::Neighbour(2)) }
        );
    }

    #[test]
    fn rings_that_are_off_as_they_must_be_are_one_condition() {
        let task = ladder("rings?n=6&from=110001");
        assert_eq!(
            after(&task, &[true, false, false, false, true]),
            Marks { ring: 6, met: vec![(5..=5, true), (2..=4, false)], wrong: Some(Wrong::Beyond(1, 5)) }
        );
    }

    #[test]
    fn an_empty_row_is_no_mistake() {
        let marks = after(&ladder(STOP), &[true]);
        assert_eq!(marks, Marks { ring: 5, met: vec![(4..=4, true)], wrong: None });
    }

    #[test]
    fn the_ring_that_moves_is_not_marked_by_its_field() {
        let task = ladder(STOP);
        let wrong = Draft { fields: vec!["1".to_owned()], ..Draft::solved(&task, &[]) };
        let marks = Marks::of(&task, first_wrong(&task, &[], &wrong).as_ref(), "011101").unwrap();
        assert_eq!(marks, Marks { ring: 5, met: vec![(4..=4, true)], wrong: None });
    }

    #[test]
    fn the_ring_that_moves_is_not_marked_by_a_row() {
        // Ring 2 moves, and the row of ring 1 is about it.
        assert_eq!(
            after(&ladder(STOP), &[true, false, true, false]),
            Marks { ring: 5, met: vec![(4..=4, true)], wrong: Some(Wrong::Neighbour(1)) }
        );
    }

    #[test]
    fn another_state_has_no_marks() {
        assert_eq!(Marks::of(&ladder(STOP), None, "011100"), None);
        let tasks = LESSONS.iter().flat_map(|lesson| &lesson.stops).flat_map(|stop| &stop.tasks);
        for task in tasks.filter(|task| task.kind != Kind::Ladder) {
            assert_eq!(Marks::of(task, None, &state(task)), None);
        }
    }
}
