//! Digits that count back and forth, in words.

use gros_solver::AnyState;
use gros_solver::chain::methods::digits::{Column, Digits};

use crate::explain::card::{Cell, Look, Part, Slot, Table};
use crate::explain::parts::{across, moves_next};
use crate::explain::target::Target;
use crate::message::say;
use crate::pieces::Kind;
use crate::{Key, Lang};

/// The maximum number of columns, moves ahead and places drawn: the narrowest panel has room for them.
const MOST_COLUMNS: usize = 8;
const MOST_AHEAD: usize = 6;
const MOST_PLACES: u16 = 16;

impl Lang {
    /// Says which digit moves.
    pub(crate) fn fastest_moves(self) -> &'static str {
        self.text(Key::DigitsFastestMoves)
    }

    pub(crate) fn digits_parts(self, here: &AnyState, reasons: &Digits) -> Vec<Part> {
        let course = self.text(Key::DigitsCourse);
        let rule = self.sentences([course.to_owned(), self.fastest_moves().to_owned()]);
        let next = reasons.next.map(|mv| mv.piece);
        let place = reasons.columns.iter().position(|column| Some(column.piece) == next);
        let kind = Kind::of_state(here);
        let has_driver = reasons.columns.iter().any(|column| column.piece == 0);
        let first = usize::from(!has_driver);
        let table = if fits(&reasons.columns) {
            self.digit_columns(&reasons.columns, place)
        } else {
            let head = [
                self.text(Key::TablePiece),
                self.text(Key::DigitsPlace),
                self.text(Key::DigitsGoing),
                self.text(Key::DigitsDigit),
            ];
            self.pieces_table(&head, reasons.columns.len(), place, |index| {
                self.digit_row(kind, &reasons.columns[index], first, next)
            })
        };
        let (number, far) = (self.number(&reasons.number), say!(self, StatusToGo { moves: reasons.to_go() }));
        let goal = self.number(&reasons.goal);
        let result = say!(self, DigitsRead { number, goal, far });
        let mut parts = vec![Part::Text(rule), Part::Table(table)];
        if has_driver {
            parts.push(Part::Table(self.strokes(kind, reasons)));
        }
        parts.push(Part::Text(self.text(Key::DigitsWhy).to_owned()));
        parts.push(Part::Result(result));
        parts
    }

    fn digit_row(self, kind: Kind, column: &Column, first: usize, next: Option<usize>) -> Vec<Cell> {
        let place = format!("{}/{}", column.value, column.places - 1);
        let piece = Cell::from(self.piece(kind, column.piece)).to(moves_next(column.piece, first, next));
        vec![piece, place.into(), self.travel(column), column.digit.to_string().into()]
    }

    fn travel(self, column: &Column) -> Cell {
        match (column.is_at_end, column.travels_up) {
            (true, _) => Cell::from(self.text(Key::DigitsAtTheEnd)).look(Look::End),
            (false, true) => Cell::from(self.text(Key::DigitsUp)).look(Look::Up),
            (false, false) => Cell::from(self.text(Key::DigitsDown)).look(Look::Down),
        }
    }

    /// Draws each digit as a column of its places, with its direction above and its digit in the number below.
    fn digit_columns(self, columns: &[Column], matters: Option<usize>) -> Table {
        let most = columns.iter().map(|column| column.places).max().unwrap_or(0);
        let all: Vec<Slot> = (0..columns.len()).map(Slot::At).collect();
        let mut rows = vec![
            across(self.text(Key::TablePiece), &all, |index| columns[index].piece.to_string().into()),
            across(self.text(Key::DigitsGoing), &all, |index| self.travel(&columns[index])),
        ];
        rows.extend((0..most).rev().map(|place| {
            across(&place.to_string(), &all, |index| match columns[index] {
                Column { places, .. } if place >= places => Cell::default(),
                Column { value, .. } if value == place => Cell::from(place.to_string()).look(Look::Here),
                _ => Cell::from("·").look(Look::Quiet),
            })
        }));
        rows.push(across(self.text(Key::DigitsDigit), &all, |index| {
            Cell::from(columns[index].digit.to_string()).look(Look::Bold)
        }));
        Table { column: matters.map(|column| column + 1), ..Table::plain(rows) }
    }

    /// Draws the moves ahead in two lanes: the pieces, and the strokes of the driver.
    fn strokes(self, kind: Kind, reasons: &Digits) -> Table {
        let lane = |name: String, driver: bool| {
            let cells = reasons.ahead.iter().take(MOST_AHEAD).enumerate().map(|(index, mv)| {
                if (mv.piece == 0) != driver {
                    return Cell::default();
                }
                let text = if driver { mv.to.to_string() } else { format!("{}-{}", mv.piece, mv.to) };
                Cell::from(text).to(Target::ahead(index).filter(|_| index > 0))
            });
            std::iter::once(name.into()).chain(cells).collect()
        };
        let pieces = self.text(Key::DigitsPiecesNext).to_owned();
        let rows = vec![lane(pieces, false), lane(self.piece(kind, 0), true)];
        Table { column: (!reasons.ahead.is_empty()).then_some(1), ..Table::plain(rows) }
    }
}

/// Returns whether columns of places can be drawn side by side.
fn fits(columns: &[Column]) -> bool {
    columns.len() <= MOST_COLUMNS && columns.iter().all(|column| column.places <= MOST_PLACES)
}
