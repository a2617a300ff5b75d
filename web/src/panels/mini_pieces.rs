//! A small row of pieces, each of which goes to its next place by a click: no rule applies.

use gros_solver::{AnyPuzzle, AnyState, Placed, Puzzle};
use gros_text::{Key, Lang, PieceCues};
use yew::prelude::*;

use super::rover::use_rover;
use crate::markup::{classes, html};
use crate::part::drawn_by;

/// The most pieces of a small row.
const MOST_PIECES: usize = 36;

/// A small row of pieces.
#[derive(PartialEq)]
pub struct MiniPieces {
    /// The language.
    pub lang: Lang,
    /// The puzzle.
    pub puzzle: AnyPuzzle,
    /// Where the pieces stand.
    pub state: AnyState,
    /// Whether pieces say in words how they stand, and not by a number.
    pub in_words: bool,
    /// Takes another state.
    pub on_state: Callback<AnyState>,
}

drawn_by!(MiniPieces, use_mini_pieces);

/// Draws the row; of a long one nothing, since its notation is easier to change.
#[hook]
fn use_mini_pieces(props: &MiniPieces) -> Html {
    let MiniPieces { lang, puzzle, state, in_words, on_state } = props;
    let pieces = puzzle.layout(state, 0..puzzle.pieces());
    let count = pieces.len();
    let rover = use_rover(count);
    if count > MOST_PIECES {
        return html! {};
    }
    let piece = |(index, Placed { piece, place, places }): (usize, &Placed)| {
        // Counted from the right, as the keys lead.
        let id = count - index;
        let set = {
            let (puzzle, state, on_state, piece) = (puzzle.clone(), state.clone(), on_state.clone(), *piece);
            Callback::from(move |value: u16| {
                if let Some(state) = puzzle.with_piece(&state, piece, value) {
                    on_state.emit(state);
                }
            })
        };
        let (value, most) = (*place, places - 1);
        let next = if value == most { 0 } else { value + 1 };
        let onclick = set.reform(move |_: MouseEvent| next);
        let onkeydown = {
            let rover = rover.clone();
            Callback::from(move |event: KeyboardEvent| {
                match event.key().as_str() {
                    "ArrowLeft" => rover.lead(id, true),
                    "ArrowRight" => rover.lead(id, false),
                    "ArrowUp" if value < most => set.emit(value + 1),
                    "ArrowDown" if value > 0 => set.emit(value - 1),
                    "ArrowUp" | "ArrowDown" => {}
                    _ => return,
                }
                event.prevent_default();
            })
        };
        html! {
            <button
                key={id} class={classes!("mini-piece", (value > 0).then_some("mini-piece-on"))} type="button" data-mini={id.to_string()}
                tabindex={rover.tab_index(id)} aria-label={lang.piece_button(state, *piece, PieceCues::default())}
                {onclick} {onkeydown} onfocus={rover.on_focus(id)}
            >
                <span class="mini-value" data-text={if *in_words { lang.piece_place(state, *piece, value) } else { value.to_string() }} />
                <span class="mini-number" data-text={piece.to_string()} />
            </button>
        }
    };
    html! {
        <div ref={rover.node.clone()} class="mini-pieces" role="group" aria-label={lang.text(Key::SetPieces)} title={lang.text(Key::SetPieces)}>
            { for pieces.iter().enumerate().map(piece) }
        </div>
    }
}
