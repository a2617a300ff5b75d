//! The editor of a start or goal: presets, a small board, and the notation.

use gros_solver::{AnyPuzzle, AnyState};
use gros_text::{Key, Lang};
use yew::prelude::*;

use super::notation_field::NotationField;
use super::presets;
use crate::board::mini_board::{MiniBoard, has_mini_board};
use crate::ui::component::component;

pub struct EditorProps {
    pub lang: Lang,
    /// Prefix for ids, unique on the page.
    pub id: &'static str,
    /// Start or goal.
    pub title: Key,
    pub puzzle: AnyPuzzle,
    pub state: AnyState,
    pub is_flipped: bool,
    pub on_state: Callback<AnyState>,
}

pub fn state_editor(props: &EditorProps) -> Html {
    let EditorProps { lang, id, title, puzzle, state, is_flipped, on_state } = props;
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
            <div class="row apart setup-head">
                <span class="setup-title" aria-hidden="true">{ lang.text(*title) }</span>
                { presets::buttons(*lang, puzzle, &on_state) }
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
