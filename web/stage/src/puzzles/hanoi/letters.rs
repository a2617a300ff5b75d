//! Text of the tower's board: the state as letters, and the tag on the next move.

use gros_picture::Scene;
use gros_text::Key;
use yew::prelude::*;

use super::HanoiBoardProps;
use crate::board::overlay::Overlay;
use crate::ui::component::component;
use crate::ui::icons::{Shape, icon};

/// Up to this length the label fits on the same line.
const LABELLED_ROW: usize = 6;
/// Up to this length a phone has room for the label.
const SHORT_ROW: usize = 10;
/// Longer rows are abbreviated.
const LONGEST_ROW: usize = 32;

/// The state as letters, largest disc first.
pub fn letters(props: &HanoiBoardProps) -> Html {
    let row = props.subject.state.to_string();
    let next = props.subject.marked().map(|best| props.subject.state.discs() - best.disc);
    let length = match row.len() {
        ..=LABELLED_ROW => Some("letters-short"),
        length if length > SHORT_ROW => Some("letters-long"),
        _ => None,
    };
    let letters = if row.len() <= LONGEST_ROW {
        let letter = |(place, letter): (usize, char)| {
            html! { <span class={classes!("letter", (Some(place) == next).then_some("digit-next"))}>{ letter }</span> }
        };
        row.chars().enumerate().map(letter).collect()
    } else {
        let short = gros_solver::internals::notation::shorten(&row);
        let cut = short.char_indices().nth(LONGEST_ROW).map_or(short.len(), |(index, _)| index);
        let text = if cut < short.len() { format!("{}…", &short[..cut]) } else { short };
        html! { <span class="letter">{ text }</span> }
    };
    html! {
        <div class={classes!("letters", length)} aria-hidden="true">
            <span class="letters-label">{ props.ctx.lang.text(Key::LargestFirst) }</span>
            { letters }
        </div>
    }
}

pub fn tag(props: &HanoiBoardProps, scene: &Scene) -> Html {
    let Some((best, (x, y))) = props.subject.marked().zip(scene.tag) else { return html! {} };
    if !props.subject.blockers.is_empty() {
        return html! {};
    }
    component(Overlay {
        class: classes!("tag", "tag-way"),
        left: x / scene.room.width,
        top: (y - scene.room.y) / scene.room.height,
        content: html! {
            <>
                <span class="tag-number">{ best.disc }</span>
                <span class="tag-name">{ props.ctx.lang.disc_name(best.disc) }</span>
                { icon(Shape::Right) }
                { best.to.to_string() }
            </>
        },
        ..Overlay::default()
    })
}
