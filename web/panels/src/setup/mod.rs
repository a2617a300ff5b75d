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

use crate::ctx::Ctx;
use crate::hooks::others::with_others;
use crate::puzzles::{design, new_game};
use crate::solving::mode_switch;
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
    pub ctx: Ctx,
    pub is_solving: bool,
    pub setup: Rc<Setup<AnyPuzzle>>,
    /// Number of moves of the original plan.
    pub par: Steps,
    /// Guarantee of the original plan.
    pub par_guarantee: Guarantee,
}

rendered_by!(SetupForm, use_form);
lazy_in!(SetupForm, panels);

#[hook]
fn use_form(props: &SetupForm) -> Html {
    let SetupForm { is_solving, setup, par, par_guarantee, .. } = props;
    let ctx = props.ctx;
    let editor =
        |id, title, state: &AnyState, with: fn(Setup<AnyPuzzle>, AnyState) -> Option<Setup<AnyPuzzle>>| {
            let old = Setup::clone(setup);
            let on_state = ctx.on(move |state| with(old.clone(), state).map(set_up));
            let (puzzle, state) = (setup.puzzle.clone(), state.clone());
            state_editor(&EditorProps {
                lang: ctx.lang,
                id,
                title,
                puzzle,
                state,
                is_flipped: ctx.free_end_left,
                on_state,
            })
        };
    let swap = Setup::clone(setup).turned().map(|swapped| ctx.on_click(set_up(swapped)));
    let (count, rest) = ctx.lang.summary(setup);
    let meaning = ctx.lang.guarantee_meaning(setup, *par_guarantee);
    // Only a proven count gets a check mark.
    let is_proven = matches!(par_guarantee, Guarantee::Shortest { .. }) && !par.is_zero();
    let mark = if is_proven { Shape::Check } else { Shape::Info };
    html! {
        <div class="stack setup">
            { mode_switch(ctx, *is_solving, "setup-mode") }
            <div class="row">
                { with_others(ctx.lang, component(PresetSelect { ctx, setup: Setup::clone(setup) })) }
                { component(SizeStepper { ctx, puzzle: setup.puzzle.clone() }) }
            </div>
            { component(Parameters { ctx, setup: Setup::clone(setup) }) }
            { list(design(ctx, setup)) }
            { editor("start", Key::Start, &setup.start, with_start) }
            if let Some(swap) = swap {
                <button class="button button-quiet setup-swap" type="button" onclick={swap} aria-label={ctx.lang.text(Key::SwapStartAndGoal)}>
                    { icon(Shape::Swap) }
                    { ctx.lang.text(Key::Swap) }
                </button>
                { editor("goal", Key::Goal, &setup.goal, Setup::with_goal) }
            }
            { list(new_game(&setup.puzzle, ctx).map(|new_game| game_setup(ctx, new_game))) }
            { check(Prefs { sound: !ctx.sound, ..ctx.prefs }, Key::Sound, ctx.sound, ctx) }
            <p class={classes!("line", "ruled", "setup-facts", is_proven.then_some("setup-proven"))}>
                { icon(mark) }
                <span><strong>{ count }</strong>{ rest }</span>
            </p>
            if !par.is_zero() {
                <p class="note">{ meaning }</p>
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
fn check(other: Prefs, key: Key, is_on: bool, ctx: Ctx) -> Html {
    let onchange = ctx.on(move |_: Event| Msg::Prefs(other));
    html! {
        <label class="line check">
            <input type="checkbox" checked={is_on} {onchange} />
            { other.lang.text(key) }
        </label>
    }
}
