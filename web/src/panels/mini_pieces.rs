//! A small row of pieces, each of which goes to its next place by a click: no rule applies.

use gros_solver::{AnyPuzzle, AnyState, Puzzle};
use gros_text::{Key, Lang, PieceCues};
use yew::prelude::*;

use super::rover::use_rover;
use crate::boards::{last_place, places};
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
    let pieces = places(state).unwrap_or_default();
    let count = pieces.len();
    let rover = use_rover(count);
    if count > MOST_PIECES {
        return html! {};
    }
    let piece = |(index, (piece, value)): (usize, &(usize, u16))| {
        // Counted from the right, as the keys lead.
        let id = count - index;
        let set = {
            let (puzzle, state, on_state) = (puzzle.clone(), state.clone(), on_state.clone());
            Callback::from(move |value: u16| {
                if let Some(state) = with_value(&puzzle, &state, index, value) {
                    on_state.emit(state);
                }
            })
        };
        let (value, most) = (*value, last_place(puzzle, index));
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

/// Gives the state with one piece, by its place in the row, elsewhere.
fn with_value(puzzle: &AnyPuzzle, state: &AnyState, index: usize, value: u16) -> Option<AnyState> {
    let row = places(state)?.into_iter().enumerate();
    let digits: Vec<String> =
        row.map(|(place, (_, old))| if place == index { value } else { old }.to_string()).collect();
    let gap = if (0..digits.len()).any(|place| last_place(puzzle, place) > 9) { "." } else { "" };
    puzzle.parse_state(&digits.join(gap)).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use gros_solver::{Chain, ChainModel};

    fn set(model: ChainModel, state: &str, index: usize, value: u16) -> Option<String> {
        let puzzle = AnyPuzzle::Chain(Chain::preset(model));
        let state = puzzle.parse_state(state).unwrap();
        with_value(&puzzle, &state, index, value).map(|state| state.to_string())
    }

    #[test]
    fn one_piece_is_set_and_the_others_stay() {
        assert_eq!(set(ChainModel::Kugellager, "34211", 1, 0).as_deref(), Some("30211"));
        assert_eq!(
            set(ChainModel::Generation, "0.0.0.0.12.0.0.1", 0, 14).as_deref(),
            Some("14.0.0.0.12.0.0.1")
        );
        assert_eq!(set(ChainModel::Kugellager, "34211", 4, 2), None);
    }
}
