//! How often a disc has moved up to now, counted on its ticks.

use gros_picture::blocks::Blocks;
use gros_solver::Steps;

use crate::Lang;
use crate::lang::capital;
use crate::message::say;
use crate::pieces::Kind;

/// The moves made on the route of a tower, and the discs that made them.
#[derive(Clone, Debug, PartialEq)]
pub struct Ticks {
    /// The moves made.
    pub made: Steps,
    /// How many discs there are.
    pub discs: usize,
    /// The disc that is asked about first.
    pub disc: usize,
}

impl Lang {
    /// Writes the end of the tape: `k = 21`.
    #[must_use]
    pub fn ticks_here(self, made: &Steps) -> String {
        format!("k = {}", self.number(made))
    }

    /// Says when a disc moves: `Disc 3 first moves at move 4, then every 8 moves.`
    #[must_use]
    pub fn ticks_when(self, disc: usize) -> String {
        let half = Steps::power_of_two(disc - 1);
        let period = self.moves(&Steps::power_of_two(disc));
        capital(&say!(self, TicksWhen { disc: self.piece(Kind::DISC, disc), half, period }))
    }

    /// Says how often it has moved: `(21 + 4) / 8 = 3, rounded down`, and why.
    #[must_use]
    pub fn ticks_count(self, made: &Steps, disc: usize) -> String {
        let times = Blocks::count(disc, made);
        let [made, half, period] = [made, &Steps::power_of_two(disc - 1), &Steps::power_of_two(disc)]
            .map(|number| self.number(number));
        say!(self, TicksCount { made, half, period, times: &times })
    }
}
