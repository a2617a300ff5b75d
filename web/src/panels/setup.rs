//! The set-up: which puzzle, how large, from where to where. Every change applies at once and can be undone.

use gros_session::Action;
use gros_solver::{AnyPuzzle, AnyState, Setup};
use gros_text::Key;
use web_sys::{HtmlElement, HtmlInputElement};
use yew::prelude::*;

use super::game_setup::game_setup;
use super::preset_select::PresetSelect;
use super::size_stepper::SizeStepper;
use super::state_editor::{Editor, state_editor};
use crate::controls::icons::{Shape, icon};
use crate::hooks::focus;
use crate::part::{drawn_by, part};
use crate::state::{Model, Msg, Prefs, Shown};

/// The set-up.
#[derive(PartialEq)]
pub struct SetupPanel {
    /// What there is to show.
    pub model: Shown,
    /// Whether it is shown where it is not always there.
    pub open: bool,
    /// Closes it there.
    pub on_close: Callback<()>,
    /// Where input goes.
    pub dispatch: Callback<Msg>,
}

drawn_by!(SetupPanel, use_setup_panel);

/// Draws the set-up: beside the board where there is room, else as a sheet below it.
#[hook]
fn use_setup_panel(props: &SetupPanel) -> Html {
    let SetupPanel { model, open, on_close, dispatch } = props;
    let lang = model.prefs.lang;
    let title = use_sheet_focus(*open);
    let onclick = on_close.reform(|_: MouseEvent| ());
    let onkeydown = {
        let (on_close, open) = (on_close.clone(), *open);
        Callback::from(move |event: KeyboardEvent| {
            if open && event.key() == "Escape" {
                on_close.emit(());
            }
        })
    };
    html! {
        <section class="panel" id="setup" aria-label={lang.text(Key::Setup)} data-open={open.to_string()} {onkeydown}>
            <div class="panel-head">
                <h2 ref={title} tabindex="-1">{ lang.text(Key::Setup) }</h2>
                <button class="button button-quiet button-icon panel-close" type="button" {onclick} aria-label={lang.text(Key::Close)}>
                    { icon(Shape::Close) }
                </button>
            </div>
            { form(model, dispatch) }
        </section>
    }
}

/// Gives the focus to a title while a sheet is open, and back to what opened it.
#[hook]
fn use_sheet_focus(open: bool) -> NodeRef {
    let title = use_node_ref();
    use_effect_with((title.clone(), open), |(title, open)| {
        let opener = if *open { focus::held() } else { None };
        if let Some(title) = title.cast::<HtmlElement>().filter(|_| *open) {
            focus::give_to(&title);
        }
        move || {
            if let Some(opener) = opener.filter(|_| focus::is_lost_or_in("#setup")) {
                focus::give_to(&opener);
            }
        }
    });
    title
}

fn form(model: &Model, dispatch: &Callback<Msg>) -> Html {
    let (prefs, lang) = (model.prefs, model.prefs.lang);
    let setup = model.session.timeline().setup();
    let editor = |id, title, state: &AnyState, with: fn(Setup<AnyPuzzle>, AnyState) -> Setup<AnyPuzzle>| {
        let old = setup.clone();
        let on_state = dispatch.reform(move |state| set_up(with(old.clone(), state)));
        let (puzzle, state) = (setup.puzzle.clone(), state.clone());
        state_editor(&Editor { lang, id, title, puzzle, state, flipped: prefs.free_end_left, on_state })
    };
    let swap = {
        let Setup { puzzle, start, goal } = setup.clone();
        let swapped = Setup { puzzle, start: goal, goal: start };
        dispatch.reform(move |_: MouseEvent| set_up(swapped.clone()))
    };
    let (count, rest) = lang.summary(setup);
    html! {
        <div class="setup">
            <div class="setup-row">
                { part(PresetSelect { lang, setup: setup.clone(), dispatch: dispatch.clone() }) }
                { part(SizeStepper { lang, puzzle: setup.puzzle.clone(), dispatch: dispatch.clone() }) }
            </div>
            { editor("start", Key::Start, &setup.start, with_start) }
            if !matches!(setup.puzzle, AnyPuzzle::Wythoff(_)) {
                <button class="button button-quiet setup-swap" type="button" onclick={swap} aria-label={lang.text(Key::SwapStartAndGoal)}>
                    { icon(Shape::Swap) }
                    { lang.text(Key::Swap) }
                </button>
                { editor("goal", Key::Goal, &setup.goal, |setup, goal| Setup { goal, ..setup }) }
            }
            if let AnyPuzzle::Wythoff(game) = &setup.puzzle {
                { game_setup(prefs, game, dispatch) }
            }
            if matches!(setup.puzzle, AnyPuzzle::Rings(_)) {
                { free_end(prefs, dispatch) }
            }
            <p class="setup-facts">
                { icon(Shape::Check) }
                <span><strong>{ count }</strong>{ rest }</span>
            </p>
        </div>
    }
}

/// Begins elsewhere. The piles of a game are part of the puzzle, and it always ends without a stone.
fn with_start(setup: Setup<AnyPuzzle>, start: AnyState) -> Setup<AnyPuzzle> {
    match (setup.puzzle, start) {
        (AnyPuzzle::Wythoff(game), AnyState::Wythoff(piles)) => {
            Setup::standard(AnyPuzzle::Wythoff(game.with_piles(piles)))
        }
        (puzzle, start) => Setup { puzzle, start, goal: setup.goal },
    }
}

fn set_up(setup: Setup<AnyPuzzle>) -> Msg {
    Msg::Act(Action::SetUp(setup))
}

fn free_end(prefs: Prefs, dispatch: &Callback<Msg>) -> Html {
    let onchange = {
        let dispatch = dispatch.clone();
        Callback::from(move |event: Event| {
            if let Some(field) = event.target_dyn_into::<HtmlInputElement>() {
                dispatch.emit(Msg::Prefs(Prefs { free_end_left: !field.checked(), ..prefs }));
            }
        })
    };
    html! {
        <label class="check">
            <input type="checkbox" checked={!prefs.free_end_left} {onchange} />
            { prefs.lang.text(Key::FreeEndRight) }
        </label>
    }
}
