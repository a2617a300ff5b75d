//! A rule that says which piece to move, made of blocks: conditions, and the piece to move where they hold.

mod notation;
mod pattern;
mod preset;
mod trial;
mod window;

pub use notation::Unread;
pub use pattern::Pattern;
pub use preset::Preset;
pub use trial::{Answer, Score, Trial, Verdict};
pub use window::Window;

/// Something that holds in a state or does not. Pieces are numbered from the free end; rings are on or off the bar.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Condition {
    /// The number of pieces on is odd.
    Odd,
    /// It is even.
    Even,
    /// This piece is on.
    On(usize),
    /// This piece is off.
    Off(usize),
    /// This piece is the first one on, from the free end.
    FirstOn(usize),
    /// Piece 1 made the move before.
    OneMoved,
    /// Another piece did.
    OtherMoved,
}

/// Which piece to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Target {
    /// The one with this number.
    Piece(usize),
    /// The first one on, from the free end.
    FirstOn,
    /// The one after it.
    AfterFirstOn,
}

/// A piece to move if all conditions hold; without conditions, in all states that are left.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Branch {
    /// The conditions.
    pub conditions: Vec<Condition>,
    /// The piece that moves if they hold.
    pub target: Target,
}

/// Branches, of which the first that holds decides.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Rule {
    /// The branches in their order; one without conditions is the last.
    pub branches: Vec<Branch>,
}

/// The facts that a rule can see: which pieces are on, the free end first, and which piece moved last.
#[derive(Clone, Copy, Debug)]
pub struct Seen<'a> {
    /// Whether each piece is on.
    pub on: &'a [bool],
    /// The piece of the move before, if there was one.
    pub before: Option<usize>,
}

impl Seen<'_> {
    /// Counts the pieces that are on.
    #[must_use]
    pub fn count(&self) -> usize {
        self.on.iter().filter(|on| **on).count()
    }

    /// Returns the first piece that is on.
    #[must_use]
    pub fn first(&self) -> Option<usize> {
        self.on.iter().position(|on| *on).map(|index| index + 1)
    }

    fn is_on(&self, piece: usize) -> Option<bool> {
        self.on.get(piece.checked_sub(1)?).copied()
    }
}

impl Condition {
    /// Returns whether it holds.
    #[must_use]
    pub fn holds(self, seen: &Seen<'_>) -> bool {
        match self {
            Condition::Odd => seen.count() % 2 == 1,
            Condition::Even => seen.count().is_multiple_of(2),
            Condition::On(piece) => seen.is_on(piece) == Some(true),
            Condition::Off(piece) => seen.is_on(piece) == Some(false),
            Condition::FirstOn(piece) => seen.first() == Some(piece),
            Condition::OneMoved => seen.before == Some(1),
            Condition::OtherMoved => seen.before.is_some_and(|piece| piece != 1),
        }
    }

    /// Returns the piece that it names.
    #[must_use]
    pub fn piece(self) -> Option<usize> {
        match self {
            Condition::On(piece) | Condition::Off(piece) | Condition::FirstOn(piece) => Some(piece),
            _ => None,
        }
    }

    /// Returns the condition about another piece; the same one if it names none.
    #[must_use]
    pub fn about(self, piece: usize) -> Condition {
        match self {
            Condition::On(_) => Condition::On(piece),
            Condition::Off(_) => Condition::Off(piece),
            Condition::FirstOn(_) => Condition::FirstOn(piece),
            other => other,
        }
    }
}

impl Target {
    /// Returns the piece to move in a state; none if there is no such piece.
    #[must_use]
    pub fn piece(self, seen: &Seen<'_>) -> Option<usize> {
        let piece = match self {
            Target::Piece(piece) => piece,
            Target::FirstOn => seen.first()?,
            Target::AfterFirstOn => seen.first()? + 1,
        };
        (1..=seen.on.len()).contains(&piece).then_some(piece)
    }
}

impl Rule {
    /// The largest number of branches.
    pub const MOST_BRANCHES: usize = 12;
    /// The largest number of conditions in a branch.
    pub const MOST_CONDITIONS: usize = 4;

    /// Returns the first branch whose conditions hold.
    #[must_use]
    pub fn branch(&self, seen: &Seen<'_>) -> Option<usize> {
        self.branches
            .iter()
            .position(|branch| branch.conditions.iter().all(|condition| condition.holds(seen)))
    }

    /// Returns whether its last branch takes all states that are left.
    #[must_use]
    pub fn has_otherwise(&self) -> bool {
        self.branches.last().is_some_and(|branch| branch.conditions.is_empty())
    }

    /// Returns whether a condition is about how many pieces are on.
    #[must_use]
    pub fn counts(&self) -> bool {
        let is_count = |condition: &Condition| matches!(condition, Condition::Odd | Condition::Even);
        self.branches.iter().any(|branch| branch.conditions.iter().any(is_count))
    }

    /// Returns the place of the last branch with conditions; 0 if there is none.
    #[must_use]
    pub fn last_conditional(&self) -> usize {
        self.branches.len().saturating_sub(1 + usize::from(self.has_otherwise()))
    }

    /// Adds a branch, before the one without conditions.
    pub fn add(&mut self, branch: Branch) -> usize {
        let place = self.branches.len() - usize::from(self.has_otherwise());
        self.branches.insert(place, branch);
        place
    }

    /// Exchanges a branch with the one before or after it; the one without conditions stays where it is. Returns where
    /// the branch is then.
    pub fn move_branch(&mut self, place: usize, is_up: bool) -> usize {
        let last = self.last_conditional();
        let to = if is_up { place.checked_sub(1) } else { Some(place + 1) };
        match to.filter(|to| place <= last && *to <= last) {
            Some(to) => {
                self.branches.swap(place, to);
                to
            }
            None => place,
        }
    }

    /// Carries a branch to the place of another one, step by step. Returns where it is then.
    pub fn carry_branch(&mut self, mut place: usize, to: usize) -> usize {
        for _ in 0..place.abs_diff(to) {
            place = self.move_branch(place, to < place);
        }
        place
    }

    /// Returns the rule for a puzzle with this many pieces: blocks that name other pieces name the last one instead.
    #[must_use]
    pub fn within(mut self, pieces: usize) -> Rule {
        for Branch { conditions, target } in &mut self.branches {
            for condition in conditions {
                *condition = condition.about(condition.piece().unwrap_or(1).clamp(1, pieces));
            }
            if let Target::Piece(piece) = target {
                *piece = (*piece).clamp(1, pieces);
            }
        }
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rule(text: &str) -> Rule {
        Rule::parse(text, 6).0
    }

    #[test]
    fn otherwise_stays_the_last() {
        let mut found = rule("odd:1,even:2,else:3");
        assert_eq!(found.move_branch(1, true), 0);
        assert_eq!((found.move_branch(1, false), found.move_branch(2, true)), (1, 2));
        assert_eq!(found.to_string(), "even:2,odd:1,else:3");
        let place = found.add(Branch { conditions: vec![Condition::On(2)], target: Target::FirstOn });
        assert_eq!((place, found.to_string().as_str()), (2, "even:2,odd:1,on2:first,else:3"));
        assert_eq!(
            (found.carry_branch(0, 2), found.to_string().as_str()),
            (2, "odd:1,on2:first,even:2,else:3")
        );
        assert_eq!((found.carry_branch(2, 0), found.carry_branch(0, 9)), (0, 2));
        assert_eq!([rule("else:1"), Rule::default()].map(|rule| rule.last_conditional()), [0, 0]);
        assert_eq!(rule("else:1").move_branch(0, false), 0);
        assert_eq!(rule("on6:5,else:6").within(3).to_string(), "on3:3,else:3");
    }
}
