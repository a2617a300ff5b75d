//! The landmarks of a timeline: the moves of its largest pieces that stand out.
//!
//! They are found by asking the plan where the largest piece moves, in ever smaller stretches, so they are
//! exact at every size.

use gros_solver::{Landmarks, Puzzle, Route, Steps, sort_short_by_key};

use crate::timeline::Timeline;

/// The most landmarks that are named.
const MOST_LANDMARKS: usize = 12;

/// A move of the plan that stands out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Landmark {
    /// The size class of the piece that moves, from 1.
    pub piece: u32,
    /// Which of its moves it is.
    pub turn: Turn,
    /// The step of the timeline that it leads to.
    pub step: Steps,
}

/// Tells a landmark from the others of the same piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// The piece moves this one time.
    Only,
    /// The piece moves for the first time.
    First,
    /// The piece moves for the last time.
    Last,
}

/// A stretch of a route; both ends are moves of it.
struct Stretch<'a, R> {
    route: &'a R,
    first: Steps,
    last: Steps,
}

/// At which end of a stretch a move is looked for.
#[derive(Clone, Copy)]
enum Side {
    First,
    Last,
}

/// Lists the landmarks of a timeline's plan in the order of their steps: those of the largest pieces that move.
#[must_use]
pub fn landmarks<P: Puzzle>(timeline: &Timeline<P>) -> Vec<Landmark> {
    let which = timeline.puzzle().landmarks();
    let plan = timeline.plan().filter(|_| which != Landmarks::None);
    let Some(whole) = plan.and_then(Stretch::whole) else { return Vec::new() };
    let begin = timeline.planned_from();
    let largest = whole.largest().1;
    let mut found = Vec::new();
    for piece in (1..=largest).rev() {
        let of_piece = whole.landmarks_of(piece, which, piece == largest);
        if found.len() + of_piece.len() > MOST_LANDMARKS {
            break;
        }
        found.extend(of_piece.into_iter().map(|(turn, before)| Landmark {
            piece,
            turn,
            step: &(begin + &before) + &Steps::ONE,
        }));
    }
    sort_short_by_key(&mut found, |landmark| landmark.step.clone());
    found
}

impl<'a, R: Route> Stretch<'a, R> {
    fn whole(route: &'a R) -> Option<Stretch<'a, R>> {
        let last = route.steps().checked_sub(&Steps::ONE)?;
        Some(Stretch { route, first: Steps::ZERO, last })
    }

    /// Gives the step before a move of the largest piece, and that piece.
    fn largest(&self) -> (Steps, u32) {
        let step = self.route.largest_move_in(&self.first, &self.last);
        let piece = self.route.rank_of_move(&step);
        (step, piece)
    }

    fn before(&self, step: &Steps) -> Option<Stretch<'a, R>> {
        let last = step.checked_sub(&Steps::ONE).filter(|last| *last >= self.first)?;
        Some(Stretch { route: self.route, first: self.first.clone(), last })
    }

    fn after(&self, step: &Steps) -> Option<Stretch<'a, R>> {
        let first = step + &Steps::ONE;
        (first <= self.last).then(|| Stretch { route: self.route, first, last: self.last.clone() })
    }

    /// Finds the first or the last move of a piece; none if it does not move here.
    fn find(&self, piece: u32, side: Side) -> Option<Steps> {
        let (step, largest) = self.largest();
        if largest < piece {
            return None;
        }
        let (near, far) = match side {
            Side::First => (self.before(&step), self.after(&step)),
            Side::Last => (self.after(&step), self.before(&step)),
        };
        let near = near.and_then(|near| near.find(piece, side));
        match near {
            None if largest == piece => Some(step),
            None => far.and_then(|far| far.find(piece, side)),
            found => found,
        }
    }

    /// Gives the landmarks of one piece, each as the step before the move.
    fn landmarks_of(&self, piece: u32, which: Landmarks, is_largest: bool) -> Vec<(Turn, Steps)> {
        let Some(last) = self.find(piece, Side::Last) else { return Vec::new() };
        if which == Landmarks::Last && !is_largest {
            return vec![(Turn::Last, last)];
        }
        match self.find(piece, Side::First) {
            Some(first) if first != last => vec![(Turn::First, first), (Turn::Last, last)],
            _ => vec![(Turn::Only, last)],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use gros_solver::{Hanoi, Rings, Setup};

    fn timeline<P: Puzzle>(puzzle: &P, from: &str, to: &str) -> Timeline<P> {
        let state = |text| puzzle.parse_state(text).unwrap();
        Timeline::new(Setup { start: state(from), goal: state(to), puzzle: puzzle.clone() }).unwrap()
    }

    fn steps(found: &[Landmark]) -> Vec<(u32, Turn, u64)> {
        found.iter().map(|mark| (mark.piece, mark.turn, mark.step.to_u64().unwrap())).collect()
    }

    /// Finds the landmarks of all pieces by looking at every move.
    fn by_looking<P: Puzzle>(timeline: &Timeline<P>) -> Vec<(u32, Turn, u64)> {
        let moves: Vec<u32> =
            timeline.moves(&Steps::ZERO, timeline.steps()).map(|mv| timeline.puzzle().rank(&mv)).collect();
        let largest = moves.iter().copied().max().unwrap_or(0);
        let mut found = Vec::new();
        for piece in 1..=largest {
            let of_piece = |moved: &u32| *moved == piece;
            let Some(first) = moves.iter().position(of_piece) else { continue };
            let last = moves.iter().rposition(of_piece).unwrap();
            let only_last = timeline.puzzle().landmarks() == Landmarks::Last && piece != largest;
            match (only_last, first == last) {
                (true, _) => found.push((piece, Turn::Last, last as u64 + 1)),
                (false, true) => found.push((piece, Turn::Only, last as u64 + 1)),
                (false, false) => {
                    found.push((piece, Turn::First, first as u64 + 1));
                    found.push((piece, Turn::Last, last as u64 + 1));
                }
            }
        }
        found.sort_by_key(|(_, _, step)| *step);
        found
    }

    #[test]
    fn each_ring_comes_off_for_good() {
        let found = landmarks(&timeline(&Rings::new(9).unwrap(), "on", "off"));
        let expected = [86, 214, 278, 310, 326, 334, 338, 340, 341];
        assert_eq!(found.iter().map(|mark| mark.step.to_u64().unwrap()).collect::<Vec<_>>(), expected);
        assert_eq!(found.iter().map(|mark| mark.piece).collect::<Vec<_>>(), [9, 8, 7, 6, 5, 4, 3, 2, 1]);
    }

    #[test]
    fn the_formula_holds_from_any_start_toward_all_off() {
        let rings = Rings::new(1000).unwrap();
        for from in ["on".to_owned(), format!("1{}", "0".repeat(999)), "10".repeat(500)] {
            let timeline = timeline(&rings, &from, "off");
            let found = landmarks(&timeline);
            assert_eq!(found.len(), 12);
            for mark in found {
                let half = Steps::power_of_two(mark.piece as usize - 1);
                assert_eq!(&mark.step + &half, timeline.steps() + &Steps::ONE, "ring {}", mark.piece);
            }
        }
    }

    #[test]
    fn small_discs_make_way_and_follow() {
        let found = landmarks(&timeline(&Hanoi::new(4).unwrap(), "A", "C"));
        let first = |piece, step| (piece, Turn::First, step);
        let last = |piece, step| (piece, Turn::Last, step);
        let expected = [first(1, 1), first(2, 2), first(3, 4), (4, Turn::Only, 8), last(3, 12), last(2, 14)];
        assert_eq!(steps(&found)[..6], expected);
        assert_eq!(steps(&found)[6..], [last(1, 15)]);
    }

    #[test]
    fn the_largest_disc_moves_twice() {
        let found = landmarks(&timeline(&Hanoi::new(3).unwrap(), "BAA", "ABB"));
        let largest: Vec<_> = steps(&found).into_iter().filter(|(piece, _, _)| *piece == 3).collect();
        assert_eq!(largest, [(3, Turn::First, 1), (3, Turn::Last, 5)]);
    }

    #[test]
    fn every_small_task_agrees_with_looking() {
        let rings = Rings::new(5).unwrap();
        let hanoi = Hanoi::new(3).unwrap();
        let rank = |rank: u32| rings.state_of_rank(&rank.into()).to_string();
        for (from, to) in (0..32).flat_map(|from| (0..32).map(move |to| (from, to))) {
            let timeline = timeline(&rings, &rank(from), &rank(to));
            assert_eq!(steps(&landmarks(&timeline)), by_looking(&timeline), "{from} to {to}");
        }
        let row = |number: usize| [9, 3, 1].map(|place| ["A", "B", "C"][number / place % 3]).concat();
        for (from, to) in (0..27).flat_map(|from| (0..27).map(move |to| (row(from), row(to)))) {
            let timeline = timeline(&hanoi, &from, &to);
            assert_eq!(steps(&landmarks(&timeline)), by_looking(&timeline), "{from} to {to}");
        }
    }

    #[test]
    fn what_was_played_comes_before() {
        let mut timeline = timeline(&Rings::new(4).unwrap(), "on", "off");
        let before = landmarks(&timeline);
        let away = gros_solver::RingMove::of(1);
        timeline.play_by_hand(away).unwrap();
        let after = landmarks(&timeline);
        assert_eq!(timeline.planned_from(), &Steps::ONE);
        for (before, after) in before.iter().zip(&after) {
            assert_eq!(&before.step + &Steps::from(2u32), after.step);
        }
    }
}
