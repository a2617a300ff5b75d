//! What the board's caption says on a first visit, after a refusal and at the goal.

use gros_session::Session;
use gros_solver::{AnyMove, AnyPuzzle, AnyState, Guarantee, Puzzle, Route, Setup, Steps};

use crate::lang::capital;
use crate::message::say;
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

/// What is said of a puzzle solved by hand: a line, and details for a second one.
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

    /// Says how well a puzzle was solved; none where the cursor was moved otherwise than by moves.
    #[must_use]
    pub fn praise(self, session: &Session<AnyPuzzle>, help: Help) -> Option<Praise> {
        let (made, par) = (Steps::from(session.moves()), session.timeline().par());
        let guarantee = session.timeline().par_guarantee();
        let is_game = guarantee == Guarantee::LineOfPlay;
        let over = session.over_par().filter(|_| made >= *par && !made.is_zero() && !is_game)?;
        let moves = self.moves(&made);
        let title = say!(self, OutcomePraise { moves });
        let short = self.how_short(&over, par, guarantee);
        let details = std::iter::once(short).chain(self.help_taken(session.hints(), help)).collect();
        Some(Praise { title, details })
    }

    /// Says how many predictions were right in a row: `Right, 5 in a row`.
    #[must_use]
    pub fn right_in_a_row(self, streak: u32) -> String {
        let streak = self.count(streak as usize);
        say!(self, OutcomeRightInARow { streak })
    }

    /// Says how many were right in a row at best: `longest row 7`.
    #[must_use]
    pub fn longest_row(self, longest: u32) -> String {
        let longest = self.count(longest as usize);
        say!(self, OutcomeLongestRow { longest })
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
        self.sentence(&self.turn_after(state, mv, moves))
    }

    /// Says the same as a link to that step: `After 10 more moves it is ring 5’s turn: go there`.
    #[must_use]
    pub fn go_to_its_turn(self, state: &AnyState, mv: &AnyMove, moves: &Steps) -> String {
        let there = self.text(Key::OutcomeGoToItsTurn);
        capital(&self.turn_after(state, mv, moves)) + there
    }

    fn turn_after(self, state: &AnyState, mv: &AnyMove, moves: &Steps) -> String {
        let (piece, number) =
            (puzzles::of_move(state, mv, |words| words.piece(self)).unwrap_or_default(), self.number(moves));
        match self {
            Lang::English => {
                let more = if *moves == Steps::ONE { "more move" } else { "more moves" };
                format!("after {number} {more} it is {piece}’s turn")
            }
            Lang::Simplified => format!("再走 {number} 步就轮到{}", after_han(&piece)),
            Lang::Traditional => format!("再走 {number} 步就輪到{}", after_han(&piece)),
        }
    }

    /// Says where else the piece of a refused move can go: `Disc 2 can go to B.` Nothing where it can go nowhere.
    #[must_use]
    pub fn goes_elsewhere(self, puzzle: &AnyPuzzle, state: &AnyState, mv: &AnyMove) -> Option<String> {
        puzzles::goes_elsewhere(self, puzzle, state, mv)
    }

    /// Says what there is to do, for those who never did it: `All nine on. Getting them off takes 341 moves.`
    #[must_use]
    pub fn first_fact(self, setup: &Setup<AnyPuzzle>) -> String {
        let Ok(route) = setup.puzzle.route(&setup.start, &setup.goal) else {
            return self.text(Key::NoWay).to_owned();
        };
        let moves = self.moves(route.steps());
        puzzles::first_fact(self, setup, &moves)
    }

    /// Compares with the route that was planned first; only what is proved is called the least.
    pub(crate) fn how_short(self, over: &Steps, par: &Steps, guarantee: Guarantee) -> String {
        let is_proven = matches!(guarantee, Guarantee::Shortest { .. });
        if over.is_zero() {
            return self.text(if is_proven { Key::FewestPossible } else { Key::FewestKnown }).to_owned();
        }
        let (over, par) = (self.number(over), self.number(par));
        match (self, is_proven) {
            (Lang::English, true) => format!("{over} over the minimum of {par}"),
            (Lang::English, false) => format!("{over} over the {par} of the route shown"),
            (Lang::Simplified, true) => format!("比最少的 {par} 步多 {over} 步"),
            (Lang::Simplified, false) => format!("比所示路线的 {par} 步多 {over} 步"),
            (Lang::Traditional, true) => format!("比最少的 {par} 步多 {over} 步"),
            (Lang::Traditional, false) => format!("比所示路線的 {par} 步多 {over} 步"),
        }
    }

    /// Says what helped: hints, or the mark of the next move; none where that is not known.
    fn help_taken(self, hints: u32, help: Help) -> Option<String> {
        match help {
            _ if hints > 0 => Some(self.hints_taken(hints)),
            Help::Nothing => Some(self.text(Key::NoHints).to_owned()),
            Help::NextShown => Some(self.text(Key::NextShown).to_owned()),
            Help::Unknown => None,
        }
    }

    fn hints_taken(self, hints: u32) -> String {
        let number = self.count(hints as usize);
        match (self, hints) {
            (Lang::English, 1) => format!("{number} hint"),
            (Lang::English, _) => format!("{number} hints"),
            (Lang::Simplified, _) => format!("提示 {number} 次"),
            (Lang::Traditional, _) => format!("提示 {number} 次"),
        }
    }

    pub(crate) fn goal_is_away(self, moves: &str) -> String {
        say!(self, OutcomeGoalIsAway { moves })
    }
}

/// Puts a space before a name that begins with a digit and follows Han characters.
fn after_han(name: &str) -> String {
    let gap = if name.starts_with(|symbol: char| symbol.is_ascii_digit()) { " " } else { "" };
    format!("{gap}{name}")
}
