//! The counter under the board: moves, par, hints.

use gros_session::Session;
use gros_solver::{AnyPuzzle, Guarantee, Steps};

use crate::message::say;
use crate::{Key, Lang};

impl Lang {
    /// Lists the parts of the counter: `Moves 17`, `Par 341`, `Over par +2`, `Hints 1`, `with jumps`.
    ///
    /// Parts that would say nothing are left out; a separator between them is the page's business.
    #[must_use]
    pub fn counter(self, session: &Session<AnyPuzzle>) -> Vec<String> {
        let moves = self.number(&Steps::from(session.moves()));
        let par = self.number(session.timeline().par());
        let over = session.over_par().filter(|over| !over.is_zero()).map(|over| self.number(&over));
        let hints = (session.hints() > 0).then(|| self.count(session.hints() as usize));
        let guarantee = session.timeline().par_guarantee();
        let is_game = guarantee == Guarantee::LineOfPlay;
        let mut parts = vec![self.moves_made(&moves)];
        parts.extend((!is_game).then(|| self.par(&par, guarantee)));
        let over = over.filter(|_| !is_game);
        parts.extend(over.map(|over| self.over_par(&over)));
        parts.extend(hints.map(|hints| self.hints(&hints)));
        parts.extend(session.has_jumps().then(|| self.text(Key::CounterCounter).to_owned()));
        parts
    }

    fn moves_made(self, moves: &str) -> String {
        say!(self, CounterMovesMade { moves })
    }

    /// Names the number of moves to compare with; only what is proved is called the least.
    fn par(self, par: &str, guarantee: Guarantee) -> String {
        match (self, guarantee) {
            (Lang::English, _) => format!("Par {par}"),
            (Lang::Simplified | Lang::Traditional, Guarantee::Shortest { .. }) => format!("最少 {par} 步"),
            (Lang::Simplified, Guarantee::PresumedShortest) => format!("推测最少 {par} 步"),
            (Lang::Traditional, Guarantee::PresumedShortest) => format!("推測最少 {par} 步"),
            (Lang::Simplified, _) => format!("参考 {par} 步"),
            (Lang::Traditional, _) => format!("參考 {par} 步"),
        }
    }

    fn over_par(self, over: &str) -> String {
        say!(self, CounterOverPar { over })
    }

    fn hints(self, hints: &str) -> String {
        say!(self, CounterHints { hints })
    }
}
