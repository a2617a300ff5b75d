//! The two strategies and the six questions about rings in words.

use gros_solver::methods::Method;
use gros_solver::rings;
use gros_solver::rings::methods::Turn;
use gros_solver::rings::methods::questions::Answers;
use gros_solver::rings::methods::strategies::{Leg, Purpose, Walk};
use gros_solver::{AnyState, RingsState};

use crate::explain::card::{Cell, Look, Part, Table};
use crate::explain::target::Target;
use crate::message::say;
use crate::numbers::amid_han;
use crate::pieces::Kind;
use crate::task::cut;
use crate::{Key, Lang};

impl Lang {
    pub(crate) fn strategy_parts(self, method: Method, reasons: &Walk) -> Vec<Part> {
        let rule = if method == rings::methods::STRATEGY_ONE {
            self.text(Key::RingsStrategyParts2)
        } else {
            self.text(Key::RingsStrategyParts3)
        };
        let rows = reasons.legs.iter().map(|leg| self.leg(leg)).collect();
        let table = Table::plain(rows);
        let moves = self.moves(&reasons.moves);
        let all = say!(self, RingsStrategyParts { moves });
        let start = Part::Result(self.strategy_start(reasons));
        vec![Part::Text(rule.to_owned()), Part::Table(table), Part::Text(all), start]
    }

    /// Says whether it is right to begin with ring 1, as the strategies do, and what it costs if not.
    fn strategy_start(self, reasons: &Walk) -> String {
        let wrong = reasons.legs.first().filter(|leg| leg.purpose == Purpose::Wrong);
        let Some(wrong) = wrong.map(|leg| self.moves(&leg.moves)) else {
            let right = self.text(Key::RingsStrategyStart2);
            return right.to_owned();
        };
        say!(self, RingsStrategyStart { wrong })
    }

    fn leg(self, leg: &Leg) -> Vec<Cell> {
        let purpose = match leg.purpose {
            Purpose::Wrong => self.text(Key::RingsLeg),
            Purpose::TakeBack => self.text(Key::RingsLeg2),
            Purpose::Solve => self.text(Key::RingsLeg3),
        };
        let (first, second) = if leg.first == Turn::R { ("R", "S") } else { ("S", "R") };
        let ends = format!("{} → {}", cut(&leg.from.to_string()), cut(&leg.to.to_string()));
        let turns = format!("{first} {second} {first} …");
        let goes = Target::State(AnyState::Rings(leg.from.clone()));
        vec![
            Cell::from(purpose).to(goes),
            turns.into(),
            Cell::from(ends).look(Look::Code),
            self.moves(&leg.moves).into(),
        ]
    }

    pub(crate) fn question_parts(self, reasons: &Answers) -> Vec<Part> {
        let yes = |holds| {
            if holds { self.text(Key::RingsQuestionParts2) } else { self.text(Key::RingsQuestionParts3) }
        };
        let k = self.number(&reasons.k);
        let amid = amid_han(&k);
        let state = |state: &RingsState| cut(&state.to_string());
        let to = state(&reasons.to);
        let pair = |question: &str, answer: String| -> Vec<Cell> { vec![question.into(), answer.into()] };
        let mut rows = vec![
            pair(self.text(Key::RingsQuestionParts4), yes(reasons.solvable).to_owned()),
            pair(self.text(Key::RingsQuestionParts5), yes(reasons.unique).to_owned()),
            pair(self.text(Key::RingsQuestionParts6), self.moves(&reasons.to_all_off)),
            pair(&say!(self, RingsQuestionParts { to }), self.moves(&reasons.to_goal)),
        ];
        if let (Some(ring), Some(after)) = (reasons.kth_ring, &reasons.after) {
            rows.push(pair(
                &match self {
                    Lang::English => format!("Which ring is move {k}?"),
                    Lang::Simplified => format!("第{amid}步动哪一环？"),
                    Lang::Traditional => format!("第{amid}步動哪一環？"),
                },
                self.piece(Kind::RING, ring),
            ));
            rows.push(pair(
                &match self {
                    Lang::English => format!("Which state is there after move {k}?"),
                    Lang::Simplified => format!("第{amid}步之后是什么状态？"),
                    Lang::Traditional => format!("第{amid}步之後是什麼狀態？"),
                },
                state(after),
            ));
            if let Some(question) = rows.last_mut().and_then(|row| row.first_mut()) {
                question.goes = Some(Target::State(AnyState::Rings(after.clone())));
            }
        }
        let from = match self {
            Lang::English => format!("From {}:", state(&reasons.from)),
            Lang::Simplified => format!("从 {} 出发：", state(&reasons.from)),
            Lang::Traditional => format!("從 {} 出發：", state(&reasons.from)),
        };
        vec![Part::Text(from), Part::Table(Table::plain(rows))]
    }
}
