//! What a wrong number would be right for, as the solver says: another position, another piece, another pair of piles.

use std::collections::{BTreeSet, HashSet};

use gros_session::{Seek, Timeline};
use gros_solver::wythoff::{Rule, cold};
use gros_solver::{AnyPuzzle, AnyState, Puzzle, Steps};

use super::question::{Pile, Question, moves_with, piece, pieces, timeline};

/// Up to so many states are visited one by one.
const MAX_VISITED: usize = 5_000;
/// Up to so many pairs of piles are looked at.
const MAX_PAIRS: u32 = 4_096;
/// Distances of moves are tried up to this power of two.
const MAX_POWER: usize = 128;

/// What the solver says about a wrong number. It never gives the answer away.
#[derive(Clone, Debug, PartialEq)]
pub enum Near {
    /// So many moves are left from another state.
    LeftFrom(Other),
    /// So many states are on the way from another state, with both ends.
    StatesFrom(Other),
    /// Another state is at this step.
    StepIs(Other),
    /// The digits are those of another state.
    DigitsOf(AnyState),
    /// No position is so far from the goal; with the moves from the farthest, unless they are the answer.
    TooFar(AnyPuzzle, Option<Steps>),
    /// The route has only so many moves.
    Moves(Steps),
    /// The move of this number is made by another piece.
    MadeBy(Piece),
    /// The same piece makes this move, but not for the first time.
    NotFirst(Piece),
    /// The piece makes another move.
    Makes(Piece, Steps),
    /// There is no such piece.
    NoPiece(Piece),
    /// This piece can move.
    CanMove(Piece),
    /// This piece cannot.
    CannotMove(Piece),
    /// Another piece moves as often, or nearly so.
    MovesOften(Piece, usize),
    /// The number is in another cold pair.
    InPair(u32, u32),
    /// The number is the other pile of the pair.
    OtherPile(Pile),
    /// So many digits change from this number to the next.
    ChangeFrom(u64),
    /// With so many discs parked, this many moves are needed.
    Parked(Steps),
}

/// Another position than the one asked about, and the largest piece that differs.
#[derive(Clone, Debug, PartialEq)]
pub struct Other {
    /// The other position.
    pub state: AnyState,
    /// The position asked about.
    pub asked: AnyState,
    /// The piece, and its places in the two positions.
    pub piece: usize,
    /// Its place in the other position.
    pub place: u16,
    /// Its place in the position asked about.
    pub asked_place: u16,
}

/// A piece of a puzzle.
#[derive(Clone, Debug, PartialEq)]
pub struct Piece {
    /// The puzzle.
    pub puzzle: AnyPuzzle,
    /// The number of the piece.
    pub number: usize,
}

/// Returns what the solver says about a wrong number; none if it says nothing that does not give the answer away.
#[must_use]
pub(crate) fn near(question: &Question, guess: &Steps, right: &Steps) -> Option<Near> {
    match question {
        Question::ToGo(spec) | Question::Sum(spec) => {
            let timeline = timeline(spec)?;
            let asked = timeline.state();
            match from_distance(&timeline, guess)? {
                Found::At(state) => Some(Near::LeftFrom(other(&timeline, state, asked)?)),
                Found::Farther(most) => too_far(&timeline, Some(most).filter(|most| most != right)),
            }
        }
        Question::States(spec) => {
            let timeline = timeline(spec)?;
            let asked = timeline.setup().start.clone();
            match from_distance(&timeline, &guess.checked_sub(&Steps::ONE)?)? {
                Found::At(state) => Some(Near::StatesFrom(other(&timeline, state, asked)?)),
                Found::Farther(_) => too_far(&timeline, None),
            }
        }
        Question::Step(spec, state) => at_step(&timeline(spec)?, state, guess, right),
        Question::Piece(spec, number) => of_piece(&timeline(spec)?, number, guess, right),
        Question::First(spec, piece) => of_move(&timeline(spec)?, *piece, guess, right),
        Question::Times(spec, piece) => as_often(spec, *piece, guess),
        Question::Legal(spec) => of_mobility(&timeline(spec)?, guess, right),
        Question::Flips(_) => changing(guess, right),
        Question::Park(discs) => {
            let parked = guess.to_usize().filter(|parked| parked < discs)?;
            Some(Near::Parked(moves_with(*discs, parked)?))
        }
        Question::Cold(number, pile) => in_pair(*number, *pile, guess),
        _ => None,
    }
}

/// Returns the state of which a row of binary digits is the number of moves left.
pub(crate) fn of_digits(question: &Question, digits: &str) -> Option<Near> {
    let Question::Binary(spec) = question else { return None };
    let to_go = u64::from_str_radix(digits, 2).ok()?;
    match from_distance(&timeline(spec)?, &to_go.into())? {
        Found::At(state) => Some(Near::DigitsOf(state)),
        Found::Farther(_) => None,
    }
}

/// A state at a distance from the goal, or the distance of the farthest one.
enum Found {
    At(AnyState),
    Farther(Steps),
}

/// Finds a state from which a number of moves is left: on the route; before its start on the line of all states; or any.
fn from_distance(timeline: &Timeline<AnyPuzzle>, moves: &Steps) -> Option<Found> {
    match timeline.steps().checked_sub(moves) {
        Some(step) => Some(Found::At(timeline.state_at(&step))),
        None => on_line(timeline, moves).or_else(|| visited(timeline, moves)),
    }
}

/// Walks on from the goal beyond the start, if all states form one line.
fn on_line(timeline: &Timeline<AnyPuzzle>, moves: &Steps) -> Option<Found> {
    let puzzle = timeline.puzzle();
    let last = puzzle.line_length()?.checked_sub(&Steps::ONE)?;
    let setup = timeline.setup();
    let (goal, start) = (puzzle.place_on_line(&setup.goal)?, puzzle.place_on_line(&setup.start)?);
    let is_behind = start < goal;
    let (before, behind) = (goal.clone(), last.saturating_sub(&goal));
    let reach = if is_behind { &before } else { &behind };
    if moves > reach {
        return Some(Found::Farther(before.max(behind)));
    }
    let place = if is_behind { goal.saturating_sub(moves) } else { &goal + moves };
    puzzle.state_on_line(&place).map(Found::At)
}

/// Visits the states around the goal, distance after distance, if there are few.
fn visited(timeline: &Timeline<AnyPuzzle>, moves: &Steps) -> Option<Found> {
    let puzzle = timeline.puzzle();
    let goal = timeline.setup().goal.clone();
    let mut met = HashSet::from([goal.to_string()]);
    let (mut around, mut distance) = (vec![goal], Steps::ZERO);
    loop {
        if distance == *moves {
            return around.first().cloned().map(Found::At);
        }
        let after = around
            .iter()
            .flat_map(|state| puzzle.legal_moves(state).filter_map(|mv| puzzle.play(state, &mv).ok()));
        let next: Vec<AnyState> = after.filter(|state| met.insert(state.to_string())).collect();
        if next.is_empty() {
            return Some(Found::Farther(distance));
        }
        if met.len() > MAX_VISITED {
            return None;
        }
        (around, distance) = (next, &distance + &Steps::ONE);
    }
}

fn too_far(timeline: &Timeline<AnyPuzzle>, most: Option<Steps>) -> Option<Near> {
    Some(Near::TooFar(timeline.puzzle().clone(), most))
}

/// Compares two positions by the largest piece that differs.
fn other(timeline: &Timeline<AnyPuzzle>, state: AnyState, asked: AnyState) -> Option<Other> {
    let puzzle = timeline.puzzle();
    let layout = |state: &AnyState| puzzle.layout(state, 0..puzzle.pieces());
    let pairs = layout(&state).into_iter().zip(layout(&asked));
    let differing = pairs.filter(|(one, other)| one.place != other.place);
    let (one, two) = differing.max_by_key(|(one, _)| one.piece)?;
    Some(Other { state, asked, piece: one.piece, place: one.place, asked_place: two.place })
}

fn at_step(timeline: &Timeline<AnyPuzzle>, asked: &str, guess: &Steps, right: &Steps) -> Option<Near> {
    if guess > timeline.steps() {
        return Some(timeline.steps().clone()).filter(|steps| steps != right).map(Near::Moves);
    }
    let asked = timeline.puzzle().parse_state(asked).ok()?;
    Some(Near::StepIs(other(timeline, timeline.state_at(guess), asked)?))
}

fn of_piece(timeline: &Timeline<AnyPuzzle>, number: &str, guess: &Steps, right: &Steps) -> Option<Near> {
    let puzzle = timeline.puzzle().clone();
    let wrong = Piece { number: guess.to_usize()?, puzzle };
    if !(1..=timeline.puzzle().pieces()).contains(&wrong.number) {
        return Some(Near::NoPiece(wrong));
    }
    let asked = number.parse::<Seek>().ok()?.resolve(timeline).step;
    let powers = || (0..MAX_POWER).map(Steps::power_of_two);
    let numbers = powers().map(|power| &asked + &power);
    let numbers = numbers.chain(powers().filter_map(|power| asked.checked_sub(&power))).chain(powers());
    let is_made = |number: &Steps| number != right && piece(timeline, number) == Some(wrong.number);
    let nearest = numbers.filter(is_made).min_by_key(|number| number.abs_diff(&asked))?;
    Some(Near::Makes(wrong, nearest))
}

fn of_move(timeline: &Timeline<AnyPuzzle>, asked: usize, guess: &Steps, right: &Steps) -> Option<Near> {
    if guess > timeline.steps() {
        return Some(timeline.steps().clone()).filter(|steps| steps != right).map(Near::Moves);
    }
    let made_by = Piece { number: piece(timeline, guess)?, puzzle: timeline.puzzle().clone() };
    Some(if made_by.number == asked { Near::NotFirst(made_by) } else { Near::MadeBy(made_by) })
}

/// Finds another piece that moves so often, or the one that comes closest.
fn as_often(spec: &str, asked: usize, guess: &Steps) -> Option<Near> {
    let timeline = timeline(spec)?;
    let moved: Vec<usize> = pieces(&timeline)?.collect();
    let counts = (1..=timeline.puzzle().pieces()).filter(|piece| *piece != asked).map(|piece| {
        let count = moved.iter().filter(|moved| **moved == piece).count();
        (piece, count)
    });
    let (number, count) = counts.min_by_key(|(_, count)| Steps::from(*count as u64).abs_diff(guess))?;
    Some(Near::MovesOften(Piece { number, puzzle: timeline.puzzle().clone() }, count))
}

/// Names a piece that can move to whoever counts too few, and one that cannot to whoever counts too many.
fn of_mobility(timeline: &Timeline<AnyPuzzle>, guess: &Steps, right: &Steps) -> Option<Near> {
    let (puzzle, state) = (timeline.puzzle(), timeline.state());
    let moves = puzzle.legal_moves(&state);
    let movable: BTreeSet<usize> = moves.map(|mv| puzzle.displacement(&state, &mv).piece).collect();
    let is_too_few = guess < right;
    let mut pieces = (1..=puzzle.pieces()).rev().filter(|piece| Some(*piece) != right.to_usize());
    let number = pieces.find(|piece| movable.contains(piece) == is_too_few)?;
    let piece = Piece { number, puzzle: puzzle.clone() };
    Some(if is_too_few { Near::CanMove(piece) } else { Near::CannotMove(piece) })
}

/// Finds a number from which so many digits change to the next.
fn changing(guess: &Steps, right: &Steps) -> Option<Near> {
    let digits = guess.to_u64().filter(|digits| (1..32).contains(digits))?;
    let ones = (1u64 << (digits - 1)) - 1;
    let numbers = [ones, ones + (1 << digits)];
    let is_safe = |number: &u64| *right != *number && *right != number + 1;
    numbers.into_iter().find(is_safe).map(Near::ChangeFrom)
}

/// Finds the cold pair that a number is in: each is in one.
fn in_pair(asked: u32, pile: Pile, guess: &Steps) -> Option<Near> {
    let guess = guess.to_u64().and_then(|guess| u32::try_from(guess).ok())?;
    for number in 0..MAX_PAIRS {
        let piles = cold(Rule::Wythoff, &number.into());
        let [small, large] =
            [piles.left, piles.right].map(|pile| pile.to_u64().and_then(|pile| u32::try_from(pile).ok()));
        let (small, large) = (small?, large?);
        if guess == small || guess == large {
            let other = if pile == Pile::Small { Pile::Large } else { Pile::Small };
            return Some(if number == asked { Near::OtherPile(other) } else { Near::InPair(small, large) });
        }
    }
    None
}
