//! The first actions offered to a visitor.

use gros_text::{Lang, Pointing};

use crate::said::{open, said};

fn first(text: &str, pointing: Pointing) -> impl Fn(Lang) -> String {
    let session = open(text);
    move |lang| {
        let timeline = session.timeline();
        lang.first_visit(&timeline.state(), &timeline.best_move().unwrap(), pointing)
    }
}

#[test]
fn the_piece_of_the_next_move_is_named() {
    for (text, ring) in [("rings?n=4", 2), ("rings?n=5", 1), ("rings?n=1000", 2), ("rings?n=2", 2)] {
        said(
            first(text, Pointing::Mouse),
            [
                &format!("Drag the timeline, or click ring {ring}."),
                &format!("拖动时间轴，或点第 {ring} 环。"),
                &format!("拖曳時間軸，或點第 {ring} 環。"),
            ],
        );
    }
    said(
        first("rings?n=4", Pointing::Finger),
        ["Drag the timeline, or tap ring 2.", "拖动时间轴，或轻点第 2 环。", "拖曳時間軸，或輕點第 2 環。"],
    );
    said(
        first("rings?n=4&pair=1", Pointing::Mouse),
        [
            "Drag the timeline, or click “Take rings 1 and 2 off”.",
            "拖动时间轴，或点“第 1、2 环一起解开”。",
            "拖曳時間軸，或點「第 1、2 環一起取下」。",
        ],
    );
}

#[test]
fn both_ways_in_name_no_move() {
    let both = |text: &str| {
        let session = open(text);
        move |lang: Lang| lang.ways_in(session.timeline(), Pointing::Mouse).unwrap()
    };
    said(
        both("rings"),
        [
            "Click a ring, or drag the timeline: 341 moves, and you can go to any of them.",
            "点一个环，或拖动时间轴：共 341 步，每一步都能直接到。",
            "點一個環，或拖曳時間軸：共 341 步，每一步都能直接到。",
        ],
    );
    for (spec, thing) in [("hanoi", "disc"), ("elephants", "piece"), ("spinout?outside=1", "piece")] {
        let said = both(spec)(Lang::English);
        assert!(said.starts_with(&format!("Click a {thing}, or drag the timeline: ")), "{said}");
    }
    assert_eq!(Lang::English.ways_in(open("wythoff").timeline(), Pointing::Mouse), None);
}

#[test]
fn who_finds_the_moves_alone_is_invited_to_a_smaller_size() {
    let small = |text: &str| open(text).timeline().puzzle().clone();
    said(|lang| lang.try_size(&small("rings?n=3")), ["Try three rings", "先试试三连环", "先試試三連環"]);
    said(|lang| lang.explore(&small("rings")), ["Explore nine rings", "看看九连环", "看看九連環"]);
    said(|lang| lang.explore(&small("hanoi")), ["Explore five discs", "看看五个盘子", "看看五個圓盤"]);
}

#[test]
fn every_puzzle_names_its_piece() {
    for (text, [english, simplified, traditional]) in [
        ("hanoi?n=4", ["move disc 1 to B", "把 1 号盘移到 B 柱", "把 1 號盤移到 B 柱"]),
        ("hanoi?n=5", ["move disc 1 to C", "把 1 号盘移到 C 柱", "把 1 號盤移到 C 柱"]),
        ("spinout", ["click dial 1", "点 1 号大象", "點 1 號大象"]),
        ("brain?n=7", ["click rod 1", "点 1 号杆", "點 1 號桿"]),
        ("elephants", ["click elephant 1", "点 1 号大象", "點 1 號大象"]),
        ("kugellager", ["click the comb", "点驱动杆", "點驅動桿"]),
        ("hexadecimal", ["click bar 2", "点 2 号横条", "點 2 號橫條"]),
        ("wythoff", ["take some stones", "取走一些石子", "取走一些石子"]),
    ] {
        said(
            first(text, Pointing::Mouse),
            [
                &format!("Drag the timeline, or {english}."),
                &format!("拖动时间轴，或{simplified}。"),
                &format!("拖曳時間軸，或{traditional}。"),
            ],
        );
    }
}
