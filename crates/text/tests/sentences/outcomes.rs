//! The caption on a first visit, after a refusal and at the goal; the setup; the help.

use gros_session::{Action, Seek};
use gros_solver::{Peg, Puzzle};
use gros_text::{Help, Lang, say};

use crate::said::{no_english, open, said, said_in_all, said_in_parts, state, steps};

fn fact(text: &str) -> impl Fn(Lang) -> String {
    let session = open(text);
    move |lang| lang.first_fact(session.timeline().setup())
}

#[test]
fn first_facts() {
    said(fact("rings"), "All nine rings are on. It takes 341 moves to get them off.");
    said(fact("rings?n=12"), "All 12 rings are on. It takes 2,730 moves to get them off.");
    said(fact("hanoi"), "All five discs are on A. It takes 31 moves to get them to C.");
    said(fact("rings?from=010110111"), "218 moves to the goal.");
}

#[test]
fn praise_is_only_for_moves() {
    let mut session = open("rings?n=3");
    for _ in 0..5 {
        session.act(Action::DoIt);
    }
    let praise = |lang: Lang, help| lang.praise(&session, &help).unwrap();
    said(|lang| praise(lang, Help::default()).title, "Solved in 5 moves");
    said_in_parts(|lang| praise(lang, Help::default()).details, &["the fewest possible", "no hints"]);
    said_in_parts(|lang| praise(lang, SHOWN).details, &["the fewest possible", "with the next move shown"]);
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
    said_in_parts(details(Help { hints: 1, ..SHOWN }), &["2 over the minimum of 1", "1 hint"]);
    // Moves that were shown are no achievement, so nothing is compared.
    said_in_parts(
        details(Help { moves_shown: 1, looks: 2, ..Help::default() }),
        &["1 of them shown", "with 2 peeks at the answer"],
    );
}

#[test]
fn help_is_counted_while_one_plays() {
    let help = Help { moves_shown: 1, hints: 2, looks: 1, ..Help::default() };
    said_in_parts(|lang| lang.helped(&help), &["1 move shown", "2 hints", "1 peek"]);
    assert_eq!(Lang::English.helped(&SHOWN), Vec::<String>::new());
    let session = open("rings?play=1.1&step=2");
    assert_eq!(Lang::English.counter_alone(&session, &help)[..2], ["Your moves 2", "1 move shown"]);
    said(|lang| lang.slider_text_alone(session.timeline(), true), "Step 2 of 343");
    said(|lang| lang.slider_text_alone(session.timeline(), false), "Step 2");
}

#[test]
fn a_refused_piece_has_its_turn_named() {
    let session = open("rings?step=123");
    let at = session.timeline().state();
    let mv = session.timeline().puzzle().parse_move("5").unwrap();
    said(
        |lang| say!(lang, OutcomeItsTurn { piece: lang.piece_of(&at, &mv), moves: steps("10") }),
        "In 10 more moves it is ring 5’s turn.",
    );
    let disc = open("hanoi").timeline().puzzle().parse_move("2C").unwrap();
    said(
        |lang| say!(lang, OutcomeItsTurn { piece: lang.piece_of(&state("hanoi"), &disc), moves: steps("1") }),
        "In 1 more move it is disc 2’s turn.",
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
    said(|lang| says("2C")(lang).unwrap(), "Disc 2 can go to B.");
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
    said_in_all(
        |lang| {
            say!(lang, Phrases { text: lang.preset(puzzle), phrase: lang.moves(rings.timeline().steps()) })
        },
        ["9 rings, 341 moves", "九连环，341 步", "九連環，341 步"],
    );
    said(|lang| lang.notation_read(puzzle), "9 digits");
    said(|lang| lang.notation_read(discs.timeline().puzzle()), "5 letters");
    said(|lang| lang.how_to_set(puzzle).to_owned(), "Click a ring to set it; the rules don’t apply here.");
    let (on, tower) = (rings.timeline().state(), discs.timeline().state());
    said(|lang| lang.set_button(&on, 3, 1), "Ring 3, on");
    said(|lang| lang.stands_briefly(&on, 3, 0), "off");
    said(|lang| lang.set_button(&tower, 3, 0), "Disc 3, on peg A");
    said(|lang| say!(lang, SetupAllOnPeg { peg: Peg(2) }), "All on C");
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
    said(sum("rings?from=101101100"), "Shortest: 439 moves, one ring per move, proven, unique");
    said(
        sum("hanoi?from=AB&to=BA"),
        "Shortest: 3 moves, one disc per move, proven; one other route is equally short",
    );
    said(sum("hanoi?pegs=4"), "Shortest: 13 moves, one disc per move, proven");
    said(
        sum("hanoi?n=20&pegs=6&from=ABCDEFABCDEFABCDEFAB&to=C"),
        "107 moves, one disc per move, upper bound",
    );
    said(sum("rings?from=off"), "Start and goal are the same.");
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

#[test]
fn who_looks_ahead_is_told_where_the_own_moves_end() {
    said(|lang| lang.looking_from(&steps("4")), "Your own moves end at 4. It counts as one peek.");
    said(|lang| lang.looking_from(&steps("0")), "It counts as one peek.");
    said(|lang| lang.back_to(&steps("4")), "Back to my move 4");
    said(|lang| lang.back_to(&steps("0")), "Back to the start");
}
