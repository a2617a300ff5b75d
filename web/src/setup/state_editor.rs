//! One of the two ends of a route: presets, a small board that is set by clicks, and the notation.

use gros_solver::{AnyPuzzle, AnyState};
use gros_text::{Key, Lang};
use yew::prelude::*;

use super::mini_board::{MiniBoard, has_mini_board};
use super::notation_field::NotationField;
use super::presets;
use crate::ui::component::component;

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
    pub is_flipped: bool,
    /// Takes another state.
    pub on_state: Callback<AnyState>,
}

/// Draws the editor.
pub fn state_editor(props: &Editor) -> Html {
    let Editor { lang, id, title, puzzle, state, is_flipped, on_state } = props;
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
            if has_mini_board(puzzle) {
                { component(MiniBoard {
                    lang: *lang,
                    puzzle: puzzle.clone(),
                    state: state.clone(),
                    is_flipped: *is_flipped,
                    is_large: false,
                    on_state: on_state.clone(),
                }) }
            }
            { component(NotationField {
                lang: *lang, id, title: *title, hint: None, puzzle: puzzle.clone(), state: state.clone(), on_state,
            }) }
        </fieldset>
    }
}
