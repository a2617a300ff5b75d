//! The purpose of each move of the rings, in words.

use gros_solver::AnyState;
use gros_solver::methods::Span;
use gros_solver::rings::methods::purposes::{Purpose, Purposes, Turned};

use crate::explain::card::{Cell, Folded, Part, Table};
use crate::explain::target::Target;
use crate::explain::two_places::TwoPlaces;
use crate::lang::capital;
use crate::message::say;
use crate::{Key, Lang};

/// The sources' walk.
const FIVE_RINGS: &str = "rings?n=5";

impl Lang {
    pub(crate) fn purposes_parts(self, pieces: TwoPlaces, here: &AnyState, reasons: &Purposes) -> Vec<Part> {
        let rule = pieces.text(self, Key::RingsPurposesRule, Key::OthersPurposesRule);
        let mut parts = vec![Part::Text(rule)];
        let next = reasons.at.and_then(|at| reasons.moves.get(at));
        parts.extend(next.map(|next| Part::Text(self.ring_purpose(pieces, next))));
        let groups = reasons.moves.chunk_by(|one, other| one.aim == other.aim);
        parts.extend(groups.flat_map(|group| self.purpose_group(pieces, group, next)));
        let walk = self.text(Key::RingsFiveRings);
        let is_five = matches!(here, AnyState::Rings(here) if here.rings() == 5);
        parts.extend((!is_five).then(|| Part::Choices(vec![Cell::from(walk).to(Target::Task(FIVE_RINGS))])));
        parts
    }

    /// Lists moves with the same aim: open where the next move is among them, else folded.
    fn purpose_group(self, pieces: TwoPlaces, group: &[Purpose], next: Option<&Purpose>) -> Vec<Part> {
        let [Purpose { number: first, aim, .. }, ..] = group else { return Vec::new() };
        let last = group.last().map_or(first, |purpose| &purpose.number);
        let span = self.span(&Span { first: first.clone(), last: last.clone() });
        let aim = pieces.wish(self, aim.ring, aim.on);
        let title = capital(&say!(self, RingsPurposesGroup { aim, span }));
        let mover = if pieces.are_rings { Key::RingsColumnRing } else { Key::TablePiece };
        let head = [Key::RingsColumnMove, mover, Key::RingsColumnSoThat];
        let row = group.iter().position(|purpose| next.is_some_and(|next| purpose.number == next.number));
        let table = Part::Table(Table {
            head: head.map(|key| self.text(key).to_owned()).to_vec(),
            row,
            ..Table::plain(group.iter().map(|purpose| self.purpose_row(pieces, purpose)).collect())
        });
        if row.is_some() || next.is_none() {
            vec![Part::Text(title), table]
        } else {
            vec![Part::Folded(Folded { title, parts: vec![table] })]
        }
    }

    fn purpose_row(self, pieces: TwoPlaces, purpose: &Purpose) -> Vec<Cell> {
        let Purpose { number, before, turn, room_for, .. } = purpose;
        let number = Cell::from(self.number(number)).to(Target::State(AnyState::Rings(before.clone())));
        let short = |Turned { ring, on }: Turned| pieces.goes_briefly(self, ring, on);
        let room = room_for.map_or_else(|| "–".to_owned(), short);
        vec![number, short(*turn).into(), room.into()]
    }

    /// Says what a move is for: `Ring 1 off, so that ring 3 can come off, and ultimately so that ring 5 can come off.`
    fn ring_purpose(self, pieces: TwoPlaces, Purpose { turn, room_for, aim, .. }: &Purpose) -> String {
        let mv = pieces.goes(self, turn.ring, turn.on);
        let wish = |Turned { ring, on }: Turned| pieces.wish(self, ring, on);
        self.sentence(&match *room_for {
            None if pieces.are_rings => say!(self, RingsPurposeLast { mv }),
            None => say!(self, OthersPurposeLast { mv }),
            Some(larger) if larger == *aim => say!(self, HintMoveSoThat { mv, can: wish(larger) }),
            Some(larger) => say!(self, RingsPurposeAndAim { mv, near: wish(larger), far: wish(*aim) }),
        })
    }
}
