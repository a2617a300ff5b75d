//! Error messages about mistakes, with file and line.

use crate::{check, language};

/// Returns the problems in a single language.
fn wrong(source: &str) -> Vec<String> {
    language("en", source).1
}

/// Returns the problems in a language compared with the reference.
fn compared(reference: &str, other: &str) -> Vec<String> {
    let ((reference, mut errors), (other, more)) = (language("en", reference), language("zh-Hant", other));
    errors.extend(more);
    check::compare(&reference, &other, &mut errors);
    errors
}

#[test]
fn syntax() {
    let found = wrong("a = A\n\nb = { $n\nc = C");
    assert!(found[0].starts_with("en/x.ftl:3:") || found[0].starts_with("en/x.ftl:4:"), "{found:?}");
    assert_eq!(
        wrong("a =\n    .title = T"),
        ["en/x.ftl:1: attributes are not supported", "en/x.ftl:1: a has no text"]
    );
}

#[test]
fn twice() {
    assert_eq!(wrong("a = A\nb = B\n# Again.\na = C"), ["en/x.ftl:4: a is already at en/x.ftl:1"]);
    assert_eq!(wrong("-t = T\n-t = U\na = { -t }"), ["en/x.ftl:2: -t is already at en/x.ftl:1"]);
    let selection = "a = { $n ->\n    [one] 1\n    [one] 2\n   *[other] 3\n}";
    assert_eq!(wrong(selection), ["en/x.ftl:1: [one] is there twice"]);
}

#[test]
fn circles() {
    let circle = "en/x.ftl:1: terms and messages name each other in a circle";
    assert_eq!(wrong("a = { b }\nb = { a }")[0], circle);
    assert_eq!(wrong("a = { -t }\n-t = { -u }\n-u = { -t }"), [circle]);
}

#[test]
fn missing_references() {
    assert_eq!(wrong("a = { -t }"), ["en/x.ftl:1: there is no term -t"]);
    assert_eq!(wrong("\na = { b }"), ["en/x.ftl:2: there is no b"]);
    assert_eq!(wrong("-t = { $n } rings\na = { -t }"), ["en/x.ftl:2: the term is not given $n"]);
    assert_eq!(wrong("a = A\n-t = T"), ["en/x.ftl:2: nothing names -t"]);
}

#[test]
fn unsupported_features() {
    assert_eq!(wrong("a = { NUMBER($n) }"), ["en/x.ftl:1: there is no function NUMBER"]);
    assert_eq!(wrong("a = { b.title }\nb = B"), ["en/x.ftl:1: attributes are not supported"]);
    assert_eq!(
        wrong("a = { NUMBER($n) ->\n   *[other] x\n}"),
        ["en/x.ftl:1: only variables are selected by"]
    );
    let given = wrong(
        "-t = { $n }
a = { -t(n: $n) }",
    );
    assert_eq!(given[0], "en/x.ftl:2: Expected a string or number literal");
}

#[test]
fn missing_and_extra_messages() {
    assert_eq!(compared("a = A\nb = B", "a = 甲"), ["en/x.ftl:2: b is missing in zh-Hant"]);
    assert_eq!(compared("a = A", "a = 甲\n\nc = 丙"), ["zh-Hant/x.ftl:3: c is not in en"]);
    assert_eq!(compared("a = A\nb = B", "b = 乙\na = 甲"), [""; 0]);
}

#[test]
fn other_variables() {
    assert_eq!(
        compared("a = { $ring } on", "a = { $disc } 上"),
        [r#"zh-Hant/x.ftl:1: a has the variables {"disc"}, but {"ring"} at en/x.ftl:1"#]
    );
    // A variable that is only selected by is used only by a default.
    let english = "a = { $way ->\n    [on] on\n   *[off] off\n}";
    assert_eq!(compared(english, "a = { $way ->\n   *[any] 動\n}"), [""; 0]);
}

#[test]
fn other_variants() {
    let english = "a = { $way ->\n    [on] on\n   *[off] off\n}";
    assert_eq!(
        compared(english, "a = { $way ->\n    [no] 上\n   *[off] 下\n}"),
        ["zh-Hant/x.ftl:1: a selects [no] by $way, unlike en/x.ftl:1"]
    );
    assert_eq!(compared(english, "a = { $way ->\n    [off] 下\n   *[on] 上\n}"), [""; 0]);
    // Each language has its own plural categories.
    let english = "a = { $n ->\n    [one] it\n   *[other] them\n}";
    assert_eq!(compared(english, "a = { $n ->\n    [2] 兩個\n    [few] 幾個\n   *[many] 多個\n}"), [""; 0]);
}
