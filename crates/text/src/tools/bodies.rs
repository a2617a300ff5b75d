//! The same puzzle in two bodies: pairs of pieces and places, what a pairing fails at, and why there may be none.

use gros_solver::{AnyMove, AnyPuzzle, AnyState, Peg, Puzzle};
use gros_tools::bodies::{Bodies, Census, Conflict, Mismatch, Obstacle};

use crate::lang::capital;
use crate::message::{Arg, Count, say};
use crate::pieces::Kind;
use crate::{Key, Lang};

impl Lang {
    /// Names two puzzles: `Chinese rings and Spin-Out`.
    #[must_use]
    pub fn bodies_pair(self, Bodies { left, right }: &Bodies) -> String {
        say!(self, BodiesPairName { left: self.variant_name(left), right: self.variant_name(right) })
    }

    /// Says what is to be done.
    #[must_use]
    pub fn bodies_task(self, bodies: &Bodies) -> String {
        if bodies.can_be_tried() {
            return self.text(Key::BodiesTask).to_owned();
        }
        let places = |puzzle: &AnyPuzzle| {
            puzzle.layout(&puzzle.start(), 0..1).first().map_or(0, |placed| usize::from(placed.places))
        };
        say!(self, BodiesTaskUnlike { left: places(&bodies.left), right: places(&bodies.right) })
    }

    /// Names a piece at the beginning of a row: `Ring 3`.
    #[must_use]
    pub fn bodies_piece(self, puzzle: &AnyPuzzle, piece: usize) -> String {
        capital(&self.piece(Kind::of(puzzle), piece))
    }

    /// Names the button of a piece on a board: `Ring 3, on`.
    #[must_use]
    pub fn bodies_button(self, puzzle: &AnyPuzzle, state: &AnyState, piece: usize) -> String {
        let layout = puzzle.layout(state, 0..puzzle.pieces());
        let place = layout.iter().find(|placed| placed.piece == piece).map(|placed| placed.place);
        let place = place.map(|place| self.place(Kind::of(puzzle), piece, place));
        self.phrases(self.bodies_piece(puzzle, piece), place)
    }

    /// Names the fields for the partner of a piece, and for its places.
    #[must_use]
    pub fn bodies_fields(self, puzzle: &AnyPuzzle, piece: usize) -> [String; 2] {
        let piece = self.piece(Kind::of(puzzle), piece);
        [say!(self, BodiesPartnerOf { piece: piece.as_str() }), say!(self, BodiesPlacesOf { piece })]
    }

    /// Writes which place is which: `off = flat, on = upright`.
    #[must_use]
    pub fn bodies_places(self, bodies: &Bodies, piece: usize, partner: usize, places: &[u16]) -> String {
        let name = |(place, other): (usize, &u16)| {
            let left = self.bodies_place(&bodies.left, piece, u16::try_from(place).unwrap_or_default());
            say!(self, BodiesIs { left, right: self.bodies_place(&bodies.right, partner, *other) })
        };
        self.list(places.iter().enumerate().map(name))
    }

    fn bodies_place(self, puzzle: &AnyPuzzle, piece: usize, place: u16) -> String {
        let kind = Kind::of(puzzle);
        match u8::try_from(place) {
            Ok(peg) if puzzle.stacks() > 0 => char::from(b'A'.saturating_add(Peg(peg).0)).to_string(),
            _ if kind.has_numbered_places() => place.to_string(),
            _ => self.place(kind, piece, place),
        }
    }

    /// Says at which move a pairing fails, and why.
    #[must_use]
    pub fn bodies_conflict(self, bodies: &Bodies, conflict: &Conflict) -> [String; 2] {
        let Conflict { step, state, mv, image, image_move, why } = conflict;
        let place = match step {
            Some(step) => say!(self, BodiesFailsAt { step: step + 1 }),
            None => self.text(Key::BodiesFailsBeside).to_owned(),
        };
        let (left, right) = (self.bodies_move(state, mv), self.bodies_move(image, image_move));
        let moves = say!(self, BodiesConflict { left, right });
        let reason = self.illegal(&bodies.right, why).spoken;
        [place, self.sentences([moves, reason, self.text(Key::BodiesAgain).to_owned()])]
    }

    /// Names a move in either body: `Ring 2 off`, `Disc 1 from A to B`.
    #[must_use]
    pub fn bodies_move(self, state: &AnyState, mv: &AnyMove) -> String {
        capital(&self.move_spoken(state, mv))
    }

    /// Says what was done on one side, and what followed on the other.
    #[must_use]
    pub fn bodies_followed(self, left: &str, right: &str) -> String {
        say!(self, BodiesFollowed { left, right })
    }

    /// Says that there is a pairing after all.
    #[must_use]
    pub fn bodies_there_is(self, census: &Census) -> String {
        say!(self, BodiesThereIs { states: Count(census.states), ends: Count(census.with_moves(1)) })
    }

    /// Says that a pairing is right.
    #[must_use]
    pub fn bodies_found(self, census: &Census) -> String {
        say!(self, BodiesFound { states: Count(census.states) })
    }

    /// Says where one is on the way.
    #[must_use]
    pub fn bodies_step(self, step: u64, steps: u64) -> String {
        say!(self, BodiesStep { step: Arg::Count(step), steps: Arg::Count(steps) })
    }

    /// Names a bit, counted from the right: `bit 3`.
    #[must_use]
    pub fn bodies_bit(self, bit: usize) -> String {
        say!(self, BodiesBit { bit })
    }

    /// Names the field for the bit of a piece.
    #[must_use]
    pub fn bodies_bit_of(self, puzzle: &AnyPuzzle, piece: usize) -> String {
        say!(self, BodiesBitOf { piece: self.piece(Kind::of(puzzle), piece) })
    }

    /// Says how many moves are to go, in base 2: `5 moves to go: 101 in base 2`.
    #[must_use]
    pub fn bodies_to_go(self, to_go: u64, digits: usize) -> String {
        say!(self, BodiesToGo { moves: Arg::Count(to_go), digits: in_base_two(to_go, digits) })
    }

    /// Says whether a piece is a bit: at which move not, or that it is.
    #[must_use]
    pub fn bodies_bit_told(
        self,
        bodies: &Bodies,
        piece: usize,
        bit: usize,
        found: Option<&Mismatch>,
    ) -> [String; 2] {
        let pieces = bodies.left.pieces();
        let piece = self.piece(Kind::of(&bodies.left), piece);
        let Some(Mismatch { state, mv, is_of_piece, to_go, changes }) = found else {
            let is = say!(self, BodiesBitIs { piece, bit });
            return [is, self.text(Key::BodiesBitGray).to_owned()];
        };
        let changed = if *is_of_piece { "piece" } else { "bit" };
        let [before, after] = [*to_go, to_go - 1].map(|number| in_base_two(number, pieces));
        let mv = self.bodies_move(state, mv);
        let fails = say!(self, BodiesBitFails { changed, piece, bit, mv, before, after });
        let many = (*changes > 1).then(|| say!(self, BodiesBitMany { changes: Count(*changes as usize) }));
        [fails, self.sentences([many.unwrap_or_default(), self.text(Key::BodiesBitGray).to_owned()])]
    }

    /// Names the moves of a body.
    #[must_use]
    pub fn bodies_moves_of(self, puzzle: &AnyPuzzle) -> String {
        say!(self, BodiesMovesOf { puzzle: self.variant_name(puzzle) })
    }

    /// Says why there is no pairing.
    #[must_use]
    pub fn bodies_obstacle(self, [left, right]: &[Census; 2], obstacle: Obstacle) -> String {
        match obstacle {
            Obstacle::States => {
                say!(self, BodiesNotAsMany { left: Count(left.states), right: Count(right.states) })
            }
            Obstacle::Moves(1) => say!(
                self,
                BodiesDeadEnds {
                    states: Count(left.states),
                    left: Count(left.with_moves(1)),
                    right: Count(right.with_moves(1)),
                }
            ),
            Obstacle::Moves(moves) => say!(
                self,
                BodiesOtherMoves {
                    states: Count(left.states),
                    left: Count(left.with_moves(moves)),
                    right: Count(right.with_moves(moves)),
                    moves,
                }
            ),
        }
    }

    /// Names what is counted: states with a number of moves.
    #[must_use]
    pub fn bodies_count_moves(self, moves: usize) -> String {
        say!(self, BodiesCountMoves { moves: Count(moves) })
    }
}

/// Writes a number in base 2, with zeros in front.
fn in_base_two(number: u64, digits: usize) -> String {
    format!("{number:0digits$b}")
}
