//! The set-up: which puzzle, how large, from where to where. Every change applies at once and can be undone.

use gros_session::Action;
use gros_solver::{AnyPuzzle, AnyState, Puzzle, Setup};
use gros_text::Key;
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::state_editor::StateEditor;
use crate::app::PartProps;
use crate::controls::icons::{Icon, Shape};
use crate::controls::{LanguageSelect, SpeedSelect, ThemeSelect};
use crate::state::{MOST_PIECES, Msg, Shown};

/// What the panel is given.
#[derive(Properties, PartialEq)]
pub struct SetupProps {
    /// What there is to show.
    pub model: Shown,
    /// Whether it is shown where it is not always there.
    pub open: bool,
    /// Closes it there.
    pub on_close: Callback<()>,
    /// Where input goes.
    pub dispatch: Callback<Msg>,
}

/// Draws the set-up.
#[component]
pub fn SetupPanel(props: &SetupProps) -> Html {
    let SetupProps { model, open, on_close, dispatch } = props;
    let lang = model.prefs.lang;
    let setup = model.session.timeline().setup();
    let onclick = on_close.reform(|_: MouseEvent| ());
    let with = |change: fn(Setup<AnyPuzzle>, AnyState) -> Setup<AnyPuzzle>| {
        let setup = setup.clone();
        dispatch.reform(move |state| Msg::Act(Action::SetUp(change(setup.clone(), state))))
    };
    let swap = {
        let Setup { puzzle, start, goal } = setup.clone();
        let swapped = Setup { puzzle, start: goal, goal: start };
        dispatch.reform(move |_: MouseEvent| Msg::Act(Action::SetUp(swapped.clone())))
    };
    let escape = {
        let on_close = on_close.clone();
        Callback::from(move |event: KeyboardEvent| {
            if event.key() == "Escape" {
                on_close.emit(());
            }
        })
    };
    html! {
        <section class="panel" id="setup" aria-label={lang.text(Key::Setup)} data-open={open.to_string()} onkeydown={escape}>
            <h2>
                { lang.text(Key::Setup) }
                <button class="button button-quiet button-icon panel-close" type="button" {onclick} aria-label={lang.text(Key::Close)}>
                    <Icon shape={Shape::Close} />
                </button>
            </h2>
            <div class="setup">
                <div class="setup-row">
                    <SizeStepper model={model.clone()} dispatch={dispatch.clone()} />
                    <button class="button" type="button" onclick={swap} aria-label={lang.text(Key::SwapStartAndGoal)}>
                        <Icon shape={Shape::Swap} />
                        { lang.text(Key::Swap) }
                    </button>
                </div>
                <StateEditor
                    {lang} id="start" title={Key::Start} puzzle={setup.puzzle.clone()} state={setup.start.clone()}
                    on_state={with(|setup, start| Setup { start, ..setup })}
                />
                <StateEditor
                    {lang} id="goal" title={Key::Goal} puzzle={setup.puzzle.clone()} state={setup.goal.clone()}
                    on_state={with(|setup, goal| Setup { goal, ..setup })}
                />
                <p class="setup-facts">
                    <Icon shape={Shape::Check} />
                    { " " }
                    { lang.setup_summary(setup) }
                </p>
                <div class="setup-row setup-prefs">
                    <SpeedSelect model={model.clone()} dispatch={dispatch.clone()} />
                    <LanguageSelect prefs={model.prefs} dispatch={dispatch.clone()} />
                    <ThemeSelect prefs={model.prefs} dispatch={dispatch.clone()} />
                </div>
            </div>
        </section>
    }
}

/// The size, by buttons and by typing. Another size begins with the puzzle's own start and goal.
#[component]
fn SizeStepper(props: &PartProps) -> Html {
    let PartProps { model, dispatch } = props;
    let lang = model.prefs.lang;
    let puzzle = model.session.timeline().puzzle();
    let pieces = puzzle.pieces();
    let is_wrong = use_state_eq(|| false);
    let resize = {
        let (dispatch, puzzle) = (dispatch.clone(), puzzle.clone());
        Callback::from(move |pieces: usize| {
            if let Some(puzzle) = puzzle.resized(pieces) {
                dispatch.emit(Msg::Act(Action::SetUp(Setup::standard(puzzle))));
            }
        })
    };
    let step = |key, shape, size: Option<usize>| {
        let size = size.filter(|size| (1..=MOST_PIECES).contains(size));
        let resize = resize.clone();
        let onclick = Callback::from(move |_: MouseEvent| {
            if let Some(size) = size {
                resize.emit(size);
            }
        });
        let off = size.is_none().then_some("true");
        html! {
            <button class="button button-small" type="button" {onclick} aria-label={lang.text(key)} aria-disabled={off}>
                <Icon {shape} />
            </button>
        }
    };
    let onchange = {
        let is_wrong = is_wrong.clone();
        let resize = resize.clone();
        Callback::from(move |event: Event| {
            let Some(field) = event.target_dyn_into::<HtmlInputElement>() else { return };
            let typed = gros_solver::notation::plain(&field.value()).parse().ok();
            let size = typed.filter(|size| (1..=MOST_PIECES).contains(size));
            is_wrong.set(size.is_none());
            if let Some(size) = size {
                resize.emit(size);
            }
        })
    };
    let name = match puzzle {
        AnyPuzzle::Rings(_) => Key::NumberOfRings,
        AnyPuzzle::Hanoi(_) => Key::NumberOfDiscs,
    };
    html! {
        <div class="setup-label">
            <label for="size">{ lang.text(name) }</label>
            <span class="setup-stepper">
                { step(Key::Smaller, Shape::Minus, pieces.checked_sub(1)) }
                <input
                    id="size" class="field" type="text" inputmode="numeric" autocomplete="off" value={pieces.to_string()} {onchange}
                    aria-invalid={is_wrong.then_some("true")} aria-describedby={is_wrong.then_some("size-error")}
                />
                { step(Key::Larger, Shape::Plus, pieces.checked_add(1)) }
            </span>
            if *is_wrong {
                <span class="error" id="size-error" role="alert">{ lang.size_range(1, MOST_PIECES) }</span>
            }
        </div>
    }
}
