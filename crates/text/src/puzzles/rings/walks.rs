//! The two strategies and the six questions about rings in words.

use gros_solver::methods::Method;
use gros_solver::rings;
use gros_solver::rings::methods::Turn;
use gros_solver::rings::methods::questions::Answers;
use gros_solver::rings::methods::strategies::{Leg, Purpose, Walk};
use gros_solver::{AnyState, RingsState, Steps};

use crate::explain::binary;
use crate::explain::card::{Answer, Asks, Cell, Look, Part, Table};
use crate::explain::ghost::Ghost;
use crate::explain::target::Target;
use crate::explain::two_places::TwoPlaces;
use crate::message::say;
use crate::task::cut;
use crate::{Key, Lang};

/// The most binary digits of numbers that are written out in formulas.
const MOST_BITS: usize = 16;

impl Lang {
    pub(crate) fn strategy_parts(self, pieces: TwoPlaces, method: Method, reasons: &Walk) -> Vec<Part> {
        let is_one = method == rings::methods::STRATEGY_ONE;
        let (of, one) = (pieces.of(), pieces.name(self, 1));
        let rule = if is_one {
            say!(self, RingsStrategyOneRule { of, one })
        } else {
            say!(self, RingsStrategyTwoRule { of, one })
        };
        let rows = reasons.legs.iter().map(|leg| self.leg(leg)).collect();
        let table = Table::plain(rows);
        let moves = self.moves(&reasons.moves);
        let all = say!(self, RingsStrategyLength { moves });
        let start = Part::Result(self.strategy_start(pieces, reasons));
        let ends = Part::Text(self.text(Key::RingsStrategyEnds).to_owned());
        let costs = Part::Formulas(
            [Key::RingsStrategyRightCost, Key::RingsStrategyWrongCost]
                .map(|key| self.text(key).to_owned())
                .to_vec(),
        );
        let ghost = Ghost::of(reasons).map(|ghost| Part::Ghost(ghost.into()));
        let before = [Part::Text(rule), Part::Table(table)];
        before.into_iter().chain(ghost).chain([ends, costs, Part::Text(all), start]).collect()
    }

    /// Says whether the strategies are right to begin with ring 1, and what it costs if not.
    fn strategy_start(self, pieces: TwoPlaces, reasons: &Walk) -> String {
        let wrong = reasons.legs.first().filter(|leg| leg.purpose == Purpose::Wrong);
        match wrong.map(|leg| self.moves(&leg.moves)) {
            Some(wrong) => say!(self, RingsStrategyWrong { one: pieces.name(self, 1), wrong }),
            None => say!(self, RingsStrategyRight { one: pieces.name(self, 1) }),
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

    pub(crate) fn question_parts(self, pieces: TwoPlaces, reasons: &Answers) -> Vec<Part> {
        let state = |state: &RingsState| cut(&state.to_string());
        let number = &reasons.k;
        let to = state(&reasons.to);
        let line = say!(self, RingsFormulaOneLine { states: Steps::power_of_two(reasons.from.rings()) });
        let yes = |holds| self.text(if holds { Key::RingsYes } else { Key::RingsNo }).to_owned();
        let asked = |question: String, answer: String, formula: String| Answer {
            question,
            answer,
            formula,
            goes: None,
        };
        let of = Formulas::of(self, reasons);
        let mut answers = vec![
            asked(self.text(Key::RingsIsSolvable).to_owned(), yes(reasons.solvable), line.clone()),
            asked(self.text(Key::RingsIsUnique).to_owned(), yes(reasons.unique), line),
            asked(
                pieces.text(self, Key::RingsHowFarToAllOff, Key::OthersHowFar),
                self.moves(&reasons.to_all_off),
                of.to_all_off(),
            ),
            asked(say!(self, RingsHowFarTo { to }), self.moves(&reasons.to_goal), of.distance()),
        ];
        if let (Some(ring), Some(after)) = (reasons.kth_ring, &reasons.after) {
            let which_ring = say!(self, RingsWhichRingIsMove { of: pieces.of(), number });
            answers.push(asked(which_ring, pieces.name(self, ring), of.ring(ring)));
            let goes = Some(Target::State(AnyState::Rings(after.clone())));
            let which_state =
                asked(say!(self, RingsWhichStateAfter { number }), state(after), of.state(after));
            answers.push(Answer { goes, ..which_state });
        }
        let about = [reasons.from.to_string(), reasons.to.to_string(), number.to_string()];
        let examples = pieces.are_rings.then(|| self.examples_of_kuo());
        [Part::Asks(Asks { about, answers })].into_iter().chain(examples).collect()
    }
}

/// Writes the formulas of the answers, with numbers if they are short.
struct Formulas<'a> {
    lang: Lang,
    answers: &'a Answers,
    from: Steps,
    to: Steps,
}

impl Formulas<'_> {
    fn of(lang: Lang, answers: &Answers) -> Formulas<'_> {
        Formulas { lang, answers, from: answers.from.rank(), to: answers.to.rank() }
    }

    fn is_short(&self) -> bool {
        self.from.bit_len().max(self.to.bit_len()) <= MOST_BITS
    }

    /// The digits of f, each the XOR of the digits of x up to it.
    fn to_all_off(&self) -> String {
        if !self.is_short() {
            return "f(x)".to_owned();
        }
        let digits = binary(&self.from, self.answers.from.rings());
        format!("f({}) = ({digits})₂ = {}", self.answers.from, self.lang.number(&self.from))
    }

    fn distance(&self) -> String {
        let general = "|f(x) − f(y)|";
        if !self.is_short() {
            return general.to_owned();
        }
        let [from, to, far] =
            [&self.from, &self.to, &self.answers.to_goal].map(|number| self.lang.number(number));
        format!("{general} = |{from} − {to}| = {far}")
    }

    fn goes_up(&self) -> bool {
        self.from < self.to
    }

    fn ring(&self, ring: usize) -> String {
        let general = if self.goes_up() { "g(f(x) + k)" } else { "g(f(x) − k + 1)" };
        if !self.is_short() {
            return general.to_owned();
        }
        let k = &self.answers.k;
        let [from, step] = [&self.from, k].map(|number| self.lang.number(number));
        let number = if self.goes_up() { &self.from + k } else { &self.from.saturating_sub(k) + &Steps::ONE };
        let sum = if self.goes_up() { format!("{from} + {step}") } else { format!("{from} − {step} + 1") };
        let mut formula = format!("g({sum}) = g({})", self.lang.number(&number));
        if ring > 1 {
            formula += &format!(" = g({} · 2^{})", self.lang.number(&(&number >> (ring - 1))), ring - 1);
        }
        format!("{formula} = {ring}")
    }

    fn state(&self, after: &RingsState) -> String {
        let general = if self.goes_up() { "f⁻¹(f(x) + k)" } else { "f⁻¹(f(x) − k)" };
        if !self.is_short() {
            return general.to_owned();
        }
        let rank = after.rank();
        let sign = if self.goes_up() { '+' } else { '−' };
        let [from, k, number, half] =
            [&self.from, &self.answers.k, &rank, &rank.divided_by(2)].map(|number| self.lang.number(number));
        format!("f⁻¹({from} {sign} {k}) = {number} ⊕ {half}")
    }
}
