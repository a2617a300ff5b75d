//! What the program is given: the names of the messages as Rust, and a table of texts for each language.

use std::fmt::Write;

use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};
use unic_langid::LanguageIdentifier;

use crate::compile::{KEY_END, SELECT, SELECT_END, VARIABLE, VARIANT_END};
use crate::locale::{Locale, Message};

/// Writes a constant for each text without variables, and a type for each message with some.
pub fn names(reference: &Locale) -> String {
    let (mut keys, mut types, mut all) = (String::new(), String::new(), Vec::new());
    for (index, message) in reference.messages.iter().enumerate() {
        // Writing to a string cannot fail.
        let _ = if message.variables.is_empty() {
            all.push(format!("Key({index})"));
            let (text, name) = (format!("`{}`", message.pattern), camel(&message.id));
            writeln!(keys, "    #[doc = {text:?}]\n    pub const {name}: Key = Key({index});")
        } else {
            write_type(&mut types, index, message)
        };
    }
    format!(
        "#[allow(non_upper_case_globals, reason = \"a key is written like the variant of an enum\")]\n\
         impl Key {{\n{keys}}}\n\nconst KEYS: [Key; {}] = [{}];\n\n\
         /// The messages with variables.\npub(crate) mod msg {{\n    \
         use crate::Key;\n    use crate::message::{{Arg, Message}};\n{types}}}\n",
        all.len(),
        all.join(", "),
    )
}

fn write_type(code: &mut String, index: usize, message: &Message) -> std::fmt::Result {
    let (name, count) = (camel(&message.id), message.variables.len());
    let fields: Vec<String> = message.variables.iter().map(|name| name.replace('-', "_")).collect();
    let declared: Vec<String> = fields.iter().map(|field| format!("pub {field}: Arg<'a>")).collect();
    let values: Vec<String> = fields.iter().map(|field| format!("self.{field}")).collect();
    writeln!(
        code,
        "#[doc = {:?}]\npub(crate) struct {name}<'a> {{ {} }}\n\
         impl<'a> Message<'a, {count}> for {name}<'a> {{\n    const KEY: Key = Key({index});\n    \
         fn args(self) -> [Arg<'a>; {count}] {{ [{}] }}\n}}\n",
        readable(&message.pattern),
        declared.join(", "),
        values.join(", "),
    )
}

/// Writes control characters as a reader of the documentation may like them.
fn readable(pattern: &str) -> String {
    let with_signs = pattern.replace([VARIABLE, SELECT], "$").replace(KEY_END, ": ");
    with_signs.replace(VARIANT_END, "; ").replace(SELECT_END, "")
}

/// Writes the texts of a language in the order of the reference, behind its plural rules.
pub fn table(reference: &Locale, locale: &Locale) -> Result<String, String> {
    let mut table = plurals(&locale.tag)?;
    for message in &reference.messages {
        table.push('\0');
        table.extend(locale.message(&message.id).map(|message| message.pattern.as_str()));
    }
    Ok(table)
}

/// Writes the plural category of each number below 200 as a letter; what only repeats the last one is left out.
///
/// For a larger whole number no rule of CLDR asks for more than its last two digits, except that some languages have a
/// category for round millions, which falls to their default here.
fn plurals(tag: &str) -> Result<String, String> {
    let language: LanguageIdentifier =
        tag.parse().map_err(|error| format!("{tag} is not a language: {error:?}"))?;
    // CLDR knows rules by language, and by region or script only where they differ.
    let known = PluralRules::get_locales(PluralRuleType::CARDINAL);
    let plain = LanguageIdentifier::from_parts(language.language, None, None, &[]);
    let language = if known.contains(&language) { language } else { plain };
    let rules =
        PluralRules::create(language, PluralRuleType::CARDINAL).map_err(|error| format!("{tag}: {error}"))?;
    let mut letters = String::new();
    for number in 0..200_usize {
        letters.push(match rules.select(number).map_err(|error| format!("{tag}: {error}"))? {
            PluralCategory::ZERO => 'z',
            PluralCategory::ONE => 'o',
            PluralCategory::TWO => 't',
            PluralCategory::FEW => 'f',
            PluralCategory::MANY => 'm',
            PluralCategory::OTHER => 'x',
        });
    }
    let Some(last) = letters.pop() else { return Ok(letters) };
    letters.truncate(letters.trim_end_matches(last).len());
    letters.push(last);
    Ok(letters)
}

/// Writes an id as Rust writes types: `ring-beat` as `RingBeat`.
pub fn camel(id: &str) -> String {
    let words = id.split(['-', '_']).map(|word| {
        let mut letters = word.chars();
        letters.next().map(|first| first.to_ascii_uppercase()).into_iter().chain(letters).collect::<String>()
    });
    words.collect()
}
