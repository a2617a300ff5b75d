//! The Sierpiński triangle: every state has a unique place, neighbours are one move apart, and windows show routes where
//! they are.

use std::collections::{HashMap, HashSet};

use gros_solver::hanoi::{TrianglePoint, Window};
use gros_solver::{Hanoi, HanoiRoute, HanoiRule, HanoiState, Puzzle, Route, Steps};
use proptest::prelude::*;

type Point = (u64, u64);

const RULES: [HanoiRule; 3] = [HanoiRule::Classic { pegs: 3 }, HanoiRule::Linear, HanoiRule::Cyclic];

fn point(place: &TrianglePoint) -> Point {
    (place.right.to_u64().unwrap(), place.up.to_u64().unwrap())
}

fn place((right, up): Point) -> TrianglePoint {
    TrianglePoint { right: right.into(), up: up.into() }
}

fn states(hanoi: &Hanoi) -> Vec<HanoiState> {
    let rows = (0..3u32.pow(u32::try_from(hanoi.discs()).unwrap())).map(|number| {
        let digits = Steps::from(number).digits(3, hanoi.discs());
        digits.iter().map(|digit| char::from(b'A' + digit)).collect::<String>()
    });
    rows.map(|row| hanoi.parse_state(&row).unwrap()).collect()
}

fn whole(discs: usize) -> Window {
    Window { level: 0, corner: TrianglePoint::default(), size: (1 << discs, 1 << discs) }
}

#[test]
fn the_perfect_states_are_the_corners() {
    let hanoi = Hanoi::new(3).unwrap();
    let at = |text: &str| point(&hanoi.place_of(&hanoi.parse_state(text).unwrap()).unwrap());
    assert_eq!([at("A"), at("B"), at("C")], [(0, 0), (0, 7), (7, 0)]);
    // When the largest disc moves from A to C, the others are on B.
    assert_eq!([at("ABB"), at("CBB")], [(3, 0), (4, 0)]);
}

#[test]
fn every_state_has_a_place_of_its_own_and_moves_lead_to_neighbours() {
    for (rule, discs) in RULES.into_iter().flat_map(|rule| (1..=5).map(move |discs| (rule, discs))) {
        let hanoi = Hanoi::with_rule(discs, rule).unwrap();
        let mut places = HashMap::new();
        for state in states(&hanoi) {
            let place = hanoi.place_of(&state).unwrap();
            assert_eq!(hanoi.state_at_place(&place).as_ref(), Some(&state));
            assert_eq!(places.insert(point(&place), state), None);
        }
        let is_classic = matches!(rule, HanoiRule::Classic { .. });
        for ((right, up), state) in &places {
            let moves = hanoi.legal_moves(state).map(|mv| hanoi.play(state, &mv).unwrap());
            let led: HashSet<Point> = moves.map(|next| point(&hanoi.place_of(&next).unwrap())).collect();
            let near = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]
                .iter()
                .filter_map(|(dx, dy)| Some((right.checked_add_signed(*dx)?, up.checked_add_signed(*dy)?)));
            let near: HashSet<Point> = near.filter(|point| places.contains_key(point)).collect();
            assert!(led.is_subset(&near), "{state}");
            assert!(!is_classic || led == near, "{state}");
            for other in &near {
                let back = hanoi
                    .legal_moves(&places[other])
                    .any(|mv| hanoi.play(&places[other], &mv).as_ref() == Ok(state));
                let joined = hanoi.joins_places(&place((*right, *up)), &place(*other));
                assert_eq!(joined, back || led.contains(other), "{state} {other:?}");
            }
        }
    }
}

#[test]
fn places_without_a_state() {
    let hanoi = Hanoi::new(3).unwrap();
    for point in [(1, 1), (8, 0), (0, 8), (3, 6)] {
        assert_eq!(hanoi.state_at_place(&place(point)), None);
    }
    let four = Hanoi::with_rule(3, HanoiRule::Classic { pegs: 4 }).unwrap();
    assert_eq!(four.place_of(&four.start()), None);
    assert_eq!(four.state_at_place(&TrianglePoint::default()), None);
    assert_eq!(hanoi.place_of(&Hanoi::new(2).unwrap().start()), None);
}

#[test]
fn a_window_holds_the_parts_that_it_meets() {
    for discs in 1..=5 {
        let hanoi = Hanoi::new(discs).unwrap();
        let places: Vec<Point> =
            states(&hanoi).iter().map(|state| point(&hanoi.place_of(state).unwrap())).collect();
        for (level, right, up, wide) in
            (0..=discs).flat_map(|level| (0..9).map(move |at| (level, at % 3 * 3, at / 3 * 2, 2 + at)))
        {
            let window = Window { level, corner: place((right, up)), size: (wide.try_into().unwrap(), 5) };
            let parts = places.iter().map(|(right, up)| (right >> level, up >> level));
            let inside = parts.filter(|(x, y)| (right..right + wide).contains(x) && (up..up + 5).contains(y));
            let wanted: HashSet<Point> = inside.map(|(x, y)| (x - right, y - up)).collect();
            let found: HashSet<Point> =
                hanoi.parts_in(&window).iter().map(|(x, y)| ((*x).into(), (*y).into())).collect();
            assert_eq!(found, wanted, "{discs} discs, {window:?}");
        }
    }
}

/// Returns the places of each step of a route, by its passages, which are straight lines.
fn told(hanoi: &Hanoi, route: &HanoiRoute, window: &Window) -> HashMap<u64, Point> {
    let mut points = HashMap::new();
    for passage in hanoi.passages(route, route.steps(), window) {
        let (first, last) = (passage.steps.0.to_u64().unwrap(), passage.steps.1.to_u64().unwrap());
        let ((x, y), (to_x, to_y)) = (point(&passage.ends.0), point(&passage.ends.1));
        for step in first..=last {
            let on = |from: u64, to: u64| {
                let by = if from < to { 1 } else { -i64::from(from > to) };
                from.checked_add_signed(by * i64::try_from(step - first).unwrap()).unwrap()
            };
            assert!(
                points
                    .insert(step, (on(x, to_x), on(y, to_y)))
                    .is_none_or(|at| at == (on(x, to_x), on(y, to_y)))
            );
        }
    }
    points
}

#[test]
fn passages_contain_every_step_of_a_route() {
    for (rule, discs) in RULES.into_iter().flat_map(|rule| (1..=4).map(move |discs| (rule, discs))) {
        let hanoi = Hanoi::with_rule(discs, rule).unwrap();
        let all = states(&hanoi);
        for (index, from) in all.iter().enumerate() {
            let to = &all[index * 7 % all.len()];
            let route = hanoi.route(from, to).unwrap();
            let told = told(&hanoi, &route, &whole(discs));
            let steps = route.steps().to_u64().unwrap();
            assert_eq!(told.len() as u64, steps + 1, "{from} to {to}");
            for (step, at) in told {
                assert_eq!(
                    point(&hanoi.place_of(&route.state_at(&step.into())).unwrap()),
                    at,
                    "{from} to {to}"
                );
            }
        }
    }
}

fn rows(most: usize) -> impl Strategy<Value = [String; 3]> {
    (1..=most).prop_flat_map(|size| {
        let row = prop::collection::vec(prop::sample::select(&['A', 'B', 'C'][..]), size);
        [row.clone(), row.clone(), row].prop_map(|rows| rows.map(String::from_iter))
    })
}

proptest! {
    #[test]
    fn a_thousand_discs_have_places_too([one, ..] in rows(1_000)) {
        let hanoi = Hanoi::new(one.len()).unwrap();
        let state = hanoi.parse_state(&one).unwrap();
        let place = hanoi.place_of(&state).unwrap();
        prop_assert_eq!(hanoi.state_at_place(&place), Some(state.clone()));
        for mv in hanoi.legal_moves(&state) {
            let next = hanoi.place_of(&hanoi.play(&state, &mv).unwrap()).unwrap();
            let apart = |one: &Steps, other: &Steps| one.abs_diff(other) <= Steps::ONE;
            prop_assert!(apart(&next.right, &place.right) && apart(&next.up, &place.up));
            prop_assert!(hanoi.joins_places(&place, &next));
        }
    }

    #[test]
    fn the_route_runs_through_a_window_around_any_of_its_places(
        [from, to, _] in rows(400), part in 0..=1000u32, level in 0..20usize,
    ) {
        let hanoi = Hanoi::new(from.len()).unwrap();
        let state = |row: &str| hanoi.parse_state(row).unwrap();
        let route = hanoi.route(&state(&from), &state(&to)).unwrap();
        let step = route.steps().scale_down(&part.into(), &1000u32.into());
        let here = hanoi.place_of(&route.state_at(&step)).unwrap();
        let level = level.min(from.len());
        let back = |number: &Steps| (number >> level).saturating_sub(&20u32.into());
        let corner = TrianglePoint { right: back(&here.right), up: back(&here.up) };
        let window = Window { level, corner, size: (40, 40) };
        let passages = hanoi.passages(&route, route.steps(), &window);
        prop_assert!(passages.iter().any(|passage| passage.steps.0 <= step && step <= passage.steps.1));
        prop_assert!(passages.len() <= 600);
        for passage in &passages {
            for (step, end) in [(&passage.steps.0, &passage.ends.0), (&passage.steps.1, &passage.ends.1)] {
                prop_assert_eq!(&hanoi.place_of(&route.state_at(step)).unwrap(), end);
            }
        }
        for pair in passages.windows(2) {
            prop_assert!(pair[0].steps.1 < pair[1].steps.0);
        }
        let parts = hanoi.parts_in(&window);
        let at = |number: &Steps, corner: &Steps| (number >> level).saturating_sub(corner).to_u64().unwrap();
        let part = (at(&here.right, &window.corner.right), at(&here.up, &window.corner.up));
        prop_assert!(parts.iter().any(|(x, y)| (u64::from(*x), u64::from(*y)) == part));
    }
}
