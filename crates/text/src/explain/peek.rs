//! The reason for the next move in a few words, which fit between the board of a phone and its timeline.

use gros_solver::hanoi::methods::largest_disc::{DiscTarget, LargestDisc};
use gros_solver::methods::{self, Explanation, Question};
use gros_solver::rings::methods::expect::{Demand, Expect};
use gros_solver::{AnyPuzzle, Puzzle};

use super::binary;
use super::card::Part;
use super::two_places::TwoPlaces;
use crate::Lang;
use crate::lang::capital;
use crate::message::say;
use crate::pieces::Kind;
use crate::puzzles::AnyWords;

/// The maximum number of links shown; of a longer chain, the first and the last ones are shown.
const MOST_LINKS: usize = 6;
/// The maximum number of discs whose bits are written out.
const MOST_BITS: usize = 12;

/// A short reason for the next move.
#[derive(Clone, Debug, PartialEq)]
pub struct Peek {
    /// The question: `Why ring 2?`
    pub title: String,
    /// The chain of pieces, of which each waits for the next.
    pub links: Vec<Link>,
    /// How the links are related: `each one waits for the next`.
    pub note: &'static str,
    /// A sentence.
    pub text: String,
}

/// A piece in a chain, in which each piece waits for the next.
#[derive(Clone, Debug, PartialEq)]
pub enum Link {
    /// A ring that must move.
    Ring {
        /// The ring.
        ring: usize,
        /// Whether it is on.
        is_on: bool,
        /// Whether it is the one that moves next.
        moves_now: bool,
    },
    /// A disc.
    Disc {
        /// The disc.
        disc: usize,
        /// Where it should go or stay: `A→C`, `B`.
        wish: String,
        /// Whether it is there.
        is_there: bool,
        /// Whether it is the one that moves next.
        moves_now: bool,
    },
    /// Links left out.
    Gap,
}

impl Peek {
    /// Returns a peek with only a title and a sentence.
    pub(crate) fn plain(title: String, text: String) -> Peek {
        Peek { title, links: Vec::new(), note: "", text }
    }
}

impl Lang {
    /// Gives a short reason for the next move; none if no method has one, and in a game.
    ///
    /// ```
    /// use gros_solver::methods::Question;
    /// use gros_solver::{AnyPuzzle, Puzzle, Rings};
    /// use gros_text::Lang;
    /// let puzzle = AnyPuzzle::from(Rings::new(4)?);
    /// let here = puzzle.parse_state("1010")?;
    /// let question = Question { start: here.clone(), goal: puzzle.goal(), here, puzzle };
    /// let peek = Lang::English.peek(&question).unwrap();
    /// assert_eq!(peek.title, "Why ring 3?");
    /// assert_eq!(peek.text, "2 rings are on, an even number, so move the ring just after the first one that is on, counting from ring 1. Then alternate.");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn peek(self, question: &Question<AnyPuzzle>) -> Option<Peek> {
        if question.puzzle.is_game() || question.here == question.goal {
            return None;
        }
        let methods = question.puzzle.methods();
        let first = methods.iter().find_map(|method| methods::explain(*method, question).ok())?;
        question.puzzle.peek(self, question, &first)
    }

    /// Returns the first sentence of a card.
    pub(crate) fn first_text(self, explanation: &Explanation<AnyPuzzle>) -> String {
        let text = |part: Part| if let Part::Text(text) = part { Some(text) } else { None };
        self.explain(explanation).parts.into_iter().find_map(text).unwrap_or_default()
    }

    pub(crate) fn smallest_amiss(self, reasons: &LargestDisc) -> String {
        let disc = reasons.next.map(|mv| self.piece(Kind::DISC, mv.disc)).unwrap_or_default();
        let far = say!(self, StatusToGo { moves: reasons.to_go });
        if !reasons.reads_down || reasons.rows.len() > MOST_BITS {
            return capital(&say!(self, ExplainSmallestMoves { disc }));
        }
        let digits = binary(&reasons.to_go, reasons.rows.len());
        say!(self, ExplainLastOneMoves { digits, far, disc })
    }
}

pub(crate) fn ring_links(pieces: TwoPlaces, reasons: &Expect) -> Vec<Link> {
    let link = |asked: &Demand| Link::Ring {
        ring: pieces.number(asked.ring),
        is_on: !asked.on,
        moves_now: reasons.next.is_some_and(|mv| mv.ring == asked.ring),
    };
    few(reasons.chain.iter().filter(|asked| !asked.is_so).map(link).collect())
}

/// Returns all discs if there are few, otherwise those that must move.
pub(crate) fn disc_links(reasons: &LargestDisc) -> Vec<Link> {
    let link = |row: &DiscTarget| Link::Disc {
        disc: row.disc,
        wish: if row.must_move { format!("{}→{}", row.on, row.wanted) } else { row.on.to_string() },
        is_there: !row.must_move,
        moves_now: reasons.next.is_some_and(|mv| mv.disc == row.disc),
    };
    let are_few = reasons.rows.len() <= MOST_LINKS;
    few(reasons.rows.iter().filter(|row| are_few || row.must_move).map(link).collect())
}

/// Leaves out the middle of a long chain.
fn few(links: Vec<Link>) -> Vec<Link> {
    let count = links.len();
    if count <= MOST_LINKS {
        return links;
    }
    let hidden = 1..count - (MOST_LINKS - 2);
    let shown = |(index, link): (usize, Link)| match index {
        index if index == hidden.start => Some(Link::Gap),
        index if hidden.contains(&index) => None,
        _ => Some(link),
    };
    links.into_iter().enumerate().filter_map(shown).collect()
}
