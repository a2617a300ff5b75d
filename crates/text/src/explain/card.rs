//! The answer of a method, in parts that suit both lines on a terminal and cards on the page.

use std::rc::Rc;

use gros_solver::Steps;
use gros_solver::methods::Method;

use super::ghost::Ghost;
use super::icicle::Icicle;
use super::parts::Ticks;
use super::proof::Theorem;
use super::reading::Reading;
use super::snippets::Examples;
use super::snippets::Snippets;
use super::target::Target;

/// Rows of up to this length are shown in full.
const MOST_SHOWN: usize = 24;
/// How many items are kept at the beginning, on either side of the relevant one, and at the end.
const KEPT: usize = 4;

/// The answer of a method in words.
#[derive(Clone, Debug, PartialEq)]
pub struct Card {
    /// The method.
    pub method: Method,
    /// Its name, or the question that it answers.
    pub title: String,
    /// Where it applies, if not everywhere.
    pub tag: Option<String>,
    /// The parts, from top to bottom.
    pub parts: Vec<Part>,
    /// The theorems behind it, each of which has a proof.
    pub proofs: &'static [Theorem],
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
    /// Rows of digits that are read one by one; a terminal shows the whole table.
    Reading(Reading),
    /// The walk of a strategy, step by step; a terminal leaves it out.
    Ghost(Rc<Ghost>),
    /// How often discs have moved; a terminal leaves it out.
    Ticks(Ticks),
    /// Open calls, outermost first.
    Calls(Vec<CallRow>),
    /// The same calls on the line of their moves; a terminal leaves it out.
    Icicle(Rc<Icicle>),
    /// Programs side by side: their names and lines, with the line being executed, from 0.
    Programs(Vec<Program>),
    /// Two or three things in a circle, and the arrows between them.
    Diagram(Diagram),
    /// Lengths to compare.
    Bars(Vec<Bar>),
    /// Points in a square, and two lines through it.
    Plot(Plot),
    /// Words of three digits on a cube.
    Cube(Cube),
    /// Possible actions.
    Choices(Vec<Cell>),
    /// Questions about two states and a move, with their answers; others can be typed in their place.
    Asks(Asks),
    /// Formulas, one below the other; `^` stands before an exponent.
    Formulas(Vec<String>),
    /// A number whose digits can be changed, in binary and as Gray code; a terminal leaves it out.
    Digits(Digits),
    /// Parts that are shown when asked for.
    Folded(Folded),
    /// The method as programs to be copied; a terminal leaves them out.
    Snippets(Snippets),
    /// Worked examples that can be opened; a terminal leaves them out.
    Examples(Examples),
    /// The conclusion.
    Result(String),
    /// The move that follows; where it is shown anyway, as below a board, this is left out.
    Next(String),
}

/// A number, in binary and as Gray code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Digits {
    /// The number.
    pub number: Steps,
    /// How many digits it has.
    pub width: usize,
}

/// Parts under a title that opens them.
#[derive(Clone, Debug, PartialEq)]
pub struct Folded {
    /// The subject of the parts.
    pub title: String,
    /// The parts, from top to bottom.
    pub parts: Vec<Part>,
}

/// Questions about two states x and y and the k-th move from one to the other.
#[derive(Clone, Debug, PartialEq)]
pub struct Asks {
    /// x, y and k, as they are written.
    pub about: [String; 3],
    /// The answers.
    pub answers: Vec<Answer>,
}

/// An answer, with the formula that gives it.
#[derive(Clone, Debug, PartialEq)]
pub struct Answer {
    /// The question.
    pub question: String,
    /// The answer.
    pub answer: String,
    /// The formula in a line.
    pub formula: String,
    /// Where it links to.
    pub goes: Option<Target>,
}

/// A step of reasoning.
#[derive(Clone, Debug, PartialEq)]
pub struct Rung {
    /// The piece; none for steps that are left out.
    pub piece: Option<usize>,
    /// Whether that piece is on.
    pub is_on: bool,
    /// How many unmet steps are above it.
    pub depth: usize,
    /// The text: `ring 8 must come off`.
    pub text: String,
    /// Its status in words: `not yet`.
    pub note: String,
    /// Its status as a mark.
    pub standing: Standing,
    /// The moves that it takes, if they are known: how many are made before them from here, and with them.
    pub stretch: Option<[Steps; 2]>,
    /// Where it links to.
    pub goes: Option<Target>,
}

/// Whether a requirement is met.
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
    /// The names of the columns; empty if the rows have names.
    pub head: Vec<String>,
    /// The rows.
    pub rows: Vec<Vec<Cell>>,
    /// The relevant row, from 0.
    pub row: Option<usize>,
    /// The relevant column, from 0.
    pub column: Option<usize>,
}

/// A cell of a table, or a stretch of a bar.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Cell {
    /// Its text.
    pub text: String,
    /// Its look, whose meaning is also given in words.
    pub look: Look,
    /// The relevant character, from 0.
    pub marked: Option<usize>,
    /// How many columns it spans beyond the first.
    pub more: usize,
    /// Where it links to.
    pub goes: Option<Target>,
}

/// The look of a cell.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Look {
    /// Like any other.
    #[default]
    Plain,
    /// De-emphasized.
    Quiet,
    /// Emphasized.
    Bold,
    /// Light, for one state of a machine.
    Light,
    /// Dark, for the other state.
    Dark,
    /// Struck out.
    Struck,
    /// The current state.
    Here,
    /// The next one.
    Next,
    /// A good destination.
    Good,
    /// An arrow up.
    Up,
    /// An arrow down.
    Down,
    /// The end of a run.
    End,
    /// A word in a notation.
    Code,
    /// A disc of one of six sizes, from 1.
    Disc {
        /// Its size.
        size: u8,
        /// Whether its number is odd.
        odd: bool,
    },
    /// A step of the timeline: only the page knows which.
    Step,
    /// A column of this height, in per cent.
    Height(u8),
}

/// A program of a few lines.
#[derive(Clone, Debug, PartialEq)]
pub struct Program {
    /// Its head: `down(n):`.
    pub head: String,
    /// Its lines.
    pub lines: Vec<String>,
    /// The line being executed, from 0; none in a program that is not running.
    pub active: Option<usize>,
}

/// Two or three things in a circle, and the arrows between them.
#[derive(Clone, Debug, PartialEq)]
pub struct Diagram {
    /// A description in words.
    pub words: String,
    /// The things: on the left, on the right, and the third one below.
    pub nodes: Vec<Cell>,
    /// The arrows.
    pub ways: Vec<Edge>,
}

/// An arrow from one thing in a circle to another, or back to itself.
#[derive(Clone, Debug, PartialEq)]
pub struct Edge {
    /// Its start.
    pub from: usize,
    /// Its end.
    pub to: usize,
    /// Its label.
    pub label: String,
    /// Whether it is the next one.
    pub is_next: bool,
}

/// A length made up of stretches.
#[derive(Clone, Debug, PartialEq)]
pub struct Bar {
    /// The measured quantity.
    pub label: String,
    /// The stretches, each with its length in twelfths.
    pub stretches: Vec<(Cell, u8)>,
    /// The total.
    pub total: String,
    /// A remark: `shorter`.
    pub note: Option<String>,
}

/// Points in a square, each given as fractions to the right and up, and two lines that mirror each other.
#[derive(Clone, Debug, PartialEq)]
pub struct Plot {
    /// A description in words.
    pub words: String,
    /// The number at the end of both sides.
    pub side: String,
    /// The slope of the steep line; the flat line is its mirror image.
    pub slope: f64,
    /// The points.
    pub places: Vec<(f64, f64)>,
    /// The current state.
    pub here: (f64, f64),
}

/// A list of words of three digits, as a path along the edges of a cube.
#[derive(Clone, Debug, PartialEq)]
pub struct Cube {
    /// A description in words.
    pub words: String,
    /// The words, each as a number from 0 to 7.
    pub list: Vec<u8>,
}

/// An open call.
#[derive(Clone, Debug, PartialEq)]
pub struct CallRow {
    /// The call: `down(9)`; empty for calls left out.
    pub name: String,
    /// The moves that it makes: `moves 1 to 341`.
    pub span: String,
    /// Its lines.
    pub lines: Vec<Cell>,
    /// The current line, from 0.
    pub active: usize,
    /// Where it begins.
    pub goes: Option<Target>,
}

/// Changes where a part of a card leads.
type Change<'a> = &'a dyn Fn(Target) -> Target;

impl Card {
    /// Returns the card with other targets.
    #[must_use]
    pub(crate) fn leading(mut self, change: Change<'_>) -> Card {
        self.parts.iter_mut().for_each(|part| part.lead(change));
        self
    }
}

impl Part {
    fn lead(&mut self, change: Change<'_>) {
        let lead = |goes: &mut Option<Target>| *goes = goes.take().map(change);
        let cells = |cells: &mut Vec<Cell>| cells.iter_mut().for_each(|cell| lead(&mut cell.goes));
        match self {
            Part::Ladder(rungs) => rungs.iter_mut().for_each(|rung| lead(&mut rung.goes)),
            Part::Table(table) | Part::Reading(Reading { table, .. }) => {
                table.rows.iter_mut().for_each(cells);
            }
            Part::Calls(calls) => calls.iter_mut().for_each(|call| {
                lead(&mut call.goes);
                cells(&mut call.lines);
            }),
            Part::Diagram(drawn) => cells(&mut drawn.nodes),
            Part::Bars(bars) => {
                bars.iter_mut().flat_map(|bar| &mut bar.stretches).for_each(|(cell, _)| lead(&mut cell.goes));
            }
            Part::Choices(choices) => cells(choices),
            Part::Folded(folded) => folded.parts.iter_mut().for_each(|part| part.lead(change)),
            Part::Asks(asks) => asks.answers.iter_mut().for_each(|answer| lead(&mut answer.goes)),
            Part::Icicle(icicle) => {
                for end in &mut Rc::make_mut(icicle).ends {
                    *end = change(end.clone());
                }
            }
            Part::Text(_)
            | Part::Ghost(_)
            | Part::Ticks(_)
            | Part::Digits(_)
            | Part::Formulas(_)
            | Part::Programs(_)
            | Part::Plot(_)
            | Part::Cube(_)
            | Part::Snippets(_)
            | Part::Examples(_)
            | Part::Result(_)
            | Part::Next(_) => {}
        }
    }
}

impl Cell {
    /// Returns the cell with another look.
    #[must_use]
    pub(crate) fn look(self, look: Look) -> Cell {
        Cell { look, ..self }
    }

    /// Returns the cell with a link.
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
    /// Makes a table without a head and without a relevant row or column.
    pub(crate) fn plain(rows: Vec<Vec<Cell>>) -> Table {
        Table { head: Vec::new(), rows, row: None, column: None }
    }
}

/// An item in a row, or a gap that stands for several.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Slot {
    At(usize),
    Gap(usize),
}

/// Chooses what to show of a long row: its ends, and the surroundings of the relevant item.
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
    fn a_long_row_shows_its_ends_and_the_relevant_item() {
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
