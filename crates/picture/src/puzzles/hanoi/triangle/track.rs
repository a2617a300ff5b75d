//! Where a route runs through the visible part of the triangle.

use gros_solver::hanoi::{TrianglePoint, Window};
use gros_solver::{AnyMove, AnyRoute, AnyState, Hanoi, HanoiRoute, Puzzle, Route, Steps};

use super::tower;
use crate::graph::Leg;

/// A stretch of the course: places with their steps, each a straight line from the previous one.
pub type Stretch = Vec<(Steps, TrianglePoint)>;

/// Finds the stretches of a course in a window.
pub fn track(legs: &[Leg], hanoi: &Hanoi, window: &Window) -> Vec<Stretch> {
    let find = |leg: &Leg| match leg {
        Leg::Hand { begin, from, moves } => walked(hanoi, begin, from, moves).into_iter().collect(),
        Leg::Plan { begin, route: AnyRoute::Hanoi(route), length } => {
            stretches(hanoi, begin, route, length, window)
        }
        Leg::Plan { .. } => Vec::new(),
    };
    legs.iter().flat_map(find).collect()
}

/// Finds the alternative to the planned route, on which the largest disc moves twice instead of once, or once instead
/// of twice; returns it with its stretches.
pub fn other_way(legs: &[Leg], hanoi: &Hanoi, window: &Window) -> Option<(HanoiRoute, Vec<Stretch>)> {
    let Leg::Plan { route: AnyRoute::Hanoi(plan), .. } = legs.last()? else { return None };
    let other = plan.other_way()?;
    let stretches = stretches(hanoi, &Steps::ZERO, &other, other.steps(), window);
    Some((other, stretches))
}

fn walked(hanoi: &Hanoi, begin: &Steps, from: &AnyState, moves: &[AnyMove]) -> Option<Stretch> {
    let mut state = tower(from)?.clone();
    let mut stretch = vec![(begin.clone(), hanoi.place_of(&state)?)];
    for (index, mv) in moves.iter().enumerate() {
        let AnyMove::Hanoi(mv) = mv else { return None };
        state = hanoi.play(&state, mv).ok()?;
        stretch.push((begin + &Steps::from(index + 1), hanoi.place_of(&state)?));
    }
    Some(stretch)
}

fn stretches(
    hanoi: &Hanoi,
    begin: &Steps,
    route: &HanoiRoute,
    length: &Steps,
    window: &Window,
) -> Vec<Stretch> {
    let mut found: Vec<Stretch> = Vec::new();
    for (first, last) in passages(hanoi, route, length, window) {
        let follows = found.last().and_then(|stretch| stretch.last());
        let is_next = follows.is_some_and(|(step, _)| step + &Steps::ONE == begin + &first.0);
        let (first, last) = ((begin + &first.0, first.1), (begin + &last.0, last.1));
        let ends = if first.0 == last.0 { vec![first] } else { vec![first, last] };
        match found.last_mut().filter(|_| is_next) {
            Some(stretch) => stretch.extend(ends),
            None => found.push(ends),
        }
    }
    found
}

fn passages(
    hanoi: &Hanoi,
    route: &HanoiRoute,
    length: &Steps,
    window: &Window,
) -> impl Iterator<Item = ((Steps, TrianglePoint), (Steps, TrianglePoint))> {
    let passages = hanoi.passages(route, length, window).into_iter();
    passages.map(|passage| ((passage.steps.0, passage.ends.0), (passage.steps.1, passage.ends.1)))
}

/// Cuts a stretch at the cursor into the played and the planned part. `here` is the place of the cursor.
pub fn cut(
    stretch: &Stretch,
    cursor: &Steps,
    here: &TrianglePoint,
) -> (Vec<TrianglePoint>, Vec<TrianglePoint>) {
    let place = |(_, place): &(Steps, TrianglePoint)| place.clone();
    let mut played: Vec<TrianglePoint> =
        stretch.iter().filter(|(step, _)| step <= cursor).map(place).collect();
    let mut planned: Vec<TrianglePoint> =
        stretch.iter().filter(|(step, _)| step >= cursor).map(place).collect();
    let has_end = stretch.iter().any(|(step, _)| step == cursor);
    if !played.is_empty() && !planned.is_empty() && !has_end {
        played.push(here.clone());
        planned.insert(0, here.clone());
    }
    (played, planned)
}

#[cfg(test)]
mod tests {
    use super::*;
    use gros_solver::{DiscMove, Peg};

    fn hanoi(discs: usize) -> Hanoi {
        Hanoi::new(discs).unwrap()
    }

    /// Plans a route and returns its first moves, or all of them if no length is given.
    fn plan(hanoi: Hanoi, begin: u32, [from, to]: [&str; 2], length: Option<u32>) -> Leg {
        let [from, to] = [from, to].map(|row| hanoi.parse_state(row).unwrap());
        let route = hanoi.route(&from, &to).unwrap();
        let length = length.map_or_else(|| route.steps().clone(), Steps::from);
        Leg::Plan { begin: begin.into(), route: AnyRoute::Hanoi(route), length }
    }

    fn place(hanoi: Hanoi, row: &str) -> TrianglePoint {
        hanoi.place_of(&hanoi.parse_state(row).unwrap()).unwrap()
    }

    fn whole(discs: usize) -> Window {
        Window { level: 0, corner: TrianglePoint::default(), size: (1 << discs, 1 << discs) }
    }

    fn length(stretches: &[Stretch]) -> u64 {
        let ends = stretches.iter().map(|stretch| {
            let (first, last) = (stretch.first().unwrap(), stretch.last().unwrap());
            last.0.abs_diff(&first.0).to_u64().unwrap()
        });
        ends.sum()
    }

    #[test]
    fn the_standard_route_is_the_base() {
        let legs = [plan(hanoi(5), 0, ["A", "C"], None)];
        let [stretch] = &track(&legs, &hanoi(5), &whole(5))[..] else { panic!("one stretch") };
        assert!(stretch.iter().all(|(step, place)| place.up.is_zero() && place.right == *step));
        assert_eq!(stretch.len(), 2);
    }

    #[test]
    fn moves_by_hand_and_the_plans_between_them_are_one_line() {
        let hanoi = hanoi(4);
        let mut state = hanoi.parse_state("AACC").unwrap();
        let mut rows = vec!["AACC".to_owned()];
        let mut moves = Vec::new();
        for (disc, peg) in [(1, 1), (1, 0), (2, 1)] {
            let mv = DiscMove { disc, to: Peg(peg) };
            state = hanoi.play(&state, &mv).unwrap();
            rows.push(state.to_string());
            moves.push(AnyMove::Hanoi(mv));
        }
        let from = AnyState::Hanoi(hanoi.parse_state("AACC").unwrap());
        let legs = [
            plan(hanoi, 0, ["A", "C"], Some(3)),
            Leg::Hand { begin: 3u32.into(), from, moves },
            plan(hanoi, 6, [&rows[3], "C"], None),
        ];
        let stretches = track(&legs, &hanoi, &whole(4));
        let Leg::Plan { length: rest, .. } = &legs[2] else { panic!("a plan") };
        assert_eq!(length(&stretches), 6 + rest.to_u64().unwrap());
        for (step, row) in (3u32..).zip(&rows) {
            let met = stretches.iter().flatten().find(|(at, _)| *at == step);
            assert_eq!(met.map(|(_, place)| place), Some(&place(hanoi, row)), "{step}");
        }
    }

    #[test]
    fn the_alternative_has_the_stated_length() {
        let legs = [plan(hanoi(5), 0, ["ACBAB", "CAACB"], None)];
        let (other, stretches) = other_way(&legs, &hanoi(5), &whole(5)).unwrap();
        assert_eq!((length(&stretches), other.steps().to_u64()), (30, Some(30)));
        for (step, place) in stretches.iter().flatten() {
            assert_eq!(hanoi(5).place_of(&other.state_at(step)).as_ref(), Some(place), "{step}");
        }
    }

    #[test]
    fn the_cursor_cuts_a_straight_line() {
        let stretches = track(&[plan(hanoi(5), 0, ["A", "C"], None)], &hanoi(5), &whole(5));
        let here = place(hanoi(5), "ABBAA");
        let (played, planned) = cut(&stretches[0], &12u32.into(), &here);
        assert_eq!((played.last(), planned.first()), (Some(&here), Some(&here)));
        assert_eq!((played.len(), planned.len()), (2, 2));
    }
}
