//! The key `play`: the legs before the last one, as moves and as stretches of plans.

use gros_solver::internals::keys::{Keys, Problem};
use gros_solver::internals::notation;
use gros_solver::{AnyPuzzle, NoRoute, Puzzle, Steps};

use crate::timeline::{Leg, Timeline};

/// The maximum number of items to read.
pub const MOST_ITEMS: usize = 100_000;

/// One item of `play`.
enum Item<M> {
    Hand(M),
    Along(Steps),
}

/// Plays the written moves on a fresh timeline and counts those made by hand. The cursor ends up after them.
///
/// The first item that cannot be played is noted, and the rest is ignored, as is anything after [`MOST_ITEMS`].
pub(super) fn read<P: Puzzle>(
    timeline: &mut Timeline<P>,
    play: &str,
    keys: &mut Keys,
) -> Result<u64, NoRoute> {
    let mut hand = HandRun { moves: Vec::new(), state: None };
    let mut count = 0;
    for (index, text) in play.split('.').enumerate() {
        if index == MOST_ITEMS {
            keys.refuse("play", play, Problem::TooManyItems { most: MOST_ITEMS });
            break;
        }
        let item = read_item(timeline.puzzle(), text);
        let legal = match item {
            Some(Item::Hand(mv)) => {
                let played = hand.play(timeline, mv);
                count += u64::from(played);
                played
            }
            // A plan that no step follows is not needed.
            Some(Item::Along(steps)) if steps.is_zero() => true,
            Some(Item::Along(steps)) => {
                hand.close(timeline)?;
                let is_inside = steps <= timeline.to_go();
                if is_inside {
                    timeline.set_cursor(timeline.cursor() + &steps);
                }
                is_inside
            }
            None => false,
        };
        if !legal {
            keys.refuse("play", text, Problem::Play { place: index + 1 });
            break;
        }
    }
    hand.close(timeline)?;
    timeline.settle();
    Ok(count)
}

/// Moves made by hand that the timeline does not contain yet, and the state after them, if known.
struct HandRun<P: Puzzle> {
    moves: Vec<P::Move>,
    state: Option<P::State>,
}

impl<P: Puzzle> HandRun<P> {
    fn play(&mut self, timeline: &Timeline<P>, mv: P::Move) -> bool {
        let state = self.state.get_or_insert_with(|| timeline.state());
        let Ok(after) = timeline.puzzle().play(state, &mv) else { return false };
        *state = after;
        self.moves.push(mv);
        true
    }

    fn close(&mut self, timeline: &mut Timeline<P>) -> Result<(), NoRoute> {
        let (moves, state) = (std::mem::take(&mut self.moves), self.state.take());
        match state.filter(|_| !moves.is_empty()) {
            Some(state) => timeline.extend(moves, &state),
            None => Ok(()),
        }
    }
}

fn read_item<P: Puzzle>(puzzle: &P, text: &str) -> Option<Item<P::Move>> {
    let text = notation::plain(text);
    match text.strip_prefix(['~', '～']) {
        Some(steps) => steps.parse().ok().map(Item::Along),
        None => puzzle.parse_move(&text).ok().map(Item::Hand),
    }
}

/// Writes what was played, if anything.
pub(super) fn write(timeline: &Timeline<AnyPuzzle>) -> Option<String> {
    let passed = timeline.played_to().saturating_sub(timeline.planned_from());
    let passed = (!passed.is_zero()).then(|| along(&passed));
    let items: Vec<String> = timeline.played().flat_map(write_leg).chain(passed).collect();
    (!items.is_empty()).then(|| items.join("."))
}

fn write_leg(leg: &Leg<AnyPuzzle>) -> Vec<String> {
    match leg {
        Leg::Plan { length, .. } => vec![along(length)],
        Leg::Hand(hand) => hand.moves().iter().map(ToString::to_string).collect(),
    }
}

fn along(steps: &Steps) -> String {
    format!("~{steps}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::counted::{Counted, Work, work_of};
    use gros_solver::{Rings, Setup};

    /// Reads a play on nine rings and counts the work.
    fn read_play(play: &str) -> (Timeline<Counted>, Work) {
        let mut timeline = Timeline::new(Setup::standard(Counted(Rings::new(9).unwrap()))).unwrap();
        let mut keys = Keys::new(Vec::new(), 9);
        let (count, work) = work_of(|| read(&mut timeline, play, &mut keys));
        assert!(count.is_ok() && keys.finish().is_empty(), "{play}");
        (timeline, work)
    }

    #[test]
    fn steps_along_a_plan_need_neither_a_plan_nor_a_state() {
        for (play, cursor) in [("~0", 0u32), ("~1", 200), ("~0.~1", 100)] {
            let items = vec![play; 200 / play.split('.').count()].join(".");
            let (timeline, work) = read_play(&items);
            assert_eq!((timeline.cursor(), work), (&cursor.into(), Work::default()), "{play}");
        }
    }

    #[test]
    fn no_steps_along_a_plan_need_no_plan() {
        let (with, work) = read_play("1.~0.".repeat(200).trim_end_matches('.'));
        let (without, plain) = read_play("1.".repeat(200).trim_end_matches('.'));
        assert_eq!((work, work.plans), (plain, 1));
        assert_eq!((with.cursor(), with.played().count()), (without.cursor(), without.played().count()));
    }

    #[test]
    fn a_plan_is_made_once_for_each_change() {
        let (timeline, work) = read_play("2.1.~3.~0.~2.1.~0.~1.~1.1.~0");
        assert_eq!((timeline.cursor().to_u64(), work.plans), (Some(11), 3));
    }
}
