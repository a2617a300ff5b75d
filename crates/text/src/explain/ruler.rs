//! The ruler sequence in words: what it is, why no word of it stands twice in a row, and squares in other words.

use gros_solver::methods::Heading;
use gros_solver::methods::ruler::RulerPosition;
use gros_solver::ruler::{self, Square};
use gros_solver::{AnyState, Steps};

use super::apart;
use super::card::{Cell, Look, Part, Table};
use crate::Lang;
use crate::numbers::amid_han;
use crate::pieces::Kind;
use crate::puzzles;

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
        self.pick("The ruler", "标尺数列", "標尺數列")
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
        let why = self.pick(
            "No block of it is ever followed at once by a copy of itself. Every second term is 1; take the 1s away and \
             subtract 1 from the others, and the same sequence is left. If a block were followed by its copy, their 1s \
             would have to match, so its length would be even; take the 1s away and it is half as long, again and \
             again, until two equal neighbours are left. But of two neighbours exactly one is 1.",
            "它从不紧接着重复自己。每隔一项就是 1；去掉这些 1，其余各减 1，剩下的又是同一个数列。\
             假如有一段紧接着重复，1 要对上 1，这一段的长度就是偶数；去掉 1，长度减半，一直做下去，\
             最后剩下两个相同的相邻项。可是相邻两项中恰好有一个是 1。",
            "它從不緊接著重複自己。每隔一項就是 1；去掉這些 1，其餘各減 1，剩下的又是同一個數列。\
             假如有一段緊接著重複，1 要對上 1，這一段的長度就是偶數；去掉 1，長度減半，一直做下去，\
             最後剩下兩個相同的相鄰項。可是相鄰兩項中恰好有一個是 1。",
        );
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
            return self
                .pick("No block is repeated straight away.", "没有紧接着的重复。", "沒有緊接著的重複。")
                .to_owned();
        };
        let twice = letters[start..start + half].join(if is_parted { " " } else { "" });
        let place = start + 1;
        match self {
            Lang::English => format!("First repeat: {twice} {twice}, starting at position {place}."),
            Lang::Simplified => format!("最先重复的是 {twice} {twice}，从第 {place} 位开始。"),
            Lang::Traditional => format!("最先重複的是 {twice} {twice}，從第 {place} 位開始。"),
        }
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
