//! The set-up panel: puzzle, size, parameters, start and goal. Changes apply at once and can be undone.

pub mod game_setup;
pub mod notation_field;
pub mod parameters;
pub mod preset_select;
pub mod presets;
pub mod size_stepper;
pub mod state_editor;

use std::rc::Rc;

use gros_session::{Action, spec};
use gros_solver::{AnyPuzzle, AnyState, Guarantee, Setup, Steps};
use gros_text::Key;
use yew::prelude::*;

use crate::hooks::others::with_others;
use crate::mode_switch::mode_switch;
use crate::puzzles::new_game;
use crate::state::{MAX_PIECES, Msg, Prefs};
use crate::ui::component::{component, list, rendered_by};
use crate::ui::icons::{Shape, icon};
use crate::ui::lazy::lazy_in;
use game_setup::game_setup;
use parameters::Parameters;
use preset_select::PresetSelect;
use size_stepper::SizeStepper;
use state_editor::{EditorProps, state_editor};

#[derive(Clone, PartialEq)]
pub struct SetupForm {
    pub prefs: Prefs,
    pub is_solving: bool,
    pub setup: Rc<Setup<AnyPuzzle>>,
    /// Number of moves of the original plan.
    pub par: Steps,
    /// Guarantee of the original plan.
    pub par_guarantee: Guarantee,
    pub dispatch: Callback<Msg>,
}

rendered_by!(SetupForm, use_form);
lazy_in!(SetupForm, panels);

#[hook]
fn use_form(props: &SetupForm) -> Html {
    let SetupForm { prefs, is_solving, setup, par, par_guarantee, dispatch } = props;
    let (prefs, lang) = (*prefs, prefs.lang);
    let editor =
        |id, title, state: &AnyState, with: fn(Setup<AnyPuzzle>, AnyState) -> Option<Setup<AnyPuzzle>>| {
            let (old, dispatch) = (Setup::clone(setup), dispatch.clone());
            let on_state = Callback::from(move |state| {
                if let Some(setup) = with(old.clone(), state) {
                    dispatch.emit(set_up(setup));
                }
            });
            let (puzzle, state) = (setup.puzzle.clone(), state.clone());
            state_editor(&EditorProps {
                lang,
                id,
                title,
                puzzle,
                state,
                is_flipped: prefs.free_end_left,
                on_state,
            })
        };
    let swap = Setup::clone(setup)
        .turned()
        .map(|swapped| dispatch.reform(move |_: MouseEvent| set_up(swapped.clone())));
    let (count, rest) = lang.summary(setup);
    let meaning = lang.guarantee_meaning(setup, *par_guarantee);
    // Only a proven count gets a check mark.
    let is_proven = matches!(par_guarantee, Guarantee::Shortest { .. }) && !par.is_zero();
    let mark = if is_proven { Shape::Check } else { Shape::Info };
    html! {
        <div class="setup">
            { mode_switch(lang, *is_solving, "setup-mode", dispatch) }
            <div class="row setup-row">
                { with_others(lang, component(PresetSelect { lang, setup: Setup::clone(setup), dispatch: dispatch.clone() })) }
                { component(SizeStepper { lang, puzzle: setup.puzzle.clone(), dispatch: dispatch.clone() }) }
            </div>
            { component(Parameters { lang, setup: Setup::clone(setup), dispatch: dispatch.clone() }) }
            { editor("start", Key::Start, &setup.start, with_start) }
            if let Some(swap) = swap {
                <button class="button button-quiet setup-swap" type="button" onclick={swap} aria-label={lang.text(Key::SwapStartAndGoal)}>
                    { icon(Shape::Swap) }
                    { lang.text(Key::Swap) }
                </button>
                { editor("goal", Key::Goal, &setup.goal, Setup::with_goal) }
            }
            { list(new_game(&setup.puzzle, prefs.rival, dispatch).map(|new_game| game_setup(prefs, new_game, dispatch))) }
            { check(Prefs { sound: !prefs.sound, ..prefs }, Key::Sound, prefs.sound, dispatch) }
            <p class={classes!("setup-facts", is_proven.then_some("setup-proven"))}>
                { icon(mark) }
                <span><strong>{ count }</strong>{ rest }</span>
            </p>
            if !par.is_zero() {
                <p class="note setup-meaning">{ meaning }</p>
            }
        </div>
    }
}

/// Returns the task with another start; none if the page could not read its address: a pile may have too many digits.
fn with_start(setup: Setup<AnyPuzzle>, start: AnyState) -> Option<Setup<AnyPuzzle>> {
    let task = setup.with_start(start);
    spec::open(&spec::write_task(&task), MAX_PIECES)
        .is_ok_and(|opened| opened.notices.is_empty())
        .then_some(task)
}

fn set_up(setup: Setup<AnyPuzzle>) -> Msg {
    Msg::Act(Action::SetUp(setup))
}

/// Renders a switch between two preferences.
fn check(other: Prefs, key: Key, is_on: bool, dispatch: &Callback<Msg>) -> Html {
    let onchange = dispatch.reform(move |_: Event| Msg::Prefs(other));
    html! {
        <label class="check">
            <input type="checkbox" checked={is_on} {onchange} />
            { other.lang.text(key) }
        </label>
    }
}
