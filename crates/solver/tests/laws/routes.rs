//! Laws of routes, at every step between all states of small puzzles.

use gros_solver::{AnyPuzzle, Chain, ChainModel, Puzzle, Route, Steps, ids};

use super::case::{Case, at, hold};
use super::oracle::Graph;
use super::puzzles;

fn graphs() -> impl Iterator<Item = Graph> {
    let is_few = |graph: &Graph| graph.rows.len() <= 125 || graph.puzzle.id() == "hexadecimal";
    puzzles::small().filter(is_few)
}

fn length<R: Route>(route: &R) -> u32 {
    u32::try_from(route.steps().to_u64().unwrap()).unwrap()
}

#[test]
fn every_puzzle_of_the_list_is_tested() {
    let tested: Vec<&str> = graphs().map(|graph| graph.puzzle.id()).collect();
    // `chain_examples.rs` walks the larger presets.
    let walked = ChainModel::ALL.map(|model| AnyPuzzle::Chain(Chain::preset(model)).id());
    // The laws of the game are in `wythoff.rs`.
    for id in ids().iter().filter(|id| **id != "wythoff") {
        assert!(tested.contains(id) || walked.contains(id), "{id}");
    }
}

#[test]
fn a_route_leads_from_its_start_to_its_goal_by_its_moves() {
    hold!(moves_join_the_states, graphs());
}

fn moves_join_the_states<P: Puzzle>(case: &Case<'_, P>) {
    for (from, to) in case.pairs() {
        let route = case.route(from, to);
        let mut state = case.states[from].clone();
        assert_eq!(route.state_at(&Steps::ZERO), state);
        for step in 0..length(&route) {
            let mv = route.move_at(&at(step)).unwrap();
            assert_eq!(route.size_class(&at(step)), case.puzzle.size_class(&mv));
            state = case.puzzle.play(&state, &mv).unwrap();
            assert_eq!(route.state_at(&at(step + 1)), state, "step {step} of {route:?}");
        }
        assert_eq!(state, case.states[to]);
    }
}

#[test]
fn a_whole_route_goes_by_step_move_and_state() {
    hold!(whole_route, puzzles::smallest());
}

fn whole_route<P: Puzzle>(case: &Case<'_, P>) {
    for (from, to) in case.pairs() {
        let route = case.route(from, to);
        let rows = (0..length(&route))
            .map(|step| (at(step), route.move_at(&at(step)).unwrap(), route.state_at(&at(step + 1))));
        assert!(route.iter().eq(rows), "{route:?}");
    }
}

#[test]
fn the_moves_of_every_stretch() {
    hold!(moves_in_a_row, puzzles::smallest());
}

/// Compares with a linear scan; a stretch may end after the last step, or before it starts.
fn moves_in_a_row<P: Puzzle>(case: &Case<'_, P>) {
    for (from, to) in case.pairs() {
        let route = case.route(from, to);
        for first in 0..=length(&route) + 1 {
            for last in 0..=length(&route) + 2 {
                let one_by_one: Vec<P::Move> =
                    (first..last).map_while(|step| route.move_at(&at(step))).collect();
                let in_a_row: Vec<P::Move> = route.moves(&at(first), &at(last)).collect();
                assert_eq!(in_a_row, one_by_one, "{first} to {last} of {route:?}");
            }
        }
    }
}

#[test]
fn a_step_beyond_the_end_is_the_end() {
    hold!(the_end_is_the_end, graphs());
}

fn the_end_is_the_end<P: Puzzle>(case: &Case<'_, P>) {
    for (from, to) in case.pairs() {
        let route = case.route(from, to);
        for beyond in [Steps::ZERO, Steps::ONE, Steps::power_of_two(3), Steps::power_of_two(100)] {
            let step = route.steps() + &beyond;
            assert_eq!(route.state_at(&step), case.states[to]);
            assert_eq!(route.move_at(&step), None);
            assert_eq!(route.size_class(&step), 0);
        }
    }
}

#[test]
fn exactly_the_states_of_a_route_have_a_step() {
    hold!(steps_of_all_states, graphs());
}

fn steps_of_all_states<P: Puzzle>(case: &Case<'_, P>) {
    for (from, to) in case.pairs() {
        let route = case.route(from, to);
        let on_route: Vec<P::State> = (0..=length(&route)).map(|step| route.state_at(&at(step))).collect();
        for state in &case.states {
            let step = on_route.iter().position(|other| other == state).map(Steps::from);
            assert_eq!(route.step_of(state), step, "{state} on {route:?}");
        }
    }
}

#[test]
fn a_state_of_another_puzzle_has_no_step() {
    let graphs: Vec<Graph> = graphs().collect();
    for one in &graphs {
        let route = one.puzzle.route(&one.puzzle.start(), &one.puzzle.goal()).unwrap();
        let alike = |other: &Graph| {
            other.puzzle.id() == one.puzzle.id() && other.puzzle.pieces() == one.puzzle.pieces()
        };
        for other in &graphs {
            // The goal of a tower on at most as many pegs exists here too.
            let stranger = other.puzzle.goal();
            if alike(other) && one.puzzle.parse_state(&stranger.to_string()).is_ok() {
                continue;
            }
            assert_eq!(route.step_of(&stranger), None);
            assert!(one.puzzle.route(&stranger, &one.puzzle.goal()).is_err());
            assert!(one.puzzle.route(&one.puzzle.start(), &stranger).is_err());
        }
    }
}

#[test]
fn the_largest_move_of_every_stretch() {
    hold!(largest_moves_of_all_routes, puzzles::smallest());
    let towers = [puzzles::hanoi::hanoi(7), puzzles::hanoi::in_a_row(4), puzzles::hanoi::in_a_circle(4)];
    let larger =
        [puzzles::rings::rings(8), puzzles::chain::chain(&[2, 5, 4, 3]), puzzles::slideout::elephants(5)];
    for graph in larger.into_iter().chain(towers) {
        largest_moves::<AnyPuzzle>(&graph.puzzle.route(&graph.puzzle.start(), &graph.puzzle.goal()).unwrap());
    }
}

fn largest_moves_of_all_routes<P: Puzzle>(case: &Case<'_, P>) {
    for (from, to) in case.pairs() {
        largest_moves::<P>(&case.route(from, to));
    }
}

/// Compares with a linear scan, for all pairs of steps in both orders, some after the last step.
pub fn largest_moves<P: Puzzle>(route: &P::Route) {
    let last_move = length(route).saturating_sub(1);
    let classes: Vec<u32> = (0..length(route)).map(|step| route.size_class(&at(step))).collect();
    for first in 0..=last_move + 2 {
        for last in 0..=last_move + 2 {
            let found = route.largest_move_in(&at(first), &at(last));
            let (low, high) = (first.min(last).min(last_move), first.max(last).min(last_move));
            let stretch = at(low)..=at(high);
            assert!(stretch.contains(&found), "{found} for {first}, {last} on {route:?}");
            let largest = (low..=high).filter_map(|step| classes.get(step as usize)).max();
            assert_eq!(
                route.size_class(&found),
                largest.copied().unwrap_or(0),
                "{found} for {first}, {last} on {route:?}"
            );
        }
    }
}

#[test]
fn the_next_move_of_every_piece() {
    hold!(next_moves_of_all_routes, graphs());
}

/// Compares with a linear scan from every step, also for nonexistent sizes.
fn next_moves_of_all_routes<P: Puzzle>(case: &Case<'_, P>) {
    let most = u32::try_from(case.puzzle.pieces()).unwrap() + 2;
    for (from, to) in case.pairs() {
        let route = case.route(from, to);
        let classes: Vec<u32> = (0..length(&route)).map(|step| route.size_class(&at(step))).collect();
        for class in 0..most {
            for first in 0..=length(&route) + 1 {
                let ahead = (first as usize..classes.len()).find(|step| classes[*step] == class);
                let found = route.next_move_of(class, &at(first));
                assert_eq!(found, ahead.map(Steps::from), "piece {class} from {first} on {route:?}");
            }
        }
        for (first, class) in classes.iter().enumerate() {
            let ahead = (first..classes.len()).find(|step| classes[*step] > *class);
            assert_eq!(
                route.next_larger(&at(first as u32)),
                ahead.map(Steps::from),
                "from {first} on {route:?}"
            );
        }
    }
}

#[test]
fn of_two_shortest_routes_the_same_one_is_always_shown() {
    // Links contain steps of these routes, so that the routes must never change.
    hold!(routes_are_those_published, [puzzles::hanoi::hanoi(2), puzzles::hanoi::hanoi(3)]);
}

fn routes_are_those_published<P: Puzzle>(case: &Case<'_, P>) {
    let published = [
        ("AAA", "CCC", "1C 2B 1B 3C 1A 2C 1C"),
        ("AB", "BA", "1C 2B 1A"),
        ("AC", "CA", "1B 2C 1A"),
        ("ABB", "BBC", "1A 2C 1C 3B 1A 2B 1C"),
        ("BAA", "ABB", "3C 1C 2B 1B 3A"),
    ];
    for (from, to, moves) in published.into_iter().filter(|(from, ..)| from.len() == case.puzzle.pieces()) {
        let state = |row| case.puzzle.parse_state(row).unwrap();
        let route = case.puzzle.route(&state(from), &state(to)).unwrap();
        let shown: Vec<String> =
            (0..length(&route)).map(|step| route.move_at(&at(step)).unwrap().to_string()).collect();
        assert_eq!(shown.join(" "), moves, "{from} to {to}");
    }
}
