//! Pieces with places: dials, rods, balls, elephants, bars. Their names, their places, their moves.

use gros_solver::internals::{Wanted, sort_short_by_key};
use gros_solver::{AnyPuzzle, AnyState, DialMove, PieceMove};

use crate::message::say;
use crate::pieces::Kind;
use crate::puzzles::{AnyStateWords, AnyWords};
use crate::{Key, Lang};

/// The state of a piece's button.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PieceCues {
    /// Whether the rules allow it to move.
    pub can_move: bool,
    /// Whether it makes the next move on the route to the goal.
    pub best_next: bool,
}

/// Lists pieces from the slowest on.
fn slowest_first(pieces: &[(usize, u16)]) -> Vec<(usize, u16)> {
    let mut pieces = pieces.to_vec();
    // They are in order, in one direction or the other.
    if pieces.first() < pieces.last() {
        pieces.reverse();
    }
    pieces
}

fn value_of(pieces: &[(usize, u16)], piece: usize) -> Option<u16> {
    pieces.iter().find(|(number, _)| *number == piece).map(|(_, value)| *value)
}

impl Lang {
    /// Names the button of a piece: `Dial 2, upright, can move, best next`, `Ball 1, level 3`.
    #[must_use]
    pub fn piece_button(self, state: &AnyState, piece: usize, cues: PieceCues) -> String {
        let words = state.words();
        let Some(value) = words.place_of(piece) else { return piece.to_string() };
        let kind = words.kind();
        let name = crate::lang::capital(&self.piece(kind, piece));
        let flags = [(cues.can_move, Key::CanMove), (cues.best_next, Key::BestNext)];
        let flags = flags.into_iter().filter(|(holds, _)| *holds).map(|(_, key)| self.text(key).to_owned());
        self.phrases(name, [self.place(kind, piece, value)].into_iter().chain(flags))
    }

    /// Names a place of a piece: `upright`, `level 3`, `right`.
    #[must_use]
    pub fn piece_place(self, state: &AnyState, piece: usize, value: u16) -> String {
        self.place(Kind::of_state(state), piece, value)
    }

    /// Names a dial: `Dial 4`.
    #[must_use]
    pub fn dial(self, dial: usize) -> String {
        crate::lang::capital(&self.piece(Kind::OPEN_DIAL, dial))
    }

    /// Says which way a dial will face, and where it turns: `facing right, outside`.
    #[must_use]
    pub fn dial_faces(self, mv: DialMove) -> String {
        let place = self.place(Kind::OPEN_DIAL, mv.dial, mv.to.value());
        if mv.outside { say!(self, FamilyFacesOutside { place }) } else { place }
    }

    /// Says where pieces must be, under their bracket: `must be upright`, `must all be flat`.
    #[must_use]
    pub fn must_stand_so(self, state: &AnyState, Wanted { piece, value }: Wanted, several: bool) -> String {
        let (kind, place) = (Kind::of_state(state), self.piece_place(state, piece, value));
        let pieces = if several { "several" } else { "one" };
        if is_numbered(kind, piece) {
            say!(self, FamilyMustStandAt { pieces, place })
        } else {
            say!(self, FamilyMustStand { pieces, place })
        }
    }

    /// Says which of the pieces stop a comb on either side, and where: `ball 1 stops the comb at −1 and 1`. A place
    /// beyond the last piece is the comb's own end.
    pub(crate) fn comb_stops(self, state: &AnyState, left: i32, right: i32, balls: usize) -> String {
        let kind = Kind::of_state(state);
        let ball = |place: i32| (place.unsigned_abs() as usize, place.to_string().replace('-', "−"));
        let ((one, left), (other, right)) = (ball(left), ball(right));
        let (first, second) = (self.piece(kind, one), self.piece(kind, other));
        match (one <= balls, other <= balls) {
            (true, true) if one == other => say!(self, FamilyCombStopsTwice { ball: first, left, right }),
            (true, true) => say!(self, FamilyCombStopsByTwo { first, left, second, right }),
            (true, false) => say!(self, FamilyCombStops { ball: first, place: left }),
            (false, true) => say!(self, FamilyCombStops { ball: second, place: right }),
            (false, false) => self.text(Key::FamilyCombRuns).to_owned(),
        }
    }

    /// Names a row of pieces left out of a drawing: `Dials 61 to 4`.
    #[must_use]
    pub fn piece_run(self, state: &AnyState, high: usize, low: usize) -> String {
        let numbers: Vec<usize> = (low..=high).rev().collect();
        crate::lang::capital(&self.pieces(Kind::of_state(state), &numbers))
    }

    /// Says where a piece goes: `dial 2 upright`, `ball 1 to level 3`.
    pub(crate) fn piece_goes(self, kind: Kind, PieceMove { piece, to }: PieceMove) -> String {
        if let Some(stroke) = kind.driver_at(piece).and_then(|driver| driver.goes.get(usize::from(to))) {
            return self.text(*stroke).to_owned();
        }
        let name = self.piece(kind, piece);
        if !is_numbered(kind, piece) {
            return self.piece_and_place(kind, &name, to);
        }
        say!(self, PieceGoes { piece: name, place: self.place(kind, piece, to) })
    }

    /// Says that a piece went back to where it was: `dial 2 upright again`.
    pub(crate) fn piece_is_back(self, kind: Kind, mv: PieceMove) -> String {
        let (name, place) = (self.piece(kind, mv.piece), self.place(kind, mv.piece, mv.to));
        if is_numbered(kind, mv.piece) {
            say!(self, FamilyIsBackAt { piece: name, place })
        } else {
            say!(self, FamilyIsSoAgain { piece: name, place })
        }
    }

    /// Writes a move as briefly as on the timeline: `2 upright`, `1→3`.
    pub(crate) fn piece_goes_short(self, kind: Kind, PieceMove { piece, to }: PieceMove) -> String {
        if is_numbered(kind, piece) || piece == 0 {
            format!("{piece}→{to}")
        } else {
            format!("{piece} {}", self.place(kind, piece, to))
        }
    }

    /// Describes a state place by place: `Up: elephants 5, 4. Down: elephants 3 to 1.`
    pub(crate) fn describe_places(self, kind: Kind, placed: &[(usize, u16)]) -> String {
        let pieces = slowest_first(placed);
        let mut places: Vec<u16> = pieces.iter().map(|(_, value)| *value).collect();
        sort_short_by_key(&mut places, |place| *place);
        places.dedup();
        let at = |value: u16| {
            let here: Vec<usize> = pieces
                .iter()
                .filter(|(piece, other)| *piece > 0 && *other == value)
                .map(|(piece, _)| *piece)
                .collect();
            if here.is_empty() {
                return None;
            }
            let (place, pieces) = (self.place(kind, 1, value), self.pieces(kind, &here));
            Some(self.sentence(&say!(self, FamilyPiecesAtPlace { place, pieces })))
        };
        let driver = value_of(placed, 0).map(|value| {
            let (driver, place) = (self.piece(kind, 0), self.place(kind, 0, value));
            self.sentence(&say!(self, FamilyPiecesAtPlace { place: driver, pieces: place }))
        });
        self.sentences(places.into_iter().filter_map(at).chain(driver))
    }

    /// Names a state in which all pieces are equal: `all upright`; none if it has no name.
    pub(crate) fn all_alike(self, kind: Kind, pieces: &[(usize, u16)]) -> Option<String> {
        let value = pieces.first()?.1;
        let alike = pieces.iter().all(|(_, other)| *other == value);
        if !alike || kind.has_numbered_places() {
            return None;
        }
        let place = self.place(kind, 1, value);
        Some(say!(self, FamilyAllAlike { place }))
    }

    /// Counts the pieces of a puzzle, and mentions its driver: `7 dials`, `4 balls and a driver`.
    #[must_use]
    pub fn pieces_in(self, puzzle: &AnyPuzzle) -> String {
        puzzle.words().pieces_in(self)
    }

    /// Says how the pieces in the way should be: `Dial 2 must be upright. Dial 1 must be flat.`
    pub(crate) fn must_stand(self, kind: Kind, wanted: &[Wanted]) -> String {
        const MOST_PLACES: usize = 3;
        // Pieces that should be at the same place are named together.
        let mut groups: Vec<(u16, bool, Vec<usize>)> = Vec::new();
        for Wanted { piece, value } in wanted {
            let is_driver = *piece == 0;
            match groups.iter_mut().find(|(place, driver, _)| place == value && *driver == is_driver) {
                Some((_, _, pieces)) => pieces.push(*piece),
                None => groups.push((*value, is_driver, vec![*piece])),
            }
        }
        let sentences = groups.iter_mut().take(MOST_PLACES).map(|(value, is_driver, pieces)| {
            sort_short_by_key(pieces, |piece| *piece);
            let one = usize::from(!*is_driver);
            let place = self.place(kind, one, *value);
            let names = if *is_driver { self.subject(kind, 0) } else { self.pieces_cut(kind, pieces) };
            self.sentence(&if is_numbered(kind, one) {
                say!(self, FamilyMustBeAtFirst { pieces: names, place })
            } else {
                say!(self, FamilyMustBeFirst { pieces: names, place })
            })
        });
        self.sentences(sentences)
    }

    /// Names the rule for the step between two places, given the lower one.
    pub(crate) fn rule_of_step(self, puzzle: &AnyPuzzle, low: u16) -> &'static str {
        // The task comes first, then the rule of the free piece; of two rules for the others, the second is for odd
        // places.
        let rules = self.rules(puzzle);
        let of_place = rules.get(2 + usize::from(low % 2)).or(rules.get(2));
        of_place.copied().unwrap_or_default()
    }

    /// Names a piece as the object of a sentence.
    pub(crate) fn object(self, kind: Kind, piece: usize) -> String {
        match kind.driver_at(piece) {
            Some(driver) => self.text(driver.object).to_owned(),
            None => self.piece(kind, piece),
        }
    }

    /// Names a piece as the subject of a sentence.
    pub(crate) fn subject(self, kind: Kind, piece: usize) -> String {
        match kind.driver_at(piece) {
            Some(driver) => self.text(driver.subject).to_owned(),
            None => self.piece(kind, piece),
        }
    }

    /// Names several pieces, in ascending order, as the subject of a sentence: `the driver and ball 1`.
    pub(crate) fn subjects(self, kind: Kind, pieces: &[usize]) -> String {
        match pieces {
            [0] => self.subject(kind, 0),
            [0, rest @ ..] => {
                say!(
                    self,
                    PiecesAnd { pieces: self.subject(kind, 0), last: self.pieces_together(kind, rest) }
                )
            }
            _ => self.pieces_together(kind, pieces),
        }
    }
}

/// Returns whether the place of a piece is a number or a level, rather than a word for its direction.
fn is_numbered(kind: Kind, piece: usize) -> bool {
    kind.driver_at(piece).is_none() && kind.has_numbered_places()
}
