//! Valid specs: their meaning, and how they are written.

use gros_session::spec;
use gros_solver::{AnyPuzzle, Puzzle, Setup, Steps, ids};

use crate::model::{open, text};

/// Checks how a spec is written, and that this is a fixed point.
#[track_caller]
fn canonical(written: &str, expected: &str) {
    assert_eq!(text(&open(written)), expected);
    assert_eq!(text(&open(expected)), expected);
}

#[test]
fn defaults_are_left_out() {
    canonical("", "rings");
    canonical("rings?n=9&from=111111111&to=000000000&step=0", "rings");
    canonical("hanoi?n=5&pegs=3&rule=classic&from=AAAAA&to=CCCCC", "hanoi");
    canonical("rings?n=9&from=on&to=off", "rings");
}

#[test]
fn rules_and_pegs_are_kept() {
    canonical("hanoi?pegs=4&n=6&to=D", "hanoi?n=6&pegs=4");
    canonical("hanoi?pegs=8&to=ABCDEFGH", "hanoi?n=8&pegs=8&to=ABCDEFGH");
    canonical("hanoi?rule=Linear&pegs=3", "hanoi?rule=linear");
    canonical("hanoi?rule=cyclic&n=4&from=C", "hanoi?n=4&rule=cyclic&from=CCCC");
    canonical("wythoff?piles=14,20&policy=soon&rule=wythoff", "wythoff");
    canonical("wythoff?rule=nim&policy=long&piles=８，１３", "wythoff?piles=8,13&policy=long&rule=nim");
    canonical("wythoff?piles=007,3&play=2,3.~1&step=2", "wythoff?piles=7,3&play=2,3.~1&step=2");
}

#[test]
fn keys_are_written_in_order() {
    canonical("rings?step=3&play=3&to=1001&from=1010&n=4", "rings?n=4&from=1010&to=1001&play=3&step=3");
}

#[test]
fn a_full_row_gives_the_size() {
    canonical("rings?from=1010", "rings?n=4&from=1010");
    canonical("hanoi?to=BBB", "hanoi?n=3&to=BBB");
    canonical("hanoi?from=ABCABC&to=A", "hanoi?n=6&from=ABCABC&to=A*6");
}

#[test]
fn perfect_states_take_the_size() {
    canonical("rings?n=4&to=on&from=off", "rings?n=4&from=0000&to=1111");
    canonical("hanoi?from=b&to=a", "hanoi?from=B*5&to=A*5");
}

#[test]
fn runs_are_read_and_written() {
    canonical("rings?n=64&from=0.1*46.0*17", "rings?n=64&from=0.1*46.0*17");
    canonical("rings?from=1*4.0*2", "rings?n=6&from=111100");
    canonical("hanoi?from=A*64&step=12345678901234567890", "hanoi?n=64&step=12345678901234567890");
}

#[test]
fn writing_is_forgiving() {
    canonical("#/rings?n=4", "rings?n=4");
    canonical("%23%2Frings%3Fn=4", "rings?n=4");
    canonical(" RINGS?N=4 ", "rings?n=4");
    canonical("rings？ｎ＝４＆ｓｔｅｐ＝３", "rings?n=4&step=3");
    canonical("hanoi?from=ａ b ｃ", "hanoi?n=3&from=ABC");
    canonical("rings?&n=4&&", "rings?n=4");
    canonical("rings?from=1%2A5", "rings?n=5");
}

#[test]
fn what_was_played() {
    canonical("rings?play=2", "rings?play=2");
    canonical("rings?play=~123.1&step=124", "rings?play=~123.1&step=124");
    canonical("rings?play=~3.~4.2&step=1", "rings?play=~7.2&step=1");
    canonical("rings?play=2.~0.1", "rings?play=2.1");
    canonical("rings?play=~123", "rings?play=~123");
    canonical("hanoi?play=1B.~3.1a&step=4", "hanoi?play=1B.~3.1A&step=4");
}

#[test]
fn the_first_move_instead_of_the_goal() {
    // 142 moves to all off, an even number: ring 1 leads away from it.
    canonical("rings?from=011001001&first=R", "rings?from=011001001&to=1.0*8");
    canonical("rings?from=011001001&first=s", "rings?from=011001001");
}

#[test]
fn a_text_may_name_no_puzzle() {
    for (text, named) in [
        ("", false),
        ("?n=5", false),
        ("？n=5", false),
        ("#/?n=5", false),
        ("rings", true),
        ("x?", true),
        // An empty address opens the default puzzle of the entry.
        ("#", true),
        ("#/", true),
        ("#/?", true),
        ("#/#", true),
        ("https://example.org/#/", true),
        ("%23/", true),
    ] {
        assert_eq!(spec::names_puzzle(text), named, "{text:?}");
    }
}

#[test]
fn the_limit_is_for_rows_too() {
    for text in ["rings?from=1*1000", "hanoi?n=1000&from=A"] {
        open(text);
    }
    for text in ["rings?from=1*1001", "hanoi?n=1001&from=A"] {
        assert_eq!(spec::open(text, 1_000).unwrap().notices.first.len(), 1, "{text}");
    }
}

#[test]
fn a_thousand_pieces_at_any_step() {
    for id in ["rings", "hanoi"] {
        let written = format!("{id}?n=1000&step={}", "9".repeat(300));
        let session = open(&written);
        assert_eq!(text(&session), written);
        assert_eq!(
            session.timeline().step_of(&session.timeline().state()).as_ref(),
            Some(session.timeline().cursor())
        );
        assert!(session.timeline().to_go() > Steps::ZERO);
    }
}

#[test]
fn two_rings_as_one() {
    canonical("rings?pair=1&n=9&from=on", "rings?pair=1");
    canonical("rings?pair=0", "rings");
    canonical("rings?n=4&pair=1&play=1-2.1-2.~3.1", "rings?n=4&pair=1&play=1-2.1-2.~3.1");
}

#[test]
fn the_nary_family() {
    canonical("spinout?n=7&from=on&to=off", "spinout");
    canonical("spinout?from=10101", "spinout?n=5&from=10101");
    canonical("spinout?outside=0", "spinout");
    canonical("spinout?outside=1&n=7&from=uuuuuuu@1&step=49", "spinout?outside=1&step=49");
    canonical("spinout?outside=1&from=LUULL@0&play=1-U", "spinout?n=5&outside=1&from=LUULL@0&play=1-U");
    canonical("brain?n=4&to=off&from=on", "brain?n=4&from=1111&to=0000");
    canonical("kugellager?from=00000&to=44441&step=777", "kugellager?step=777");
    canonical("generation?from=14.14.14.14.14.14.14.1", "generation?from=14*7.1");
    canonical("generation?from=14*7.1&to=0*8", "generation?from=14*7.1&to=0*8");
    canonical("chain?base=3&n=4", "chain");
    canonical("chain?n=6&base=12&step=9", "chain?base=12&n=6&step=9");
    canonical("chain?base=5&from=0444", "chain?base=5&from=0444");
    canonical("chain?radices=3,3,3,3", "chain");
    canonical("chain?radices=5,5", "chain?base=5&n=2");
    canonical("chain?radices=2,5,5,5&from=0001&play=2-1.1-0", "chain?radices=2,5,5,5&from=0001&play=2-1.1-0");
    canonical("elephants?n=5&from=0*5&to=22222", "elephants");
    canonical("elephants?play=1-1.~3.1-2&step=2", "elephants?play=1-1.~3.1-2&step=2");
    canonical("slideout?base=3&n=5", "slideout");
    canonical("slideout?base=12&from=0.11.10.3", "slideout?base=12&n=4&from=0.11.10.3");
    canonical("hexadecimal?key=1110&from=off&to=on", "hexadecimal");
    canonical("hexadecimal?key=0111&from=10000000&step=3", "hexadecimal?key=0111&from=1.0*7&step=3");
}

#[test]
fn a_step_is_written_as_digits() {
    canonical("rings?step=50%", "rings?step=170");
    canonical("rings?step=50%25&n=4", "rings?n=4&step=5");
    canonical("rings?step=12.5%", "rings?step=42");
    canonical("rings?step=-218", "rings?step=123");
    canonical("rings?step=−218", "rings?step=123");
    canonical("rings?step=2^8", "rings?step=256");
    canonical("rings?step=1%2C0", "rings?step=10");
    canonical("hanoi?n=64&step=2^40", "hanoi?n=64&step=1099511627776");
    let whole = open("rings?n=1000&play=2").timeline().steps().clone();
    canonical("rings?n=1000&step=100%&play=2", &format!("rings?n=1000&play=2&step={whole}"));
    canonical("rings?n=1000&step=-0&play=2", &format!("rings?n=1000&play=2&step={whole}"));
}

#[test]
fn a_step_among_many_hand_moves_is_found() {
    let session = open(&format!("rings?n=5&play={}", vec!["2.1.1.2"; 500].join(".")));
    let timeline = session.timeline();
    for step in [0u32, 1, 2] {
        assert_eq!(timeline.step_of(&timeline.state_at(&step.into())), Some(step.into()));
    }
    assert_eq!(timeline.step_of(&timeline.state_at(timeline.steps())).as_ref(), Some(timeline.steps()));
}

/// Returns every puzzle with each value of each of its parameters, in up to six sizes.
fn puzzles() -> Vec<AnyPuzzle> {
    let puzzle = |text: &str| open(text).timeline().puzzle().clone();
    let varied = ids().into_iter().flat_map(|id| {
        let params = puzzle(id).params().iter();
        let pairs = params.flat_map(|param| param.choices().into_iter().map(|value| (param.key, value)));
        let texts = pairs.map(|(key, value)| format!("{id}?{key}={value}"));
        texts.chain([id.to_owned()]).collect::<Vec<_>>()
    });
    let sized = varied.flat_map(|text| {
        let usual = puzzle(&text);
        let sizes: Vec<AnyPuzzle> = (1..=6).filter_map(|pieces| usual.resized(pieces)).collect();
        sizes.into_iter().chain([usual])
    });
    sized.collect()
}

/// Checks that a task can be sent: what is written is read as the same task, without a notice.
#[track_caller]
fn can_be_sent(task: &Setup<AnyPuzzle>) {
    let written = spec::write_task(task);
    let opened = spec::open(&written, 1_000).unwrap();
    assert_eq!(opened.session.timeline().setup(), task, "{written}");
    assert!(opened.notices.is_empty(), "{written}: {:?}", opened.notices);
}

#[test]
fn every_task_that_can_be_made_can_be_sent() {
    let mut thrown = 0;
    let mut throw = |sides: usize| {
        thrown = (thrown * 48_271 + 11) % 2_147_483_647;
        thrown % sides
    };
    for puzzle in puzzles() {
        for _ in 0..4 {
            let mut state = || puzzle.random_state(&mut throw).unwrap();
            let task = Setup::standard(puzzle.clone()).with_start(state());
            can_be_sent(&task);
            let turned = task.clone().turned();
            let to = [task.clone().with_goal(state()), task.with_goal(puzzle.goal()), turned];
            to.iter().flatten().for_each(can_be_sent);
        }
    }
}
