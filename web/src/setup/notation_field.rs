//! The field for the notation of a state, with a live check.

use gros_solver::{AnyPuzzle, AnyState, ParseStateError, Puzzle, notation};
use gros_text::{Key, Lang};
use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::ui::component::rendered_by;
use crate::ui::icons::{Shape, icon};

/// The longest row of symbols that is shown without runs.
const LONGEST_ROW: usize = 36;

/// The field for the notation of a state.
#[derive(PartialEq)]
pub struct NotationField {
    /// The language.
    pub lang: Lang,
    /// A name for the parts of the field, unique on the page.
    pub id: &'static str,
    /// What the field is called.
    pub title: Key,
    /// The id of what explains the notation, where it is explained beside the field.
    pub hint: Option<String>,
    /// The puzzle.
    pub puzzle: AnyPuzzle,
    /// The state.
    pub state: AnyState,
    /// Takes another state.
    pub on_state: Callback<AnyState>,
}

/// What is typed and is no state, and what is wrong with it.
type Draft = Option<(String, ParseStateError)>;

rendered_by!(NotationField, use_notation_field);

/// Draws the field. What cannot be read stays in it, with what is wrong below it.
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
        None => written(state, puzzle.pieces()),
    };
    let wrong = draft.as_ref().and_then(|(text, error)| place_in(text, error));
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
                if let Some(place) = wrong {
                    <span class="notation-mark" aria-hidden="true">{ marked(&shown, place) }</span>
                }
                if draft.is_none() {
                    <span class="notation-read">{ icon(Shape::Check) }{ lang.notation_read(puzzle) }</span>
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

/// Writes a state in full while it fits the field, else with its runs.
fn written(state: &AnyState, pieces: usize) -> String {
    let row = state.to_string();
    if pieces <= LONGEST_ROW { row } else { notation::shorten(&row) }
}

/// Finds the wrong symbol in a row that is short and plain enough to be seen whole.
fn place_in(text: &str, error: &ParseStateError) -> Option<usize> {
    let ParseStateError::Symbol { place, .. } = error else { return None };
    let is_plain = text.is_ascii() && text.len() <= LONGEST_ROW && !text.contains(['*', '.', ' ']);
    place.checked_sub(1).filter(|place| is_plain && *place < text.len())
}

/// Underlines one symbol; the rest only takes its room, since the field itself lies over it.
fn marked(text: &str, place: usize) -> Html {
    let (before, rest) = text.split_at(place);
    let (wrong, _) = rest.split_at(1);
    html! { <>{ before.to_owned() }<u>{ wrong.to_owned() }</u></> }
}
