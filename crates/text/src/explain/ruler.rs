//! The ruler sequence in words: what it is, why no word of it stands twice in a row, and squares in other words.

use gros_solver::ruler::{self, Square};
use gros_solver::{AnyPuzzle, HanoiRule, Steps};

use super::card::{Cell, Look, Part, Table};
use crate::Lang;
use crate::numbers::{amid_han, count};

/// How many terms are drawn.
const TERMS: usize = 16;
/// The part of a hundred by which a column grows from term to term.
const HIGHER: usize = 19;

impl Lang {
    /// Tells whether the moves of a puzzle are read off the ruler.
    #[must_use]
    pub fn has_ruler(puzzle: &AnyPuzzle) -> bool {
        match puzzle {
            AnyPuzzle::Rings(rings) => !rings.has_pair(),
            AnyPuzzle::Hanoi(hanoi) => hanoi.rule() == HanoiRule::Classic { pegs: 3 },
            other => matches!(other.id(), "spinout" | "brain"),
        }
    }

    /// Names the card of the ruler sequence.
    #[must_use]
    pub fn ruler_title(self) -> &'static str {
        self.pick("The ruler", "标尺数列", "標尺數列")
    }

    /// Shows the sequence, and says why it never repeats itself side by side.
    #[must_use]
    pub fn ruler_parts(self) -> Vec<Part> {
        let what = self.pick(
            "Which piece moves at move 1, 2, 3 …? Always this sequence (Gros, 1872), like the marks of a ruler. Toward \
             the end of the puzzle it is read backward.",
            "第 1、2、3……步各动哪一个？总是这个数列（格罗斯，1872 年），就像尺子上的刻度。走向另一头时要倒着读。",
            "第 1、2、3……步各動哪一個？總是這個數列（格羅斯，1872 年），就像尺上的刻度。走向另一頭時要倒著讀。",
        );
        let why = self.pick(
            "It never repeats itself side by side. Every second term is 1; take the 1s away and subtract 1 from the \
             others, and the same sequence is left. If a word stood twice in a row, its 1s would have to match, so its \
             length would be even; take the 1s away and it is half as long, again and again, until two equal neighbours \
             are left. But of two neighbours exactly one is 1.",
            "它从不紧接着重复自己。每隔一项就是 1；去掉这些 1，其余各减 1，剩下的又是同一个数列。\
             假如有一段紧接着重复，1 要对上 1，这一段的长度就是偶数；去掉 1，长度减半，一直做下去，\
             最后剩下两个相同的相邻项。可是相邻两项中恰好有一个是 1。",
            "它從不緊接著重複自己。每隔一項就是 1；去掉這些 1，其餘各減 1，剩下的又是同一個數列。\
             假如有一段緊接著重複，1 要對上 1，這一段的長度就是偶數；去掉 1，長度減半，一直做下去，\
             最後剩下兩個相同的相鄰項。可是相鄰兩項中恰好有一個是 1。",
        );
        let height = |term: usize| Look::Height(u8::try_from(term * HIGHER).unwrap_or(u8::MAX));
        let terms = ruler::terms().take(TERMS);
        let row = terms.map(|term| Cell::from(term.to_string()).look(height(term))).collect();
        vec![Part::Text(what.to_owned()), Part::Table(Table::plain(vec![row])), Part::Text(why.to_owned())]
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
        let term = count(ruler::term(k)?);
        let k = self.number(k);
        Some(match self {
            Lang::English => format!("Term {k} is {term}."),
            Lang::Simplified => format!("第{}项是 {term}。", amid_han(&k)),
            Lang::Traditional => format!("第{}項是 {term}。", amid_han(&k)),
        })
    }

    /// Says where a word first stands twice in a row, or that none does: `First repeated: 234 234, from place 3.`
    ///
    /// Letters are single characters, or what spaces, commas or dots part.
    ///
    /// ```
    /// use gros_text::Lang;
    /// assert_eq!(Lang::English.first_square("212342345678"), "First repeated: 234 234, from place 3.");
    /// assert_eq!(Lang::English.first_square("1 2 1 10"), "No word stands twice in a row.");
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
                .pick("No word stands twice in a row.", "没有紧接着的重复。", "沒有緊接著的重複。")
                .to_owned();
        };
        let twice = letters[start..start + half].join(if is_parted { " " } else { "" });
        let place = start + 1;
        match self {
            Lang::English => format!("First repeated: {twice} {twice}, from place {place}."),
            Lang::Simplified => format!("最先重复的是 {twice} {twice}，从第 {place} 位开始。"),
            Lang::Traditional => format!("最先重複的是 {twice} {twice}，從第 {place} 位開始。"),
        }
    }
}
