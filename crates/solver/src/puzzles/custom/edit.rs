//! Changes to a puzzle that leave the rest of it as it is.

use super::design::{DesignError, Piece, Rule, check_places};
use super::notation::put_guard;
use super::{Custom, CustomState};
use crate::gray::Digit;
use crate::internals::notation::plain;
use crate::puzzle::Setup;

impl Custom {
    /// Returns the puzzle with another number of pieces: slowest pieces are taken away, or added with as many places as the
    /// slowest one had. None if there is no such puzzle.
    ///
    /// ```
    /// use gros_solver::Custom;
    /// use gros_solver::custom::Rule;
    /// let three = Custom::of_rule(Rule::Reflected, &[2, 3, 2])?;
    /// assert_eq!(three.with_pieces(4), Some(Custom::of_rule(Rule::Reflected, &[2, 3, 2, 2])?));
    /// assert_eq!(three.with_pieces(0), None);
    /// # Ok::<(), gros_solver::custom::DesignError>(())
    /// ```
    #[must_use]
    pub fn with_pieces(&self, count: usize) -> Option<Custom> {
        let mut places = self.places();
        places.resize(count.min(Custom::MOST_PIECES + 1), *places.last()?);
        self.fitted(&places)
    }

    /// Returns the puzzle with another number of places of a piece. None if there is no such puzzle.
    ///
    /// ```
    /// use gros_solver::Custom;
    /// use gros_solver::custom::Rule;
    /// let three = Custom::of_rule(Rule::Reflected, &[2, 3, 2])?;
    /// assert_eq!(three.with_places(2, 2), Some(Custom::of_rule(Rule::Reflected, &[2, 2, 2])?));
    /// let three = three.with_guard(3, 0, "20")?;
    /// let fewer = three.with_places(2, 2).ok_or("no such puzzle")?;
    /// assert_eq!(fewer.guard(3, 0), Some(&vec![Some(0), Some(1)]));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn with_places(&self, piece: usize, places: Digit) -> Option<Custom> {
        let mut all = self.places();
        *all.get_mut(piece.checked_sub(1)?)? = places;
        self.fitted(&all)
    }

    /// Returns the puzzle with other numbers of places. What waits as the rule says still does, the rule of all pieces or else
    /// the reflected Gray code; any other guard that wants a piece at a place that no longer exists wants it at the last one left.
    fn fitted(&self, places: &[Digit]) -> Option<Custom> {
        check_places(places).ok()?;
        let rule = self.rule().unwrap_or(Rule::Reflected);
        let usual = rule.pieces(&self.places());
        let mut pieces = rule.pieces(places);
        let fits = |(wanted, places): (&Option<Digit>, &Digit)| wanted.map(|wanted| wanted.min(places - 1));
        for (piece, (own, usual)) in pieces.iter_mut().zip(self.pieces().iter().zip(&usual)) {
            let guards = own.guards.iter().zip(&usual.guards);
            for (guard, (own, usual)) in piece.guards.iter_mut().zip(guards) {
                if own != usual {
                    *guard = own.iter().zip(places).map(fits).collect();
                }
            }
        }
        Custom::new(pieces).ok()
    }

    /// Returns the puzzle with another guard of a step, written like a state, with `-` for a piece that does not matter.
    ///
    /// # Errors
    /// If there is no such step, it is not a place for each faster piece, or there are too many states for a search.
    ///
    /// ```
    /// use gros_solver::Custom;
    /// use gros_solver::custom::{DesignError, Rule};
    /// let three = Custom::of_rule(Rule::Reflected, &[2, 3, 2])?;
    /// assert_eq!(three.with_guard(3, 0, "2-")?.guard(3, 0), Some(&vec![None, Some(2)]));
    /// assert_eq!(three.with_guard(3, 0, "30"), Err(DesignError::Guard { piece: 3, place: 0, faster: 2 }));
    /// assert_eq!(three.with_guard(3, 1, "20"), Err(DesignError::NoStep { piece: 3, place: 1 }));
    /// let many = Custom::of_rule(Rule::Reflected, &[2; 64])?;
    /// assert_eq!(many.with_guard(2, 0, "-"), Err(DesignError::Loops { most: 5_000 }));
    /// # Ok::<(), DesignError>(())
    /// ```
    pub fn with_guard(&self, piece: usize, place: Digit, written: &str) -> Result<Custom, DesignError> {
        let mut pieces = self.pieces().to_vec();
        put_guard(&mut pieces, piece, place, &plain(written))?;
        Custom::new(pieces)
    }

    /// Returns a task of another puzzle in this one: pieces stay where they are, or at the last place where that is taken away;
    /// what was at the last place stays at the last place, and pieces that are new start at 0.
    #[must_use]
    pub fn adopt(&self, setup: &Setup<Custom>) -> Option<Setup<Custom>> {
        let fitted = |state: &CustomState, is_goal: bool| {
            let place = |(index, piece): (usize, &Piece)| {
                let last = piece.places - 1;
                let before = setup.puzzle.pieces().get(index).zip(state.word.get(index));
                match before {
                    Some((piece, place)) if is_goal && *place == piece.places - 1 => last,
                    Some((_, place)) => last.min(*place),
                    None if is_goal => last,
                    None => 0,
                }
            };
            self.state(self.pieces().iter().enumerate().map(place).collect())
        };
        let (start, goal) = (fitted(&setup.start, false), fitted(&setup.goal, true));
        Setup::standard(self.clone()).with_start(start).with_goal(goal)
    }
}
