//! The ruler sequence in words: what it is, why no word of it stands twice in a row, and squares in other words.

use gros_solver::methods::Heading;
use gros_solver::methods::ruler::RulerPosition;
use gros_solver::ruler::{self, Square};
use gros_solver::{AnyState, Steps};

use super::apart;
use super::card::{Cell, Look, Part, Table};
use crate::message::say;
use crate::numbers::amid_han;
use crate::pieces::Kind;
use crate::puzzles;
use crate::{Key, Lang};

/// How many terms are drawn, and how many of them before the one that is next.
const TERMS: u32 = 16;
const BEFORE: u32 = 7;
/// The part of a hundred by which a column grows from term to term, up to the tallest.
const HIGHER: usize = 19;
const TALLEST: usize = 5;

impl Lang {
    /// Names the card of the ruler sequence.
    #[must_use]
    pub fn ruler_title(self) -> &'static str {
        self.text(Key::RulerTitle)
    }

    /// Shows the sequence around the move that comes next, which is marked, and says why it never repeats itself.
    ///
    /// ```
    /// use gros_solver::methods::{Question, ruler};
    /// use gros_solver::{AnyPuzzle, Puzzle, Rings};
    /// use gros_text::{Lang, Part};
    /// let puzzle = AnyPuzzle::from(Rings::new(9)?);
    /// let here = puzzle.parse_state("010110111")?;
    /// let question = Question { start: puzzle.start(), goal: puzzle.goal(), here, puzzle };
    /// let parts = Lang::English.ruler_parts(&question.here, &ruler::place(&question).unwrap());
    /// let Part::Result(here) = &parts[2] else { unreachable!() };
    /// assert_eq!(here, "You are at k = 218, going down: move 218 is taken back, so it is ring 2’s turn.");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn ruler_parts(self, here: &AnyState, place: &RulerPosition) -> Vec<Part> {
        let why = self.text(Key::RulerParts);
        vec![
            Part::Text(self.numbering(here)),
            Part::Table(window(place)),
            Part::Result(self.place_on_ruler(here, place)),
            Part::Text(why.to_owned()),
        ]
    }

    /// Says where the moves are numbered from, and which piece makes the k-th.
    fn numbering(self, here: &AnyState) -> String {
        let from = puzzles::numbered_from(self, here);
        // Amid Han characters a name that begins with a letter stands apart.
        let piece = self.numbered(Kind::of_state(here), "g(k)", 0);
        let gap = if piece.starts_with('g') { " " } else { "" };
        match self {
            Lang::English => format!(
                "Number the moves {from}: move k is made by {piece}. g(k) is 1 if k is odd, else 1 more than g(k ÷ 2), like \
                 the marks of a ruler (Gros, 1872)."
            ),
            Lang::Simplified => format!(
                "{from}，给每一步编号：第 k 步动{gap}{piece}。k 是奇数时 g(k) 是 1，是偶数时比 g(k ÷ 2) 大 1，\
                 就像尺子上的刻度（格罗斯，1872 年）。"
            ),
            Lang::Traditional => format!(
                "{from}，給每一步編號：第 k 步動{gap}{piece}。k 是奇數時 g(k) 是 1，是偶數時比 g(k ÷ 2) 大 1，\
                 就像尺上的刻度（格羅斯，1872 年）。"
            ),
        }
    }

    /// Says where one is on the ruler, and whose turn it is.
    fn place_on_ruler(self, here: &AnyState, place: &RulerPosition) -> String {
        let (made, next) = (self.number(&place.made), place.next());
        let turn = next.as_ref().and_then(|next| {
            let piece = self.piece(Kind::of_state(here), ruler::term(next)?);
            Some((place.heading?, self.number(next), piece))
        });
        match (self, turn) {
            (Lang::English, None) => format!("You are at k = {made}, the goal."),
            (Lang::Simplified, None) => format!("现在 k = {made}，已到终点。"),
            (Lang::Traditional, None) => format!("現在 k = {made}，已到終點。"),
            (Lang::English, Some((Heading::Down, next, piece))) => {
                format!(
                    "You are at k = {made}, going down: move {next} is taken back, so it is {piece}’s turn."
                )
            }
            (Lang::English, Some((Heading::Up, next, piece))) => {
                format!("You are at k = {made}, going up: move {next} comes next, so it is {piece}’s turn.")
            }
            (Lang::Simplified, Some((Heading::Down, next, piece))) => {
                format!("现在 k = {made}，往小走：退回第{}步，轮到{}。", amid_han(&next), apart(&piece))
            }
            (Lang::Simplified, Some((Heading::Up, next, piece))) => {
                format!("现在 k = {made}，往大走：接着是第{}步，轮到{}。", amid_han(&next), apart(&piece))
            }
            (Lang::Traditional, Some((Heading::Down, next, piece))) => {
                format!("現在 k = {made}，往小走：退回第{}步，輪到{}。", amid_han(&next), apart(&piece))
            }
            (Lang::Traditional, Some((Heading::Up, next, piece))) => {
                format!("現在 k = {made}，往大走：接著是第{}步，輪到{}。", amid_han(&next), apart(&piece))
            }
        }
    }

    /// Says which term of the sequence has a number: `Term 1,024 is 11.` None for 0, since terms count from 1.
    ///
    /// ```
    /// use gros_solver::Steps;
    /// use gros_text::Lang;
    /// let k = Steps::power_of_two(10);
    /// assert_eq!(Lang::English.ruler_term(&k).as_deref(), Some("Term 1,024 is 11."));
    /// assert_eq!(Lang::English.ruler_term(&Steps::ZERO), None);
    /// ```
    #[must_use]
    pub fn ruler_term(self, k: &Steps) -> Option<String> {
        let term = self.count(ruler::term(k)?);
        let k = self.number(k);
        Some(match self {
            Lang::English => format!("Term {k} is {term}."),
            Lang::Simplified => format!("第{}项是 {term}。", amid_han(&k)),
            Lang::Traditional => format!("第{}項是 {term}。", amid_han(&k)),
        })
    }

    /// Says where a word first stands twice in a row, or that none does: `First repeat: 234 234, starting at position 3.`
    ///
    /// Letters are single characters, or what spaces, commas or dots part.
    ///
    /// ```
    /// use gros_text::Lang;
    /// assert_eq!(Lang::English.first_square("212342345678"), "First repeat: 234 234, starting at position 3.");
    /// assert_eq!(Lang::English.first_square("1 2 1 10"), "No block is repeated straight away.");
    /// ```
    #[must_use]
    pub fn first_square(self, word: &str) -> String {
        let is_gap = |symbol: char| symbol.is_whitespace() || matches!(symbol, ',' | '.' | '，' | '、');
        let parts: Vec<String> =
            word.split(is_gap).filter(|part| !part.is_empty()).map(str::to_owned).collect();
        let is_parted = parts.len() > 1;
        let letters = if is_parted { parts } else { parts.concat().chars().map(String::from).collect() };
        let Some(Square { start, half }) = ruler::first_square(&letters) else {
            return self.text(Key::RulerFirstSquare2).to_owned();
        };
        let twice = letters[start..start + half].join(if is_parted { " " } else { "" });
        let place = start + 1;
        say!(self, RulerFirstSquare { twice, place })
    }
}

/// Draws the terms around the next move, whose column is marked.
fn window(place: &RulerPosition) -> Table {
    let middle = place.next().unwrap_or_else(|| place.made.clone());
    let first = middle.checked_sub(&Steps::from(BEFORE)).unwrap_or_default().max(Steps::ONE);
    let height = |term: usize| Look::Height(u8::try_from(term.min(TALLEST) * HIGHER).unwrap_or(u8::MAX));
    let terms = (0..TERMS).map(|ahead| ruler::term(&(&first + &Steps::from(ahead))).unwrap_or(0));
    let row = terms.map(|term| Cell::from(term.to_string()).look(height(term))).collect();
    let column = place.next().and_then(|next| next.checked_sub(&first)?.to_usize());
    Table { column, ..Table::plain(vec![row]) }
}
