//! Bar chart of the sixteen keys: a button for each, as high as its number of moves.

use gros_picture::decimal::ratio;
use gros_session::{Action, with_parameter};
use gros_solver::internals::sort_short_by_key;
use gros_solver::{AnyPuzzle, Hexadecimal, Puzzle, Route, Setup, Steps};
use gros_text::{Count, Key, say};
use yew::prelude::*;

use crate::board::BoardProps;
use crate::ctx::Ctx;
use crate::puzzles::family::Footer;
use crate::state::{MAX_PIECES, Msg};
use crate::ui::component::{component, list, rendered_by};

const KEY: &str = "key";
/// Narrower boards, in CSS pixels, have the keys in two rows.
const NARROW: f64 = 600.0;
/// Heights of one row and of two, in CSS pixels.
const HEIGHT: [f64; 2] = [142.0, 156.0];
/// Height needed for the board above: a fraction of its width, plus its text in CSS pixels.
const BOARD: (f64, f64) = (0.14, 130.0);
/// Height of the highest bar, in units of the drawing.
const HIGHEST: f64 = 100.0;

#[derive(PartialEq)]
struct KeysProps {
    ctx: Ctx,
    setup: Setup<AnyPuzzle>,
}

/// Returns the chart, if it fits below the board.
pub fn footer(props: &BoardProps) -> Option<Footer> {
    let BoardProps { play, size: (width, room) } = props;
    let height = if *width < NARROW { HEIGHT[1] } else { HEIGHT[0] };
    (height + BOARD.0 * width + BOARD.1 <= *room).then(|| Footer {
        height,
        content: component(KeysProps { ctx: play.ctx, setup: play.timeline.setup().clone() }),
    })
}

rendered_by!(KeysProps, use_keys);

#[hook]
fn use_keys(props: &KeysProps) -> Html {
    let KeysProps { setup, .. } = props;
    let ctx = props.ctx;
    let keys = use_memo(setup.clone(), all_keys);
    let longest = keys.iter().map(|key| &key.moves).max().cloned().unwrap_or_default();
    let button = |key: &KeyMoves| {
        let setup = key.setup.clone();
        let onclick = ctx.on_click(Msg::Act(Action::SetUp(setup.clone())));
        let high = HIGHEST * key.moves.fraction_of(&longest);
        html! {
            <button
                class="note key-moves" type="button" {onclick} aria-pressed={if key.is_current { "true" } else { "false" }}
            >
                <span class="hidden-text">{ say!(ctx.lang, Phrases { text: key.cuts, phrase: ctx.lang.moves(&key.moves) }) }</span>
                <span aria-hidden="true">{ ctx.lang.number(&key.moves) }</span>
                <svg viewBox="0 0 1 100" preserveAspectRatio="none" aria-hidden="true" focusable="false">
                    <rect width="1" y={ratio(HIGHEST - high).to_string()} height={ratio(high).to_string()} />
                </svg>
                <span aria-hidden="true">{ key.cuts }</span>
            </button>
        }
    };
    let current = keys.iter().find(|key| key.is_current);
    html! {
        <section class="keys">
            <p>{ ctx.lang.text(Key::MovesOfEachKey) }{ ctx.lang.text(Key::SentenceGap) }{ list(current.map(|key| say!(ctx.lang, FamilyDeadEndsOfKey { key: key.cuts, count: Count(key.dead_ends) }))) }</p>
            <div class="keys-row">{ list(keys.iter().map(button)) }</div>
        </section>
    }
}

#[derive(Clone, Debug, PartialEq)]
struct KeyMoves {
    cuts: &'static str,
    setup: Setup<AnyPuzzle>,
    moves: Steps,
    dead_ends: usize,
    is_current: bool,
}

/// Lists the keys by number of moves, fewest first.
fn all_keys(setup: &Setup<AnyPuzzle>) -> Vec<KeyMoves> {
    let mut keys: Vec<KeyMoves> =
        Hexadecimal::SETTINGS.iter().filter_map(|cuts| with_key(setup, cuts)).collect();
    sort_short_by_key(&mut keys, |key| key.moves.clone());
    keys
}

fn with_key(setup: &Setup<AnyPuzzle>, cuts: &'static str) -> Option<KeyMoves> {
    let other = with_parameter(setup, KEY, cuts, MAX_PIECES)?;
    let moves = other.puzzle.route(&other.start, &other.goal).ok()?.steps().clone();
    let is_current = other.puzzle == setup.puzzle;
    Some(KeyMoves {
        cuts,
        dead_ends: if is_current { dead_ends(&other) } else { 0 },
        setup: other,
        moves,
        is_current,
    })
}

/// Counts the dead ends beside the route; the continuation before its start is not one.
fn dead_ends(setup: &Setup<AnyPuzzle>) -> usize {
    let branches = setup.puzzle.branches(&setup.start, &setup.goal);
    branches.iter().filter(|branch| !branch.leaves_at.is_zero()).count()
}

#[cfg(test)]
mod tests {
    use super::*;
    use gros_session::spec;

    fn keys(text: &str) -> Vec<KeyMoves> {
        all_keys(spec::open(text, MAX_PIECES).unwrap().session.timeline().setup())
    }

    #[test]
    fn every_key_takes_its_moves() {
        let moves: Vec<String> = keys("hexadecimal").iter().map(|key| key.moves.to_string()).collect();
        assert_eq!(
            moves.join(" "),
            "8 16 20 26 28 36 38 42 52 54 56 72 102 118 150 170",
            "Keister 1972, as drawn by the puzzle's own search"
        );
    }

    #[test]
    fn only_the_key_with_the_longest_route_has_no_dead_ends() {
        let current = |text: &str| keys(text).into_iter().find(|key| key.is_current).unwrap();
        assert_eq!((current("hexadecimal").cuts, current("hexadecimal").dead_ends), ("1110", 0));
        assert!(current("hexadecimal?key=1011").dead_ends > 0);
    }

    #[test]
    fn start_and_goal_stay() {
        for key in keys("hexadecimal?from=11000000&to=01000000") {
            let Setup { start, goal, .. } = &key.setup;
            assert_eq!((start.to_string(), goal.to_string()), ("11000000".to_owned(), "01000000".to_owned()));
        }
    }
}
