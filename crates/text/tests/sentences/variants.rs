//! Variants of the tower: more pegs, pegs in a row and in a circle.

use gros_session::Action;
use gros_solver::{AnyPuzzle, AnyState, Guarantee, catalogue};
use gros_text::{Lang, RingCues};

use crate::said::{LANGUAGES, board_group, described, facts, open, refused, said, said_in_parts, steps};

#[test]
fn facts_name_the_pegs_or_the_rule_and_how_sure_the_count_is() {
    said_in_parts(
        facts("hanoi?pegs=4"),
        [
            &["5 discs", "four pegs", "A → D", "13 moves", "proven shortest"],
            &["5 个盘子", "四根柱子", "A → D", "13 步", "已证明最短"],
            &["5 個圓盤", "四根柱子", "A → D", "13 步", "已證明最短"],
        ],
    );
    said_in_parts(
        facts("hanoi?pegs=5&n=6"),
        [
            &["6 discs", "five pegs", "A → E", "15 moves", "presumed shortest"],
            &["6 个盘子", "五根柱子", "A → E", "15 步", "推测最短"],
            &["6 個圓盤", "五根柱子", "A → E", "15 步", "推測最短"],
        ],
    );
    said_in_parts(
        facts("hanoi?rule=linear"),
        [
            &["5 discs", "neighbouring pegs only", "A → C", "242 moves", "proven shortest"],
            &["5 个盘子", "只在相邻柱间移动", "A → C", "242 步", "已证明最短"],
            &["5 個圓盤", "只在相鄰柱間移動", "A → C", "242 步", "已證明最短"],
        ],
    );
    said_in_parts(
        facts("hanoi?rule=cyclic&n=2&to=B"),
        [
            &["2 discs", "clockwise only", "A → B", "5 moves", "proven shortest"],
            &["2 个盘子", "只能顺时针移动", "A → B", "5 步", "已证明最短"],
            &["2 個圓盤", "只能順時針移動", "A → B", "5 步", "已證明最短"],
        ],
    );
}

fn summary(text: &str) -> impl Fn(Lang) -> String + use<> {
    let session = open(text);
    move |lang| {
        let (count, rest) = lang.summary(session.timeline().setup());
        count + &rest
    }
}

#[test]
fn set_ups_are_summarized() {
    said(
        summary("hanoi?pegs=4"),
        [
            "Shortest: 13 moves, one disc per move, proven",
            "最短：13 步，每步动一个盘子，已证明",
            "最短：13 步，每步動一個圓盤，已證明",
        ],
    );
    said(
        summary("hanoi?n=20&pegs=6&from=ABCDEFABCDEFABCDEFAB&to=C"),
        [
            "107 moves, one disc per move, upper bound",
            "107 步，每步动一个盘子，步数上限",
            "107 步，每步動一個圓盤，步數上限",
        ],
    );
}

#[test]
fn boards_and_their_names() {
    said(
        board_group("hanoi?pegs=8"),
        ["Tower of Hanoi, eight pegs, 5 discs", "汉诺塔，八根柱子，5 个盘子", "河內塔，八根柱子，5 個圓盤"],
    );
    said(
        board_group("hanoi?rule=cyclic"),
        [
            "Tower of Hanoi, three pegs, clockwise only, 5 discs",
            "汉诺塔，三根柱子，只能顺时针移动，5 个盘子",
            "河內塔，三根柱子，只能順時針移動，5 個圓盤",
        ],
    );
    said(
        described("hanoi?pegs=4&from=DA"),
        [
            "Peg A: disc 1. Peg B: empty. Peg C: empty. Peg D: disc 2.",
            "A 柱：1 号盘。B 柱：空。C 柱：空。D 柱：2 号盘。",
            "A 柱：1 號盤。B 柱：空。C 柱：空。D 柱：2 號盤。",
        ],
    );
    let name = |text: &str| {
        let session = open(text);
        move |lang: Lang| lang.variant_name(session.timeline().puzzle())
    };
    said(name("hanoi?pegs=4"), ["Tower of Hanoi, four pegs", "汉诺塔，四根柱子", "河內塔，四根柱子"]);
    said(name("hanoi"), ["Tower of Hanoi", "汉诺塔", "河內塔"]);
}

#[test]
fn refusals_of_the_rules() {
    said(
        refused("hanoi?rule=linear", "1C"),
        [
            "Disc 1 cannot jump that far. There is a peg in between. A disc can move only to a neighbouring peg.",
            "1 号盘不能跳这么远。中间还有一根柱子。盘子只能移到相邻的柱子。",
            "1 號盤不能跳這麼遠。中間還有一根柱子。圓盤只能移到相鄰的柱子。",
        ],
    );
    said(
        refused("hanoi?rule=cyclic", "1C"),
        [
            "Disc 1 cannot go in that direction. A disc moves one peg at a time, always clockwise: A to B, B to C, C to A.",
            "1 号盘不能朝这个方向走。盘子只能朝一个方向移一根柱子：A 到 B、B 到 C、C 到 A。",
            "1 號盤不能朝這個方向走。圓盤只能朝一個方向移一根柱子：A 到 B、B 到 C、C 到 A。",
        ],
    );
}

#[test]
fn only_what_is_proved_is_called_the_fewest() {
    let solved = |text: &str, moves: usize| {
        let mut session = open(text);
        for _ in 0..moves {
            session.act(Action::DoIt);
        }
        move |lang: Lang| lang.win(&session)
    };
    said(
        solved("hanoi?pegs=4&n=2", 3),
        [
            "Solved in 3 moves, the fewest possible.",
            "用 3 步完成，正是最少步数。",
            "用 3 步完成，正是最少步數。",
        ],
    );
    said(
        solved("hanoi?pegs=5&n=2", 3),
        [
            "Solved in 3 moves, the same as the route shown.",
            "用 3 步完成，与所示路线步数相同。",
            "用 3 步完成，與所示路線步數相同。",
        ],
    );
    let counter = |text: &str| {
        let session = open(text);
        move |lang: Lang| lang.counter(&session)
    };
    said_in_parts(
        counter("hanoi?pegs=5"),
        [
            &["Your moves 0", "best known 11"],
            &["已走 0 步", "推测最少 11 步"],
            &["已走 0 步", "推測最少 11 步"],
        ],
    );
    said(
        |lang| lang.off_route(Guarantee::UpperBound, &steps("7")),
        ["You left the route: 7 to go now.", "离开了路线，现在还差 7 步。", "離開了路線，現在還差 7 步。"],
    );
}

#[test]
fn the_rules_of_each_variant_have_their_sentence() {
    for (text, count) in
        [("hanoi", 3), ("hanoi?pegs=6", 3), ("hanoi?rule=linear", 4), ("hanoi?rule=cyclic", 4)]
    {
        let session = open(text);
        for lang in Lang::ALL {
            assert_eq!(lang.rules(session.timeline().puzzle()).len(), count, "{text}");
        }
    }
}

#[test]
fn the_plan_on_many_pegs() {
    let session = open("hanoi?n=10&pegs=4");
    let (AnyPuzzle::Hanoi(hanoi), AnyState::Hanoi(start), AnyState::Hanoi(goal)) =
        (session.timeline().puzzle(), &session.timeline().setup().start, &session.timeline().setup().goal)
    else {
        panic!("not a tower");
    };
    let parts = hanoi.plan(start, goal).unwrap();
    said(
        |lang| lang.plan_part(&parts[0], 0),
        ["6 small discs step aside to B", "6 个小盘先让到 B", "6 個小盤先讓到 B"],
    );
    said(|lang| lang.plan_part(&parts[1], 1), ["4 large discs go to D", "4 个大盘到 D", "4 個大盤到 D"]);
    said(
        |lang| lang.plan_part(&parts[2], 2),
        ["6 small discs follow to D", "6 个小盘跟到 D", "6 個小盤跟到 D"],
    );
    said(
        |lang| lang.plan_part_moves(&parts[1]),
        ["15 moves with 3 pegs", "用 3 根柱子，15 步", "用 3 根柱子，15 步"],
    );
    said(
        |lang| lang.plan_sum(&parts, 10).0,
        [
            "Frame–Stewart plan: 17 + 15 + 17 = 49.",
            "Frame–Stewart 方案：17 + 15 + 17 = 49。",
            "Frame–Stewart 方案：17 + 15 + 17 = 49。",
        ],
    );
    said(
        |lang| lang.plan_sum(&parts, 10).1,
        [
            "With only three pegs it would take 1,023.",
            "只用三根柱子的话，要 1,023 步。",
            "只用三根柱子的話，要 1,023 步。",
        ],
    );
}

#[test]
fn what_a_guarantee_means() {
    let of = |text: &str| {
        let session = open(text);
        let (setup, guarantee) = (session.timeline().setup().clone(), session.timeline().guarantee());
        (setup, guarantee)
    };
    let (four, proved) = of("hanoi?pegs=4");
    said(
        |lang| lang.guarantee_of(&four, proved),
        ["proven shortest (Bousch 2014)", "已证明最短（Bousch，2014 年）", "已證明最短（Bousch，2014 年）"],
    );
    let (rings, shortest) = of("rings");
    said(|lang| lang.guarantee_of(&rings, shortest), ["proven shortest", "已证明最短", "已證明最短"]);
    let meanings = |lang: Lang| {
        let (five, presumed) = of("hanoi?pegs=5");
        let (game, line) = of("wythoff");
        [
            lang.guarantee_meaning(&four, proved),
            lang.guarantee_meaning(&rings, shortest),
            lang.guarantee_meaning(&five, presumed),
            lang.guarantee_meaning(&four, Guarantee::UpperBound),
            lang.guarantee_meaning(&game, line),
        ]
    };
    for lang in Lang::ALL {
        let unlike: std::collections::HashSet<&str> = meanings(lang).into();
        assert_eq!(unlike.len(), 5);
    }
}

#[test]
fn two_rings_as_one_have_both_counts() {
    let pair = facts("rings?pair=1");
    for (lang, both) in LANGUAGES.into_iter().zip([
        "341 moves ring by ring",
        "每步只动一环要 341 步",
        "每步只動一環要 341 步",
    ]) {
        assert!(pair(lang).contains(&both.to_owned()), "{:?}", pair(lang));
    }
    let cues = RingCues { is_on: true, can_move: true, best_next: true };
    said(
        |lang| lang.pair_button(cues),
        [
            "Take rings 1 and 2 off, can move, best next",
            "第 1、2 环一起解开，可以动，最佳下一步",
            "第 1、2 環一起取下，可以動，最佳下一步",
        ],
    );
    said(
        |lang| lang.pair_button(RingCues { is_on: false, ..RingCues::default() }),
        ["Put rings 1 and 2 on, cannot move", "第 1、2 环一起套上，不能动", "第 1、2 環一起放上，不能動"],
    );
}

#[test]
fn personal_bests() {
    said(
        |lang| lang.personal_best(343),
        ["your best: 343 moves", "你的最好成绩：343 步", "你的最佳成績：343 步"],
    );
}

#[test]
fn the_catalogue() {
    let entry = catalogue::entry("rings").unwrap();
    said(|lang| lang.open_puzzle(lang.entry_name(entry)), ["Open Chinese rings", "打开九连环", "開啟九連環"]);
    for lang in Lang::ALL {
        for entry in catalogue::CATALOGUE {
            assert!(!lang.entry_name(entry).is_empty());
            assert!(!lang.counted(entry.counted).is_empty() && !lang.rule_status(entry.rule).is_empty());
        }
    }
}
