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
use crate::pieces::Kind;
use crate::task::cut;
use crate::{Key, Lang};

impl Lang {
    pub(crate) fn strategy_parts(self, method: Method, reasons: &Walk) -> Vec<Part> {
        let is_one = method == rings::methods::STRATEGY_ONE;
        let rule = self.text(if is_one { Key::RingsStrategyOneRule } else { Key::RingsStrategyTwoRule });
        let rows = reasons.legs.iter().map(|leg| self.leg(leg)).collect();
        let table = Table::plain(rows);
        let moves = self.moves(&reasons.moves);
        let all = say!(self, RingsStrategyLength { moves });
        let start = Part::Result(self.strategy_start(reasons));
        let ends = Part::Text(self.text(Key::RingsStrategyEnds).to_owned());
        let costs = Part::Formulas(
            [Key::RingsStrategyRightCost, Key::RingsStrategyWrongCost]
                .map(|key| self.text(key).to_owned())
                .to_vec(),
        );
        vec![Part::Text(rule.to_owned()), Part::Table(table), ends, costs, Part::Text(all), start]
    }

    /// Says whether the strategies are right to begin with ring 1, and what it costs if not.
    fn strategy_start(self, reasons: &Walk) -> String {
        let wrong = reasons.legs.first().filter(|leg| leg.purpose == Purpose::Wrong);
        match wrong.map(|leg| self.moves(&leg.moves)) {
            Some(wrong) => say!(self, RingsStrategyWrong { wrong }),
            None => self.text(Key::RingsStrategyRight).to_owned(),
        }
    }

    fn leg(self, leg: &Leg) -> Vec<Cell> {
        let purpose = self.text(match leg.purpose {
            Purpose::Wrong => Key::RingsLegWrong,
            Purpose::TakeBack => Key::RingsLegTakenBack,
            Purpose::Solve => Key::RingsLegSolved,
        });
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
        let yes = |holds| self.text(if holds { Key::RingsYes } else { Key::RingsNo }).to_owned();
        let number = &reasons.k;
        let state = |state: &RingsState| cut(&state.to_string());
        let to = state(&reasons.to);
        let pair = |question: &str, answer: String| -> Vec<Cell> { vec![question.into(), answer.into()] };
        let mut rows = vec![
            pair(self.text(Key::RingsIsSolvable), yes(reasons.solvable)),
            pair(self.text(Key::RingsIsUnique), yes(reasons.unique)),
            pair(self.text(Key::RingsHowFarToAllOff), self.moves(&reasons.to_all_off)),
            pair(&say!(self, RingsHowFarTo { to }), self.moves(&reasons.to_goal)),
        ];
        if let (Some(ring), Some(after)) = (reasons.kth_ring, &reasons.after) {
            let which_ring = say!(self, RingsWhichRingIsMove { number });
            rows.push(pair(&which_ring, self.piece(Kind::RING, ring)));
            rows.push(pair(&say!(self, RingsWhichStateAfter { number }), state(after)));
            if let Some(question) = rows.last_mut().and_then(|row| row.first_mut()) {
                question.goes = Some(Target::State(AnyState::Rings(after.clone())));
            }
        }
        let from = say!(self, RingsQuestionsFrom { state: state(&reasons.from) });
        vec![Part::Text(from), Part::Table(Table::plain(rows))]
    }
}
