//! Laws of all messages of Gros, whatever the values of their variables.

use std::fs;
use std::path::PathBuf;

use crate::compile::{KEY_END, SELECT, SELECT_END, VARIABLE, VARIANT_END};
use crate::foreign::english_in;
use crate::locale::{Locale, Message};

/// The value of each variable.
const VALUE: &str = "7";

/// Messages for programs, and names that are the same everywhere.
const NO_WORDS: &[&str] = &[
    "language-tags",
    "language-name",
    "coach-voice-tag",
    "app-name",
    "learn-teachers-language",
    "key-enter",
    "key-escape",
    "key-shift",
    "key-control",
    "key-home",
    "key-end",
    "key-page-up",
    "key-page-down",
];
/// Messages in which an empty variant says that the language has no word.
const MAY_BE_EMPTY: &[&str] = &["years"];
/// The file of the signs between words.
const SIGNS: &str = "/language.ftl:";

const CHINESE: &[&str] = &["zh-Hans", "zh-Hant"];

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

fn tags() -> Vec<String> {
    let folders = fs::read_dir(root().join("locales")).unwrap().flatten();
    folders.map(|folder| folder.file_name().into_string().unwrap()).collect()
}

fn locale(tag: &str) -> Locale {
    Locale::read(&root().join("locales").join(tag), &mut Vec::new()).unwrap()
}

/// Returns each message with every text that it can become.
fn texts(locale: &Locale) -> impl Iterator<Item = (&Message, String)> {
    let each = |message: &'_ Message| said(&mut message.compiled.pattern.as_str());
    locale.messages.iter().flat_map(move |message| each(message).into_iter().map(move |text| (message, text)))
}

/// Returns the texts of a pattern up to its end, or that of its variant, one for each choice of variants.
fn said(rest: &mut &str) -> Vec<String> {
    let mut texts = vec![String::new()];
    while let Some(at) = rest.find([VARIABLE, SELECT, VARIANT_END]) {
        let (literal, behind) = rest.split_at(at);
        let mut signs = behind.chars();
        let sign = signs.next();
        let ends = match sign {
            Some(VARIABLE) => {
                *rest = &signs.as_str()[1..];
                vec![VALUE.to_owned()]
            }
            Some(SELECT) => {
                *rest = &signs.as_str()[1..];
                variants(rest)
            }
            _ => {
                *rest = signs.as_str();
                return texts.iter().map(|text| text.to_owned() + literal).collect();
            }
        };
        let longer =
            |text: &String| ends.iter().map(|end| format!("{text}{literal}{end}")).collect::<Vec<_>>();
        texts = texts.iter().flat_map(longer).collect();
    }
    let texts = texts.iter().map(|text| format!("{text}{rest}")).collect();
    *rest = "";
    texts
}

fn variants(rest: &mut &str) -> Vec<String> {
    let mut texts = Vec::new();
    while !rest.starts_with(SELECT_END) {
        *rest = rest.split_once(KEY_END).unwrap().1;
        texts.extend(said(rest));
    }
    *rest = &rest[SELECT_END.len_utf8()..];
    texts
}

fn is_han(symbol: char) -> bool {
    ('\u{4e00}'..='\u{9fff}').contains(&symbol)
}

#[test]
fn every_choice_of_variants_is_checked() {
    let mut pattern = "a \u{1}A\u{2}Bone\u{3}x\u{2}Ak\u{3}1\u{4}\u{3}2\u{4}\u{5}\u{4}\u{3}y\u{4}\u{5}.";
    assert_eq!(said(&mut pattern), ["a 7x1.", "a 7x2.", "a 7y."]);
}

/// Checks that all texts of some languages satisfy a predicate, and names those that do not.
#[track_caller]
fn all_are(tags: &[impl AsRef<str>], is_right: impl Fn(&Message, &str) -> bool) {
    let mut wrong = Vec::new();
    for tag in tags {
        let locale = locale(tag.as_ref());
        let found = texts(&locale).filter(|(message, text)| !is_right(message, text));
        wrong.extend(found.map(|(Message { id, place, .. }, text)| format!("{place}: {id} is {text:?}")));
    }
    assert_eq!(wrong, [""; 0]);
}

fn is_of_words(message: &Message) -> bool {
    !NO_WORDS.contains(&message.id.as_str())
}

#[test]
fn every_text_is_complete() {
    all_are(&tags(), |Message { id, place, .. }, text| {
        let is_part = place.contains(SIGNS);
        let is_empty = text.is_empty() && MAY_BE_EMPTY.contains(&id.as_str());
        let is_trimmed = !text.is_empty() && text.trim() == text;
        (is_part || is_empty || is_trimmed) && !text.contains("  ") && !text.contains(char::is_control)
    });
}

#[test]
fn chinese_contains_no_english_and_english_no_chinese() {
    all_are(CHINESE, |message, text| !is_of_words(message) || english_in(text).is_none());
    all_are(&["en"], |_, text| !text.contains(is_han));
}

/// A variable may contain a number; if it contains Chinese, the space is dropped.
#[test]
fn numbers_are_separated_from_han_characters() {
    all_are(CHINESE, |_, text| {
        let symbols: Vec<char> = text.chars().collect();
        symbols.windows(2).all(|pair| {
            let [one, other] = pair else { return true };
            !(one.is_ascii_digit() && is_han(*other) || is_han(*one) && other.is_ascii_digit())
        })
    });
}

/// Finds messages that were not translated.
#[test]
fn chinese_is_written_in_han_characters() {
    let english = locale("en");
    let is_word = |word: &str| word.len() > 1 && word.chars().all(char::is_alphabetic);
    let has_words = |message: &Message| {
        let texts = said(&mut english.message(&message.id).unwrap().compiled.pattern.as_str());
        is_of_words(message) && texts.iter().all(|text| text.split_whitespace().any(is_word))
    };
    all_are(CHINESE, |message, text| {
        text.contains(is_han) || text.contains('、') || text.is_empty() || !has_words(message)
    });
}

/// Characters that differ in the other script: this finds slips between the two languages.
#[test]
fn the_two_scripts_are_not_mixed() {
    const PAIRS: &str = "环環连連汉漢诺諾盘盤横橫剑劍设設讲講态態图圖练練链鏈键鍵说說语語标標题題动動开開关關还還没沒规規则則点點终終\
         换換编編辑輯让讓时時间間轴軸拖拖书書签簽从從这這里裡后後证證测測复複发發个個减減随隨经經种種优優";
    let pairs: Vec<char> = PAIRS.chars().filter(|symbol| !symbol.is_whitespace()).collect();
    let pairs = pairs.chunks(2).filter(|pair| pair[0] != pair[1]);
    let (simplified, traditional): (Vec<char>, Vec<char>) = pairs.map(|pair| (pair[0], pair[1])).unzip();
    all_are(&["zh-Hans"], |_, text| !text.contains(&traditional[..]));
    // “Kilometre” is written the same in both.
    all_are(&["zh-Hant"], |_, text| !text.replace("公里", "").contains(&simplified[..]));
}

/// A numbered theorem says whose it is.
#[test]
fn numbered_theorems_name_their_author() {
    let kinds: [(&str, &[&str], &str); 3] = [
        ("en", &["Theorem ", "Property ", "Corollary ", "Lemma "], "Kuo, "),
        ("zh-Hans", &["定理", "性质", "推论", "引理"], "郭君逸，"),
        ("zh-Hant", &["定理", "性質", "推論", "引理"], "郭君逸，"),
    ];
    for (tag, kinds, author) in kinds {
        let is_number = |symbol: char| symbol.is_ascii_digit() || "一二三四五".contains(symbol);
        let names_author = |text: &str, kind: &str| {
            text.match_indices(kind).all(|(at, _)| {
                let is_numbered = text[at + kind.len()..].starts_with(is_number);
                !is_numbered || text[..at].ends_with(author)
            })
        };
        all_are(&[tag], |_, text| kinds.iter().all(|kind| names_author(text, kind)));
        let texts: Vec<String> = texts(&locale(tag)).map(|(_, text)| text).collect();
        assert!(texts.iter().any(|text| text.contains(&format!("{author}{}", kinds[0]))), "{tag}");
    }
}
