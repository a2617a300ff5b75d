//! Hints in three grades.

use gros_solver::{AnyPuzzle, Puzzle, Route, Steps};
use gros_text::{Grade, Lang};

use crate::said::{hint, open, said};

#[test]
fn where_to_look() {
    said(
        hint("rings?step=123", Grade::Look),
        "Two rings can move: 1 and 2. | Which larger ring do you want to move next, and what does it need?",
    );
    let first = |spec: &str| hint(spec, Grade::Look)(Lang::English).split_once(" | ").unwrap().0.to_owned();
    assert_eq!(first("rings?from=off&to=on"), "Only ring 1 can move.");
    assert_eq!(first("hanoi?n=3&step=1"), "Two discs can move: 1 and 2.");
    assert_eq!(first("kugellager?step=1"), "The comb and ball 1 can move.");
    assert_eq!(first("wythoff?piles=8,12"), "The difference is 12 − 8 = 4.");
    let second = |spec: &str| hint(spec, Grade::Look)(Lang::English).split_once(" | ").unwrap().1.to_owned();
    assert_eq!(second("wythoff?piles=8,12"), "What can you leave so that every move from there loses?");
    // Nothing can be left so, and no piece is larger.
    for spec in ["wythoff?piles=3,5", "rings?n=1", "slideout?base=4&n=2", "rings?from=110000000"] {
        assert_eq!(second(spec), "", "{spec}");
    }
    assert_eq!(first("hanoi?n=5&pegs=5&from=AABCD"), "Four discs can move: 1, 2, 3 and 4.");
}

#[test]
fn why_and_what() {
    said(
        hint("rings?from=111101011", Grade::Reason),
        "Ring 3 must go on so that ring 4 can come off. | What does ring 3 still need?",
    );
    said(
        hint("rings?from=111101011", Grade::Move),
        "Ring 1 off, so that ring 3 can go on. | Ring 4 needs ring 3, and ring 7 needs ring 4.",
    );
    said(
        hint("hanoi?from=ABCCB", Grade::Reason),
        "Disc 3 must go to B so that disc 5 can go to C. | What does disc 3 still need?",
    );
    said(hint("spinout?step=20", Grade::Move), "Dial 1 flat, so that dial 7 can move. | ");
    said(
        hint("wythoff?piles=8,12", Grade::Reason),
        "6 and 10 is a cold position: from there every move loses. | ",
    );
    assert_eq!(
        hint("rings?from=000000001", Grade::Reason)(Lang::English),
        "The largest one that still has to move can move now. | "
    );
    said(hint("wythoff?piles=4,7", Grade::Reason), "4 and 7 is itself a cold position: no move wins. | ");
    said(hint("wythoff?piles=4,7", Grade::Move), "Take 1 from the right pile and hope for a mistake. | ");
    said(
        hint("rings?n=3&step=1", Grade::Move),
        "Ring 3 off. | It is the largest one that still has to move.",
    );
    assert_eq!(hint("rings?step=341", Grade::Move)(Lang::English), "");
}

/// Returns the purpose of the move at a spec's step.
fn purpose(text: &str) -> impl Fn(Lang) -> String + use<> {
    let session = open(text);
    move |lang| {
        let timeline = session.timeline();
        lang.purpose(timeline, timeline.cursor()).unwrap_or_default()
    }
}

#[test]
fn the_near_purpose_comes_first() {
    said(purpose("rings?step=41"), "So that ring 4 can come off (and in the end ring 9 can come off).");
    said(purpose("hanoi?n=5&step=3"), "So that disc 4 can go to B (and in the end disc 5 can go to C).");
    said(purpose("spinout?step=20"), "So that dial 7 can move.");
    // The last moves prepare nothing larger; a game has other reasons; a move by hand is not explained.
    for none in ["rings?n=3&step=4", "rings?n=3&step=5", "wythoff", "rings?play=2&step=0"] {
        assert_eq!(purpose(none)(Lang::English), "", "{none}");
    }
    assert!(purpose("rings?n=1000&step=5000")(Lang::English).contains("ring 1000"));
}

#[test]
fn the_way_down_ends_at_the_next_move() {
    let way = |text: &str| {
        let session = open(text);
        move |lang: Lang| {
            let way = lang.way_down(session.timeline(), 9);
            way.iter().map(|rung| format!("{}: {}", rung.piece, rung.text)).collect::<Vec<_>>().join(" | ")
        }
    };
    said(
        way("rings?n=5"),
        "5: Ring 5 must come off. | 3: Ring 3 must come off so that ring 5 can come off. | 1: Ring 1 must come off so that ring 3 can come off.",
    );
    for (spec, rungs) in
        [("rings?n=64", 9), ("hanoi?n=4", 4), ("rings?n=3&step=4", 1), ("rings?n=3&step=5", 0)]
    {
        let session = open(spec);
        let way = Lang::English.way_down(session.timeline(), 9);
        assert_eq!(way.len(), rungs, "{spec}");
        let next = session
            .timeline()
            .best_move()
            .map(|mv| session.timeline().puzzle().displacement(&session.timeline().state(), &mv).piece);
        assert_eq!(way.last().map(|rung| rung.piece), next, "{spec}");
    }
}

/// Returns the numbers in a text.
fn numbers(text: &str) -> Vec<u32> {
    let numbers = text.split(|symbol: char| !symbol.is_ascii_digit());
    numbers.filter_map(|number| number.parse().ok()).collect()
}

/// A hint names ever larger pieces; the route moves them in that order, and nothing as large before them.
#[test]
fn the_ladder_is_climbed_by_the_route() {
    let specs =
        ["rings?n=6", "hanoi?n=5", "hanoi?n=5&pegs=4", "spinout", "brain", "elephants", "chain?base=4&n=3"];
    for spec in specs {
        let session = open(spec);
        let timeline = session.timeline();
        let (puzzle, goal): (&AnyPuzzle, _) = (timeline.puzzle(), &timeline.setup().goal);
        for step in 0..timeline.steps().to_u64().unwrap() {
            let state = timeline.state_at(&step.into());
            let route = puzzle.route(&state, goal).unwrap();
            let classes: Vec<u32> =
                route.moves(&Steps::ZERO, route.steps()).map(|mv| puzzle.size_class(&mv)).collect();
            let mut ladder: Vec<u32> = Vec::new();
            for class in classes {
                if ladder.last().is_none_or(|last| class > *last) {
                    ladder.push(class);
                }
            }
            let said = |grade| Lang::English.hint(puzzle, &state, goal, grade).unwrap();
            let named = numbers(&said(Grade::Reason).first);
            assert_eq!(named, ladder.iter().copied().skip(1).take(2).collect::<Vec<_>>(), "{spec} at {step}");
            let named = numbers(&said(Grade::Move).second);
            let expected: Vec<u32> =
                ladder.windows(2).skip(1).take(2).flat_map(|pair| [pair[1], pair[0]]).collect();
            assert_eq!(named, expected, "{spec} at {step}");
        }
    }
}
