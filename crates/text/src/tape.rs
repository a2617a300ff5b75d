//! The tape in words: what one of its ticks stands for.

use gros_session::{Tape, Timeline};
use gros_solver::{AnyPuzzle, Steps};

use crate::message::say;
use crate::pieces::Kind;
use crate::{Key, Lang, puzzles};

/// Numbers of steps up to 2^12 are written out, larger ones as powers of two.
const MOST_WRITTEN_OUT: usize = 12;

/// What a tick of the tape stands for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TapeScale {
    /// What it is: `One tick =`.
    pub what: &'static str,
    /// A number of steps, or the base of a power, `2`.
    pub number: String,
    /// The exponent of the power.
    pub exponent: Option<String>,
    /// The unit, with the space before it: ` steps`.
    pub unit: &'static str,
    /// Which pieces move at the ticks, where that can be said: `ring 51 or larger`.
    pub pieces: Option<String>,
}

impl Lang {
    /// Says what a tick of the tape stands for.
    #[must_use]
    pub fn tape_scale(self, timeline: &Timeline<AnyPuzzle>, tape: Tape) -> TapeScale {
        let scale = tape.scale();
        let (number, exponent) = if scale <= MOST_WRITTEN_OUT {
            (self.number(&Steps::power_of_two(scale)), None)
        } else {
            ("2".to_owned(), Some(scale.to_string()))
        };
        let steps = if scale == 0 { " step" } else { " steps" };
        TapeScale {
            what: self.text(Key::TapeScale),
            number,
            exponent,
            unit: self.pick(steps, " 步", " 步"),
            pieces: self.tape_pieces(timeline.puzzle(), scale),
        }
    }

    /// Says the same to those who listen: `One tick = 2^50 steps, ring 51 or larger`.
    #[must_use]
    pub fn tape_scale_spoken(self, timeline: &Timeline<AnyPuzzle>, tape: Tape) -> String {
        let TapeScale { what, number, exponent, unit, pieces } = self.tape_scale(timeline, tape);
        let power = exponent.map(|exponent| format!("^{exponent}")).unwrap_or_default();
        let comma = self.text(Key::TapeScaleSpoken);
        let pieces = pieces.map(|pieces| format!("{comma}{pieces}")).unwrap_or_default();
        format!("{what} {number}{power}{unit}{pieces}")
    }

    /// Names the pieces that move at the ticks: on the lines of rings and discs, each tick is such a move.
    fn tape_pieces(self, puzzle: &AnyPuzzle, scale: usize) -> Option<String> {
        let is_binary = puzzles::words(puzzle).ticks_are_pieces();
        (is_binary && scale > 0).then(|| {
            let piece = self.piece(Kind::of(puzzle), scale + 1);
            say!(self, TapePieces { piece })
        })
    }
}
