//! The words of dials that turn outside their case too.

use gros_solver::{DialMove, NoReason, SpinOut, SpinOutState};

use super::Words;
use crate::Lang;
use crate::explain::{Card, Told};
use crate::pieces::Kind;

impl Words for SpinOut {
    fn piece_moved(lang: Lang, _: &SpinOutState, mv: &DialMove) -> String {
        lang.piece(Kind::OpenDial, mv.dial)
    }

    fn card(_: &Told, reason: &NoReason) -> Card {
        match *reason {}
    }
}
