//! What the terminal says.

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

#[test]
fn complaints() {
    said(
        gros_text::Lang::name_a_puzzle,
        [
            "No puzzle is named; there are rings, hanoi, wythoff.",
            "没有写题目；现有 rings、hanoi、wythoff。",
            "沒有寫題目；現有 rings、hanoi、wythoff。",
        ],
    );
    said(
        |lang| lang.bad_number("K", "x", Some(&steps("341"))),
        [
            "“K x”: not a whole number from 0 to 341.",
            "“K x”：不是 0 到 341 的整数。",
            "「K x」：不是 0 到 341 的整數。",
        ],
    );
    said(
        |lang| lang.bad_number("C", "x", None),
        ["“C x”: not a whole number.", "“C x”：不是整数。", "「C x」：不是整數。"],
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
