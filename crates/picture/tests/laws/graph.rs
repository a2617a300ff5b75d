//! Laws of the state graphs of all puzzles, at every size.

use std::rc::Rc;

use gros_picture::graph::{
    Camera, Course, Direction, Extent, Grain, Graph, Hit, Leg, Marks, Viewport, growth,
};
use gros_picture::{Form, Pictured, Scene, Shape, Sign};
use gros_session::{Leg as Played, Timeline, spec};
use gros_solver::internals::Branch;
use gros_solver::{AnyPuzzle, AnyState, Hexadecimal, Puzzle, Steps};

use crate::bounds::bounds;

/// The rooms of a panel, of a sheet on a phone, and of a very small window.
const ROOMS: [(f64, f64); 3] = [(376.0, 342.0), (358.0, 236.0), (340.0, 180.0)];
/// Tasks in addition to those of all ids.
const MORE: &[&str] = &[
    "rings?n=1",
    "rings?n=64&step=12345678901234567890",
    "rings?n=1000&step=50%",
    "hanoi?n=1",
    "hanoi?n=3&step=3",
    "hanoi?n=5&from=ACBAB&to=CAACB&step=11",
    "hanoi?n=5&play=1B.1A.~4&step=2",
    "hanoi?n=6&rule=linear&step=100",
    "hanoi?n=6&rule=cyclic&step=9",
    "hanoi?n=4&pegs=4",
    "hanoi?n=64&step=12345678901234567890",
    "hanoi?n=1000&step=50%",
    "chain?radices=2,3,4",
    "chain?base=12&n=30",
    "elephants?step=80",
    "hexadecimal?key=1011&step=12",
    "spinout?outside=1&step=3",
];

struct Walk {
    timeline: Timeline<AnyPuzzle>,
    state: AnyState,
    legs: Rc<[Leg]>,
}

impl Walk {
    fn of(text: &str) -> Rc<Walk> {
        let timeline = spec::open(text, 1_000).unwrap().session.timeline().clone();
        let (mut legs, mut begin) = (Vec::new(), Steps::ZERO);
        for leg in timeline.played() {
            let length = match leg {
                Played::Hand(hand) => {
                    let (from, moves) = (timeline.state_at(&begin), hand.moves().to_vec());
                    legs.push(Leg::Hand { begin: begin.clone(), from, moves });
                    Steps::from(hand.moves().len())
                }
                Played::Plan { route, length } => {
                    let (route, length) = ((**route).clone(), length.clone());
                    legs.push(Leg::Plan { begin: begin.clone(), route, length: length.clone() });
                    length
                }
            };
            begin = &begin + &length;
        }
        let length = timeline.steps().saturating_sub(&begin);
        legs.extend(timeline.plan().map(|route| Leg::Plan { begin, route: route.clone(), length }));
        Rc::new(Walk { state: timeline.state(), timeline, legs: legs.into() })
    }

    fn graph(&self) -> Option<Box<dyn Graph>> {
        self.timeline.puzzle().graph()
    }

    /// Returns the current state and both ends of the timeline.
    fn landmarks(&self) -> [AnyState; 3] {
        [self.timeline.cursor(), &Steps::ZERO, self.timeline.steps()].map(|step| self.timeline.state_at(step))
    }

    fn marked(&self, view: &dyn Viewport, chosen: Option<&AnyState>) -> Scene {
        let puzzle = self.timeline.puzzle();
        let next = self.timeline.best_move().and_then(|mv| puzzle.play(&self.state, &mv).ok());
        let say = |sign: Sign<'_>| match sign {
            Sign::Beyond { distance, .. } if distance.bit_len() < 60 => {
                format!("start: {distance} further up")
            }
            Sign::Beyond { .. } => "start: 107,150 … 069,375 (302 digits) further down".to_owned(),
            Sign::AllOn(peg) => format!("All on {peg}"),
            Sign::State(_) => "64 rings, 12 on".to_owned(),
            Sign::Here => "you".to_owned(),
            Sign::Goal => "goal".to_owned(),
            _ => "start".to_owned(),
        };
        view.scene(&Marks { chosen, next: next.as_ref(), say: &say })
    }
}

impl Course for Walk {
    fn puzzle(&self) -> &AnyPuzzle {
        self.timeline.puzzle()
    }

    fn start(&self) -> &AnyState {
        &self.timeline.setup().start
    }

    fn goal(&self) -> &AnyState {
        &self.timeline.setup().goal
    }

    fn state(&self) -> &AnyState {
        &self.state
    }

    fn cursor(&self) -> &Steps {
        self.timeline.cursor()
    }

    fn steps(&self) -> &Steps {
        self.timeline.steps()
    }

    fn legs(&self) -> &Rc<[Leg]> {
        &self.legs
    }

    fn dead_ends(&self) -> Vec<Branch> {
        let setup = self.timeline.setup();
        match (&setup.puzzle, &setup.start, &setup.goal) {
            (AnyPuzzle::Hexadecimal(bars), AnyState::Hexadecimal(start), AnyState::Hexadecimal(goal)) => {
                Hexadecimal::branches(bars, start, goal)
            }
            _ => Vec::new(),
        }
    }

    fn state_at(&self, step: &Steps) -> AnyState {
        self.timeline.state_at(step)
    }

    fn step_of(&self, state: &AnyState) -> Option<Steps> {
        self.timeline.step_of(state)
    }
}

/// Checks the graph of every puzzle at several zoom levels.
fn each_view(mut check: impl FnMut(&str, &Rc<Walk>, &dyn Graph, &Rc<dyn Viewport>)) {
    let all =
        gros_solver::ids().into_iter().flat_map(|id| ["0", "50%"].map(|step| format!("{id}?step={step}")));
    for text in all.chain(MORE.iter().map(|text| (*text).to_owned())) {
        let walk = Walk::of(&text);
        let Some(graph) = walk.graph() else { continue };
        for room in ROOMS {
            let first = graph.first_camera();
            let cameras = [first.zoom, 0, 1, 3, 30, 2_000].map(|zoom| Camera { zoom, ..Camera::default() });
            for camera in cameras {
                let view = graph.viewport(walk.clone(), room, &camera);
                let how = format!("{text} in {room:?} from {}", camera.zoom);
                check(&how, &walk, &*graph, &view);
            }
        }
    }
}

/// Draws the graphs of all puzzles.
pub fn scenes() -> Vec<Scene> {
    let mut all = vec![growth::scene(&[(1, Steps::ONE), (2, 3u32.into()), (9, 511u32.into())], 1)];
    each_view(|_, walk, _, view| {
        let chosen = view.next(&walk.state, Direction::Right);
        all.push(walk.marked(&**view, chosen.as_ref()));
        all.extend(view.crumbs().into_iter().map(|crumb| crumb.scene));
    });
    all
}

/// Draws the graph of a task in a panel, with the initial camera.
pub fn first_scene(text: &str) -> Scene {
    let walk = Walk::of(text);
    let graph = walk.graph().unwrap();
    walk.marked(&*graph.viewport(walk.clone(), ROOMS[0], &graph.first_camera()), None)
}

#[test]
fn every_puzzle_but_a_game_has_a_graph() {
    for id in gros_solver::ids() {
        assert_eq!(Walk::of(id).graph().is_some(), id != "wythoff", "{id}");
    }
}

#[test]
fn no_text_is_outside_the_room() {
    each_view(|how, walk, _, view| {
        let scene = walk.marked(&**view, Some(&walk.state));
        for shape in bounds(&scene).into_iter().filter(|shape| !shape.text.is_empty()) {
            assert!(shape.is_within(scene.room.grown(3.0)), "{how}: {shape:?}");
        }
    });
}

#[test]
fn drawing_is_deterministic() {
    each_view(|how, walk, graph, view| {
        let draw = |view: &dyn Viewport| walk.marked(view, None);
        let camera = view.zoomed(0, None);
        let room = draw(&**view).room;
        let again = graph.viewport(walk.clone(), (room.width, room.height), &camera);
        assert_eq!(draw(&**view), draw(&**view), "{how}");
        assert_eq!(draw(&*again), draw(&**view), "{how}");
        let anew = walk.graph().unwrap().viewport(walk.clone(), (room.width, room.height), &camera);
        assert_eq!(draw(&*anew), draw(&**view), "{how}");
    });
}

#[test]
fn hit_inverts_place() {
    let mut found = 0;
    each_view(|how, walk, _, view| {
        let mut state = walk.state.clone();
        for turn in 0..6 {
            let all_are_drawn = match view.grain() {
                Grain::Dot => true,
                Grain::Row(apart) => apart == Steps::ONE,
                Grain::Area => false,
            };
            if let Some(place) = view.place(&state).filter(|_| all_are_drawn) {
                assert_eq!(view.hit(place), Some(Hit::State(state.clone())), "{how}");
                found += 1;
            }
            let moves: Vec<_> = walk.puzzle().legal_moves(&state).take(9).collect();
            let Some(mv) = moves.get(turn % moves.len().max(1)) else { break };
            state = walk.puzzle().play(&state, mv).unwrap();
        }
    });
    assert!(found > 1_000, "{found}");
}

#[test]
fn seeing_a_state_brings_it_into_view() {
    each_view(|how, walk, graph, view| {
        for state in &walk.landmarks() {
            let room = walk.marked(&**view, None).room;
            let camera = view.seeing(state);
            let there = graph.viewport(walk.clone(), (room.width, room.height), &camera);
            assert!(there.place(state).is_some(), "{how}: {state}");
            assert_eq!(there.seeing(state), camera, "{how}: {state}");
        }
    });
}

#[test]
fn zoom_limits_show_everything_and_single_states() {
    each_view(|how, walk, graph, view| {
        let room = walk.marked(&**view, None).room;
        let see = |camera: &Camera| graph.viewport(walk.clone(), (room.width, room.height), camera);
        let far = see(&view.zoomed(9_999, None));
        assert!(far.ends().1 && !matches!(far.extent(), Extent::Part(_)), "{how}: {:?}", far.extent());
        for end in &walk.landmarks() {
            assert!(far.place(end).is_some(), "{how}: {end}");
        }
        let near = see(&view.zoomed(-9_999, None));
        assert!(near.ends().0 && near.grain() != Grain::Area, "{how}");
    });
}

#[test]
fn arrow_keys_lead_to_neighbours() {
    for (text, direction, wanted) in [
        ("hanoi?n=3", Direction::Right, Some("AAC")),
        ("hanoi?n=3", Direction::Up, Some("AAB")),
        ("hanoi?n=3", Direction::Left, None),
        ("hanoi?n=3&step=3", Direction::Right, Some("CBB")),
        ("hanoi?n=3&step=7", Direction::Up, Some("CCB")),
        ("rings?n=3", Direction::Down, Some("110")),
        ("rings?n=3&from=off&to=on", Direction::Up, Some("000")),
        ("elephants?step=1", Direction::Up, Some("00000")),
    ] {
        let walk = Walk::of(text);
        let graph = walk.graph().unwrap();
        let view = graph.viewport(walk.clone(), ROOMS[0], &graph.first_camera());
        let next = view.next(&walk.state, direction).map(|state| state.to_string());
        assert_eq!(next.as_deref(), wanted, "{text} {direction:?}");
    }
}

/// Counts the edges in a picture of a triangle.
fn edges(shapes: &[Shape]) -> usize {
    let of = |shape: &Shape| match &shape.form {
        Form::Group(_, shapes) => edges(shapes),
        Form::Path { d, .. } if shape.role.is_some_and(|role| role.0 == "graph-edges") => {
            d.matches('M').count()
        }
        _ => 0,
    };
    shapes.iter().map(of).sum()
}

#[test]
fn a_tower_on_neighbouring_pegs_has_one_line_of_states() {
    assert_eq!(edges(&first_scene("hanoi?n=3").shapes), 39);
    assert_eq!(edges(&first_scene("hanoi?n=3&rule=linear").shapes), 26);
}
