//! The caption on a first visit, after a refusal and at the goal; the setup; the help.

use gros_session::{Action, Seek};
use gros_solver::{Peg, Puzzle};
use gros_text::{Help, Key, Lang};

use crate::said::{no_english, open, said, said_in_parts, state, steps};

fn fact(text: &str) -> impl Fn(Lang) -> String {
    let session = open(text);
    move |lang| lang.first_fact(session.timeline().setup())
}

#[test]
fn first_facts() {
    said(
        fact("rings"),
        [
            "All nine rings are on. It takes 341 moves to get them off.",
            "九个环都在横杠上，全部解开要 341 步。",
            "九個環都在劍上，全部取下要 341 步。",
        ],
    );
    said(
        fact("rings?n=12"),
        [
            "All 12 rings are on. It takes 2,730 moves to get them off.",
            "12 个环都在横杠上，全部解开要 2,730 步。",
            "12 個環都在劍上，全部取下要 2,730 步。",
        ],
    );
    said(
        fact("hanoi"),
        [
            "All five discs are on A. It takes 31 moves to get them to C.",
            "五个盘子都在 A 柱，全部搬到 C 柱要 31 步。",
            "五個圓盤都在 A 柱，全部搬到 C 柱要 31 步。",
        ],
    );
    said(
        fact("rings?from=010110111"),
        ["218 moves to the goal.", "离终点还有 218 步。", "離終點還有 218 步。"],
    );
}

#[test]
fn praise_is_only_for_moves() {
    let mut session = open("rings?n=3");
    for _ in 0..5 {
        session.act(Action::DoIt);
    }
    let praise = |lang: Lang, help| lang.praise(&session, &help).unwrap();
    said(|lang| praise(lang, Help::default()).title, ["Solved in 5 moves", "用 5 步完成", "用 5 步完成"]);
    said_in_parts(
        |lang| praise(lang, Help::default()).details,
        [&["the fewest possible", "no hints"], &["正是最少步数", "没用提示"], &["正是最少步數", "沒用提示"]],
    );
    said_in_parts(
        |lang| praise(lang, SHOWN).details,
        [
            &["the fewest possible", "with the next move shown"],
            &["正是最少步数", "图上标出了下一步"],
            &["正是最少步數", "圖上標出了下一步"],
        ],
    );
    assert_eq!(
        praise(Lang::English, Help { is_unknown: true, ..Help::default() }).details,
        ["the fewest possible"]
    );
    assert_eq!(
        praise(Lang::English, Help { is_unknown: true, ..SHOWN }).details,
        ["the fewest possible", "with the next move shown"]
    );
    session.act(Action::Seek(Seek::Start));
    session.act(Action::Seek(Seek::End));
    assert_eq!(Lang::English.praise(&session, &Help::default()), None);
}

/// The next move was marked, and nothing was asked for.
const SHOWN: Help = Help { is_unknown: false, next_shown: true, moves_shown: 0, hints: 0, looks: 0 };

#[test]
fn praise_counts_detours_and_help() {
    let mut session = open("rings?n=1");
    let mv = session.timeline().puzzle().parse_move("1").unwrap();
    for _ in 0..3 {
        session.act(Action::Hand(mv.clone()));
    }
    let details = |help: Help| {
        let session = session.clone();
        move |lang: Lang| lang.praise(&session, &help).unwrap().details
    };
    said_in_parts(
        details(Help { hints: 1, ..SHOWN }),
        [
            &["2 over the minimum of 1", "1 hint"],
            &["比最少的 1 步多 2 步", "提示 1 次"],
            &["比最少的 1 步多 2 步", "提示 1 次"],
        ],
    );
    // What was shown is no achievement, so nothing is compared.
    said_in_parts(
        details(Help { moves_shown: 1, looks: 2, ..Help::default() }),
        [
            &["1 of them shown", "with 2 looks at the answer"],
            &["其中 1 步是提示的", "看过 2 次答案"],
            &["其中 1 步是提示的", "看過 2 次答案"],
        ],
    );
}

#[test]
fn help_is_counted_while_one_plays() {
    let help = Help { moves_shown: 1, hints: 2, looks: 1, ..Help::default() };
    said_in_parts(
        |lang| lang.helped(&help),
        [
            &["1 move shown", "2 hints", "1 look"],
            &["提示走法 1 步", "提示 2 次", "看答案 1 次"],
            &["提示走法 1 步", "提示 2 次", "看答案 1 次"],
        ],
    );
    assert_eq!(Lang::English.helped(&SHOWN), Vec::<String>::new());
    let session = open("rings?play=1.1&step=2");
    assert_eq!(Lang::English.counter_alone(&session, &help)[..2], ["Your moves 2", "1 move shown"]);
    said(
        |lang| lang.slider_text_alone(session.timeline(), true),
        ["Step 2 of 343", "第 2 步，共 343 步", "第 2 步，共 343 步"],
    );
    said(|lang| lang.slider_text_alone(session.timeline(), false), ["Step 2", "第 2 步", "第 2 步"]);
}

#[test]
fn a_refused_piece_has_its_turn_named() {
    let session = open("rings?step=123");
    let at = session.timeline().state();
    let mv = session.timeline().puzzle().parse_move("5").unwrap();
    said(
        |lang| lang.its_turn(&at, &mv, &steps("10")),
        [
            "After 10 more moves it is ring 5’s turn.",
            "再走 10 步就轮到第 5 环。",
            "再走 10 步就輪到第 5 環。",
        ],
    );
    said(
        |lang| lang.go_to_its_turn(&at, &mv, &steps("10")),
        [
            "After 10 more moves it is ring 5’s turn: go there",
            "再走 10 步就轮到第 5 环：跳到那里",
            "再走 10 步就輪到第 5 環：跳到那裡",
        ],
    );
    let disc = open("hanoi").timeline().puzzle().parse_move("2C").unwrap();
    said(
        |lang| lang.its_turn(&state("hanoi"), &disc, &steps("1")),
        ["After 1 more move it is disc 2’s turn.", "再走 1 步就轮到 2 号盘。", "再走 1 步就輪到 2 號盤。"],
    );
}

/// Disc 2 cannot move onto disc 1 but can move to B, so the text must not say that it cannot move yet.
#[test]
fn a_refused_disc_is_told_where_it_can_go() {
    let session = open("hanoi?n=4&from=AAAC");
    let (timeline, at) = (session.timeline(), session.timeline().state());
    let says = |mv: &str| {
        let mv = timeline.puzzle().parse_move(mv).unwrap();
        let at = at.clone();
        move |lang: Lang| lang.goes_elsewhere(timeline.puzzle(), &at, &mv)
    };
    said(
        |lang| says("2C")(lang).unwrap(),
        ["Disc 2 can go to B.", "2 号盘可以移到 B 柱。", "2 號盤可以移到 B 柱。"],
    );
    assert_eq!(says("1C")(Lang::English).as_deref(), Some("Disc 1 can go to A or B."));
    assert_eq!(says("3B")(Lang::English), None);
    let rings = open("rings?step=123");
    let mv = rings.timeline().puzzle().parse_move("5").unwrap();
    assert_eq!(Lang::English.goes_elsewhere(rings.timeline().puzzle(), &rings.timeline().state(), &mv), None);
}

#[test]
fn the_set_up() {
    let (rings, discs) = (open("rings"), open("hanoi?n=5"));
    let puzzle = rings.timeline().puzzle();
    said(
        |lang| lang.preset_and_length(puzzle, rings.timeline().steps()),
        ["9 rings, 341 moves", "九连环，341 步", "九連環，341 步"],
    );
    said(|lang| lang.notation_read(puzzle), ["9 digits", "9 位", "9 位"]);
    said(|lang| lang.notation_read(discs.timeline().puzzle()), ["5 letters", "5 个字母", "5 個字母"]);
    said(
        |lang| lang.how_to_set(puzzle).to_owned(),
        [
            "Click a ring to set it; the rules don’t apply here.",
            "点环就能改，这里不受规则限制。",
            "點環就能改，這裡不受規則限制。",
        ],
    );
    let (on, tower) = (rings.timeline().state(), discs.timeline().state());
    said(|lang| lang.set_button(&on, 3, 1), ["Ring 3, on", "第 3 环，在杠上", "第 3 環，在劍上"]);
    said(|lang| lang.stands_briefly(&on, 3, 0), ["off", "下", "下"]);
    said(|lang| lang.set_button(&tower, 3, 0), ["Disc 3, on peg A", "3 号盘，在 A 柱", "3 號盤，在 A 柱"]);
    said(|lang| lang.all_on_peg(Peg(2)), ["All on C", "全在 C", "全在 C"]);
}

#[test]
fn the_summary_of_a_set_up() {
    let sum = |text: &str| {
        let session = open(text);
        move |lang: Lang| {
            let (count, rest) = lang.summary(session.timeline().setup());
            count + &rest
        }
    };
    said(
        sum("rings?from=101101100"),
        [
            "Shortest: 439 moves, one ring per move, proven, unique",
            "最短：439 步，每步动一环，已证明，唯一",
            "最短：439 步，每步動一環，已證明，唯一",
        ],
    );
    said(
        sum("hanoi?from=AB&to=BA"),
        [
            "Shortest: 3 moves, one disc per move, proven; one other route is equally short",
            "最短：3 步，每步动一个盘子，已证明；另有一条同样短的路线",
            "最短：3 步，每步動一個圓盤，已證明；另有一條同樣短的路線",
        ],
    );
    said(sum("rings?from=off"), ["Start and goal are the same.", "起点和终点相同。", "起點和終點相同。"]);
}

#[test]
fn the_help_states_the_rules() {
    for text in ["rings", "hanoi"] {
        for lang in Lang::ALL {
            let rules = lang.rules(open(text).timeline().puzzle());
            assert_eq!(rules.len(), 3, "{text}");
        }
    }
    let rules = Lang::English.rules(open("rings").timeline().puzzle());
    assert_eq!(rules[1], Lang::English.text(Key::RuleOne));
}

#[test]
fn samples_lead_where_they_claim() {
    let moves: Vec<String> = Lang::English.samples().into_iter().map(|sample| sample.moves).collect();
    assert_eq!(moves[..4], ["341 moves", "511 moves", "142 moves", "439 moves"]);
    assert_eq!(moves[4], "12,297,829,382,473,034,410 moves");
    assert_eq!(moves[6..9], ["31 moves", "18,446,744,073,709,551,615 moves", "5 moves"]);
    assert_eq!(moves[9..14], ["45 moves", "33 moves", "242 moves", "59 moves", "13 moves"]);
    assert_eq!(moves[14..], ["85 moves", "114 moves", "1,249 moves"]);
    for sample in Lang::English.samples() {
        assert_eq!(
            gros_session::spec::open(sample.spec, 1_000).unwrap().notices.first,
            [],
            "{}",
            sample.spec
        );
    }
    for lang in [Lang::Simplified, Lang::Traditional] {
        lang.samples().iter().for_each(|sample| no_english(&format!("{} {}", sample.title, sample.moves)));
    }
}
