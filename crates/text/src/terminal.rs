//! Texts that only the terminal uses.

use gros_session::Timeline;
use gros_solver::methods::{Explanation, Method, NotHere};
use gros_solver::{AnyPuzzle, Guarantee, Puzzle, Route, Steps};

use crate::message::say;
use crate::notice::shortened;
use crate::puzzles::AnyWords;
use crate::task::cut;
use crate::{Key, Lang};

impl Lang {
    /// Says which move to make at a step, or that there is none: `Next: ring 2 off. 218 to go.`
    #[must_use]
    pub fn next_on_terminal(self, timeline: &Timeline<AnyPuzzle>, step: &Steps) -> String {
        let (here, next) = (timeline.state_at(step), timeline.move_at(step));
        // Every winning move of a game.
        if let Some(advice) = timeline.puzzle().advice(self, &here, next.as_ref()) {
            return advice;
        }
        match next {
            None => self.text(Key::GoalReached).to_owned(),
            Some(mv) => {
                let next = say!(self, StatusNext { name: self.move_name(&here, &mv) });
                self.sentences([self.sentence(&next), self.sentence(&self.to_go_on_route(timeline, step))])
            }
        }
    }

    /// Counts the moves left; if some of them were made by hand, also the shortest count: `17 to go on your route, 15
    /// on the shortest`.
    fn to_go_on_route(self, timeline: &Timeline<AnyPuzzle>, step: &Steps) -> String {
        let left = timeline.steps().saturating_sub(step);
        let is_played = step < timeline.planned_from();
        let state = || timeline.state_at(step);
        let best =
            is_played.then(|| timeline.puzzle().route(&state(), &timeline.setup().goal).ok()).flatten();
        let Some(best) = best.filter(|best| *best.steps() < left) else {
            return say!(self, StatusToGo { moves: left });
        };
        let is_proven = matches!(best.guarantee(), Guarantee::Shortest { .. });
        let best_is = if is_proven { "proven" } else { "known" };
        say!(self, TerminalToGo { left, best_is, best: best.steps() })
    }

    /// Describes a step and what each method says about it, one card each, with those that do not apply at the end.
    #[must_use]
    pub fn explained_on_terminal(
        self,
        timeline: &Timeline<AnyPuzzle>,
        step: &Steps,
        answers: &[(Method, Result<Explanation<AnyPuzzle>, NotHere>)],
    ) -> String {
        let state = cut(&timeline.state_at(step).to_string());
        let place = say!(
            self,
            TerminalPlace { step: say!(self, StatusStep { step, steps: timeline.steps() }), state }
        );
        let mut lines = vec![self.sentences([place, self.next_on_terminal(timeline, step)])];
        lines.extend(self.purpose(timeline, step));
        if answers.is_empty() {
            lines.push(self.text(Key::MethodNone).to_owned());
        }
        let made = timeline.move_at(step);
        let told = answers.iter().filter_map(|(_, answer)| answer.as_ref().ok());
        if step < timeline.planned_from() && told.clone().any(|told| told.next != made) {
            lines.push(self.text(Key::TerminalMadeByHand).to_owned());
        }
        for explanation in told {
            lines.push(String::new());
            lines.extend(self.explain(explanation).lines());
        }
        for (method, refusal) in
            answers.iter().filter_map(|(method, answer)| Some((method, answer.as_ref().err()?)))
        {
            lines.push(String::new());
            lines.push(self.method_name(*method).to_owned());
            lines.push(format!("  {}", self.not_here(*refusal)));
        }
        lines.join("\n")
    }

    /// Quotes an option with its value.
    #[must_use]
    pub fn option(self, option: &str, value: &str) -> String {
        say!(self, Quoted { text: format!("{option} {}", shortened(value)) })
    }
}
