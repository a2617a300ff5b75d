//! Variants of the tower: more pegs, pegs in a row and in a circle.

use gros_session::Action;
use gros_solver::{AnyPuzzle, AnyState, Guarantee, catalogue};
use gros_text::{Key, Lang, RingCues, say};

use crate::said::{board_group, described, facts, open, refused, said, said_in_parts, steps};

#[test]
fn facts_name_the_pegs_or_the_rule_and_how_sure_the_count_is() {
    said_in_parts(facts("hanoi?pegs=4"), &["5 discs", "four pegs", "A → D", "13 moves", "proven shortest"]);
    said_in_parts(
        facts("hanoi?pegs=5&n=6"),
        &["6 discs", "five pegs", "A → E", "15 moves", "presumed shortest"],
    );
    said_in_parts(
        facts("hanoi?rule=linear"),
        &["5 discs", "neighbouring pegs only", "A → C", "242 moves", "proven shortest"],
    );
    said_in_parts(
        facts("hanoi?rule=cyclic&n=2&to=B"),
        &["2 discs", "clockwise only", "A → B", "5 moves", "proven shortest"],
    );
}

#[test]
fn boards_and_their_names() {
    said(board_group("hanoi?pegs=8"), "Tower of Hanoi, eight pegs, 5 discs");
    said(board_group("hanoi?rule=cyclic"), "Tower of Hanoi, three pegs, clockwise only, 5 discs");
    said(described("hanoi?pegs=4&from=DA"), "Peg A: disc 1. Peg B: empty. Peg C: empty. Peg D: disc 2.");
    let name = |text: &str| {
        let session = open(text);
        move |lang: Lang| lang.variant_name(session.timeline().puzzle())
    };
    said(name("hanoi?pegs=4"), "Tower of Hanoi, four pegs");
    said(name("hanoi"), "Tower of Hanoi");
}

#[test]
fn refusals_of_the_rules() {
    said(
        refused("hanoi?rule=linear", "1C"),
        "Disc 1 cannot jump that far. There is a peg in between. A disc can move only to a neighbouring peg.",
    );
    said(
        refused("hanoi?rule=cyclic", "1C"),
        "Disc 1 cannot go in that direction. A disc moves one peg at a time, always clockwise: A to B, B to C, C to A.",
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
    said(solved("hanoi?pegs=4&n=2", 3), "Solved in 3 moves, the fewest possible.");
    said(solved("hanoi?pegs=5&n=2", 3), "Solved in 3 moves, the same as the route shown.");
    let counter = |text: &str| {
        let session = open(text);
        move |lang: Lang| lang.counter(&session)
    };
    said_in_parts(counter("hanoi?pegs=5"), &["Your moves 0", "best known 11"]);
    said(|lang| lang.off_route(Guarantee::UpperBound, &steps("7")), "You left the route: 7 to go now.");
}

#[test]
fn the_rules_of_each_variant_have_their_sentence() {
    for (text, count) in
        [("rings", 3), ("hanoi", 3), ("hanoi?pegs=6", 3), ("hanoi?rule=linear", 4), ("hanoi?rule=cyclic", 4)]
    {
        let session = open(text);
        for lang in Lang::ALL {
            assert_eq!(lang.rules(session.timeline().puzzle()).len(), count, "{text}");
        }
    }
    let rules = Lang::English.rules(open("rings").timeline().puzzle());
    assert_eq!(rules[1], Lang::English.text(Key::RuleOne));
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
    said(|lang| lang.plan_part(&parts[0], 0), "6 small discs step aside to B");
    said(|lang| lang.plan_part(&parts[1], 1), "4 large discs go to D");
    said(|lang| lang.plan_part(&parts[2], 2), "6 small discs follow to D");
    said(
        |lang| say!(lang, HanoiPlanPartMoves { moves: lang.moves(&parts[1].moves), pegs: parts[1].pegs }),
        "15 moves with 3 pegs",
    );
    said(|lang| lang.plan_sum(&parts, 10).0, "Frame–Stewart plan: 17 + 15 + 17 = 49.");
    said(|lang| lang.plan_sum(&parts, 10).1, "With only three pegs it would take 1,023.");
}

#[test]
fn what_a_guarantee_means() {
    let of = |text: &str| {
        let session = open(text);
        let (setup, guarantee) = (session.timeline().setup().clone(), session.timeline().guarantee());
        (setup, guarantee)
    };
    let (four, proved) = of("hanoi?pegs=4");
    said(|lang| lang.guarantee_of(&four, proved), "proven shortest (Bousch 2014)");
    let (rings, shortest) = of("rings");
    said(|lang| lang.guarantee_of(&rings, shortest), "proven shortest");
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
    assert!(pair(Lang::English).contains(&"341 moves ring by ring".to_owned()), "{:?}", pair(Lang::English));
    let cues = RingCues { is_on: true, can_move: true, best_next: true };
    said(|lang| lang.pair_button(cues), "Take rings 1 and 2 off, can move, best next");
    said(
        |lang| lang.pair_button(RingCues { is_on: false, ..RingCues::default() }),
        "Put rings 1 and 2 on, cannot move",
    );
}

#[test]
fn the_catalogue() {
    let entry = catalogue::entry("rings").unwrap();
    said(|lang| say!(lang, CatalogueOpenPuzzle { name: lang.entry_name(entry) }), "Open Chinese rings");
    for lang in Lang::ALL {
        for entry in catalogue::CATALOGUE {
            assert!(!lang.entry_name(entry).is_empty());
            assert!(!lang.counted(entry.counted).is_empty() && !lang.rule_status(entry.rule).is_empty());
        }
    }
}
