//! The text field for the notation of a state, validated on input.

use gros_solver::internals::notation;
use gros_solver::{AnyPuzzle, AnyState, ParseStateError, Puzzle};
use gros_text::{Key, Lang};
use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::ui::component::rendered_by;
use crate::ui::icons::{Shape, icon};

/// Longest row that is written without abbreviating runs.
const LONGEST_ROW: usize = 36;

#[derive(PartialEq)]
pub struct NotationField {
    pub lang: Lang,
    /// Prefix for ids, unique on the page.
    pub id: &'static str,
    /// Accessible name.
    pub title: Key,
    /// Id of the element that explains the notation, if there is one.
    pub hint: Option<String>,
    pub puzzle: AnyPuzzle,
    pub state: AnyState,
    pub on_state: Callback<AnyState>,
}

type Draft = Option<(String, ParseStateError)>;

rendered_by!(NotationField, use_notation_field);

/// Invalid input stays in the field, with the error below.
#[hook]
fn use_notation_field(props: &NotationField) -> Html {
    let NotationField { lang, id, title, hint, puzzle, state, .. } = props;
    let lang = *lang;
    let draft = use_state_eq(|| Draft::None);
    use_effect_with((puzzle.clone(), state.clone()), {
        let draft = draft.clone();
        move |_| draft.set(None)
    });
    let shown = match &*draft {
        Some((text, _)) => text.clone(),
        None => notation_of(state, puzzle.pieces()),
    };
    let wrong = draft.as_ref().and_then(|(text, error)| error_index(text, error));
    let error_id = format!("{id}-error");
    let described_by = if draft.is_some() { Some(error_id.clone()) } else { hint.clone() };
    html! {
        <>
            <div class="notation">
                <input
                    class="field" type="text" autocomplete="off" autocapitalize="off" spellcheck="false" value={shown.clone()}
                    aria-label={lang.text(*title)} title={lang.notation_hint(puzzle)} oninput={oninput(props, &draft)}
                    aria-invalid={draft.as_ref().map(|_| "true")} aria-describedby={described_by}
                />
                if let Some(index) = wrong {
                    <span class="notation-mark" aria-hidden="true">{ underlined(&shown, index) }</span>
                }
                if draft.is_none() {
                    <span class="line notation-read">{ icon(Shape::Check) }{ lang.notation_read(puzzle) }</span>
                }
            </div>
            if let Some((_, error)) = &*draft {
                <p class="error" id={error_id}>{ icon(Shape::Cross) }{ lang.notation_error(puzzle, error) }</p>
            }
        </>
    }
}

fn oninput(props: &NotationField, draft: &UseStateHandle<Draft>) -> Callback<InputEvent> {
    let (draft, puzzle, old) = (draft.clone(), props.puzzle.clone(), props.state.clone());
    let on_state = props.on_state.clone();
    Callback::from(move |event: InputEvent| {
        let Some(field) = event.target_dyn_into::<HtmlInputElement>() else { return };
        let text = field.value();
        match puzzle.parse_state(&text) {
            Ok(state) => {
                draft.set(None);
                if state != old {
                    on_state.emit(state);
                }
            }
            Err(error) => draft.set(Some((text, error))),
        }
    })
}

/// Writes a state in full if it fits, or else with abbreviated runs.
fn notation_of(state: &AnyState, pieces: usize) -> String {
    let row = state.to_string();
    if pieces <= LONGEST_ROW { row } else { notation::shorten(&row) }
}

/// Returns the index of the invalid character, if the text is short and plain enough to underline it.
fn error_index(text: &str, error: &ParseStateError) -> Option<usize> {
    let ParseStateError::Symbol { place: index, .. } = error else { return None };
    let is_plain = text.is_ascii() && text.len() <= LONGEST_ROW && !text.contains(['*', '.', ' ']);
    index.checked_sub(1).filter(|index| is_plain && *index < text.len())
}

/// Underlines a character. The text before it only takes up space, as the field covers it.
fn underlined(text: &str, index: usize) -> Html {
    let (before, rest) = text.split_at(index);
    let (wrong, _) = rest.split_at(1);
    html! { <>{ before.to_owned() }<u>{ wrong.to_owned() }</u></> }
}
