//! Texts of the command line.

use gros_text::Lang;

use crate::said::{open, said, steps};

#[test]
fn next_moves() {
    let session = open("hanoi");
    said(
        |lang| lang.next_on_terminal(session.timeline(), &steps("30")),
        [
            "Next: disc 1: A → C. 1 to go.",
            "下一步：1 号盘：A → C。还差 1 步。",
            "下一步：1 號盤：A → C。還差 1 步。",
        ],
    );
    said(
        |lang| lang.next_on_terminal(session.timeline(), &steps("31")),
        ["Goal reached.", "到达终点。", "到達終點。"],
    );
}

/// Moves ring 1 back and forth, which costs two moves.
#[test]
fn a_detour_names_both_counts() {
    let session = open("rings?n=5&play=1.1.1");
    said(
        |lang| lang.next_on_terminal(session.timeline(), &steps("0")),
        [
            "Next: ring 1 off. 23 to go on your route, 21 on the shortest.",
            "下一步：解开第 1 环。按你的走法还差 23 步，最少 21 步。",
            "下一步：取下第 1 環。照你的走法還差 23 步，最少 21 步。",
        ],
    );
    said(
        |lang| lang.next_on_terminal(session.timeline(), &steps("3")),
        [
            "Next: ring 3 off. 20 to go.",
            "下一步：解开第 3 环。还差 20 步。",
            "下一步：取下第 3 環。還差 20 步。",
        ],
    );
}

#[test]
fn complaints() {
    said(
        |lang| lang.name_a_puzzle().replace(&lang.list(gros_solver::ids()), "x"),
        ["No puzzle given. Available: x.", "没有写题目；可用的有 x。", "沒有寫題目；可用的有 x。"],
    );
    said(
        |lang| lang.no_step("K", "x", &steps("341")),
        [
            "“K x”: not a step; use 0 to 341, or 50%, 2^5, or -10 for 10 to go.",
            "“K x”：不是步数；可以写 0 到 341，或 50%、2^5、-10（还差 10 步）。",
            "「K x」：不是步數；可以寫 0 到 341，或 50%、2^5、-10（還差 10 步）。",
        ],
    );
    said(
        |lang| lang.step_outside("K", "342", &steps("341")),
        [
            "“K 342”: must be from 0 to 341.",
            "“K 342”：不在 0 到 341 之间。",
            "「K 342」：不在 0 到 341 之間。",
        ],
    );
    said(
        |lang| lang.bad_number("C", "x"),
        ["“C x”: must be a whole number.", "“C x”：不是整数。", "「C x」：不是整數。"],
    );
    said(
        |lang| lang.bad_input("?"),
        ["Standard input could not be read: ?.", "无法读取标准输入：?。", "無法讀取標準輸入：?。"],
    );
    said(
        |lang| lang.bad_output("?"),
        ["The answer could not be written: ?.", "无法写出结果：?。", "無法寫出結果：?。"],
    );
    said(
        |lang| lang.counts_heading(10),
        ["moves for n = 1 to 10", "n = 1 到 10 的步数", "n = 1 到 10 的步數"],
    );
}

#[test]
fn standard_input() {
    said(
        Lang::input_is_no_text,
        ["Standard input is not UTF-8 text.", "标准输入不是 UTF-8 文本。", "標準輸入不是 UTF-8 文字。"],
    );
    said(
        |lang| lang.input_too_long(256),
        ["Standard input is longer than 256 MB.", "标准输入超过 256 MB。", "標準輸入超過 256 MB。"],
    );
    said(
        |lang| lang.several_lines().replace("--each", "E"),
        [
            "Standard input has more than one line; use E to answer line by line.",
            "标准输入不止一行；要逐行作答，请用 E。",
            "標準輸入不只一行；要逐行作答，請用 E。",
        ],
    );
    said(|lang| lang.on_line(3, "x"), ["line 3: x", "第 3 行：x", "第 3 行：x"]);
    said(
        |lang| lang.more_unknown_keys(9_995),
        [
            "9,995 more unknown settings are ignored.",
            "另有 9,995 个未知参数，已忽略。",
            "另有 9,995 個未知參數，已忽略。",
        ],
    );
}

#[test]
fn arguments() {
    let known = ["A".to_owned(), "B".to_owned()];
    said(
        |lang| lang.unknown_command("X", &known),
        [
            "There is no command “X”. Available: A, B.",
            "没有“X”这个命令；可用的有 A、B。",
            "沒有「X」這個命令；可用的有 A、B。",
        ],
    );
    said(
        |lang| lang.missing_argument("<S>"),
        ["“<S>” is missing.", "“<S>”：缺少这一项。", "「<S>」：缺少這一項。"],
    );
    said(
        |lang| lang.arguments_exclude("A", "B"),
        ["“A” can’t be combined with “B”.", "“A”：不能与“B”同时使用。", "「A」：不能與「B」同時使用。"],
    );
    said(
        |lang| lang.arguments_exclude("A", "A"),
        [
            "“A” is given twice but can be given only once.",
            "“A”：重复了，只能给一次。",
            "「A」：重複了，只能給一次。",
        ],
    );
}
