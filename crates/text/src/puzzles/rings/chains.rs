//! The methods for rings in words.

use gros_solver::RingMove;
use gros_solver::rings::methods::alternation::Alternation;
use gros_solver::rings::methods::expect::{Demand, Expect};
use gros_solver::rings::methods::two_rules::TwoRules;
use gros_solver::rings::methods::{Heading, Turn};

use crate::explain::binary;
use crate::explain::card::{Cell, Part, Rung, Slot, Standing, Table, shown};
use crate::explain::target::Target;
use crate::message::say;
use crate::numbers::amid_han;
use crate::pieces::Kind;
use crate::{Key, Lang};

impl Lang {
    pub(crate) fn on_and_off_only(self) -> &'static str {
        self.text(Key::RingsOnAndOffOnly)
    }

    pub(crate) fn expect_parts(self, reasons: &Expect) -> Vec<Part> {
        let next = reasons.next.map(|mv| mv.ring);
        let place = reasons.chain.iter().position(|asked| Some(asked.ring) == next);
        let mut depth = 0;
        let mut depths = Vec::with_capacity(reasons.chain.len());
        for asked in &reasons.chain {
            depths.push(depth);
            depth += usize::from(!asked.is_so);
        }
        let rungs = shown(reasons.chain.len(), place).into_iter().map(|place| match place {
            Slot::At(index) => self.asked(&reasons.chain[index], depths[index], next),
            Slot::Gap(hidden) => {
                let (text, note) = (self.left_out(hidden), String::new());
                Rung { piece: None, is_on: false, depth: 0, text, note, standing: Standing::Met, goes: None }
            }
        });
        let mut parts = vec![Part::Ladder(rungs.collect())];
        if let Some(Demand { ring, on, .. }) = place.and_then(|place| reasons.chain.get(place)) {
            let goes = self.ring_to(*ring, *on);
            parts.push(Part::Result(self.sentence(&say!(self, RingsExpectParts { goes }))));
        }
        parts.extend(reasons.read_down.as_ref().map(|number| {
            let (digits, to_go) = (binary(number, reasons.chain.len()), self.to_go(number));
            Part::Result(say!(self, RingsExpectParts2 { digits, to_go }))
        }));
        parts
    }

    fn asked(self, asked: &Demand, depth: usize, next: Option<usize>) -> Rung {
        let standing = match (asked.is_so, Some(asked.ring) == next) {
            (true, _) => Standing::Met,
            (false, false) => Standing::NotYet,
            (false, true) => Standing::Now,
        };
        let text = if asked.is_so {
            self.ring_is(asked.ring, asked.on)
        } else {
            self.ring_wish(asked.ring, asked.on)
        };
        let goes = Target::piece(asked.ring).filter(|_| standing == Standing::NotYet);
        Rung {
            piece: Some(asked.ring),
            is_on: asked.on == asked.is_so,
            depth,
            text,
            note: self.standing(standing).to_owned(),
            standing,
            goes,
        }
    }

    /// Says how a wish stands: `already so`, `not yet`, `now`.
    #[must_use]
    pub fn standing(self, standing: Standing) -> &'static str {
        match standing {
            Standing::Met => self.text(Key::RingsStanding),
            Standing::NotYet => self.text(Key::RingsStanding2),
            Standing::Now => self.text(Key::RingsStanding3),
        }
    }

    fn ring_is(self, ring: usize, on: bool) -> String {
        let ring = self.piece(Kind::RING, ring);
        match (self, on) {
            (Lang::English, true) => format!("{ring} is on"),
            (Lang::English, false) => format!("{ring} is off"),
            (Lang::Simplified, true) => format!("{ring}在横杠上"),
            (Lang::Simplified, false) => format!("{ring}已解开"),
            (Lang::Traditional, true) => format!("{ring}在劍上"),
            (Lang::Traditional, false) => format!("{ring}已取下"),
        }
    }

    pub(crate) fn alternation_parts(self, reasons: &Alternation) -> Vec<Part> {
        let Some(heading) = reasons.heading else { return Vec::new() };
        let on = self.count(reasons.on);
        let is_odd = reasons.on % 2 == 1;
        let parity = if is_odd {
            self.text(Key::RingsAlternationParts)
        } else {
            self.text(Key::RingsAlternationParts2)
        };
        let rules = [self.text(Key::RingsAlternationParts3), self.text(Key::RingsAlternationParts4)];
        let (down, is_first) = (heading == Heading::Down, is_odd == (heading == Heading::Down));
        let rule = rules[usize::from(!is_first)];
        let first = match self {
            Lang::English => {
                let are = if reasons.on == 1 { "ring is" } else { "rings are" };
                format!("{on} {are} on, an {parity} number, so {rule}.")
            }
            Lang::Simplified => format!("在横杠上的环有 {on} 个，{parity}：{rule}。"),
            Lang::Traditional => format!("在劍上的環有 {on} 個，{parity}：{rule}。"),
        };
        let parities = [self.text(Key::RingsAlternationParts5), self.text(Key::RingsAlternationParts6)];
        let both = parities.into_iter().zip(if down { rules } else { [rules[1], rules[0]] });
        let rows = both.map(|(parity, rule)| vec![parity.into(), rule.into()]).collect();
        let both = Table { row: Some(usize::from(!is_odd)), ..Table::plain(rows) };
        let then = self.text(Key::RingsAlternationParts7);
        let lane = |turn: Turn, name: &str| {
            let cells = reasons.ahead.iter().enumerate().map(|(index, ahead)| {
                if ahead.turn != turn {
                    return Cell::default();
                }
                let (on, off) = self.pick((" on", " off"), (" 上", " 下"), (" 上", " 下"));
                let text = format!("{}{}", ahead.mv.ring, if ahead.on { on } else { off });
                Cell::from(text).to(Target::ahead(index))
            });
            std::iter::once(name.into()).chain(cells).collect()
        };
        let rows = vec![
            lane(Turn::S, self.text(Key::RingsAlternationParts8)),
            lane(Turn::R, self.text(Key::RingsAlternationParts9)),
        ];
        let lanes = Table { column: Some(1), ..Table::plain(rows) };
        vec![Part::Text(first), Part::Table(both), Part::Text(then.to_owned()), Part::Table(lanes)]
    }

    pub(crate) fn two_rules_parts(self, reasons: &TwoRules) -> Vec<Part> {
        let Some(heading) = reasons.heading else { return Vec::new() };
        let item = self.number(&reasons.item);
        let amid = amid_han(&item);
        let what = match (self, heading) {
            (Lang::English, Heading::Down) => {
                format!("This is item {item} of the sequence; it is taken back.")
            }
            (Lang::English, Heading::Up) => format!("Item {item} of the sequence comes next."),
            (Lang::Simplified, Heading::Down) => format!("这是格雷码的第{amid}项，现在退回一项。"),
            (Lang::Simplified, Heading::Up) => format!("下面是格雷码的第{amid}项。"),
            (Lang::Traditional, Heading::Down) => format!("這是格雷碼的第{amid}項，現在退回一項。"),
            (Lang::Traditional, Heading::Up) => format!("接著是格雷碼的第{amid}項。"),
        };
        let last = reasons.last_one.unwrap_or(0);
        let rule = match (self, reasons.item.is_odd()) {
            (Lang::English, true) => "Odd items change the last digit, ring 1.".to_owned(),
            (Lang::English, false) => {
                format!("Even items change the digit left of the last 1, which is ring {last}.")
            }
            (Lang::Simplified, true) => "奇数项改变最右边的一位，即第 1 环。".to_owned(),
            (Lang::Simplified, false) => format!("偶数项改变右起第一个 1（第 {last} 环）左边的一位。"),
            (Lang::Traditional, true) => "奇數項改變最右邊的一位，即第 1 環。".to_owned(),
            (Lang::Traditional, false) => format!("偶數項改變右起第一個 1（第 {last} 環）左邊的一位。"),
        };
        vec![Part::Text(what), Part::Text(rule)]
    }
}

/// Names a ring in a table, and leads to where it moves; the one that is next is there already.
pub(crate) fn ring_cell(ring: usize, next: Option<RingMove>) -> Cell {
    let goes = Target::piece(ring).filter(|_| next.is_none_or(|next| next.ring != ring));
    Cell::from(ring.to_string()).to(goes)
}
