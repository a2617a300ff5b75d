//! What is written on the board of the dials: the mark of the next turn, letters, places, and what stands in the way.

use gros_solver::{AnyState, Facing, IllegalMove};
use gros_text::Key;
use yew::prelude::*;

use super::SpinOutBoardProps;
use crate::boards::family::case::{self, BAY, LINE, PITCH};
use crate::boards::placed::Placed;
use crate::controls::icons::{Shape, icon};
use crate::markup::{classes, html};
use crate::part::{keyed, part};

/// The mark of the next turn: which way, and whether outside.
pub fn tag(props: &SpinOutBoardProps) -> Html {
    let (top, height) = props.frame();
    let Some(best) = props.marked().filter(|_| props.refused.is_none()) else { return html! {} };
    part(Placed {
        class: classes!("tag", "tag-next", "tag-family"),
        left: props.left(best.dial),
        top: ((LINE - BAY).max(top) - top) / height,
        inside: html! { <>{ icon(Shape::Turn) }{ props.lang.dial_faces(best) }</> },
        ..Placed::default()
    })
}

/// The letter of each dial, and how it stands in words where there is room.
pub fn letters(props: &SpinOutBoardProps) -> Html {
    let state = AnyState::SpinOut(props.state);
    let each = || (1..=props.dials()).rev().filter_map(|dial| Some((dial, props.state.facing(dial)?)));
    let is_next = |dial: usize| props.marked().is_some_and(|best| best.dial == dial);
    let letter = |(dial, facing): (usize, Facing)| {
        let up = (facing == Facing::Upright).then_some("digit-on");
        let class = classes!("digit", up, is_next(dial).then_some("digit-next"));
        let inside = facing.letter().to_string().into();
        keyed(dial, Placed { class, left: props.left(dial), inside, ..Placed::default() })
    };
    let name = |(dial, facing): (usize, Facing)| {
        let class = classes!("place-name", is_next(dial).then_some("place-name-next"));
        let inside = props.lang.piece_place(&state, dial, facing.value()).into();
        keyed(dial, Placed { class, left: props.left(dial), inside, ..Placed::default() })
    };
    html! {
        <>
            <div class="digits" aria-hidden="true">{ for each().map(letter) }</div>
            if props.has_names() {
                <div class="place-names" aria-hidden="true">{ for each().map(name) }</div>
            }
        </>
    }
}

/// Says under a dial how it stood in the way of a refused turn.
pub fn bracket(props: &SpinOutBoardProps, dial: usize) -> Html {
    let stops = matches!(props.refused, Some((_, IllegalMove::SlideStops { .. })));
    let key = if stops { Key::StopsTheSlide } else { Key::FacesIt };
    let width = 0.72 * PITCH / case::width_of(props.dials());
    let inside = html! { <span class="need-words">{ icon(Shape::Cross) }{ props.lang.text(key) }</span> };
    let left = props.left(dial) - width / 2.0;
    keyed(dial, Placed { class: classes!("need", "need-bad"), left, width, inside, ..Placed::default() })
}
