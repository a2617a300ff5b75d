//! The languages, and which of them a person reads.

use std::cmp::Reverse;

use crate::Key;
use crate::locale::{FOUND_BY, NAMES, TAGS};
use crate::message::say;
use crate::notice::shortened;

macro_rules! languages {
    (@count $($name:ident)*) => { [$(stringify!($name)),*].len() };
    ($first:ident $($other:ident)*) => {
        /// A language of the page and the terminal.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
        #[allow(missing_docs, reason = "their names say what they are")]
        pub enum Lang {
            #[default]
            $first,
            $($other,)*
        }

        impl Lang {
            /// All languages, in menu order.
            pub const ALL: [Lang; languages!(@count $first $($other)*)] = [Self::$first, $(Self::$other),*];
        }
    };
}

// In the order of their folders in `locales/`.
languages! { English German French Japanese Simplified Traditional }

impl Lang {
    /// Their tags.
    pub const TAGS: &[&str] = &TAGS;

    /// Returns the tag for `lang` attributes and for storage.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        TAGS[self as usize]
    }

    /// Returns the language's name in the language itself.
    #[must_use]
    pub const fn name(self) -> &'static str {
        NAMES[self as usize]
    }

    /// Finds the language of a tag such as `en-GB`, `zh-TW` or `zh-Hans-CN`; none if Gros does not have it.
    ///
    /// The script takes precedence over the region: `zh-Hans-HK` is written in simplified characters.
    ///
    /// ```
    /// use gros_text::Lang;
    /// assert_eq!(Lang::from_tag("zh_TW"), Some(Lang::Traditional));
    /// assert_eq!(Lang::from_tag("zh-Hans-HK"), Some(Lang::Simplified));
    /// assert_eq!(Lang::from_tag("nl"), None);
    /// ```
    #[must_use]
    pub fn from_tag(tag: &str) -> Option<Lang> {
        let tag = tag.trim().to_ascii_lowercase().replace('_', "-");
        let parts: Vec<&str> = tag.split('-').collect();
        let (language, rest) = parts.split_first()?;
        let is_meant = |(_, found_by): &(Lang, &str)| match found_by.split_once('-') {
            Some((known, part)) => known == *language && rest.contains(&part),
            None => found_by == language,
        };
        let tags = |lang: Lang| FOUND_BY[lang as usize].split(' ').map(move |found_by| (lang, found_by));
        let found = Lang::ALL.into_iter().flat_map(tags).filter(is_meant);
        // A script subtag is longer than a region.
        found.min_by_key(|(_, found_by)| Reverse(found_by.len())).map(|(lang, _)| lang)
    }

    /// Chooses from a list of tags, most preferred first; English if Gros has none of them.
    #[must_use]
    pub fn choose(tags: impl IntoIterator<Item = impl AsRef<str>>) -> Lang {
        tags.into_iter().find_map(|tag| Lang::from_tag(tag.as_ref())).unwrap_or_default()
    }

    /// Returns whether two languages differ only in script or region.
    #[must_use]
    pub fn is_spoken_like(self, other: Lang) -> bool {
        let spoken = |lang: Lang| lang.tag().split('-').next();
        spoken(self) == spoken(other)
    }

    /// Puts a label before a text: `Hint: `.
    #[must_use]
    pub fn labelled(self, label: Key) -> String {
        self.text(label).to_owned() + self.text(Key::LabelEnd)
    }

    /// Joins complete sentences: English separates them by spaces.
    #[must_use]
    pub fn sentences<S: AsRef<str>>(self, sentences: impl IntoIterator<Item = S>) -> String {
        let gap = self.text(Key::SentenceGap);
        let mut text = String::new();
        for sentence in sentences {
            let sentence = sentence.as_ref();
            if !text.is_empty() && !sentence.is_empty() {
                text.push_str(gap);
            }
            text.push_str(sentence);
        }
        text
    }

    /// Ends a phrase as a sentence, capitalized if the language has capitals.
    #[must_use]
    pub fn sentence(self, phrase: &str) -> String {
        if phrase.is_empty() { String::new() } else { capital(phrase) + self.text(Key::SentenceEnd) }
    }

    /// Quotes a text on one line, shortened if it is long.
    #[must_use]
    pub fn quoted(self, text: &str) -> String {
        say!(self, Quoted { text: shortened(text) })
    }
}

/// Capitalizes the first letter of a phrase, if it has a capital.
///
/// The phrases only begin with letters of western Europe, if with letters at all; the case tables of all other scripts
/// would be a hundredth of the page.
pub(crate) fn capital(phrase: &str) -> String {
    let mut rest = phrase.chars();
    let capital = match rest.next() {
        // In Latin-1, a capital is 32 places before its small letter; only the sign of division stands between them.
        Some(small @ ('a'..='z' | 'à'..='ö' | 'ø'..='þ')) => char::from(small as u8 - 32),
        Some('œ') => 'Œ',
        Some(other) => other,
        None => return String::new(),
    };
    format!("{capital}{}", rest.as_str())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tags_are_undone_by_from_tag() {
        assert_eq!(Lang::TAGS, Lang::ALL.map(Lang::tag));
        for lang in Lang::ALL {
            assert_eq!(Lang::from_tag(lang.tag()), Some(lang));
        }
    }

    #[test]
    fn scripts_and_regions_decide() {
        for (tags, expected) in [
            (&["zh-TW"][..], Lang::Traditional),
            (&["zh-HK", "en"], Lang::Traditional),
            (&["zh-Hant-MY"], Lang::Traditional),
            (&["ZH-mo"], Lang::Traditional),
            (&["zh"], Lang::Simplified),
            (&["zh-SG"], Lang::Simplified),
            (&["zh-Hans-TW"], Lang::Simplified),
            (&["nl-BE", "zh-CN", "en"], Lang::Simplified),
            (&["nl", "en-US", "zh"], Lang::English),
            (&["nl", "pt-BR"], Lang::English),
            (&[], Lang::English),
            (&["", "zhuang"], Lang::English),
        ] {
            assert_eq!(Lang::choose(tags), expected, "{tags:?}");
        }
    }

    #[test]
    fn languages_with_different_scripts_sound_the_same() {
        assert!(Lang::Simplified.is_spoken_like(Lang::Traditional));
        assert!(!Lang::Simplified.is_spoken_like(Lang::English));
    }

    #[test]
    fn sentences_are_joined_as_in_the_language() {
        assert_eq!(Lang::English.sentences(["One.", "", "Two."]), "One. Two.");
        assert_eq!(Lang::Simplified.sentences(["一。", "二。"]), "一。二。");
        assert_eq!(Lang::English.sentence("ring 2 off"), "Ring 2 off.");
        assert_eq!(
            ["étape", "öffnen", "œuf", "÷", "第", "Ring"].map(capital),
            ["Étape", "Öffnen", "Œuf", "÷", "第", "Ring"]
        );
        assert_eq!(Lang::Traditional.sentence("取下第 2 環"), "取下第 2 環。");
        assert_eq!(Lang::Traditional.quoted("x"), "「x」");
    }
}
