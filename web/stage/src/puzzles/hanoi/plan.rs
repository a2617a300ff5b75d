//! The plan for four pegs or more: three parts, each a button that seeks to its start.

use gros_session::{Action, Seek, Timeline};
use gros_solver::hanoi::Part;
use gros_solver::{AnyPuzzle, AnyState, Steps};
use gros_text::{Key, say};
use yew::prelude::*;

use crate::ctx::Ctx;
use crate::state::Msg;
use crate::ui::component::list;
use gros_picture::decimal::tenths;

#[derive(Clone, Debug, PartialEq)]
pub struct Plan {
    parts: [Part; 3],
    discs: usize,
    cursor: Steps,
}

impl Plan {
    /// Minimum width of a board with a plan, in CSS pixels.
    pub const ROOM: f64 = 600.0;

    /// Returns the plan of a timeline, if it follows one from the start.
    pub fn of(timeline: &Timeline<AnyPuzzle>) -> Option<Plan> {
        let setup = timeline.setup();
        let (AnyPuzzle::Hanoi(hanoi), AnyState::Hanoi(start), AnyState::Hanoi(goal)) =
            (&setup.puzzle, &setup.start, &setup.goal)
        else {
            return None;
        };
        let parts = hanoi.plan(start, goal).filter(|_| timeline.planned_from().is_zero())?;
        Some(Plan { parts, discs: hanoi.discs(), cursor: timeline.cursor().clone() })
    }

    /// Returns the widths of the parts, proportional to their moves from `least` CSS pixels on, and the progress of the
    /// current one.
    pub fn geometry(&self, least: u32) -> [(&'static str, String); 2] {
        let all = self.parts.iter().fold(Steps::ZERO, |sum, part| &sum + &part.moves);
        let columns = self.parts.each_ref().map(|part| {
            let share = 1000.0 * part.moves.fraction_of(&all);
            format!("minmax({least}px, {}fr)", tenths(share.max(1.0).round()))
        });
        let done = self
            .parts
            .iter()
            .find(|part| self.is_current(part))
            .map_or(0.0, |part| self.cursor.saturating_sub(&part.begin).fraction_of(&part.moves));
        [("--parts", columns.join(" ")), ("--done", format!("{}%", tenths(100.0 * done)))]
    }

    fn is_done(&self, part: &Part) -> bool {
        self.cursor >= &part.begin + &part.moves
    }

    fn is_current(&self, part: &Part) -> bool {
        self.cursor >= part.begin && !self.is_done(part)
    }

    pub fn draw(&self, ctx: Ctx) -> Html {
        let (sum, three) = ctx.lang.plan_sum(&self.parts, self.discs);
        html! {
            <div class="plan">
                <p class="plan-sum"><strong>{ sum }</strong>{ ctx.lang.text(Key::SentenceGap) }<span>{ three }</span></p>
                { self.strip(ctx) }
            </div>
        }
    }

    /// Renders the three parts over their track.
    pub fn strip(&self, ctx: Ctx) -> Html {
        let part = |(index, part): (usize, &Part)| {
            let begin = part.begin.clone();
            let onclick = ctx.on_click(Msg::Act(Action::Seek(Seek::At(begin.clone()))));
            let current = self.is_current(part).then_some("step");
            html! {
                <button class="plan-part" type="button" {onclick} aria-current={current}>
                    <strong>{ ctx.lang.plan_part(part, index) }</strong>
                    <span>{ say!(ctx.lang, HanoiPlanPartMoves { moves: ctx.lang.moves(&part.moves), pegs: part.pegs }) }</span>
                </button>
            }
        };
        html! {
            <div class="plan-parts">
                { list(self.parts.iter().enumerate().map(part)) }
                { list(self.parts.iter().map(|part| self.track(part))) }
            </div>
        }
    }

    /// Renders a part's share of the progress bar, with the thumb if it is current.
    fn track(&self, part: &Part) -> Html {
        let is_current = self.is_current(part);
        let done_class = self.is_done(part).then_some("plan-behind");
        let current_class = is_current.then_some("plan-here");
        html! {
            <span class={classes!("plan-track", done_class, current_class)} aria-hidden="true">
                if is_current {
                    <span class="plan-thumb" />
                }
            </span>
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::state::{Model, Prefs};

    fn plan(address: &str) -> Option<Plan> {
        Plan::of(Model::open(address, &[], Prefs::default()).session.timeline())
    }

    #[test]
    fn the_part_with_the_cursor_is_current() {
        let current = |step: u32| {
            let plan = plan(&format!("hanoi?n=10&pegs=4&step={step}")).unwrap();
            plan.parts.each_ref().map(|part| plan.is_current(part))
        };
        assert_eq!(current(0), [true, false, false]);
        assert_eq!(current(16), [true, false, false]);
        assert_eq!(current(17), [false, true, false]);
        assert_eq!(current(32), [false, false, true]);
        assert_eq!(current(49), [false, false, false]);
        let [(_, columns), (_, done)] = plan("hanoi?n=10&pegs=4&step=24").unwrap().geometry(150);
        assert_eq!(columns, "minmax(150px, 347fr) minmax(150px, 306fr) minmax(150px, 347fr)");
        assert_eq!(done, "46.7%");
    }

    #[test]
    fn other_routes_have_no_plan() {
        assert!(plan("hanoi?n=4&pegs=4&play=1B&step=1").is_none());
        assert!(plan("hanoi?n=4").is_none());
        assert!(plan("rings").is_none());
    }
}
