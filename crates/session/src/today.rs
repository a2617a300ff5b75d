//! The puzzle of the day: the same for everyone, of another kind from day to day.

use gros_solver::{AnyPuzzle, Puzzle, Route, Setup, Steps};

use crate::spec;

/// How many starts are drawn at most.
const DRAWS: usize = 64;
/// The fewest and the most moves that it should take.
const MOVES: (u64, u64) = (12, 120);

/// A kind of puzzle of the day.
struct Kind {
    id: &'static str,
    /// The fewest and the most pieces.
    pieces: (usize, usize),
    /// Whether it begins where the puzzle does; otherwise its start is drawn, too.
    is_whole: bool,
}

/// The kinds, which take turns.
const KINDS: [Kind; 7] = [
    Kind { id: "rings", pieces: (5, 7), is_whole: true },
    Kind { id: "hanoi", pieces: (4, 6), is_whole: true },
    Kind { id: "rings", pieces: (6, 9), is_whole: false },
    Kind { id: "spinout", pieces: (5, 7), is_whole: false },
    Kind { id: "elephants", pieces: (3, 5), is_whole: false },
    Kind { id: "hanoi", pieces: (4, 6), is_whole: false },
    Kind { id: "kugellager", pieces: (5, 5), is_whole: false },
];

fn kind(day: u32) -> &'static Kind {
    &KINDS[day as usize % KINDS.len()]
}

/// Draws the puzzle of a day, a number of days since 1970.
///
/// A start that is too many moves away is brought nearer along its route; in place of one that is too near, another is
/// drawn.
///
/// ```
/// use gros_session::{spec, today};
/// let task = today::setup(20_779).map(|setup| spec::write_task(&setup));
/// assert_eq!(task, today::setup(20_779).map(|setup| spec::write_task(&setup)));
/// assert_ne!(task, today::setup(20_786).map(|setup| spec::write_task(&setup)));
/// ```
#[must_use]
pub fn setup(day: u32) -> Option<Setup<AnyPuzzle>> {
    let kind = kind(day);
    let usual = spec::open(kind.id, usize::MAX).ok()?.session.timeline().puzzle().clone();
    let mut random = Random::of(kind.id, day);
    let mut nearest: Option<(Steps, Setup<AnyPuzzle>)> = None;
    for _ in 0..DRAWS {
        let Some((off, setup)) = drawn(kind, &usual, &mut random) else { continue };
        if off.is_zero() {
            return Some(setup);
        }
        if nearest.as_ref().is_none_or(|(least, _)| off < *least) {
            nearest = Some((off, setup));
        }
    }
    nearest.map(|(_, setup)| setup)
}

/// Returns whether a task can be the puzzle of a day. This can be told without drawing that puzzle.
#[must_use]
pub fn may_be(day: u32, Setup { puzzle, start, .. }: &Setup<AnyPuzzle>) -> bool {
    let Kind { id, pieces: (fewest, most), is_whole } = kind(day);
    puzzle.id() == *id
        && (fewest..=most).contains(&&puzzle.pieces())
        && (*start == puzzle.start()) == *is_whole
}

/// Draws a size and a start, and says by how many moves it misses the limits.
fn drawn(kind: &Kind, usual: &AnyPuzzle, random: &mut Random) -> Option<(Steps, Setup<AnyPuzzle>)> {
    let (fewest, most) = kind.pieces;
    let pieces = fewest + random.below(most - fewest + 1);
    let whole = Setup::standard(usual.resized(pieces).unwrap_or_else(|| usual.clone()));
    let setup = if kind.is_whole {
        whole
    } else {
        let start = whole.puzzle.random_state(&mut |sides| random.below(sides))?;
        nearer(whole.with_start(start), random)?
    };
    let route = setup.puzzle.route(&setup.start, &setup.goal).ok()?;
    let is_of_kind = (setup.start == setup.puzzle.start()) == kind.is_whole;
    Some((distance(route.steps()), setup)).filter(|_| is_of_kind)
}

/// Brings a start that is too far away nearer along its route.
fn nearer(setup: Setup<AnyPuzzle>, random: &mut Random) -> Option<Setup<AnyPuzzle>> {
    let route = setup.puzzle.route(&setup.start, &setup.goal).ok()?;
    let choices = usize::try_from(MOVES.1 - MOVES.0).unwrap_or_default() + 1;
    let left = &Steps::from(MOVES.0) + &Steps::from(random.below(choices));
    let is_far = *route.steps() > MOVES.1;
    let near = is_far.then(|| route.state_at(&route.steps().saturating_sub(&left)));
    Some(match near {
        Some(start) => setup.with_start(start),
        None => setup,
    })
}

/// Returns how many moves a task has too few, or too many.
fn distance(steps: &Steps) -> Steps {
    let (least, most) = (Steps::from(MOVES.0), Steps::from(MOVES.1));
    &least.saturating_sub(steps) + &steps.saturating_sub(&most)
}

/// Random numbers from a day and a name (SplitMix64: Steele, Lea and Flood, 2014; seeded by FNV-1a).
struct Random(u64);

impl Random {
    fn of(id: &str, day: u32) -> Random {
        let bytes = id.bytes().chain(day.to_le_bytes());
        Random(bytes.fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        }))
    }

    fn below(&mut self, sides: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        // Below the number of sides.
        ((mixed ^ (mixed >> 31)) % sides.max(1) as u64) as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Thirty weeks.
    fn days() -> impl Iterator<Item = (u32, Setup<AnyPuzzle>)> {
        (20_777..20_987).map(|day| (day, setup(day).unwrap()))
    }

    #[test]
    fn every_day_has_one_and_it_is_the_same_again() {
        assert!(days().eq(days()));
    }

    #[test]
    fn the_kinds_take_turns() {
        for (day, drawn) in days() {
            assert!(may_be(day, &drawn), "{day}: {}", spec::write_task(&drawn));
            assert!(!may_be(day + 1, &drawn), "{day}: {}", spec::write_task(&drawn));
        }
        assert!(KINDS.iter().all(|kind| gros_solver::ids().contains(&kind.id)));
    }

    #[test]
    fn it_can_be_solved_and_takes_some_moves() {
        for (day, Setup { puzzle, start, goal, .. }) in days() {
            let steps = puzzle.route(&start, &goal).unwrap().steps().clone();
            assert!(distance(&steps).is_zero(), "{day}: {start} {steps}");
        }
    }

    #[test]
    fn its_link_is_read_again() {
        for (day, drawn) in days() {
            let opened = spec::open(&spec::write_task(&drawn), 1_000).unwrap();
            assert_eq!((opened.session.timeline().setup(), opened.notices.first.len()), (&drawn, 0), "{day}");
        }
    }
}
