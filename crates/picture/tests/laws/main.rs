//! What holds for the picture of every puzzle, at every size, in every look.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test that cannot go on ends at once")]

mod bounds;
mod kept;
mod outline;
mod samples;

use std::collections::BTreeSet;

use gros_picture::{Game, Moving, Pictured, Role, Scene, Subject, View, style, styles};
use gros_solver::{AnyPuzzle, AnyState, Puzzle};

use bounds::{Seen, seen};
use samples::{each_scene, samples};

/// Roles that wait for pictures that are still to come.
const LATER: &[&str] = &[
    "bead-light",
    "blocked",
    "engraved",
    "eye",
    "halo",
    "halo-casing",
    "halo-fill",
    "halo-legal",
    "left-out",
    "left-out-bad",
    "lock",
    "lock-ground",
    "piece-number",
    "plate-digit",
    "plate-face",
    "result",
    "turn",
];

fn is_drawn(scene: &Scene) -> bool {
    *scene != Scene::default()
}

#[test]
#[ignore = "until the pictures of all puzzles are there"]
fn every_puzzle_is_drawn() {
    each_scene(|sample, _, scene| assert!(is_drawn(scene), "{}", sample.spec));
}

#[test]
fn every_role_has_a_style_and_every_style_a_shape() {
    let mut used: BTreeSet<Role> = BTreeSet::new();
    each_scene(|_, _, scene| used.extend(scene.all().filter_map(|shape| shape.role)));
    used.extend(Scene::default().on_ground().all().filter_map(|shape| shape.role));
    for role in &used {
        assert!(style(*role).is_some(), "{} has no style", role.0);
    }
    let unused: BTreeSet<&str> =
        styles().map(|style| style.role).filter(|role| !used.contains(role)).map(|role| role.0).collect();
    assert_eq!(unused, LATER.iter().copied().collect());
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
        let room = scene.room.grown(1.0);
        for Seen { role, area, .. } in seen(scene) {
            let corners = [(area.x, area.y), (area.x + area.width, area.y + area.height)];
            assert!(
                corners.iter().all(|corner| room.holds(*corner)),
                "{} {how}: {role} at {area:?} in {room:?}",
                sample.spec
            );
        }
        assert!(scene.tag.is_none_or(|tag| room.holds(tag)), "{} {how}: the tag", sample.spec);
    });
}

#[test]
fn targets_stand_side_by_side_and_have_all_pieces() {
    each_scene(|sample, how, scene| {
        let areas: Vec<_> = scene.targets.iter().map(|target| target.area).collect();
        for two in areas.windows(2) {
            let across = two[0].x + two[0].width <= two[1].x + 0.01;
            let down = two[0].y + two[0].height <= two[1].y + 0.01;
            assert!(across || down, "{} {how}: {two:?}", sample.spec);
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

/// Returns what is seen of a position, or of a move on its way there, whatever the order in which it is drawn.
fn sight(subject: &Subject<AnyPuzzle>, game: Option<&Game>, room: (f64, f64)) -> (String, Vec<String>) {
    let view = View { is_still: true, game, ..View::of(room) };
    let scene = AnyPuzzle::scene(subject, &view);
    let mut lines: Vec<String> = seen(&scene).iter().map(Seen::line).collect();
    lines.sort();
    (format!("{:?}", scene.room), lines)
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
                let moving = Some(Moving { from: sample.state.clone(), part, is_short: false });
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
                    assert_eq!(sight(&one), sight(&other), "{} {mv}, {when}", sample.spec);
                };
                same(at(0.0), rest(sample.state.clone()), "as it begins");
                same(at(1.0), rest(to.clone()), "as it ends");
            }
        }
    }
}
