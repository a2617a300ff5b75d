//! The notation of a rule in an address: `odd:1,on3+off1:first,else:after`.
//!
//! Branches are separated by commas, each with its conditions, joined by `+`, before a colon and its move after it.
//! `else` stands for no condition.

use std::fmt;

use super::{Branch, Condition, Rule, Target};

const ELSE: &str = "else";

/// A branch that could not be read, as it was written; it was left out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unread(pub String);

impl Rule {
    /// Reads a rule for a puzzle with this many pieces, and returns what could not be read of it.
    #[must_use]
    pub fn parse(text: &str, pieces: usize) -> (Rule, Vec<Unread>) {
        let (mut rule, mut unread) = (Rule::default(), Vec::new());
        for written in text.split(',') {
            let fits = rule.branches.len() < Rule::MOST_BRANCHES && !rule.has_otherwise();
            match branch(written.trim(), pieces).filter(|_| fits) {
                Some(branch) => rule.branches.push(branch),
                None => unread.push(Unread(written.trim().to_owned())),
            }
        }
        (rule, unread)
    }
}

fn branch(text: &str, pieces: usize) -> Option<Branch> {
    let text = text.to_ascii_lowercase();
    let (conditions, target) = text.split_once(':')?;
    let target = target_of(target.trim(), pieces)?;
    if conditions.trim() == ELSE {
        return Some(Branch { conditions: Vec::new(), target });
    }
    let conditions: Vec<Condition> =
        conditions.split('+').map(|text| condition(text.trim(), pieces)).collect::<Option<_>>()?;
    (conditions.len() <= Rule::MOST_CONDITIONS).then_some(Branch { conditions, target })
}

fn condition(text: &str, pieces: usize) -> Option<Condition> {
    let word = text.trim_end_matches(|symbol: char| symbol.is_ascii_digit());
    let number = piece(&text[word.len()..], pieces);
    match (word, number) {
        ("odd", None) if text == word => Some(Condition::Odd),
        ("even", None) if text == word => Some(Condition::Even),
        ("last-other", None) if text == word => Some(Condition::OtherMoved),
        ("last", Some(1)) => Some(Condition::OneMoved),
        ("on", Some(piece)) => Some(Condition::On(piece)),
        ("off", Some(piece)) => Some(Condition::Off(piece)),
        ("first", Some(piece)) => Some(Condition::FirstOn(piece)),
        _ => None,
    }
}

fn target_of(text: &str, pieces: usize) -> Option<Target> {
    match text {
        "first" => Some(Target::FirstOn),
        "after" => Some(Target::AfterFirstOn),
        number => piece(number, pieces).map(Target::Piece),
    }
}

fn piece(text: &str, pieces: usize) -> Option<usize> {
    text.parse().ok().filter(|piece| (1..=pieces).contains(piece))
}

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, branch) in self.branches.iter().enumerate() {
            f.write_str(if index == 0 { "" } else { "," })?;
            branch.fmt(f)?;
        }
        Ok(())
    }
}

impl fmt::Display for Branch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.conditions.is_empty() {
            f.write_str(ELSE)?;
        }
        for (index, condition) in self.conditions.iter().enumerate() {
            f.write_str(if index == 0 { "" } else { "+" })?;
            condition.fmt(f)?;
        }
        match self.target {
            Target::Piece(piece) => write!(f, ":{piece}"),
            Target::FirstOn => f.write_str(":first"),
            Target::AfterFirstOn => f.write_str(":after"),
        }
    }
}

impl fmt::Display for Condition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Condition::Odd => f.write_str("odd"),
            Condition::Even => f.write_str("even"),
            Condition::On(piece) => write!(f, "on{piece}"),
            Condition::Off(piece) => write!(f, "off{piece}"),
            Condition::FirstOn(piece) => write!(f, "first{piece}"),
            Condition::OneMoved => f.write_str("last1"),
            Condition::OtherMoved => f.write_str("last-other"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_again() {
        for text in
            ["odd:1,else:after", "on3+off1:first,even:6", "last1:after,last-other:1,first2+odd:2", "else:1"]
        {
            let (rule, unread) = Rule::parse(text, 6);
            assert_eq!((rule.to_string().as_str(), unread), (text, vec![]));
        }
        assert_eq!(Rule::parse(" Odd:1 , ELSE:After", 6).0.to_string(), "odd:1,else:after");
    }

    #[test]
    fn what_cannot_be_read_is_named_and_left_out() {
        let text = "odd:1,on7:2,odd2:1,purple:1,even,even:7,last2:1,last-other1:1,else:2,odd:3";
        let (rule, unread) = Rule::parse(text, 6);
        assert_eq!(rule.to_string(), "odd:1,else:2");
        let unread: Vec<&str> = unread.iter().map(|unread| unread.0.as_str()).collect();
        let expected = ["on7:2", "odd2:1", "purple:1", "even", "even:7", "last2:1", "last-other1:1", "odd:3"];
        assert_eq!(unread, expected);
    }

    #[test]
    fn long_rules_are_cut() {
        let (rule, unread) = Rule::parse(&vec!["odd:1"; 20].join(","), 6);
        assert_eq!((rule.branches.len(), unread.len()), (Rule::MOST_BRANCHES, 8));
        assert_eq!(Rule::parse("odd+odd+odd+odd+odd:1", 6).0.branches, []);
    }
}
