//! Dead ends of slide-out puzzles, and large ones.

use gros_solver::{Puzzle, Route, SlideOut, Steps};

use super::case::{Case, at, unless_quick};
use super::puzzles;

/// Compares detours with the distances of states from the route, by breadth-first search.
#[test]
fn every_detour_has_the_right_depth() {
    let slides = [(3u16, 3usize), (3, 4), (3, 5), (4, 3), (5, 3)];
    for (base, count) in slides.into_iter().take(unless_quick(5, 1)) {
        let graph = puzzles::slideout::slideout(base, count);
        let puzzle = SlideOut::new(base, count).unwrap();
        let case = Case::new(&puzzle, &graph);
        let last = case.states.len() - 1;
        for (from, to) in [(0, last), (1, last / 2), (last, 7), (last / 3, 2 * last / 3)] {
            let route = case.route(from, to);
            let steps = route.steps().to_u64().unwrap() as u32;
            let on_route: Vec<usize> = (0..=steps)
                .map(|step| case.states.iter().position(|state| *state == route.state_at(&at(step))).unwrap())
                .collect();
            for (index, state) in case.states.iter().enumerate() {
                let reach = graph.reach_from(index);
                let near =
                    (0u32..).zip(&on_route).map(|(step, on)| (reach[*on].distance, step)).min().unwrap();
                let detour = route.detour(state).unwrap();
                assert_eq!(
                    (detour.depth, detour.leaves_at),
                    (at(near.0), at(near.1)),
                    "{state} on {route:?}"
                );
            }
        }
    }
}

/// Sizes that overflow a recursion, and any list of states.
#[test]
fn ten_thousand_pieces() {
    let pieces = unless_quick(10_000, 300);
    for base in [3, 4] {
        let puzzle = SlideOut::new(base, pieces).unwrap();
        let mixed: String = (0..pieces as u32)
            .map(|place| char::from_digit((place * place / 7 + 3) % u32::from(base), 10).unwrap())
            .collect();
        let mixed = puzzle.parse_state(&mixed).unwrap();
        for (from, to) in
            [(puzzle.start(), puzzle.goal()), (puzzle.goal(), mixed.clone()), (mixed, puzzle.start())]
        {
            let route = puzzle.route(&from, &to).unwrap();
            for part in [0, 1, 1 << 20, 1 << 31, u32::MAX] {
                let step = route.steps().scale_down(&part.into(), &u32::MAX.into());
                let state = route.state_at(&step);
                assert_eq!(route.step_of(&state).as_ref(), Some(&step), "base {base}");
                let Some(mv) = route.move_at(&step) else { continue };
                let after = puzzle.play(&state, &mv).unwrap();
                assert_eq!(after, route.state_at(&(&step + &Steps::ONE)));
            }
        }
    }
}
