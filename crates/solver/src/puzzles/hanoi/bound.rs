//! A good route between any two states on four pegs or more, for when there are too many states to search.
//!
//! The smaller discs gather on a helper peg, the larger ones move to their places without that peg, by the same rule,
//! and the smaller ones follow. As many choices of the cut and the helper are tried as time allows; on perfect states
//! the route is that of Frame and Stewart. It is only an upper bound.

use alloc::sync::Arc;
use core::ops::Range;
use hashbrown::HashMap;

use super::HanoiState;
use super::frame_stewart::{self, PegSet};
use super::stretch::Stretch;
use super::tower::{Tower, TowerRow, Walk, distance};
use crate::prelude::*;
use crate::steps::Steps;

/// The maximum number of partings to consider.
const PATIENCE: usize = 40_000;

/// A task to plan: some discs, all on these pegs, have to move.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum Subtask {
    /// From their places at an end of the route to a single peg, or back.
    Gather { end: End, discs: Range<usize>, goal: u8, pegs: PegSet },
    /// From their places at the start to those at the goal.
    Pass { discs: Range<usize>, pegs: PegSet },
}

/// An end of the route.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum End {
    Start,
    Goal,
}

/// The smaller discs, below `cut`, gather on the helper.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Parting {
    cut: usize,
    helper: u8,
}

/// Plans routes between two states.
struct Planner {
    ends: [Arc<[u8]>; 2],
    effort: Effort,
    best: HashMap<Subtask, (Steps, Parting)>,
}

/// How many partings are tried.
#[derive(Clone, Copy)]
struct Effort {
    /// Whether to try all cuts, rather than only the one closest to Frame and Stewart's.
    all_cuts: bool,
    /// How many helpers to try.
    helpers: usize,
}

impl Effort {
    /// Chooses the effort so that the number of partings stays within bounds.
    fn of(discs: usize, pegs: usize) -> Effort {
        let all_cuts = discs <= [40, 16, 11].get(pegs.saturating_sub(4)).copied().unwrap_or(8);
        let deep = u32::try_from(pegs.saturating_sub(3)).unwrap_or(u32::MAX);
        let is_few = |helpers: &usize| discs * pegs * helpers.saturating_pow(deep) <= PATIENCE;
        let helpers = (1..pegs).rev().find(is_few).unwrap_or(1);
        Effort { all_cuts, helpers: if all_cuts { pegs } else { helpers } }
    }
}

/// Plans a route for the smallest `moving` discs, the largest of which is elsewhere at the goal.
pub(super) fn plan(from: &HanoiState, to: &HanoiState, moving: usize, pegs: u8) -> Option<Tower> {
    let ends = [from.pegs.as_slice().into(), to.pegs.as_slice().into()];
    let effort = Effort::of(moving, pegs.into());
    let mut planner = Planner { ends, effort, best: HashMap::new() };
    let task = Subtask::Pass { discs: 0..moving, pegs: PegSet::first(pegs) };
    if effort.all_cuts || effort.helpers > 1 {
        planner.evaluate(task.clone());
    }
    let parts = planner.unroll(task);
    let length = parts.iter().fold(Steps::ZERO, |sum, part| sum + &*part.length());
    (!parts.is_empty()).then(|| Tower::Row(Arc::new(TowerRow { parts, moving, length })))
}

impl Subtask {
    fn discs(&self) -> &Range<usize> {
        let (Subtask::Gather { discs, .. } | Subtask::Pass { discs, .. }) = self;
        discs
    }

    fn pegs(&self) -> PegSet {
        let (Subtask::Gather { pegs, .. } | Subtask::Pass { pegs, .. }) = self;
        *pegs
    }
}

impl Planner {
    fn end(&self, end: End) -> &Arc<[u8]> {
        match end {
            End::Start => &self.ends[0],
            End::Goal => &self.ends[1],
        }
    }

    /// Leaves out the largest discs that are already in place.
    fn trimmed(&self, task: Subtask) -> Subtask {
        let last = |discs: &Range<usize>, differs: &dyn Fn(usize) -> bool| {
            let last = discs.clone().rfind(|disc| differs(*disc));
            discs.start..last.map_or(discs.start, |disc| disc + 1)
        };
        match task {
            Subtask::Gather { end, discs, goal, pegs } => {
                let discs = last(&discs, &|disc| self.end(end)[disc] != goal);
                Subtask::Gather { end, discs, goal, pegs }
            }
            Subtask::Pass { discs, pegs } => {
                Subtask::Pass { discs: last(&discs, &|disc| self.ends[0][disc] != self.ends[1][disc]), pegs }
            }
        }
    }

    /// Returns whether a disc prevents a peg from helping: the disc is there, or has to go there.
    fn needs(&self, task: &Subtask, disc: usize, peg: u8) -> bool {
        match task {
            Subtask::Gather { end, goal, .. } => *goal == peg || self.end(*end)[disc] == peg,
            Subtask::Pass { .. } => self.ends.iter().any(|end| end[disc] == peg),
        }
    }

    /// Lists the partings to try, most promising first.
    fn partings(&self, task: &Subtask) -> Vec<Parting> {
        let (discs, pegs) = (task.discs(), task.pegs());
        let ideal = discs.start + frame_stewart::split(discs.len(), pegs.count()).min(discs.len() - 1);
        let mut found = Vec::new();
        for helper in pegs.iter().filter(|peg| !self.needs(task, discs.end - 1, *peg)) {
            let free = if self.effort.all_cuts { discs.start } else { ideal };
            let needed = (free..discs.end).rfind(|disc| self.needs(task, *disc, helper));
            let least = needed.map_or(free, |disc| disc + 1);
            let cuts = if self.effort.all_cuts { least..discs.end } else { least..least + 1 };
            found.extend(cuts.map(|cut| Parting { cut, helper }));
        }
        let stands_there = |parting: &Parting| {
            parting.cut.checked_sub(1).is_some_and(|disc| self.needs(task, disc, parting.helper))
        };
        found.sort_by_key(|parting| (parting.cut.abs_diff(ideal), !stands_there(parting), parting.helper));
        if !self.effort.all_cuts {
            found.truncate(self.effort.helpers);
        }
        found
    }

    /// Returns the tasks that remain after a parting, in the order in which they are done.
    fn parts(&self, task: &Subtask, Parting { cut, helper }: Parting) -> Vec<Subtask> {
        let (discs, pegs) = (task.discs(), task.pegs());
        let (smaller, larger, without) = (discs.start..cut, cut..discs.end, pegs.without(helper));
        let gather = |end| Subtask::Gather { end, discs: smaller.clone(), goal: helper, pegs };
        let parts = match task {
            Subtask::Gather { end, goal, .. } => {
                vec![gather(*end), Subtask::Gather { end: *end, discs: larger, goal: *goal, pegs: without }]
            }
            Subtask::Pass { .. } => {
                vec![gather(End::Start), Subtask::Pass { discs: larger, pegs: without }, gather(End::Goal)]
            }
        };
        parts.into_iter().map(|part| self.trimmed(part)).collect()
    }

    /// Counts the moves of a task if the count is known, as for all tasks on three pegs.
    fn known(&self, task: &Subtask) -> Option<Steps> {
        if task.discs().is_empty() {
            return Some(Steps::ZERO);
        }
        if task.pegs().count() > 3 {
            return self.best.get(task).map(|(length, _)| length.clone());
        }
        Some(match task {
            Subtask::Gather { end, discs, goal, pegs } => distance(self.end(*end), discs, *goal, *pegs),
            Subtask::Pass { discs, pegs } => {
                self.three_pegs(discs, *pegs).iter().fold(Steps::ZERO, |sum, part| sum + &*part.length())
            }
        })
    }

    /// Finds the best parting of a task and of all its subtasks.
    fn evaluate(&mut self, task: Subtask) {
        let mut open = vec![self.trimmed(task)];
        while let Some(task) = open.last().cloned() {
            if self.known(&task).is_some() {
                open.pop();
                continue;
            }
            let partings = self.partings(&task);
            let rows: Vec<Vec<Subtask>> =
                partings.iter().map(|parting| self.parts(&task, *parting)).collect();
            let before = open.len();
            open.extend(rows.iter().flatten().filter(|part| self.known(part).is_none()).cloned());
            if open.len() > before {
                continue;
            }
            let lengths = rows.iter().zip(&partings).map(|(row, parting)| {
                let parts = row.iter().filter_map(|part| self.known(part));
                let sum = parts.fold(self.follow(&task, *parting), |sum, part| &sum + &part);
                (sum, *parting)
            });
            if let Some(best) = lengths.min_by(|one, other| one.0.cmp(&other.0)) {
                self.best.insert(task, best);
            }
            open.pop();
        }
    }

    /// Counts the moves of the smaller discs from the helper to the goal.
    fn follow(&self, task: &Subtask, parting: Parting) -> Steps {
        match task {
            Subtask::Gather { discs, pegs, .. } => {
                frame_stewart::count(parting.cut - discs.start, pegs.count())
            }
            Subtask::Pass { .. } => Steps::ZERO,
        }
    }

    fn chosen(&self, task: &Subtask) -> Option<Parting> {
        match self.best.get(task) {
            Some((_, parting)) => Some(*parting),
            None => self.partings(task).first().copied(),
        }
    }

    /// Writes out a plan as consecutive stretches.
    fn unroll(&self, task: Subtask) -> Vec<Tower> {
        let mut found = Vec::new();
        let mut open = vec![Todo::Plan(self.trimmed(task))];
        while let Some(todo) = open.pop() {
            match todo {
                Todo::Go(stretch) => found.push(stretch),
                Todo::Plan(task) if task.discs().is_empty() => {}
                Todo::Plan(task) if task.pegs().count() <= 3 => found.extend(self.on_three_pegs(&task)),
                Todo::Plan(task) => open.extend(self.todo(&task).into_iter().rev()),
            }
        }
        found
    }

    fn todo(&self, task: &Subtask) -> Vec<Todo> {
        let Some(parting) = self.chosen(task) else { return Vec::new() };
        let mut todo: Vec<Todo> = self.parts(task, parting).into_iter().map(Todo::Plan).collect();
        if let Subtask::Gather { end, discs, goal, pegs } = task {
            let smaller = discs.start..parting.cut;
            if *end == End::Start {
                todo.extend(Tower::carry(smaller, parting.helper, *goal, *pegs).map(Todo::Go));
            } else {
                // The route from the goal to a peg, in reverse.
                todo.extend(Tower::carry(smaller, *goal, parting.helper, *pegs).map(Todo::Go));
                todo.reverse();
            }
        }
        todo
    }

    fn on_three_pegs(&self, task: &Subtask) -> Vec<Tower> {
        match task {
            Subtask::Gather { end, discs, goal, pegs } => {
                Vec::from_iter(Tower::walk(self.walk(*end, *goal, *pegs), discs.clone()))
            }
            Subtask::Pass { discs, pegs } => self.three_pegs(discs, *pegs),
        }
    }

    fn walk(&self, end: End, peg: u8, pegs: PegSet) -> Walk {
        Walk { anywhere: self.end(end).clone(), peg, pegs, gathers: end == End::Start }
    }

    /// Returns the shortest route on three pegs: the largest disc moves once or twice (Hinz, 1989).
    fn three_pegs(&self, discs: &Range<usize>, pegs: PegSet) -> Vec<Tower> {
        let Some(disc) = discs.clone().next_back() else { return Vec::new() };
        let (from, to) = (self.ends[0][disc], self.ends[1][disc]);
        let Some(third) = pegs.helper(from, to) else { return Vec::new() };
        let smaller = discs.start..disc;
        let walk = |end, peg| Tower::walk(self.walk(end, peg, pegs), smaller.clone());
        let one = |from, to| Some(Tower::One { disc, from, to });
        let carry = Tower::carry(smaller.clone(), to, from, pegs);
        let once = vec![walk(End::Start, third), one(from, to), walk(End::Goal, third)];
        let twice =
            vec![walk(End::Start, to), one(from, third), carry, one(third, to), walk(End::Goal, from)];
        let length =
            |row: &[Option<Tower>]| row.iter().flatten().fold(Steps::ZERO, |sum, part| sum + &*part.length());
        let best = if length(&once) <= length(&twice) { once } else { twice };
        best.into_iter().flatten().collect()
    }
}

/// The parts of a plan that remain to be written out.
enum Todo {
    Plan(Subtask),
    Go(Tower),
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hanoi::stretch::StretchRoute;
    use crate::{Guarantee, Hanoi, HanoiRule, Puzzle, Route};

    fn hanoi(discs: usize, pegs: u8) -> Hanoi {
        Hanoi::with_rule(discs, HanoiRule::Classic { pegs }).unwrap()
    }

    #[test]
    fn fewer_partings_are_tried_for_more_discs() {
        let tried = |discs, pegs| {
            let Effort { all_cuts, helpers } = Effort::of(discs, pegs);
            (all_cuts, helpers)
        };
        assert_eq!(
            [(40, 4), (16, 5), (11, 6), (8, 7)].map(|(discs, pegs)| tried(discs, pegs)),
            [4, 5, 6, 7].map(|pegs| (true, pegs))
        );
        assert_eq!([(41, 4), (17, 5), (12, 6), (9, 7)].map(|(discs, pegs)| tried(discs, pegs).0), [false; 4]);
        // As many helpers as keep discs × pegs × helpers^(pegs − 3) within the limit.
        let helpers = |(discs, pegs)| tried(discs, pegs).1;
        assert_eq!([(100, 4), (3_334, 4), (10_000, 4), (1_000_000, 4)].map(helpers), [3, 2, 1, 1]);
        assert_eq!([(1_000, 5), (100, 8), (2_500, 4)].map(helpers), [2, 2, 3]);
    }

    fn state(hanoi: &Hanoi, number: usize) -> HanoiState {
        let pegs = usize::from(hanoi.rule().pegs());
        let letter = |place: u32| char::from(b'A' + (number / pegs.pow(place) % pegs) as u8);
        hanoi.parse_state(&(0..hanoi.discs() as u32).map(letter).collect::<String>()).unwrap()
    }

    fn planned(hanoi: &Hanoi, from: &HanoiState, to: &HanoiState) -> StretchRoute<Tower> {
        let moving = crate::hanoi::largest_differing(from, to);
        let whole = plan(from, to, moving, hanoi.rule().pegs());
        StretchRoute::new([from, to], whole, Guarantee::UpperBound)
    }

    #[test]
    fn on_three_pegs_the_largest_disc_takes_the_detour_if_it_is_shorter() {
        for (from, to, moves) in [("BAA", "ABB", 5u32), ("AAB", "BAA", 6), ("AAA", "CCC", 7)] {
            let hanoi = hanoi(3, 3);
            let [from, to] = [from, to].map(|row| hanoi.parse_state(row).unwrap());
            let least = hanoi.route(&from, &to).unwrap();
            assert_eq!(planned(&hanoi, &from, &to).steps(), least.steps(), "{from} to {to}");
            if moves != 6 {
                assert_eq!(least.steps(), &Steps::from(moves));
            }
        }
    }

    #[test]
    fn more_helpers_make_shorter_plans() {
        let hanoi = hanoi(60, 4);
        let row = |factor: usize| {
            (0..60).map(|disc| char::from(b'A' + (disc * factor % 7 % 4) as u8)).collect::<String>()
        };
        let [from, to] = [3, 5].map(|factor| hanoi.parse_state(&row(factor)).unwrap());
        let moving = crate::hanoi::largest_differing(&from, &to);
        let ends = [from.pegs.as_slice().into(), to.pegs.as_slice().into()];
        let effort = Effort { all_cuts: false, helpers: 1 };
        let hasty = Planner { ends, effort, best: HashMap::new() };
        let task = Subtask::Pass { discs: 0..moving, pegs: PegSet::first(4) };
        let length = |parts: &[Tower]| parts.iter().fold(Steps::ZERO, |sum, part| sum + &*part.length());
        assert!(planned(&hanoi, &from, &to).steps() < &length(&hasty.unroll(task)));
    }

    #[test]
    fn small_discs_wait_where_they_already_are() {
        let (hanoi, small) = (hanoi(30, 4), frame_stewart::split(30, 4));
        let row = format!("{}{}", "A".repeat(30 - small), "B".repeat(small));
        let from = hanoi.parse_state(&row).unwrap();
        let ends = [from.pegs.as_slice().into(), hanoi.goal().pegs.as_slice().into()];
        let effort = Effort { all_cuts: false, helpers: 1 };
        let hasty = Planner { ends, effort, best: HashMap::new() };
        let parts = hasty.unroll(Subtask::Pass { discs: 0..30, pegs: PegSet::first(4) });
        let length = parts.iter().fold(Steps::ZERO, |sum, part| sum + &*part.length());
        assert_eq!(length, &frame_stewart::count(30 - small, 3) + &frame_stewart::count(small, 4));
    }

    /// Plays a plan and makes every query of a route at every step.
    fn check(hanoi: &Hanoi, from: &HanoiState, to: &HanoiState) -> Steps {
        let route = planned(hanoi, from, to);
        let mut here = from.clone();
        for (step, mv) in route.moves(&Steps::ZERO, route.steps()).enumerate() {
            let step = Steps::from(step);
            assert_eq!(route.state_at(&step), here);
            assert_eq!(route.step_of(&here), Some(step));
            here = hanoi.play(&here, &mv).unwrap();
        }
        assert_eq!((&here, &route.state_at(route.steps())), (to, to));
        route.steps().clone()
    }

    #[test]
    fn plans_are_legal_and_not_much_longer_than_shortest() {
        for (discs, pegs, most_percent) in [(4, 4, 112), (5, 4, 114), (3, 5, 110), (4, 5, 115), (3, 7, 112)] {
            let hanoi = hanoi(discs, pegs);
            let count = usize::from(pegs).pow(discs as u32);
            let (mut planned, mut shortest) = (0, 0);
            for (from, to) in
                (0..count).step_by(11).flat_map(|from| (0..count).step_by(17).map(move |to| (from, to)))
            {
                let (from, to) = (state(&hanoi, from), state(&hanoi, to));
                let least = hanoi.route(&from, &to).unwrap().steps().to_u64().unwrap();
                let found = check(&hanoi, &from, &to).to_u64().unwrap();
                assert!(found >= least, "{from} to {to}");
                (planned, shortest) = (planned + found, shortest + least);
            }
            assert!(100 * planned <= most_percent * shortest, "{planned} against {shortest} on {pegs} pegs");
        }
    }

    #[test]
    fn plans_to_a_peg_are_nearly_shortest() {
        for (discs, pegs, step) in [(8, 4, 997), (6, 5, 331), (6, 6, 977)] {
            let hanoi = hanoi(discs, pegs);
            let (mut planned, mut shortest) = (0, 0);
            for from in (0..usize::from(pegs).pow(discs as u32)).step_by(step) {
                let from = state(&hanoi, from);
                shortest += hanoi.route(&from, &hanoi.goal()).unwrap().steps().to_u64().unwrap();
                planned += check(&hanoi, &from, &hanoi.goal()).to_u64().unwrap();
            }
            assert!(100 * planned <= 107 * shortest, "{planned} against {shortest} on {pegs} pegs");
        }
    }

    #[test]
    fn towers_move_as_frame_and_stewart_say() {
        for (pegs, discs) in (4..=8).flat_map(|pegs| (1..40).map(move |discs| (pegs, discs))) {
            let hanoi = hanoi(discs, pegs);
            let route = planned(&hanoi, &hanoi.start(), &hanoi.goal());
            assert_eq!(*route.steps(), frame_stewart::count(discs, pegs.into()), "{discs} on {pegs}");
        }
    }
}
