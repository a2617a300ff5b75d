//! Notes on the graph of a tower.

use gros_solver::{Hanoi, HanoiRule, Steps};

use crate::message::say;
use crate::{Key, Lang};

impl Lang {
    /// Says why the graph is drawn the way it is; none if its picture says everything.
    pub(super) fn note_of_triangle(self, hanoi: &Hanoi) -> Option<String> {
        match hanoi.rule() {
            HanoiRule::Cyclic => Some(self.text(Key::OneWayEdges).to_owned()),
            HanoiRule::Classic { pegs: 3 } | HanoiRule::Linear => None,
            HanoiRule::Classic { .. } => Some(self.graph_not_plane(hanoi)),
        }
    }

    /// Says why a tower on more pegs has no drawing of all states.
    fn graph_not_plane(self, hanoi: &Hanoi) -> String {
        let (pegs, discs) = (usize::from(hanoi.rule().pegs()), hanoi.discs());
        let states = self.number(&Steps::power(hanoi.rule().pegs().into(), discs));
        say!(self, HanoiNotPlane { pegs, states })
    }
}
