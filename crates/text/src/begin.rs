//! How to begin, for first-time visitors.

use gros_solver::{AnyMove, AnyPuzzle, AnyRoute, AnyState, Puzzle, Route, Setup};

use crate::lang::capital;
use crate::message::say;
use crate::pieces::Kind;
use crate::{Key, Lang, puzzles};

/// The pointing device.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pointing {
    /// A mouse.
    Mouse,
    /// A finger.
    Finger,
}

impl Lang {
    /// Says how to begin, given the next move: `Drag the timeline, or click ring 2.`
    #[must_use]
    pub fn first_visit(self, state: &AnyState, next: &AnyMove, pointing: Pointing) -> String {
        let how = puzzles::of_move(state, next, |words| words.how(self, pointing)).unwrap_or_default();
        say!(self, BeginFirstVisit { how })
    }

    /// Says how far the way down to the next move has come: `Why this move: 3 of 5`.
    #[must_use]
    pub fn rung_of(self, rung: usize, rungs: usize) -> String {
        say!(self, BeginRung { rung, rungs })
    }

    /// Returns the invitation to the first puzzle other than the one with this id: its id, and `Try the rings`.
    ///
    /// ```
    /// use gros_text::Lang;
    /// assert_eq!(Lang::English.invitation("hanoi"), Some(("rings", "Try the rings")));
    /// assert_eq!(Lang::English.invitation("rings"), Some(("hanoi", "Try Hanoi")));
    /// ```
    #[must_use]
    pub fn invitation(self, from: &str) -> Option<(&'static str, &'static str)> {
        let mut others =
            puzzles::INVITATIONS.iter().filter_map(|(entries, key)| Some((entries.first()?.id, (*key)?)));
        others.find(|(id, _)| *id != from).map(|(id, key)| (id, self.text(key)))
    }

    /// Invites to a smaller size of the same puzzle, which is soon solved: `Try three rings`.
    #[must_use]
    pub fn try_size(self, puzzle: &AnyPuzzle) -> String {
        say!(self, BeginTry { pieces: self.invited_to(puzzle) })
    }

    /// Invites to the puzzle as it is: `Explore nine rings`.
    #[must_use]
    pub fn explore(self, puzzle: &AnyPuzzle) -> String {
        say!(self, BeginExplore { pieces: self.invited_to(puzzle) })
    }

    /// Says how much there is to know and to do, and how little of a smaller size: `Two rules, 341 moves at best. Three
    /// rings take 5.`
    ///
    /// ```
    /// use gros_solver::{AnyPuzzle, Rings, Setup};
    /// use gros_text::Lang;
    /// let rings = |count| Rings::new(count).map(|rings| Setup::standard(AnyPuzzle::from(rings)));
    /// assert_eq!(
    ///     Lang::English.first_fact_alone(&rings(9)?, Some(&rings(3)?)),
    ///     "Two rules, 341 moves at best. Three rings take 5."
    /// );
    /// # Ok::<(), gros_solver::SizeError>(())
    /// ```
    #[must_use]
    pub fn first_fact_alone(self, setup: &Setup<AnyPuzzle>, small: Option<&Setup<AnyPuzzle>>) -> String {
        let Some(route) = route_of(setup) else { return self.text(Key::NoWay).to_owned() };
        let rules = self.rules_title(self.rules(&setup.puzzle).len().saturating_sub(1));
        let fact = self.phrases(rules, [self.at_best(&route)]);
        let small = small.and_then(|small| {
            let pieces = capital(&self.invited_to(&small.puzzle));
            Some(say!(self, BeginSmallTakes { pieces, steps: route_of(small)?.steps() }))
        });
        self.sentences([self.sentence(&fact), small.unwrap_or_default()])
    }

    /// Says what a hand can do, without naming a move: `Press a ring to take it off or put it back on. 5 moves at best.`
    #[must_use]
    pub fn by_hand(self, setup: &Setup<AnyPuzzle>) -> Option<String> {
        let (how, route) = (puzzles::by_hand(&setup.puzzle)?, route_of(setup)?);
        Some(self.sentences([self.text(how).to_owned(), self.sentence(&self.at_best(&route))]))
    }

    /// Names a size by its number of pieces, in words: `three rings`.
    pub(crate) fn invited_to(self, puzzle: &AnyPuzzle) -> String {
        let kind = Kind::of(puzzle);
        puzzles::words(puzzle).invited_to(self).unwrap_or_else(|| match kind.driver() {
            Some(driver) => {
                (driver.beside)(self, &self.pieces_in_words(kind, puzzle.pieces().saturating_sub(1)))
            }
            None => self.pieces_in_words(kind, puzzle.pieces()),
        })
    }

    pub(crate) fn click(self, thing: &str, pointing: Pointing) -> String {
        let with = match pointing {
            Pointing::Mouse => "mouse",
            Pointing::Finger => "finger",
        };
        say!(self, BeginPointAt { with, thing })
    }
}

fn route_of(setup: &Setup<AnyPuzzle>) -> Option<AnyRoute> {
    setup.puzzle.route(&setup.start, &setup.goal).ok()
}

/// Returns the tips after a first move and after the first move back, if there are any.
#[must_use]
pub fn tips(puzzle: &AnyPuzzle) -> Option<[Key; 2]> {
    puzzles::tips(puzzle)
}
