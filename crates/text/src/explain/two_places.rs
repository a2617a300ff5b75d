//! Pieces with two places, whose states form the line of the Chinese rings: their names in its methods.

use gros_solver::PieceMove;

use crate::message::{Count, say};
use crate::moves::{odd_or_even, on_or_off};
use crate::pieces::Kind;
use crate::{Key, Lang};

/// The pieces of a puzzle that is the same as the rings: ring k is the k-th of them from the free end.
#[derive(Clone, Copy)]
pub(crate) struct TwoPlaces {
    pub kind: Kind,
    /// The number of the free piece: 1, or 0 if it drives the others.
    pub first: usize,
    /// Whether they are rings that are on or off a bar.
    pub are_rings: bool,
}

impl TwoPlaces {
    pub const RINGS: TwoPlaces = TwoPlaces { kind: Kind::RING, first: 1, are_rings: true };

    /// Returns the number of the piece in the place of a ring.
    pub(crate) fn number(self, ring: usize) -> usize {
        ring - 1 + self.first
    }

    /// Names the piece in the place of a ring: `ring 2`, `dial 2`.
    pub(crate) fn name(self, lang: Lang, ring: usize) -> String {
        lang.piece(self.kind, self.number(ring))
    }

    /// Names one of its places: `on`, `upright`.
    pub(crate) fn place(self, lang: Lang, ring: usize, on: bool) -> String {
        lang.place(self.kind, self.number(ring), u16::from(on))
    }

    /// Returns the selector in messages that speak of rings, or of digits.
    pub(crate) fn of(self) -> &'static str {
        if self.are_rings { "rings" } else { "others" }
    }

    /// Says that a piece goes to one of its places: `ring 2 off`, `dial 2 flat`.
    pub(crate) fn goes(self, lang: Lang, ring: usize, on: bool) -> String {
        lang.piece_goes(self.kind, self.moved(ring, on))
    }

    /// Says the same as briefly as on the timeline: `2 off`, `2 flat`.
    pub(crate) fn goes_briefly(self, lang: Lang, ring: usize, on: bool) -> String {
        if self.are_rings {
            say!(lang, RingsShort { ring, place: on_or_off(on) })
        } else {
            lang.piece_goes_short(self.kind, self.moved(ring, on))
        }
    }

    fn moved(self, ring: usize, on: bool) -> PieceMove {
        PieceMove { piece: self.number(ring), to: u16::from(on) }
    }

    /// Says how a piece must be: `ring 8 must come off`, `dial 8 must be flat`.
    pub(crate) fn must(self, lang: Lang, ring: usize, on: bool) -> String {
        let piece = self.name(lang, ring);
        if self.are_rings {
            say!(lang, RingsRungWish { ring: piece, way: on_or_off(on) })
        } else {
            say!(lang, OthersMustBe { piece, place: self.place(lang, ring, on) })
        }
    }

    /// Says how a piece is: `ring 8 is off`, `dial 8 is flat`.
    pub(crate) fn is(self, lang: Lang, ring: usize, on: bool) -> String {
        let piece = self.name(lang, ring);
        if self.are_rings {
            say!(lang, RingsRingIs { ring: piece, place: on_or_off(on) })
        } else {
            say!(lang, OthersIs { piece, place: self.place(lang, ring, on) })
        }
    }

    /// Says that nothing is in the way of a move.
    pub(crate) fn is_free(self, lang: Lang, ring: usize, on: bool) -> String {
        if self.are_rings {
            say!(lang, RingsExpectFree { ring: self.name(lang, ring), place: on_or_off(on) })
        } else {
            say!(lang, OthersFree { mv: self.goes(lang, ring, on) })
        }
    }

    /// Says what a move makes possible: `ring 3 can come off`, `dial 3 can move`.
    pub(crate) fn wish(self, lang: Lang, ring: usize, on: bool) -> String {
        let piece = self.name(lang, ring);
        if self.are_rings {
            say!(lang, RingsWish { ring: piece, place: on_or_off(on) })
        } else {
            say!(lang, OthersWish { piece, place: self.place(lang, ring, on) })
        }
    }

    /// Counts the pieces that are on, and says which rule applies.
    pub(crate) fn count_of_on(self, lang: Lang, on: usize, rule: &str) -> String {
        let (on, parity) = (Count(on), odd_or_even(on % 2 == 1));
        if self.are_rings {
            say!(lang, RingsAlternationFirst { on, parity, rule })
        } else {
            say!(lang, OthersAlternationFirst { on, parity, rule })
        }
    }

    /// Returns the rules for the free piece and for the other one.
    pub(crate) fn rules(self, lang: Lang) -> [String; 2] {
        if self.are_rings {
            return [Key::RingsRuleRingOne, Key::RingsRuleOtherRing].map(|key| lang.text(key).to_owned());
        }
        let one = self.name(lang, 1);
        [say!(lang, OthersRuleOne { one: &one }), say!(lang, OthersRuleOther { one: &one })]
    }

    /// Says where the recursion between all on and all off holds.
    pub(crate) fn on_and_off_only(self, lang: Lang) -> String {
        self.text(lang, Key::RingsOnAndOffOnly, Key::OthersBetween)
    }

    /// Chooses between the text about rings and the one about any pieces.
    pub(crate) fn text(self, lang: Lang, of_rings: Key, of_others: Key) -> String {
        lang.text(if self.are_rings { of_rings } else { of_others }).to_owned()
    }
}
