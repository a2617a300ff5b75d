//! The purpose of each move of the rings, in words.

use gros_solver::AnyState;
use gros_solver::rings::methods::purposes::{Purpose, Purposes, Turned};

use crate::explain::card::{Cell, Part, Table};
use crate::explain::target::Target;
use crate::message::say;
use crate::moves::on_or_off;
use crate::pieces::Kind;
use crate::{Key, Lang};

/// The sources' walk.
const FIVE_RINGS: &str = "rings?n=5";

impl Lang {
    pub(crate) fn purposes_parts(self, here: &AnyState, reasons: &Purposes) -> Vec<Part> {
        let rule = self.text(Key::RingsPurposesRule);
        let mut parts = vec![Part::Text(rule.to_owned())];
        let next = reasons.at.and_then(|at| reasons.moves.get(at));
        parts.extend(next.map(|next| Part::Text(self.ring_purpose(next))));
        let head =
            [Key::RingsColumnMove, Key::RingsColumnRing, Key::RingsColumnSoThat, Key::RingsColumnInTheEnd];
        let rows = reasons.moves.iter().map(|purpose| self.purpose_row(purpose)).collect();
        parts.push(Part::Table(Table {
            head: head.map(|key| self.text(key).to_owned()).to_vec(),
            row: reasons.at,
            ..Table::plain(rows)
        }));
        let walk = self.text(Key::RingsFiveRings);
        let is_five = matches!(here, AnyState::Rings(here) if here.rings() == 5);
        parts.extend((!is_five).then(|| Part::Choices(vec![Cell::from(walk).to(Target::Task(FIVE_RINGS))])));
        parts
    }

    fn purpose_row(self, Purpose { number, before, turn, room_for, aim }: &Purpose) -> Vec<Cell> {
        let number = Cell::from(self.number(number)).to(Target::State(AnyState::Rings(before.clone())));
        let room = room_for.map_or_else(|| "–".to_owned(), |turn| self.turned_short(turn));
        vec![number, self.turned_short(*turn).into(), room.into(), self.turned_short(*aim).into()]
    }

    /// Writes a move: `3 off`.
    fn turned_short(self, Turned { ring, on }: Turned) -> String {
        say!(self, RingsShort { ring, place: on_or_off(on) })
    }

    /// Says what a move is for: `Ring 1 off, so that ring 3 can come off, and ultimately so that ring 5 can come off.`
    fn ring_purpose(self, Purpose { turn, room_for, aim, .. }: &Purpose) -> String {
        let mv = self.ring_to(turn.ring, turn.on);
        let wish = |Turned { ring, on }: Turned| {
            say!(self, RingsWish { ring: self.piece(Kind::RING, ring), place: on_or_off(on) })
        };
        self.sentence(&match *room_for {
            None => say!(self, RingsPurposeLast { mv }),
            Some(larger) if larger == *aim => say!(self, RingsPurpose { mv, near: wish(larger) }),
            Some(larger) => say!(self, RingsPurposeAndAim { mv, near: wish(larger), far: wish(*aim) }),
        })
    }
}
