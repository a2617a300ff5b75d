//! The tape in words: what one of its ticks stands for.

use gros_session::{Tape, Timeline};
use gros_solver::{AnyPuzzle, Steps};

use crate::message::say;
use crate::pieces::Kind;
use crate::puzzles::AnyWords;
use crate::{Key, Lang};

/// Numbers of steps up to 2^12 are written out; larger ones are written as powers of two.
const MOST_WRITTEN_OUT: usize = 12;

/// The meaning of a tick of the tape.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TapeScale {
    /// Its name: `One tick =`.
    pub what: &'static str,
    /// A number of steps, or the base of a power, `2`.
    pub number: String,
    /// The exponent of the power.
    pub exponent: Option<String>,
    /// The unit, with a space in front: ` steps`.
    pub unit: String,
    /// Which pieces move at the ticks, if that can be said: `ring 51 or larger`.
    pub pieces: Option<String>,
}

impl Lang {
    /// Says what a tick of the tape stands for.
    #[must_use]
    pub fn tape_scale(self, timeline: &Timeline<AnyPuzzle>, tape: Tape) -> TapeScale {
        let scale = tape.scale();
        let power = self.power_of_two(scale);
        let steps = self.tape_steps(scale);
        let (before, unit) = steps.split_once(&power).unwrap_or_default();
        let (number, exponent) = match power.split_once('^') {
            Some((base, exponent)) => (base, Some(exponent.to_owned())),
            None => (power.as_str(), None),
        };
        TapeScale {
            what: self.text(Key::TapeOneTick),
            number: format!("{before}{number}"),
            exponent,
            unit: unit.to_owned(),
            pieces: self.tape_pieces(timeline.puzzle(), scale),
        }
    }

    /// Says the same for a screen reader: `One tick = 2^50 steps, ring 51 or larger`.
    #[must_use]
    pub fn tape_scale_spoken(self, timeline: &Timeline<AnyPuzzle>, tape: Tape) -> String {
        let steps = self.tape_steps(tape.scale());
        match self.tape_pieces(timeline.puzzle(), tape.scale()) {
            Some(pieces) => say!(self, TapeSpokenWithPieces { steps, pieces }),
            None => say!(self, TapeSpoken { steps }),
        }
    }

    fn tape_steps(self, scale: usize) -> String {
        if scale <= MOST_WRITTEN_OUT {
            say!(self, TapeSteps { number: Steps::power_of_two(scale) })
        } else {
            say!(self, TapeSteps { number: self.power_of_two(scale) })
        }
    }

    fn power_of_two(self, exponent: usize) -> String {
        if exponent <= MOST_WRITTEN_OUT {
            self.number(&Steps::power_of_two(exponent))
        } else {
            format!("2^{exponent}")
        }
    }

    /// Names the pieces that move at the ticks: with rings and discs, every tick is a move of such a piece.
    fn tape_pieces(self, puzzle: &AnyPuzzle, scale: usize) -> Option<String> {
        let is_binary = puzzle.words().ticks_are_pieces();
        (is_binary && scale > 0).then(|| {
            let piece = self.piece(Kind::of(puzzle), scale + 1);
            say!(self, TapePieces { piece })
        })
    }
}
