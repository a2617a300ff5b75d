//! The name of a method, and how a puzzle lists its methods.

use crate::puzzles;

/// A method from the sources that finds the next move, identified by the id that addresses and the command line use.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Method(&'static str);

impl Method {
    /// Returns the method with this id, in lower case.
    #[must_use]
    pub const fn new(id: &'static str) -> Method {
        Method(id)
    }

    /// Returns the id.
    #[must_use]
    pub const fn id(self) -> &'static str {
        self.0
    }

    /// Returns the methods of all puzzles, each once.
    pub fn all() -> impl Iterator<Item = Method> {
        let listed = || puzzles::METHODS.iter().copied().flatten().copied();
        listed()
            .enumerate()
            .filter(move |(place, method)| listed().position(|one| one == *method) == Some(*place))
            .map(|(_, method)| method)
    }

    /// Finds a method by its id.
    ///
    /// ```
    /// use gros_solver::methods::Method;
    /// use gros_solver::rings::methods::BINARY;
    /// assert_eq!(Method::from_id("binary"), Some(BINARY));
    /// ```
    #[must_use]
    pub fn from_id(id: &str) -> Option<Method> {
        puzzles::METHODS.iter().copied().flatten().find(|method| method.id() == id).copied()
    }
}

/// Lists the methods of a puzzle, the one to start with first: the constant and its id, the type of its
/// result, the function that computes it, and how to read the next move from it.
macro_rules! methods_of {
    ($puzzle:ty; $($(#[$doc:meta])+ $method:ident = $id:literal: $name:ident($found:ty), $explain:path, $next:expr;)+) => {
        $($(#[$doc])+ pub const $method: $crate::methods::Method = $crate::methods::Method::new($id);)+

        /// All methods, the one to start with first.
        pub const ALL: &[$crate::methods::Method] = &[$($method,)+];

        /// The findings of a method.
        #[derive(Clone, Debug, PartialEq)]
        #[cfg_attr(feature = "serde", derive(serde::Serialize), serde(untagged))]
        #[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
        pub enum Reason { $($(#[$doc])+ $name($found),)+ }

        /// Asks a method.
        pub(crate) fn reason(
            question: &$crate::methods::Question<$puzzle>,
            method: $crate::methods::Method,
        ) -> Result<Reason, $crate::methods::NotHere> {
            match method {
                $($method => $explain(question).map(Reason::$name),)+
                _ => Err($crate::methods::NotHere::OtherPuzzle),
            }
        }

        /// Returns the move that a reason leads to.
        pub(crate) fn next_by(puzzle: &$puzzle, reason: &Reason) -> Option<<$puzzle as $crate::puzzle::Puzzle>::Move> {
            type Next<F> = fn(&$puzzle, &F) -> Option<<$puzzle as $crate::puzzle::Puzzle>::Move>;
            match reason {
                $(Reason::$name(found) => {
                    let next: Next<$found> = $next;
                    next(puzzle, found)
                })+
            }
        }
    };
}
pub(crate) use methods_of;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::prelude::*;

    #[test]
    fn every_method_is_found_by_its_id() {
        let all: Vec<Method> = Method::all().collect();
        assert!(all.iter().all(|method| Method::from_id(method.id()) == Some(*method)));
        assert!(all.iter().enumerate().all(|(place, method)| !all[..place].contains(method)));
        assert_eq!(Method::from_id("no-such"), None);
    }
}
