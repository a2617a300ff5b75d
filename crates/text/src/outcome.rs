//! The caption of the board on a first visit, after a refusal and at the goal.

use gros_session::Session;
use gros_solver::{AnyMove, AnyPuzzle, AnyState, Guarantee, Puzzle, Route, Setup, Steps};

use crate::message::say;
use crate::puzzles::{AnyStateWords, AnyWords};
use crate::solve::Help;
use crate::win::Feat;
use crate::{Key, Lang};

/// The praise for a puzzle solved by hand: a line, and details for a second one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Praise {
    /// The result: `Solved in 341 moves`.
    pub title: String,
    /// How well: `the fewest possible`, `no hints`.
    pub details: Vec<String>,
}

impl Lang {
    /// Offers the task that leads back from the goal: `Put them back on`.
    #[must_use]
    pub fn way_back(self, setup: &Setup<AnyPuzzle>) -> &'static str {
        self.text(setup.puzzle.way_back(setup))
    }

    /// Says how well a puzzle was solved; none if the cursor ever moved other than by moves.
    #[must_use]
    pub fn praise(self, session: &Session<AnyPuzzle>, help: &Help) -> Option<Praise> {
        let Feat { made, par, guarantee, .. } = Feat::of(session, *help, None)?;
        let made = Steps::from(made);
        let over = made.saturating_sub(&par);
        let moves = self.moves(&made);
        let title = say!(self, OutcomeSolvedIn { moves });
        let short = (!help.has_shown()).then(|| self.how_short(&over, &par, guarantee));
        let details = short.into_iter().chain(self.help_taken(help)).collect();
        Some(Praise { title, details })
    }

    /// Names the piece that makes a move: `ring 5`.
    #[must_use]
    pub fn piece_of(self, state: &AnyState, mv: &AnyMove) -> String {
        state.move_words(mv).map(|words| words.piece(self)).unwrap_or_default()
    }

    /// Says where else the piece of a refused move can go: `Disc 2 can go to B.` None if it can go nowhere.
    #[must_use]
    pub fn goes_elsewhere(self, puzzle: &AnyPuzzle, state: &AnyState, mv: &AnyMove) -> Option<String> {
        puzzle.goes_elsewhere(self, state, mv)
    }

    /// States the task for first-time visitors: `All nine rings are on. It takes 341 moves to get them off.`
    #[must_use]
    pub fn first_fact(self, setup: &Setup<AnyPuzzle>) -> String {
        let Ok(route) = setup.puzzle.route(&setup.start, &setup.goal) else {
            return self.text(Key::NoWay).to_owned();
        };
        let moves = self.moves(route.steps());
        setup.puzzle.first_fact(self, setup, &moves)
    }

    /// Compares with the first planned route; only a proven minimum is called the fewest.
    pub(crate) fn how_short(self, over: &Steps, par: &Steps, guarantee: Guarantee) -> String {
        let is_proven = matches!(guarantee, Guarantee::Shortest { .. });
        if over.is_zero() {
            return self.text(if is_proven { Key::FewestPossible } else { Key::FewestKnown }).to_owned();
        }
        say!(self, OutcomeOverPar { than: if is_proven { "least" } else { "shown" }, over, par })
    }

    pub(crate) fn goal_is_away(self, moves: &str) -> String {
        say!(self, OutcomeGoalIsAway { moves })
    }
}
