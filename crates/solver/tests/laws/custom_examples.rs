//! Puzzles that are made up at random, the same puzzles under other names, and large ones.

use gros_solver::custom::Rule;
use gros_solver::custom::methods::ladder;
use gros_solver::internals::Named;
use gros_solver::methods::Question;
use gros_solver::{AnyPuzzle, Chain, Custom, Puzzle, Rings, Route, SlideOut, Steps};

use super::case::{Case, unless_quick};
use super::puzzles;

/// All pairs of states of puzzles with at most five pieces, beside breadth-first search.
#[test]
fn puzzles_at_random() {
    for seed in 0..unless_quick(300, 30) {
        let written = puzzles::custom::random(seed, 5);
        let graph = puzzles::custom::custom(&written);
        let puzzle = puzzles::custom::puzzle(&written);
        let case = Case::new(&puzzle, &graph);
        let edges: usize = graph.moves.iter().map(Vec::len).sum();
        assert_eq!(edges / 2 + 1, graph.rows.len(), "a tree: {written:?}");
        let is_line = graph.moves.iter().all(|moves| moves.len() <= 2);
        assert_eq!(puzzle.is_line(), is_line, "{written:?}");
        let stride = if graph.rows.len() <= 60 { 1 } else { 7 };
        for from in (0..graph.rows.len()).step_by(stride) {
            let reached = graph.reach_from(from);
            let (farthest, moves) = puzzle.farthest(&case.states[from]).unwrap();
            let most = reached.iter().map(|reach| reach.distance).max().unwrap();
            assert_eq!(moves, Steps::from(most), "{written:?}: {farthest}");
            assert_eq!(*puzzle.route(&case.states[from], &farthest).unwrap().steps(), moves);
            for (to, reach) in reached.into_iter().enumerate() {
                let route = case.route(from, to);
                assert_eq!(*route.steps(), Steps::from(reach.distance), "{written:?}: {from} to {to}");
            }
        }
        let (first, last) = (&case.states[0], &case.states[case.states.len() - 1]);
        let route = puzzle.route(first, last).unwrap();
        if !is_line && graph.rows.len() <= 1_000 {
            let branch = route.branches().into_iter().find(|branch| branch.leaves_at < *route.steps());
            assert_eq!(
                puzzle.first_branch(first, last),
                branch.map(|branch| branch.leaves_at),
                "{written:?}"
            );
        }
        walks(&puzzle, &route);
    }
}

/// Where guards leave places open, the search is that of the written rules.
#[test]
fn the_farthest_state_where_there_are_loops() {
    let with_loops = puzzles::small().filter(|graph| match &graph.puzzle {
        AnyPuzzle::Custom(puzzle) => puzzle.has_loops(),
        _ => false,
    });
    for graph in with_loops {
        let AnyPuzzle::Custom(puzzle) = &graph.puzzle else { continue };
        let case = Case::new(puzzle, &graph);
        for from in 0..graph.rows.len() {
            let (_, moves) = puzzle.farthest(&case.states[from]).unwrap();
            let reached = graph.reach_from(from);
            let most = reached.iter().map(|reach| reach.distance).max().unwrap();
            assert_eq!(moves, Steps::from(most));
            let to = graph.rows.len() - 1;
            let blind = || (0..=to).filter(|at| ![from, to].contains(at) && graph.moves[*at].len() == 1);
            let found = puzzle.blind(&case.states[from], &case.states[to]);
            assert_eq!(found.as_ref().map_or(0, |(_, _, count)| *count), blind().count());
            let nearest = blind().map(|at| reached[at].distance.into()).min();
            assert_eq!(found.map(|(_, moves, _)| moves), nearest);
        }
    }
}

/// The slowest rung waits for the goal, each further one for the step of the rung before it, where the guard names its place.
#[test]
fn rungs_wait_for_guards_with_loops_and_without() {
    for graph in puzzles::small() {
        let AnyPuzzle::Custom(puzzle) = &graph.puzzle else { continue };
        let case = Case::new(puzzle, &graph);
        let goal = &case.states[case.states.len() - 1];
        for here in &case.states[..case.states.len() - 1] {
            let question = Question {
                puzzle: puzzle.clone(),
                start: here.clone(),
                goal: goal.clone(),
                here: here.clone(),
            };
            let found = ladder::explain(&question).unwrap();
            let route = puzzle.route(here, goal).unwrap();
            let mut above: Option<&ladder::Rung> = None;
            for rung in found.rungs.iter().filter(|rung| rung.before.is_some()) {
                assert_eq!(rung.for_piece, above.map(|above| above.piece));
                assert_ne!(rung.place, rung.wanted);
                match above {
                    None => assert_eq!(goal.place_of(rung.piece), Some(rung.wanted)),
                    Some(above) => {
                        assert!(above.before > rung.before);
                        let mv = route.move_at(above.before.as_ref().unwrap()).unwrap();
                        assert_eq!(mv.piece, above.piece);
                        let needs = puzzle.needs(here, &mv);
                        let need = needs.iter().find(|need| need.piece == rung.piece);
                        assert!(need.map_or(found.has_loops, |need| need.value == rung.wanted));
                    }
                }
                above = Some(rung);
            }
            assert_eq!(above.map(|last| last.piece), found.next.map(|mv| mv.piece));
        }
    }
}

/// Every answer about every step agrees with a walk along the route.
fn walks<P: Puzzle>(puzzle: &P, route: &P::Route) {
    let moves: Vec<P::Move> = route.moves(&Steps::ZERO, route.steps()).collect();
    assert_eq!(Steps::from(moves.len()), *route.steps());
    let mut state = route.state_at(&Steps::ZERO);
    let classes: Vec<u32> = moves.iter().map(|mv| puzzle.size_class(mv)).collect();
    for (index, mv) in moves.iter().enumerate() {
        let step = Steps::from(index);
        assert_eq!((route.state_at(&step), route.move_at(&step).as_ref()), (state.clone(), Some(mv)));
        assert_eq!((route.step_of(&state).as_ref(), route.size_class(&step)), (Some(&step), classes[index]));
        for class in 1..=puzzle.pieces() as u32 {
            let next = classes[index..]
                .iter()
                .position(|other| *other == class)
                .map(|ahead| Steps::from(index + ahead));
            assert_eq!(route.next_move_of(class, &step), next, "piece {class} from step {step}");
        }
        let larger = classes[index..].iter().position(|class| *class > classes[index]);
        assert_eq!(route.next_larger(&step), larger.map(|ahead| Steps::from(index + ahead)));
        let largest = route.largest_move_in(&step, route.steps()).to_usize().unwrap();
        assert_eq!(classes[largest], *classes[index..].iter().max().unwrap());
        state = puzzle.play(&state, mv).unwrap();
    }
    assert_eq!(state, route.state_at(route.steps()));
}

/// Rings, chains and slides are puzzles of this kind, and as long.
#[test]
fn the_same_puzzles_by_their_names() {
    let rings = Rings::new(64).unwrap();
    let custom = Custom::of_rule(Rule::Reflected, &[2; 64]).unwrap();
    same(&rings, &custom, "1".repeat(64).as_str(), "0".repeat(64).as_str());
    let chain = Chain::new([2, 5, 5, 5].repeat(5)).unwrap();
    let custom = Custom::of_rule(Rule::Reflected, &[2, 5, 5, 5].repeat(5)).unwrap();
    same(&chain, &custom, "0".repeat(20).as_str(), "1".repeat(20).as_str());
    for base in [3, 4, 7] {
        let slide = SlideOut::new(base, 60).unwrap();
        let custom = Custom::of_rule(Rule::SlideOut, &[base; 60]).unwrap();
        same(&slide, &custom, &slide.start().to_string(), &slide.goal().to_string());
        same(&slide, &custom, &"01".repeat(30), &"102".repeat(20));
    }
}

fn same<P: Puzzle>(puzzle: &P, custom: &Custom, from: &str, to: &str) {
    let route = puzzle.route(&puzzle.parse_state(from).unwrap(), &puzzle.parse_state(to).unwrap()).unwrap();
    let own = custom.route(&custom.parse_state(from).unwrap(), &custom.parse_state(to).unwrap()).unwrap();
    assert_eq!(route.steps(), own.steps());
    for part in [0u32, 1, 1 << 20, 1 << 31, u32::MAX] {
        let step = route.steps().scale_down(&part.into(), &u32::MAX.into());
        let state = own.state_at(&step);
        assert_eq!(state.to_string(), route.state_at(&step).to_string());
        assert_eq!(own.step_of(&state).as_ref(), Some(&step));
    }
}

/// Whatever is written is read again.
#[test]
fn puzzles_are_written_as_they_are_read() {
    for seed in 0..100 {
        let puzzle = puzzles::custom::puzzle(&puzzles::custom::random(seed, 6));
        let keys = puzzle.keys();
        let pairs = keys.iter().map(|(key, value)| ((*key).to_owned(), Some(value.clone()))).collect();
        let mut keys = gros_solver::internals::keys::Keys::new(pairs, 1_000);
        let setup = Custom::from_keys("custom", &mut keys).unwrap();
        assert_eq!((setup.puzzle, keys.finish().is_empty()), (puzzle, true));
    }
}
