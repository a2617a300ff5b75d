//! A board of positions on which any can be chosen, to see its move to a cold one.

use std::rc::Rc;

use gros_picture::Scene;
use gros_picture::proofs::{WIDTH, WaysOut};
use gros_text::{Key, Lang};
use web_sys::{Element, HtmlInputElement};
use yew::prelude::*;

use crate::board::picture::Picture;
use crate::ui::component::{component, list, rendered_by};

#[derive(PartialEq)]
pub struct Board {
    pub lang: Lang,
    /// The scene shown until a position is chosen.
    pub scene: Scene,
}

rendered_by!(Board, use_board);

/// Which pile a field holds.
#[derive(Clone, Copy)]
enum Axis {
    Right,
    Up,
}

impl Axis {
    fn of(self, (right, up): (u32, u32)) -> u32 {
        match self {
            Axis::Right => right,
            Axis::Up => up,
        }
    }

    fn with(self, (right, up): (u32, u32), typed: u32) -> (u32, u32) {
        match self {
            Axis::Right => (typed, up),
            Axis::Up => (right, typed),
        }
    }
}

#[hook]
fn use_board(props: &Board) -> Html {
    let lang = props.lang;
    let place = use_state_eq(|| None::<(u32, u32)>);
    let step = place.and_then(|place| lang.way_out_of(place));
    let onclick = {
        let place = place.clone();
        Callback::from(move |event: MouseEvent| place.set(chosen(&event).or(*place)))
    };
    let field = |id: &'static str, label: Key, axis: Axis| {
        let chosen = place.clone();
        let oninput = Callback::from(move |event: InputEvent| {
            let typed =
                event.target_dyn_into::<HtmlInputElement>().and_then(|input| input.value().parse().ok());
            if let Some(typed) = typed.filter(|typed| *typed < WaysOut::SIDE) {
                chosen.set(Some(axis.with(chosen.unwrap_or_default(), typed)));
            }
        });
        let range = format!("0 … {}", WaysOut::SIDE - 1);
        let value = place.map(|place| axis.of(place).to_string());
        html! {
            <>
                <label for={id}>{ lang.text(label) }</label>
                <input {id} class="field" type="text" inputmode="numeric" placeholder={range} {value} {oninput} />
            </>
        }
    };
    let (said, scene) = match step {
        Some(step) => (Some(step.text), step.scene),
        None => (None, props.scene.clone()),
    };
    html! {
        <div>
            // The fields do the same for those who do not point.
            <div class="proof-picture proof-choose" aria-hidden="true" {onclick}>
                { component(Picture { scene: Rc::new(scene) }) }
            </div>
            <p class="card-text">{ lang.text(Key::ProofWaysOutChoose) }</p>
            <p class="row proof-fields">
                { field("proof-right", Key::ProofWaysOutRight, Axis::Right) }
                { field("proof-up", Key::ProofWaysOutUp, Axis::Up) }
            </p>
            <p role="status"><b>{ list(said) }</b></p>
        </div>
    }
}

/// Returns the position under the pointer.
fn chosen(event: &MouseEvent) -> Option<(u32, u32)> {
    let area = event.target_dyn_into::<Element>()?.closest(".proof-choose").ok()??.get_bounding_client_rect();
    let scale = WIDTH / area.width();
    let (x, y) = (f64::from(event.client_x()) - area.left(), f64::from(event.client_y()) - area.top());
    WaysOut::position_at((x * scale, y * scale))
}
