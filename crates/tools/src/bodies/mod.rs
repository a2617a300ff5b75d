//! The same puzzle in two bodies: which piece of one is which of the other, and which place is which.
//!
//! A pairing is right if it carries every move of one body to a move of the other. Nothing is stored about which ones
//! are: the rules of both puzzles are asked.

mod bits;
mod census;

use gros_session::spec::BodyPair;
use gros_solver::gray::Digit;
use gros_solver::internals::keys::Keys;
use gros_solver::{AnyMove, AnyPuzzle, AnyState, IllegalMove, Puzzle, Route};

pub use bits::Mismatch;
pub use census::{Census, Obstacle};

/// Two puzzles with as many pieces.
#[derive(Clone, Debug, PartialEq)]
pub struct Bodies {
    /// The one whose pieces are to be found in the other.
    pub left: AnyPuzzle,
    /// The other one.
    pub right: AnyPuzzle,
}

/// What a piece of the left body is in the right one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Partner {
    /// The number of the piece.
    pub piece: usize,
    /// Its place for each place of the left piece.
    pub places: Vec<Digit>,
}

/// The partners of all pieces of the left body, that of piece 1 first. No piece has two.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pairing(Vec<Partner>);

/// A move of the left body that the right one cannot follow.
#[derive(Clone, Debug, PartialEq)]
pub struct Conflict {
    /// How many moves on the way from the start to the goal come before; none if the way has no such move.
    pub step: Option<u64>,
    /// The state of the left body,
    pub state: AnyState,
    /// and its move.
    pub mv: AnyMove,
    /// The state of the right body,
    pub image: AnyState,
    /// the move that would follow,
    pub image_move: AnyMove,
    /// and why it cannot.
    pub why: IllegalMove,
}

impl Bodies {
    /// Opens a pair in a size; none if a body cannot have it.
    #[must_use]
    pub fn open(pair: BodyPair, pieces: usize) -> Option<Bodies> {
        let [left, right] = match pair {
            BodyPair::SpinOut => [("rings", ""), ("spinout", "")],
            BodyPair::Brain => [("rings", ""), ("brain", "")],
            BodyPair::Counter => [("hanoi", "linear"), ("chain", "")],
            BodyPair::Elephants => [("chain", ""), ("elephants", "")],
            BodyPair::Tower => [("rings", ""), ("hanoi", "")],
        }
        .map(|(id, rule)| {
            let keys = [("rule", rule)].into_iter().filter(|(_, rule)| !rule.is_empty());
            let keys = keys.map(|(key, value)| (key.to_owned(), Some(value.to_owned()))).collect();
            AnyPuzzle::from_keys(id, &mut Keys::new(keys, MOST_PIECES))?.puzzle.resized(pieces)
        });
        Some(Bodies { left: left?, right: right? })
    }

    /// Returns whether each piece has as many places as the others, so that pairings can be tried.
    #[must_use]
    pub fn can_be_tried(&self) -> bool {
        let places = |puzzle: &AnyPuzzle| places_of(puzzle).iter().map(Vec::len).collect::<Vec<usize>>();
        let (mut left, mut right) = (places(&self.left), places(&self.right));
        left.sort_unstable();
        right.sort_unstable();
        left == right
    }

    /// Returns a pairing to begin with: the pieces from the wrong end.
    #[must_use]
    pub fn first(&self) -> Pairing {
        let places = places_of(&self.left);
        let partner = |(piece, places): (usize, &Vec<Digit>)| Partner { piece, places: places.clone() };
        Pairing((1..=places.len()).rev().zip(&places).map(partner).collect())
    }

    /// Returns the state of the right body that stands for one of the left.
    #[must_use]
    pub fn image(&self, pairing: &Pairing, state: &AnyState) -> Option<AnyState> {
        let layout = self.left.layout(state, 0..self.left.pieces());
        layout.iter().try_fold(self.right.start(), |image, placed| {
            let partner = pairing.0.get(placed.piece.checked_sub(1)?)?;
            self.right.with_piece(&image, partner.piece, *partner.places.get(usize::from(placed.place))?)
        })
    }

    /// Returns the state of the left body that a state of the right one stands for.
    #[must_use]
    pub fn origin(&self, pairing: &Pairing, image: &AnyState) -> Option<AnyState> {
        let layout = self.right.layout(image, 0..self.right.pieces());
        layout.iter().try_fold(self.left.start(), |state, placed| {
            let piece = pairing.0.iter().position(|partner| partner.piece == placed.piece)?;
            let place = pairing.0[piece].places.iter().position(|place| *place == placed.place)?;
            self.left.with_piece(&state, piece + 1, Digit::try_from(place).ok()?)
        })
    }

    /// Returns the first move that the right body cannot follow: on the way to the goal, or else anywhere. None means
    /// that the pairing is right.
    #[must_use]
    pub fn conflict(&self, pairing: &Pairing) -> Option<Conflict> {
        self.conflict_on_way(pairing).or_else(|| {
            states(&self.left).into_iter().find_map(|state| {
                self.left.legal_moves(&state).find_map(|mv| self.refused(pairing, None, &state, mv))
            })
        })
    }

    fn conflict_on_way(&self, pairing: &Pairing) -> Option<Conflict> {
        let route = self.left.route(&self.left.start(), &self.left.goal()).ok()?;
        (0..route.steps().to_u64()?).find_map(|step| {
            let at = step.into();
            self.refused(pairing, Some(step), &route.state_at(&at), route.move_at(&at)?)
        })
    }

    /// Returns why the right body cannot follow a move; none if it can.
    fn refused(
        &self,
        pairing: &Pairing,
        step: Option<u64>,
        state: &AnyState,
        mv: AnyMove,
    ) -> Option<Conflict> {
        let after = self.image(pairing, &self.left.play(state, &mv).ok()?)?;
        let image = self.image(pairing, state)?;
        let piece = self.left.displacement(state, &mv).piece;
        let partner = pairing.0.get(piece.checked_sub(1)?)?;
        let layout = self.right.layout(&after, 0..self.right.pieces());
        let place = layout.iter().find(|placed| placed.piece == partner.piece)?.place;
        let image_move = self.right.move_of(&image, partner.piece, place)?;
        let why = self.right.play(&image, &image_move).err()?;
        Some(Conflict { step, state: state.clone(), mv, image, image_move, why })
    }

    /// Returns the move of one body from a state to another, for the body that follows.
    #[must_use]
    pub fn follow(puzzle: &AnyPuzzle, from: &AnyState, to: &AnyState) -> Option<AnyMove> {
        puzzle.legal_moves(from).find(|mv| puzzle.play(from, mv).is_ok_and(|after| after == *to))
    }
}

impl Pairing {
    /// The most places of a piece, so that there are few ways to pair them.
    pub const MOST_PLACES: usize = 3;

    /// Returns the partners, that of piece 1 first.
    #[must_use]
    pub fn partners(&self) -> &[Partner] {
        &self.0
    }

    /// Gives a piece another partner; whose partner that was takes the one that is free.
    #[must_use]
    pub fn with_piece(&self, piece: usize, partner: usize) -> Pairing {
        let mut partners = self.0.clone();
        let other = partners.iter().position(|other| other.piece == partner);
        if let (Some(other), Some(here)) = (other, piece.checked_sub(1).filter(|here| *here < partners.len()))
        {
            partners[other].piece = self.0[here].piece;
            partners[here].piece = partner;
        }
        Pairing(partners)
    }

    /// Pairs the places of a piece in another way.
    #[must_use]
    pub fn with_places(&self, piece: usize, places: Vec<Digit>) -> Pairing {
        let mut partners = self.0.clone();
        if let Some(partner) = piece.checked_sub(1).and_then(|here| partners.get_mut(here)) {
            partner.places = places;
        }
        Pairing(partners)
    }
}

/// Lists all ways to pair a number of places, in order.
#[must_use]
pub fn orders(places: usize) -> Vec<Vec<Digit>> {
    let mut orders = vec![Vec::new()];
    for _ in 0..places {
        let longer = |order: &Vec<Digit>| {
            let order = order.clone();
            let free = (0..).take(places).filter({
                let order = order.clone();
                move |place: &Digit| !order.contains(place)
            });
            free.map(move |place| [order.as_slice(), &[place]].concat()).collect::<Vec<_>>()
        };
        orders = orders.iter().flat_map(longer).collect();
    }
    orders
}

/// The most pieces of a pair, so that all states can be gone through.
const MOST_PIECES: usize = 20;

/// Lists the places of each piece, that of piece 1 first.
fn places_of(puzzle: &AnyPuzzle) -> Vec<Vec<Digit>> {
    let mut layout = puzzle.layout(&puzzle.start(), 0..puzzle.pieces());
    layout.sort_unstable_by_key(|placed| placed.piece);
    layout.iter().map(|placed| (0..placed.places).collect()).collect()
}

/// Lists all states of a small puzzle.
fn states(puzzle: &AnyPuzzle) -> Vec<AnyState> {
    (1..).zip(places_of(puzzle)).fold(vec![puzzle.start()], |states, (piece, places)| {
        let each = |state: &AnyState| -> Vec<AnyState> {
            places.iter().filter_map(|place| puzzle.with_piece(state, piece, *place)).collect()
        };
        states.iter().flat_map(each).collect()
    })
}
