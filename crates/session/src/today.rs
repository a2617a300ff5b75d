//! The puzzle of a day: the same for everyone, drawn from the day and the puzzle's id.

use gros_solver::{AnyPuzzle, Puzzle, Route, Setup, Steps};

use crate::spec;

/// How many starts are drawn at most.
const DRAWS: usize = 64;
/// How much smaller than usual the puzzle can be.
const SMALLER: usize = 3;
/// The moves that it should take, and the stones of a pile in a game.
const MOVES: (u64, u64) = (12, 120);
const STONES: (u64, u64) = (8, 24);

/// Draws the puzzle of a day, a number of days since 1970; none for an unknown id.
///
/// A start that is many moves away is brought nearer along its route, and another one is drawn for one that is few moves
/// away. A game begins where the first player can win.
///
/// ```
/// use gros_session::{spec, today};
/// let task = today::setup("rings", 20_779).map(|setup| spec::write_task(&setup));
/// assert_eq!(task, today::setup("rings", 20_779).map(|setup| spec::write_task(&setup)));
/// assert_ne!(task, today::setup("rings", 20_780).map(|setup| spec::write_task(&setup)));
/// ```
#[must_use]
pub fn setup(id: &str, day: u32) -> Option<Setup<AnyPuzzle>> {
    let usual = spec::open(id, usize::MAX).ok()?.session.timeline().puzzle().clone();
    let mut random = Random::of(id, day);
    let mut nearest: Option<(Steps, Setup<AnyPuzzle>)> = None;
    for _ in 0..DRAWS {
        let Some((off, setup)) = drawn(&usual, &mut random) else { continue };
        if off.is_zero() {
            return Some(setup);
        }
        if nearest.as_ref().is_none_or(|(least, _)| off < *least) {
            nearest = Some((off, setup));
        }
    }
    nearest.map(|(_, setup)| setup)
}

/// Draws a size and a start, and says how far it is from what was wanted.
fn drawn(usual: &AnyPuzzle, random: &mut Random) -> Option<(Steps, Setup<AnyPuzzle>)> {
    let pieces = usual.pieces().saturating_sub(random.below(SMALLER));
    let puzzle = usual.resized(pieces).unwrap_or_else(|| usual.clone());
    let start = puzzle.random_state(&mut |sides| random.below(sides))?;
    let setup = nearer(Setup::standard(puzzle).with_start(start), random)?;
    let off = match setup.puzzle.game_position(&setup.start) {
        Some(game) if game.is_cold => return None,
        Some(game) => game.piles.iter().fold(Steps::ZERO, |off, pile| &off + &distance(pile, STONES)),
        None => {
            let route = setup.puzzle.route(&setup.start, &setup.goal).ok()?;
            let is_usual = setup.start == setup.puzzle.start() || route.steps().is_zero();
            distance(route.steps(), MOVES).max(Steps::from(u32::from(is_usual)))
        }
    };
    Some((off, setup))
}

/// Brings a start that is too far away nearer along its route.
fn nearer(setup: Setup<AnyPuzzle>, random: &mut Random) -> Option<Setup<AnyPuzzle>> {
    if setup.puzzle.is_game() {
        return Some(setup);
    }
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

fn distance(steps: &Steps, (least, most): (u64, u64)) -> Steps {
    let (least, most) = (Steps::from(least), Steps::from(most));
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
    use gros_solver::ids;

    use super::*;

    fn week(id: &str) -> Vec<Setup<AnyPuzzle>> {
        (20_777..20_791).filter_map(|day| setup(id, day)).collect()
    }

    #[test]
    fn every_puzzle_has_one_each_day_and_it_is_the_same_again() {
        for id in ids() {
            let days = week(id);
            assert_eq!(days.len(), 14, "{id}");
            assert_eq!(days, week(id), "{id}");
            assert!(days.iter().any(|day| *day != days[0]), "{id}");
        }
        assert_eq!(setup("no-such", 20_777), None);
    }

    #[test]
    fn the_puzzle_of_a_day_can_be_solved_and_takes_some_moves() {
        for id in ids() {
            for Setup { puzzle, start, goal, .. } in week(id) {
                if let Some(game) = puzzle.game_position(&start) {
                    assert!(!game.is_cold, "{id} {start}");
                    assert!(game.piles.iter().all(|pile| distance(pile, STONES).is_zero()), "{id} {start}");
                } else {
                    let steps = puzzle.route(&start, &goal).unwrap().steps().clone();
                    assert!(
                        distance(&steps, MOVES).is_zero() && start != puzzle.start(),
                        "{id} {start}: {steps}"
                    );
                }
            }
        }
    }
}
