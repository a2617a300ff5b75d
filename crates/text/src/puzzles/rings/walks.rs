//! The two strategies and the six questions about rings in words.

use gros_solver::methods::Method;
use gros_solver::rings;
use gros_solver::rings::methods::Turn;
use gros_solver::rings::methods::questions::Answers;
use gros_solver::rings::methods::strategies::{Leg, Purpose, Walk};
use gros_solver::{AnyState, RingsState};

use crate::Lang;
use crate::explain::card::{Cell, Look, Part, Table};
use crate::explain::target::Target;
use crate::numbers::amid_han;
use crate::pieces::Kind;
use crate::task::cut;

impl Lang {
    pub(crate) fn strategy_parts(self, method: Method, reasons: &Walk) -> Vec<Part> {
        let rule = if method == rings::methods::STRATEGY_ONE {
            self.pick(
                "Begin with ring 1 (R) and alternate with the other ring (S). If S becomes impossible, undo \
                 everything and start with S instead.",
                "先动第 1 环（R），再与另一环（S）交替。做不了 S 时全部退回，改为先做 S。",
                "先動第 1 環（R），再與另一環（S）交替。做不了 S 時全部退回，改為先做 S。",
            )
        } else {
            self.pick(
                "Begin with ring 1 (R) and alternate with the other ring (S). If S becomes impossible, turn back: \
                 play R again and go on alternating.",
                "先动第 1 环（R），再与另一环（S）交替。做不了 S 时折返：再做一次 R，继续交替。",
                "先動第 1 環（R），再與另一環（S）交替。做不了 S 時折返：再做一次 R，繼續交替。",
            )
        };
        let rows = reasons.legs.iter().map(|leg| self.leg(leg)).collect();
        let table = Table::plain(rows);
        let moves = self.moves(&reasons.moves);
        let all = match self {
            Lang::English => format!("In all: {moves}."),
            Lang::Simplified => format!("一共 {moves}。"),
            Lang::Traditional => format!("一共 {moves}。"),
        };
        let start = Part::Result(self.strategy_start(reasons));
        vec![Part::Text(rule.to_owned()), Part::Table(table), Part::Text(all), start]
    }

    /// Says whether it is right to begin with ring 1, as the strategies do, and what it costs if not.
    fn strategy_start(self, reasons: &Walk) -> String {
        let wrong = reasons.legs.first().filter(|leg| leg.purpose == Purpose::Wrong);
        let Some(wrong) = wrong.map(|leg| self.moves(&leg.moves)) else {
            let right = self.pick(
                "This strategy starts with ring 1, which is right here.",
                "这个策略先动第 1 环，在这里是对的。",
                "這個策略先動第 1 環，在這裡是對的。",
            );
            return right.to_owned();
        };
        match self {
            Lang::English => {
                format!("This strategy starts with ring 1, the wrong way here: {wrong}, then back.")
            }
            Lang::Simplified => format!("这个策略先动第 1 环，在这里走反了：走 {wrong}，再回头。"),
            Lang::Traditional => format!("這個策略先動第 1 環，在這裡走反了：走 {wrong}，再回頭。"),
        }
    }

    fn leg(self, leg: &Leg) -> Vec<Cell> {
        let purpose = match leg.purpose {
            Purpose::Wrong => self.pick("wrong way", "走错", "走錯"),
            Purpose::TakeBack => self.pick("taken back", "退回", "退回"),
            Purpose::Solve => self.pick("solved", "解开", "解開"),
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
        let yes = |holds| if holds { self.pick("yes", "是", "是") } else { self.pick("no", "否", "否") };
        let k = self.number(&reasons.k);
        let amid = amid_han(&k);
        let state = |state: &RingsState| cut(&state.to_string());
        let to = state(&reasons.to);
        let pair = |question: &str, answer: String| -> Vec<Cell> { vec![question.into(), answer.into()] };
        let mut rows = vec![
            pair(self.pick("Can it be solved?", "有解吗？", "有解嗎？"), yes(reasons.solvable).to_owned()),
            pair(self.pick("In one way only?", "唯一解吗？", "唯一解嗎？"), yes(reasons.unique).to_owned()),
            pair(
                self.pick("How far to all off?", "几步全解开？", "幾步環全下？"),
                self.moves(&reasons.to_all_off),
            ),
            pair(
                &match self {
                    Lang::English => format!("How far to {to}?"),
                    Lang::Simplified => format!("几步到 {to}？"),
                    Lang::Traditional => format!("幾步到 {to}？"),
                },
                self.moves(&reasons.to_goal),
            ),
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
