//! Every route is as short as breadth-first search says, for every pair of states, and as unique.

use gros_solver::{Guarantee, Puzzle, Route, Steps, Ways};

use super::case::{Case, hold};
use super::oracle;

#[test]
fn rings_are_solved_by_shortest_routes() {
    hold!(routes_are_shortest, (1..=9).map(oracle::rings));
}

#[test]
fn towers_are_moved_by_shortest_routes() {
    hold!(routes_are_shortest, (1..=5).map(oracle::hanoi));
}

fn routes_are_shortest<P: Puzzle>(case: &Case<'_, P>) {
    for from in 0..case.states.len() {
        for (to, reach) in case.graph.reach_from(from).into_iter().enumerate() {
            let route = case.route(from, to);
            assert_eq!(*route.steps(), Steps::from(reach.distance), "{route:?}");
            assert_eq!(route.guarantee(), Guarantee::Shortest { ways: ways(reach.ways) }, "{route:?}");
        }
    }
}

fn ways(count: u32) -> Ways {
    match count {
        1 => Ways::Unique,
        2 => Ways::Two,
        more => panic!("{more} shortest ways"),
    }
}
