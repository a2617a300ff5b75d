//! Wythoff's game.

use gros_session::{Action, Event, Seek, Session};
use gros_solver::wythoff::{Policy, Rule};
use gros_solver::{AnyMove, AnyPuzzle, AnyState, Guarantee, Piles, Puzzle, Wythoff, WythoffMove};
use gros_text::{Help, Lang, PlaceCues, Side, say};

use crate::said::{described, facts, open, refused, said, said_in_parts, steps};

fn of(text: &str) -> (AnyPuzzle, AnyState) {
    let session = open(text);
    (session.timeline().puzzle().clone(), session.timeline().state())
}

#[test]
fn titles_and_facts() {
    let title = |text: &str| {
        let (puzzle, _) = of(text);
        move |lang: Lang| lang.task_title(&puzzle)
    };
    said(title("wythoff"), "Wythoff’s game");
    said(title("wythoff?rule=nim"), "Two-pile Nim");
    said_in_parts(facts("wythoff"), &["14 and 20", "the player to move can win", "13 moves", "line of play"]);
    said_in_parts(
        facts("wythoff?piles=8,13"),
        &["8 and 13", "the player to move loses", "10 moves", "line of play"],
    );
}

fn moved(text: &str, mv: &str, name: fn(Lang, &AnyState, &AnyMove) -> String) -> impl Fn(Lang) -> String {
    let (puzzle, state) = of(text);
    let mv = puzzle.parse_move(mv).unwrap();
    move |lang| name(lang, &state, &mv)
}

#[test]
fn moves() {
    said(moved("wythoff", "9,15", Lang::move_name), "take 5 from both piles");
    said(moved("wythoff", "14,8", Lang::move_spoken), "take 12 from the right pile");
    said(moved("wythoff", "0,20", Lang::move_done), "Took 14 from the left pile, leaving 0 and 20.");
    said(moved("wythoff", "9,15", Lang::move_short), "9,15");
}

#[test]
fn rows_of_a_game() {
    said_in_parts(
        |lang| {
            moved("wythoff", "14,12", |lang, here, mv| lang.taken(here, mv).unwrap().join("|"))(lang)
                .split('|')
                .map(str::to_owned)
                .collect()
        },
        &["8 from the right", "right −8"],
    );
    said(
        |lang| [Side::You, Side::Computer, Side::First, Side::Second].map(|side| lang.player(side)).join(" "),
        "you computer first second",
    );
    let (_, here) = of("wythoff?piles=7,4");
    said(
        |lang| say!(lang, GameTurnAt { turn: lang.turn(Side::You), position: lang.state_name(&here) }),
        "Your turn: 7 and 4",
    );
}

#[test]
fn the_piles_in_words() {
    said(described("wythoff?piles=3,5"), "Left pile: 3. Right pile: 5. The player to move loses.");
    said(described("wythoff?piles=0,0"), "Left pile: 0. Right pile: 0. No stones are left.");
}

#[test]
fn winning_moves_and_reasons() {
    let winning = |left: u32, right: u32, rule| {
        let game = Wythoff::new(left.into(), right.into()).with_rule(rule);
        move |lang: Lang| lang.winning_moves(&game, &Piles::new(left.into(), right.into()))
    };
    said(winning(14, 20, Rule::Wythoff), "To win, leave 9 and 15, or 12 and 20.");
    let losing = |left: u32, right: u32| {
        let game = Wythoff::new(left.into(), right.into()).with_policy(Policy::Lose);
        move |lang: Lang| lang.winning_moves(&game, &Piles::new(left.into(), right.into()))
    };
    said(losing(14, 20), "The winning moves leave 9 and 15, or 12 and 20.");
    said(losing(0, 5), "The winning move leaves 0 and 0.");
    let session = open("wythoff?piles=3,6");
    said(|lang| lang.first_fact(session.timeline().setup()), "To win, leave 3 and 5.");
    said(winning(4, 4, Rule::Nim), "The player to move loses.");
}

#[test]
fn the_texts_of_a_game_session() {
    let mut session = open("wythoff?piles=3,4");
    let counter = |session: &Session<AnyPuzzle>| {
        let session = session.clone();
        move |lang: Lang| lang.counter(&session)
    };
    said_in_parts(counter(&session), &["Your moves 0"]);
    let before = session.timeline().clone();
    session.act(Action::DoIt);
    let after = session.timeline().clone();
    said(|lang| lang.undone(&after, &before), "Undone: 3 and 4 again.");
    said(|lang| lang.redone(&before, &after), "Redone: take 2 from both piles.");
    while session.act(Action::DoIt) != Event::Nothing {}
    said(|lang| lang.win(&session), "The last stone is taken.");
    assert!(Lang::ALL.iter().all(|lang| lang.praise(&session, &Help::default()).is_none()));
    let mut long = open("wythoff?piles=1000000,1618033");
    long.act(Action::Seek(Seek::End));
    said(|lang| lang.win(&long), "The line of play ends here.");
    said(|lang| lang.off_route(Guarantee::LineOfPlay, &steps("7")), "This is a new line of play.");
}

#[test]
fn refusals() {
    said(refused("wythoff", "14,20"), "You must take at least one stone.");
    said(refused("wythoff", "15,20"), "You can only take stones, not add them.");
    said(
        refused("wythoff", "13,18"),
        "You cannot take 1 from one pile and 2 from the other. \
         Take any number of stones from one pile, or the same number from both.",
    );
    said(
        refused("wythoff?rule=nim", "13,19"),
        "You can take from one pile only. Take any number of stones from one pile.",
    );
}

#[test]
fn whose_turn_it_is_and_who_has_won() {
    said(|lang| lang.turn(Side::You).to_owned(), "Your turn");
    said(|lang| lang.turn(Side::Second).to_owned(), "Second player’s turn");
    said(|lang| lang.winner(Side::Computer).to_owned(), "The computer took the last stone. It wins.");
    for side in [Side::You, Side::Computer, Side::First, Side::Second] {
        assert_eq!(side.rival().rival(), side);
        for lang in Lang::ALL {
            assert_ne!(lang.turn(side), lang.turn(side.rival()));
            assert_ne!(lang.winner(side), lang.winner(side.rival()));
        }
    }
}

fn game(left: u32, right: u32) -> (Wythoff, Piles) {
    let (left, right) = (left.into(), right.into());
    let game = Wythoff::new(left, right);
    let here = game.start();
    (game, here)
}

#[test]
fn the_verdict_on_demand() {
    let (hot, here) = game(14, 20);
    said(|lang| lang.verdict_of_turn(&hot, &here, Side::You).to_owned(), "Hot: you can win");
    said(|lang| lang.winning_takes(&hot, &here), "Take 5 from both piles, or 2 from the left pile.");
    let (cold, there) = game(8, 13);
    said(
        |lang| lang.verdict_of_turn(&cold, &there, Side::First).to_owned(),
        "Cold: the player to move loses",
    );
    said(|lang| lang.winning_takes(&cold, &there), "No move wins from here.");
    let (one, lonely) = game(0, 0);
    assert!(Lang::ALL.iter().all(|lang| lang.why_it_wins(&one, &lonely) != lang.why_it_wins(&hot, &here)));
    assert!(Lang::ALL.iter().all(|lang| lang.why_it_wins(&cold, &there) != lang.why_it_wins(&hot, &here)));
}

#[test]
fn places_and_marks() {
    let (_, here) = game(14, 20);
    let mv = |left: u32, right: u32| WythoffMove { to: Piles::new(left.into(), right.into()) };
    said(|lang| lang.take_short(&here, &mv(9, 15)), "5 from both");
    said(|lang| lang.take_short(&here, &mv(12, 20)), "2 from the left");
    said(
        |lang| lang.place_name(&here, &mv(9, 15).to, PlaceCues { is_target: true, is_cold: true }),
        "9 and 15, take 5 from both piles, cold",
    );
    said(|lang| lang.place_name(&here, &here, PlaceCues::default()), "14 and 20, the game is here");
}
