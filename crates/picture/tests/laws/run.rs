//! Laws of the strip of a run, the ruler of sizes and the picture to send.

use gros_picture::days::{self, Day};
use gros_picture::run::result::{SIZE, Words};
use gros_picture::run::sizes::{self, Size};
use gros_picture::run::{Aid, Move, Run};
use gros_picture::{Form, Rect, Scene, Shape, style};

use crate::bounds::bounds;

/// A run of five rings as the ruler counts them, with a detour at moves 10 and 11 and a hint before move 16.
pub fn five_rings() -> Run {
    let classes = [1, 3, 1, 2, 1, 5, 1, 2, 1, 1, 1, 3, 1, 2, 1, 4, 1, 2, 1, 3, 1, 2, 1];
    let moves = classes.into_iter().enumerate();
    let moves = moves.map(|(index, size_class)| Move { size_class, is_nearer: !(9..11).contains(&index) });
    Run { moves: moves.collect(), aids: vec![(15, Aid::Hint)] }
}

/// The picture of that run to send.
pub fn result() -> Scene {
    let facts = [("23", "moves"), ("21", "the fewest"), ("1", "hint"), ("1:26", "time")];
    let words = Words {
        title: "Five rings solved".to_owned(),
        standing: "Your first with five rings".to_owned(),
        facts: facts.map(|(number, name)| (number.to_owned(), name.to_owned())).to_vec(),
        address: "gros.example/#/rings?n=5&mode=solve".to_owned(),
    };
    five_rings().result(words)
}

/// Draws everything that is shown of runs and of the puzzles of the day.
pub fn scenes() -> impl Iterator<Item = Scene> {
    let day = |place: u32, is_current: bool| Day {
        place,
        is_current,
        number: (place > 0).then(|| place.to_string()),
    };
    let week = [day(0, false), day(1, false), day(2, true), day(3, true)];
    let sizes = [5, 10, 21, 42].map(|moves: u8| Size {
        part: f64::from(moves) / 42.0,
        moves: moves.to_string(),
        name: String::new(),
    });
    [five_rings().strip(358.0), result(), days::streak(&week), days::spent(&[0, 1, 3])]
        .into_iter()
        .chain([sizes::scene(&sizes, 2, 358.0)])
}

/// A run of the first moves of the ruler sequence, every tenth of which came no nearer.
fn ruler(moves: u32) -> Run {
    let made =
        |step: u32| Move { size_class: step.trailing_zeros() + 1, is_nearer: !step.is_multiple_of(10) };
    let aids = (0..moves as usize).step_by(7).map(|index| (index, [Aid::Hint, Aid::Look][index % 2]));
    Run { moves: (1..=moves).map(made).collect(), aids: aids.collect() }
}

fn path(scene: &Scene, role: &str) -> String {
    match scene.of_role(role).next().map(|shape| &shape.form) {
        Some(Form::Path { d, .. }) => d.clone(),
        _ => String::new(),
    }
}

fn words(scene: &Scene, role: &str) -> Vec<String> {
    let text = scene.of_role(role).filter_map(|shape| match &shape.form {
        Form::Text(_, _, words) => Some(words.clone()),
        _ => None,
    });
    text.collect()
}

fn count(path: &str) -> usize {
    path.matches('M').count()
}

fn icons(scene: &Scene) -> usize {
    scene.shapes.iter().filter(|shape| matches!(shape.form, Form::Group(..))).count()
}

#[test]
fn each_move_is_a_tick_of_its_kind() {
    let strip = five_rings().strip(358.0);
    assert_eq!((count(&path(&strip, "run-nearer")), count(&path(&strip, "run-other"))), (21, 2));
    assert_eq!((count(&path(&strip, "run-detour")), icons(&strip)), (1, 1));
    let mut numbers = words(&strip, "run-number");
    numbers.sort();
    assert_eq!(numbers, ["3", "3", "3", "4", "5"]);
}

#[test]
fn a_strip_shows_the_newest_moves_that_fit() {
    for width in [296.0, 358.0, 480.0, 1072.0] {
        let most = Run::capacity(width);
        for moves in [1, 2, 5, 40, 341, 5_000] {
            let strip = ruler(moves).strip(width);
            let ticks = count(&path(&strip, "run-nearer")) + count(&path(&strip, "run-other"));
            assert_eq!(ticks, most.min(moves as usize), "{moves} on {width}");
            within(&strip);
        }
    }
}

#[test]
fn a_long_run_keeps_no_aid_of_moves_that_are_left_out() {
    let mut run = ruler(500);
    run.aids = vec![(0, Aid::Hint), (499, Aid::Look)];
    assert_eq!(icons(&run.strip(358.0)), 1);
}

#[test]
fn the_tallest_tick_stays_below_its_number() {
    let one = |size_class| Run { moves: vec![Move { size_class, is_nearer: true }], aids: Vec::new() };
    for size_class in [1, 5, 9, 64, 1_000] {
        within(&one(size_class).strip(358.0));
    }
}

#[test]
fn sizes_that_touch_lose_their_words() {
    let size =
        |part: f64, moves: &str, name: &str| Size { part, moves: moves.to_owned(), name: name.to_owned() };
    let rings = [
        size(5.0 / 42.0, "5", "3"),
        size(10.0 / 42.0, "10", "4"),
        size(0.5, "21", "5 rings"),
        size(1.0, "42", "6 rings"),
    ];
    let scene = sizes::scene(&rings, 2, 358.0);
    within(&scene);
    assert_eq!(words(&scene, "sizes-moves"), ["21", "10", "5"]);
    assert_eq!(words(&scene, "sizes-ahead"), ["42"]);
    let steep =
        [size(0.001, "26", "2"), size(0.008, "80", "3"), size(0.04, "242", "4"), size(1.0, "728", "5")];
    let scene = sizes::scene(&steep, 2, 296.0);
    within(&scene);
    assert_eq!(words(&scene, "sizes-moves"), ["242"]);
}

#[test]
fn the_picture_to_send_holds_all_of_it() {
    let long = "A puzzle with a name so long that nobody would ever say it, solved".to_owned();
    let all = [result(), five_rings().result(Words { title: long, ..Words::default() })];
    for scene in all {
        assert_eq!(scene.room, Rect::new(0.0, 0.0, SIZE.0, SIZE.1));
        within(&scene);
        for shape in scene.shapes.iter().flat_map(Shape::all) {
            assert!(shape.role.is_none_or(|role| style(role).is_some()), "{shape:?}");
        }
    }
}

fn within(scene: &Scene) {
    for bounds in bounds(scene) {
        assert!(bounds.is_within(scene.room.grown(0.01)), "{bounds:?} is outside {:?}", scene.room);
    }
}
