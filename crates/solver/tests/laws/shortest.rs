//! Lengths and uniqueness of all routes, compared with breadth-first search.

use gros_solver::{ChainModel, Guarantee, Hexadecimal, Puzzle, Route, Steps, Ways};

use super::case::{Case, hold, unless_quick};
use super::puzzles;

#[test]
fn small_routes_are_shortest() {
    hold!(routes_are_shortest_or_presumed_so, puzzles::small());
}

#[test]
fn rings_are_solved_by_shortest_routes() {
    hold!(routes_are_shortest, (1..=9).map(puzzles::rings::rings));
}

#[test]
fn rings_with_a_pair_have_unique_shortest_routes() {
    hold!(routes_are_shortest, (1..=8).map(puzzles::rings::paired_rings));
}

#[test]
fn towers_are_moved_by_shortest_routes() {
    hold!(routes_are_shortest, (1..=5).map(puzzles::hanoi::hanoi));
}

#[test]
fn towers_in_a_row_and_in_a_circle_are_moved_by_shortest_routes() {
    hold!(routes_are_shortest, (1..=5).map(puzzles::hanoi::in_a_row));
    hold!(routes_are_shortest, (1..=5).map(puzzles::hanoi::in_a_circle));
}

#[test]
fn towers_on_more_pegs_are_moved_by_shortest_routes() {
    let sizes = [(4, 1), (4, 2), (4, 3), (4, 4), (5, 2), (5, 3), (6, 2), (6, 3), (7, 2), (8, 2)];
    hold!(
        routes_are_shortest_or_presumed_so,
        sizes.map(|(pegs, discs)| puzzles::hanoi::on_pegs(pegs, discs))
    );
}

/// Stated numbers of shortest routes are right, and presumed shortest routes are shortest at these sizes.
fn routes_are_shortest_or_presumed_so<P: Puzzle>(case: &Case<'_, P>) {
    for from in 0..case.states.len() {
        for (to, reach) in case.graph.reach_from(from).into_iter().enumerate() {
            let route = case.route(from, to);
            assert_eq!(*route.steps(), Steps::from(reach.distance), "{route:?}");
            match route.guarantee() {
                Guarantee::Shortest { ways: Ways::Several } | Guarantee::PresumedShortest => {}
                guarantee => {
                    assert_eq!(guarantee, Guarantee::Shortest { ways: ways(reach.ways) }, "{route:?}");
                }
            }
        }
    }
}

#[test]
fn chains_are_one_path() {
    let presets = [ChainModel::SpinOut, ChainModel::BinaryBurr, ChainModel::RecTangle, ChainModel::Lock250];
    let chains =
        [&[5, 5, 5][..], &[3, 4, 5], &[2, 2, 3, 3], &[4, 4, 4], &[6, 2, 6], &[2, 3, 2, 3, 2], &[13, 4]];
    hold!(
        routes_are_shortest,
        presets.map(puzzles::chain::preset).into_iter().chain(chains.map(puzzles::chain::chain))
    );
}

#[test]
fn slides_are_solved_by_shortest_routes() {
    hold!(routes_are_shortest, (1..=5).map(puzzles::slideout::elephants));
    let sizes =
        [(2, 1), (2, 2), (2, 8), (3, 5), (4, 1), (4, 4), (5, 3), (6, 3), (7, 3), (8, 2), (9, 2), (10, 2)];
    hold!(routes_are_shortest, sizes.map(|(base, count)| puzzles::slideout::slideout(base, count)));
}

#[test]
fn every_setting_of_the_bars_is_solved_by_shortest_routes() {
    for key in Hexadecimal::SETTINGS.iter().step_by(unless_quick(1, 6)) {
        let graph = puzzles::hexadecimal::hexadecimal(key);
        let case = Case::new(&graph.puzzle, &graph);
        for from in (0..case.states.len()).step_by(51) {
            from_one_state(&case, from);
        }
    }
}

#[test]
fn dials_are_turned_outside_by_shortest_routes() {
    hold!(routes_are_shortest, (1..=4).map(puzzles::spinout::open_spinout));
    for count in 1..=unless_quick(6, 3) {
        let graph = puzzles::spinout::open_spinout(count);
        let case = Case::new(&graph.puzzle, &graph);
        let goal = graph.puzzle.goal();
        for (from, state) in case.states.iter().enumerate() {
            let reach = graph.reach_from(from).into_iter().zip(&graph.rows);
            let out: Vec<_> =
                reach.filter(|(_, row)| puzzles::spinout::is_out(row)).map(|(reach, _)| reach).collect();
            let nearest = out.iter().map(|reach| reach.distance).min().unwrap();
            let count = out.iter().filter(|reach| reach.distance == nearest).map(|reach| reach.ways).sum();
            let route = graph.puzzle.route(state, &goal).unwrap();
            assert_eq!(*route.steps(), Steps::from(nearest), "from {state}");
            assert_eq!(route.guarantee(), Guarantee::Shortest { ways: ways(count) }, "from {state}");
            assert!(puzzles::spinout::is_out(&route.state_at(route.steps()).to_string()), "from {state}");
        }
    }
}

#[test]
fn seven_dials_have_as_many_states_as_the_model_says() {
    assert_eq!(puzzles::spinout::open_spinout(7).rows.len(), 1_161);
}

fn routes_are_shortest<P: Puzzle>(case: &Case<'_, P>) {
    (0..case.states.len()).for_each(|from| from_one_state(case, from));
}

fn from_one_state<P: Puzzle>(case: &Case<'_, P>, from: usize) {
    for (to, reach) in case.graph.reach_from(from).into_iter().enumerate() {
        let route = case.route(from, to);
        assert_eq!(*route.steps(), Steps::from(reach.distance), "{route:?}");
        assert_eq!(route.guarantee(), Guarantee::Shortest { ways: ways(reach.ways) }, "{route:?}");
    }
}

fn ways(count: u32) -> Ways {
    match count {
        1 => Ways::Unique,
        2 => Ways::Two,
        _ => Ways::Several,
    }
}
