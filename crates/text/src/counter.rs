//! The counter under the board: moves and par.

use gros_session::Session;
use gros_solver::{AnyPuzzle, Guarantee, Steps};

use crate::message::say;
use crate::{Key, Lang};

impl Lang {
    /// Lists the parts of the counter: `Your moves 17`, `shortest 341`, `over by 2`, `timeline used`.
    ///
    /// Parts without information are left out; the page adds separators.
    #[must_use]
    pub fn counter(self, session: &Session<AnyPuzzle>) -> Vec<String> {
        let moves = Steps::from(session.moves());
        let guarantee = session.timeline().par_guarantee();
        let mut parts = vec![say!(self, CounterMoves { moves })];
        if guarantee != Guarantee::LineOfPlay {
            parts.push(self.par(session.timeline().par(), guarantee));
            let over = session.over_par().filter(|over| !over.is_zero());
            parts.extend(over.map(|over| say!(self, CounterOverPar { over })));
        }
        parts.extend(session.has_jumps().then(|| self.text(Key::CounterJumps).to_owned()));
        parts
    }

    /// Names the number of moves to compare with; only a proven minimum is called shortest.
    fn par(self, par: &Steps, guarantee: Guarantee) -> String {
        let sure = match guarantee {
            Guarantee::Shortest { .. } => "proven",
            Guarantee::PresumedShortest => "presumed",
            Guarantee::UpperBound | Guarantee::LineOfPlay => "unknown",
        };
        say!(self, CounterPar { par, sure })
    }
}
