//! Drawing a round of questions from a seed. The same seed always has the same questions.

use gros_exercises::Random;
use gros_solver::internals::keys::Keys;
use gros_solver::{AnyPuzzle, Puzzle, Steps};

use super::{Ask, Question, to_go};

/// How many draws may be thrown away in search of a question.
const DRAWS: usize = 40;
/// The most pieces that a puzzle may have by default.
const MOST_PIECES: usize = 100;
/// Locks whose moves are estimated.
const LOCKS: [&str; 8] =
    ["spinout", "brain", "elephants", "lock250", "kugellager", "kugellager7", "generation", "rectangle"];

/// Draws the questions of a round: estimates and choices take turns.
#[must_use]
pub fn round(seed: u32) -> Vec<Question> {
    let kinds = [rings, more_often, tower, nearer, lock, longer];
    let draw = |(stream, kind): (u32, fn(&mut Random) -> Option<Ask>)| {
        let mut random = Random::new(seed, stream);
        (0..DRAWS).find_map(|_| Question::of(kind(&mut random)?))
    };
    (0..).zip(kinds).filter_map(draw).collect()
}

/// Opens a puzzle in a size, or in its usual one.
fn puzzle(id: &str, pieces: Option<u32>) -> Option<AnyPuzzle> {
    let puzzle = AnyPuzzle::from_keys(id, &mut Keys::new(Vec::new(), MOST_PIECES))?.puzzle;
    match pieces {
        Some(pieces) => puzzle.resized(pieces as usize),
        None => Some(puzzle),
    }
}

fn rings(random: &mut Random) -> Option<Ask> {
    Some(Ask::Moves(puzzle("rings", Some(random.between(7, 14)))?))
}

fn tower(random: &mut Random) -> Option<Ask> {
    Some(Ask::Moves(puzzle("hanoi", Some(random.between(8, 20)))?))
}

fn lock(random: &mut Random) -> Option<Ask> {
    let id = LOCKS[random.below(LOCKS.len() as u32) as usize];
    Some(Ask::Moves(puzzle(id, None)?))
}

fn more_often(random: &mut Random) -> Option<Ask> {
    let id = ["rings", "hanoi", "spinout"][random.below(3) as usize];
    let pieces = random.between(7, 9);
    let (one, other) = (random.between(1, pieces), random.between(1, pieces));
    (one != other).then_some(())?;
    Some(Ask::MoreOften(puzzle(id, Some(pieces))?, [one as usize, other as usize]))
}

/// Prefers two states of which the one with fewer rings on is the farther one.
fn nearer(random: &mut Random) -> Option<Ask> {
    let rings = puzzle("rings", Some(random.between(4, 6)))?;
    let length = rings.line_length()?.to_usize()?;
    let mut draw = || rings.state_on_line(&Steps::from(random.between(1, length as u32 - 1)));
    let (one, other) = (draw()?, draw()?);
    let on = |state: &gros_solver::AnyState| state.to_string().matches('1').count();
    let is_surprise =
        on(&one) != on(&other) && (on(&one) < on(&other)) == (to_go(&rings, &one)? > to_go(&rings, &other)?);
    is_surprise.then_some(Ask::Nearer(rings, [one, other]))
}

fn longer(random: &mut Random) -> Option<Ask> {
    let pieces = random.between(6, 20);
    let pair = match random.below(3) {
        0 => [puzzle("rings", Some(pieces)), puzzle("hanoi", Some(pieces - 1))],
        1 => [puzzle("spinout", Some(pieces)), puzzle("rings", Some(pieces))],
        _ => [puzzle("elephants", Some(pieces)), puzzle("hanoi", Some(pieces + 2))],
    };
    let [Some(one), Some(other)] = pair else { return None };
    Some(Ask::Longer(if random.coin() { [one, other] } else { [other, one] }))
}
