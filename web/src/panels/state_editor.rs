//! One of the two ends of a route: presets, and a field for its notation with a live check.

use gros_solver::{AnyPuzzle, AnyState, ParseStateError, Puzzle, notation};
use gros_text::{Key, Lang};
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// The longest row of symbols that is shown without runs.
const LONGEST_ROW: usize = 36;

/// What the editor is given.
#[derive(Properties, PartialEq)]
pub struct EditorProps {
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
    /// Takes another state.
    pub on_state: Callback<AnyState>,
}

/// Draws the editor. What cannot be read stays in the field, with what is wrong below it.
#[component]
pub fn StateEditor(props: &EditorProps) -> Html {
    let EditorProps { lang, id, title, puzzle, state, on_state } = props;
    let lang = *lang;
    // What is typed and is no state yet, and what is wrong with it.
    let draft = use_state_eq(|| None::<(String, ParseStateError)>);
    use_effect_with((puzzle.clone(), state.clone()), {
        let draft = draft.clone();
        move |_| draft.set(None)
    });
    let oninput = {
        let (draft, puzzle, on_state) = (draft.clone(), puzzle.clone(), on_state.clone());
        Callback::from(move |event: InputEvent| {
            let Some(field) = event.target_dyn_into::<HtmlInputElement>() else { return };
            let text = field.value();
            match puzzle.parse_state(&text) {
                Ok(state) => {
                    draft.set(None);
                    on_state.emit(state);
                }
                Err(error) => draft.set(Some((text, error))),
            }
        })
    };
    let shown = match &*draft {
        Some((text, _)) => text.clone(),
        None => written(state, puzzle.pieces()),
    };
    let error_id = format!("{id}-error");
    html! {
        <fieldset>
            <legend class="hidden-text">{ lang.text(*title) }</legend>
            <div class="setup-head">
                <span class="setup-title" aria-hidden="true">{ lang.text(*title) }</span>
                <div class="setup-presets">
                    { for presets(puzzle).into_iter().map(|(name, preset)| preset_button(lang, name, preset, on_state)) }
                </div>
            </div>
            <input
                class="field setup-notation" type="text" autocomplete="off" spellcheck="false" value={shown} {oninput}
                aria-label={lang.text(*title)} title={lang.notation_hint(puzzle)}
                aria-invalid={draft.as_ref().map(|_| "true")} aria-describedby={draft.as_ref().map(|_| error_id.clone())}
            />
            if let Some((_, error)) = &*draft {
                <p class="error" id={error_id}>{ lang.notation_error(puzzle, error) }</p>
            }
        </fieldset>
    }
}

/// Writes a state in full while it fits the field, else with its runs.
fn written(state: &AnyState, pieces: usize) -> String {
    let row = state.to_string();
    if pieces <= LONGEST_ROW { row } else { notation::shorten(&row) }
}

/// How a preset is named.
enum Name {
    Key(Key),
    Peg(gros_solver::Peg),
}

fn preset_button(lang: Lang, name: Name, preset: Preset, on_state: &Callback<AnyState>) -> Html {
    let on_state = on_state.clone();
    let onclick = Callback::from(move |_: MouseEvent| {
        if let Some(state) = preset.state() {
            on_state.emit(state);
        }
    });
    let text = match name {
        Name::Key(key) => lang.text(key).to_owned(),
        Name::Peg(peg) => peg.to_string(),
    };
    html! { <button class="button button-link" type="button" {onclick}>{ text }</button> }
}

/// A state to choose.
enum Preset {
    Fixed(AnyState),
    Random(AnyPuzzle),
}

impl Preset {
    fn state(&self) -> Option<AnyState> {
        match self {
            Preset::Fixed(state) => Some(state.clone()),
            Preset::Random(puzzle) => random_state(puzzle),
        }
    }
}

fn presets(puzzle: &AnyPuzzle) -> Vec<(Name, Preset)> {
    let fixed = |name, text: &str| puzzle.parse_state(text).ok().map(|state| (name, Preset::Fixed(state)));
    let named: Vec<_> = match puzzle {
        AnyPuzzle::Rings(rings) => {
            let last = format!("1{}", "0".repeat(rings.rings() - 1));
            let named = [(Key::AllOn, "on"), (Key::AllOff, "off"), (Key::OnlyLastRing, last.as_str())];
            named.into_iter().filter_map(|(key, text)| fixed(Name::Key(key), text)).collect()
        }
        AnyPuzzle::Hanoi(hanoi) => {
            hanoi.pegs().filter_map(|peg| fixed(Name::Peg(peg), &peg.to_string())).collect()
        }
    };
    let random = (Name::Key(Key::Random), Preset::Random(puzzle.clone()));
    named.into_iter().chain(std::iter::once(random)).collect()
}

/// Makes a state of which every piece stands anywhere; the dice are thrown here, once, and written as a state.
fn random_state(puzzle: &AnyPuzzle) -> Option<AnyState> {
    let symbols: &[char] = match puzzle {
        AnyPuzzle::Rings(_) => &['0', '1'],
        AnyPuzzle::Hanoi(_) => &['A', 'B', 'C'],
    };
    let dice = |_| {
        let index = (js_sys::Math::random() * symbols.len() as f64) as usize;
        symbols.get(index).or(symbols.first())
    };
    let text: String = (0..puzzle.pieces()).filter_map(dice).collect();
    puzzle.parse_state(&text).ok()
}
