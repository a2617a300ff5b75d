//! A stretch of the path of all states of a chain.

use super::{Chain, ChainState};
use crate::gray::{Code, Digit};
use crate::path::Stretch;
use crate::pieces::PieceMove;
use crate::prelude::*;
use crate::route::{Countdown, Guarantee, Route, Ways};
use crate::steps::Steps;

/// A stretch of the path of all states.
#[derive(Clone, Debug, PartialEq)]
pub struct ChainRoute {
    chain: Chain,
    stretch: Stretch,
}

impl ChainRoute {
    pub(super) fn new(chain: Chain, from: Steps, to: Steps) -> ChainRoute {
        ChainRoute { chain, stretch: Stretch::new(from, to) }
    }

    /// Counts the moves without the strokes of the driver, or all moves if there is no driver.
    ///
    /// ```
    /// use gros_solver::{Chain, ChainModel, Puzzle, Steps};
    /// let kugellager = Chain::preset(ChainModel::Kugellager);
    /// let route = kugellager.route(&kugellager.start(), &kugellager.goal())?;
    /// assert_eq!(route.moves_without_strokes(), Steps::from(624u32));
    /// # Ok::<(), gros_solver::NoRoute>(())
    /// ```
    #[must_use]
    pub fn moves_without_strokes(&self) -> Steps {
        match self.chain.radices().first() {
            // Every other move of the path is the driver's: those to a rank that is not a multiple of the driver's
            // number of places.
            Some(places) if self.chain.has_driver() => {
                let up_to = |rank: &Steps| rank.divided_by((*places).into());
                up_to(&self.stretch.from).abs_diff(&up_to(&self.stretch.to))
            }
            _ => self.stretch.steps.clone(),
        }
    }

    fn code(&self) -> &Code {
        &self.chain.code
    }

    fn piece_move(&self, index: usize, to: Digit) -> PieceMove {
        PieceMove { piece: self.chain.number_of(index), to }
    }

    /// Finds the first move of the path, at or after `low`, that moves the piece at `index`, in digits.
    fn next_above(&self, index: usize, mut digits: Vec<Digit>) -> Option<Steps> {
        let radices = self.code().radices();
        let mut carry = digits[..index].iter().any(|digit| *digit != 0);
        digits[..index].fill(0);
        for place in index..digits.len() {
            if carry {
                digits[place] += 1;
                carry = digits[place] == radices[place];
                digits[place] %= radices[place];
            }
        }
        if carry {
            return None;
        }
        // A multiple of the next weight moves a larger piece; the multiple of this one's weight after it moves this
        // piece.
        digits[index] = digits[index].max(1);
        Some(self.code().number(&digits))
    }

    /// Finds the last move of the path, at or before `high`, that moves the piece at `index`, in digits.
    fn next_below(&self, index: usize, mut digits: Vec<Digit>) -> Option<Steps> {
        let radices = self.code().radices();
        digits[..index].fill(0);
        if digits[index] == 0 {
            digits[index] = radices[index] - 1;
            let lender = (index + 1..digits.len()).find(|place| digits[*place] != 0)?;
            digits[lender] -= 1;
            for place in index + 1..lender {
                digits[place] = radices[place] - 1;
            }
        }
        Some(self.code().number(&digits))
    }
}

impl Route for ChainRoute {
    type State = ChainState;
    type Move = PieceMove;

    fn steps(&self) -> &Steps {
        &self.stretch.steps
    }

    fn guarantee(&self) -> Guarantee {
        Guarantee::Shortest { ways: Ways::Unique }
    }

    fn state_at(&self, step: &Steps) -> ChainState {
        self.chain.state(self.code().word(&self.stretch.rank_at(step)))
    }

    fn move_at(&self, step: &Steps) -> Option<PieceMove> {
        if step >= &self.stretch.steps {
            return None;
        }
        let mut word = self.code().digits(&self.stretch.move_at(step));
        let index = word.iter().position(|digit| *digit != 0)?;
        self.code().reflect(&mut word);
        let runs_up = word[index + 1..].iter().filter(|digit| *digit % 2 == 1).count() % 2 == 0;
        let to = match (self.stretch.climbs(), runs_up) {
            (true, _) => word[index],
            (false, true) => word[index] - 1,
            (false, false) => word[index] + 1,
        };
        Some(self.piece_move(index, to))
    }

    fn step_of(&self, state: &ChainState) -> Option<Steps> {
        if state.chain == self.chain { self.stretch.step_of(&state.rank()) } else { None }
    }

    fn moves(&self, from: &Steps, to: &Steps) -> impl Iterator<Item = PieceMove> + '_ {
        let left = to.min(&self.stretch.steps).saturating_sub(from);
        ChainMoves::new(self, self.code().word(&self.stretch.rank_at(from)), left)
    }

    fn size_class(&self, step: &Steps) -> u32 {
        if step >= &self.stretch.steps {
            return 0;
        }
        let digits = self.code().digits(&self.stretch.move_at(step));
        let index = digits.iter().position(|digit| *digit != 0);
        index.and_then(|index| u32::try_from(index + 1).ok()).unwrap_or(0)
    }

    fn largest_move_in(&self, first: &Steps, last: &Steps) -> Steps {
        let Some((low, high)) = self.stretch.moves_between(first, last) else { return Steps::ZERO };
        let before = self.code().digits(&low.saturating_sub(&Steps::ONE));
        let mut digits = self.code().digits(&high);
        // The slowest digit that changes on the route; clearing the faster ones finds the last move that changes it.
        let changed = before.iter().zip(&digits).rposition(|(before, after)| before != after);
        digits[..changed.unwrap_or(0)].fill(0);
        self.stretch.step_of_move(&self.code().number(&digits))
    }

    fn next_move_of(&self, class: u32, step: &Steps) -> Option<Steps> {
        let index = usize::try_from(class)
            .ok()?
            .checked_sub(1)
            .filter(|index| *index < self.code().radices().len())?;
        if step >= &self.stretch.steps {
            return None;
        }
        let digits = self.code().digits(&self.stretch.move_at(step));
        let Stretch { to, .. } = &self.stretch;
        let found = if self.stretch.climbs() {
            self.next_above(index, digits).filter(|path_move| path_move <= to)
        } else {
            self.next_below(index, digits).filter(|path_move| path_move > to)
        };
        found.map(|path_move| self.stretch.step_of_move(&path_move))
    }
}

/// The moves of a chain in sequence: the fastest piece that is not at the end of its travel moves, and those before it
/// reverse direction.
struct ChainMoves<'a> {
    route: &'a ChainRoute,
    left: Countdown,
    word: Vec<Digit>,
    /// Whether each piece travels up.
    up: Vec<bool>,
}

impl<'a> ChainMoves<'a> {
    fn new(route: &'a ChainRoute, word: Vec<Digit>, left: Steps) -> ChainMoves<'a> {
        let mut up = vec![route.stretch.climbs(); word.len()];
        let mut travels_up = route.stretch.climbs();
        for (digit, up) in word.iter().zip(&mut up).rev() {
            *up = travels_up;
            travels_up ^= digit % 2 == 1;
        }
        ChainMoves { route, left: Countdown::new(left), word, up }
    }
}

impl Iterator for ChainMoves<'_> {
    type Item = PieceMove;

    fn next(&mut self) -> Option<PieceMove> {
        self.left.next()?;
        let radices = self.route.code().radices();
        for (index, (digit, up)) in self.word.iter_mut().zip(&mut self.up).enumerate() {
            let to =
                if *up { Some(*digit + 1).filter(|to| *to < radices[index]) } else { digit.checked_sub(1) };
            if let Some(to) = to {
                *digit = to;
                return Some(self.route.piece_move(index, to));
            }
            *up = !*up;
        }
        None
    }
}
