//! What a method says, in parts that suit lines on a terminal and cards on the page alike.

use gros_solver::methods::Method;

use super::target::Target;

/// How much is left out of a long row: rows of this many are shown in full.
const MOST_SHOWN: usize = 24;
/// How many stay at the beginning, on either side of what matters, and at the end.
const KEPT: usize = 4;

/// The answer of a method in words.
#[derive(Clone, Debug, PartialEq)]
pub struct Card {
    /// The method.
    pub method: Method,
    /// What it is called, or the question that it answers.
    pub title: String,
    /// Where it holds, if not everywhere.
    pub tag: Option<String>,
    /// What it says, from top to bottom.
    pub parts: Vec<Part>,
}

/// A part of a card.
#[derive(Clone, Debug, PartialEq)]
pub enum Part {
    /// Sentences.
    Text(String),
    /// Steps of reasoning, one below the other.
    Ladder(Vec<Rung>),
    /// Rows of cells.
    Table(Table),
    /// Calls that are open, the outermost first.
    Calls(Vec<CallRow>),
    /// Programs side by side: their names and lines, with the line that is being executed, from 0.
    Programs(Vec<Program>),
    /// Two or three things in a circle, and the arrows between them.
    Diagram(Diagram),
    /// Lengths that are compared.
    Bars(Vec<Bar>),
    /// Places in a square, and two lines through it.
    Plot(Plot),
    /// Things that one can do.
    Choices(Vec<Cell>),
    /// What follows from it all.
    Result(String),
    /// The move that follows; where it is shown anyway, as below a board, this is left out.
    Next(String),
}

/// A step of reasoning.
#[derive(Clone, Debug, PartialEq)]
pub struct Rung {
    /// The piece that it is about; none for steps that are left out.
    pub piece: Option<usize>,
    /// Whether that piece is on.
    pub is_on: bool,
    /// How many steps that are not met yet are above it.
    pub depth: usize,
    /// What it says: `ring 8 must come off`.
    pub text: String,
    /// Whether it is done: `not yet`.
    pub note: String,
    /// The same, for the eye.
    pub standing: Standing,
    /// Where it leads.
    pub goes: Option<Target>,
}

/// Whether something that is wanted is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// It is.
    Met,
    /// It is not.
    NotYet,
    /// It is not, and can be done now.
    Now,
}

/// Rows of cells; the first cell of each row names it.
#[derive(Clone, Debug, PartialEq)]
pub struct Table {
    /// The names of the columns; none where the rows are the names.
    pub head: Vec<String>,
    /// The rows.
    pub rows: Vec<Vec<Cell>>,
    /// The row that matters, from 0.
    pub row: Option<usize>,
    /// The column that matters, from 0.
    pub column: Option<usize>,
}

/// A cell of a table, or a stretch of a bar.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Cell {
    /// What it says.
    pub text: String,
    /// How it looks; what that means is said in words as well.
    pub look: Look,
    /// The character that matters, from 0.
    pub marked: Option<usize>,
    /// How many columns it takes beyond the first.
    pub more: usize,
    /// Where it leads.
    pub goes: Option<Target>,
}

/// How a cell looks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Look {
    /// Like any other.
    #[default]
    Plain,
    /// Of little weight.
    Quiet,
    /// Of weight.
    Bold,
    /// Light, as one state of a machine.
    Light,
    /// Dark, as the other.
    Dark,
    /// Struck out.
    Struck,
    /// The current state.
    Here,
    /// What is next.
    Next,
    /// What is good to reach.
    Good,
    /// An arrow up.
    Up,
    /// An arrow down.
    Down,
    /// The end of a run.
    End,
    /// A word of a notation.
    Code,
    /// A disc of one of six sizes, from 1.
    Disc {
        /// Its size.
        size: u8,
        /// Whether its number is odd.
        odd: bool,
    },
    /// A step of the timeline: only a page knows which.
    Step,
    /// A column as high as so many parts of a hundred.
    Height(u8),
}

/// A program of a few lines.
#[derive(Clone, Debug, PartialEq)]
pub struct Program {
    /// Its head: `down(n):`.
    pub head: String,
    /// Its lines.
    pub lines: Vec<String>,
    /// The line that is being executed, from 0; none in a program that is not running.
    pub active: Option<usize>,
}

/// Two or three things in a circle, and the arrows between them.
#[derive(Clone, Debug, PartialEq)]
pub struct Diagram {
    /// What it shows, in words.
    pub words: String,
    /// The things: at the left and at the right, and the third below.
    pub nodes: Vec<Cell>,
    /// The arrows.
    pub ways: Vec<Edge>,
}

/// An arrow from one thing in a circle to another, or back to itself.
#[derive(Clone, Debug, PartialEq)]
pub struct Edge {
    /// Where from.
    pub from: usize,
    /// Where to.
    pub to: usize,
    /// What is written on it.
    pub label: String,
    /// Whether it is the next one.
    pub is_next: bool,
}

/// A length made of stretches.
#[derive(Clone, Debug, PartialEq)]
pub struct Bar {
    /// What it measures.
    pub label: String,
    /// The stretches, each with its part of twelve.
    pub stretches: Vec<(Cell, u8)>,
    /// The whole.
    pub total: String,
    /// What is said about it: `shorter`.
    pub note: Option<String>,
}

/// Places in a square, each by its parts to the right and up, and the two lines that mirror each other.
#[derive(Clone, Debug, PartialEq)]
pub struct Plot {
    /// What it shows, in words.
    pub words: String,
    /// The number at the end of both sides.
    pub side: String,
    /// How steep one line is; the other one is as flat.
    pub slope: f64,
    /// The places.
    pub places: Vec<(f64, f64)>,
    /// The current state.
    pub here: (f64, f64),
}

/// A call that is open.
#[derive(Clone, Debug, PartialEq)]
pub struct CallRow {
    /// The call: `down(9)`; empty for calls that are left out.
    pub name: String,
    /// Which moves it makes: `moves 1 to 341`.
    pub span: String,
    /// Its lines.
    pub lines: Vec<Cell>,
    /// The line that it is at, from 0.
    pub active: usize,
    /// Where it begins.
    pub goes: Option<Target>,
}

impl Cell {
    /// Makes the cell look so.
    #[must_use]
    pub(crate) fn look(self, look: Look) -> Cell {
        Cell { look, ..self }
    }

    /// Makes the cell lead somewhere.
    #[must_use]
    pub(crate) fn to(self, goes: impl Into<Option<Target>>) -> Cell {
        Cell { goes: goes.into(), ..self }
    }
}

impl From<String> for Cell {
    fn from(text: String) -> Cell {
        Cell { text, ..Cell::default() }
    }
}

impl From<&str> for Cell {
    fn from(text: &str) -> Cell {
        text.to_owned().into()
    }
}

impl Table {
    /// Makes a table without a head in which no row and no column matters more.
    pub(crate) fn plain(rows: Vec<Vec<Cell>>) -> Table {
        Table { head: Vec::new(), rows, row: None, column: None }
    }
}

/// One of the things in a row, or a gap that stands for several.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Slot {
    At(usize),
    Gap(usize),
}

/// Chooses what is shown of a long row: its ends, and what is around the thing that matters.
pub(crate) fn shown(count: usize, matters: Option<usize>) -> Vec<Slot> {
    if count <= MOST_SHOWN {
        return (0..count).map(Slot::At).collect();
    }
    let matters = matters.unwrap_or(0);
    let is_near = |index: usize| index < KEPT || index + KEPT >= count || index.abs_diff(matters) <= KEPT;
    let mut row: Vec<Slot> = Vec::new();
    let mut next = 0;
    let ends = (0..KEPT)
        .chain(matters.saturating_sub(KEPT)..=(matters + KEPT).min(count - 1))
        .chain(count - KEPT..count);
    for index in ends.filter(|index| is_near(*index)) {
        if index > next {
            row.push(Slot::Gap(index - next));
        }
        if index >= next {
            row.push(Slot::At(index));
            next = index + 1;
        }
    }
    row
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_row_shows_its_ends_and_what_matters() {
        use Slot::{At, Gap};
        assert_eq!(shown(3, None), [At(0), At(1), At(2)]);
        let middle = shown(100, Some(50));
        let at = |range: std::ops::Range<usize>| range.map(At);
        let expected: Vec<Slot> =
            at(0..4).chain([Gap(42)]).chain(at(46..55)).chain([Gap(41)]).chain(at(96..100)).collect();
        assert_eq!(middle, expected);
        for matters in [0, 3, 7, 8, 9, 90, 95, 99] {
            let row = shown(100, Some(matters));
            let count = |shown: &Slot| match shown {
                At(_) => 1,
                Gap(hidden) => *hidden,
            };
            assert_eq!(row.iter().map(count).sum::<usize>(), 100);
            assert!(row.contains(&At(matters)));
        }
    }
}
