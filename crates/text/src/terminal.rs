//! Texts that only the terminal uses.

use gros_session::Timeline;
use gros_solver::methods::{Explanation, Method, NotHere};
use gros_solver::{AnyPuzzle, Guarantee, Puzzle, Route, Steps};

use crate::message::{Count, say};
use crate::task::cut;
use crate::{Key, Lang};

impl Lang {
    /// Says which move to make at a step, or that there is none: `Next: ring 2 off. 218 to go.`
    #[must_use]
    pub fn next_on_terminal(self, timeline: &Timeline<AnyPuzzle>, step: &Steps) -> String {
        let (here, next) = (timeline.state_at(step), timeline.move_at(step));
        if let Some(advice) = self.advice(timeline.puzzle(), &here, next.as_ref()) {
            return advice;
        }
        match next {
            None => self.text(Key::GoalReached).to_owned(),
            Some(mv) => {
                let next = self.status_next(&here, &mv);
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
        let Some(best) = best.filter(|best| *best.steps() < left) else { return self.to_go(&left) };
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
        let place = say!(self, TerminalPlace { step: self.step_of(step, timeline.steps()), state });
        let mut lines = vec![self.sentences([place, self.next_on_terminal(timeline, step)])];
        lines.extend(self.purpose(timeline, step));
        if answers.is_empty() {
            lines.push(self.no_method().to_owned());
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

    /// Says that no puzzle was named.
    #[must_use]
    pub fn name_a_puzzle(self) -> String {
        let known = self.list(gros_solver::ids());
        say!(self, TerminalNameAPuzzle { known })
    }

    /// Says that the value of an option is not a whole number.
    #[must_use]
    pub fn bad_number(self, option: &str, value: &str) -> String {
        self.about_option(option, value, self.text(Key::TerminalNoNumber))
    }

    /// Says that an option does not contain a step of the timeline.
    #[must_use]
    pub fn no_step(self, option: &str, value: &str, most: &Steps) -> String {
        self.about_option(option, value, &self.not_a_step(&self.number(most)))
    }

    /// Says that the step in an option is beyond the timeline.
    #[must_use]
    pub fn step_outside(self, option: &str, value: &str, most: &Steps) -> String {
        self.about_option(option, value, &self.outside(&self.number(most)))
    }

    /// Says that the value of an option is not one of its words.
    #[must_use]
    pub fn not_one_of(self, option: &str, value: &str, words: &[&str]) -> String {
        self.about_option(option, value, &self.only(&self.either(words)))
    }

    /// Says that a search has found no shorter route.
    #[must_use]
    pub fn proven(self, length: &Steps, states: usize) -> String {
        say!(self, TerminalProven { moves: self.moves(length), states: self.count(states) })
    }

    /// Says that a search has found a shorter route.
    #[must_use]
    pub fn shorter(self, shortest: &Steps, length: &Steps, states: usize) -> String {
        let (shortest, moves) = (self.moves(shortest), self.moves(length));
        say!(self, TerminalShorter { shortest, moves, states: self.count(states) })
    }

    /// Says that a search has stopped, and how long every route is at least.
    #[must_use]
    pub fn unsettled(self, depth: &Steps, states: usize) -> String {
        say!(self, TerminalUnsettled { moves: self.moves(depth), states: self.count(states) })
    }

    /// Says that the address of the page is not known.
    #[must_use]
    pub fn name_a_base(self) -> String {
        self.text(Key::NameABase).to_owned()
    }

    /// Says that the address of the page is not one of the web.
    #[must_use]
    pub fn bad_base(self, value: &str) -> String {
        let option = self.quoted(&format!("--base {}", crate::notice::shortened(value)));
        say!(self, ArgumentsBadBase { option })
    }

    /// Says that no browser could be opened, with the system's reason.
    #[must_use]
    pub fn no_browser(self, why: &str) -> String {
        say!(self, NoBrowser { why })
    }

    fn about_option(self, option: &str, value: &str, problem: &str) -> String {
        let option = self.quoted(&format!("{option} {}", crate::notice::shortened(value)));
        say!(self, TerminalAboutOption { option, problem })
    }

    /// Counts the unknown keys in addition to those named.
    #[must_use]
    pub fn more_unknown_keys(self, more: usize) -> String {
        say!(self, TerminalMoreUnknownKeys { more: Count(more) })
    }

    /// Says which line of standard input is wrong.
    #[must_use]
    pub fn on_line(self, number: usize, sentence: &str) -> String {
        say!(self, TerminalOnLine { number, sentence })
    }

    /// Says that standard input could not be read, with the system's reason.
    #[must_use]
    pub fn bad_input(self, why: &str) -> String {
        say!(self, TerminalBadInput { why })
    }

    /// Says that the answer could not be written, with the system's reason.
    #[must_use]
    pub fn bad_output(self, why: &str) -> String {
        say!(self, TerminalBadOutput { why })
    }

    /// Says that standard input is not valid text.
    #[must_use]
    pub fn input_is_no_text(self) -> String {
        self.text(Key::TerminalInputIsNoText).to_owned()
    }

    /// Says that standard input is longer than is accepted.
    #[must_use]
    pub fn input_too_long(self, megabytes: usize) -> String {
        say!(self, TerminalInputTooLong { megabytes })
    }

    /// Says that standard input has more lines than the one expected.
    #[must_use]
    pub fn several_lines(self) -> String {
        self.text(Key::TerminalSeveralLines).to_owned()
    }

    /// Says that a line must contain one argument.
    #[must_use]
    pub fn one_dash(self) -> String {
        self.text(Key::TerminalOneDash).to_owned()
    }

    /// Names the counts in a list: `moves for n = 1 to 10`; a puzzle with one size has a single count.
    #[must_use]
    pub fn counts_heading(self, most: usize) -> String {
        say!(self, TerminalCountsHeading { most })
    }
}
