//! The move being entered: how many stones, and from which piles.

use gros_solver::internals::notation;
use gros_solver::wythoff::Rule;
use gros_solver::{Piles, Steps, WythoffMove};
use gros_text::Key;

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Source {
    Left,
    Right,
    Both,
}

impl Source {
    pub fn all(rule: Rule) -> &'static [Source] {
        match rule {
            Rule::Wythoff => &[Source::Left, Source::Right, Source::Both],
            Rule::Nim => &[Source::Left, Source::Right],
        }
    }

    pub fn name(self) -> Key {
        match self {
            Source::Left => Key::FromLeft,
            Source::Right => Key::FromRight,
            Source::Both => Key::FromBoth,
        }
    }

    pub fn of(is_right: bool) -> Source {
        if is_right { Source::Right } else { Source::Left }
    }

    pub fn taken(self, count: &Steps) -> [Steps; 2] {
        let of = |other: Source| if self == other { Steps::ZERO } else { count.clone() };
        [of(Source::Right), of(Source::Left)]
    }

    /// Returns the move that takes this many stones, if there are enough.
    pub fn move_taking(self, piles: &Piles, count: &Steps) -> Option<WythoffMove> {
        let [left, right] = self.taken(count);
        let to = Piles::new(piles.left.checked_sub(&left)?, piles.right.checked_sub(&right)?);
        Some(WythoffMove { to })
    }
}

/// The move being entered. The count is kept as text, as it may be invalid.
#[derive(Clone, Debug, PartialEq)]
pub struct Draft {
    pub text: String,
    pub from: Source,
}

impl Draft {
    pub fn of(from: Source, count: &Steps) -> Draft {
        Draft { text: count.to_string(), from }
    }

    /// Parses the count, which is at least one.
    pub fn count(&self) -> Option<Steps> {
        notation::plain(&self.text).parse::<Steps>().ok().filter(|count| !count.is_zero())
    }

    pub fn for_move(piles: &Piles, to: &Piles) -> Option<Draft> {
        let (left, right) = (piles.left.checked_sub(&to.left)?, piles.right.checked_sub(&to.right)?);
        match (left.is_zero(), right.is_zero()) {
            (false, true) => Some(Draft::of(Source::Left, &left)),
            (true, false) => Some(Draft::of(Source::Right, &right)),
            (false, false) if left == right => Some(Draft::of(Source::Both, &left)),
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
    fn a_draft_and_its_move_agree() {
        for (from, to) in
            [(Source::Left, piles(9, 20)), (Source::Right, piles(14, 15)), (Source::Both, piles(9, 15))]
        {
            let draft = Draft::of(from, &Steps::from(5u32));
            let mv = from.move_taking(&piles(14, 20), &draft.count().unwrap()).unwrap();
            assert_eq!(mv.to, to);
            assert_eq!(Draft::for_move(&piles(14, 20), &to), Some(draft));
        }
        assert_eq!(Draft::for_move(&piles(14, 20), &piles(13, 18)), None);
        assert_eq!(Draft::for_move(&piles(14, 20), &piles(14, 20)), None);
        assert_eq!(Source::Both.move_taking(&piles(14, 20), &Steps::from(15u32)), None);
    }

    #[test]
    fn invalid_counts() {
        let count = |text: &str| Draft { text: text.to_owned(), from: Source::Left }.count();
        assert_eq!([count("0"), count(""), count("x"), count("-1")], [const { None }; 4]);
        assert_eq!(count(" １２ "), Some(Steps::from(12u32)));
    }
}
