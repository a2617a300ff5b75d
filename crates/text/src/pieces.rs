//! Names of rings, discs and other pieces, alone and in rows.

use gros_solver::{AnyPuzzle, AnyState, ChainModel, SlideOut};

use crate::numbers::count;
use crate::{Lang, puzzles};

/// The shortest row of neighbours that is said as "64 to 42".
const SHORTEST_RUN: usize = 4;

/// What a piece is called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Ring,
    Disc,
    Dial,
    /// A dial that can be turned outside the case too, and then all ways.
    OpenDial,
    Rod,
    Ball,
    Elephant,
    Bar,
    /// A ring of a burr; its bar is the driver.
    BurrRing,
    Piece,
    Pile,
}

impl Kind {
    pub(crate) fn of(puzzle: &AnyPuzzle) -> Kind {
        puzzles::words(puzzle).kind()
    }

    pub(crate) fn of_state(state: &AnyState) -> Kind {
        puzzles::state_words(state).kind()
    }

    pub(crate) fn of_model(model: ChainModel) -> Kind {
        match model {
            ChainModel::SpinOut => Kind::Dial,
            ChainModel::Brain => Kind::Rod,
            ChainModel::BinaryBurr => Kind::BurrRing,
            ChainModel::Kugellager | ChainModel::Kugellager7 => Kind::Ball,
            ChainModel::Lock250 | ChainModel::Generation | ChainModel::RecTangle | ChainModel::Chain => {
                Kind::Piece
            }
        }
    }

    pub(crate) fn of_slide(puzzle: &SlideOut) -> Kind {
        if puzzle.is_elephants() { Kind::Elephant } else { Kind::Piece }
    }

    /// Returns one of them and several in English, what stands after a number in Chinese, and how they are counted.
    fn names(self) -> Names {
        let names = |english, simplified, traditional| Names { english, simplified, traditional };
        match self {
            Kind::Ring | Kind::BurrRing => names(["ring", "rings"], ["环", "个环"], ["環", "個環"]),
            Kind::Disc => names(["disc", "discs"], ["号盘", "个盘子"], ["號盤", "個圓盤"]),
            Kind::Dial | Kind::OpenDial => {
                names(["dial", "dials"], ["号大象", "头大象"], ["號大象", "頭大象"])
            }
            Kind::Rod => names(["rod", "rods"], ["号杆", "根杆"], ["號桿", "根桿"]),
            Kind::Ball => names(["ball", "balls"], ["号球", "个球"], ["號球", "個球"]),
            Kind::Elephant => names(["elephant", "elephants"], ["号大象", "头大象"], ["號大象", "頭大象"]),
            Kind::Bar => names(["bar", "bars"], ["号横条", "根横条"], ["號橫條", "根橫條"]),
            Kind::Pile => names(["pile", "piles"], ["堆", "堆"], ["堆", "堆"]),
            Kind::Piece => names(["piece", "pieces"], ["号零件", "个零件"], ["號零件", "個零件"]),
        }
    }
}

/// What the pieces of a kind are called.
struct Names {
    english: [&'static str; 2],
    simplified: [&'static str; 2],
    traditional: [&'static str; 2],
}

impl Lang {
    /// Names one piece: `ring 2`, `第 2 环`, `disc 2`, `2 号盘`; piece 0 is the driver.
    pub(crate) fn piece(self, kind: Kind, number: usize) -> String {
        if kind == Kind::Pile {
            return self.pile(number > 1).to_owned();
        }
        if number == 0 && matches!(kind, Kind::BurrRing | Kind::Ball | Kind::Piece) {
            return self.driver().to_owned();
        }
        self.numbered(kind, &number.to_string(), 0)
    }

    /// Names several pieces, given from the largest to the smallest: `rings 3, 2, 1`, `rings 64 to 42`.
    pub(crate) fn pieces(self, kind: Kind, numbers: &[usize]) -> String {
        if let [number] = numbers {
            return self.piece(kind, *number);
        }
        if kind == Kind::Pile {
            return self.pick("both piles", "两堆", "兩堆").to_owned();
        }
        self.numbered(kind, &self.list(self.runs(numbers)), 1)
    }

    pub(crate) fn numbered(self, kind: Kind, row: &str, many: usize) -> String {
        let Names { english, simplified, traditional } = kind.names();
        let name = self.pick(english[many], simplified[0], traditional[0]);
        match (self, kind) {
            (Lang::English, _) => format!("{name} {row}"),
            (_, Kind::Ring | Kind::BurrRing) => format!("第 {row} {name}"),
            _ => format!("{row} {name}"),
        }
    }

    /// Counts pieces: `1 disc`, `9 rings`, `5 个盘子`.
    pub(crate) fn piece_count(self, kind: Kind, number: usize) -> String {
        if kind == Kind::Pile {
            return self.pick("two piles", "两堆", "兩堆").to_owned();
        }
        let Names { english, simplified, traditional } = kind.names();
        let name = self.pick(english[usize::from(number != 1)], simplified[1], traditional[1]);
        format!("{} {name}", count(number))
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
