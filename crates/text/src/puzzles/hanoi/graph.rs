//! What there is to know of the graph of a tower.

use gros_solver::{Hanoi, HanoiRule, Steps};

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
        match self {
            Lang::English => format!(
                "On {pegs} pegs the {states} positions have no drawing without crossings, but for one or two discs on \
                 four pegs (Hinz and Parisse, 2002). So this is the way alone."
            ),
            Lang::Simplified => format!(
                "{pegs} 根柱子的 {states} 个状态画不成没有交叉的图，只有四根柱子、一两个盘时可以（Hinz、Parisse，2002 年）。所以这里只画路线。"
            ),
            Lang::Traditional => format!(
                "{pegs} 根柱子的 {states} 個狀態畫不成沒有交叉的圖，只有四根柱子、一兩個盤時可以（Hinz、Parisse，2002 年）。所以這裡只畫路線。"
            ),
        }
    }
}
