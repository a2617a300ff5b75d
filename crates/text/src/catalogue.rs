//! What is said of the puzzles of the n-ary family in their table.

use gros_solver::catalogue::{Counted, Entry, RuleOrigin};

use crate::Lang;

impl Lang {
    /// Names a puzzle of the table: in this language where it can be played, else as it is published.
    #[must_use]
    pub fn entry_name(self, entry: &Entry) -> &'static str {
        match entry.id {
            Some(id) => self.puzzle_name(id),
            None => entry.name,
        }
    }

    /// Names the button that opens a puzzle of the table: `Open Spin-Out`.
    #[must_use]
    pub fn open_puzzle(self, name: &str) -> String {
        match self {
            Lang::English => format!("Open {name}"),
            Lang::Simplified => format!("打开{name}"),
            Lang::Traditional => format!("開啟{name}"),
        }
    }

    /// Says what a published number counts.
    #[must_use]
    pub fn counted(self, counted: Counted) -> &'static str {
        match counted {
            Counted::Pieces => self.pick("moves of pieces", "零件步数", "零件步數"),
            Counted::PiecesAndDriver => {
                self.pick("pieces and driver strokes", "零件和滑块步数", "零件和滑塊步數")
            }
            Counted::PiecesDriverAndTakeOut => {
                self.pick("driver strokes and take-out", "含滑块步数和取出", "含滑塊步數和取出")
            }
            Counted::FirstPieceOut => {
                self.pick("until the first piece is out", "到取出第一块为止", "到取出第一塊為止")
            }
            Counted::AllApart => self.pick("until all is apart", "到全部拆开为止", "到全部拆開為止"),
            Counted::Unknown => self.pick("not said", "未说明", "未說明"),
        }
    }

    /// Says how well the rule of a puzzle is known.
    #[must_use]
    pub fn rule_status(self, rule: RuleOrigin) -> &'static str {
        match rule {
            RuleOrigin::Published => self.pick("published", "已公布", "已公布"),
            RuleOrigin::Model => self.pick("model", "模型", "模型"),
            RuleOrigin::NumberOnly => self.pick("number only", "只知步数", "只知步數"),
        }
    }
}
