//! The messages to a person who finds the moves alone, and about the help they used.

use gros_session::{Session, Timeline};
use gros_solver::{AnyMove, AnyPuzzle, AnyState, Puzzle, Setup, Steps};

use crate::lang::capital;
use crate::message::{Count, say};
use crate::pieces::Kind;
use crate::puzzles::{AnyStateWords, AnyWords};
use crate::{Key, Lang};

/// The help used in solving a puzzle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Help {
    /// Whether moves were not seen to be made: they came with an address.
    pub is_unknown: bool,
    /// Whether the next move was marked on the board.
    pub next_shown: bool,
    /// The moves that a hint showed.
    pub moves_shown: usize,
    /// The hints that told less than the move.
    pub hints: usize,
    /// The number of peeks: explanations that were shown, and stretches ahead of the user's own moves.
    pub looks: usize,
}

impl Help {
    /// Returns whether anything was asked for.
    #[must_use]
    pub fn was_asked_for(&self) -> bool {
        self.has_shown() || self.hints > 0
    }

    /// Returns whether a part of the answer was shown, so that the number of moves is no longer the person's own.
    pub(crate) fn has_shown(&self) -> bool {
        self.moves_shown > 0 || self.looks > 0
    }
}

impl Lang {
    /// Lists what helped so far: `1 move shown`, `2 hints`, `1 look`.
    #[must_use]
    pub fn helped(self, help: &Help) -> Vec<String> {
        let Help { moves_shown, hints, looks, .. } = *help;
        let shown = (moves_shown > 0).then(|| say!(self, HelpedMovesShown { count: Count(moves_shown) }));
        let looks = (looks > 0).then(|| say!(self, HelpedLooks { count: Count(looks) }));
        [shown, self.hints(hints), looks].into_iter().flatten().collect()
    }

    /// Offers a larger size, with the moves it takes if their number is short: `Harder: four rings, 10 moves`.
    ///
    /// ```
    /// use gros_solver::{AnyPuzzle, Hanoi};
    /// use gros_text::Lang;
    /// let tower = AnyPuzzle::from(Hanoi::new(65)?);
    /// assert_eq!(Lang::English.harder(&tower, &"36893488147419103231".parse()?), "Harder: 65 discs");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn harder(self, puzzle: &AnyPuzzle, steps: &Steps) -> String {
        /// Nine digits at most.
        const SHORT: usize = 30;
        let pieces = self.invited_to(puzzle);
        let what = if steps.bit_len() > SHORT {
            pieces
        } else {
            say!(self, Phrases { text: pieces, phrase: self.moves(steps) })
        };
        say!(self, SolveHarder { what })
    }

    /// Lists the same at the end: `1 of them shown`, `no hints`; nothing where it is not known.
    pub(crate) fn help_taken(self, help: &Help) -> Vec<String> {
        let Help { moves_shown, hints, looks, .. } = *help;
        let shown = (moves_shown > 0).then(|| say!(self, HelpedOfThemShown { count: Count(moves_shown) }));
        let looks = (looks > 0).then(|| say!(self, HelpedLooksAtTheAnswer { count: Count(looks) }));
        let parts: Vec<String> = [shown, self.hints(hints), looks].into_iter().flatten().collect();
        match parts.is_empty() {
            false => parts,
            true if help.is_unknown && !help.next_shown => Vec::new(),
            true => vec![self.text(if help.next_shown { Key::NextShown } else { Key::NoHints }).to_owned()],
        }
    }

    /// Says how many rules there are: `Two rules`.
    #[must_use]
    pub fn rules_title(self, count: usize) -> String {
        capital(&say!(self, SolveRules { count, number: self.count_word(count) }))
    }

    fn hints(self, hints: usize) -> Option<String> {
        (hints > 0).then(|| say!(self, HelpedHints { count: Count(hints) }))
    }

    /// Lists the parts of the counter that tell nothing of the route: `Your moves 12`, `1 hint`.
    #[must_use]
    pub fn counter_alone(self, session: &Session<AnyPuzzle>, help: &Help) -> Vec<String> {
        let moves = Steps::from(session.moves());
        std::iter::once(say!(self, CounterMoves { moves })).chain(self.helped(help)).collect()
    }

    /// Names the task: `Take all nine rings off the bar.`, or the states between which it leads.
    #[must_use]
    pub fn task(self, setup: &Setup<AnyPuzzle>) -> String {
        let Setup { puzzle, start, goal, .. } = setup;
        let kind = Kind::of(puzzle);
        let count = puzzle.pieces().saturating_sub(usize::from(kind.driver().is_some()));
        let pieces = || self.pieces_in_words(kind, count);
        // Nobody says “all two rings”.
        let is_many = count > 2;
        if *goal != puzzle.goal() {
            let is_back = is_many && *start == puzzle.goal() && *goal == puzzle.start();
            let back = is_back.then(|| puzzle.task_back(self, &pieces())).flatten();
            let reach =
                || say!(self, SolveReach { start: self.state_name(start), goal: self.state_name(goal) });
            return back.or_else(|| goal.task_to(self)).unwrap_or_else(reach);
        }
        let counts = is_many && *start == puzzle.start();
        let of_all = counts.then(|| puzzle.task_of_all(self, &pieces()));
        let usual = || puzzle.rules(self).first().map(|task| (*task).to_owned());
        of_all.flatten().or_else(|| goal.task_to(self)).or_else(usual).unwrap_or_default()
    }

    /// Says which of the moves the last one was: `Your 12th move.`
    #[must_use]
    pub fn your_move(self, number: &Steps) -> String {
        say!(self, SolveYourMove { ordinal: self.ordinal(number) })
    }

    /// Says where the slider is and nothing of the route, for a screen reader: `Step 0 of 341`, or without the number of
    /// steps where that is not told.
    #[must_use]
    pub fn slider_text_alone(self, timeline: &Timeline<AnyPuzzle>, tells_total: bool) -> String {
        let [step, steps] = [timeline.cursor(), timeline.steps()].map(|steps| self.number_in_words(steps));
        if tells_total { say!(self, StatusStep { step, steps }) } else { say!(self, SolveStep { step }) }
    }

    /// Says where the user's own moves end, and what looking ahead costs: `Your own moves end at 3. It counts
    /// as one peek.`
    #[must_use]
    pub fn looking_from(self, own: &Steps) -> String {
        let end = if own.is_zero() { String::new() } else { say!(self, SolveOwnEnd { step: own }) };
        self.sentences([end.as_str(), self.text(Key::SolveOneLook)])
    }

    /// Offers to return to the end of the user's own moves: `Back to my move 3`.
    #[must_use]
    pub fn back_to(self, own: &Steps) -> String {
        match own.is_zero() {
            true => self.text(Key::SolveBackToStart).to_owned(),
            false => say!(self, SolveBackTo { step: own }),
        }
    }

    /// Says what a move led to, and nothing of the route: `Ring 2 off.`
    #[must_use]
    pub fn played_alone(self, before: &AnyState, mv: &AnyMove, after: &Timeline<AnyPuzzle>) -> String {
        let reached = if after.to_go().is_zero() { self.reached(after) } else { "" };
        self.sentences([self.move_done(before, mv).as_str(), reached])
    }
}
