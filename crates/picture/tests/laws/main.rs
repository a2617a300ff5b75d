//! What holds for the picture of every puzzle, at every size, in every look.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test that cannot go on ends at once")]

mod bounds;
mod graph;
mod kept;
mod mini;
mod one_ruler;
mod outline;
mod samples;
mod timeline;

use std::collections::BTreeSet;

use gros_picture::plot::Plot;
use gros_picture::puzzles::{slideout::TreeMap, spinout};
use gros_picture::sheet::{Sheet, Words};
use gros_picture::{
    Form, Game, Manner, Moving, Pictured, Rect, Role, Scene, Setting, Shape, Sign, Subject, View, style,
    styles,
};
use gros_picture::{bars, round};
use gros_solver::{AnyPuzzle, AnyState, Detour, DialMove, Facing, Puzzle, Route, SlideOut};

use bounds::{Seen, seen};
use samples::{each_scene, samples};
use timeline::timelines;

/// The roles by which a page finds what it lets glide or shakes; they have no look of their own.
const MOVING: [&str; 2] = ["bar-slide", "nudged"];

/// What goes out of the room, as tests beside it say: the bar of the rings, which is drawn out, and the case that moves
/// over Spin-Out's dials.
const BEYOND: [&str; 11] = [
    "handle",
    "handle-grain",
    "ferrule",
    "rail-line",
    "rail-shade",
    "rail-body",
    "rail-light",
    "case",
    "channel",
    "bay",
    "slide",
];

/// Draws the maps of dead ends, on the way and in one of them.
fn dead_ends() -> impl Iterator<Item = Scene> {
    let dance = SlideOut::elephants(5).unwrap();
    let (start, goal) = (dance.start(), dance.goal());
    let steps = dance.route(&start, &goal).unwrap().steps().clone();
    let map = TreeMap::of(steps, &dance.branches(&start, &goal), 243).unwrap();
    [(0_u32, 0_u32), (83, 3)].into_iter().map(move |(leaves_at, depth)| {
        let say = |sign: Sign<'_>| format!("{sign:?}");
        let detour = Detour { leaves_at: leaves_at.into(), depth: depth.into() };
        map.scene(&detour, &View { say: &say, ..View::of((992.0, 200.0)) })
    })
}

/// Draws what cards and lists show beside the boards.
fn drawings() -> impl Iterator<Item = Scene> {
    let plot = Plot {
        side: "20",
        slope: 1.618,
        lines: ["y = φ·x", "x = φ·y"],
        places: &[(0.1, 0.2)],
        here: (0.5, 0.7),
    };
    let ways = [(0, 1, false), (1, 0, true), (0, 0, false)];
    let ways = ways.map(|(from, to, is_next)| round::Way { from, to, label: "on", is_next });
    let bars = samples().into_iter().filter_map(|sample| bars::scene(&sample.puzzle, &sample.state));
    let ends = [false, true].into_iter().filter_map(|is_left| Setting::FreeEnd.scene(is_left));
    bars.chain(ends).chain([
        plot.scene(),
        round::scene(2, ways),
        round::scene(3, ways.into_iter().filter(|way| way.from != way.to)),
    ])
}

#[test]
fn what_stands_beside_boards_is_within_its_room() {
    for scene in drawings() {
        let room = scene.room.grown(3.0);
        for Seen { role, area, .. } in seen(&scene) {
            let corners = [(area.x, area.y), (area.x + area.width, area.y + area.height)];
            assert!(corners.iter().all(|corner| room.holds(*corner)), "{role} at {area:?} in {room:?}");
        }
    }
}

fn is_drawn(scene: &Scene) -> bool {
    *scene != Scene::default()
}

#[test]
fn every_puzzle_is_drawn() {
    each_scene(|sample, _, scene| assert!(is_drawn(scene), "{}", sample.spec));
}

#[test]
fn every_role_has_a_style_and_every_style_a_shape() {
    let mut used: BTreeSet<Role> = BTreeSet::new();
    each_scene(|_, _, scene| used.extend(scene.all().filter_map(|shape| shape.role)));
    let pictures = timelines()
        .chain(one_ruler::walks())
        .chain(graph::scenes())
        .chain(mini::scenes().map(|mini| mini.4))
        .chain(drawings())
        .chain(dead_ends());
    let alone = pictures.chain([spinout::turned(DialMove { dial: 1, to: Facing::Upright, outside: false })]);
    alone.for_each(|scene| used.extend(scene.all().filter_map(|shape| shape.role)));
    used.extend(Scene::default().on_ground().all().filter_map(|shape| shape.role));
    let sheet = Sheet::of([], (900.0, 600.0)).show(Scene::default(), Words::default());
    used.extend(sheet.all().filter_map(|shape| shape.role));
    for role in used.iter().filter(|role| !MOVING.contains(&role.0)) {
        assert!(style(*role).is_some(), "{} has no style", role.0);
    }
    let unused: BTreeSet<&str> =
        styles().map(|style| style.role).filter(|role| !used.contains(role)).map(|role| role.0).collect();
    assert_eq!(unused, BTreeSet::new());
}

#[test]
fn what_blocks_is_outlined_over_the_mark_of_the_next_move() {
    let mut found = 0;
    each_scene(|sample, _, scene| {
        let groups = scene.all().filter_map(|shape| match &shape.form {
            Form::Group(_, within) => Some(within.as_slice()),
            _ => None,
        });
        for shapes in groups.chain([scene.shapes.as_slice()]) {
            let is = |role: &'static str| move |shape: &Shape| shape.role == Some(Role(role));
            let halo = shapes.iter().rposition(is("halo"));
            if let Some((blocked, halo)) = shapes.iter().position(is("blocked")).zip(halo) {
                found += 1;
                assert!(blocked > halo, "{}", sample.spec);
            }
        }
    });
    assert!(found > 20, "{found}");
}

#[test]
fn a_role_has_one_style() {
    let mut known = BTreeSet::new();
    for style in styles() {
        assert!(known.insert(style.role), "{} has two styles", style.role.0);
    }
}

#[test]
fn nothing_is_drawn_outside_of_the_room() {
    each_scene(|sample, how, scene| {
        // The line of what lies at an edge may reach over it.
        let room = scene.room.grown(3.0);
        for Seen { role, area, .. } in seen(scene) {
            if BEYOND.contains(&role) {
                continue;
            }
            let corners = [(area.x, area.y), (area.x + area.width, area.y + area.height)];
            let is_inside = corners.iter().all(|corner| room.holds(*corner));
            assert!(is_inside, "{} {how}: {role} at {area:?} in {room:?}", sample.spec);
        }
        assert!(scene.tag.is_none_or(|tag| room.holds(tag)), "{} {how}: the tag", sample.spec);
    });
}

#[test]
fn targets_stand_side_by_side_and_have_all_pieces() {
    each_scene(|sample, how, scene| {
        let areas: Vec<_> = scene.targets.iter().map(|target| target.area).collect();
        for (index, one) in areas.iter().enumerate() {
            let is_apart = |other: &Rect| {
                let before = |one: &Rect, other: &Rect| {
                    one.x + one.width <= other.x + 0.01 || one.y + one.height <= other.y + 0.01
                };
                before(one, other) || before(other, one)
            };
            assert!(areas[..index].iter().all(is_apart), "{} {how}: {one:?} in {areas:?}", sample.spec);
        }
        let room = scene.room.grown(0.01);
        for area in &areas {
            let middle = (area.x + area.width / 2.0, area.y + area.height / 2.0);
            assert!(room.holds(middle), "{} {how}: {area:?} in {room:?}", sample.spec);
        }
        if areas.is_empty() {
            return;
        }
        for Seen { mark, area, .. } in seen(scene).into_iter().filter(|seen| seen.mark.is_some()) {
            let middle = (area.x + area.width / 2.0, area.y + area.height / 2.0);
            assert!(areas.iter().any(|area| area.holds(middle)), "{} {how}: {mark:?}", sample.spec);
        }
    });
}

#[test]
fn the_same_is_drawn_alike_twice() {
    let mut first = Vec::new();
    each_scene(|_, _, scene| first.push(scene.clone()));
    let mut index = 0;
    each_scene(|sample, how, scene| {
        assert_eq!(*scene, first[index], "{} {how}", sample.spec);
        index += 1;
    });
}

/// Returns what is seen of a position, or of a move on its way there.
fn sight(subject: &Subject<AnyPuzzle>, game: Option<&Game>, room: (f64, f64)) -> (Rect, Vec<Seen>) {
    let view = View { is_still: true, game, ..View::of(room) };
    let scene = AnyPuzzle::scene(subject, &view);
    // A page lets the bar of the rings glide to where it rests; how far a comb may run changes at once.
    let is_at_once = |role: &str| BEYOND.contains(&role) || role == "stops" || role.starts_with("scale-");
    (scene.room, seen(&scene).into_iter().filter(|one| !is_at_once(one.role)).collect())
}

/// Finds what of one sight is not in the other, whatever the order in which it is drawn.
fn difference(one: (Rect, Vec<Seen>), (room, mut other): (Rect, Vec<Seen>)) -> Vec<Seen> {
    assert_eq!(one.0, room);
    let is_missing = |seen: &Seen| {
        let place = other.iter().position(|other| seen.is_as(other));
        place.map(|place| other.swap_remove(place)).is_none()
    };
    let mut missing: Vec<Seen> = one.1.into_iter().filter(is_missing).collect();
    missing.extend(other);
    missing
}

#[test]
fn a_move_begins_at_the_state_left_and_ends_at_the_state_reached() {
    for sample in samples() {
        let puzzle = &sample.puzzle;
        for mv in puzzle.legal_moves(&sample.state).take(4) {
            let to = puzzle.play(&sample.state, &mv).unwrap();
            if puzzle.milliseconds(&sample.state, &to) == 0 {
                continue;
            }
            let at = |part: f64| {
                let moving = Some(Moving { from: sample.state.clone(), part, manner: Manner::Full });
                let goal = sample.goal.clone();
                Subject { goal, moving, ..Subject::still(puzzle.clone(), to.clone()) }
            };
            let rest = |state| Subject { goal: sample.goal.clone(), ..Subject::still(puzzle.clone(), state) };
            for room in [(992.0, 560.0), (366.0, 400.0)] {
                // The square that is shown stays where it is while a move is on its way.
                let corner = |state: &AnyState| Some(sample.game(state, room)?.field?.corner);
                let stays = corner(&sample.state) == corner(&to);
                let sight = |subject: &Subject<AnyPuzzle>| {
                    let game = sample.game(&subject.state, room).filter(|_| stays);
                    sight(subject, game.as_ref(), room)
                };
                let same = |one: Subject<AnyPuzzle>, other: Subject<AnyPuzzle>, when: &str| {
                    let difference = difference(sight(&one), sight(&other));
                    assert!(difference.is_empty(), "{} {mv}, {when}: {difference:?}", sample.spec);
                };
                same(at(0.0), rest(sample.state.clone()), "as it begins");
                same(at(1.0), rest(to.clone()), "as it ends");
            }
        }
    }
}
