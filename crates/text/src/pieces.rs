//! Names of rings, discs and pegs, alone and in rows.

use gros_solver::AnyPuzzle;

use crate::Lang;
use crate::numbers::count;

/// The shortest row of neighbours that is said as "64 to 42".
const SHORTEST_RUN: usize = 4;

/// What a piece is called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Ring,
    Disc,
    Pile,
}

impl Kind {
    pub(crate) fn of(puzzle: &AnyPuzzle) -> Kind {
        match puzzle {
            AnyPuzzle::Rings(_) => Kind::Ring,
            AnyPuzzle::Hanoi(_) => Kind::Disc,
            AnyPuzzle::Wythoff(_) => Kind::Pile,
        }
    }
}

impl Lang {
    /// Names one piece: `ring 2`, `第 2 环`, `disc 2`, `2 号盘`.
    pub(crate) fn piece(self, kind: Kind, number: usize) -> String {
        match (kind, self) {
            (Kind::Ring, Lang::English) => format!("ring {number}"),
            (Kind::Ring, Lang::Simplified) => format!("第 {number} 环"),
            (Kind::Ring, Lang::Traditional) => format!("第 {number} 環"),
            (Kind::Disc, Lang::English) => format!("disc {number}"),
            (Kind::Disc, Lang::Simplified) => format!("{number} 号盘"),
            (Kind::Disc, Lang::Traditional) => format!("{number} 號盤"),
            (Kind::Pile, _) => self.pile(number > 1).to_owned(),
        }
    }

    /// Names several pieces, given from the largest to the smallest: `rings 3, 2, 1`, `rings 64 to 42`.
    pub(crate) fn pieces(self, kind: Kind, numbers: &[usize]) -> String {
        if let [number] = numbers {
            return self.piece(kind, *number);
        }
        let row = self.list(self.runs(numbers));
        match (kind, self) {
            (Kind::Ring, Lang::English) => format!("rings {row}"),
            (Kind::Ring, Lang::Simplified) => format!("第 {row} 环"),
            (Kind::Ring, Lang::Traditional) => format!("第 {row} 環"),
            (Kind::Disc, Lang::English) => format!("discs {row}"),
            (Kind::Disc, Lang::Simplified) => format!("{row} 号盘"),
            (Kind::Disc, Lang::Traditional) => format!("{row} 號盤"),
            (Kind::Pile, _) => self.pick("both piles", "两堆", "兩堆").to_owned(),
        }
    }

    /// Counts pieces: `1 disc`, `9 rings`, `5 个盘子`.
    pub(crate) fn piece_count(self, kind: Kind, number: usize) -> String {
        let text = count(number);
        match (kind, self) {
            (Kind::Ring, Lang::English) if number == 1 => format!("{text} ring"),
            (Kind::Ring, Lang::English) => format!("{text} rings"),
            (Kind::Ring, Lang::Simplified) => format!("{text} 个环"),
            (Kind::Ring, Lang::Traditional) => format!("{text} 個環"),
            (Kind::Disc, Lang::English) if number == 1 => format!("{text} disc"),
            (Kind::Disc, Lang::English) => format!("{text} discs"),
            (Kind::Disc, Lang::Simplified) => format!("{text} 个盘子"),
            (Kind::Disc, Lang::Traditional) => format!("{text} 個圓盤"),
            (Kind::Pile, _) => self.pick("two piles", "两堆", "兩堆").to_owned(),
        }
    }

    /// Writes numbers that fall, with rows of four or more neighbours as one item.
    pub(crate) fn runs(self, numbers: &[usize]) -> Vec<String> {
        let mut items = Vec::new();
        for run in numbers.chunk_by(|larger, smaller| smaller + 1 == *larger) {
            match run {
                [high, .., low] if run.len() >= SHORTEST_RUN => items.push(self.run(*high, *low)),
                _ => items.extend(run.iter().map(ToString::to_string)),
            }
        }
        items
    }

    fn run(self, high: usize, low: usize) -> String {
        match self {
            Lang::English => format!("{high} to {low}"),
            Lang::Simplified => format!("{high} 到 {low}"),
            Lang::Traditional => format!("{high} 到 {low}"),
        }
    }
}
