//! What is about to be taken: how many stones, and from which piles.

use gros_solver::wythoff::Rule;
use gros_solver::{Piles, Steps, WythoffMove, notation};
use gros_text::Key;

/// From where stones are taken.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum From {
    Left,
    Right,
    Both,
}

impl From {
    /// Lists from where a rule lets one take.
    pub fn all(rule: Rule) -> &'static [From] {
        match rule {
            Rule::Wythoff => &[From::Left, From::Right, From::Both],
            Rule::Nim => &[From::Left, From::Right],
        }
    }

    pub fn name(self) -> Key {
        match self {
            From::Left => Key::FromLeft,
            From::Right => Key::FromRight,
            From::Both => Key::FromBoth,
        }
    }

    pub fn of(is_right: bool) -> From {
        if is_right { From::Right } else { From::Left }
    }

    /// Says how many stones each pile loses.
    pub fn taken(self, count: &Steps) -> [Steps; 2] {
        let of = |other: From| if self == other { Steps::ZERO } else { count.clone() };
        [of(From::Right), of(From::Left)]
    }

    /// Returns the move that takes so many stones; none where there are not enough.
    pub fn take(self, piles: &Piles, count: &Steps) -> Option<WythoffMove> {
        let [left, right] = self.taken(count);
        let to = Piles::new(piles.left.checked_sub(&left)?, piles.right.checked_sub(&right)?);
        Some(WythoffMove { to })
    }
}

/// What is about to be taken: as it is typed, and from where.
#[derive(Clone, Debug, PartialEq)]
pub struct Draft {
    pub typed: String,
    pub from: From,
}

impl Draft {
    pub fn of(from: From, count: &Steps) -> Draft {
        Draft { typed: count.to_string(), from }
    }

    /// Reads how many are to be taken: at least one.
    pub fn count(&self) -> Option<Steps> {
        notation::plain(&self.typed).parse::<Steps>().ok().filter(|count| !count.is_zero())
    }

    /// Returns the draft that takes what a move takes, if it is like a move.
    pub fn to_leave(piles: &Piles, to: &Piles) -> Option<Draft> {
        let (left, right) = (piles.left.checked_sub(&to.left)?, piles.right.checked_sub(&to.right)?);
        match (left.is_zero(), right.is_zero()) {
            (false, true) => Some(Draft::of(From::Left, &left)),
            (true, false) => Some(Draft::of(From::Right, &right)),
            (false, false) if left == right => Some(Draft::of(From::Both, &left)),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn piles(left: u32, right: u32) -> Piles {
        Piles::new(left.into(), right.into())
    }

    #[test]
    fn a_draft_and_its_move_say_the_same() {
        for (from, to) in
            [(From::Left, piles(9, 20)), (From::Right, piles(14, 15)), (From::Both, piles(9, 15))]
        {
            let draft = Draft::of(from, &Steps::from(5u32));
            let mv = from.take(&piles(14, 20), &draft.count().unwrap()).unwrap();
            assert_eq!(mv.to, to);
            assert_eq!(Draft::to_leave(&piles(14, 20), &to), Some(draft));
        }
        assert_eq!(Draft::to_leave(&piles(14, 20), &piles(13, 18)), None);
        assert_eq!(Draft::to_leave(&piles(14, 20), &piles(14, 20)), None);
        assert_eq!(From::Both.take(&piles(14, 20), &Steps::from(15u32)), None);
    }

    #[test]
    fn nothing_and_words_are_no_count() {
        let count = |typed: &str| Draft { typed: typed.to_owned(), from: From::Left }.count();
        assert_eq!([count("0"), count(""), count("x"), count("-1")], [const { None }; 4]);
        assert_eq!(count(" １２ "), Some(Steps::from(12u32)));
    }
}
