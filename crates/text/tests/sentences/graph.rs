//! The state graph.

use gros_session::{Timeline, spec};
use gros_solver::{AnyPuzzle, Puzzle, Steps};
use gros_text::Lang;

use crate::said::said;

fn timeline(text: &str) -> Timeline<AnyPuzzle> {
    spec::open(text, 1_000).unwrap().session.timeline().clone()
}

#[test]
fn what_the_picture_shows() {
    let hanoi = timeline("hanoi?n=5").puzzle().clone();
    said(
        |lang| lang.graph_whole(&hanoi, &243u32.into()),
        ["5 discs: all 243 states", "5 个盘子：全部 243 个状态", "5 個圓盤：全部 243 個狀態"],
    );
    said(
        |lang| lang.graph_around(&hanoi),
        ["5 discs: part of the graph", "5 个盘子：你附近的状态", "5 個圓盤：你附近的狀態"],
    );
    said(
        |lang| lang.graph_way(timeline("elephants").puzzle()),
        ["5 elephants: the route, step by step", "5 头大象：一步步的路线", "5 頭大象：一步步的路線"],
    );
}

#[test]
fn your_position() {
    said(
        |lang| lang.graph_here(&timeline("hanoi?n=5&step=12")),
        [
            "Step 12 of 31, 3 possible moves",
            "第 12 步，共 31 步，从这里有 3 种走法",
            "第 12 步，共 31 步，從這裡有 3 種走法",
        ],
    );
    said(
        |lang| lang.graph_here(&timeline("rings?from=off&to=on")),
        [
            "Step 0 of 341, one possible move",
            "第 0 步，共 341 步，从这里有 1 种走法",
            "第 0 步，共 341 步，從這裡有 1 種走法",
        ],
    );
}

#[test]
fn the_picture_in_words() {
    said(
        |lang| lang.graph_spoken(&timeline("rings?n=5&step=1")),
        [
            "All states lie on one line without branches. Start: all on, goal: all off, you: 11110. Step 1 of 21, 2 possible moves. Arrow keys choose a state, Enter goes there, plus and minus zoom, Home returns to \
             you.",
            "所有状态排成一条没有分岔的线。起点：全部套上，终点：全部解开，你：11110。第 1 步，共 21 步，从这里有 2 种走法。方向键选状态，Enter 走到那里，加减号缩放，Home 回到当前状态。",
            "所有狀態排成一條沒有分岔的線。起點：全部放上，終點：全部取下，你：11110。第 1 步，共 21 步，從這裡有 2 種走法。方向鍵選狀態，Enter 走到那裡，加減號縮放，Home 回到目前狀態。",
        ],
    );
    let triangle = Lang::English.graph_spoken(&timeline("hanoi"));
    assert!(
        triangle.starts_with("All states form a Sierpinski triangle, with corners for all discs on A (left)")
    );
    assert!(Lang::English.graph_spoken(&timeline("elephants")).starts_with("The route from start to goal."));
}

#[test]
fn a_chosen_position() {
    let tower = timeline("hanoi?n=5&step=12");
    let state = tower.puzzle().parse_state("ABBAC").unwrap();
    said(
        |lang| lang.graph_chosen(&state, Some(&13u32.into()), None),
        ["ABBAC, step 13", "ABBAC，第 13 步", "ABBAC，第 13 步"],
    );
    said(
        |lang| lang.graph_chosen(&state, None, Some(&Steps::ONE)),
        [
            "ABBAC, not on the route, 1 move from here",
            "ABBAC，不在路线上，离这里 1 步",
            "ABBAC，不在路線上，離這裡 1 步",
        ],
    );
}

#[test]
fn rows_and_what_is_beyond_them() {
    said(
        |lang| lang.graph_scale(&Steps::ONE),
        ["Each row is one state.", "每行是一个状态。", "每列是一個狀態。"],
    );
    said(
        |lang| lang.graph_scale(&1_024u32.into()),
        [
            "Neighbouring rows are 1,024 states apart.",
            "相邻两行相差 1,024 个状态。",
            "相鄰兩列相差 1,024 個狀態。",
        ],
    );
}

#[test]
fn the_size_of_the_triangle() {
    said(
        |lang| lang.graph_width(8),
        [
            "Drawn with 5 mm edges, the whole triangle would be about 2 m wide.",
            "每条边画 5 毫米的话，整个三角形约 2 米宽。",
            "每條邊畫 5 公釐的話，整個三角形約 2 公尺寬。",
        ],
    );
    said(
        |lang| lang.graph_width(64),
        [
            "Drawn with 5 mm edges, the whole triangle would be about 10 light-years wide.",
            "每条边画 5 毫米的话，整个三角形约 10 光年宽。",
            "每條邊畫 5 公釐的話，整個三角形約 10 光年寬。",
        ],
    );
    assert!(Lang::English.graph_width(30).ends_with("about 5,369 km wide."));
    assert!(Lang::English.graph_width(1_000).ends_with("wider than the visible universe."));
    said(|lang| lang.graph_smallest(48), ["smallest 48", "最小的 48 个", "最小的 48 個"]);
    said(
        |lang| lang.graph_address(5),
        [
            "Your state spells out the path into the triangle, largest disc first. Within the picture, only the smallest 5 discs differ.",
            "状态的写法就是走进三角形的路，从最大的盘子写起。图中画的是最小的 5 个盘子。",
            "狀態的寫法就是走進三角形的路，從最大的圓盤寫起。圖中畫的是最小的 5 個圓盤。",
        ],
    );
}

#[test]
fn more_pegs_have_no_plane_drawing() {
    let hanoi = timeline("hanoi?n=8&pegs=4").puzzle().clone();
    said(
        |lang| lang.graph_note(&hanoi).unwrap(),
        [
            "With 4 pegs there are 65,536 states, and their graph cannot be drawn without crossings, except for one or two discs on four pegs \
             (Hinz and Parisse, 2002). So only the route is shown.",
            "4 根柱子的 65,536 个状态，画成图必有交叉，只有四根柱子、一两个盘子时例外（Hinz、Parisse，2002 年），所以这里只画路线。",
            "4 根柱子的 65,536 個狀態，畫成圖必有交叉，只有四根柱子、一兩個圓盤時例外（Hinz、Parisse，2002 年），所以這裡只畫路線。",
        ],
    );
}

#[test]
fn some_edges_are_one_way() {
    let note = |text: &str| Lang::English.graph_note(timeline(text).puzzle());
    assert_eq!(
        note("hanoi?n=3&rule=cyclic").as_deref(),
        Some("Each edge can be taken in one direction only.")
    );
    assert_eq!(["hanoi", "hanoi?rule=linear", "rings"].map(note), [None, None, None]);
}

#[test]
fn growth() {
    said(
        |lang| lang.growth_point(timeline("rings").puzzle(), &341u32.into()),
        ["9 rings: 341 moves", "9 个环：341 步", "9 個環：341 步"],
    );
}
