//! Notices on invalid addresses and states.

use gros_session::spec;
use gros_solver::{Puzzle, ids};
use gros_text::Lang;

use crate::said::{open, said};

/// Returns the first notice of a spec.
fn notice(text: &str) -> impl Fn(Lang) -> String {
    let opened = spec::open(text, 1_000).unwrap();
    move |lang| lang.notice(&opened.notices.first[0], opened.session.timeline())
}

#[test]
fn notices_that_wait_are_counted() {
    said(|lang| lang.more_notices(2), ["(2 more)", "（还有 2 条）", "（還有 2 則）"]);
}

#[test]
fn piles_and_policies() {
    said(
        notice("wythoff?piles=5"),
        [
            "“piles=5”: must be two whole numbers of at most 1,000 digits each, such as 14,20. Using the default.",
            "“piles=5”：应为两个不超过 1,000 位的整数，如 14,20。已采用默认值。",
            "「piles=5」：應為兩個不超過 1,000 位的整數，如 14,20。已採用預設值。",
        ],
    );
    said(
        notice("wythoff?policy"),
        [
            "“policy”: the value is missing; use soon, long or lose. Using the default.",
            "“policy”：缺少值，可用 soon、long 或 lose。已采用默认值。",
            "「policy」：缺少值，可用 soon、long 或 lose。已採用預設值。",
        ],
    );
    said(
        notice("wythoff?play=3"),
        [
            "“play=3”: item 1 is not a legal move; use positions to leave, such as 5,3.2,1, or ~K for K moves of the \
             line of play. Playing the moves before it.",
            "“play=3”：第 1 项不是合法的一步，可用留下的两堆，如 5,3.2,1，或 ~K 表示沿路线走 K 步。它前面的步骤已走完。",
            "「play=3」：第 1 項不是合法的一步，可用留下的兩堆，如 5,3.2,1，或 ~K 表示沿路線走 K 步。它前面的步驟已走完。",
        ],
    );
}

#[test]
fn keys() {
    said(
        notice("rings?seed=4"),
        [
            "“seed”: unknown setting, ignored.",
            "“seed”：这里没有这个参数，已忽略。",
            "「seed」：這裡沒有這個參數，已忽略。",
        ],
    );
    said(
        notice("rings?n=5&n=6"),
        [
            "“n=6”: given twice. Using the first one.",
            "“n=6”：重复了，只能给一次。已采用第一个。",
            "「n=6」：重複了，只能給一次。已採用第一個。",
        ],
    );
    said(
        notice("rings?from="),
        [
            "“from”: the value is missing; use a row of 0s and 1s, where 1 is on. Using the default.",
            "“from”：缺少值，可用 0 和 1，或 on、off。已采用默认值。",
            "「from」：缺少值，可用 0 和 1，或 on、off。已採用預設值。",
        ],
    );
    said(
        notice("rings?to=off&first=R"),
        [
            "“first”: can’t be combined with “to”. Using “to”.",
            "“first”：不能与“to”同时使用。已采用“to”。",
            "「first」：不能與「to」同時使用。已採用「to」。",
        ],
    );
}

#[test]
fn numbers_and_words() {
    said(
        notice("rings?n=0"),
        [
            "“n=0”: must be a whole number from 1 to 1,000. Using the default.",
            "“n=0”：应为 1 到 1,000 的整数。已采用默认值。",
            "「n=0」：應為 1 到 1,000 的整數。已採用預設值。",
        ],
    );
    said(
        notice("hanoi?pegs=4&rule=linear"),
        [
            "“pegs=4”: must be 3. Using the default.",
            "“pegs=4”：只能是 3。已采用默认值。",
            "「pegs=4」：只能是 3。已採用預設值。",
        ],
    );
    said(
        notice("hanoi?rule=x"),
        [
            "“rule=x”: must be classic, linear or cyclic. Using the default.",
            "“rule=x”：只能是 classic、linear 或 cyclic。已采用默认值。",
            "「rule=x」：只能是 classic、linear 或 cyclic。已採用預設值。",
        ],
    );
}

#[test]
fn steps() {
    said(
        notice("rings?step=x"),
        [
            "“step=x”: not a step; use 0 to 341, or 50%, 2^5, or -10 for 10 to go. Using the default.",
            "“step=x”：不是步数；可以写 0 到 341，或 50%、2^5、-10（还差 10 步）。已采用默认值。",
            "「step=x」：不是步數；可以寫 0 到 341，或 50%、2^5、-10（還差 10 步）。已採用預設值。",
        ],
    );
    said(
        notice("rings?step=400"),
        [
            "“step=400”: must be from 0 to 341. Showing step 341 instead.",
            "“step=400”：不在 0 到 341 之间。已到第 341 步。",
            "「step=400」：不在 0 到 341 之間。已到第 341 步。",
        ],
    );
}

#[test]
fn excessive_values() {
    let long = "1".repeat(6_001);
    said(
        |lang| notice(&format!("rings?from={long}"))(lang).replace(&"1".repeat(39), "x"),
        [
            "“from=x…”: longer than 6,000 characters. Using the default.",
            "“from=x…”：超过 6,000 个字符。已采用默认值。",
            "「from=x…」：超過 6,000 個字元。已採用預設值。",
        ],
    );
    let moves = vec!["1"; spec::MOST_ITEMS + 1].join(".");
    said(
        |lang| notice(&format!("rings?n=1&play={moves}"))(lang).replace(&"1.".repeat(19), "x"),
        [
            "“play=x1…”: more than 100,000 items. Playing the moves before it.",
            "“play=x1…”：超过 100,000 项。它前面的步骤已走完。",
            "「play=x1…」：超過 100,000 項。它前面的步驟已走完。",
        ],
    );
}

#[test]
fn radices_begin_with_the_free_piece() {
    said(
        notice("chain?radices=1,2"),
        [
            "“radices=1,2”: must be whole numbers from 2 to 10,000 separated by commas, the free piece first. Using the \
             default.",
            "“radices=1,2”：应为用逗号隔开的整数，每个在 2 到 10,000 之间（从活动端写起）。已采用默认值。",
            "「radices=1,2」：應為用逗號隔開的整數，每個在 2 到 10,000 之間（從活動端寫起）。已採用預設值。",
        ],
    );
}

#[test]
fn view_keys() {
    let of_view = |text: &str| {
        let opened = spec::open(text, 1_000).unwrap();
        move |lang: Lang| lang.notice(&opened.view_notices.first[0], opened.session.timeline())
    };
    said(
        of_view("rings?theme=red"),
        [
            "“theme=red”: must be light or dark. Using the default.",
            "“theme=red”：只能是 light 或 dark。已采用默认值。",
            "「theme=red」：只能是 light 或 dark。已採用預設值。",
        ],
    );
    let english = [
        (
            "rings?show",
            "“show”: the value is missing; use moves, graph, setup, coach, ruler or the id of one of the puzzle’s methods.",
        ),
        (
            "rings?show=split",
            "“show=split”: must be moves, graph, setup, coach, ruler or the id of one of the puzzle’s methods.",
        ),
        ("rings?lang", "“lang”: the value is missing; use en, zh-Hans or zh-Hant."),
        ("rings?flip", "“flip”: the value is missing; use 0 or 1."),
    ];
    for (text, sentence) in english {
        assert_eq!(of_view(text)(Lang::English), format!("{sentence} Using the default."));
    }
}

#[test]
fn states() {
    said(
        notice("rings?from=102"),
        [
            "“from=102”: use 0 or 1; digit 3 is “2”. Using the default.",
            "“from=102”：应为 0 或 1，第 3 位却是“2”。已采用默认值。",
            "「from=102」：應為 0 或 1，第 3 位卻是「2」。已採用預設值。",
        ],
    );
    said(
        notice("hanoi?n=4&from=ABC"),
        [
            "“from=ABC”: use 4 letters, each A, B or C; there are 3. Using the default.",
            "“from=ABC”：应为 4 位 A、B 或 C，现在是 3 位。已采用默认值。",
            "「from=ABC」：應為 4 位 A、B 或 C，現在是 3 位。已採用預設值。",
        ],
    );
    said(
        notice("rings?from=1*2000"),
        [
            "“from=1*2000”: more than 1,000 pieces. Using the default.",
            "“from=1*2000”：超过 1,000 位。已采用默认值。",
            "「from=1*2000」：超過 1,000 位。已採用預設值。",
        ],
    );
    said(
        notice("rings?from=1*"),
        [
            "“from=1*”: the run at position 1 needs a count, as in 1*9. Using the default.",
            "“from=1*”：第 1 位的重复缺少个数，应像 1*9 那样写。已采用默认值。",
            "「from=1*」：第 1 位的重複缺少個數，應像 1*9 那樣寫。已採用預設值。",
        ],
    );
}

#[test]
fn moves() {
    said(
        notice("rings?play=2.9"),
        [
            "“play=9”: item 2 is not a legal move; use ring numbers such as 1.3, or ~K for K moves of the route. \
             Playing the moves before it.",
            "“play=9”：第 2 项不是合法的一步，可用环号，如 1.3，或 ~K 表示沿路线走 K 步。它前面的步骤已走完。",
            "「play=9」：第 2 項不是合法的一步，可用環號，如 1.3，或 ~K 表示沿路線走 K 步。它前面的步驟已走完。",
        ],
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

#[test]
fn unknown_puzzles() {
    said(
        |lang| lang.unknown_puzzle("chess").replace(&lang.list(ids()), "x"),
        [
            "There is no puzzle “chess”. Available: x.",
            "没有“chess”这个题目；可用的有 x。",
            "沒有「chess」這個題目；可用的有 x。",
        ],
    );
}

/// Returns the notice on an invalid state.
fn typed(text: &str, row: &str) -> impl Fn(Lang) -> String {
    let puzzle = open(text).timeline().puzzle().clone();
    let error = puzzle.parse_state(row).unwrap_err();
    move |lang| lang.notation_error(&puzzle, &error)
}

#[test]
fn typed_states() {
    said(
        typed("rings", "11x111111"),
        [
            "Use 9 digits, each 0 or 1; digit 3 is “x”.",
            "应为 9 位 0 或 1，第 3 位却是“x”。",
            "應為 9 位 0 或 1，第 3 位卻是「x」。",
        ],
    );
    said(
        typed("hanoi", "ABCD"),
        [
            "Use 5 letters, each A, B or C; letter 4 is “D”.",
            "应为 5 位 A、B 或 C，第 4 位却是“D”。",
            "應為 5 位 A、B 或 C，第 4 位卻是「D」。",
        ],
    );
    said(
        typed("rings", "1"),
        [
            "Use 9 digits, each 0 or 1; there is 1.",
            "应为 9 位 0 或 1，现在是 1 位。",
            "應為 9 位 0 或 1，現在是 1 位。",
        ],
    );
    said(typed("rings", ""), ["The state is missing.", "什么都没有写。", "什麼都沒有寫。"]);
}
