//! What is said of the tower's variants: the plan on many pegs, and how sure a count is.

use gros_solver::Steps;
use gros_solver::hanoi::Part;

use crate::Lang;
use crate::message::say;
use crate::pieces::Kind;

impl Lang {
    /// Names a disc: `disc 1`.
    #[must_use]
    pub fn disc_name(self, disc: usize) -> String {
        self.piece(Kind::DISC, disc)
    }

    /// Says what a part of the plan does: `6 small discs step aside to B`. `index` is 0 to 2.
    #[must_use]
    pub fn plan_part(self, part: &Part, index: usize) -> String {
        let (discs, to) = (self.count(part.discs), part.to);
        let is_one = part.discs == 1;
        match (self, index) {
            (Lang::English, 0) if is_one => format!("the small disc steps aside to {to}"),
            (Lang::English, 0) => format!("{discs} small discs step aside to {to}"),
            (Lang::English, 1) if is_one => format!("the large disc goes to {to}"),
            (Lang::English, 1) => format!("{discs} large discs go to {to}"),
            (Lang::English, _) if is_one => format!("the small disc follows to {to}"),
            (Lang::English, _) => format!("{discs} small discs follow to {to}"),
            (Lang::Simplified, 0) => format!("{discs} 个小盘先让到 {to}"),
            (Lang::Simplified, 1) => format!("{discs} 个大盘到 {to}"),
            (Lang::Simplified, _) => format!("{discs} 个小盘跟到 {to}"),
            (Lang::Traditional, 0) => format!("{discs} 個小盤先讓到 {to}"),
            (Lang::Traditional, 1) => format!("{discs} 個大盤到 {to}"),
            (Lang::Traditional, _) => format!("{discs} 個小盤跟到 {to}"),
        }
    }

    /// Says how long a part of the plan takes: `17 moves with 4 pegs`.
    #[must_use]
    pub fn plan_part_moves(self, part: &Part) -> String {
        let (moves, pegs) = (self.moves(&part.moves), part.pegs);
        say!(self, PlanPartMoves { moves, pegs })
    }

    /// Sums the plan up: `Frame–Stewart plan: 17 + 15 + 17 = 49.` and `Three pegs alone would need 1,023.`
    #[must_use]
    pub fn plan_sum(self, parts: &[Part; 3], discs: usize) -> (String, String) {
        let moves = parts.each_ref().map(|part| self.number(&part.moves)).join(" + ");
        let all = parts.iter().fold(Steps::ZERO, |sum, part| &sum + &part.moves);
        let (all, three) = (self.number(&all), self.number(&Steps::ones(discs)));
        match self {
            Lang::English => (
                format!("Frame–Stewart plan: {moves} = {all}."),
                format!("Three pegs alone would need {three}."),
            ),
            Lang::Simplified => {
                (format!("弗雷姆–斯图尔特方案：{moves} = {all}。"), format!("只有三根柱子要 {three} 步。"))
            }
            Lang::Traditional => {
                (format!("弗雷姆–斯圖爾特方案：{moves} = {all}。"), format!("只有三根柱子要 {three} 步。"))
            }
        }
    }
}
