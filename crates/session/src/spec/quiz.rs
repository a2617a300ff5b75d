//! Exercises: a set of questions, whose address is not a session: `quiz?seed=7&kind=f,next&n=6&count=10`.

use std::fmt;

use gros_solver::internals::keys::{Keys, Problem};
use gros_solver::internals::notation;

use super::view::words;

words! {
    /// A kind of question.
    Exercise {
        /// How many moves from a state of the rings.
        MovesLeft: "f",
        /// The state after a number of moves.
        StateAfter: "kth",
        /// The ring that a move moves.
        RingAt: "ring",
        /// The next move.
        Next: "next",
        /// The binary number of a state.
        Binary: "binary",
        /// Cold positions of Wythoff's game.
        Cold: "cold",
        /// The disc that a move moves.
        DiscAt: "disc",
        /// The step of a state of the tower.
        StepOf: "step",
        /// The least number of moves.
        Least: "least",
        /// The next number of a recurrence.
        Recurrence: "recurrence",
        /// The step of a state whose pieces have three places.
        Digits: "digits",
        /// The state of the tower after a number of moves.
        PegsAfter: "pegs",
    }
}

impl Exercise {
    /// Lists all kinds.
    #[must_use]
    pub fn all() -> &'static [Exercise] {
        Exercise::ALL
    }
}

/// A set of exercises. The same one always has the same questions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Quiz {
    /// The seed from which the questions are drawn.
    pub seed: u32,
    /// Their kinds, in the order of [`Exercise::all`]; at least one.
    pub kinds: Vec<Exercise>,
    /// How many pieces their puzzles have.
    pub n: usize,
    /// How many questions there are.
    pub count: usize,
}

impl Default for Quiz {
    fn default() -> Quiz {
        Quiz { seed: 1, kinds: Quiz::USUAL.to_vec(), n: 6, count: 10 }
    }
}

impl Quiz {
    /// The word in an address that takes the place of a puzzle's id.
    pub(super) const ID: &str = "quiz";
    /// The kinds that an address without any means.
    const USUAL: &[Exercise] = &[Exercise::MovesLeft, Exercise::StateAfter, Exercise::Next, Exercise::Cold];
    /// The smallest and the largest number of pieces.
    pub const SIZES: (usize, usize) = (3, 12);
    /// The largest number of questions.
    pub const MOST: usize = 50;
    /// The largest seed.
    pub const LAST_SEED: u32 = 999_999_999;

    /// Returns the set for someone who has not answered any question yet: the next move of four rings.
    #[must_use]
    pub fn first() -> Quiz {
        Quiz { kinds: vec![Exercise::Next], n: 4, count: 5, ..Quiz::default() }
    }

    pub(super) fn read(keys: &mut Keys) -> Quiz {
        let usual = Quiz::default();
        let seed = keys.take_number("seed", 0, Quiz::LAST_SEED as usize);
        Quiz {
            seed: seed.and_then(|seed| seed.try_into().ok()).unwrap_or(usual.seed),
            kinds: take_kinds(keys).unwrap_or(usual.kinds),
            n: keys.take_number("n", Quiz::SIZES.0, Quiz::SIZES.1).unwrap_or(usual.n),
            count: keys.take_number("count", 1, Quiz::MOST).unwrap_or(usual.count),
        }
    }

    /// Lists the words that a key takes; none if it takes no words.
    #[must_use]
    pub(super) fn words(key: &str) -> Option<&'static [&'static str]> {
        (key == "kind").then_some(Exercise::WORDS)
    }
}

/// Takes the kinds, joined by commas; notes the first word that is not a kind.
fn take_kinds(keys: &mut Keys) -> Option<Vec<Exercise>> {
    let value = keys.take("kind")?;
    let plain = notation::plain(&value).to_ascii_lowercase();
    let named: Vec<&str> = plain.split(',').collect();
    if named.iter().any(|word| !Exercise::WORDS.contains(word)) {
        keys.refuse("kind", &value, Problem::NotOneOf(Exercise::WORDS));
    }
    let kinds = Exercise::ALL.iter().copied().filter(|kind| named.contains(&kind.id()));
    Some(kinds.collect()).filter(|kinds: &Vec<Exercise>| !kinds.is_empty())
}

/// Writes the shortest text that is read as this set.
impl fmt::Display for Quiz {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let usual = Quiz::default();
        f.write_str(Self::ID)?;
        let mut mark = '?';
        let mut pair = |is_said: bool, key: &str, value: String| {
            if !is_said {
                return Ok(());
            }
            write!(f, "{mark}{key}={value}")?;
            mark = '&';
            Ok(())
        };
        let kinds: Vec<&str> = self.kinds.iter().map(|kind| kind.id()).collect();
        pair(self.seed != usual.seed, "seed", self.seed.to_string())?;
        pair(self.kinds != usual.kinds, "kind", kinds.join(","))?;
        pair(self.n != usual.n, "n", self.n.to_string())?;
        pair(self.count != usual.count, "count", self.count.to_string())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::spec::{OpenedScreen, Screen, open_screen};
    use gros_solver::internals::keys::Notice;

    fn opened(text: &str) -> (Quiz, Vec<&'static str>) {
        let OpenedScreen { screen, notices, .. } = open_screen(text).unwrap();
        let Screen::Quiz(quiz) = screen else { panic!("{text} is no quiz") };
        let key = |notice: &Notice| if let Notice::BadValue { key, .. } = notice { key } else { "?" };
        (quiz, notices.first.iter().map(key).collect())
    }

    #[test]
    fn what_is_written_is_read_again() {
        for text in [
            "quiz",
            "quiz?seed=7",
            "quiz?kind=f&n=9&count=1",
            "quiz?seed=0&kind=ring,cold,digits&n=12&count=50",
        ] {
            let (quiz, notices) = opened(&format!("https://example.org/#/{text}"));
            assert_eq!((quiz.to_string().as_str(), notices.len()), (text, 0));
        }
        let classic = "seed=7&kind=f,kth,next,cold&n=6&count=10";
        assert_eq!(opened(&format!("#/quiz?{classic}")).0, Quiz { seed: 7, ..Quiz::default() });
    }

    #[test]
    fn the_first_set_is_short() {
        assert_eq!(Quiz::first().to_string(), "quiz?kind=next&n=4&count=5");
    }

    #[test]
    fn kinds_come_in_one_order_and_once() {
        let (quiz, notices) = opened("#/Quiz?kind=Cold,f,cold");
        assert_eq!((quiz.kinds, notices.len()), (vec![Exercise::MovesLeft, Exercise::Cold], 0));
    }

    #[test]
    fn what_cannot_be_used_is_noted() {
        let (quiz, keys) = opened("#/quiz?seed=x&kind=f,love&n=2&count=51&colour=red");
        assert_eq!(quiz, Quiz { kinds: vec![Exercise::MovesLeft], ..Quiz::default() });
        assert_eq!(keys, ["seed", "kind", "n", "count", "?"]);
        assert_eq!(opened("#/quiz?kind=love").0, Quiz::default());
    }
}
