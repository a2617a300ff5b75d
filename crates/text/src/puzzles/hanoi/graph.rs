//! What there is to know of the graph of a tower.

use gros_solver::{Hanoi, HanoiRule, Steps};

use crate::message::say;
use crate::{Key, Lang};

impl Lang {
    /// Says why the graph is drawn as it is; none where its picture says it all.
    pub(super) fn note_of_triangle(self, hanoi: &Hanoi) -> Option<String> {
        match hanoi.rule() {
            HanoiRule::Cyclic => Some(self.text(Key::OneWayEdges).to_owned()),
            HanoiRule::Classic { pegs: 3 } | HanoiRule::Linear => None,
            HanoiRule::Classic { .. } => Some(self.graph_not_plane(hanoi)),
        }
    }

    /// Says why a tower on more pegs has no drawing of all positions.
    fn graph_not_plane(self, hanoi: &Hanoi) -> String {
        let (pegs, discs) = (usize::from(hanoi.rule().pegs()), hanoi.discs());
        let states = self.number(&Steps::power(hanoi.rule().pegs().into(), discs));
        say!(self, HanoiNotPlane { pegs, states })
    }
}
