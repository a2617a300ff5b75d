//! Laws of the small boards: complete, in tab order, with targets large enough for a finger.

use gros_picture::mini::{self, Mini};
use gros_picture::{Gesture, Pictured, Scene, Side, Target};
use gros_solver::internals::Placed;
use gros_solver::{AnyPuzzle, AnyState, Puzzle};

use crate::bounds::bounds;
use crate::samples::samples;

const WIDTHS: [f64; 3] = [288.0, 352.0, 390.0];
/// The minimum size of a target in CSS pixels (WCAG 2.2, 2.5.8).
const MIN_TARGET: f64 = 24.0;

/// Draws the small board of each state with all options.
pub fn scenes() -> impl Iterator<Item = (String, AnyPuzzle, AnyState, f64, Scene)> {
    samples().into_iter().flat_map(|sample| {
        let ways = WIDTHS.into_iter().flat_map(|width| [(width, false), (width, true)]);
        let ways =
            ways.flat_map(|(width, is_large)| [false, true].map(|is_flipped| (width, is_large, is_flipped)));
        ways.filter_map(move |(width, is_large, is_flipped)| {
            let say = |placed: &Placed| format!("{}", placed.place);
            let mini = Mini { width, is_large, is_flipped, say: &say };
            let scene = sample.puzzle.mini(&sample.state, &mini)?;
            let how = format!("{} {width} {is_large} {is_flipped}", sample.spec);
            Some((how, sample.puzzle.clone(), sample.state.clone(), width, scene))
        })
        .collect::<Vec<_>>()
    })
}

#[test]
fn small_puzzles_with_places_have_a_small_board() {
    let drawn: Vec<String> = scenes().map(|(how, ..)| how).collect();
    let is_drawn = |spec: &str| drawn.iter().any(|how| how.starts_with(spec));
    for spec in
        ["rings?step=0", "hanoi?step=0", "elephants?step=0", "kugellager?step=0", "hexadecimal?step=0"]
    {
        assert!(is_drawn(spec), "{spec}");
    }
    for spec in ["rings?n=64", "hanoi?n=20", "chain?base=3&n=40", "spinout?outside=1", "wythoff"] {
        assert!(!is_drawn(spec), "{spec}");
    }
}

#[test]
fn all_pieces_are_in_order_and_large_enough() {
    for (how, puzzle, state, _, scene) in scenes() {
        let mut pieces: Vec<usize> = scene.targets.iter().map(|target| *target.pieces.start()).collect();
        pieces.sort_unstable();
        let mut all: Vec<usize> =
            puzzle.layout(&state, 0..puzzle.pieces()).iter().map(|placed| placed.piece).collect();
        all.sort_unstable();
        assert_eq!(pieces, all, "{how}");
        for Target { area, .. } in &scene.targets {
            assert!(area.width >= MIN_TARGET && area.height >= MIN_TARGET, "{how}: {area:?}");
        }
        for two in scene.targets.windows(2) {
            let is_after = (two[1].area.y, two[1].area.x) > (two[0].area.y, two[0].area.x);
            assert!(is_after, "{how}: {:?}", two.iter().map(|target| target.area).collect::<Vec<_>>());
        }
    }
}

#[test]
fn nothing_is_drawn_outside_a_small_board() {
    for (how, _, _, width, scene) in scenes() {
        assert!(scene.room.width <= width + 0.01, "{how}: {:?}", scene.room);
        // Bounds count half of the bar's stroke beyond its flat ends.
        let room = scene.room.grown(3.6);
        for shape in bounds(&scene) {
            assert!(shape.is_within(room), "{how}: {shape:?} in {room:?}");
        }
    }
}

#[test]
fn a_gesture_changes_one_piece() {
    for (how, puzzle, state, width, scene) in scenes() {
        for target in &scene.targets {
            let target = *target.pieces.start();
            let set = |gesture| mini::set(&puzzle, &state, width, gesture);
            let clicked = set(Gesture::Choose { target, at: None }).unwrap();
            let differing = |other: &AnyState| {
                let layout = |state| puzzle.layout(state, 0..puzzle.pieces());
                layout(&state).iter().zip(layout(other)).filter(|(one, other)| **one != *other).count()
            };
            assert_eq!(differing(&clicked), 1, "{how}: {target}");
            let pushed = [Side::Up, Side::Down, Side::Left, Side::Right]
                .into_iter()
                .filter_map(|to| set(Gesture::Push { target, to }));
            assert!(pushed.clone().count() > 0, "{how}: {target}");
            assert!(pushed.map(|state| differing(&state)).all(|count| count == 1), "{how}: {target}");
        }
    }
}
