//! Messages with variables, and how they are filled in.

use std::borrow::Cow;

use gros_solver::Steps;

use crate::{Key, Lang};

/// What a variable of a message stands for.
#[derive(Clone, Debug)]
pub(crate) enum Arg<'a> {
    /// A text, or a number that is a name, such as that of a ring: it is put in as it is.
    Text(Cow<'a, str>),
    /// A count: its digits are grouped, and it has a plural category.
    Count(u64),
    /// A count of any size; one of more than 26 digits is cut in the middle.
    Steps(&'a Steps),
}

impl<'a> From<&'a str> for Arg<'a> {
    fn from(text: &'a str) -> Arg<'a> {
        Arg::Text(Cow::Borrowed(text))
    }
}

impl<'a> From<&'a String> for Arg<'a> {
    fn from(text: &'a String) -> Arg<'a> {
        Arg::Text(Cow::Borrowed(text))
    }
}

impl From<String> for Arg<'_> {
    fn from(text: String) -> Arg<'static> {
        Arg::Text(Cow::Owned(text))
    }
}

impl From<char> for Arg<'_> {
    fn from(letter: char) -> Arg<'static> {
        Arg::Text(Cow::Owned(letter.to_string()))
    }
}

impl<'a> From<&'a Steps> for Arg<'a> {
    fn from(steps: &'a Steps) -> Arg<'a> {
        Arg::Steps(steps)
    }
}

impl From<usize> for Arg<'_> {
    fn from(count: usize) -> Arg<'static> {
        // No machine counts further.
        Arg::Count(count as u64)
    }
}

macro_rules! counts {
    ($($number:ty)+) => {
        $(impl From<$number> for Arg<'_> {
            fn from(count: $number) -> Arg<'static> {
                Arg::Count(count.into())
            }
        })+
    };
}
counts! { u8 u16 u32 u64 }

/// Writes a number that is a name, as that of a ring: without groups.
pub(crate) fn numbered(number: impl std::fmt::Display) -> String {
    number.to_string()
}

/// A message with `N` variables.
pub(crate) trait Message<'a, const N: usize> {
    const KEY: Key;

    /// Returns what its variables stand for, in the order of their names.
    fn args(self) -> [Arg<'a>; N];
}

/// Says a message in a language: `say!(lang, RingBeat { ring: numbered(3), way })`.
macro_rules! say {
    ($lang:expr, $message:ident { $($name:ident $(: $value:expr)?),* $(,)? }) => {
        $lang.say($crate::msg::$message { $($name: $crate::message::arg!($name $($value)?)),* })
    };
}
pub(crate) use say;

macro_rules! arg {
    ($name:ident) => {
        $crate::message::Arg::from($name)
    };
    ($name:ident $value:expr) => {
        $crate::message::Arg::from($value)
    };
}
pub(crate) use arg;

impl Lang {
    /// Fills in a message; [`say!`] is shorter to write.
    pub(crate) fn say<'a, const N: usize, M: Message<'a, N>>(self, message: M) -> String {
        self.fill(M::KEY, &message.args())
    }

    fn fill(self, key: Key, args: &[Arg<'_>]) -> String {
        let (mut text, mut rest) = (String::new(), self.text(key));
        Filler { lang: self, args }.fill(&mut rest, Some(&mut text));
        text
    }
}

// The signs of a pattern, as `build/compile.rs` writes them.
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
    /// Reads a pattern to its end, or to that of its variant; writes it unless it was not selected.
    fn fill(&self, rest: &mut &str, mut out: Option<&mut String>) {
        while let Some(at) = rest.bytes().position(|byte| byte <= SELECT || byte == VARIANT_END) {
            let (literal, sign) = (&rest[..at], rest.as_bytes()[at]);
            *rest = &rest[at + 1..];
            out.iter_mut().for_each(|out| out.push_str(literal));
            match sign {
                VARIABLE => {
                    let arg = self.arg(rest);
                    out.iter_mut().for_each(|out| self.put(arg, out));
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

    fn put(&self, arg: Option<&Arg<'_>>, out: &mut String) {
        match arg {
            Some(Arg::Text(text)) => out.push_str(text),
            Some(Arg::Count(count)) => out.push_str(&self.lang.grouped(&count.to_string())),
            Some(Arg::Steps(steps)) => out.push_str(&self.lang.number(steps)),
            None => {}
        }
    }

    /// Reads a selection, and writes the first of its variants that is meant; the last one is meant always.
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
            Arg::Text(text) => return text == key,
            Arg::Count(count) => count.to_string(),
            Arg::Steps(steps) => steps.to_string(),
        };
        digits == key || self.lang.plural(&digits) == key
    }
}
