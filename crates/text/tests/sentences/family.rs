//! Moves, places, rules and refusals of the n-ary family.

use gros_session::Action;
use gros_solver::internals::Wanted;
use gros_solver::{DialMove, Facing, ids};
use gros_text::{Lang, PieceCues};

use crate::said::{
    LANGUAGES, described, facts, no_english, notation_hint, open, refused, said, said_in_parts, state,
};

/// Applies a function of texts to the next move of a spec.
fn about(
    text: &str,
    say: fn(Lang, &gros_solver::AnyState, &gros_solver::AnyMove) -> String,
) -> impl Fn(Lang) -> String {
    let session = open(text);
    let (state, mv) = (session.timeline().state(), session.timeline().best_move().unwrap());
    move |lang| say(lang, &state, &mv)
}

#[test]
fn moves() {
    let dial = || "spinout?step=20";
    said(about(dial(), Lang::move_name), ["dial 1 flat", "1 号大象转为横放", "1 號大象轉為橫放"]);
    said(about(dial(), Lang::move_short), ["1 flat", "1 横放", "1 橫放"]);
    said(about(dial(), Lang::move_done), ["Dial 1 flat.", "1 号大象转为横放。", "1 號大象轉為橫放。"]);
    said(about("brain?step=3", Lang::move_spoken), ["rod 3 out", "拉出 3 号杆", "拉出 3 號桿"]);
    said(about("binary-burr", Lang::move_name), ["driver out", "驱动杆拉出", "驅動桿拉出"]);
    said(about("binary-burr?step=1", Lang::move_name), ["ring 2 off", "解开第 2 环", "取下第 2 環"]);
    said(
        about("kugellager?step=777", Lang::move_name),
        ["ball 1 to level 0", "1 号球移到第 0 层", "1 號球移到第 0 層"],
    );
    said(about("kugellager?step=777", Lang::move_short), ["1→0"; 3]);
    said(
        about("lock250?step=13", Lang::move_name),
        ["piece 1 to position 2", "1 号零件移到位置 2", "1 號零件移到位置 2"],
    );
    said(
        about("elephants?step=83", Lang::move_name),
        ["elephant 5 down", "5 号大象转为朝下", "5 號大象轉為朝下"],
    );
    said(
        about("hexadecimal?step=9", Lang::move_name),
        ["bar 1 down", "1 号横条转为朝下", "1 號橫條轉為朝下"],
    );
}

#[test]
fn turns_of_a_dial() {
    let turn = |outside| DialMove { dial: 4, to: Facing::Right, outside };
    let named = |text: &'static str| move |lang: Lang| lang.state_name(&open(text).timeline().state());
    said(named("spinout?outside=1"), ["all upright", "全部竖直", "全部直立"]);
    said(named("spinout?n=3&outside=1&from=UUL@0"), ["UUL@0"; 3]);
    said(|lang| lang.dial(4), ["Dial 4", "4 号大象", "4 號大象"]);
    said(|lang| lang.dial_faces(turn(false)), ["facing right", "朝右", "朝右"]);
    said(|lang| lang.dial_faces(turn(true)), ["facing right, outside", "在盒外朝右", "在盒外朝右"]);
}

#[test]
fn moves_that_are_undone() {
    let undone = |text: &str| {
        let before = open(text);
        let mut after = before.clone();
        after.act(Action::DoIt);
        move |lang: Lang| lang.undone(after.timeline(), before.timeline())
    };
    said(
        undone("spinout?step=20"),
        ["Undone: dial 1 upright again.", "已撤销：1 号大象又竖直了。", "已復原：1 號大象又直立了。"],
    );
    said(
        undone("kugellager?step=777"),
        ["Undone: ball 1 back to level 1.", "已撤销：1 号球回到第 1 层。", "已復原：1 號球回到第 1 層。"],
    );
}

#[test]
fn buttons() {
    let button = |text: &str, piece, can_move, best_next| {
        let state = state(text);
        move |lang: Lang| lang.piece_button(&state, piece, PieceCues { can_move, best_next })
    };
    said(
        button("spinout?step=20", 7, true, true),
        [
            "Dial 7, upright, can move, best next",
            "7 号大象，竖直，可以动，最佳下一步",
            "7 號大象，直立，可以動，最佳下一步",
        ],
    );
    said(
        button("elephants?step=83", 5, false, false),
        ["Elephant 5, right", "5 号大象，朝右", "5 號大象，朝右"],
    );
    said(
        button("kugellager?step=777", 3, true, false),
        ["Ball 3, level 4, can move", "3 号球，第 4 层，可以动", "3 號球，第 4 層，可以動"],
    );
    said(
        button("hexadecimal?from=00000010", 7, false, false),
        ["Bar 7, down", "7 号横条，朝下", "7 號橫條，朝下"],
    );
    said(button("lock250", 0, false, false), ["Comb, on the left", "驱动杆，在左边", "驅動桿，在左邊"]);
}

#[test]
fn refusals_name_the_rule_and_what_is_in_the_way() {
    said(
        refused("spinout?step=20", "6-0"),
        [
            "Dial 6 cannot move. Dial 5 must be upright. Dial 1 must be flat. \
             Any other dial can turn only when its neighbour towards the free end is upright and all dials beyond that neighbour are flat.",
            "6 号大象不能动。5 号大象要先竖直。1 号大象要先横放。其他的大象，要外侧相邻的竖直、再往外的全部横放，才能转。",
            "6 號大象不能動。5 號大象要先直立。1 號大象要先橫放。其他的大象，要外側相鄰的直立、再往外的全部橫放，才能轉。",
        ],
    );
    said(
        refused("kugellager?step=777", "4-4"),
        [
            "Ball 4 cannot move. Balls 1, 2 and 3 must be at level 0. The comb must be on the left. \
             A ball can pass between an odd level and the next one up only when all balls before it are at the bottom and the comb is on the left.",
            "4 号球不能动。1、2、3 号球要先在第 0 层。驱动杆要先在左边。球要从奇数层升一层，或落回奇数层，编号更小的球须都在第 0 层，驱动杆须在左边。",
            "4 號球不能動。1、2、3 號球要先在第 0 層。驅動桿要先在左邊。球要從奇數層升一層，或落回奇數層，編號更小的球須都在第 0 層，驅動桿須在左邊。",
        ],
    );
    said(
        refused("binary-burr?step=4", "6-0"),
        [
            "Ring 6 cannot move. Rings 3 and 4 must be off. The driver must be out. \
             A ring can move only when the piece before it is on and every piece before that one is off.",
            "第 6 环不能动。第 3、4 环要先解开。驱动杆要先拉出。每个环，要外侧相邻的一件套上、再往外的全部解开，才能动。",
            "第 6 環不能動。第 3、4 環要先取下。驅動桿要先拉出。每個環，要外側相鄰的一件放上、再往外的全部取下，才能動。",
        ],
    );
    said(
        refused("hexadecimal?step=9", "8-1"),
        [
            "Bar 8 cannot move. Bars 1, 5 and 6 must be down. \
             Any other bar can tilt only when the four bars before it (or as many as there are) match the key and every bar before those is down.",
            "8 号横条不能动。1、5、6 号横条要先朝下。其他的横条，要前面四根（不足四根时有几根算几根）与钥匙一致、再前面的全部朝下，才能翻转。",
            "8 號橫條不能動。1、5、6 號橫條要先朝下。其他的橫條，要前面四根（不足四根時有幾根算幾根）與鑰匙一致、再前面的全部朝下，才能翻轉。",
        ],
    );
}

#[test]
fn refusals_of_places() {
    said(
        refused("elephants", "1-2"),
        [
            "Elephant 1 cannot move. A piece can only move one position at a time.",
            "1 号大象不能动。每次只能移动一格。",
            "1 號大象不能動。每次只能移動一格。",
        ],
    );
    said(
        refused("lock250", "1-5"),
        ["Piece 1 has positions 0 to 4 only.", "1 号零件只有位置 0 到 4。", "1 號零件只有位置 0 到 4。"],
    );
    said(
        refused("lock250", "1-0"),
        ["Piece 1 is there already.", "1 号零件已经在那里。", "1 號零件已經在那裡。"],
    );
    said(
        refused("kugellager", "5-1"),
        [
            "There is no ball 5; this puzzle has 4 balls.",
            "没有 5 号球：一共 4 个球。",
            "沒有 5 號球：一共 4 個球。",
        ],
    );
}

#[test]
fn tasks() {
    said_in_parts(
        facts("spinout"),
        [
            &[
                "7 dials",
                "all upright → all flat",
                "85 moves",
                "one quarter turn per move",
                "proven shortest",
            ],
            &["7 头大象", "全部竖直 → 全部横放", "85 步", "每步转四分之一圈", "已证明最短"],
            &["7 頭大象", "全部直立 → 全部橫放", "85 步", "每步轉四分之一圈", "已證明最短"],
        ],
    );
    said_in_parts(
        facts("lock250"),
        [
            &[
                "3 pieces and a comb",
                "249 moves",
                "250 including the final removal",
                "0000 → 4441",
                "comb strokes included",
                "124 of them piece moves",
                "proven shortest",
                "reconstructed rules",
            ],
            &[
                "3 个零件和一根驱动杆",
                "249 步",
                "连同最后取出共 250 步",
                "0000 → 4441",
                "驱动杆的动作也算步数",
                "其中零件动 124 步",
                "已证明最短",
                "规则是推定的",
            ],
            &[
                "3 個零件和一根驅動桿",
                "249 步",
                "連同最後取出共 250 步",
                "0000 → 4441",
                "驅動桿的動作也算步數",
                "其中零件動 124 步",
                "已證明最短",
                "規則是推定的",
            ],
        ],
    );
    // The published number refers to the puzzle as sold.
    let elsewhere = facts("lock250?from=0001")(Lang::English);
    assert!(elsewhere.iter().all(|fact| !fact.contains("250")), "{elsewhere:?}");
}

#[test]
fn boards_in_words() {
    said(
        described("elephants?step=83"),
        [
            "Up: elephant 4. Right: elephant 5. Down: elephants 3, 2, 1.",
            "朝上：4 号大象。朝右：5 号大象。朝下：3、2、1 号大象。",
            "朝上：4 號大象。朝右：5 號大象。朝下：3、2、1 號大象。",
        ],
    );
    said(
        described("kugellager?step=777"),
        [
            "Level 1: ball 1. Level 2: ball 2. Level 3: ball 4. Level 4: ball 3. Comb: on the right.",
            "第 1 层：1 号球。第 2 层：2 号球。第 3 层：4 号球。第 4 层：3 号球。驱动杆：在右边。",
            "第 1 層：1 號球。第 2 層：2 號球。第 3 層：4 號球。第 4 層：3 號球。驅動桿：在右邊。",
        ],
    );
    said(notation_hint("spinout"), ["7 digits, free end last", "7 位，活动端在最后", "7 位，活動端在最後"]);
    said(
        notation_hint("hexadecimal"),
        ["8 digits, bar 1 first", "8 位，1 号横条在最前", "8 位，1 號橫條在最前"],
    );
}

#[test]
fn every_puzzle_has_a_name_a_task_and_rules_in_every_language() {
    for id in ids() {
        let session = open(id);
        let timeline = session.timeline();
        let names = LANGUAGES.map(|lang| lang.puzzle_name(id).to_owned());
        assert_ne!(names[0], *id);
        for (lang, name) in LANGUAGES.into_iter().zip(names) {
            let rules = lang.rules(timeline.puzzle());
            assert!((2..=4).contains(&rules.len()), "{id}");
            let mut texts: Vec<String> = rules.into_iter().map(str::to_owned).collect();
            texts.extend([
                name,
                lang.task_title(timeline.puzzle()),
                lang.board_group(timeline.puzzle(), false),
            ]);
            texts.push(lang.slider_text(timeline));
            texts.push(lang.describe(timeline.puzzle(), &timeline.state()));
            for text in texts {
                assert!(!text.is_empty(), "{id}");
                if lang != Lang::English && !text.contains("Spin-Out") {
                    no_english(&text);
                }
            }
        }
    }
}

#[test]
fn two_rings_as_one() {
    let off = || "rings?n=3&pair=1&from=011";
    said(about(off(), Lang::move_name), ["rings 1 and 2 off", "解开第 1、2 环", "取下第 1、2 環"]);
    said(about(off(), Lang::move_short), ["1-2 off", "1-2 下", "1-2 下"]);
    said(
        refused("rings?n=3&pair=1&from=010", "1-2"),
        [
            "Rings 1 and 2 cannot move together. Both must be on, or both off.",
            "第 1、2 环不能一起动。这两环要都在横杠上，或都解开。",
            "第 1、2 環不能一起動。這兩環要都在劍上，或都取下。",
        ],
    );
    let session = open("rings?pair=1");
    said(
        |lang| lang.task_facts(session.timeline().setup())[1].clone(),
        [
            "256 moves, rings 1 and 2 can move together",
            "256 步，第 1、2 环可以一起动",
            "256 步，第 1、2 環可以一起動",
        ],
    );
}

#[test]
fn dials_outside_the_case() {
    let spec = "spinout?outside=1&step=42";
    said(
        about(spec, Lang::move_name),
        ["dial 1 upright, outside", "1 号大象在盒外转为竖直", "1 號大象在盒外轉為直立"],
    );
    said(about(spec, Lang::move_short), ["1→U*"; 3]);
    said(
        about("spinout?outside=1", Lang::move_done),
        ["Dial 2 facing left.", "2 号大象转为朝左。", "2 號大象轉為朝左。"],
    );
    let session = open("spinout?outside=1");
    let timeline = session.timeline();
    said_in_parts(
        |lang| lang.task_facts(timeline.setup()),
        [
            &[
                "7 dials",
                "all upright → all outside",
                "49 moves",
                "one turn of a dial per move",
                "proven shortest",
                "another route is equally short",
                "reconstructed rules",
            ],
            &[
                "7 头大象",
                "全部竖直 → 全部在盒外",
                "49 步",
                "每步转一头大象",
                "已证明最短",
                "另有一条同样短的路线",
                "规则是推定的",
            ],
            &[
                "7 頭大象",
                "全部直立 → 全部在盒外",
                "49 步",
                "每步轉一頭大象",
                "已證明最短",
                "另有一條同樣短的路線",
                "規則是推定的",
            ],
        ],
    );
    said(
        |lang| lang.describe(timeline.puzzle(), &timeline.state_at(&49u32.into())),
        [
            "Facing left: dial 7. Upright: dial 1. Facing right: dials 6 to 2.",
            "朝左：7 号大象。竖直：1 号大象。朝右：6 到 2 号大象。",
            "朝左：7 號大象。直立：1 號大象。朝右：6 到 2 號大象。",
        ],
    );
    said(
        refused("spinout?outside=1&from=UUL@0", "2-L"),
        [
            "Dial 2 cannot turn like that. Dial 1 faces it. \
             A dial can’t turn while a neighbour faces it, and dial 1 can never face right.",
            "2 号大象不能这样转。1 号大象朝着它。相邻的大象朝着它，它就不能转；1 号大象不能朝右。",
            "2 號大象不能這樣轉。1 號大象朝著它。相鄰的大象朝著它，它就不能轉；1 號大象不能朝右。",
        ],
    );
    said(
        refused("spinout?outside=1", "1-L*"),
        [
            "Dial 1 cannot move outside now. Dial 1 is upright and stops the slide. \
             An upright dial does not fit through the narrow part of the case.",
            "1 号大象现在到不了盒外。1 号大象竖直，卡住了滑板。竖直的大象过不了盒子的窄处。",
            "1 號大象現在到不了盒外。1 號大象直立，卡住了滑板。直立的大象過不了盒子的窄處。",
        ],
    );
}

#[test]
fn the_words_on_the_boards() {
    let wanted = |piece, value| Wanted { piece, value };
    let so = |text: &'static str, wanted: Wanted, several: bool| {
        move |lang: Lang| lang.must_stand_so(&state(text), wanted, several)
    };
    said(so("spinout", wanted(4, 1), false), ["must be upright", "要竖直", "要直立"]);
    said(so("spinout", wanted(3, 0), true), ["must all be flat", "都要横放", "都要橫放"]);
    said(so("kugellager", wanted(0, 1), false), ["must be on the right", "要在右边", "要在右邊"]);
    said(so("kugellager", wanted(2, 4), true), ["must all be at level 4", "都要在第 4 层", "都要在第 4 層"]);
    said(|lang: Lang| lang.piece_place(&state("elephants"), 2, 1), ["right", "朝右", "朝右"]);
    said(
        |lang: Lang| lang.piece_run(&state("spinout?n=64"), 61, 4),
        ["Dials 61 to 4", "61 到 4 号大象", "61 到 4 號大象"],
    );
    said(
        |lang: Lang| lang.key_and_length("1110", &170u32.into()),
        ["1110, 170 moves", "1110，170 步", "1110，170 步"],
    );
}

#[test]
fn dead_ends() {
    said(
        |lang: Lang| lang.dead_end(&3u32.into()),
        ["Dead end: 3 moves back to the route", "走进死路了：退 3 步回到正路", "走進死路了：退 3 步回到正路"],
    );
    said(|lang: Lang| lang.all_positions(243), ["All 243 states.", "共有 243 种状态。", "共有 243 種狀態。"]);
    said(
        |lang: Lang| lang.way_and_dead_ends(22),
        [
            "The straight line is the route out; each stalk is a dead end, at most 22 moves deep.",
            "直线是出路，每条岔路都是死路，最深 22 步。",
            "直線是出路，每條岔路都是死路，最深 22 步。",
        ],
    );
}

#[test]
fn what_stops_a_comb() {
    let stops = |left, right| move |lang: Lang| lang.comb_stops(&state("kugellager"), left, right, 4);
    said(
        stops(-1, 1),
        ["ball 1 stops the comb at −1 and 1", "1 号球在 −1 和 1 挡住驱动杆", "1 號球在 −1 和 1 擋住驅動桿"],
    );
    said(
        stops(-2, 1),
        [
            "stopped by ball 2 at −2 and by ball 1 at 1",
            "2 号球在 −2、1 号球在 1 挡住驱动杆",
            "2 號球在 −2、1 號球在 1 擋住驅動桿",
        ],
    );
    said(stops(-5, 3), ["ball 3 stops the comb at 3", "3 号球在 3 挡住驱动杆", "3 號球在 3 擋住驅動桿"]);
    said(stops(-3, 5), ["ball 3 stops the comb at −3", "3 号球在 −3 挡住驱动杆", "3 號球在 −3 擋住驅動桿"]);
    said(stops(-5, 5), ["nothing stops the comb", "没有东西挡住驱动杆", "沒有東西擋住驅動桿"]);
}
