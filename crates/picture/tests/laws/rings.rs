//! Laws of the pictures of the rings: stacking order, bounds, and targets.

use gros_picture::puzzles::rings::{Condition, SlowHands, Waits, Window, columns};
use gros_picture::sheet::{Sheet, Words};
use gros_picture::{Form, Look, Manner, Moving, Pictured, Point, Rect, Scene, Shape, Subject, View};
use gros_solver::{Puzzle, RingMove, Rings, RingsState};

use crate::bounds::{Bounds, bounds};

const LOOKS: [Look; 4] = [Look::Realistic, Look::Diagram, Look::Vertical, Look::Lights];
const ROOMS: [f64; 5] = [320.0, 390.0, 768.0, 1_040.0, 1_920.0];
/// Shapes of the bar, which extends beyond interactive pictures.
const BAR: [&str; 7] =
    ["handle", "handle-grain", "ferrule", "rail-line", "rail-shade", "rail-body", "rail-light"];
/// How far the handle extends beyond a still picture. Bounds count half of a rail's width beyond its flat end.
const HANDLE: f64 = 237.0 + 5.8;

fn sizes() -> impl Iterator<Item = usize> {
    (1..=18).chain((20..=40).step_by(4)).chain([64, 1_000])
}

/// Returns a state with all marks.
fn subject(rings: Rings, state: RingsState) -> Subject<Rings> {
    let legal: Vec<RingMove> = rings.legal_moves(&state).collect();
    let best = legal.last().copied();
    Subject { legal, best, has_marks: true, ..Subject::still(rings, state) }
}

/// Returns the ends, states with and without long runs, moves under way and a refusal.
fn subjects(n: usize) -> Vec<Subject<Rings>> {
    let rings = Rings::new(n).unwrap();
    let row = |ring: fn(usize) -> bool| {
        let digits: String = (1..=n).rev().map(|k| if ring(k) { '1' } else { '0' }).collect();
        rings.parse_state(&digits).unwrap()
    };
    let states = [row(|_| true), row(|_| false), row(|ring| ring % 2 == 1), row(|ring| ring % 11 > 4)];
    let mut subjects: Vec<Subject<Rings>> = states.into_iter().map(|state| subject(rings, state)).collect();
    let known = subjects[2].clone();
    let refused = Subject { refused: Some(RingMove::of(n)), blockers: (1..n).collect(), ..known.clone() };
    let manner = Manner::Full;
    let moving =
        |part| Some(Moving { from: rings.play(&known.state, &RingMove::of(1)).unwrap(), part, manner });
    subjects.extend([0.2, 0.5, 0.65, 0.8].map(|part| Subject { moving: moving(part), ..known.clone() }));
    subjects.push(refused);
    subjects
}

fn views() -> impl Iterator<Item = View<'static>> {
    let flips = [false, true];
    let of = move |look, width, is_flipped, is_still| View {
        look,
        is_flipped,
        is_still,
        hovered: Some(1),
        ..View::of((width, 0.6 * width))
    };
    let live = LOOKS.into_iter().flat_map(move |look| {
        ROOMS.into_iter().flat_map(move |width| flips.map(|is_flipped| of(look, width, is_flipped, false)))
    });
    let still = ROOMS
        .into_iter()
        .flat_map(move |width| flips.map(|is_flipped| of(Look::Realistic, width, is_flipped, true)));
    live.chain(still)
}

fn role(shape: &Shape) -> &'static str {
    shape.role.map_or("", |role| role.0)
}

/// Returns the indices of the paths of a role that contain a part.
fn places(shapes: &[&Shape], wanted: &str, part: &str) -> Vec<usize> {
    let is_it = |shape: &&Shape| {
        role(shape) == wanted && matches!(&shape.form, Form::Path { d, .. } if d.contains(part))
    };
    (0..shapes.len()).filter(|index| shapes.get(*index).is_some_and(is_it)).collect()
}

fn one(places: &[usize]) -> usize {
    assert_eq!(places.len(), 1);
    places[0]
}

#[test]
fn the_stacking_order_is_right_in_every_state() {
    let rings = Rings::new(9).unwrap();
    for number in 0..512_u32 {
        let state = rings.parse_state(&format!("{number:09b}")).unwrap();
        let scene = Rings::scene(&subject(rings, state.clone()), &View::of((992.0, 400.0)));
        let shapes: Vec<&Shape> = scene.all().collect();
        let rails = places(&shapes, "rail-line", "");
        let [back_rail, front_rail] = [rails[0], rails[1]];
        let x = |ring: usize| 70 + 80 * (9 - ring);
        let eye = |ring| if state.is_on(ring) { 86 } else { 152 };
        let rod = |ring| one(&places(&shapes, "rod-line", &format!("M{} {}V292", x(ring), eye(ring) + 6)));
        let half = |ring, side: &str, sweep| {
            let metal = if state.is_on(ring) { "brass" } else { "steel" };
            let half = format!("M{} {}a64.57 18.54 47.07 0 {sweep} 92.15 82.97", x(ring), eye(ring));
            one(&places(&shapes, &format!("ring-{metal}-{side}"), &half))
        };
        for ring in 1..=9 {
            let (back, front) = (half(ring, "back", 1), half(ring, "front", 0));
            // The ring encloses the bar, or would, and its rod is between the rails.
            assert!(back < back_rail && front_rail < front, "{number:09b}, ring {ring}");
            assert!(back_rail < rod(ring) && rod(ring) < front_rail, "{number:09b}, rod {ring}");
            // The next rod passes through the ring, and is long enough to.
            let Some(next) = ring.checked_sub(1).filter(|next| *next > 0) else { continue };
            assert!(back < rod(next) && rod(next) < front, "{number:09b}, rod {next}");
            let middle = f64::from(eye(ring)) + 83.0 * 80.0 / 92.15;
            assert!(f64::from(eye(next)) < middle && middle < 292.0, "{number:09b}, rod {next}");
        }
    }
}

#[test]
fn nothing_is_drawn_outside_the_room() {
    for (n, view) in sizes().flat_map(|n| views().map(move |view| (n, view))) {
        for subject in subjects(n) {
            let scene = Rings::scene(&subject, &view);
            for Bounds { role, area, .. } in bounds(&scene) {
                // Half of a stroke may be beyond the edge.
                let room = scene.room.grown(1.0);
                let room = if BAR.contains(&role) { with_bar(room, &view) } else { room };
                assert!(holds(room, area), "{n}, {:?}: {role} at {area:?} in {room:?}", view.look);
            }
        }
    }
}

#[test]
fn a_bar_that_no_ring_holds_is_not_on_a_sheet() {
    const ROOM: Point = (992.0, 560.0);
    for (n, is_flipped) in (3..=17).flat_map(|n| [(n, false), (n, true)]) {
        let rings = Rings::new(n).unwrap();
        let scene = Rings::scene(&subject(rings, rings.goal()), &View { is_flipped, ..View::of(ROOM) });
        let sheet = Sheet::of([&scene], ROOM).show(scene, Words::default());
        for Bounds { role, area, .. } in bounds(&sheet).into_iter().filter(|drawn| BAR.contains(&drawn.role))
        {
            let is_out = if is_flipped { area.x > sheet.room.width } else { area.x + area.width < 0.0 };
            assert!(is_out, "{n}: {role} at {area:?} in {:?}", sheet.room);
        }
    }
}

/// Returns the room extended for the bar.
fn with_bar(room: Rect, view: &View<'_>) -> Rect {
    let more = if view.is_still { HANDLE } else { f64::INFINITY };
    let Rect { x, y, width, height } = room;
    Rect::new(if view.is_flipped { x } else { x - more }, y, width + more, height)
}

fn holds(room: Rect, area: Rect) -> bool {
    let beyond = |from: f64, length: f64, from_room: f64, length_room: f64| {
        from < from_room - 0.01 || from + length > from_room + length_room + 0.01
    };
    let is_endless = room.width.is_infinite();
    !beyond(area.y, area.height, room.y, room.height)
        && (is_endless || !beyond(area.x, area.width, room.x, room.width))
}

#[test]
fn every_visible_ring_can_be_chosen_where_it_is_drawn() {
    for (n, view) in sizes().flat_map(|n| views().filter(|view| !view.is_still).map(move |view| (n, view))) {
        for subject in subjects(n) {
            let (scene, window) = (Rings::scene(&subject, &view), Window::new(&subject, &view));
            let mut rings: Vec<usize> =
                scene.targets.iter().flat_map(|target| target.pieces.clone()).collect();
            rings.sort_unstable();
            let (high, low) = window.ends().unwrap();
            assert_eq!(rings, (low..=high).collect::<Vec<_>>());
            for two in scene.targets.windows(2) {
                let (one, next) = (two[0].area, two[1].area);
                let gap = (next.x - one.x - one.width).abs().min((next.y - one.y - one.height).abs());
                assert!(gap < 0.01, "{n}: {one:?}, {next:?}");
            }
            assert!(scene.targets.iter().all(|target| holds(scene.room, target.area)));
            for (at, written) in numbers(&scene) {
                let found = scene.target_at(at).map(|target| target.pieces.clone());
                let ends: Vec<usize> = written.split('\u{2013}').map(|end| end.parse().unwrap()).collect();
                assert_eq!(found, Some(ends[ends.len() - 1]..=ends[0]), "{n}, {:?}", view.look);
            }
        }
    }
}

fn numbers(scene: &Scene) -> Vec<(Point, String)> {
    let number = |shape: &Shape| match &shape.form {
        Form::Text(at, _, words) => Some((*at, words.clone())),
        _ => None,
    };
    scene.all().filter_map(number).collect()
}

#[test]
fn the_strip_has_all_rings_and_nothing_outside_it() {
    for (n, width) in [(64, 320.0), (64, 992.0), (1_000, 320.0), (1_000, 992.0)] {
        for subject in subjects(n) {
            let strip = Rings::strip(&subject, &View::of((width, 400.0))).unwrap();
            // The frame of the window and the markers of the ends surround their bars.
            let room = strip.room.grown(10.0);
            assert!(bounds(&strip).iter().all(|shape| holds(room, shape.area)), "{n} in {width}");
            assert_eq!(strip.all().map(bars).sum::<usize>(), n);
        }
    }
}

fn bars(shape: &Shape) -> usize {
    let is_bars = role(shape).starts_with("strip-on") || role(shape).starts_with("strip-off");
    match &shape.form {
        Form::Path { d, .. } if is_bars => d.matches('z').count(),
        _ => 0,
    }
}

#[test]
fn columns_of_an_endless_row_are_evenly_spaced() {
    let columns = columns(&Rings::new(6).unwrap().start());
    assert_eq!(columns.len(), 6);
    assert!((columns[0] - 70.0 / 620.0).abs() < 1e-9);
    assert!(columns.windows(2).all(|two| (two[1] - two[0] - 80.0 / 620.0).abs() < 1e-9));
}

/// Returns ring 3 of five on its way off.
pub fn in_slow_hands() -> Scene {
    let rings = Rings::new(5).unwrap();
    let state = rings.parse_state("11110").unwrap();
    SlowHands::new(&rings, &state, 3).unwrap().scene(1.5, false)
}

/// Returns six rings in a room, and what a lesson marks there while ring 5 waits.
fn waiting(look: Look, width: f64, is_flipped: bool) -> (Scene, f64, Waits) {
    let rings = Rings::new(6).unwrap();
    let subject = Subject::still(rings, rings.parse_state("011101").unwrap());
    let scene = Rings::scene(&subject, &View { look, is_flipped, ..View::of((width, width)) });
    let scale = width / scene.room.width;
    let drawing = Rect::new(40.0, 80.0, width, scene.room.height * scale);
    let columns = scene.targets.iter().map(|target| {
        let Rect { x, y, width, height } = target.area;
        let (x, y) = (x - scene.room.x, y - scene.room.y);
        let place = Rect::new(drawing.x + x * scale, drawing.y + y * scale, width * scale, height * scale);
        (*target.pieces.start(), place)
    });
    let condition = |rings, words: &str, is_met| Condition { rings, words: words.to_owned(), is_met };
    let waits = Waits {
        room: (width + 80.0, drawing.y + drawing.height + 40.0),
        drawing,
        columns: columns.collect(),
        look,
        ring: 5,
        words: "ring 5 waits".to_owned(),
        conditions: vec![condition(4..=4, "on", true), condition(1..=3, "beyond ring 4: on or off?", false)],
    };
    (scene, scale, waits)
}

/// Returns the marks of a lesson behind the rings and over them.
pub fn marks() -> [Scene; 2] {
    let (_, _, waits) = waiting(Look::Realistic, 700.0, false);
    [waits.behind(), waits.over()]
}

#[test]
fn what_a_lesson_marks_is_above_the_rings() {
    for look in LOOKS {
        for (width, is_flipped) in [(240.0, false), (240.0, true), (900.0, false), (900.0, true)] {
            let (scene, scale, waits) = waiting(look, width, is_flipped);
            let rings = bounds(&scene).into_iter().filter(|shape| !BAR.contains(&shape.role));
            let top = rings.map(|shape| shape.area.y).fold(f64::INFINITY, f64::min);
            let top = waits.drawing.y + (top - scene.room.y) * scale;
            let over = bounds(&waits.over());
            assert_eq!(over.is_empty(), look == Look::Vertical);
            for shape in over {
                let end = shape.area.y + shape.area.height;
                assert!(end <= top + 1.0, "{look:?} {width}: {shape:?} ends at {end}, the rings at {top}");
            }
            for shape in bounds(&waits.behind()) {
                assert!(shape.area.y + shape.area.height <= waits.drawing.y + waits.drawing.height + 0.1);
            }
        }
    }
}
