//! The recursion of a tower in words, call by call.

use gros_solver::hanoi::Rule;
use gros_solver::hanoi::methods::recursion as towers;
use gros_solver::{AnyState, Hanoi, HanoiRoute, Peg, Puzzle, Route, Steps};

use crate::explain::card::{CallRow, Cell, Part, Program};
use crate::explain::icicle::{CallLine, Icicle};
use crate::explain::target::Target;
use crate::message::say;
use crate::pieces::Kind;
use crate::{Key, Lang};

impl Lang {
    pub(crate) fn hanoi_stack_parts(self, reasons: &towers::Recursion) -> Vec<Part> {
        let intro = self.text(Key::HanoiStackRule);
        let name = self.text(Key::HanoiJob);
        let whole = reasons.calls.first();
        let way = whole.and_then(|call| Tower::of(call.discs, 3, call.from, call.to));
        let goes = |made: &Steps| way.as_ref().map(|way| way.after(made));
        let row = |call: &towers::Call| {
            let towers::Call { discs, from, to, via, line } = *call;
            let job = |discs: usize, from, to| match discs {
                0 => "–".to_owned(),
                _ => format!("{name}({discs}, {from}, {to})"),
            };
            let disc = self.piece(Kind::DISC, discs);
            let span = reasons.span(call);
            let before = span.first.saturating_sub(&Steps::ONE);
            let moved = &before + &Steps::ones(discs - 1);
            let smaller = |from, to, made: &Steps| {
                Cell::from(job(discs - 1, from, to)).to(goes(made).filter(|_| discs > 1))
            };
            let lines = vec![
                smaller(from, via, &before),
                Cell::from(say!(self, HanoiJobMove { disc, from, to })).to(goes(&moved)),
                smaller(via, to, &(&moved + &Steps::ONE)),
            ];
            CallRow {
                name: job(discs, from, to),
                span: self.span(&span),
                lines,
                active: usize::from(line - 1),
                goes: goes(&before),
            }
        };
        let [from, to, third] =
            [Key::HanoiJobFrom, Key::HanoiJobTo, Key::HanoiJobThird].map(|key| self.text(key));
        let disc = self.numbered(Kind::DISC, "n", 0);
        let program = Program {
            head: format!("{name}(n, {from}, {to}):"),
            lines: vec![
                format!("{name}(n − 1, {from}, {third})"),
                say!(self, HanoiJobMove { disc, from, to }),
                format!("{name}(n − 1, {third}, {to})"),
            ],
            active: reasons.calls.last().map(|call| usize::from(call.line - 1)),
        };
        let calls = self.call_rows(&reasons.calls, row);
        let icicle = way.as_ref().and_then(|way| self.hanoi_icicle(reasons, way));
        let length = self.text(Key::HanoiStackLength);
        let formulas = ["h(n) = 2·h(n−1) + 1", "h(n) = 2^n − 1"].map(str::to_owned).to_vec();
        let rest =
            [calls, Part::Programs(vec![program]), Part::Text(length.to_owned()), Part::Formulas(formulas)];
        [Part::Text(intro.to_owned())]
            .into_iter()
            .chain(icicle.map(|icicle| Part::Icicle(icicle.into())))
            .chain(rest)
            .collect()
    }

    /// Lays the calls on the line of their moves.
    fn hanoi_icicle(self, reasons: &towers::Recursion, way: &Tower) -> Option<Icicle> {
        let whole = reasons.calls.first().filter(|call| call.discs <= Icicle::MOST)?;
        let name = self.text(Key::HanoiJob);
        let job = |discs: usize, from: Peg, to: Peg| format!("{name}({discs}, {from}, {to})");
        let ends = [Steps::ZERO, Steps::ones(whole.discs)].map(|made| way.after(&made));
        let pieces = reasons.calls.iter().map(|call| call.discs).collect();
        let whole_job = job(whole.discs, whole.from, whole.to);
        let mut icicle = Icicle::new(&reasons.step, ends, whole_job, reasons.span(whole), pieces);
        for call in &reasons.calls {
            let towers::Call { discs, from, to, via, line } = *call;
            let disc = self.piece(Kind::DISC, discs);
            let names = [
                job(discs - 1, from, via),
                say!(self, HanoiJobMove { disc, from, to }),
                job(discs - 1, via, to),
            ];
            let lines = (1..).zip(names).zip(reasons.parts(call));
            let lines = lines.map(|((number, name), span)| CallLine { name, span, is_move: number == 2 });
            icicle.divide(lines, usize::from(line - 1));
        }
        Some(icicle)
    }
}

/// The route of a tower from one full peg to another.
pub(crate) struct Tower(HanoiRoute);

impl Tower {
    pub(crate) fn of(discs: usize, pegs: u8, from: Peg, to: Peg) -> Option<Tower> {
        let hanoi = Hanoi::with_rule(discs, Rule::Classic { pegs }).ok()?;
        hanoi.route(&hanoi.perfect(from), &hanoi.perfect(to)).ok().map(Tower)
    }

    /// Links to the state after some moves.
    pub(crate) fn after(&self, moves: &Steps) -> Target {
        Target::State(AnyState::Hanoi(self.0.state_at(moves)))
    }
}
