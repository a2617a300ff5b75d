//! Names, facts and setups of tasks.

use gros_text::{Lang, say};

use crate::said::{facts, open, said, said_in_all, said_in_parts, state};

fn title(text: &str) -> impl Fn(Lang) -> String {
    let session = open(text);
    move |lang| lang.task_title(session.timeline().puzzle())
}

#[test]
fn titles() {
    said_in_all(title("rings"), ["Nine rings", "九连环", "九連環"]);
    said(title("rings?n=1"), "One ring");
    said(title("rings?n=10"), "Ten rings");
    said_in_all(title("rings?n=64"), ["64 rings", "64 连环", "64 連環"]);
    said(title("rings?n=1000"), "1,000 rings");
    said(title("hanoi?n=64"), "Tower of Hanoi");
    said(|lang| lang.puzzle_name("chess").to_owned(), "chess");
}

#[test]
fn facts_of_rings() {
    said_in_parts(facts("rings"), &["all on → all off", "341 moves, one ring per move", "proven shortest"]);
    said_in_parts(
        facts("rings?from=100000000&play=1"),
        &["only ring 9 on → all off", "511 moves, one ring per move", "proven shortest"],
    );
}

#[test]
fn facts_of_discs() {
    said_in_parts(facts("hanoi"), &["5 discs", "A → C", "31 moves", "proven shortest"]);
    said_in_parts(facts("hanoi?n=1"), &["1 disc", "A → C", "1 move", "proven shortest"]);
}

#[test]
fn two_routes_and_two_moves_of_the_largest() {
    said_in_parts(
        facts("hanoi?from=AB&to=BA"),
        &["2 discs", "AB → BA", "3 moves", "proven shortest", "another route is equally short"],
    );
    said_in_parts(
        facts("hanoi?n=3&from=BAA&to=ABB"),
        &["3 discs", "BAA → ABB", "5 moves", "proven shortest", "the largest disc moves twice"],
    );
    let last = |lang| facts("hanoi?n=4&from=CBAA&to=CABB")(lang).pop().unwrap();
    said(last, "disc 3 moves twice");
}

#[test]
fn briefs_and_sizes() {
    let longer = open("rings?from=010110111");
    let timeline = longer.timeline();
    said(|lang| lang.size_name(timeline.puzzle(), Some(timeline.steps())), "9 rings, 218 moves");
    said(
        |lang| say!(lang, TaskNoSize { typed: lang.quoted("0"), sizes: lang.size_range(1, 1_000) }),
        "“0” is not a valid size. Choose 1 to 1,000.",
    );
}

#[test]
fn states() {
    let name = |text: &str| {
        let state = state(text);
        move |lang: Lang| lang.state_name(&state)
    };
    said(name("rings"), "all on");
    said(name("rings?from=0001"), "only ring 1 on");
    said(name("rings?n=1"), "all on");
    said(name("rings?step=123"), "010110111");
    said(name("rings?from=1*30.0*34"), "1*30.0*34");
    said(name("rings?from=10101010101010101010101010101011"), "10101010101…01010101011");
    said(name("hanoi?from=ABC"), "ABC");
    said(name("hanoi?from=B&n=64"), "B");
}

#[test]
fn presets_and_conventions() {
    let preset = |text: &str| {
        let session = open(text);
        move |lang: Lang| lang.preset(session.timeline().puzzle())
    };
    said_in_all(preset("rings"), ["9 rings", "九连环", "九連環"]);
    said(preset("hanoi?n=7"), "7 discs");
    let convention = |text: &str| {
        let session = open(text);
        move |lang: Lang| lang.convention(session.timeline().puzzle()).to_owned()
    };
    said(convention("rings"), "one ring per move");
    said(convention("hanoi"), "one disc per move");
}

#[test]
fn what_is_to_be_done() {
    let task = |text: &str| {
        let setup = open(text).timeline().setup().clone();
        move |lang: Lang| lang.task(&setup)
    };
    said(task("rings"), "Take all nine rings off the bar.");
    said(task("hanoi?n=3"), "Move all three discs to peg C, one at a time.");
    said(task("hanoi?from=CBCAC"), "Move every disc to peg C, one at a time.");
    said(task("hanoi?n=2&pegs=4"), "Move every disc to peg D, one at a time.");
    said(task("spinout"), "Turn all seven dials flat so that the slide comes out.");
    said(task("kugellager"), "Move all four balls to the top level.");
    said(task("rings?n=5&from=off&to=on"), "Put all five rings back on the bar.");
    let english = |text: &str| task(text)(Lang::English);
    assert_eq!(english("hanoi?n=3&from=CBA&to=AAA"), "Move every disc to peg A, one at a time.");
    assert_eq!(english("hanoi?n=3&from=CBA&to=AAB"), "Get from CBA to AAB.");
    assert_eq!(english("rings?n=2&from=off&to=on"), "Get from all off to all on.");
    assert_eq!(english("rings?n=64"), "Take all 64 rings off the bar.");
    assert_eq!(english("rings?n=2"), "Take all rings off the bar.");
    assert_eq!(english("rings?from=111101011"), "Take all rings off the bar.");
    assert_eq!(english("chain"), "All states form a single line. Go to its far end.");
}
