//! How one can begin, for those who never did it.

use gros_solver::{AnyMove, AnyState};

use crate::pieces::Kind;
use crate::{Key, Lang};

/// With what a person points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pointing {
    /// With a mouse.
    Mouse,
    /// With a finger.
    Finger,
}

impl Lang {
    /// Says how one can begin, given the next move: `Drag the timeline, or click ring 2.`
    #[must_use]
    pub fn first_visit(self, state: &AnyState, next: &AnyMove, pointing: Pointing) -> String {
        let drag = self.pick("Drag the timeline, or ", "拖动时间轴，或", "拖曳時間軸，或");
        self.sentence(&format!("{drag}{}", self.first_deed(state, next, pointing)))
    }

    fn first_deed(self, state: &AnyState, next: &AnyMove, pointing: Pointing) -> String {
        match next {
            AnyMove::Wythoff(_) => self.text(Key::TakeSome).to_owned(),
            AnyMove::Rings(mv) if mv.pair => {
                let is_on = matches!(state, AnyState::Rings(rings) if rings.is_on(mv.ring));
                let quoted = self.quoted(self.pair_label(is_on));
                self.click(&quoted, pointing)
            }
            AnyMove::Rings(mv) => self.click(&self.rings_moved(*mv), pointing),
            AnyMove::Hanoi(mv) => {
                let (disc, to) = (self.piece(Kind::Disc, mv.disc), mv.to);
                match self {
                    Lang::English => format!("move {disc} to {to}"),
                    Lang::Simplified => format!("把 {disc}移到 {to} 柱"),
                    Lang::Traditional => format!("把 {disc}移到 {to} 柱"),
                }
            }
            AnyMove::SpinOut(mv) => self.click(&self.piece(Kind::OpenDial, mv.dial), pointing),
            AnyMove::Chain(mv) | AnyMove::SlideOut(mv) | AnyMove::Hexadecimal(mv) => {
                let piece = self.piece(Kind::of_state(state), mv.piece);
                let the = if mv.piece == 0 { self.pick("the ", "", "") } else { "" };
                self.click(&format!("{the}{piece}"), pointing)
            }
        }
    }

    fn click(self, thing: &str, pointing: Pointing) -> String {
        let click = match pointing {
            Pointing::Mouse => self.pick("click ", "点", "點"),
            Pointing::Finger => self.pick("tap ", "轻点", "輕點"),
        };
        let is_digit = thing.starts_with(|symbol: char| symbol.is_ascii_digit());
        let gap = if self != Lang::English && is_digit { " " } else { "" };
        format!("{click}{gap}{thing}")
    }
}
