//! Where a method does not hold.

use gros_solver::methods::NotHere;
use gros_solver::{AnyPuzzle, Puzzle};

use crate::Lang;

impl Lang {
    /// Says why a method has no answer: `Only on the shortest way from one full peg to another.`
    #[must_use]
    pub fn not_here(self, refusal: NotHere) -> String {
        let text = match refusal {
            NotHere::TooMany { most } => {
                let most = self.count(most);
                return match self {
                    Lang::English => format!("Only up to {most}: beyond that it is too much to write out."),
                    Lang::Simplified => format!("最多到 {most}，再多就写不下了。"),
                    Lang::Traditional => format!("最多到 {most}，再多就寫不下了。"),
                };
            }
            NotHere::OtherPuzzle => {
                self.pick("Not a method for this puzzle.", "这个题目没有这种方法。", "這個題目沒有這種方法。")
            }
            NotHere::RingsAsOne => self.pick(
                "Only where one ring moves at a time.",
                "只适用于每次动一环。",
                "只適用於每次動一環。",
            ),
            NotHere::GoalNotAllOff => {
                self.pick("Only toward all off.", "只适用于解到全解开。", "只適用於解到環全下。")
            }
            NotHere::NotBetweenOnAndOff => self.pick(
                "Only on the way between all on and all off.",
                "只适用于全套上与全解开之间的状态。",
                "只適用於環全上與環全下之間的狀態。",
            ),
            NotHere::NotTowerToTower => self.pick(
                "Only on the shortest route from one full peg to another.",
                "只适用于从一根满柱到另一根满柱的最短路线。",
                "只適用於從一根滿柱到另一根滿柱的最短路線。",
            ),
            NotHere::OtherGame => self.pick(
                "Only where stones may be taken from both piles.",
                "只适用于可以从两堆同时取的玩法。",
                "只適用於可以從兩堆同時取的玩法。",
            ),
        };
        text.to_owned()
    }

    /// Says that no method is known for a puzzle.
    #[must_use]
    pub fn no_method(self) -> &'static str {
        self.pick(
            "Gros has no step-by-step explanation for this puzzle; it finds the route by computation or search.",
            "这个题目还没有分步讲解，路线是算出或搜索出来的。",
            "這個題目還沒有分步講解，路線是算出或搜尋出來的。",
        )
    }

    /// Says that a word is not the id of a method for a puzzle.
    #[must_use]
    pub fn bad_method(self, word: &str, puzzle: &AnyPuzzle) -> String {
        let word = self.quoted(&crate::notice::shortened(word));
        let ids: Vec<&str> = puzzle.methods().iter().map(|method| method.id()).collect();
        if ids.is_empty() {
            return format!("{word}{}{}", self.pick(": ", "：", "："), self.no_method());
        }
        let ids = self.list(ids);
        match self {
            Lang::English => format!("{word} is not a method for this puzzle; there are {ids}."),
            Lang::Simplified => format!("这个题目没有名为{word}的方法；现有 {ids}。"),
            Lang::Traditional => format!("這個題目沒有名為{word}的方法；現有 {ids}。"),
        }
    }
}
