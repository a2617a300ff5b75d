//! The methods for pieces with several places in words.

use gros_solver::AnyState;
use gros_solver::methods::nary::digits::{Column, Digits};
use gros_solver::methods::nary::slide::{Course, Row, Slide};

use super::card::{Part, Shown, Table, shown};
use crate::Lang;
use crate::pieces::Kind;

impl Lang {
    pub(super) fn digits_parts(self, here: &AnyState, reasons: &Digits) -> Vec<Part> {
        let rule = self.pick(
            "Each digit travels to its last place, back to 0, and so on. The fastest one that is not at the end of its \
             travel moves.",
            "每一位都在 0 与最末位置之间来回走。还没走到头的各位中，最快的那一位动。",
            "每一位都在 0 與最末位置之間來回走。還沒走到頭的各位中，最快的那一位動。",
        );
        let next = reasons.next.map(|mv| mv.piece);
        let place = reasons.columns.iter().position(|column| Some(column.piece) == next);
        let kind = Kind::of_state(here);
        let head = [
            self.pick("piece", "零件", "零件"),
            self.pick("place", "位置", "位置"),
            self.pick("travel", "方向", "方向"),
            self.pick("digit", "数位", "數位"),
        ];
        let table = self.pieces_table(&head, reasons.columns.len(), place, |index| {
            self.digit_row(kind, &reasons.columns[index])
        });
        let (number, far) = (self.number(&reasons.number), self.to_go(&reasons.to_go()));
        let goal = self.number(&reasons.goal);
        let result = match self {
            Lang::English => format!("The digits make the number {number}; the goal is {goal}: {far}."),
            Lang::Simplified => format!("各数位合成 {number}，终点是 {goal}：{far}。"),
            Lang::Traditional => format!("各數位合成 {number}，終點是 {goal}：{far}。"),
        };
        vec![Part::Text(rule.to_owned()), Part::Table(table), Part::Result(result)]
    }

    fn digit_row(self, kind: Kind, column: &Column) -> Vec<String> {
        let up = column.travels_up;
        let travel = match (column.is_at_end, up) {
            (true, _) => self.pick("at the end", "到头", "到頭"),
            (false, true) => self.pick("up", "向上", "向上"),
            (false, false) => self.pick("down", "向下", "向下"),
        };
        let last = column.places - 1;
        let place = format!("{}/{last}", column.value);
        vec![self.piece(kind, column.piece), place, travel.to_owned(), column.digit.to_string()]
    }

    pub(super) fn slide_parts(self, here: &AnyState, reasons: &Slide) -> Vec<Part> {
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
            self.slide_row(kind, &reasons.rows[index])
        });
        let far = crate::lang::capital(&self.sentence(&self.to_go(&reasons.to_go)));
        vec![Part::Text(rule.to_owned()), Part::Table(table), Part::Result(far)]
    }

    fn slide_row(self, kind: Kind, row: &Row) -> Vec<String> {
        let place = |value| self.place(kind, row.piece, value);
        let moves = match &row.course {
            None => self.pick("in place", "已在", "已在").to_owned(),
            Some(course) => self.course(course),
        };
        vec![self.piece(kind, row.piece), place(row.value), place(row.wanted), moves]
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
        row: impl Fn(usize) -> Vec<String>,
    ) -> Table {
        let places = shown(count, matters);
        let rows = places.iter().map(|place| match place {
            Shown::At(index) => row(*index),
            Shown::Gap(hidden) => vec![self.left_out(*hidden)],
        });
        Table {
            head: head.iter().map(|name| (*name).to_owned()).collect(),
            rows: rows.collect(),
            row: places.iter().position(|place| matters.is_some_and(|matters| *place == Shown::At(matters))),
            column: None,
        }
    }
}
