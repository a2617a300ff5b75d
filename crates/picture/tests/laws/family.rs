//! Laws of the pictures of the n-ary family, in all sizes and rooms.

use gros_picture::family::{Kin, find, picture};
use gros_picture::palette::Colour;
use gros_picture::puzzles::spinout::is_low;
use gros_picture::{Paint, Pictured, Scene, Sign, Subject, Target, View, style};
use gros_solver::internals::Named;
use gros_solver::internals::keys::Keys;
use gros_solver::{AnyPuzzle, Chain, Hexadecimal, Puzzle, Route, SlideOut, SpinOut, Steps};

use crate::bounds::{Bounds, bounds};

const WIDTHS: [f64; 6] = [320.0, 390.0, 630.0, 768.0, 1280.0, 1920.0];
const HEIGHTS: [f64; 2] = [90.0, 500.0];
const SIZES: [usize; 6] = [1, 2, 5, 8, 13, 64];
/// How far marks reach beyond their pieces.
const MARKS: f64 = 12.0;

/// Shapes that extend beyond the picture: the case and its slide have no left end.
const ENDLESS: [&str; 4] = ["case", "channel", "bay", "slide"];

/// Returns a puzzle in all of its sizes.
fn in_sizes<P: Named>() -> Vec<P> {
    let mut all: Vec<P> = Vec::new();
    for id in P::ENTRIES.iter().map(|entry| entry.id) {
        for size in SIZES {
            let mut keys = Keys::new(vec![("n".to_owned(), Some(size.to_string()))], 1000);
            let made = P::from_keys(id, &mut keys).map(|setup| setup.puzzle);
            all.extend(made.filter(|puzzle| !all.contains(puzzle)));
        }
    }
    all
}

/// Returns some states on the route to the goal, with all marks.
fn subjects<P: Puzzle>(puzzle: &P) -> Vec<Subject<P>> {
    let Ok(route) = puzzle.route(&puzzle.start(), &puzzle.goal()) else { return Vec::new() };
    let last = route.steps().to_u64().unwrap_or(u64::MAX);
    let steps = [0, 2, last / 2, last];
    let subject = |step: u64| {
        let step = Steps::from(step.min(last));
        let state = route.state_at(&step);
        let best = route.move_at(&step);
        let legal = puzzle.legal_moves(&state).collect();
        Subject { legal, best, has_marks: true, ..Subject::still(puzzle.clone(), state) }
    };
    steps.map(subject).into()
}

fn say(sign: Sign<'_>) -> String {
    format!("{sign:?}")
}

/// Checks the pictures of a puzzle in all rooms.
fn each_picture<P: Pictured>(puzzle: &P, mut check: impl FnMut(&Subject<P>, &View<'_>, &Scene)) {
    for subject in subjects(puzzle) {
        for room in WIDTHS.iter().flat_map(|width| HEIGHTS.map(|height| (*width, height))) {
            for is_still in [false, true] {
                let view = View { is_still, hovered: Some(1), say: &say, ..View::of(room) };
                check(&subject, &view, &P::scene(&subject, &view));
            }
        }
    }
}

/// Checks that the number of a piece is in its column.
fn has_its_number(shapes: &[Bounds], target: &Target) -> bool {
    let number = target.pieces.start().to_string();
    shapes.iter().any(|shape| shape.text == number && target.area.holds(shape.area.middle()))
}

/// Checks that everything is drawn within the picture, in columns side by side.
fn holds<P: Pictured>(
    puzzle: &P,
    has_numbers: impl Fn(&Target) -> bool,
    is_cropped: impl Fn(&View<'_>) -> bool,
) {
    each_picture(puzzle, |subject, view, scene| {
        let at = || format!("{puzzle:?} {} in {:?}", subject.state, view.room);
        let shapes = bounds(scene);
        let room = scene.room.grown(MARKS);
        let outside = shapes.iter().find(|shape| !ENDLESS.contains(&shape.role) && !shape.is_within(room));
        assert!(outside.is_none() || is_cropped(view), "{}: {outside:?} in {room:?}", at());
        let mut end = scene.room.x;
        let mut targets: Vec<&Target> = scene.targets.iter().collect();
        targets.sort_by(|one, other| one.area.x.total_cmp(&other.area.x));
        for target in targets {
            assert!(target.area.x >= end - 0.01, "{}: {target:?} begins before {end}", at());
            end = target.area.x + target.area.width;
            assert!(!has_numbers(target) || has_its_number(&shapes, target), "{}: {target:?}", at());
        }
        assert!(end <= scene.room.x + scene.room.width + 0.01, "{}", at());
    });
}

/// Checks that a point on a piece finds that piece.
fn finds<P: Kin + Pictured>(puzzle: &P) {
    each_picture(puzzle, |subject, view, _| {
        let (row, scene) = picture(subject, view);
        for (index, cell) in row.cells() {
            let target = &scene.targets[index];
            let middle = middle(target);
            assert_eq!(find(&row, &scene, middle, true), Some((cell.piece, None)));
        }
    });
}

fn middle(target: &Target) -> (f64, f64) {
    let points = &target.outlines[0].0;
    let ((left, top), (right, foot)) = (points[0], points[2]);
    ((left + right) / 2.0, (top + foot) / 2.0)
}

#[test]
fn pictures_of_chains_hold_together() {
    for chain in in_sizes::<Chain>() {
        // Drivers, which are piece 0, and runs have no number.
        holds(
            &chain,
            |target| target.pieces.start() == target.pieces.end() && *target.pieces.start() > 0,
            |_| false,
        );
        finds(&chain);
    }
}

#[test]
fn pictures_of_slides_hold_together() {
    for slide in in_sizes::<SlideOut>() {
        holds(&slide, |target| target.pieces.start() == target.pieces.end(), |_| false);
        finds(&slide);
    }
}

#[test]
fn pictures_of_bars_hold_together() {
    for key in ["1110", "0000", "1111", "0101"] {
        let bars = Hexadecimal::new(key).unwrap();
        holds(&bars, |_| true, |_| false);
        finds(&bars);
    }
}

#[test]
fn pictures_of_dials_hold_together() {
    for dials in [1, 3, 5, 7] {
        holds(&SpinOut::new(dials).unwrap(), |_| true, |view| is_low(dials, view));
    }
}

#[test]
fn a_puzzle_on_the_shelf_has_no_colour_of_the_next_move() {
    let hints = [Colour::Hint, Colour::HintFill, Colour::HintTint, Colour::Bay].map(Paint::Plain);
    for id in gros_solver::ids() {
        let session = gros_session::spec::open(id, 1_000).unwrap().session;
        let timeline = session.timeline();
        let still = Subject::still(timeline.puzzle().clone(), timeline.setup().start.clone());
        let subject = Subject { best: timeline.best_move(), has_marks: false, ..still };
        let scene =
            AnyPuzzle::scene(&subject, &View { is_still: true, say: &say, ..View::of((680.0, 328.0)) });
        for role in scene.all().filter_map(|shape| shape.role) {
            let style = style(role).unwrap();
            assert!(!hints.contains(&style.fill) && !hints.contains(&style.stroke), "{id}: {role:?}");
        }
    }
}
