//! The learning tools, and the content of their addresses: `learn/rule?n=6&if=odd:1,else:2`, `learn/museum/3`.

use std::fmt;

use gros_solver::internals::keys::{Keys, Problem};
use gros_solver::internals::notation;

use super::view::{take, words};

/// A tool for learning.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Tool {
    /// A rule made of blocks, tried on every state.
    Rule(RuleTask),
    /// Programs with an error: one of them, from 1, or the entrance.
    Museum(Option<usize>),
    /// A word without squares, built letter by letter, from this many letters or from as many as it needs.
    Greedy(Option<u8>),
}

/// A tool that no longer exists: its old addresses lead to the list of tools, with a note about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gone {
    /// Bets on numbers that nobody has seen yet.
    Wager,
    /// The same puzzle in two bodies.
    TwoBodies,
    /// Two games about squares.
    Duel,
}

impl Gone {
    const ALL: &[Gone] = &[Gone::Wager, Gone::TwoBodies, Gone::Duel];

    /// Returns its name in an address.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Gone::Wager => "wager",
            Gone::TwoBodies => "two-bodies",
            Gone::Duel => "duel",
        }
    }

    /// Reads the text after the id in an address.
    pub(super) fn read(rest: &str) -> Option<Gone> {
        let name = rest.split_once('/').map_or(rest, |(name, _)| name);
        Gone::ALL.iter().copied().find(|gone| gone.id() == name)
    }
}

words! {
    /// The puzzle that a rule is about.
    RulePuzzle {
        /// Chinese rings.
        Rings: "rings",
        /// Spin-Out.
        SpinOut: "spinout",
    }
}

/// A rule, and the puzzle that it is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RuleTask {
    /// Which puzzle.
    pub puzzle: RulePuzzle,
    /// How many pieces it has.
    pub pieces: usize,
    /// The rule as it is written; the tool reads it. Empty for the ready-made first rule.
    pub rule: String,
}

impl Default for RuleTask {
    fn default() -> RuleTask {
        RuleTask { puzzle: RulePuzzle::Rings, pieces: RuleTask::PIECES, rule: String::new() }
    }
}

impl RuleTask {
    /// How many pieces there are if an address does not say.
    pub const PIECES: usize = 6;
    /// The fewest pieces.
    pub const FEWEST: usize = 2;
    /// The most pieces.
    pub const MOST: usize = 12;

    fn read(keys: &mut Keys) -> RuleTask {
        let puzzle = take(keys, "puzzle", RulePuzzle::WORDS, RulePuzzle::ALL).unwrap_or(RulePuzzle::Rings);
        let pieces = take_number(keys, "n", Self::FEWEST, Self::MOST).unwrap_or(Self::PIECES);
        let rule = keys.take("if").map(|rule| notation::plain(&rule).to_ascii_lowercase());
        RuleTask { puzzle, pieces, rule: rule.unwrap_or_default() }
    }
}

impl Tool {
    /// How many programs the museum has.
    pub const EXHIBITS: usize = 8;
    /// The fewest letters for a word without squares.
    pub const FEWEST_GREEDY: u8 = 2;
    /// The most letters that an address can ask for.
    pub const MOST_GREEDY: u8 = 6;

    /// Reads a tool; none if there is none of that name. The inner value is none if there is no such part of it.
    pub(super) fn read(name: &str, rest: &str, keys: &mut Keys) -> Option<Option<Tool>> {
        Some(match name {
            "rule" => Some(Tool::Rule(RuleTask::read(keys))),
            "museum" if rest.is_empty() => Some(Tool::Museum(None)),
            "museum" => Some(Tool::Museum(exhibit(rest, keys))),
            "greedy" => Some(Tool::Greedy(take_letters(keys, Self::FEWEST_GREEDY, Self::MOST_GREEDY))),
            _ => return None,
        })
    }

    /// Lists the words that a key takes; none if it is no key of a tool.
    pub(super) fn words(key: &str) -> Option<&'static [&'static str]> {
        match key {
            "puzzle" => Some(RulePuzzle::WORDS),
            _ => None,
        }
    }
}

/// Reads the number of an exhibit; the entrance shows all of them if there is none of that number.
fn exhibit(text: &str, keys: &mut Keys) -> Option<usize> {
    let number = text.parse().ok().filter(|number| (1..=Tool::EXHIBITS).contains(number));
    if number.is_none() {
        keys.refuse("museum", text, Problem::NotBetween { least: 1, most: Tool::EXHIBITS });
    }
    number
}

fn take_number(keys: &mut Keys, key: &'static str, least: usize, most: usize) -> Option<usize> {
    let value = keys.take(key)?;
    let number = notation::plain(&value).parse().ok().filter(|number| (least..=most).contains(number));
    if number.is_none() {
        keys.refuse(key, &value, Problem::NotBetween { least, most });
    }
    number
}

fn take_letters(keys: &mut Keys, least: u8, most: u8) -> Option<u8> {
    let letters = take_number(keys, "letters", usize::from(least), usize::from(most))?;
    u8::try_from(letters).ok()
}

/// Writes the shortest text that is read as this tool.
impl fmt::Display for Tool {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Tool::Rule(task) => write!(f, "rule{task}"),
            Tool::Museum(None) => f.write_str("museum"),
            Tool::Museum(Some(number)) => write!(f, "museum/{number}"),
            Tool::Greedy(None) => f.write_str("greedy"),
            Tool::Greedy(Some(letters)) => write!(f, "greedy?letters={letters}"),
        }
    }
}

/// Writes the keys whose values are not the defaults.
fn write_pairs(f: &mut fmt::Formatter<'_>, pairs: impl IntoIterator<Item = Option<String>>) -> fmt::Result {
    let pairs: Vec<String> = pairs.into_iter().flatten().collect();
    let start = if pairs.is_empty() { "" } else { "?" };
    write!(f, "{start}{}", pairs.join("&"))
}

impl fmt::Display for RuleTask {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let RuleTask { puzzle, pieces, rule } = self;
        let puzzle = (*puzzle != RulePuzzle::Rings).then(|| format!("puzzle={}", puzzle.id()));
        let pieces = (*pieces != Self::PIECES).then(|| format!("n={pieces}"));
        let rule = (!rule.is_empty()).then(|| format!("if={rule}"));
        write_pairs(f, [puzzle, pieces, rule])
    }
}

#[cfg(test)]
mod tests {
    use crate::spec::{Gone, Learn, RulePuzzle, RuleTask, Screen, Tool, open_screen};
    use gros_solver::internals::keys::{Notice, Notices};

    fn opened(text: &str) -> (Learn, Notices) {
        let opened = open_screen(text).unwrap();
        match opened.screen {
            Screen::Learn(learn) => (learn, opened.notices),
            other => panic!("{other} is not for learning"),
        }
    }

    #[test]
    fn what_is_written_is_read_again() {
        for text in [
            "learn",
            "learn/rule",
            "learn/rule?n=9&if=odd:1,on3+off1:first,else:after",
            "learn/rule?puzzle=spinout&n=7",
            "learn/museum",
            "learn/museum/8",
            "learn/greedy",
            "learn/greedy?letters=3",
        ] {
            let (learn, notices) = opened(&format!("https://example.org/#/{text}"));
            assert_eq!((learn.to_string().as_str(), notices.is_empty()), (text, true));
        }
        let (learn, notices) = opened("#/Learn/Rule?N=6&IF=ODD:1");
        let task = RuleTask { puzzle: RulePuzzle::Rings, pieces: 6, rule: "odd:1".to_owned() };
        assert_eq!((learn, notices.is_empty()), (Learn::Tool(Tool::Rule(task)), true));
    }

    #[test]
    fn what_is_gone_leads_to_the_list() {
        for gone in Gone::ALL {
            for rest in ["", "?seed=7&lang=en", "/2?n=4&n=x"] {
                let opened = open_screen(&format!("#/Learn/{}{rest}", gone.id())).unwrap();
                assert_eq!((opened.screen, opened.gone), (Screen::Learn(Learn::All), Some(*gone)));
                assert_eq!(opened.notices, Notices::default());
            }
        }
        assert!(open_screen("#/learn/wagers").unwrap().gone.is_none());
    }

    #[test]
    fn what_is_not_there_is_said_and_the_list_shown() {
        for (text, written, key) in [
            ("learn/museum/99", "learn/museum", "museum"),
            ("learn/museum/x", "learn/museum", "museum"),
            ("learn/rule?n=13", "learn/rule", "n"),
            ("learn/rule?puzzle=hanoi", "learn/rule", "puzzle"),
            ("learn/greedy?letters=1", "learn/greedy", "letters"),
        ] {
            let (learn, notices) = opened(text);
            assert_eq!(learn.to_string(), written);
            assert!(
                matches!(&notices.first[..], [Notice::BadValue { key: found, .. }] if *found == key),
                "{text}"
            );
        }
    }
}
