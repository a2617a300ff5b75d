//! How the discs of a tower may go: over how many pegs, and from which to which.

use gros_session::Action;
use gros_solver::hanoi::{FEWEST_PEGS, MOST_PEGS};
use gros_solver::{AnyPuzzle, Hanoi, HanoiRule, Setup};
use gros_text::{Key, Lang};
use yew::prelude::*;

use super::game_setup::select;
use crate::controls::chosen;
use crate::controls::icons::{Shape, icon};
use crate::markup::html;
use crate::state::Msg;

/// A rule without its number of pegs.
#[derive(Clone, Copy, PartialEq)]
enum Kind {
    Any,
    Linear,
    Cyclic,
}

const KINDS: [(Kind, Key); 3] =
    [(Kind::Any, Key::ToAnyPeg), (Kind::Linear, Key::ToNeighbours), (Kind::Cyclic, Key::ClockwiseOnly)];

/// Draws the choices of a tower. Another rule begins with its own start and goal.
pub fn tower_setup(lang: Lang, hanoi: &Hanoi, dispatch: &Callback<Msg>) -> Html {
    let discs = hanoi.discs();
    let kind = match hanoi.rule() {
        HanoiRule::Classic { .. } => Kind::Any,
        HanoiRule::Linear => Kind::Linear,
        HanoiRule::Cyclic => Kind::Cyclic,
    };
    let set_up = move |rule: HanoiRule, dispatch: &Callback<Msg>| {
        if let Ok(hanoi) = Hanoi::with_rule(discs, rule) {
            dispatch.emit(Msg::Act(Action::SetUp(Setup::standard(AnyPuzzle::Hanoi(hanoi)))));
        }
    };
    let on_kind = {
        let dispatch = dispatch.clone();
        Callback::from(move |kind| {
            let rule = match kind {
                Kind::Any => HanoiRule::Classic { pegs: FEWEST_PEGS },
                Kind::Linear => HanoiRule::Linear,
                Kind::Cyclic => HanoiRule::Cyclic,
            };
            set_up(rule, &dispatch);
        })
    };
    let on_pegs = {
        let dispatch = dispatch.clone();
        Callback::from(move |event: Event| {
            let index = chosen(&event).and_then(|index| u8::try_from(index).ok());
            if let Some(index) = index {
                set_up(HanoiRule::Classic { pegs: FEWEST_PEGS + index }, &dispatch);
            }
        })
    };
    let pegs = hanoi.rule().pegs();
    let option = |count: u8| html! { <option selected={count == pegs}>{ count }</option> };
    html! {
        <div class="setup-choices">
            <label class="setup-label">
                { lang.text(Key::Pegs) }
                <span class="select-box">
                    <select class="select" onchange={on_pegs}>{ for (FEWEST_PEGS..=MOST_PEGS).map(option) }</select>
                    { icon(Shape::Chevron) }
                </span>
            </label>
            { select(lang, Key::DiscsGo, &KINDS, kind, on_kind) }
        </div>
    }
}
