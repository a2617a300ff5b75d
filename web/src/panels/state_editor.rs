//! One of the two ends of a route: presets, a small board that is set by clicks, and the notation.

use gros_solver::{AnyPuzzle, AnyState, Peg, Puzzle};
use gros_text::{Key, Lang};
use yew::prelude::*;

use super::mini_discs::MiniDiscs;
use super::mini_pieces::MiniPieces;
use super::mini_rings::MiniRings;
use super::notation_field::NotationField;
use super::presets;
use crate::markup::html;
use crate::part::part;

/// The most rings of a small board.
const MOST_RINGS: usize = 36;
/// The most discs of a small board.
const MOST_DISCS: usize = 12;

/// What the editor is given.
pub struct Editor {
    /// The language.
    pub lang: Lang,
    /// A name for the parts of the editor, unique on the page.
    pub id: &'static str,
    /// Which end it is.
    pub title: Key,
    /// The puzzle.
    pub puzzle: AnyPuzzle,
    /// The state.
    pub state: AnyState,
    /// Whether the rings' free end is on the left.
    pub flipped: bool,
    /// Whether pieces say in words how they stand, and not in the symbols of the notation.
    pub in_words: bool,
    /// Takes another state.
    pub on_state: Callback<AnyState>,
}

/// Draws the editor.
pub fn state_editor(props: &Editor) -> Html {
    let Editor { lang, id, title, puzzle, state, on_state, .. } = props;
    let on_state = {
        let (on_state, old) = (on_state.clone(), state.clone());
        Callback::from(move |state: AnyState| {
            if state != old {
                on_state.emit(state);
            }
        })
    };
    html! {
        <fieldset>
            <legend class="hidden-text">{ lang.text(*title) }</legend>
            <div class="setup-head">
                <span class="setup-title" aria-hidden="true">{ lang.text(*title) }</span>
                { presets::buttons(*lang, puzzle, *title == Key::Start, &on_state) }
            </div>
            { small_board(props, &on_state) }
            { part(NotationField {
                lang: *lang, id, title: *title, hint: None, puzzle: puzzle.clone(), state: state.clone(), on_state,
            }) }
        </fieldset>
    }
}

/// Tells whether a puzzle is small enough for a small board.
pub fn has_small_board(puzzle: &AnyPuzzle) -> bool {
    match puzzle {
        AnyPuzzle::Hanoi(_) => puzzle.pieces() <= MOST_DISCS,
        AnyPuzzle::SpinOut(_) | AnyPuzzle::Wythoff(_) => false,
        _ => puzzle.pieces() <= MOST_RINGS,
    }
}

/// Draws a small board on which pieces are set without rules; of a large puzzle nothing.
pub fn small_board(props: &Editor, on_state: &Callback<AnyState>) -> Html {
    let Editor { lang, puzzle, state, flipped, in_words, .. } = props;
    match (puzzle, state) {
        (AnyPuzzle::Rings(_), AnyState::Rings(rings)) if rings.rings() <= MOST_RINGS => {
            let on_ring = set(props, on_state, |(ring, is_on): (usize, bool)| (ring, is_on.into()));
            part(MiniRings {
                lang: *lang,
                state: rings.clone(),
                flipped: *flipped,
                in_words: *in_words,
                on_ring,
            })
        }
        (AnyPuzzle::Hanoi(hanoi), AnyState::Hanoi(discs)) if discs.discs() <= MOST_DISCS => {
            let on_disc = set(props, on_state, |(disc, Peg(peg)): (usize, Peg)| (disc, peg.into()));
            part(MiniDiscs { lang: *lang, state: discs.clone(), pegs: hanoi.pegs().collect(), on_disc })
        }
        (_, AnyState::Chain(_) | AnyState::SlideOut(_) | AnyState::Hexadecimal(_)) => {
            let (puzzle, state, on_state) = (puzzle.clone(), state.clone(), on_state.clone());
            part(MiniPieces { lang: *lang, puzzle, state, in_words: *in_words, on_state })
        }
        _ => html! {},
    }
}

/// Puts one piece elsewhere.
fn set<T: 'static>(
    props: &Editor,
    on_state: &Callback<AnyState>,
    placed: impl Fn(T) -> (usize, u16) + 'static,
) -> Callback<T> {
    let (puzzle, state, on_state) = (props.puzzle.clone(), props.state.clone(), on_state.clone());
    Callback::from(move |set: T| {
        let (piece, place) = placed(set);
        if let Some(state) = puzzle.with_piece(&state, piece, place) {
            on_state.emit(state);
        }
    })
}
