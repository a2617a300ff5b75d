//! The sixteen keys, each a button as high as the moves that it takes are many.

use gros_picture::decimal::ratio;
use gros_session::{Action, with_parameter};
use gros_solver::{AnyPuzzle, Hexadecimal, Puzzle, Route, Setup, Steps, sort_short_by_key};
use gros_text::{Key, Lang};
use yew::prelude::*;

use crate::board::BoardProps;
use crate::puzzles::family::Below;
use crate::state::{MAX_PIECES, Msg};
use crate::ui::component::{component, rendered_by};

/// The parameter that says which key it is.
const KEY: &str = "key";
/// A board narrower than this, in CSS pixels, has the keys in two rows.
const NARROW: f64 = 600.0;
/// The height of one row and of two, in CSS pixels.
const HEIGHT: [f64; 2] = [142.0, 172.0];
/// What a board so wide, in CSS pixels, needs above them: a part of its width, and its rows of text.
const BOARD: (f64, f64) = (0.2, 130.0);
/// The height of the highest bar, in units of its drawing.
const HIGHEST: f64 = 100.0;

/// What is shown of the keys.
#[derive(PartialEq)]
struct KeysProps {
    lang: Lang,
    setup: Setup<AnyPuzzle>,
    dispatch: Callback<Msg>,
}

/// Draws the keys; none where the board has no room for them.
pub fn below(seen: &BoardProps) -> Option<Below> {
    let BoardProps { play, dispatch, size: (width, room) } = seen;
    let height = if *width < NARROW { HEIGHT[1] } else { HEIGHT[0] };
    (height + BOARD.0 * width + BOARD.1 <= *room).then(|| Below {
        height,
        inside: component(KeysProps {
            lang: play.prefs.lang,
            setup: play.timeline.setup().clone(),
            dispatch: dispatch.clone(),
        }),
    })
}

rendered_by!(KeysProps, use_keys);

#[hook]
fn use_keys(props: &KeysProps) -> Html {
    let KeysProps { lang, setup, dispatch } = props;
    let keys = use_memo(setup.clone(), found);
    let most = keys.iter().map(|key| &key.moves).max().cloned().unwrap_or_default();
    let button = |key: &KeyMoves| {
        let setup = key.setup.clone();
        let onclick = dispatch.reform(move |_: MouseEvent| Msg::Act(Action::SetUp(setup.clone())));
        let high = HIGHEST * key.moves.fraction_of(&most);
        html! {
            <button
                class="key-moves" type="button" {onclick} aria-pressed={if key.is_here { "true" } else { "false" }}
            >
                <span class="hidden-text">{ lang.key_and_length(key.cuts, &key.moves) }</span>
                <span aria-hidden="true">{ lang.number(&key.moves) }</span>
                <svg viewBox="0 0 1 100" preserveAspectRatio="none" aria-hidden="true" focusable="false">
                    <rect width="1" y={ratio(HIGHEST - high).to_string()} height={ratio(high).to_string()} />
                </svg>
                <span aria-hidden="true">{ key.cuts }</span>
            </button>
        }
    };
    let here = keys.iter().find(|key| key.is_here);
    html! {
        <section class="keys">
            <p>{ lang.text(Key::MovesOfEachKey) }{ " " }{ for here.map(|key| lang.dead_ends_of_key(key.cuts, key.dead_ends)) }</p>
            <div class="keys-row">{ for keys.iter().map(button) }</div>
        </section>
    }
}

/// A key, and what the task is with it.
#[derive(Clone, Debug, PartialEq)]
struct KeyMoves {
    cuts: &'static str,
    setup: Setup<AnyPuzzle>,
    moves: Steps,
    dead_ends: usize,
    is_here: bool,
}

/// Finds how many moves the task takes with each key, the fewest first.
fn found(setup: &Setup<AnyPuzzle>) -> Vec<KeyMoves> {
    let mut keys: Vec<KeyMoves> =
        Hexadecimal::SETTINGS.iter().filter_map(|cuts| with_key(setup, cuts)).collect();
    sort_short_by_key(&mut keys, |key| key.moves.clone());
    keys
}

fn with_key(setup: &Setup<AnyPuzzle>, cuts: &'static str) -> Option<KeyMoves> {
    let other = with_parameter(setup, KEY, cuts, MAX_PIECES)?;
    let moves = other.puzzle.route(&other.start, &other.goal).ok()?.steps().clone();
    let is_here = other.puzzle == setup.puzzle;
    Some(KeyMoves {
        cuts,
        dead_ends: if is_here { dead_ends(&other) } else { 0 },
        setup: other,
        moves,
        is_here,
    })
}

/// Counts the dead ends beside the way; what goes on behind its start is none.
fn dead_ends(setup: &Setup<AnyPuzzle>) -> usize {
    let branches = setup.puzzle.branches(&setup.start, &setup.goal);
    branches.iter().filter(|branch| !branch.leaves_at.is_zero()).count()
}

#[cfg(test)]
mod tests {
    use super::*;
    use gros_session::spec;

    fn keys(text: &str) -> Vec<KeyMoves> {
        found(spec::open(text, MAX_PIECES).unwrap().session.timeline().setup())
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
    fn only_the_key_of_the_longest_way_has_no_dead_ends() {
        let here = |text: &str| keys(text).into_iter().find(|key| key.is_here).unwrap();
        assert_eq!((here("hexadecimal").cuts, here("hexadecimal").dead_ends), ("1110", 0));
        assert!(here("hexadecimal?key=1011").dead_ends > 0);
    }

    #[test]
    fn start_and_goal_stay() {
        for key in keys("hexadecimal?from=11000000&to=01000000") {
            let Setup { start, goal, .. } = &key.setup;
            assert_eq!((start.to_string(), goal.to_string()), ("11000000".to_owned(), "01000000".to_owned()));
        }
    }
}
