//! Messages with variables, and how they are filled in.

use std::borrow::Cow;

use gros_solver::{Peg, Steps};

use crate::{Key, Lang};

/// The value of a variable in a message.
#[derive(Clone, Copy, Debug)]
pub enum Arg<'a> {
    /// A text, inserted unchanged.
    Text(&'a str),
    /// A number without digit grouping, such as the number of a ring.
    Number(u64),
    /// A count, with grouped digits.
    Count(u64),
    /// A count before its noun, as a word if it is small.
    Word(u64),
    /// A letter.
    Letter(char),
    /// A fixed text, by its key.
    Key(Key),
    /// A count of any size; one of more than 26 digits is cut in the middle.
    Steps(&'a Steps),
}

/// A value that can be inserted into a message.
pub trait ToArg {
    /// Returns it as the value of a variable.
    fn to_arg(&self) -> Arg<'_>;
}

impl<T: ToArg + ?Sized> ToArg for &T {
    fn to_arg(&self) -> Arg<'_> {
        (**self).to_arg()
    }
}

impl ToArg for Arg<'_> {
    fn to_arg(&self) -> Arg<'_> {
        *self
    }
}

impl ToArg for str {
    fn to_arg(&self) -> Arg<'_> {
        Arg::Text(self)
    }
}

impl ToArg for String {
    fn to_arg(&self) -> Arg<'_> {
        Arg::Text(self)
    }
}

impl ToArg for Steps {
    fn to_arg(&self) -> Arg<'_> {
        Arg::Steps(self)
    }
}

impl ToArg for char {
    fn to_arg(&self) -> Arg<'_> {
        Arg::Letter(*self)
    }
}

impl ToArg for Peg {
    fn to_arg(&self) -> Arg<'_> {
        Arg::Letter(char::from(b'A'.saturating_add(self.0)))
    }
}

impl ToArg for Key {
    fn to_arg(&self) -> Arg<'_> {
        Arg::Key(*self)
    }
}

macro_rules! numbers {
    ($($number:ty)+) => {
        $(impl ToArg for $number {
            fn to_arg(&self) -> Arg<'_> {
                // Machine integers have at most 64 bits.
                Arg::Number(*self as u64)
            }
        })+
    };
}
numbers! { u8 u16 u32 u64 usize }

/// A count of things, with grouped digits.
pub struct Count(pub usize);

impl ToArg for Count {
    fn to_arg(&self) -> Arg<'_> {
        // Machine integers have at most 64 bits.
        Arg::Count(self.0 as u64)
    }
}

/// A placeholder for a part that the page sets in its own type: the text is split there.
pub(crate) const MARK: &str = "\u{fffc}";

/// Says a message in a language: `say!(lang, RingBeat { ring: 3, way })`.
///
/// ```
/// use gros_text::{Lang, say};
/// assert_eq!(say!(Lang::English, StatusSpeed { speed: 2u32 }), "2 moves/s");
/// ```
#[macro_export]
macro_rules! say {
    ($lang:expr, $message:ident { $($name:ident $(: $value:expr)?),* $(,)? }) => {
        $crate::msg::$message { $($name: $crate::say!(@ $name $($value)?)),* }.said($lang)
    };
    (@ $name:ident) => {
        $crate::ToArg::to_arg(&$name)
    };
    (@ $name:ident $value:expr) => {
        $crate::ToArg::to_arg(&$value)
    };
}
pub(crate) use say;

impl Lang {
    pub(crate) fn fill(self, key: Key, args: &[Arg<'_>]) -> String {
        let (mut text, mut rest) = (String::new(), self.text(key));
        Filler { lang: self, args }.fill(&mut rest, Some(&mut text));
        text
    }
}

// The control characters of a pattern, as written by `build/compile.rs`.
const VARIABLE: u8 = 1;
const SELECT: u8 = 2;
const KEY_END: char = '\u{3}';
const VARIANT_END: u8 = 4;
const SELECT_END: char = '\u{5}';
const FIRST_VARIABLE: u8 = b'A';

struct Filler<'a> {
    lang: Lang,
    args: &'a [Arg<'a>],
}

impl Filler<'_> {
    /// Reads a pattern up to its end, or up to the end of its variant, and writes it if it is selected.
    fn fill(&self, rest: &mut &str, mut out: Option<&mut String>) {
        while let Some(at) = rest.bytes().position(|byte| byte <= SELECT || byte == VARIANT_END) {
            let (literal, sign) = (&rest[..at], rest.as_bytes()[at]);
            *rest = &rest[at + 1..];
            out.iter_mut().for_each(|out| out.push_str(literal));
            match sign {
                VARIABLE => {
                    let arg = self.arg(rest);
                    let text = arg.map(|arg| self.write(arg)).unwrap_or_default();
                    out.iter_mut().for_each(|out| put(&text, out, rest));
                }
                SELECT => self.select(rest, out.as_deref_mut()),
                _ => return,
            }
        }
        out.iter_mut().for_each(|out| out.push_str(rest));
        *rest = "";
    }

    /// Reads the letter of a variable.
    fn arg(&self, rest: &mut &str) -> Option<&Arg<'_>> {
        let (letter, behind) = rest.split_at_checked(1)?;
        *rest = behind;
        self.args.get(usize::from(letter.as_bytes()[0].checked_sub(FIRST_VARIABLE)?))
    }

    fn write<'b>(&self, arg: &Arg<'b>) -> Cow<'b, str> {
        match arg {
            Arg::Text(text) => Cow::Borrowed(text),
            Arg::Letter(letter) => Cow::Owned(letter.to_string()),
            Arg::Key(key) => Cow::Borrowed(self.lang.text(*key)),
            Arg::Number(number) => Cow::Owned(number.to_string()),
            Arg::Count(count) => Cow::Owned(self.lang.grouped(&count.to_string())),
            Arg::Word(count) => Cow::Owned(self.lang.word_before_noun(*count)),
            Arg::Steps(steps) => Cow::Owned(self.lang.number(steps)),
        }
    }

    /// Reads a selection, and writes the first matching variant; the last one always matches.
    fn select(&self, rest: &mut &str, mut out: Option<&mut String>) {
        let arg = self.arg(rest);
        while let Some((key, behind)) = rest.split_once(KEY_END).filter(|_| !rest.starts_with(SELECT_END)) {
            *rest = behind;
            let is_meant = out.is_some() && (key.is_empty() || arg.is_some_and(|arg| self.is(arg, key)));
            self.fill(rest, if is_meant { out.take() } else { None });
        }
        *rest = rest.strip_prefix(SELECT_END).unwrap_or(rest);
    }

    fn is(&self, arg: &Arg<'_>, key: &str) -> bool {
        let digits = match arg {
            Arg::Text(text) => return *text == key,
            Arg::Letter(letter) => return key.chars().eq([*letter]),
            Arg::Key(text) => return self.lang.text(*text) == key,
            Arg::Number(count) | Arg::Count(count) | Arg::Word(count) => count.to_string(),
            Arg::Steps(steps) => steps.to_string(),
        };
        digits == key || self.lang.plural(&digits) == key
    }
}

/// Writes the text in a variable.
///
/// Chinese has no spaces between words, but puts spaces around digits and Latin letters: `第 341 步`, `移到 C 柱`. A message
/// has these spaces around its variables; they are dropped next to a text that begins or ends in Chinese.
fn put(text: &str, out: &mut String, rest: &mut &str) {
    let before = out.strip_suffix(' ').filter(|before| before.chars().next_back().is_some_and(is_wide));
    if let Some(before) = before.filter(|_| text.chars().next().is_none_or(has_no_gap)) {
        out.truncate(before.len());
    }
    out.push_str(text);
    let behind = rest.strip_prefix(' ').filter(|behind| behind.chars().next().is_some_and(is_wide));
    if let Some(behind) = behind.filter(|_| text.chars().next_back().is_none_or(has_no_gap)) {
        *rest = behind;
    }
}

/// Returns whether a character is full-width, as Chinese characters and their punctuation are.
fn is_wide(symbol: char) -> bool {
    matches!(symbol, '\u{2e80}'..='\u{ffef}')
}

fn has_no_gap(symbol: char) -> bool {
    is_wide(symbol) || matches!(symbol, '“' | '”' | '…')
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Fills in a pattern whose control characters are written as `$`, `?`, `:`, `;` and `.`.
    fn filled(lang: Lang, pattern: &str, args: &[Arg<'_>]) -> String {
        let sign = |symbol: char| match symbol {
            '$' => '\u{1}',
            '?' => '\u{2}',
            ':' => '\u{3}',
            ';' => '\u{4}',
            '.' => '\u{5}',
            other => other,
        };
        let pattern: String = pattern.chars().map(sign).collect();
        let mut text = String::new();
        Filler { lang, args }.fill(&mut pattern.as_str(), Some(&mut text));
        text
    }

    fn english(pattern: &str, args: &[Arg<'_>]) -> String {
        filled(Lang::English, pattern, args)
    }

    #[test]
    fn variables_are_inserted() {
        let steps = Steps::from(12_345u32);
        assert_eq!(english("$A to $B", &["ring 2".to_arg(), 'B'.to_arg()]), "ring 2 to B");
        assert_eq!(english("$A", &[Key::Undo.to_arg()]), "Undo");
        assert_eq!(english("$A", &[Peg(2).to_arg()]), "C");
        assert_eq!(english("$A", &[12_345u32.to_arg()]), "12345");
        assert_eq!(english("$A", &[Count(12_345).to_arg()]), "12,345");
        assert_eq!(english("$A", &[steps.to_arg()]), "12,345");
    }

    #[test]
    fn numbers_are_selected_exactly_or_by_their_category() {
        let moves = "?A0:none;one:$A move;:$A moves;. left";
        let said = |number: usize| english(moves, &[Count(number).to_arg()]);
        assert_eq!(said(0), "none left");
        assert_eq!(said(1), "1 move left");
        assert_eq!(said(2), "2 moves left");
        assert_eq!(said(1_001), "1,001 moves left");
        assert_eq!(filled(Lang::Simplified, "?Aone:x;:$A 步;.", &[1u8.to_arg()]), "1 步");
    }

    #[test]
    fn texts_select_variants() {
        let way = "?Aon:goes on;off:comes off;:moves;.";
        assert_eq!(
            ["on", "off", "one", ""].map(|text| english(way, &[text.to_arg()])),
            ["goes on", "comes off", "moves", "moves"]
        );
        assert_eq!(english("?AUndo:x;:y;.", &[Key::Undo.to_arg()]), "x");
        assert_eq!(english("?AC:x;:y;.", &[Peg(2).to_arg()]), "x");
    }

    #[test]
    fn selections_can_be_nested() {
        let nested = "(?Aon:?Bone:it;:$B of them;. on;:?B1:it;:them;. off;.)";
        let said = |way: &str, number: u32| english(nested, &[way.to_arg(), number.to_arg()]);
        assert_eq!(said("on", 1), "(it on)");
        assert_eq!(said("on", 3), "(3 of them on)");
        assert_eq!(said("off", 1), "(it off)");
        assert_eq!(said("off", 3), "(them off)");
    }

    #[test]
    fn counts_of_hundreds_of_digits_are_cut_and_have_a_category() {
        let steps = Steps::power_of_two(999);
        assert_eq!(steps.to_string().len(), 301);
        assert_eq!(english("?Aone:x;:$A moves;.", &[steps.to_arg()]), "535,754 … 034,688 (301 digits) moves");
        assert_eq!(say!(Lang::Traditional, MoveCount { number: steps }), "535,754 … 034,688（301 位）步");
    }

    /// The spaces of the message stay only next to digits and letters, except in languages written with spaces.
    #[test]
    fn digits_are_separated_from_chinese() {
        let said = |lang: Lang, pattern: &str, text: &str| filled(lang, pattern, &[text.to_arg()]);
        let step = "第 $A 步";
        assert_eq!(said(Lang::Simplified, step, "341"), "第 341 步");
        assert_eq!(said(Lang::Simplified, step, "约 10 的 19 次方"), "第约 10 的 19 次方步");
        assert_eq!(said(Lang::Simplified, step, "107 … 375（302 位）"), "第 107 … 375（302 位）步");
        assert_eq!(said(Lang::Simplified, "等 $A，", "第 2 环"), "等第 2 环，");
        assert_eq!(said(Lang::Simplified, "等 $A，", "2 号盘"), "等 2 号盘，");
        assert_eq!(said(Lang::Simplified, "移到 $A 柱", "C"), "移到 C 柱");
        assert_eq!(said(Lang::Simplified, "没有叫 $A 的命令", "“fly”"), "没有叫“fly”的命令");
        assert_eq!(said(Lang::Simplified, "第 $A / 9 步", MARK), format!("第 {MARK} / 9 步"));
        assert_eq!(filled(Lang::Simplified, "$A $B", &["推入".to_arg(), "驱动杆".to_arg()]), "推入驱动杆");
        assert_eq!(filled(Lang::Simplified, "$A $B", &["推入".to_arg(), "2 号杆".to_arg()]), "推入 2 号杆");
        assert_eq!(said(Lang::English, "Step $A of", "about 1.8"), "Step about 1.8 of");
    }

    /// Whatever the variables contain, no control characters remain, and variants that are not selected add nothing.
    #[test]
    fn every_message_can_be_filled_in() {
        let steps = Steps::power_of_two(999);
        let values = [
            Arg::Text(""),
            Arg::Text("on"),
            Arg::Text("第 2 环"),
            Arg::Number(0),
            Arg::Number(u64::MAX),
            Arg::Count(1),
            Arg::Letter('B'),
            Arg::Key(Key::Undo),
            Arg::Steps(&Steps::ZERO),
            Arg::Steps(&steps),
        ];
        for lang in Lang::ALL {
            let count = lang.words().matches('\0').count();
            let keys = (0..u16::MAX).take(count).map(Key);
            for (key, value) in keys.flat_map(|key| values.map(|value| (key, value))) {
                let text = lang.fill(key, &[value; 26]);
                assert!(!text.contains(char::is_control), "{key:?} in {lang:?}: {text:?}");
            }
        }
    }
}
