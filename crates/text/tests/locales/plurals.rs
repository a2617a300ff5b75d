//! The plural categories of languages in the generated tables.

use crate::{emit, language};

/// Returns the categories of the numbers below 200 from a language's table.
fn categories(tag: &str) -> Vec<char> {
    let (locale, _) = language(tag, "a = A");
    let table = emit::table(&locale, &locale, emit::Texts::All).unwrap();
    let letters: Vec<char> = table.split('\0').next().unwrap().chars().collect();
    let last = *letters.last().unwrap();
    letters.into_iter().chain(std::iter::repeat(last)).take(200).collect()
}

/// Checks the categories of some numbers.
#[track_caller]
fn are(tag: &str, numbers: &[usize], category: char) {
    let found = categories(tag);
    for number in numbers {
        assert_eq!(found[*number], category, "{number} in {tag}");
    }
}

#[test]
fn russian_has_one_few_and_many() {
    are("ru", &[1, 21, 101, 191], 'o');
    are("ru", &[2, 4, 22, 104, 194], 'f');
    are("ru", &[0, 5, 11, 14, 111, 112, 120], 'm');
}

#[test]
fn arabic_has_six() {
    for (number, category) in [(0, 'z'), (1, 'o'), (2, 't'), (103, 'f'), (111, 'm'), (100, 'x')] {
        are("ar", &[number], category);
    }
}

#[test]
fn an_unknown_language_is_an_error() {
    let (locale, _) = language("no language", "a = A");
    assert!(
        emit::table(&locale, &locale, emit::Texts::All)
            .unwrap_err()
            .starts_with("no language is not a language")
    );
}
