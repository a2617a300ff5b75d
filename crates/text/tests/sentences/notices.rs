//! Notices on invalid addresses and states.

use gros_session::spec;
use gros_solver::Puzzle;
use gros_text::Lang;

use crate::said::{open, said, said_in_all};

/// Returns the first notice of a spec.
fn notice(text: &str) -> impl Fn(Lang) -> String {
    let opened = spec::open(text, 1_000).unwrap();
    move |lang| lang.notice(&opened.notices.first[0], opened.session.timeline())
}

#[test]
fn a_notice_names_the_key_what_is_allowed_and_what_is_done_instead() {
    for (spec, sentence) in [
        (
            "wythoff?piles=5",
            "“piles=5”: must be two whole numbers of at most 1,000 digits each, such as 14,20. Using the default.",
        ),
        ("wythoff?policy", "“policy”: the value is missing; use soon, long or lose. Using the default."),
        (
            "wythoff?play=3",
            "“play=3”: item 1 is not a legal move; use positions to leave, such as 5,3.2,1, or ~K for K moves of the \
             line of play. Playing the moves before it.",
        ),
        (
            "rings?play=2.9",
            "“play=9”: item 2 is not a legal move; use ring numbers such as 1.3, or ~K for K moves of the route. \
             Playing the moves before it.",
        ),
        ("rings?seed=4", "“seed”: unknown setting, ignored."),
        ("rings?n=5&n=6", "“n=6”: given twice. Using the first one."),
        ("rings?to=off&first=R", "“first”: can’t be combined with “to”. Using “to”."),
        ("rings?n=0", "“n=0”: must be a whole number from 1 to 1,000. Using the default."),
        ("hanoi?pegs=4&rule=linear", "“pegs=4”: must be 3. Using the default."),
        ("hanoi?rule=x", "“rule=x”: must be classic, linear or cyclic. Using the default."),
        (
            "chain?radices=1,2",
            "“radices=1,2”: must be whole numbers from 2 to 10,000 separated by commas, the free piece first. Using the \
             default.",
        ),
        (
            "rings?step=x",
            "“step=x”: not a step; use 0 to 341, or 50%, 2^5, or -10 for 10 to go. Using the default.",
        ),
        ("rings?step=400", "“step=400”: must be from 0 to 341. Showing step 341 instead."),
        ("rings?from=102", "“from=102”: use 0 or 1; digit 3 is “2”. Using the default."),
        ("hanoi?n=4&from=ABC", "“from=ABC”: use 4 letters, each A, B or C; there are 3. Using the default."),
        ("rings?from=1*2000", "“from=1*2000”: more than 1,000 pieces. Using the default."),
        ("rings?from=1*", "“from=1*”: the run at position 1 needs a count, as in 1*9. Using the default."),
    ] {
        said(notice(spec), sentence);
    }
    // English has different words for the digits that may be written.
    said_in_all(
        notice("rings?from="),
        [
            "“from”: the value is missing; use a row of 0s and 1s, where 1 is on. Using the default.",
            "“from”：缺少值，可用 0 和 1，或 on、off。已采用默认值。",
            "「from」：缺少值，可用 0 和 1，或 on、off。已採用預設值。",
        ],
    );
}

#[test]
fn excessive_values() {
    let long = "1".repeat(6_001);
    said(
        |lang| notice(&format!("rings?from={long}"))(lang).replace(&"1".repeat(39), "x"),
        "“from=x…”: longer than 6,000 characters. Using the default.",
    );
    let moves = vec!["1"; spec::MOST_ITEMS + 1].join(".");
    said(
        |lang| notice(&format!("rings?n=1&play={moves}"))(lang).replace(&"1.".repeat(19), "x"),
        "“play=x1…”: more than 100,000 items. Playing the moves before it.",
    );
}

#[test]
fn view_keys() {
    let of_view = |text: &str| {
        let opened = spec::open(text, 1_000).unwrap();
        move |lang: Lang| lang.notice(&opened.view_notices.first[0], opened.session.timeline())
    };
    said(of_view("rings?theme=red"), "“theme=red”: must be light or dark. Using the default.");
    let english = [
        (
            "rings?show",
            "“show”: the value is missing; use moves, graph, setup, coach, ruler or the id of one of the puzzle’s methods.",
        ),
        (
            "rings?show=split",
            "“show=split”: must be moves, graph, setup, coach, ruler or the id of one of the puzzle’s methods.",
        ),
        ("rings?flip", "“flip”: the value is missing; use 0 or 1."),
    ];
    for (text, sentence) in english {
        assert_eq!(of_view(text)(Lang::English), format!("{sentence} Using the default."));
    }
    let tags = Lang::English.either(Lang::TAGS);
    assert_eq!(
        of_view("rings?lang")(Lang::English),
        format!("“lang”: the value is missing; use {tags}. Using the default.")
    );
}

#[test]
fn long_values_are_cut_to_one_short_line() {
    let long = format!("rings?from={}%0Ax", "2".repeat(60));
    let text = notice(&long)(Lang::English);
    assert!(text.starts_with(&format!("“from={}…”: use 0 or 1", "2".repeat(39))), "{text}");
    let text = notice("rings?from=1%0Ax")(Lang::English);
    assert!(text.starts_with("“from=1 x”: "), "{text}");
}

/// Returns the notice on an invalid state.
fn typed(text: &str, row: &str) -> impl Fn(Lang) -> String {
    let puzzle = open(text).timeline().puzzle().clone();
    let error = puzzle.parse_state(row).unwrap_err();
    move |lang| lang.notation_error(&puzzle, &error)
}

#[test]
fn typed_states() {
    said(typed("rings", "11x111111"), "Use 9 digits, each 0 or 1; digit 3 is “x”.");
    said(typed("hanoi", "ABCD"), "Use 5 letters, each A, B or C; letter 4 is “D”.");
    said(typed("rings", "1"), "Use 9 digits, each 0 or 1; there is 1.");
    said(typed("rings", ""), "The state is missing.");
}
