//! Which turn choosing a dial means.

use gros_solver::{DialMove, Facing, SpinOut};

use crate::subject::Subject;

/// The turns that are possible as the dials now face.
#[derive(Clone, Debug, PartialEq)]
pub struct Turns {
    /// The directions of the dials, dial 1 first.
    pub facings: Vec<Facing>,
    /// The moves that the rules allow.
    pub legal: Vec<DialMove>,
    /// The next move on the route to the goal.
    pub best: Option<DialMove>,
}

impl Turns {
    /// Returns the turns in a state.
    #[must_use]
    pub fn of(subject: &Subject<SpinOut>) -> Turns {
        let dials = 1..=subject.puzzle.dials();
        Turns {
            facings: dials.filter_map(|dial| subject.state.facing(dial)).collect(),
            legal: subject.legal.clone(),
            best: subject.best,
        }
    }

    /// Returns the turn of a dial: towards a side, or else the best one, or else any that the rules allow at its place.
    ///
    /// If they allow none, it is the turn to be refused.
    #[must_use]
    pub fn meant(&self, dial: usize, towards: Option<Facing>, is_outside: bool) -> Option<DialMove> {
        let here = *self.facings.get(dial.checked_sub(1)?)?;
        let towards = towards.filter(|towards| *towards != here);
        let fits = |mv: &&DialMove| mv.dial == dial && towards.is_none_or(|towards| mv.to == towards);
        let best = self.best.as_ref().filter(fits);
        let there = || self.legal.iter().filter(fits).find(|mv| mv.outside == is_outside);
        let found = best.or_else(there).or_else(|| self.legal.iter().find(fits)).copied();
        let lies = if here == Facing::Upright { Facing::Left } else { Facing::Upright };
        Some(found.unwrap_or(DialMove { dial, to: towards.unwrap_or(lies), outside: is_outside }))
    }

    /// Returns the two other directions that a dial could face.
    pub fn others(&self, dial: usize) -> impl Iterator<Item = Facing> + use<> {
        let here = dial.checked_sub(1).and_then(|index| self.facings.get(index)).copied();
        Facing::ALL.into_iter().filter(move |facing| Some(*facing) != here)
    }

    /// Returns whether the rules allow a turn.
    #[must_use]
    pub fn allow(&self, mv: DialMove) -> bool {
        self.legal.contains(&mv)
    }

    /// Returns whether a dial can turn at all.
    #[must_use]
    pub fn can_turn(&self, dial: usize) -> bool {
        self.legal.iter().any(|mv| mv.dial == dial)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Facing::{Left, Right, Upright};

    fn mv(dial: usize, to: Facing, outside: bool) -> DialMove {
        DialMove { dial, to, outside }
    }

    #[test]
    fn a_chosen_dial_makes_its_best_turn_or_else_one_that_is_allowed_at_its_place() {
        let legal =
            vec![mv(1, Upright, false), mv(2, Upright, false), mv(2, Right, false), mv(2, Right, true)];
        let turns = Turns { facings: vec![Left; 3], legal, best: Some(mv(2, Right, true)) };
        assert_eq!(turns.meant(2, None, false), Some(mv(2, Right, true)));
        assert_eq!(turns.meant(2, Some(Upright), true), Some(mv(2, Upright, false)));
        // It already lies to the left, so its best turn is meant.
        assert_eq!(turns.meant(2, Some(Left), false), Some(mv(2, Right, true)));
        let turns = Turns { best: None, ..turns };
        assert_eq!(turns.meant(2, Some(Right), false), Some(mv(2, Right, false)));
        assert_eq!(turns.meant(2, Some(Right), true), Some(mv(2, Right, true)));
        assert_eq!(turns.meant(1, None, true), Some(mv(1, Upright, false)));
        // Nothing is allowed: the refusal says why.
        assert_eq!(turns.meant(3, None, false), Some(mv(3, Upright, false)));
        assert_eq!(turns.meant(3, Some(Right), true), Some(mv(3, Right, true)));
        assert_eq!(turns.meant(4, None, false), None);
    }

    #[test]
    fn a_dial_can_face_two_other_ways() {
        let turns = Turns { facings: vec![Upright], legal: vec![mv(1, Left, false)], best: None };
        assert_eq!(turns.others(1).collect::<Vec<_>>(), [Left, Right]);
        assert!(turns.allow(mv(1, Left, false)) && !turns.allow(mv(1, Left, true)) && turns.can_turn(1));
    }
}
