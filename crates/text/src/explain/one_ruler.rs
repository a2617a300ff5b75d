//! Rings, a tower and a binary counter on one timeline: the ruler moves the same piece in all of them.

use gros_picture::one_ruler::Names;
use gros_solver::{Puzzle, Route, Setup, Steps, ruler};

use super::binary;
use crate::message::say;
use crate::{Key, Lang};

/// The effect of a step of the walk on all three.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Together {
    /// The piece that moves, the same in all three.
    pub piece: usize,
    /// Which step it is: `Step 44 moved piece 3`.
    pub title: String,
    /// The changes to the ring, the disc and the digit.
    pub lines: [String; 3],
}

impl Lang {
    /// The rings of the walk, from all off to only the innermost one on, through all states. It opens in the middle,
    /// with both a last and a next move.
    pub const RINGS_TOGETHER: &str = "rings?n=6&from=000000&to=100000&step=44";
    /// The tower of the walk.
    pub const TOWER_TOGETHER: &str = "hanoi?n=6&from=A&to=C";

    /// Returns the names beside and below the columns of rings and counter, at a step.
    ///
    /// ```
    /// let names = gros_text::Lang::English.names_together(&44u32.into());
    /// assert_eq!((names.binary.as_str(), names.number.as_str(), names.last.as_str()), ("binary", "= 44", "step 44"));
    /// ```
    #[must_use]
    pub fn names_together(self, step: &Steps) -> Names {
        let name = |key| self.text(key).to_owned();
        Names {
            gray: name(Key::TogetherGray),
            binary: name(Key::RingsRowBinary),
            number: format!("= {step}"),
            last: say!(self, StepNumber { step }),
            next: name(Key::IcicleIsNext),
        }
    }

    /// Says what the step after `before` does to rings, tower and counter; none beyond the end.
    #[must_use]
    pub fn together(self, before: &Steps, is_next: bool) -> Option<Together> {
        let number = before + &Steps::ONE;
        let setup = |spec| Some(gros_session::spec::open(spec, 6).ok()?.session.timeline().setup().clone());
        let Setup { puzzle, start, goal, .. } = setup(Self::TOWER_TOGETHER)?;
        let way = puzzle.route(&start, &goal).ok()?;
        if number > *way.steps() {
            return None;
        }
        let piece = ruler::term(&number)?;
        let (tower, disc) = (way.state_at(before), way.move_at(before)?);
        let Setup { puzzle, start, goal, .. } = setup(Self::RINGS_TOGETHER)?;
        let way = puzzle.route(&start, &goal).ok()?;
        let (rings, ring) = (way.state_at(before), way.move_at(before)?);
        let (from, to) = (binary(before, 6), binary(&number, 6));
        let title = if is_next {
            say!(self, TogetherWillMove { piece })
        } else {
            say!(self, TogetherMoved { step: number, piece })
        };
        let digit = say!(self, TogetherBit { piece, from, to });
        let lines = [self.move_name(&rings, &ring), self.move_name(&tower, &disc), digit];
        Some(Together { piece, title, lines })
    }
}
