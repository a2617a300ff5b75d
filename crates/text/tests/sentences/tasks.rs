//! Names, facts and setups of tasks.

use gros_solver::Guarantee;
use gros_text::Lang;

use crate::said::{facts, open, said, said_in_parts, state};

fn title(text: &str) -> impl Fn(Lang) -> String {
    let session = open(text);
    move |lang| lang.task_title(session.timeline().puzzle())
}

#[test]
fn titles() {
    said(title("rings"), ["Nine rings", "九连环", "九連環"]);
    said(title("rings?n=1"), ["One ring", "一连环", "一連環"]);
    said(title("rings?n=10"), ["Ten rings", "十连环", "十連環"]);
    said(title("rings?n=64"), ["64 rings", "64 连环", "64 連環"]);
    said(title("rings?n=1000"), ["1,000 rings", "1,000 连环", "1,000 連環"]);
    said(title("hanoi?n=64"), ["Tower of Hanoi", "汉诺塔", "河內塔"]);
    said(|lang| lang.puzzle_name("rings").to_owned(), ["Chinese rings", "九连环", "九連環"]);
    said(|lang| lang.puzzle_name("hanoi").to_owned(), ["Tower of Hanoi", "汉诺塔", "河內塔"]);
    said(|lang| lang.puzzle_name("chess").to_owned(), ["chess"; 3]);
}

#[test]
fn facts_of_rings() {
    said_in_parts(
        facts("rings"),
        [
            &["all on → all off", "341 moves, one ring per move", "proven shortest"],
            &["全部套上 → 全部解开", "341 步，每步动一环", "已证明最短"],
            &["全部放上 → 全部取下", "341 步，每步動一環", "已證明最短"],
        ],
    );
    said_in_parts(
        facts("rings?from=100000000&play=1"),
        [
            &["only ring 9 on → all off", "511 moves, one ring per move", "proven shortest"],
            &["只剩第 9 环 → 全部解开", "511 步，每步动一环", "已证明最短"],
            &["只剩第 9 環 → 全部取下", "511 步，每步動一環", "已證明最短"],
        ],
    );
}

#[test]
fn facts_of_discs() {
    said_in_parts(
        facts("hanoi"),
        [
            &["5 discs", "A → C", "31 moves", "proven shortest"],
            &["5 个盘子", "A → C", "31 步", "已证明最短"],
            &["5 個圓盤", "A → C", "31 步", "已證明最短"],
        ],
    );
    said_in_parts(
        facts("hanoi?n=1"),
        [
            &["1 disc", "A → C", "1 move", "proven shortest"],
            &["1 个盘子", "A → C", "1 步", "已证明最短"],
            &["1 個圓盤", "A → C", "1 步", "已證明最短"],
        ],
    );
}

#[test]
fn two_routes_and_two_moves_of_the_largest() {
    said_in_parts(
        facts("hanoi?from=AB&to=BA"),
        [
            &["2 discs", "AB → BA", "3 moves", "proven shortest", "another route is equally short"],
            &["2 个盘子", "AB → BA", "3 步", "已证明最短", "另有一条同样短的路线"],
            &["2 個圓盤", "AB → BA", "3 步", "已證明最短", "另有一條同樣短的路線"],
        ],
    );
    said_in_parts(
        facts("hanoi?n=3&from=BAA&to=ABB"),
        [
            &["3 discs", "BAA → ABB", "5 moves", "proven shortest", "the largest disc moves twice"],
            &["3 个盘子", "BAA → ABB", "5 步", "已证明最短", "最大的盘子要动两次"],
            &["3 個圓盤", "BAA → ABB", "5 步", "已證明最短", "最大的圓盤要動兩次"],
        ],
    );
    let last = |lang| facts("hanoi?n=4&from=CBAA&to=CABB")(lang).pop().unwrap();
    said(last, ["disc 3 moves twice", "3 号盘要动两次", "3 號盤要動兩次"]);
}

#[test]
fn briefs_and_sizes() {
    said(
        |lang| lang.task_brief(open("rings?from=010110111").timeline()),
        ["9 rings, 218 moves", "9 个环，218 步", "9 個環，218 步"],
    );
    said(
        |lang| lang.no_size("0", 1, 1_000),
        [
            "“0” is not a valid size. Choose 1 to 1,000.",
            "大小不能是“0”，只能是 1 到 1,000",
            "大小不能是「0」，只能是 1 到 1,000",
        ],
    );
    said(|lang| lang.size_range(1, 1_000), ["1 to 1,000", "1 到 1,000", "1 到 1,000"]);
}

#[test]
fn guarantees() {
    said(
        |lang| lang.guarantee(Guarantee::PresumedShortest).to_owned(),
        ["presumed shortest", "推测最短", "推測最短"],
    );
    said(|lang| lang.guarantee(Guarantee::UpperBound).to_owned(), ["upper bound", "步数上限", "步數上限"]);
    said(|lang| lang.guarantee(Guarantee::LineOfPlay).to_owned(), ["line of play", "示范对局", "示範對局"]);
}

#[test]
fn states() {
    let name = |text: &str| {
        let state = state(text);
        move |lang: Lang| lang.state_name(&state)
    };
    said(name("rings"), ["all on", "全部套上", "全部放上"]);
    said(name("rings?from=0001"), ["only ring 1 on", "只剩第 1 环", "只剩第 1 環"]);
    said(name("rings?n=1"), ["all on", "全部套上", "全部放上"]);
    said(name("rings?step=123"), ["010110111"; 3]);
    said(name("rings?from=1*30.0*34"), ["1*30.0*34"; 3]);
    said(name("rings?from=10101010101010101010101010101011"), ["10101010101…01010101011"; 3]);
    said(name("hanoi?from=ABC"), ["ABC"; 3]);
    said(name("hanoi?from=B&n=64"), ["B"; 3]);
}

#[test]
fn presets_and_conventions() {
    let preset = |text: &str| {
        let session = open(text);
        move |lang: Lang| lang.preset(session.timeline().puzzle())
    };
    said(preset("rings"), ["9 rings", "九连环", "九連環"]);
    said(preset("hanoi?n=7"), ["7 discs", "7 个盘子", "7 個圓盤"]);
    let convention = |text: &str| {
        let session = open(text);
        move |lang: Lang| lang.convention(session.timeline().puzzle()).to_owned()
    };
    said(convention("rings"), ["one ring per move", "每步动一环", "每步動一環"]);
    said(convention("hanoi"), ["one disc per move", "每步动一个盘子", "每步動一個圓盤"]);
}

#[test]
fn what_is_to_be_done() {
    let task = |text: &str| {
        let setup = open(text).timeline().setup().clone();
        move |lang: Lang| lang.task(&setup)
    };
    said(
        task("rings"),
        [
            "Take all nine rings off the bar.",
            "把九个环都从横杠上解下来。",
            "把九個環都從劍（中間可抽出的長框）上取下來。",
        ],
    );
    said(
        task("hanoi?n=3"),
        [
            "Move all three discs to peg C, one at a time.",
            "把三个盘子都搬到 C 柱，每次只动一个。",
            "把三個圓盤都搬到 C 柱，每次只動一個。",
        ],
    );
    said(
        task("hanoi?from=CBCAC"),
        [
            "Bring every disc to peg C, one at a time.",
            "把所有盘子都搬到 C 柱，每次只动一个。",
            "把所有圓盤都搬到 C 柱，每次只動一個。",
        ],
    );
    said(
        task("hanoi?n=2&pegs=4"),
        [
            "Bring every disc to peg D, one at a time.",
            "把所有盘子都搬到 D 柱，每次只动一个。",
            "把所有圓盤都搬到 D 柱，每次只動一個。",
        ],
    );
    said(
        task("spinout"),
        [
            "Turn all seven dials flat so that the slide comes out.",
            "让七头大象都横过来，就能把滑板抽出来。",
            "讓七頭大象都橫過來，就能把滑板抽出來。",
        ],
    );
    said(
        task("kugellager"),
        ["Bring all four balls to the top level.", "把四个球都送到最高一层。", "把四個球都送到最高一層。"],
    );
    said(
        task("rings?n=5&from=off&to=on"),
        ["Put all five rings back on the bar.", "把五个环都套回横杠上。", "把五個環都放回劍上。"],
    );
    let english = |text: &str| task(text)(Lang::English);
    assert_eq!(english("hanoi?n=3&from=CBA&to=AAA"), "Bring every disc to peg A, one at a time.");
    assert_eq!(english("hanoi?n=3&from=CBA&to=AAB"), "Get from CBA to AAB.");
    assert_eq!(english("rings?n=2&from=off&to=on"), "Get from all off to all on.");
    assert_eq!(english("rings?n=64"), "Take all 64 rings off the bar.");
    assert_eq!(english("rings?n=2"), "Take all rings off the bar.");
    assert_eq!(english("rings?from=111101011"), "Take all rings off the bar.");
    assert_eq!(english("chain"), "All states form a single line. Bring the pieces to its far end.");
}
