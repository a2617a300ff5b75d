//! The gaps that part words from digits, in languages that have none between words.

use crate::{Key, Lang};

impl Lang {
    /// Writes a text that follows a word: the language's gap parts them where the text begins with a digit or a Latin
    /// letter.
    pub(crate) fn apart(self, text: &str) -> String {
        self.gap_at(text.chars().next()).to_owned() + text
    }

    /// Writes a text that is between two words: `第 218 步`.
    pub(crate) fn amid(self, text: &str) -> String {
        self.apart(text) + self.gap_at(text.chars().next_back())
    }

    fn gap_at(self, symbol: Option<char>) -> &'static str {
        if symbol.is_some_and(|symbol| symbol.is_ascii_alphanumeric()) {
            self.text(Key::DigitGap)
        } else {
            ""
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_stand_apart_from_han_characters() {
        assert_eq!(Lang::English.amid("218"), "218");
        assert_eq!(Lang::Simplified.amid("218"), " 218 ");
        assert_eq!(Lang::Simplified.amid("107 … 375（302 位）"), " 107 … 375（302 位）");
        assert_eq!(Lang::Traditional.amid("約 1.84 乘以 10 的 19 次方"), "約 1.84 乘以 10 的 19 次方");
        assert_eq!(Lang::Traditional.apart("2 號盤"), " 2 號盤");
        assert_eq!(Lang::Traditional.apart("第 2 環"), "第 2 環");
    }
}
