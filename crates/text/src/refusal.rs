//! Why a move was refused, in words.

use gros_session::Refusal;
use gros_solver::{AnyPuzzle, IllegalMove, Peg, Steps};

use crate::message::{Count, say};
use crate::pieces::Kind;
use crate::{Key, Lang};

/// How many items in a list of blockers are named; the rest are counted.
const MOST_NAMED: usize = 6;

/// A refusal in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused {
    /// The impossible move: `Ring 5 cannot move.`
    pub headline: String,
    /// The obstacles, in one or more sentences: `Ring 4 must be on. Rings 1, 2 and 3 must be off.` May be
    /// empty.
    pub reason: String,
    /// The rule behind it: `Rule 2: …` May be empty.
    pub rule: String,
    /// The headline and the reason, for a screen reader.
    pub spoken: String,
}

impl Lang {
    /// Says why a move was refused.
    #[must_use]
    pub fn refusal(self, puzzle: &AnyPuzzle, refusal: &Refusal) -> Refused {
        match refusal {
            Refusal::NoRoute(_) => self.refused(self.text(Key::NoWay), "", ""),
            Refusal::Illegal(why) => self.illegal(puzzle, why),
        }
    }

    /// Says why the rules forbid a move.
    #[must_use]
    pub fn illegal(self, puzzle: &AnyPuzzle, why: &IllegalMove) -> Refused {
        match why {
            IllegalMove::RingHeld { ring, must_be_on, must_be_off } => {
                let headline = self.cannot_move(Kind::RING, *ring);
                let on = must_be_on.map(|ring| self.must_be_on(ring)).unwrap_or_default();
                let reason = self.sentences([on, self.must_be_off(must_be_off)]);
                self.refused(
                    &headline,
                    &reason,
                    &say!(
                        self,
                        RefusalRuleTwo {
                            ring,
                            next: (*ring).saturating_sub(1),
                            last: (*ring).saturating_sub(2)
                        }
                    ),
                )
            }
            IllegalMove::PairApart => {
                self.refused(self.text(Key::RefusalPairApart), self.text(Key::RefusalPairMustMatch), "")
            }
            IllegalMove::DiscCovered { disc, by } => {
                let headline = self.cannot_move(Kind::DISC, *disc);
                self.refused(&headline, &self.lies_on_top(*by), self.text(Key::RuleTopDisc))
            }
            IllegalMove::DiscTooLarge { disc, on } => self.refused(
                &self.cannot_go_on(*disc, *on),
                &self.is_larger(*disc),
                self.text(Key::RuleSmallerOnTop),
            ),
            IllegalMove::PieceHeld { piece, from, to, wanted } => self.refused(
                &self.cannot_move(Kind::of(puzzle), *piece),
                &self.must_stand(Kind::of(puzzle), wanted),
                self.rule_of_step(puzzle, (*from).min(*to)),
            ),
            IllegalMove::LobeInTheWay { dial, by } => {
                self.refused(&self.cannot_turn(*dial), &self.face_it(by), self.text(Key::RuleLobes))
            }
            IllegalMove::LobeOut => self.refused(&self.cannot_turn(1), "", self.text(Key::RuleLobes)),
            IllegalMove::SlideStops { dial, outside, by } => self.refused(
                &self.cannot_get_there(*dial, *outside),
                &self.stop_the_slide(by),
                self.text(Key::RuleNarrow),
            ),
            IllegalMove::SameValue { piece } => {
                self.refused(&self.piece_stands_there(Kind::of(puzzle), *piece), "", "")
            }
            IllegalMove::NotOneStep { piece, .. } => {
                self.refused(&self.cannot_move(Kind::of(puzzle), *piece), self.text(Key::OneStepAtATime), "")
            }
            IllegalMove::NoSuchValue { piece, most, .. } => {
                self.refused(&self.no_such_place(Kind::of(puzzle), *piece, *most), "", "")
            }
            IllegalMove::NotNeighbours { disc } => self.refused(
                &self.cannot_jump(*disc),
                self.text(Key::RefusalPegBetween),
                self.text(Key::RuleNeighbours),
            ),
            IllegalMove::NotClockwise { disc } => {
                self.refused(&self.cannot_go_back(*disc), "", self.text(Key::RuleClockwise))
            }
            IllegalMove::NothingTaken => self.refused(self.text(Key::RefusalNothingTaken), "", ""),
            IllegalMove::StonesAdded => self.refused(self.text(Key::RefusalStonesAdded), "", ""),
            IllegalMove::UnequalTake { left, right } => {
                self.refused(&self.not_the_same(left, right), "", self.text(Key::RuleOneOrBoth))
            }
            IllegalMove::BothPiles => {
                self.refused(self.text(Key::RefusalBothPiles), "", self.text(Key::RuleOnePile))
            }
            IllegalMove::SamePeg { disc } => self.refused(&self.stands_there(*disc), "", ""),
            IllegalMove::NoSuchPiece { piece, pieces } => {
                self.refused(&self.no_such_piece(Kind::of(puzzle), *piece, *pieces), "", "")
            }
            IllegalMove::NoSuchPeg { peg, .. } => self.refused(
                &say!(self, RefusalNoSuchPeg { peg: Peg(u8::try_from(*peg).unwrap_or(u8::MAX)) }),
                "",
                "",
            ),
            IllegalMove::OtherPuzzle => self.refused(self.text(Key::RefusalOtherPuzzle), "", ""),
        }
    }

    /// Says that a peg has no disc to lift.
    #[must_use]
    pub fn empty_peg(self, peg: Peg) -> Refused {
        let headline = say!(self, RefusalEmptyPeg { peg });
        self.refused(&headline, "", "")
    }

    fn refused(self, headline: &str, reason: &str, rule: &str) -> Refused {
        Refused {
            headline: headline.to_owned(),
            reason: reason.to_owned(),
            rule: rule.to_owned(),
            spoken: self.sentences([headline, reason]),
        }
    }

    fn cannot_move(self, kind: Kind, piece: usize) -> String {
        let piece = self.piece(kind, piece);
        self.sentence(&say!(self, RefusalCannotMove { piece }))
    }

    fn cannot_turn(self, dial: usize) -> String {
        let dial = self.piece(Kind::OPEN_DIAL, dial);
        self.sentence(&say!(self, RefusalCannotTurn { dial }))
    }

    fn face_it(self, dials: &[usize]) -> String {
        let names = self.pieces_together(Kind::OPEN_DIAL, dials);
        self.sentence(&say!(self, RefusalFaceIt { count: dials.len(), dials: names }))
    }

    fn cannot_get_there(self, dial: usize, outside: bool) -> String {
        let dial = self.piece(Kind::OPEN_DIAL, dial);
        let place = if outside { "outside" } else { "gap" };
        self.sentence(&say!(self, RefusalCannotGetThere { dial, place }))
    }

    fn stop_the_slide(self, dials: &[usize]) -> String {
        let names = self.pieces_together(Kind::OPEN_DIAL, dials);
        self.sentence(&say!(self, RefusalStopTheSlide { count: dials.len(), dials: names }))
    }

    fn must_be_on(self, ring: usize) -> String {
        let ring = self.piece(Kind::RING, ring);
        self.sentence(&say!(self, RefusalMustBeOn { ring }))
    }

    fn must_be_off(self, rings: &[usize]) -> String {
        if rings.is_empty() {
            return String::new();
        }
        let items = self.runs_up(rings);
        let rings = if items.len() <= MOST_NAMED {
            self.pieces_together(Kind::RING, rings)
        } else {
            say!(self, RefusalRingsAndOthers { rings: self.list(&items[..MOST_NAMED]) })
        };
        self.sentence(&say!(self, RefusalMustBeOff { rings }))
    }

    fn lies_on_top(self, disc: usize) -> String {
        let disc = self.piece(Kind::DISC, disc);
        self.sentence(&say!(self, RefusalLiesOnTop { disc }))
    }

    fn cannot_go_on(self, disc: usize, on: usize) -> String {
        let (disc, on) = (self.piece(Kind::DISC, disc), self.piece(Kind::DISC, on));
        self.sentence(&say!(self, RefusalCannotGoOn { disc, on }))
    }

    fn cannot_jump(self, disc: usize) -> String {
        let disc = self.piece(Kind::DISC, disc);
        self.sentence(&say!(self, RefusalCannotJump { disc }))
    }

    fn cannot_go_back(self, disc: usize) -> String {
        let disc = self.piece(Kind::DISC, disc);
        self.sentence(&say!(self, RefusalCannotGoBack { disc }))
    }

    fn not_the_same(self, left: &Steps, right: &Steps) -> String {
        let (left, right) = (self.number(left), self.number(right));
        say!(self, RefusalNotTheSame { left, right })
    }

    fn is_larger(self, disc: usize) -> String {
        let disc = self.piece(Kind::DISC, disc);
        self.sentence(&say!(self, RefusalIsLarger { disc }))
    }

    fn stands_there(self, disc: usize) -> String {
        self.piece_stands_there(Kind::DISC, disc)
    }

    fn piece_stands_there(self, kind: Kind, piece: usize) -> String {
        let piece = self.piece(kind, piece);
        self.sentence(&say!(self, RefusalPieceStandsThere { piece }))
    }

    fn no_such_place(self, kind: Kind, piece: usize, most: u16) -> String {
        let piece = self.piece(kind, piece);
        self.sentence(&say!(self, RefusalNoSuchPlace { piece, most }))
    }

    /// Names pieces, smallest first; if they are scattered, only the first few.
    pub(crate) fn pieces_cut(self, kind: Kind, numbers: &[usize]) -> String {
        let items = self.runs_up(numbers);
        if items.len() <= MOST_NAMED {
            return self.pieces_together(kind, numbers);
        }
        let pieces = self.numbered(kind, &self.list(&items[..MOST_NAMED]), 1);
        say!(self, RefusalPiecesAndOthers { pieces })
    }

    fn no_such_piece(self, kind: Kind, piece: usize, pieces: usize) -> String {
        let (piece, number) = (self.numbered(kind, &piece.to_string(), 0), Count(pieces));
        let pieces = self.piece_count(kind, pieces);
        say!(self, RefusalNoSuchPiece { piece, number, pieces })
    }
}
