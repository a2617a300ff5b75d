//! What is said of the tower's variants: the plan on many pegs, and how sure a count is.

use gros_solver::hanoi::Part;
use gros_solver::{AnyPuzzle, AnyState, Guarantee, Hanoi, HanoiRule, Setup, Steps};

use crate::Lang;
use crate::numbers::count;
use crate::pieces::Kind;

impl Lang {
    /// Names a disc: `disc 1`.
    #[must_use]
    pub fn disc_name(self, disc: usize) -> String {
        self.piece(Kind::Disc, disc)
    }

    /// Says what a part of the plan does: `6 small discs step aside to B`. `index` is 0 to 2.
    #[must_use]
    pub fn plan_part(self, part: &Part, index: usize) -> String {
        let (discs, to) = (count(part.discs), part.to);
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
        match self {
            Lang::English => format!("{moves} with {pegs} pegs"),
            Lang::Simplified => format!("用 {pegs} 根柱子，{moves}"),
            Lang::Traditional => format!("用 {pegs} 根柱子，{moves}"),
        }
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

    /// Says how good a route is known to be, and who proved it where that is a name: `proven shortest (Bousch 2014)`.
    #[must_use]
    pub fn guarantee_of(self, setup: &Setup<AnyPuzzle>, guarantee: Guarantee) -> String {
        let label = self.guarantee(guarantee);
        let name = self.pick(" (Bousch 2014)", "（布施，2014 年）", "（布施，2014 年）");
        format!("{label}{}", if is_bouschs(setup, guarantee) { name } else { "" })
    }

    /// Says what that means, in a sentence.
    #[must_use]
    pub fn guarantee_meaning(self, setup: &Setup<AnyPuzzle>, guarantee: Guarantee) -> &'static str {
        match guarantee {
            Guarantee::Shortest { .. } if is_bouschs(setup, guarantee) => self.pick(
                "No route is shorter: for four pegs Bousch proved it in 2014.",
                "没有更短的走法：四根柱子的情形由布施于 2014 年证明。",
                "沒有更短的走法：四根柱子的情形由布施於 2014 年證明。",
            ),
            Guarantee::Shortest { .. } => self.pick(
                "No route is shorter; that is proved.",
                "没有更短的走法，这已经证明。",
                "沒有更短的走法，這已經證明。",
            ),
            Guarantee::PresumedShortest => self.pick(
                "No shorter route is known, and none is believed to exist; nobody has proved it yet.",
                "目前不知道更短的走法，也相信没有，但还没有人证明。",
                "目前不知道更短的走法，也相信沒有，但還沒有人證明。",
            ),
            Guarantee::UpperBound => self.pick(
                "This route works; a shorter one may exist, since not all of them could be searched.",
                "这条路线走得通；没能搜完所有走法，也许还有更短的。",
                "這條路線走得通；沒能搜完所有走法，也許還有更短的。",
            ),
            Guarantee::LineOfPlay => self.pick(
                "A game has no shortest route: so it goes when the side that can win plays as chosen.",
                "对局没有最短路线：这是能赢的一方照所选走法下的结果。",
                "對局沒有最短路線：這是能贏的一方照所選走法下的結果。",
            ),
        }
    }
}

/// Returns whether a count is proved by Bousch: on four pegs, from perfect peg to perfect peg.
fn is_bouschs(setup: &Setup<AnyPuzzle>, guarantee: Guarantee) -> bool {
    let is_proven = matches!(guarantee, Guarantee::Shortest { .. });
    let is_four = |hanoi: &Hanoi| hanoi.rule() == (HanoiRule::Classic { pegs: 4 }) && hanoi.discs() > 1;
    let is_perfect =
        |state: &AnyState| matches!(state, AnyState::Hanoi(state) if state.perfect_peg().is_some());
    is_proven
        && matches!(&setup.puzzle, AnyPuzzle::Hanoi(hanoi) if is_four(hanoi))
        && is_perfect(&setup.start)
        && is_perfect(&setup.goal)
}
