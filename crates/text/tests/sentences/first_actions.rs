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
fn what_a_hand_can_do_names_no_move() {
    let by_hand = |text: &str| {
        let setup = open(text).timeline().setup().clone();
        move |lang: Lang| lang.by_hand(&setup).unwrap()
    };
    said(
        by_hand("rings?n=3"),
        [
            "Press a ring to take it off or put it back on. 5 moves at best.",
            "点一下环，就能解开它，或再套上它。最少 5 步。",
            "點一下環，就能取下它，或再放上它。最少 5 步。",
        ],
    );
    said(
        by_hand("hanoi"),
        [
            "Drag a disc to another peg. 31 moves at best.",
            "把盘子拖到另一根柱子上。最少 31 步。",
            "把圓盤拖到另一根柱子上。最少 31 步。",
        ],
    );
    for (spec, steps) in
        [("elephants", 114), ("spinout", 85), ("spinout?outside=1", 49), ("hexadecimal", 170)]
    {
        said(
            by_hand(spec),
            [
                &format!("Press a piece to move it. {steps} moves at best."),
                &format!("点一下零件，就能移动它。最少 {steps} 步。"),
                &format!("點一下零件，就能移動它。最少 {steps} 步。"),
            ],
        );
    }
    assert_eq!(Lang::English.by_hand(open("wythoff").timeline().setup()), None);
}

#[test]
fn who_finds_the_moves_alone_is_invited_to_a_smaller_size() {
    let small = |text: &str| open(text).timeline().puzzle().clone();
    said(|lang| lang.try_size(&small("rings?n=3")), ["Try three rings", "先试试三连环", "先試試三連環"]);
    said(|lang| lang.explore(&small("rings")), ["Explore nine rings", "看看九连环", "看看九連環"]);
    said(|lang| lang.explore(&small("hanoi")), ["Explore five discs", "看看五个盘子", "看看五個圓盤"]);
    let fact = |text: &str, smaller: &str| {
        let [setup, smaller] = [text, smaller].map(|text| open(text).timeline().setup().clone());
        move |lang: Lang| lang.first_fact_alone(&setup, Some(&smaller))
    };
    said(
        fact("rings", "rings?n=3"),
        [
            "Two rules, 341 moves at best. Three rings take 5.",
            "两条规则，最少 341 步。三连环只要 5 步。",
            "兩條規則，最少 341 步。三連環只要 5 步。",
        ],
    );
    said(
        fact("hanoi?n=8&pegs=5", "hanoi?n=3&pegs=5"),
        [
            "Two rules, 23 moves or fewer. Three discs take 5.",
            "两条规则，最多 23 步。三个盘子只要 5 步。",
            "兩條規則，最多 23 步。三個圓盤只要 5 步。",
        ],
    );
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
