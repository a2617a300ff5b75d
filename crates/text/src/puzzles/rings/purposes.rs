//! What each move of rings is for, in words.

use gros_solver::AnyState;
use gros_solver::rings::methods::purposes::{Purpose, Purposes, Turned};

use crate::explain::card::{Cell, Part, Table};
use crate::explain::target::Target;
use crate::message::say;
use crate::pieces::Kind;
use crate::{Key, Lang};

/// The walk of the sources.
const FIVE_RINGS: &str = "rings?n=5";

impl Lang {
    pub(crate) fn purposes_parts(self, here: &AnyState, reasons: &Purposes) -> Vec<Part> {
        let rule = self.text(Key::PurposesParts);
        let mut parts = vec![Part::Text(rule.to_owned())];
        let next = reasons.at.and_then(|at| reasons.moves.get(at));
        parts.extend(next.map(|next| Part::Text(self.purpose(next))));
        let head = [
            self.text(Key::PurposesParts2),
            self.text(Key::PurposesParts3),
            self.text(Key::PurposesParts4),
            self.text(Key::PurposesParts5),
        ];
        let rows = reasons.moves.iter().map(|purpose| self.purpose_row(purpose)).collect();
        parts.push(Part::Table(Table {
            head: head.map(str::to_owned).to_vec(),
            row: reasons.at,
            ..Table::plain(rows)
        }));
        let walk = self.text(Key::PurposesParts6);
        let is_five = matches!(here, AnyState::Rings(here) if here.rings() == 5);
        parts.extend((!is_five).then(|| Part::Choices(vec![Cell::from(walk).to(Target::Task(FIVE_RINGS))])));
        parts
    }

    fn purpose_row(self, Purpose { number, before, turn, room_for, aim }: &Purpose) -> Vec<Cell> {
        let number = Cell::from(self.number(number)).to(Target::State(AnyState::Rings(before.clone())));
        let room = room_for.map_or_else(|| "–".to_owned(), |turn| self.turned_short(turn));
        vec![number, self.turned_short(*turn).into(), room.into(), self.turned_short(*aim).into()]
    }

    /// Writes what moves: `3 off`.
    fn turned_short(self, Turned { ring, on }: Turned) -> String {
        let to = if on { self.text(Key::RingsTurnedShort) } else { self.text(Key::RingsTurnedShort2) };
        format!("{ring} {to}")
    }

    /// Says what a move is for: `Ring 1 off, so that ring 3 can come off; in the end, so that ring 5 can come off.`
    fn purpose(self, Purpose { turn, room_for, aim, .. }: &Purpose) -> String {
        let mv = self.ring_to(turn.ring, turn.on);
        let wish = |Turned { ring, on }: Turned| {
            let name = self.piece(Kind::RING, ring);
            match (self, on) {
                (Lang::English, true) => format!("{name} can go on"),
                (Lang::English, false) => format!("{name} can come off"),
                (Lang::Simplified, true) => format!("{name}套上"),
                (Lang::Simplified, false) => format!("{name}解开"),
                (Lang::Traditional, true) => format!("{name}放上"),
                (Lang::Traditional, false) => format!("{name}取下"),
            }
        };
        let Some(larger) = *room_for else {
            return self.sentence(&say!(self, RingsPurpose { mv }));
        };
        let (near, far) = (wish(larger), wish(*aim));
        self.sentence(&match self {
            Lang::English if larger == *aim => format!("{mv}, so that {near}"),
            Lang::English => format!("{mv}, so that {near}; in the end, so that {far}"),
            _ if larger == *aim => format!("{mv}，{}{near}", self.text(Key::RingsPurpose2)),
            Lang::Simplified => format!("{mv}，好让{near}；最终是为了{far}"),
            Lang::Traditional => format!("{mv}，好讓{near}；最終是為了{far}"),
        })
    }
}
