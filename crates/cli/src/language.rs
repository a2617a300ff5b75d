//! The language of sentences.

use std::env;
use std::ffi::OsString;
use std::sync::OnceLock;

use gros_text::{Key, Lang, say};

use crate::failure::Failure;

/// Returns the language that `--lang` asks for, else that of the environment.
///
/// It is determined before the other arguments are parsed, since help and errors are written in it.
pub fn chosen() -> Lang {
    static CHOSEN: OnceLock<Lang> = OnceLock::new();
    *CHOSEN.get_or_init(|| choose(env::args_os()))
}

/// Returns a fixed text in that language.
pub fn text(key: Key) -> &'static str {
    chosen().text(key)
}

fn choose(arguments: impl Iterator<Item = OsString>) -> Lang {
    let asked = asked(arguments.filter_map(|argument| argument.into_string().ok()));
    asked.as_deref().and_then(Lang::from_tag).unwrap_or_else(of_environment)
}

/// Checks the requested tag.
pub fn check(tag: Option<&str>, lang: Lang) -> Result<(), Failure> {
    match tag.filter(|tag| Lang::from_tag(tag).is_none()) {
        Some(tag) => {
            let (option, known) = (lang.option("--lang", tag), lang.list(Lang::TAGS));
            Err(Failure::Bad(say!(lang, ArgumentsBadLanguage { option, known })))
        }
        None => Ok(()),
    }
}

fn asked(mut arguments: impl Iterator<Item = String>) -> Option<String> {
    let found = arguments.find(|argument| argument == "--lang" || argument.starts_with("--lang="))?;
    found.strip_prefix("--lang=").map(str::to_owned).or_else(|| arguments.next())
}

fn of_environment() -> Lang {
    let set = ["LC_ALL", "LANG"].into_iter().filter_map(|name| env::var(name).ok());
    of_locale(&set.into_iter().find(|value| !value.is_empty()).unwrap_or_default())
}

/// Reads `zh_TW.UTF-8`; languages that Gros does not have become English.
fn of_locale(locale: &str) -> Lang {
    let tag = locale.split(['.', '@']).next();
    tag.and_then(Lang::from_tag).unwrap_or_default()
}
