//! Two recursions that call each other, where discs move clockwise only, in words.

use gros_solver::Peg;
use gros_solver::hanoi::methods::circle::{Call, Circle, Line};

use crate::explain::card::{CallRow, Cell, Part, Program};
use crate::message::say;
use crate::pieces::Kind;
use crate::{Key, Lang};

/// The most discs whose counts fit in a line.
const MOST_COUNTED: usize = 16;

impl Lang {
    pub(super) fn circle_parts(self, reasons: &Circle) -> Vec<Part> {
        let row = |call: &Call| {
            let lines = call.lines().into_iter().map(|line| Cell::from(self.circle_line(call.discs, line)));
            CallRow {
                name: self.circle_job(call.pegs, &call.discs.to_string(), &call.from.to_string()),
                span: self.span(&call.moves),
                lines: lines.collect(),
                active: usize::from(call.line - 1),
                goes: None,
            }
        };
        let last = reasons.calls.last();
        let program = |pegs: u8| {
            let disc = self.numbered(Kind::DISC, "n", 0);
            let tower = |by, from: &str| self.circle_job(by, "n − 1", from);
            let mv = |from: &str, to: &str| say!(self, HanoiJobMove { disc: &disc, from, to });
            Program {
                head: format!("{}:", self.circle_job(pegs, "n", "p")),
                lines: if pegs == 1 {
                    vec![tower(2, "p"), mv("p", "p + 1"), tower(2, "p + 2")]
                } else {
                    vec![
                        tower(2, "p"),
                        mv("p", "p + 1"),
                        tower(1, "p + 2"),
                        mv("p + 1", "p + 2"),
                        tower(2, "p"),
                    ]
                },
                active: last.filter(|call| call.pegs == pegs).map(|call| usize::from(call.line - 1)),
            }
        };
        vec![
            Part::Text(self.text(Key::CircleRule).to_owned()),
            self.call_rows(&reasons.calls, row),
            Part::Programs(vec![program(1), program(2)]),
            Part::Text(self.text(Key::CircleCounts).to_owned()),
            Part::Formulas(self.counts_of_circle(reasons)),
        ]
    }

    fn circle_job(self, pegs: u8, discs: &str, from: &str) -> String {
        let name = self.text(if pegs == 1 { Key::CircleByOne } else { Key::CircleByTwo });
        format!("{name}({discs}, {from})")
    }

    fn circle_line(self, discs: usize, line: Line) -> String {
        match line {
            Line::Tower { .. } if discs == 1 => "–".to_owned(),
            Line::Tower { pegs, from } => self.circle_job(pegs, &(discs - 1).to_string(), &from.to_string()),
            Line::Disc { from } => {
                let (disc, to) = (self.piece(Kind::DISC, discs), Peg((from.0 + 1) % 3));
                say!(self, HanoiJobMove { disc, from, to })
            }
        }
    }

    fn counts_of_circle(self, reasons: &Circle) -> Vec<String> {
        let mut formulas =
            ["a(n) = 2·b(n−1) + 1", "b(n) = 2·b(n−1) + a(n−1) + 2"].map(str::to_owned).to_vec();
        let n = reasons.counts.len() - 1;
        if let Some([smaller, all]) = reasons.counts.last_chunk::<2>().filter(|_| n <= MOST_COUNTED) {
            let [one, two] = smaller.each_ref().map(|count| self.number(count));
            let [by_one, by_two] = all.each_ref().map(|count| self.number(count));
            formulas.push(format!("a({n}) = 2 · {two} + 1 = {by_one}"));
            formulas.push(format!("b({n}) = 2 · {two} + {one} + 2 = {by_two}"));
        }
        formulas
    }
}
