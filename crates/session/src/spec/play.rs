//! The key `play`: the legs before the last one, as moves and as stretches of plans.

use gros_solver::keys::{Keys, Problem};
use gros_solver::{AnyMove, AnyPuzzle, AnyState, NoRoute, Puzzle, Steps, notation};

use crate::timeline::{Leg, Timeline};

/// The most items that are read.
pub const MOST_ITEMS: usize = 100_000;

/// One item of `play`.
enum Item {
    Hand(AnyMove),
    Along(Steps),
}

/// Plays the written moves on a fresh timeline and counts the ones made by hand. The cursor ends behind them.
///
/// The first item that cannot be played is noted, and the rest is left out; so is what stands behind [`MOST_ITEMS`].
pub(super) fn read(timeline: &mut Timeline<AnyPuzzle>, play: &str, keys: &mut Keys) -> Result<u64, NoRoute> {
    let mut hand = HandRun { moves: Vec::new(), state: timeline.state() };
    let mut count = 0;
    for (index, text) in play.split('.').enumerate() {
        if index == MOST_ITEMS {
            keys.refuse("play", play, Problem::TooManyItems { most: MOST_ITEMS });
            break;
        }
        let item = read_item(timeline.puzzle(), text);
        let legal = match item {
            Some(Item::Hand(mv)) => {
                let played = hand.play(timeline.puzzle(), mv);
                count += u64::from(played);
                played
            }
            Some(Item::Along(steps)) => {
                hand.close(timeline)?;
                let is_inside = steps <= timeline.to_go();
                if is_inside {
                    timeline.set_cursor(timeline.cursor() + &steps);
                    hand.state = timeline.state();
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
    Ok(count)
}

/// Moves made by hand that the timeline does not hold yet, and the state after them.
struct HandRun {
    moves: Vec<AnyMove>,
    state: AnyState,
}

impl HandRun {
    fn play(&mut self, puzzle: &AnyPuzzle, mv: AnyMove) -> bool {
        match puzzle.play(&self.state, &mv) {
            Err(_) => false,
            Ok(after) => {
                self.state = after;
                self.moves.push(mv);
                true
            }
        }
    }

    fn close(&mut self, timeline: &mut Timeline<AnyPuzzle>) -> Result<(), NoRoute> {
        let moves = std::mem::take(&mut self.moves);
        if moves.is_empty() { Ok(()) } else { timeline.extend(moves, &self.state) }
    }
}

fn read_item(puzzle: &AnyPuzzle, text: &str) -> Option<Item> {
    let text = notation::plain(text);
    match text.strip_prefix(['~', '～']) {
        Some(steps) => steps.parse().ok().map(Item::Along),
        None => puzzle.parse_move(&text).ok().map(Item::Hand),
    }
}

/// Writes what was played; none if nothing was.
pub(super) fn write(timeline: &Timeline<AnyPuzzle>) -> Option<String> {
    let items: Vec<String> = timeline.played().flat_map(write_leg).collect();
    (!items.is_empty()).then(|| items.join("."))
}

fn write_leg(leg: &Leg<AnyPuzzle>) -> Vec<String> {
    match leg {
        Leg::Plan { length, .. } => vec![format!("~{length}")],
        Leg::Hand(hand) => hand.moves().iter().map(ToString::to_string).collect(),
    }
}
