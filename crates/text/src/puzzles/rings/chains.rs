//! The methods for rings in words.

use gros_solver::rings::methods::alternation::Alternation;
use gros_solver::rings::methods::expect::{Demand, Expect};
use gros_solver::rings::methods::two_rules::TwoRules;
use gros_solver::rings::methods::{Heading, Turn};
use gros_solver::{RingMove, Steps};

use crate::explain::binary;
use crate::explain::card::{Cell, Folded, Part, Rung, Slot, Standing, Table, shown};
use crate::explain::snippets::EXPECT;
use crate::explain::target::Target;
use crate::explain::two_places::TwoPlaces;
use crate::message::{Count, say};
use crate::moves::odd_or_even;
use crate::{Key, Lang};

/// The maximum number of rings whose weights are written out as a sum.
pub(super) const MOST_ADDED: usize = 12;

impl Lang {
    pub(crate) fn expect_parts(self, pieces: TwoPlaces, reasons: &Expect) -> Vec<Part> {
        let next = reasons.next.map(|mv| mv.ring);
        let place = reasons.chain.iter().position(|asked| Some(asked.ring) == next);
        let mut depth = 0;
        let mut depths = Vec::with_capacity(reasons.chain.len());
        for asked in &reasons.chain {
            depths.push(depth);
            depth += usize::from(!asked.is_so);
        }
        let stretches = if reasons.read_down.is_some() { stretches(&reasons.chain) } else { Vec::new() };
        let rungs = shown(reasons.chain.len(), place).into_iter().map(|place| match place {
            Slot::At(index) => Rung {
                stretch: stretches.get(index).cloned().flatten(),
                ..self.demanded(pieces, &reasons.chain[index], depths[index], next)
            },
            Slot::Gap(hidden) => {
                let (text, note) = (self.left_out(hidden), String::new());
                let standing = Standing::Met;
                Rung { piece: None, is_on: false, depth: 0, text, note, standing, stretch: None, goes: None }
            }
        });
        let mut parts = vec![Part::Ladder(rungs.collect())];
        if let Some(Demand { ring, on, .. }) = place.and_then(|place| reasons.chain.get(place)) {
            parts.push(Part::Result(self.sentence(&pieces.is_free(self, *ring, *on))));
        }
        if let Some(number) = &reasons.read_down {
            let (digits, to_go) =
                (binary(number, reasons.chain.len()), say!(self, StatusToGo { moves: number }));
            parts.push(Part::Result(say!(self, RingsExpectReadDown { digits, to_go })));
            parts.extend(self.costs_of_rungs(number, reasons.chain.len()));
        }
        if pieces.are_rings {
            parts.extend([self.expect_table(), self.as_program(EXPECT)]);
        }
        parts
    }

    /// Writes the method as a table of two by two.
    fn expect_table(self) -> Part {
        let row = |keys: [Key; 3]| keys.map(|key| self.text(key).into()).to_vec();
        let rows = vec![
            row([Key::RingsExpectFirst, Key::RingsExpectFirstSo, Key::RingsExpectFirstNot]),
            row([Key::RingsExpectOther, Key::RingsExpectOtherSo, Key::RingsExpectOtherNot]),
        ];
        let head = [Key::RingsExpectWanted, Key::RingsExpectSo, Key::RingsExpectNot];
        let head = head.map(|key| self.text(key).to_owned()).to_vec();
        let title = self.text(Key::RingsExpectTable).to_owned();
        Part::Folded(Folded { title, parts: vec![Part::Table(Table { head, ..Table::plain(rows) })] })
    }

    /// Says what each rung costs, and adds it up: `128 + 64 = 192`.
    fn costs_of_rungs(self, number: &Steps, rungs: usize) -> Option<Part> {
        let sum = self.sum_of_weights(number).filter(|_| rungs <= MOST_ADDED)?;
        Some(Part::Text(say!(self, RingsExpectCosts { sum })))
    }

    /// Writes a number as the sum of the weights of its binary digits; none if it has fewer than two 1s.
    pub(crate) fn sum_of_weights(self, number: &Steps) -> Option<String> {
        let ones = (0..number.bit_len()).rev().filter(|bit| number.bit(*bit));
        let weights: Vec<String> = ones.map(|bit| self.number(&Steps::power_of_two(bit))).collect();
        (weights.len() > 1).then(|| format!("{} = {}", weights.join(" + "), self.number(number)))
    }

    fn demanded(self, pieces: TwoPlaces, asked: &Demand, depth: usize, next: Option<usize>) -> Rung {
        let standing = match (asked.is_so, Some(asked.ring) == next) {
            (true, _) => Standing::Met,
            (false, false) => Standing::NotYet,
            (false, true) => Standing::Now,
        };
        let text = if asked.is_so {
            pieces.is(self, asked.ring, asked.on)
        } else {
            pieces.must(self, asked.ring, asked.on)
        };
        let goes = Target::piece(pieces.number(asked.ring)).filter(|_| standing == Standing::NotYet);
        Rung {
            piece: Some(pieces.number(asked.ring)),
            is_on: asked.on == asked.is_so,
            depth,
            text,
            note: self.standing(standing).to_owned(),
            standing,
            stretch: None,
            goes,
        }
    }

    /// Says whether a requirement is met: `done`, `not yet`, `do it now`.
    #[must_use]
    pub fn standing(self, standing: Standing) -> &'static str {
        self.text(match standing {
            Standing::Met => Key::LadderDone,
            Standing::NotYet => Key::LadderNotYet,
            Standing::Now => Key::RingsWishNow,
        })
    }

    pub(crate) fn alternation_parts(self, pieces: TwoPlaces, reasons: &Alternation) -> Vec<Part> {
        let Some(heading) = reasons.heading else { return Vec::new() };
        let is_odd = reasons.on % 2 == 1;
        let rules = pieces.rules(self);
        let (down, is_first) = (heading == Heading::Down, is_odd == (heading == Heading::Down));
        let first = pieces.count_of_on(self, reasons.on, &rules[usize::from(!is_first)]);
        let parities = [Key::RingsOdd, Key::RingsEven].map(|key| self.text(key));
        let [free, other] = rules;
        let both = parities.into_iter().zip(if down { [free, other] } else { [other, free] });
        let rows = both.map(|(parity, rule)| vec![parity.into(), rule.into()]).collect();
        let both = Table { row: Some(usize::from(!is_odd)), ..Table::plain(rows) };
        let then = pieces.text(self, Key::RingsAlternate, Key::OthersAlternate);
        let lane = |turn: Turn, name: &str| {
            let cells = reasons.ahead.iter().enumerate().map(|(index, ahead)| {
                if ahead.turn != turn {
                    return Cell::default();
                }
                let text = pieces.goes_briefly(self, ahead.mv.ring, ahead.on);
                Cell::from(text).to(Target::ahead(index))
            });
            std::iter::once(name.into()).chain(cells).collect()
        };
        let rows = vec![
            lane(Turn::S, &pieces.text(self, Key::RingsLaneOtherRing, Key::OthersLaneOther)),
            lane(Turn::R, &pieces.name(self, 1)),
        ];
        let lanes = Table { column: Some(1), ..Table::plain(rows) };
        let (of, on, far) = (pieces.of(), Count(reasons.on), &reasons.number);
        let parity = say!(self, RingsParityOfBoth { of, on, far });
        let then = Part::Text(then);
        vec![Part::Text(first), Part::Table(both), then, Part::Table(lanes), Part::Text(parity)]
    }

    pub(crate) fn two_rules_parts(self, pieces: TwoPlaces, reasons: &TwoRules) -> Vec<Part> {
        let Some(heading) = reasons.heading else { return Vec::new() };
        let item = &reasons.item;
        let what = say!(self, RingsItem { item, heading: down_or_up(heading) });
        let (ring, parity) = (reasons.last_one.unwrap_or(1), odd_or_even(reasons.item.is_odd()));
        let [one, ring, next] = [1, ring, ring + 1].map(|ring| pieces.name(self, ring));
        let rule = say!(self, RingsRuleOfItem { one, ring, next, parity });
        vec![Part::Text(what), Part::Text(rule)]
    }
}

/// Returns the moves that each demand takes on the way to all off, counted from here: the last ones first, each half as
/// many as the place above it would take.
fn stretches(chain: &[Demand]) -> Vec<Option<[Steps; 2]>> {
    let mut made = Steps::ZERO;
    let mut stretches: Vec<_> = (chain.iter().rev().enumerate())
        .map(|(place, asked)| {
            let before = made.clone();
            if asked.is_so {
                return None;
            }
            made += &Steps::power_of_two(place);
            Some([before, made.clone()])
        })
        .collect();
    stretches.reverse();
    stretches
}

/// Returns the selector in messages for whether numbers fall or rise.
pub(super) fn down_or_up(heading: Heading) -> &'static str {
    match heading {
        Heading::Down => "down",
        Heading::Up => "up",
    }
}

/// Names a piece in a table, and links to its next move; the one that moves next needs no link.
pub(crate) fn ring_cell(pieces: TwoPlaces, ring: usize, next: Option<RingMove>) -> Cell {
    let number = pieces.number(ring);
    let goes = Target::piece(number).filter(|_| next.is_none_or(|next| next.ring != ring));
    Cell::from(number.to_string()).to(goes)
}
