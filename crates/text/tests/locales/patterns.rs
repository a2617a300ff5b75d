//! The results of compiling messages.

use crate::emit::Texts;
use crate::locale::Locale;
use crate::{emit, language};

/// Compiles the last message of a source, and writes its control characters in readable form.
fn compiled(source: &str) -> String {
    let (locale, errors) = language("en", source);
    assert_eq!(errors, [""; 0]);
    emit::readable(&locale.messages.last().unwrap().compiled.pattern)
}

#[test]
fn text_and_variables() {
    assert_eq!(compiled("a = Ring 2"), "Ring 2");
    assert_eq!(compiled("a = Ring { $ring } of { $all }"), "Ring $B of $A");
    assert_eq!(compiled("a = { \"[\" }{ $x }{ 7 }{ \" \" }"), "[$A7 ");
    assert_eq!(compiled("a = \\u{ \"\\u00e9\" }"), "\\ué");
}

#[test]
fn selections_keep_their_default_last() {
    let moves = "a = { $n ->\n   *[other] { $n } moves\n    [one] { $n } move\n    [0] none\n}";
    assert_eq!(compiled(moves), "$Aone: $A move; 0: none; : $A moves; ");
    assert_eq!(compiled("a = { $n ->\n   *[other] { $n } 步\n}"), "$A 步");
}

#[test]
fn nested_selections() {
    let nested =
        "a = { $way ->\n    [on] { $n ->\n        [one] it\n       *[other] them\n    }\n   *[off] off\n}";
    assert_eq!(compiled(nested), "$Bon: $Aone: it; : them; ; : off; ");
}

#[test]
fn terms_are_inlined() {
    let terms = "-ring = { $case ->\n   *[one] ring\n    [many] rings\n    [2] pair { $of }\n}\n";
    assert_eq!(compiled(&format!("{terms}a = {{ $n }} {{ -ring }}")), "$A ring");
    assert_eq!(compiled(&format!("{terms}a = the {{ -ring(case: \"many\") }}")), "the rings");
    assert_eq!(compiled(&format!("{terms}a = a {{ -ring(case: 2, of: \"rings\") }}")), "a pair rings");
}

#[test]
fn terms_and_messages_reference_others() {
    let nested = "-on = on\n-is-on = is { -on }\na = Ring { -is-on }";
    assert_eq!(compiled(nested), "Ring is on");
    assert_eq!(compiled("a = { $n } on\nb = Now { a }."), "Now $A on.");
}

#[test]
fn messages_become_types_and_texts_become_keys() {
    let (locale, _) =
        language("en", "language-name = E\nlanguage-tags = en\nring-beat = { $ring }: { $way-on }");
    let names = emit::names(&locale);
    assert!(names.contains("pub const LanguageName: Key = Key(0);"), "{names}");
    assert!(names.contains("struct RingBeat<'a> { pub ring: Arg<'a>, pub way_on: Arg<'a> }"), "{names}");
    let languages = emit::languages([&locale].into_iter()).unwrap();
    assert!(languages.contains("[\"E\"]") && languages.contains("[\"en\"]"), "{languages}");
}

#[test]
fn tables_are_in_the_order_of_the_reference() {
    let (english, _) = language("en", "a = A\nb = B");
    let (other, _) = language("zh-Hant", "b = 乙\na = 甲");
    assert_eq!(emit::table(&english, &other, Texts::All).unwrap(), "x\0甲\0乙");
}

#[test]
fn the_page_gets_later_texts_later_and_native_ones_never() {
    let sources = [("a.ftl", "a = A"), ("later/c.ftl", "c = C"), ("native/b.ftl", "b = B")];
    let sources = sources.map(|(name, text)| (name.to_owned(), text.to_owned()));
    let locale = Locale::parse("en".to_owned(), &sources, &mut Vec::new());
    let table = |texts| emit::table(&locale, &locale, texts).unwrap();
    assert_eq!(
        [table(Texts::All), table(Texts::First), table(Texts::Later)],
        ["xox\0A\0C\0B", "xox\0A", "\0C"]
    );
    let names = emit::names(&locale);
    assert!(names.contains("#[cfg(feature = \"embedded\")] #[doc = \"`B`\"]\n"), "{names}");
}
