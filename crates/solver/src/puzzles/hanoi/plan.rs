//! The plan of Frame and Stewart in its three parts, which shows why a route on many pegs is short.

use super::frame_stewart::{self, PegSet};
use super::{Hanoi, HanoiState, Peg, Rule};
use crate::steps::Steps;

/// A part of the plan: some discs move together from one peg to another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// How many discs move.
    pub discs: usize,
    /// Where they go.
    pub to: Peg,
    /// How many pegs they use.
    pub pegs: usize,
    /// The step at which the part begins.
    pub begin: Steps,
    /// How many moves it takes.
    pub moves: Steps,
}

impl Hanoi {
    /// Returns the three parts of the route from one perfect peg to another on four or more pegs: the smaller discs
    /// step aside, the larger ones move to the goal, and the smaller ones follow.
    ///
    /// None on three pegs, from or to any other state, or for a single disc.
    ///
    /// ```
    /// use gros_solver::{Hanoi, HanoiRule, Puzzle};
    /// let reve = Hanoi::with_rule(10, HanoiRule::Classic { pegs: 4 })?;
    /// let [aside, large, follow] = reve.plan(&reve.start(), &reve.goal()).unwrap();
    /// assert_eq!([aside.discs, large.discs, follow.discs], [6, 4, 6]);
    /// assert_eq!([aside.moves, large.moves, follow.moves].map(|moves| moves.to_string()), ["17", "15", "17"]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn plan(&self, start: &HanoiState, goal: &HanoiState) -> Option<[Part; 3]> {
        let Rule::Classic { pegs } = self.rule else { return None };
        let (from, to) = (start.perfect_peg()?, goal.perfect_peg()?);
        if pegs <= super::FEWEST_PEGS || from == to || self.discs < 2 {
            return None;
        }
        let all = PegSet::first(pegs);
        let helper = Peg(all.helper(from.0, to.0)?);
        let small = frame_stewart::split(self.discs, all.count());
        let (few, large) = (all.count() - 1, self.discs - small);
        let aside = frame_stewart::count(small, all.count());
        let middle = frame_stewart::count(large, few);
        let part = |discs, to, pegs, begin, moves| Part { discs, to, pegs, begin, moves };
        let follow = &aside + &middle;
        Some([
            part(small, helper, all.count(), Steps::ZERO, aside.clone()),
            part(large, to, few, aside.clone(), middle),
            part(small, to, all.count(), follow, aside),
        ])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Puzzle, Route};

    #[test]
    fn the_route_follows_the_plan() {
        for (pegs, discs) in [(4, 2), (4, 3), (4, 10), (5, 10), (6, 21), (8, 64)] {
            let hanoi = Hanoi::with_rule(discs, Rule::Classic { pegs }).unwrap();
            let route = hanoi.route(&hanoi.start(), &hanoi.goal()).unwrap();
            let [aside, large, follow] = hanoi.plan(&hanoi.start(), &hanoi.goal()).unwrap();
            assert_eq!(&(&follow.begin + &follow.moves), route.steps(), "{discs} on {pegs}");
            assert_eq!(aside.discs + large.discs, discs);
            let (before, after) = (route.state_at(&large.begin), route.state_at(&follow.begin));
            for disc in 1..=discs {
                let is_small = disc <= aside.discs;
                assert_eq!(before.peg_of(disc), Some(if is_small { aside.to } else { Peg(0) }));
                assert_eq!(after.peg_of(disc), Some(if is_small { aside.to } else { large.to }));
            }
        }
    }

    #[test]
    fn other_routes_have_no_plan() {
        let four = Hanoi::with_rule(3, Rule::Classic { pegs: 4 }).unwrap();
        let mixed = four.parse_state("AAB").unwrap();
        assert_eq!(four.plan(&mixed, &four.goal()), None);
        assert_eq!(four.plan(&four.start(), &four.start()), None);
        let linear = Hanoi::with_rule(3, Rule::Linear).unwrap();
        assert_eq!(linear.plan(&linear.start(), &linear.goal()), None);
        let three = Hanoi::new(3).unwrap();
        assert_eq!(three.plan(&three.start(), &three.goal()), None);
    }
}
