//! The methods for pieces with several places in words.

use gros_solver::AnyState;
use gros_solver::chain::methods::digits::{Column, Digits};
use gros_solver::slideout::methods::slide::{Course, Row, Slide};

use super::card::{Cell, Look, Part, Shown, Table, shown};
use super::goes::Goes;
use super::rings::across;
use crate::Lang;
use crate::pieces::Kind;

/// The most columns, moves ahead and places that are drawn: the narrowest panel has room for them.
const MOST_COLUMNS: usize = 8;
const MOST_AHEAD: usize = 6;
const MOST_PLACES: u16 = 16;

impl Lang {
    /// Says which digit moves.
    pub(crate) fn fastest_moves(self) -> &'static str {
        self.pick(
            "The fastest digit that has not reached its end moves.",
            "还没到头的各位中，最快的那一位动。",
            "還沒到頭的各位中，最快的那一位動。",
        )
    }

    pub(crate) fn digits_parts(self, here: &AnyState, reasons: &Digits) -> Vec<Part> {
        let course = self.pick(
            "Every digit runs up to its last place and back to 0, over and over: ▲ is going up, ▼ down, ■ has reached \
             the end.",
            "每一位都在 0 与最末位置之间来回走：▲ 向上，▼ 向下，■ 已到头。",
            "每一位都在 0 與最末位置之間來回走：▲ 向上，▼ 向下，■ 已到頭。",
        );
        let rule = self.sentences([course.to_owned(), self.fastest_moves().to_owned()]);
        let next = reasons.next.map(|mv| mv.piece);
        let place = reasons.columns.iter().position(|column| Some(column.piece) == next);
        let kind = Kind::of_state(here);
        let table = if fits(&reasons.columns) {
            self.digit_columns(&reasons.columns, place)
        } else {
            let head = [
                self.pick("piece", "零件", "零件"),
                self.pick("place", "位置", "位置"),
                self.pick("going", "方向", "方向"),
                self.pick("digit", "数位", "數位"),
            ];
            self.pieces_table(&head, reasons.columns.len(), place, |index| {
                self.digit_row(kind, &reasons.columns[index], here, next)
            })
        };
        let (number, far) = (self.number(&reasons.number), self.to_go(&reasons.to_go()));
        let goal = self.number(&reasons.goal);
        let result = match self {
            Lang::English => {
                format!("Read as a number, the digits give {number}. The goal is {goal}: {far}.")
            }
            Lang::Simplified => format!("各数位合成 {number}，终点是 {goal}：{far}。"),
            Lang::Traditional => format!("各數位合成 {number}，終點是 {goal}：{far}。"),
        };
        let mut parts = vec![Part::Text(rule), Part::Table(table)];
        if reasons.columns.iter().any(|column| column.piece == 0) {
            parts.push(Part::Table(self.strokes(kind, reasons)));
        }
        parts.push(Part::Result(result));
        parts
    }

    fn digit_row(self, kind: Kind, column: &Column, here: &AnyState, next: Option<usize>) -> Vec<Cell> {
        let place = format!("{}/{}", column.value, column.places - 1);
        let piece = Cell::from(self.piece(kind, column.piece)).to(moves_next(here, column.piece, next));
        vec![piece, place.into(), self.travel(column), column.digit.to_string().into()]
    }

    fn travel(self, column: &Column) -> Cell {
        match (column.is_at_end, column.travels_up) {
            (true, _) => Cell::from(self.pick("at the end", "到头", "到頭")).look(Look::End),
            (false, true) => Cell::from(self.pick("up", "向上", "向上")).look(Look::Up),
            (false, false) => Cell::from(self.pick("down", "向下", "向下")).look(Look::Down),
        }
    }

    /// Draws each digit as a column of its places, with the way it travels above and its digit of the number below.
    fn digit_columns(self, columns: &[Column], matters: Option<usize>) -> Table {
        let most = columns.iter().map(|column| column.places).max().unwrap_or(0);
        let all: Vec<Shown> = (0..columns.len()).map(Shown::At).collect();
        let mut rows = vec![
            across(self.pick("piece", "零件", "零件"), &all, |index| {
                columns[index].piece.to_string().into()
            }),
            across(self.pick("going", "方向", "方向"), &all, |index| self.travel(&columns[index])),
        ];
        rows.extend((0..most).rev().map(|place| {
            across(&place.to_string(), &all, |index| match columns[index] {
                Column { places, .. } if place >= places => Cell::default(),
                Column { value, .. } if value == place => Cell::from(place.to_string()).look(Look::Here),
                _ => Cell::from("·").look(Look::Quiet),
            })
        }));
        rows.push(across(self.pick("digit", "数位", "數位"), &all, |index| {
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
                Cell::from(text).to(Goes::ahead(index).filter(|_| index > 0))
            });
            std::iter::once(name.into()).chain(cells).collect()
        };
        let pieces = self.pick("pieces next", "零件接下来", "零件接下來").to_owned();
        let rows = vec![lane(pieces, false), lane(self.piece(kind, 0), true)];
        Table { column: (!reasons.ahead.is_empty()).then_some(1), ..Table::plain(rows) }
    }

    pub(crate) fn slide_parts(self, here: &AnyState, reasons: &Slide) -> Vec<Part> {
        let rule = self.pick(
            "For a step of a piece its right neighbour must stand where that step needs it, and all further right at \
             the last place; so these are wanted there first.",
            "一个零件要动一格，右邻必须在这一格所需的位置，再往右的都要在最末位置；所以先要让它们到位。",
            "一個零件要動一格，右鄰必須在這一格所需的位置，再往右的都要在最末位置；所以先要讓它們到位。",
        );
        let next = reasons.next.map(|mv| mv.piece);
        let place = reasons.rows.iter().position(|row| Some(row.piece) == next);
        let kind = Kind::of_state(here);
        let head = [
            self.pick("piece", "零件", "零件"),
            self.pick("is at", "现在", "現在"),
            self.pick("wanted at", "应在", "應在"),
            self.pick("moves", "步数", "步數"),
        ];
        let table = self.pieces_table(&head, reasons.rows.len(), place, |index| {
            self.slide_row(kind, &reasons.rows[index], here, next)
        });
        let far = crate::lang::capital(&self.sentence(&self.to_go(&reasons.to_go)));
        let mut parts = vec![Part::Text(rule.to_owned()), Part::Table(table), Part::Result(far)];
        parts.extend(reasons.dead_ends.iter().flat_map(|dead_ends| self.dead_ends_parts(dead_ends)));
        parts
    }

    fn slide_row(self, kind: Kind, row: &Row, here: &AnyState, next: Option<usize>) -> Vec<Cell> {
        let place = |value| self.place(kind, row.piece, value);
        let moves = match &row.course {
            None => self.pick("in place", "已在", "已在").to_owned(),
            Some(course) => self.course(course),
        };
        let goes = moves_next(here, row.piece, next).filter(|_| row.course.is_some());
        let piece = Cell::from(self.piece(kind, row.piece)).to(goes);
        vec![piece, place(row.value).into(), place(row.wanted).into(), moves.into()]
    }

    /// Adds up what the steps of a piece take: `52 + 2 + 1 × 30 + 30 = 114`.
    fn course(self, course: &Course) -> String {
        let transits =
            (course.transits > 0).then(|| format!("{} × {}", course.transits, self.number(&course.transit)));
        let others = [&course.lead, &course.tail].map(|moves| (!moves.is_zero()).then(|| self.number(moves)));
        let [lead, tail] = others;
        let steps = Some(course.steps.to_string());
        let terms: Vec<String> = [lead, steps, transits, tail].into_iter().flatten().collect();
        let sum = self.number(&course.moves());
        if terms.len() == 1 { sum } else { format!("{} = {sum}", terms.join(" + ")) }
    }

    /// Makes a table with a row for each piece, and a gap where they are many.
    fn pieces_table(
        self,
        head: &[&str],
        count: usize,
        matters: Option<usize>,
        row: impl Fn(usize) -> Vec<Cell>,
    ) -> Table {
        let places = shown(count, matters);
        let rows = places.iter().map(|place| match place {
            Shown::At(index) => row(*index),
            Shown::Gap(hidden) => vec![self.left_out(*hidden).into()],
        });
        Table {
            head: head.iter().map(|name| (*name).to_owned()).collect(),
            rows: rows.collect(),
            row: places.iter().position(|place| matters.is_some_and(|matters| *place == Shown::At(matters))),
            column: None,
        }
    }
}

/// Returns whether columns of places can be drawn side by side.
fn fits(columns: &[Column]) -> bool {
    columns.len() <= MOST_COLUMNS && columns.iter().all(|column| column.places <= MOST_PLACES)
}

/// Leads to where a piece moves; the one that is next is there already.
fn moves_next(here: &AnyState, piece: usize, next: Option<usize>) -> Option<Goes> {
    let has_driver = matches!(here, AnyState::Chain(here) if here.chain().has_driver());
    Goes::piece(piece + usize::from(has_driver)).filter(|_| next != Some(piece))
}
