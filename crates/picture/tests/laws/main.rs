//! Laws of the pictures of every puzzle, at every size, in every look.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

mod bounds;
mod family;
mod graph;
mod kept;
mod methods;
mod mini;
mod one_ruler;
mod outline;
mod proofs;
mod rings;
mod run;
mod samples;
mod timeline;

use std::collections::BTreeSet;

use gros_picture::cube::Cube;
use gros_picture::plot::Plot;
use gros_picture::puzzles::{slideout::TreeMap, spinout};
use gros_picture::sheet::{Sheet, Words};
use gros_picture::{
    Form, Game, Manner, Moving, Pictured, Rect, Role, Scene, Shape, Sign, Subject, View, boards_sheet,
    first_sheet, style, styles,
};
use gros_picture::{bars, round, rules};
use gros_solver::internals::Detour;
use gros_solver::{AnyPuzzle, AnyState, DialMove, Facing, Puzzle, Route, SlideOut};

use bounds::{Bounds, bounds};
use samples::{each_scene, samples};

/// Roles that the page animates; they have no style.
const ANIMATED: [&str; 2] = ["bar-slide", "nudged"];

/// How far the stroke of a shape at an edge may reach beyond it.
const STROKE: f64 = 3.0;

/// Roles that may be drawn outside the room: the bar of the rings, and Spin-Out's case.
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

/// Draws the maps of dead ends, on the route and in a dead end.
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

/// Draws the pictures of cards and lists.
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
    let ends = [false, true].into_iter().map(gros_picture::puzzles::rings::free_end);
    bars.chain(ends).chain([
        plot.scene(),
        Cube { list: &[0, 1, 2, 3, 4, 5, 6, 7] }.scene(),
        round::scene(2, ways),
        round::scene(3, ways.into_iter().filter(|way| way.from != way.to)),
    ])
}

/// Draws the figures of the panel beside a board.
fn panel() -> impl Iterator<Item = Scene> {
    [rules::of_rings(false), rules::of_rings(true), rules::of_towers()].concat().into_iter()
}

/// Draws boards on which nothing is marked but the piece that one points at, or that is talked about.
fn boards_alone() -> impl Iterator<Item = Scene> {
    samples().into_iter().filter(|sample| !sample.puzzle.is_game()).flat_map(|sample| {
        let legal: Vec<_> = sample.puzzle.legal_moves(&sample.state).take(64).collect();
        let moved = legal.first().map(|mv| sample.puzzle.displacement(&sample.state, mv).piece);
        let still = Subject::still(sample.puzzle.clone(), sample.state.clone());
        let pointed_at = View { hovered: moved, ..View::of((800.0, 400.0)) };
        let looks = sample.puzzle.looks().iter();
        let lit = looks.map(|look| {
            let view = View { look: *look, ..View::of((800.0, 400.0)) };
            AnyPuzzle::scene(&Subject { lit: moved, ..still.clone() }, &view)
        });
        let lit: Vec<Scene> = lit.collect();
        lit.into_iter().chain([AnyPuzzle::scene(&Subject { legal, ..still.clone() }, &pointed_at)])
    })
}

/// No colour tells what nobody asked for.
#[test]
fn a_board_alone_has_nothing_of_the_next_move() {
    let told = ["halo", "halo-fill", "result", "turn", "arrow", "landing", "way", "leader"];
    for scene in boards_alone() {
        let roles = scene.all().filter_map(|shape| shape.role);
        assert_eq!(roles.filter(|role| told.contains(&role.0)).count(), 0);
    }
}

#[test]
fn no_drawing_is_outside_its_room() {
    for scene in drawings().chain(panel()).chain(one_ruler::scenes()) {
        let room = scene.room.grown(STROKE);
        for shape in bounds(&scene) {
            assert!(shape.is_within(room) || BEYOND.contains(&shape.role), "{shape:?} in {room:?}");
        }
    }
}

#[test]
fn every_puzzle_is_drawn() {
    let mut drawn = BTreeSet::new();
    each_scene(|sample, _, _| drawn.extend([sample.puzzle.id()]));
    assert_eq!(drawn, gros_solver::ids().into_iter().collect());
}

#[test]
fn every_role_has_a_style_and_every_style_is_used() {
    let mut used: BTreeSet<Role> = BTreeSet::new();
    each_scene(|_, _, scene| used.extend(scene.all().filter_map(|shape| shape.role)));
    let pictures = timeline::scenes()
        .chain(one_ruler::scenes())
        .chain(proofs::scenes())
        .chain(methods::scenes())
        .chain(graph::scenes())
        .chain(mini::scenes().map(|mini| mini.4))
        .chain(drawings())
        .chain(dead_ends())
        .chain(panel())
        .chain(run::scenes())
        .chain(boards_alone());
    let turned = spinout::turned(DialMove { dial: 1, to: Facing::Upright, outside: false });
    let alone = pictures.chain([turned, rings::in_slow_hands()]).chain(rings::marks());
    alone.for_each(|scene| used.extend(scene.all().filter_map(|shape| shape.role)));
    used.extend(Scene::default().on_ground().all().filter_map(|shape| shape.role));
    let sheet = Sheet::of([], (900.0, 600.0)).show(Scene::default(), Words::default());
    used.extend(sheet.all().filter_map(|shape| shape.role));
    for role in used.iter().filter(|role| !ANIMATED.contains(&role.0)) {
        assert!(style(*role).is_some(), "{} has no style", role.0);
    }
    let unused: BTreeSet<&str> =
        styles().map(|style| style.role).filter(|role| !used.contains(role)).map(|role| role.0).collect();
    assert_eq!(unused, BTreeSet::new());
}

/// Lists the roles that a style sheet has styles of, and other words before a brace.
fn styled(sheet: &str) -> BTreeSet<&str> {
    sheet.split('.').filter_map(|rule| rule.split_once('{')).map(|(role, _)| role).collect()
}

/// Asserts that a picture has no other roles than these.
fn assert_styled(styled: &BTreeSet<&str>, scene: &Scene, of: &str) {
    let roles = scene.all().filter_map(|shape| shape.role).filter(|role| !ANIMATED.contains(&role.0));
    for role in roles {
        assert!(styled.contains(role.0), "{of}: {} comes with another sheet", role.0);
    }
}

#[test]
fn the_styles_of_a_board_come_with_it() {
    let (first, others) = (first_sheet(), first_sheet() + &boards_sheet());
    let (first, others) = (styled(&first), styled(&others));
    each_scene(|sample, _, scene| {
        assert_styled(if sample.puzzle.id() == "rings" { &first } else { &others }, scene, &sample.spec);
    });
    rules::of_rings(false).iter().for_each(|figure| assert_styled(&first, figure, "rules"));
}

#[test]
fn blockers_are_outlined_over_the_mark_of_the_next_move() {
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
fn nothing_is_drawn_outside_the_room() {
    each_scene(|sample, how, scene| {
        let room = scene.room.grown(STROKE);
        for shape in bounds(scene).into_iter().filter(|shape| !BEYOND.contains(&shape.role)) {
            assert!(shape.is_within(room), "{} {how}: {shape:?} in {room:?}", sample.spec);
        }
        assert!(scene.tag.is_none_or(|tag| room.holds(tag)), "{} {how}: the tag", sample.spec);
    });
}

#[test]
fn targets_are_disjoint_and_cover_all_pieces() {
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
            assert!(room.holds(area.middle()), "{} {how}: {area:?} in {room:?}", sample.spec);
        }
        if areas.is_empty() {
            return;
        }
        for Bounds { mark, area, .. } in bounds(scene).into_iter().filter(|shape| shape.mark.is_some()) {
            let middle = area.middle();
            assert!(areas.iter().any(|area| area.holds(middle)), "{} {how}: {mark:?}", sample.spec);
        }
    });
}

/// Assistive technology clicks in the middle of a button.
#[test]
fn the_middle_of_a_target_is_its_own() {
    each_scene(|sample, how, scene| {
        for target in &scene.targets {
            let found = scene.target_at(target.area.middle()).map(|found| &found.pieces);
            assert_eq!(found, Some(&target.pieces), "{} {how}", sample.spec);
        }
    });
}

#[test]
fn drawing_is_deterministic() {
    let mut first = Vec::new();
    each_scene(|_, _, scene| first.push(scene.clone()));
    let mut index = 0;
    each_scene(|sample, how, scene| {
        assert_eq!(*scene, first[index], "{} {how}", sample.spec);
        index += 1;
    });
}

/// Returns the visible shapes of a state at rest or during a move.
fn rendering(subject: &Subject<AnyPuzzle>, game: Option<&Game>, room: (f64, f64)) -> (Rect, Vec<Bounds>) {
    let view = View { is_still: true, game, ..View::of(room) };
    let scene = AnyPuzzle::scene(subject, &view);
    // CSS animates the bar of the rings, and the stops of a comb change at once.
    let is_excluded = |role: &str| BEYOND.contains(&role) || role == "stops" || role.starts_with("scale-");
    (scene.room, bounds(&scene).into_iter().filter(|shape| !is_excluded(shape.role)).collect())
}

/// Returns shapes that are in only one of two renderings, regardless of order.
fn difference(one: (Rect, Vec<Bounds>), (room, mut other): (Rect, Vec<Bounds>)) -> Vec<Bounds> {
    assert_eq!(one.0, room);
    let is_missing = |shape: &Bounds| {
        let index = other.iter().position(|other| shape.is_like(other));
        index.map(|index| other.swap_remove(index)).is_none()
    };
    let mut missing: Vec<Bounds> = one.1.into_iter().filter(is_missing).collect();
    missing.extend(other);
    missing
}

#[test]
fn a_move_starts_and_ends_at_its_states() {
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
                // The visible part of the square does not scroll during a move.
                let corner = |state: &AnyState| Some(sample.game(state, room)?.field?.corner);
                let stays = corner(&sample.state) == corner(&to);
                let rendering = |subject: &Subject<AnyPuzzle>| {
                    let game = sample.game(&subject.state, room).filter(|_| stays);
                    rendering(subject, game.as_ref(), room)
                };
                let same = |one: Subject<AnyPuzzle>, other: Subject<AnyPuzzle>, when: &str| {
                    let difference = difference(rendering(&one), rendering(&other));
                    assert!(difference.is_empty(), "{} {mv}, {when}: {difference:?}", sample.spec);
                };
                same(at(0.0), rest(sample.state.clone()), "as it begins");
                same(at(1.0), rest(to.clone()), "as it ends");
            }
        }
    }
}
