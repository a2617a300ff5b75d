//! What the board's caption says on a first visit, after a refusal and at the goal.

use gros_session::Session;
use gros_solver::{AnyMove, AnyPuzzle, AnyState, Guarantee, Puzzle, Route, Setup, Steps};

use crate::message::{Count, say};
use crate::{Key, Lang, puzzles};

/// What helped to solve a puzzle, beside the hints that were asked for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Help {
    /// Nothing did.
    #[default]
    Nothing,
    /// The next move was marked on the board.
    NextShown,
    /// The moves, or some of them, were not seen to be made: they came with an address.
    Unknown,
}

/// What is said about a puzzle solved by hand: a line, and details for a second one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Praise {
    /// What was done: `Solved in 341 moves`.
    pub title: String,
    /// How well: `the fewest possible`, `no hints`.
    pub details: Vec<String>,
}

impl Lang {
    /// Offers the way back from the goal of a task: `Put them back on`.
    #[must_use]
    pub fn way_back(self, setup: &Setup<AnyPuzzle>) -> &'static str {
        self.text(puzzles::way_back(setup))
    }

    /// Says how well a puzzle was solved; none if the cursor was moved in other ways than by moves.
    #[must_use]
    pub fn praise(self, session: &Session<AnyPuzzle>, help: Help) -> Option<Praise> {
        let (made, par) = (Steps::from(session.moves()), session.timeline().par());
        let guarantee = session.timeline().par_guarantee();
        let is_game = guarantee == Guarantee::LineOfPlay;
        let over = session.over_par().filter(|_| made >= *par && !made.is_zero() && !is_game)?;
        let moves = self.moves(&made);
        let title = say!(self, OutcomeSolvedIn { moves });
        let short = self.how_short(&over, par, guarantee);
        let details = std::iter::once(short).chain(self.help_taken(session.hints(), help)).collect();
        Some(Praise { title, details })
    }

    /// Says how many predictions were right in a row: `Right, 5 in a row`.
    #[must_use]
    pub fn right_in_a_row(self, streak: u32) -> String {
        say!(self, OutcomeRightInARow { streak: Count(streak as usize) })
    }

    /// Says the most that were right in a row: `best streak 7`.
    #[must_use]
    pub fn longest_row(self, longest: u32) -> String {
        say!(self, OutcomeLongestRow { longest: Count(longest as usize) })
    }

    /// Says in how few moves the same task was solved so far: `your best: 343 moves`.
    #[must_use]
    pub fn personal_best(self, best: u64) -> String {
        let moves = self.moves(&Steps::from(best));
        say!(self, OutcomePersonalBest { moves })
    }

    /// Says after how many moves the piece of a refused move has its turn: `After 10 more moves it is ring 5’s turn.`
    ///
    /// `state` is the one in which the move was refused.
    #[must_use]
    pub fn its_turn(self, state: &AnyState, mv: &AnyMove, moves: &Steps) -> String {
        say!(self, OutcomeItsTurn { piece: self.piece_of(state, mv), moves })
    }

    /// Says the same as a link to that step: `After 10 more moves it is ring 5’s turn: go there`.
    #[must_use]
    pub fn go_to_its_turn(self, state: &AnyState, mv: &AnyMove, moves: &Steps) -> String {
        say!(self, OutcomeGoToItsTurn { piece: self.piece_of(state, mv), moves })
    }

    fn piece_of(self, state: &AnyState, mv: &AnyMove) -> String {
        puzzles::of_move(state, mv, |words| words.piece(self)).unwrap_or_default()
    }

    /// Says where else the piece of a refused move can go: `Disc 2 can go to B.` Nothing where it can go nowhere.
    #[must_use]
    pub fn goes_elsewhere(self, puzzle: &AnyPuzzle, state: &AnyState, mv: &AnyMove) -> Option<String> {
        puzzles::goes_elsewhere(self, puzzle, state, mv)
    }

    /// Says what there is to do, for those who never did it: `All nine rings are on. It takes 341 moves to get them off.`
    #[must_use]
    pub fn first_fact(self, setup: &Setup<AnyPuzzle>) -> String {
        let Ok(route) = setup.puzzle.route(&setup.start, &setup.goal) else {
            return self.text(Key::NoWay).to_owned();
        };
        let moves = self.moves(route.steps());
        puzzles::first_fact(self, setup, &moves)
    }

    /// Compares with the route that was planned first; only what is proven is called the least.
    pub(crate) fn how_short(self, over: &Steps, par: &Steps, guarantee: Guarantee) -> String {
        let is_proven = matches!(guarantee, Guarantee::Shortest { .. });
        if over.is_zero() {
            return self.text(if is_proven { Key::FewestPossible } else { Key::FewestKnown }).to_owned();
        }
        say!(self, OutcomeOverPar { than: if is_proven { "least" } else { "shown" }, over, par })
    }

    /// Says what helped: hints, or the mark of the next move; none where that is not known.
    pub(crate) fn help_taken(self, hints: u32, help: Help) -> Option<String> {
        match help {
            _ if hints > 0 => Some(say!(self, OutcomeHints { count: Count(hints as usize) })),
            Help::Nothing => Some(self.text(Key::NoHints).to_owned()),
            Help::NextShown => Some(self.text(Key::NextShown).to_owned()),
            Help::Unknown => None,
        }
    }

    pub(crate) fn goal_is_away(self, moves: &str) -> String {
        say!(self, OutcomeGoalIsAway { moves })
    }
}
