//! Where the timeline runs through the triangle: only what is seen of it.

use gros_session::{Leg, Timeline};
use gros_solver::hanoi::{TrianglePoint, Window};
use gros_solver::{AnyMove, AnyPuzzle, AnyRoute, AnyState, Hanoi, HanoiRoute, Puzzle, Route, Steps};

/// As many moves made by hand are drawn, the last ones.
const MOST_BY_HAND: usize = 1_024;

/// A stretch of the timeline: places with their steps, each a straight line from the one before.
pub type Stretch = Vec<(Steps, TrianglePoint)>;

/// Finds the stretches of a timeline in a window.
pub fn track(timeline: &Timeline<AnyPuzzle>, hanoi: &Hanoi, window: &Window) -> Vec<Stretch> {
    let mut found = Vec::new();
    let mut begin = Steps::ZERO;
    let by_hand =
        timeline.played().filter_map(|leg| if let Leg::Hand(hand) = leg { Some(hand) } else { None });
    let mut unseen = by_hand.map(|hand| hand.moves().len()).sum::<usize>().saturating_sub(MOST_BY_HAND);
    for leg in timeline.played() {
        let length = match leg {
            Leg::Hand(hand) if unseen > 0 => {
                unseen = unseen.saturating_sub(hand.moves().len());
                Steps::from(hand.moves().len())
            }
            Leg::Hand(hand) => {
                found.extend(walked(hanoi, &begin, timeline.state_at(&begin), hand.moves()));
                Steps::from(hand.moves().len())
            }
            Leg::Plan { route, length } => {
                found.extend(planned(hanoi, &begin, route, length, window));
                length.clone()
            }
        };
        begin = &begin + &length;
    }
    if let Some(route) = timeline.plan() {
        let length = timeline.steps().saturating_sub(&begin);
        found.extend(planned(hanoi, &begin, route, &length, window));
    }
    found
}

/// Finds the stretches of the way that the plan is not: on it the largest disc goes twice where it goes once by plan, and
/// the other way round; with that way itself.
pub fn other_way(
    timeline: &Timeline<AnyPuzzle>,
    hanoi: &Hanoi,
    window: &Window,
) -> Option<(HanoiRoute, Vec<Stretch>)> {
    let AnyRoute::Hanoi(plan) = timeline.plan()? else { return None };
    let other = plan.other_way()?;
    let stretches = stretches(hanoi, &Steps::ZERO, &other, other.steps(), window);
    Some((other, stretches))
}

fn walked(hanoi: &Hanoi, begin: &Steps, from: AnyState, moves: &[AnyMove]) -> Option<Stretch> {
    let AnyState::Hanoi(mut state) = from else { return None };
    let mut stretch = vec![(begin.clone(), hanoi.place_of(&state)?)];
    for (index, mv) in moves.iter().enumerate() {
        let AnyMove::Hanoi(mv) = mv else { return None };
        state = hanoi.play(&state, mv).ok()?;
        stretch.push((begin + &Steps::from(index + 1), hanoi.place_of(&state)?));
    }
    Some(stretch)
}

fn planned(hanoi: &Hanoi, begin: &Steps, route: &AnyRoute, length: &Steps, window: &Window) -> Vec<Stretch> {
    let AnyRoute::Hanoi(route) = route else { return Vec::new() };
    stretches(hanoi, begin, route, length, window)
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

/// Cuts a stretch at the cursor: what was played, and what is planned. `here` is the place there.
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
    use gros_session::spec;

    fn timeline(text: &str) -> (Timeline<AnyPuzzle>, Hanoi) {
        let timeline = spec::open(text, 1_000).unwrap().session.timeline().clone();
        let AnyPuzzle::Hanoi(hanoi) = *timeline.puzzle() else { panic!("a tower") };
        (timeline, hanoi)
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
    fn the_standard_way_is_the_base_line() {
        let (timeline, hanoi) = timeline("hanoi?n=5");
        let [stretch] = &track(&timeline, &hanoi, &whole(5))[..] else { panic!("one stretch") };
        assert!(stretch.iter().all(|(step, place)| place.up.is_zero() && place.right == *step));
        assert_eq!(stretch.len(), 2);
    }

    #[test]
    fn moves_by_hand_and_the_plans_between_them_are_one_line() {
        let (timeline, hanoi) = timeline("hanoi?n=4&play=~3.1B.1A.2B");
        let stretches = track(&timeline, &hanoi, &whole(4));
        assert_eq!(length(&stretches), timeline.steps().to_u64().unwrap());
        for (step, place) in stretches.iter().flatten() {
            let AnyState::Hanoi(state) = timeline.state_at(step) else { panic!("a tower") };
            assert_eq!(hanoi.place_of(&state).as_ref(), Some(place), "{step}");
        }
    }

    #[test]
    fn the_other_way_is_as_long_as_it_says() {
        let (timeline, hanoi) = timeline("hanoi?n=5&from=ACBAB&to=CAACB");
        let (other, stretches) = other_way(&timeline, &hanoi, &whole(5)).unwrap();
        assert_eq!((length(&stretches), timeline.steps().to_u64()), (30, Some(24)));
        for (step, place) in stretches.iter().flatten() {
            assert_eq!(hanoi.place_of(&other.state_at(step)).as_ref(), Some(place), "{step}");
        }
    }

    #[test]
    fn the_cursor_cuts_a_straight_line() {
        let (timeline, hanoi) = timeline("hanoi?n=5&step=12");
        let stretches = track(&timeline, &hanoi, &whole(5));
        let AnyState::Hanoi(state) = timeline.state() else { panic!("a tower") };
        let here = hanoi.place_of(&state).unwrap();
        let (played, planned) = cut(&stretches[0], timeline.cursor(), &here);
        assert_eq!((played.last(), planned.first()), (Some(&here), Some(&here)));
        assert_eq!((played.len(), planned.len()), (2, 2));
    }

    #[test]
    fn in_a_small_window_only_what_lies_there_is_followed() {
        let (timeline, hanoi) = timeline("hanoi?n=900&step=123456789123456789");
        let AnyState::Hanoi(state) = timeline.state() else { panic!("a tower") };
        let here = hanoi.place_of(&state).unwrap();
        let corner = TrianglePoint { right: here.right.saturating_sub(&9u32.into()), up: Steps::ZERO };
        let found = track(&timeline, &hanoi, &Window { level: 0, corner, size: (20, 20) });
        assert!(found.iter().flatten().count() < 100);
        assert!(found.iter().any(|stretch| {
            stretch.first().unwrap().0 <= *timeline.cursor()
                && *timeline.cursor() <= stretch.last().unwrap().0
        }));
    }
}
