//! Changes to a puzzle that leave the rest of it as it is.

use super::design::{Guard, Piece, Rule};
use super::{Custom, CustomState};
use crate::gray::Digit;
use crate::prelude::*;
use crate::puzzle::Setup;

impl Custom {
    /// Returns the puzzle with another number of pieces: slowest pieces are taken away, or added with two places each, which
    /// wait as in the reflected Gray code. None if there is no such puzzle.
    ///
    /// ```
    /// use gros_solver::Custom;
    /// use gros_solver::custom::Rule;
    /// let three = Custom::of_rule(Rule::Reflected, &[2, 3, 2])?;
    /// assert_eq!(three.with_pieces(4).map(|four| four.places()), Some(vec![2, 3, 2, 2]));
    /// assert_eq!(three.with_pieces(0), None);
    /// # Ok::<(), gros_solver::custom::DesignError>(())
    /// ```
    #[must_use]
    pub fn with_pieces(&self, count: usize) -> Option<Custom> {
        if count > Custom::MOST_PIECES {
            return None;
        }
        let mut pieces = self.pieces().to_vec();
        pieces.truncate(count);
        let mut places: Vec<Digit> = pieces.iter().map(|piece| piece.places).collect();
        while pieces.len() < count {
            pieces.push(Piece { places: 2, guards: vec![Rule::Reflected.guard(2, 0, &places)] });
            places.push(2);
        }
        Custom::new(pieces).ok()
    }

    /// Returns the puzzle with another number of places of a piece. Its new steps wait as in the reflected Gray code; a guard
    /// that wants it at a place that no longer exists wants it at the last one left. None if there is no such puzzle.
    ///
    /// ```
    /// use gros_solver::Custom;
    /// use gros_solver::custom::Rule;
    /// let three = Custom::of_rule(Rule::SlideOut, &[3, 3, 3])?;
    /// let fewer = three.with_places(1, 2).ok_or("no such puzzle")?;
    /// assert_eq!(fewer.guard(3, 0), Some(&vec![Some(1), Some(2)]));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn with_places(&self, piece: usize, places: Digit) -> Option<Custom> {
        let index = piece.checked_sub(1)?;
        let faster: Vec<Digit> = self.places().into_iter().take(index).collect();
        let last = places.checked_sub(1)?;
        let mut pieces = self.pieces().to_vec();
        let changed = pieces.get_mut(index)?;
        changed.places = places;
        changed.guards.truncate(last.into());
        for place in changed.guards.len()..last.into() {
            changed.guards.push(Rule::Reflected.guard(places, place as Digit, &faster));
        }
        let guards = pieces.iter_mut().flat_map(|piece| &mut piece.guards);
        for wanted in guards.filter_map(|guard| guard.get_mut(index)?.as_mut()) {
            *wanted = last.min(*wanted);
        }
        Custom::new(pieces).ok()
    }

    /// Returns the puzzle with another guard of a step. None if there is no such puzzle.
    #[must_use]
    pub fn with_guard(&self, piece: usize, place: Digit, guard: Guard) -> Option<Custom> {
        let mut pieces = self.pieces().to_vec();
        let changed = pieces.get_mut(piece.checked_sub(1)?)?;
        *changed.guards.get_mut(usize::from(place))? = guard;
        Custom::new(pieces).ok()
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
