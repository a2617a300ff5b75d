//! Generates what the program needs: the names of the messages as Rust, and a table of texts for each language.

use std::fmt::Write;

use icu_locale_core::Locale as Tag;
use icu_plurals::{PluralCategory, PluralRules};

use crate::compile::{KEY_END, SELECT, SELECT_END, VARIABLE, VARIANT_END};
use crate::locale::{Locale, Message};

/// The attribute of items that only native programs use.
const ONLY_EMBEDDED: &str = "#[cfg(feature = \"embedded\")] ";

/// Writes a constant for each text without variables, and a type for each message with some; the texts of lessons, which
/// are named in data, are a list.
pub fn names(reference: &Locale) -> String {
    let (mut keys, mut types, mut all) = (String::new(), String::new(), Vec::new());
    let mut lessons = Vec::new();
    for (index, message) in reference.messages.iter().enumerate() {
        let only = if message.is_native() { ONLY_EMBEDDED } else { "" };
        // Writing to a string cannot fail.
        let _ = if message.compiled.variables.is_empty() {
            all.push(format!("{only}Key({index})"));
            if message.is_of_lesson() {
                lessons.push(format!("({:?}, Key({index}))", message.id));
                continue;
            }
            let (text, name) = (format!("`{}`", message.compiled.pattern), camel(&message.id));
            writeln!(keys, "    {only}#[doc = {text:?}]\n    pub const {name}: Key = Key({index});")
        } else {
            write_type(&mut types, only, index, message)
        };
    }
    format!(
        "#[allow(non_upper_case_globals, reason = \"a key is written like the variant of an enum\")]\n\
         impl Key {{\n{keys}}}\n\nconst KEYS: &[Key] = &[{}];\n\n\
         /// The texts of lessons by their names.\n\
         const LESSONS: &[(&str, Key)] = &[{}];\n\n\
         /// The messages with variables, for [`say!`](crate::say).\n\
         #[allow(missing_docs, reason = \"the text of a message says what its variables are\")]\n\
         pub mod msg {{\n    use crate::{{Arg, Key, Lang}};\n{types}}}\n",
        all.join(", "),
        lessons.join(", "),
    )
}

fn write_type(code: &mut String, only: &str, index: usize, message: &Message) -> std::fmt::Result {
    let name = camel(&message.id);
    let fields: Vec<String> = message.compiled.variables.iter().map(|name| name.replace('-', "_")).collect();
    let declared: Vec<String> = fields.iter().map(|field| format!("pub {field}: Arg<'a>")).collect();
    let values: Vec<String> = fields.iter().map(|field| format!("self.{field}")).collect();
    writeln!(
        code,
        "{only}#[doc = {:?}]\npub struct {name}<'a> {{ {} }}\n\
         {only}impl {name}<'_> {{\n    \
         pub fn said(self, lang: Lang) -> String {{ lang.fill(Key({index}), &[{}]) }}\n}}\n",
        readable(&message.compiled.pattern),
        declared.join(", "),
        values.join(", "),
    )
}

/// Replaces control characters by readable ones for the documentation.
pub fn readable(pattern: &str) -> String {
    let with_signs = pattern.replace([VARIABLE, SELECT], "$").replace(KEY_END, ": ");
    with_signs.replace(VARIANT_END, "; ").replace(SELECT_END, "")
}

/// Writes the facts about the languages that are needed before their words are loaded, in folder order.
pub fn languages<'a>(locales: impl Iterator<Item = &'a Locale>) -> Result<String, String> {
    let (mut tags, mut names, mut spoken, mut words) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    for locale in locales {
        let text = |id: &str| {
            let message = locale.message(id).filter(|message| message.compiled.variables.is_empty());
            message.map(|message| &message.compiled.pattern).ok_or(format!("{} has no {id}", locale.tag))
        };
        tags.push(format!("{:?}", locale.tag));
        names.push(format!("{:?}", text("language-name")?));
        spoken.push(format!("{:?}", text("language-tags")?.to_ascii_lowercase()));
        words.push(format!("include_str!(concat!(env!(\"OUT_DIR\"), \"/{}.all\"))", locale.tag));
    }
    let list = |doc: &str, name: &str, values: &[String]| {
        format!("/// {doc}\npub(crate) const {name}: [&str; Lang::ALL.len()] = [{}];\n", values.join(", "))
    };
    Ok(list("Their tags.", "TAGS", &tags)
        + &list("Their names in themselves.", "NAMES", &names)
        + &list("The tags that each is found by, parted by spaces.", "FOUND_BY", &spoken)
        + "#[cfg(feature = \"embedded\")]\n"
        + &list("Their tables.", "WORDS", &words))
}

/// Which texts of a language a table has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Texts {
    /// All.
    All,
    /// The messages that the page has from the start.
    First,
    /// The messages that the page fetches later; they follow the first ones.
    Later,
}

impl Texts {
    fn has(self, message: &Message) -> bool {
        match self {
            Texts::All => true,
            Texts::First => !message.is_later() && !message.is_native(),
            Texts::Later => message.is_later(),
        }
    }
}

/// Writes texts of a language in the order of the reference, each behind a zero. The plural rules come first; the later
/// texts need none.
pub fn table(reference: &Locale, locale: &Locale, texts: Texts) -> Result<String, String> {
    let mut table = if texts == Texts::Later { String::new() } else { plurals(&locale.tag)? };
    for message in reference.messages.iter().filter(|message| texts.has(message)) {
        table.push('\0');
        table.extend(locale.message(&message.id).map(|message| message.compiled.pattern.as_str()));
    }
    Ok(table)
}

/// Writes the plural category of each number below 200 as a letter, leaving out a trailing run of the same letter.
///
/// For larger integers, every CLDR rule depends only on the last two digits, except that some languages have a category
/// for round millions, which becomes the default here.
fn plurals(tag: &str) -> Result<String, String> {
    let language: Tag = tag.parse().map_err(|error| format!("{tag} is not a language: {error}"))?;
    let rules = PluralRules::try_new_cardinal(language.into()).map_err(|error| format!("{tag}: {error}"))?;
    let letter = |number: usize| match rules.category_for(number) {
        PluralCategory::Zero => 'z',
        PluralCategory::One => 'o',
        PluralCategory::Two => 't',
        PluralCategory::Few => 'f',
        PluralCategory::Many => 'm',
        PluralCategory::Other => 'x',
    };
    let mut letters: String = (0..200).map(letter).collect();
    let Some(last) = letters.pop() else { return Ok(letters) };
    letters.truncate(letters.trim_end_matches(last).len());
    letters.push(last);
    Ok(letters)
}

/// Converts an id to a Rust type name: `ring-beat` becomes `RingBeat`.
pub fn camel(id: &str) -> String {
    let words = id.split(['-', '_']).map(|word| {
        let mut letters = word.chars();
        letters.next().map(|first| first.to_ascii_uppercase()).into_iter().chain(letters).collect::<String>()
    });
    words.collect()
}
