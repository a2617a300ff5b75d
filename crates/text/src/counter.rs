//! The counter under the board: moves, par, hints.

use gros_session::Session;
use gros_solver::{AnyPuzzle, Steps};

use crate::Lang;
use crate::numbers::count;

impl Lang {
    /// Lists the parts of the counter: `Moves 17`, `Par 341`, `Over par +2`, `Hints 1`, `with jumps`.
    ///
    /// Parts that would say nothing are left out; a separator between them is the page's business.
    #[must_use]
    pub fn counter(self, session: &Session<AnyPuzzle>) -> Vec<String> {
        let moves = self.number(&Steps::from(session.moves()));
        let par = self.number(session.timeline().par());
        let over = session.over_par().filter(|over| !over.is_zero()).map(|over| self.number(&over));
        let hints = (session.hints() > 0).then(|| count(session.hints() as usize));
        let mut parts = vec![self.moves_made(&moves), self.par(&par)];
        parts.extend(over.map(|over| self.over_par(&over)));
        parts.extend(hints.map(|hints| self.hints(&hints)));
        parts.extend(session.has_jumps().then(|| self.pick("with jumps", "有跳步", "有跳步").to_owned()));
        parts
    }

    fn moves_made(self, moves: &str) -> String {
        match self {
            Lang::English => format!("Moves {moves}"),
            Lang::Simplified => format!("已走 {moves} 步"),
            Lang::Traditional => format!("已走 {moves} 步"),
        }
    }

    fn par(self, par: &str) -> String {
        match self {
            Lang::English => format!("Par {par}"),
            Lang::Simplified => format!("最少 {par} 步"),
            Lang::Traditional => format!("最少 {par} 步"),
        }
    }

    fn over_par(self, over: &str) -> String {
        match self {
            Lang::English => format!("Over par +{over}"),
            Lang::Simplified => format!("多走 {over} 步"),
            Lang::Traditional => format!("多走 {over} 步"),
        }
    }

    fn hints(self, hints: &str) -> String {
        match self {
            Lang::English => format!("Hints {hints}"),
            Lang::Simplified => format!("提示 {hints} 次"),
            Lang::Traditional => format!("提示 {hints} 次"),
        }
    }
}
