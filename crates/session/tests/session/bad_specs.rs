//! Invalid specs: each mistake has a notice, and the session works.

use gros_session::{Action, Event, spec};
use gros_solver::internals::keys::{Notice, Problem};
use gros_solver::{Alphabet, ParseStateError};

use crate::model::{check_near, text};

/// The length to which notices cut long values.
const KEPT: usize = 64;

fn bad(key: &'static str, value: &str, problem: Problem) -> Notice {
    Notice::BadValue { key, value: value.to_owned(), problem }
}

/// Checks the only notice of a spec, and the spec used instead.
#[track_caller]
fn noted(written: &str, notice: Notice, instead: &str) {
    let opened = spec::open(written, 1_000).unwrap();
    assert_eq!(opened.notices.first, [notice], "{written}");
    let mut session = opened.session;
    assert_eq!(text(&session), instead, "{written}");
    check_near(session.timeline(), &session.timeline().cursor().clone());
    if !session.timeline().to_go().is_zero() {
        assert!(matches!(session.act(Action::DoIt), Event::Played { .. }));
    }
}

#[test]
fn unknown_ids() {
    for text in ["chess", "ring", "rings!", "九连环", "rings/hanoi", "%FF"] {
        assert!(spec::open(text, 1_000).is_err(), "{text:?}");
    }
    assert_eq!(spec::open("Chess?n=4", 1_000).unwrap_err().id, "chess");
}

#[test]
fn unknown_keys() {
    noted("rings?seed=4", Notice::UnknownKey { key: "seed".to_owned() }, "rings");
    noted("rings?pegs=3", Notice::UnknownKey { key: "pegs".to_owned() }, "rings");
    noted("hanoi?first=R", Notice::UnknownKey { key: "first".to_owned() }, "hanoi");
    noted("rings?n=4&seed", Notice::UnknownKey { key: "seed".to_owned() }, "rings?n=4");
}

#[test]
fn sizes() {
    let between = || Problem::NotBetween { least: 1, most: 1_000 };
    for value in ["0", "1001", "-1", "+5", "4.5", "four", "99999999999999999999999", "0x9"] {
        noted(&format!("rings?n={value}"), bad("n", value, between()), "rings");
    }
    for value in ["2", "9", "four", ""] {
        let problem =
            if value.is_empty() { Problem::Missing } else { Problem::NotBetween { least: 3, most: 8 } };
        noted(&format!("hanoi?pegs={value}"), bad("pegs", value, problem), "hanoi");
    }
    let three = || Problem::NotBetween { least: 3, most: 3 };
    noted("hanoi?pegs=4&rule=linear", bad("pegs", "4", three()), "hanoi?rule=linear");
    noted("hanoi?rule=cyclic&pegs=8", bad("pegs", "8", three()), "hanoi?rule=cyclic");
}

#[test]
fn piles() {
    let problem = || Problem::NotPiles { digits: 1_000 };
    for value in ["5", "5,", ",5", "5,x", "-1,3", "1,2,3", "1.5,2"] {
        noted(&format!("wythoff?piles={value}"), bad("piles", value, problem()), "wythoff");
    }
    let long = format!("1,{}", "9".repeat(1_001));
    noted(&format!("wythoff?piles={long}"), bad("piles", &long[..KEPT], problem()), "wythoff");
    noted("wythoff?from=1,2", Notice::UnknownKey { key: "from".to_owned() }, "wythoff");
    noted("wythoff?to=0,0", Notice::UnknownKey { key: "to".to_owned() }, "wythoff");
    noted("wythoff?policy=x", bad("policy", "x", Problem::NotOneOf(&["soon", "long", "lose"])), "wythoff");
    noted("wythoff?rule=x", bad("rule", "x", Problem::NotOneOf(&["wythoff", "nim"])), "wythoff");
    noted("wythoff?play=15,20", bad("play", "15,20", Problem::Play { place: 1 }), "wythoff");
}

#[test]
fn missing_and_doubled_values() {
    noted("rings?n", bad("n", "", Problem::Missing), "rings");
    noted("rings?n=4&step=", bad("step", "", Problem::Missing), "rings?n=4");
    noted("rings?play=", bad("play", "", Problem::Missing), "rings");
    noted("hanoi?to=&n=4", bad("to", "", Problem::Missing), "hanoi?n=4");
    noted("rings?n=4&n=5", bad("n", "5", Problem::Twice), "rings?n=4");
    noted("rings?step=1&step=2", bad("step", "2", Problem::Twice), "rings?step=1");
    noted("rings?play=2&play=1", bad("play", "1", Problem::Twice), "rings?play=2");
}

#[test]
fn states() {
    let symbol = |place, found, allowed| Problem::State(ParseStateError::Symbol { place, found, allowed });
    let length = |found, needed, allowed| Problem::State(ParseStateError::Length { found, needed, allowed });
    noted("rings?from=102", bad("from", "102", symbol(3, '2', Alphabet::Bits)), "rings");
    noted("hanoi?to=ABD", bad("to", "ABD", symbol(3, 'D', Alphabet::Pegs(3))), "hanoi");
    noted("hanoi?to=01", bad("to", "01", symbol(1, '0', Alphabet::Pegs(3))), "hanoi");
    noted("rings?n=4&from=101", bad("from", "101", length(3, 4, Alphabet::Bits)), "rings?n=4");
    noted("rings?n=4&from=1*3", bad("from", "1*3", length(3, 4, Alphabet::Bits)), "rings?n=4");
    noted("hanoi?from=AAB&to=AB", bad("to", "AB", length(2, 3, Alphabet::Pegs(3))), "hanoi?n=3&from=AAB");
    noted("rings?from=01*", bad("from", "01*", Problem::State(ParseStateError::Run { place: 2 })), "rings");
    noted("rings?from=.", bad("from", ".", Problem::State(ParseStateError::Empty)), "rings");
    let too_long = Problem::State(ParseStateError::TooLong { limit: 1_000 });
    noted("rings?from=1*1001", bad("from", "1*1001", too_long), "rings");
}

#[test]
fn words() {
    let rules = Problem::NotOneOf(&["classic", "linear", "cyclic"]);
    noted("hanoi?rule=square", bad("rule", "square", rules), "hanoi");
    noted("rings?first=T", bad("first", "T", Problem::NotOneOf(&["R", "S"])), "rings");
    noted("rings?first=R&to=off", bad("first", "", Problem::Excludes { other: "to" }), "rings");
}

#[test]
fn two_rings_as_one() {
    noted("rings?pair=2", bad("pair", "2", Problem::NotOneOf(&["0", "1"])), "rings");
    noted("rings?play=1-2", bad("play", "1-2", Problem::Play { place: 1 }), "rings");
    noted(
        "rings?pair=1&from=110&play=1-2",
        bad("play", "1-2", Problem::Play { place: 1 }),
        "rings?n=3&pair=1&from=110",
    );
    noted("hanoi?pair=1", Notice::UnknownKey { key: "pair".to_owned() }, "hanoi");
}

#[test]
fn the_nary_family() {
    let between = |least, most| Problem::NotBetween { least, most };
    let value = |place, found: &str, radix| {
        Problem::State(ParseStateError::Value { place, found: found.to_owned(), radix })
    };
    noted("kugellager?n=3", Notice::UnknownKey { key: "n".to_owned() }, "kugellager");
    noted("hexadecimal?n=3", Notice::UnknownKey { key: "n".to_owned() }, "hexadecimal");
    noted("elephants?base=4", Notice::UnknownKey { key: "base".to_owned() }, "elephants");
    noted("spinout?n=0", bad("n", "0", between(1, 1_000)), "spinout");
    noted("chain?base=1", bad("base", "1", between(2, 10_000)), "chain");
    noted("slideout?base=x&n=4", bad("base", "x", between(2, 10_000)), "slideout?n=4");
    noted("chain?radices=2,5&n=4", bad("n", "", Problem::Excludes { other: "radices" }), "chain?radices=2,5");
    for list in ["2,", "1,2", "2,a", "2;3", "10001", "-2"] {
        let problem = Problem::NotAllBetween { least: 2, most: 10_000 };
        noted(&format!("chain?radices={list}"), bad("radices", list, problem), "chain");
    }
    noted("chain?radices", bad("radices", "", Problem::Missing), "chain");
    noted("lock250?from=4442", bad("from", "4442", value(4, "2", 2)), "lock250");
    noted("generation?to=15.0*7", bad("to", "15.0*7", value(1, "15", 15)), "generation");
    let length =
        Problem::State(ParseStateError::Length { found: 3, needed: 4, allowed: Alphabet::Digits(5) });
    noted("lock250?from=444", bad("from", "444", length), "lock250");
    noted(
        "hexadecimal?key=11",
        bad("key", "11", Problem::NotOneOf(gros_solver::Hexadecimal::SETTINGS)),
        "hexadecimal",
    );
    noted("elephants?play=2-1", bad("play", "2-1", Problem::Play { place: 1 }), "elephants");
    noted("elephants?play=1-1.1-3", bad("play", "1-3", Problem::Play { place: 2 }), "elephants?play=1-1");
}

#[test]
fn dials_outside_the_case() {
    let open = "spinout?outside=1";
    let from = |text: &str, problem| bad("from", text, problem);
    let state = Problem::State;
    noted("spinout?outside=2", bad("outside", "2", Problem::NotOneOf(&["0", "1"])), "spinout");
    noted("brain?outside=1", Notice::UnknownKey { key: "outside".to_owned() }, "brain");
    noted("spinout?outside=1&outside=0", bad("outside", "0", Problem::Twice), open);
    let nine = Problem::NotBetween { least: 1, most: 9 };
    noted("spinout?outside=1&n=10", bad("n", "10", nine), open);
    noted("spinout?outside=1&to=LLL@0", bad("to", "LLL@0", Problem::Excludes { other: "outside" }), open);
    let three = "spinout?n=3&outside=1";
    noted("spinout?outside=1&from=UUU", from("UUU", state(ParseStateError::Shift { most: 6 })), three);
    noted("spinout?outside=1&from=UUR@0", from("UUR@0", state(ParseStateError::Jammed { dial: 1 })), three);
    noted("spinout?outside=1&from=RRU@0", from("RRU@0", Problem::NoWay), three);
    let long = state(ParseStateError::TooLong { limit: 1000 });
    noted("spinout?outside=1&from=U*2000@0", from("U*2000@0", long), open);
    noted("spinout?outside=1&play=3-L", bad("play", "3-L", Problem::Play { place: 1 }), open);
}

#[test]
fn steps() {
    for value in ["x", "+1", "1.5", "1e3", "half", "--1"] {
        noted(&format!("rings?step={value}"), bad("step", value, Problem::NotAStep), "rings");
    }
    for value in ["342", "2^9", "101%", "2^99999999999999999999"] {
        noted(&format!("rings?step={value}"), bad("step", value, Problem::BeyondEnd), "rings?step=341");
    }
    noted("rings?step=-342", bad("step", "-342", Problem::BeyondEnd), "rings");
    let long = "9".repeat(500);
    noted(&format!("rings?step={long}"), bad("step", &long[..KEPT], Problem::BeyondEnd), "rings?step=341");
}

#[test]
fn values_that_are_too_long_are_not_read() {
    for (key, most) in [("n", 4_096), ("pair", 4_096), ("step", 6_000), ("from", 6_000), ("to", 6_000)] {
        let long = "1".repeat(most + 1);
        noted(&format!("rings?{key}={long}"), bad(key, &long[..KEPT], Problem::TooLong { most }), "rings");
    }
    let long = "7".repeat(6_001);
    let notice = |key| bad(key, &long[..KEPT], Problem::TooLong { most: 6_000 });
    noted(&format!("wythoff?piles={long}"), notice("piles"), "wythoff");
    noted(&format!("chain?radices={long}"), notice("radices"), "chain");
    let opened = spec::open(&format!("rings?{long}={long}&show={long}"), 1_000).unwrap();
    assert_eq!(opened.notices.first, [Notice::UnknownKey { key: long[..KEPT].to_owned() }]);
    assert_eq!(opened.view_notices.first, [bad("show", &long[..KEPT], Problem::TooLong { most: 4_096 })]);
}

#[test]
fn the_longest_that_a_size_needs_is_read() {
    let radices = vec!["10000"; 1_000].join(",");
    let state = vec!["9999"; 1_000].join(".");
    let opened = spec::open(&format!("chain?radices={radices}&from={state}&to=0*1000"), 1_000).unwrap();
    assert_eq!(opened.notices.first, []);
    let steps = opened.session.timeline().steps().to_string();
    assert!(steps.len() > 3_900, "{}", steps.len());
    let piles = format!("wythoff?piles={0},{0}", "9".repeat(1_000));
    assert_eq!(spec::open(&piles, 1_000).unwrap().notices.first, []);
}

#[test]
fn items_beyond_the_maximum_are_cut() {
    let play = vec!["1"; spec::MOST_ITEMS + 1].join(".");
    let opened = spec::open(&format!("rings?n=5&play={play}"), 1_000).unwrap();
    let problem = Problem::TooManyItems { most: spec::MOST_ITEMS };
    assert_eq!(opened.notices.first, [bad("play", &play[..KEPT], problem)]);
    assert_eq!(opened.session.moves(), 100_000);
    let written = text(&opened.session);
    let again = spec::open(&written, 1_000).unwrap();
    assert_eq!(again.notices.first, []);
    assert_eq!(text(&again.session), written);
}

#[test]
fn the_first_notices_are_kept_and_the_rest_counted() {
    let keys = vec!["a=1"; 10_000].join("&");
    let opened = spec::open(&format!("rings?{keys}&n=0"), 1_000).unwrap();
    assert_eq!((opened.notices.first.len(), opened.notices.more), (5, 9_996));
    assert!(matches!(opened.notices.first[0], Notice::BadValue { key: "n", .. }), "bad values come first");
}

#[test]
fn moves_count_up_to_the_first_that_cannot_be_made() {
    noted("rings?play=9", bad("play", "9", Problem::Play { place: 1 }), "rings");
    noted("rings?play=2.1.7.2", bad("play", "7", Problem::Play { place: 3 }), "rings?play=2.1");
    noted("rings?play=2.x", bad("play", "x", Problem::Play { place: 2 }), "rings?play=2");
    noted("rings?play=2..1", bad("play", "", Problem::Play { place: 2 }), "rings?play=2");
    noted("rings?play=~342", bad("play", "~342", Problem::Play { place: 1 }), "rings");
    noted("rings?play=~", bad("play", "~", Problem::Play { place: 1 }), "rings");
    noted("rings?play=~-1", bad("play", "~-1", Problem::Play { place: 1 }), "rings");
    noted("rings?play=10", bad("play", "10", Problem::Play { place: 1 }), "rings");
    noted("hanoi?play=1B.1B", bad("play", "1B", Problem::Play { place: 2 }), "hanoi?play=1B");
    noted("hanoi?play=1D", bad("play", "1D", Problem::Play { place: 1 }), "hanoi");
}

#[test]
fn several_mistakes_are_all_noted() {
    let opened = spec::open("rings?n=0&step=x&what=1&play=9&from=2", 1_000).unwrap();
    assert_eq!(opened.notices.first.len(), 5);
    assert_eq!(text(&opened.session), "rings");
}
