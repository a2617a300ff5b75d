//! Property tests of the reducer: after any messages the page can be drawn, and its address leads back to it.

use std::collections::BTreeSet;

use gros_session::{Action, Chunk, Seek};
use gros_solver::{AnyMove, AnyState, DiscMove, Peg, Puzzle, RingMove, Setup, ids};
use proptest::prelude::*;

use super::*;

const ADDRESSES: [&str; 10] = [
    "#/wythoff?piles=3,7&play=2,6&step=1",
    "#/rings?n=5&step=7",
    "#/hanoi?n=4&from=BAAC&to=A",
    "#/rings?n=3&play=1.3.1&step=2",
    "#/hanoi?n=3&play=1C.2B.~2.1A",
    "",
    "#/nothing",
    "#/rings?n=0&from=abc&step=-1&foo",
    "#/hanoi?n=1000&step=1",
    "#/rings?n=1000&from=1",
];

pub(super) fn prefs() -> Prefs {
    Prefs { rival: Rival::Second, ..Prefs::default() }
}

fn message() -> impl Strategy<Value = Msg> {
    let seek = prop_oneof![
        Just(Seek::Start),
        Just(Seek::End),
        Just(Seek::Next),
        Just(Seek::Back),
        (0u32..50).prop_map(|step| Seek::At(step.into())),
        (0u32..50).prop_map(Seek::Tick),
    ];
    let mv = prop_oneof![
        (0usize..8).prop_map(|ring| AnyMove::Rings(RingMove::of(ring))),
        (0usize..6, 0u8..4).prop_map(|(disc, to)| AnyMove::Hanoi(DiscMove { disc, to: Peg(to) })),
    ];
    prop_oneof![
        4 => mv.prop_map(|mv| Msg::Act(Action::Hand(mv))),
        3 => (0u8..4).prop_map(|peg| Msg::Peg(Peg(peg))),
        2 => (0u8..4, prop::option::of(0u8..4)).prop_map(|(from, to)| Msg::Carry { from: Peg(from), to: to.map(Peg) }),
        3 => seek.prop_map(|seek| Msg::Act(Action::Seek(seek))),
        2 => prop::sample::select(&[Action::DoIt, Action::Undo, Action::Redo]).prop_map(Msg::Act),
        2 => prop::sample::select(&[Msg::Hint, Msg::PutBack, Msg::PlayOrPause, Msg::Over(Wait::Step), Msg::Over(Wait::Answer), Msg::Over(Wait::Arrival), Msg::Describe, Msg::Over(Wait::Description), Msg::Shared(Copied::Link), Msg::Over(Wait::Feedback)]),
        4 => coach_message().prop_map(Msg::Coach),
        1 => prop::sample::select(ids()).prop_map(Msg::Puzzle),
        1 => prop::sample::select(&ADDRESSES).prop_map(|address| Msg::Address(address.to_owned())),
        1 => any::<bool>().prop_map(DockMsg::Hold).prop_map(Msg::Dock),
        2 => any::<bool>().prop_map(Msg::Solve),
        1 => Just(Msg::Explain),
        1 => Just(Msg::Act(Action::GoOn)),
        1 => (-70isize..70).prop_map(DockMsg::Zoom).prop_map(Msg::Dock),
        1 => (0usize..4).prop_map(Msg::Dismiss),
        1 => prop::sample::select(&Speed::ALL).prop_map(DockMsg::Speed).prop_map(Msg::Dock),
        1 => (1usize..6).prop_map(|size| Msg::Act(Action::SetUp(smaller(size)))),
    ]
}

fn coach_message() -> impl Strategy<Value = CoachMsg> {
    let plain = [
        CoachMsg::Open,
        CoachMsg::Leave,
        CoachMsg::Rule,
        CoachMsg::Beat,
        CoachMsg::Back,
        CoachMsg::Same,
        CoachMsg::Lost,
        CoachMsg::Return,
        CoachMsg::Pause,
        CoachMsg::Repeat,
        CoachMsg::Settle,
        CoachMsg::Resume,
        CoachMsg::StartOver,
    ];
    let tasks = [
        "rings?n=5&from=10110",
        "hanoi?n=4&from=BAAC&to=A",
        "rings?n=5&from=off",
        "elephants?from=22222",
        "wythoff",
    ];
    let task = |text: &str| spec::open(text, MAX_PIECES).unwrap().session.timeline().setup().clone();
    let chunk = prop::sample::select(&Chunk::ALL);
    prop_oneof![
        3 => Just(CoachMsg::Start),
        4 => Just(CoachMsg::Next),
        3 => prop::sample::select(plain.to_vec()),
        1 => chunk.prop_map(|chunk| CoachMsg::Settings(CoachSettings { chunk, ..CoachSettings::default() })),
        1 => prop::sample::select(tasks.to_vec()).prop_map(move |text| CoachMsg::Enter(task(text))),
    ]
}

pub(super) fn smaller(size: usize) -> Setup<AnyPuzzle> {
    let puzzle = spec::open("rings", MAX_PIECES).unwrap().session.timeline().puzzle().resized(size).unwrap();
    Setup::standard(puzzle)
}

fn check(model: &Model) -> Result<(), TestCaseError> {
    let timeline = model.session.timeline();
    prop_assert!(timeline.cursor() <= timeline.steps());
    prop_assert!(!model.is_playing() || !model.is_solved(), "nothing plays at the goal");
    prop_assert!(!model.is_arriving() || model.is_solved(), "arrivals happen only at the goal");
    let allowed = model.allowed_moves();
    prop_assert!(allowed.iter().all(|mv| timeline.puzzle().play(&model.state(), mv).is_ok()));
    if let Some(peg) = model.lifted() {
        let AnyState::Hanoi(state) = model.state() else { panic!("a ring was lifted") };
        prop_assert!(state.top_of(peg).is_some(), "a disc is lifted from an empty peg");
    }
    let (from, to) = model.coach_context().order();
    prop_assert!(from <= to && to <= *timeline.steps() && (from < to || model.is_solved()));
    prop_assert_eq!(model.coach_context().call().is_some(), model.coach_context().stage() != Stage::Enter);
    // A game that begins elsewhere has other piles; the coach leads through none.
    prop_assert!(model.is_game() || model.coach_context().draft().puzzle == *timeline.puzzle());
    if let Some(place) = model.place_to_save().map(spec::write) {
        prop_assert_eq!(
            CoachPlace::of(&place, 0, true).map(|place| place.step),
            Some(timeline.cursor().clone())
        );
    }
    if model.is_solving() {
        let shown = model.shown_timeline();
        prop_assert!(!model.is_looking() || model.help.summary().looks > 0, "to look ahead is counted");
        prop_assert!(!model.is_game() || !timeline.is_ahead(), "the plan of a game is not shown");
        prop_assert!(
            model.seen_to().is_some_and(|seen| seen <= *timeline.steps() && seen >= *shown.cursor())
        );
        prop_assert!(!model.hides_next() || !model.feedback.tells_next());
    }
    let prefs = Prefs { is_solving: model.is_solving(), ..model.prefs };
    let again = Model::open(&model.address(), &[], prefs);
    prop_assert!(again.warnings.is_empty());
    prop_assert_eq!(again.state(), model.state());
    prop_assert_eq!(again.address(), model.address());
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, ..ProptestConfig::default() })]
    #[test]
    fn whatever_happens_the_address_leads_back(messages in prop::collection::vec(message(), 1..120)) {
        let mut model = ModelRef::new(Model::open("#/rings?n=5", &[], prefs()));
        for msg in messages {
            model = model.after(msg);
            check(&model)?;
        }
    }
}

#[test]
fn a_second_hint_makes_the_move() {
    let first = ModelRef::new(Model::open("", &[], prefs())).after(Msg::Hint);
    assert_eq!(
        (first.feedback.clone(), first.address()),
        (Feedback::Hint(gros_text::Grade::Move), "#/rings".to_owned())
    );
    let second = first.after(Msg::Hint);
    assert_eq!((second.session.moves(), second.address()), (1, "#/rings?step=1".to_owned()));
}

#[test]
fn an_address_of_another_puzzle_can_be_undone() {
    let rings = ModelRef::new(Model::open("#/rings?n=5&step=7", &[], prefs()));
    let hanoi = rings.after(Msg::Address("#/hanoi?n=4".to_owned()));
    assert_eq!(hanoi.address(), "#/hanoi?n=4");
    assert_eq!(hanoi.after(Msg::Act(Action::Undo)).address(), "#/rings?n=5&step=7");
}

#[test]
fn each_puzzle_resumes_where_it_was_left() {
    let rings = ModelRef::new(Model::open("#/rings?n=5&step=7", &[], prefs()));
    let hanoi = rings.after(Msg::Puzzle("hanoi"));
    assert_eq!(hanoi.address(), "#/hanoi");
    assert_eq!(hanoi.after(Msg::Puzzle("rings")).address(), "#/rings?n=5&step=7");
}

#[test]
fn no_disc_stays_lifted_when_another_puzzle_is_resumed() {
    let rings = ModelRef::new(Model::open("#/rings?n=5&step=7", &[], prefs()));
    let lifted = rings.after(Msg::Puzzle("hanoi")).after(Msg::Peg(Peg(0)));
    let playing = lifted.after(Msg::PlayOrPause);
    for left in [lifted, playing] {
        let back = left.after(Msg::Address("#/rings?n=5&step=7".to_owned()));
        assert_eq!(
            (back.address().as_str(), back.lifted(), back.is_playing()),
            ("#/rings?n=5&step=7", None, false)
        );
    }
}

#[test]
fn a_disc_is_carried_though_nothing_was_drawn_meanwhile() {
    let carry = |from: u8, to: Option<u8>| Msg::Carry { from: Peg(from), to: to.map(Peg) };
    let tower = ModelRef::new(Model::open("#/hanoi?n=3", &[], prefs()));
    let lifted = tower.after(carry(0, None)).after(carry(0, None));
    assert_eq!(lifted.lifted(), Some(Peg(0)));
    assert_eq!(lifted.after(carry(0, Some(2))).state().to_string(), "AAC");
    assert_eq!(lifted.after(carry(0, Some(0))).lifted(), None);
    // Escape put it back while it was carried.
    let dropped = lifted.after(Msg::PutBack).after(carry(0, Some(2)));
    assert_eq!((dropped.lifted(), dropped.session.moves()), (None, 0));
}

#[test]
fn a_disc_lifted_and_chosen_again_is_put_back() {
    let lifted = ModelRef::new(Model::open("#/hanoi", &[], prefs())).after(Msg::Peg(Peg(0)));
    assert_eq!(lifted.lifted(), Some(Peg(0)));
    let put_back = lifted.after(Msg::Peg(Peg(0)));
    assert_eq!((put_back.lifted(), put_back.session.moves()), (None, 0));
    let moved = put_back.after(Msg::Peg(Peg(0))).after(Msg::Peg(Peg(1)));
    assert_eq!(moved.state().to_string(), "AAAAB");
}

fn against_the_computer(address: &str, rival: Rival) -> ModelRef {
    ModelRef::new(Model::open(address, &[], Prefs { rival, ..prefs() }))
}

fn take(left: u32, right: u32) -> Msg {
    let to = gros_solver::Piles::new(left.into(), right.into());
    Msg::Act(Action::Hand(AnyMove::Wythoff(gros_solver::WythoffMove { to })))
}

#[test]
fn the_computer_answers_and_both_moves_are_undone_together() {
    let mine = against_the_computer("#/wythoff?piles=3,6", Rival::Second).after(take(3, 4));
    assert!(mine.is_answering());
    assert_eq!(mine.turn(), gros_text::Side::Computer);
    let answered = mine.after(Msg::Over(Wait::Answer));
    assert_eq!(
        (answered.session.moves(), answered.turn(), answered.is_answering()),
        (2, gros_text::Side::You, false)
    );
    assert!(
        answered
            .session
            .timeline()
            .puzzle()
            .game_position(&answered.state())
            .is_some_and(|position| position.is_cold),
        "it plays to win"
    );
    let back = answered.after(Msg::Act(Action::Undo));
    assert_eq!((back.address().as_str(), back.is_answering()), ("#/wythoff?piles=3,6", false));
    assert_eq!(back.after(Msg::Act(Action::Redo)).address(), answered.address());
}

#[test]
fn the_computer_begins_if_asked_and_stops_at_the_end() {
    let first = against_the_computer("#/wythoff?piles=3,6", Rival::First);
    assert!(first.is_answering());
    let mut model = first.after(Msg::Over(Wait::Answer));
    assert_eq!(model.turn(), gros_text::Side::You);
    while !model.is_solved() {
        model = model.after(Msg::Act(Action::DoIt)).after(Msg::Over(Wait::Answer));
    }
    assert_eq!((model.is_answering(), model.winner()), (false, Some(gros_text::Side::Computer)));
}

#[test]
fn nothing_moves_while_the_computer_thinks_and_nobody_moves_for_it() {
    let thinking = against_the_computer("#/wythoff?piles=3,6", Rival::Second).after(take(3, 4));
    let (back, on) = (Msg::Act(Action::Seek(Seek::Back)), Msg::Act(Action::Seek(Seek::Next)));
    let undo = Msg::Act(Action::Undo);
    for msg in [take(0, 4), Msg::Hint, Msg::PlayOrPause, Msg::Act(Action::DoIt), undo, back.clone(), on] {
        let same = thinking.after(msg);
        assert_eq!((same.address(), same.is_answering()), (thinking.address(), true));
        assert_eq!((same.feedback.clone(), same.help.summary().was_asked_for()), (Feedback::Nothing, false));
    }
    let answered = thinking.after(Msg::Over(Wait::Answer));
    let told = &answered.announcements.events[..];
    assert!(matches!(told, [Announcement::Answered { .. }]), "{told:?}");
    // After a seek it waits to be asked.
    let sought = answered.after(back);
    assert!(sought.is_computers_turn() && !sought.is_answering());
    assert_eq!(sought.after(take(0, 4)).address(), sought.address());
    assert!(sought.after(Msg::LetAnswer).is_answering());
}

#[test]
fn a_game_in_an_address_goes_on_where_it_was_and_a_place_in_it_stays() {
    let is_answering = |address: &str| Model::open(address, &[], Prefs::default()).is_answering();
    assert!(!is_answering("#/wythoff") && !is_answering("#/wythoff?step=1"));
    assert!(is_answering("#/wythoff?against=computer-first"));
    assert!(is_answering("#/wythoff?piles=3,6&play=3,4&step=1"));
    assert!(!is_answering("#/wythoff?piles=3,6&play=3,4&step=1&against=two"));
    let mut model = Model::open("#/wythoff?against=two", &[], Prefs::default());
    assert_eq!((model.prefs.rival, model.prefs_to_save().rival), (Rival::Nobody, Rival::Second));
    model.take(Msg::Address("#/wythoff?piles=3,6&against=computer-first".to_owned()));
    assert!(model.is_answering());
}

#[test]
fn it_is_said_at_which_move_the_cold_positions_were_left() {
    use gros_text::Ending;
    let ending = |address: &str| against_the_computer(address, Rival::Second).ending();
    let lost = "#/wythoff?play=9,15.9,14.8,13.8,12.7,12.7,4.4,1.2,1.1,1.0,0&step=10";
    assert_eq!(ending(lost), Some(Ending::LostAt(5)));
    assert_eq!(ending("#/wythoff?piles=3,5&play=3,4.1,2.1,1.0,0&step=4"), Some(Ending::LostFromTheStart));
    assert_eq!(ending("#/wythoff?piles=3,4&play=1,2.1,1.0,0&step=3"), Some(Ending::WonAllAlong));
    assert_eq!(ending("#/wythoff?piles=3,4&play=3,3.3,0.0,0&step=3"), Some(Ending::WonAt(2)));
    assert_eq!(ending("#/wythoff?piles=3,4&play=1,2.1,1"), None);
    assert_eq!(against_the_computer(lost, Rival::Nobody).ending(), None);
}

#[test]
fn the_easy_computer_loses_to_whoever_takes_what_the_hints_say() {
    for piles in ["14,20", "8,9", "3,5", "1,24"] {
        let mut model = against_the_computer(&format!("#/wythoff?piles={piles}&policy=lose"), Rival::Second);
        while !model.is_solved() {
            let mv = best_move(model.session.timeline(), Rival::Second).unwrap();
            model = model.after(Msg::Act(Action::Hand(mv))).after(Msg::Over(Wait::Answer));
        }
        assert_eq!(model.winner(), Some(gros_text::Side::You), "{piles}");
    }
    // It leaves a hot position even where the person has just given the game away as planned.
    let given = against_the_computer("#/wythoff?policy=lose", Rival::Second).after(take(0, 20));
    assert_eq!(given.after(Msg::Over(Wait::Answer)).state().to_string(), "0,1");
}

#[test]
fn pressing_the_slider_delays_the_answer_and_dragging_it_cancels_the_answer() {
    let mine = against_the_computer("#/wythoff?piles=3,6", Rival::Second).after(take(3, 4));
    let held = mine.after(Msg::Dock(DockMsg::Hold(true)));
    assert!(held.is_dragging());
    assert!(held.after(Msg::Dock(DockMsg::Hold(false))).is_answering());
    let dragged = held.after(Msg::Act(Action::Seek(Seek::Next)));
    assert!(dragged.is_dragging());
    assert!(!dragged.after(Msg::Dock(DockMsg::Hold(false))).is_answering());
}

#[test]
fn no_answer_in_a_puzzle_after_a_seek_or_between_two_people() {
    let rings = against_the_computer("#/rings?n=3", Rival::Second).after(Msg::Act(Action::DoIt));
    assert!(!rings.is_answering() && rings.ending().is_none());
    let sought = against_the_computer("#/wythoff", Rival::Second).after(Msg::Act(Action::Seek(Seek::Next)));
    assert!(!sought.is_answering());
    let two = against_the_computer("#/wythoff", Rival::Nobody).after(take(9, 15));
    assert_eq!((two.is_answering(), two.turn()), (false, gros_text::Side::Second));
}

#[test]
fn a_personal_best_counts_only_what_was_done_alone() {
    let solved = |address: &str| {
        let mut model = ModelRef::new(Model::open(address, &[], prefs()));
        while !model.is_solved() {
            let mv = model.session.timeline().best_move().unwrap();
            model = model.after(Msg::Act(Action::Hand(mv)));
        }
        model
    };
    assert_eq!(solved("#/rings?n=3").personal_best(), Some(5));
    let mut coach_context = ModelRef::new(Model::open("#/rings?n=3", &[], prefs()));
    while !coach_context.is_solved() {
        coach_context = coach_context.after(Msg::Act(Action::DoIt));
    }
    assert_eq!(coach_context.personal_best(), None);
    assert_eq!(solved("#/rings?n=3&step=2").personal_best(), None);
    let two = Prefs { rival: Rival::Nobody, ..prefs() };
    let mut game = ModelRef::new(Model::open("#/wythoff?piles=1,1", &[], two));
    game = game.after(take(0, 0));
    assert_eq!((game.is_solved(), game.personal_best()), (true, None));
    let other = solved("#/rings?n=3").after(Msg::Act(Action::SetUp(smaller(2))));
    assert_eq!(other.personal_best(), None);
    assert_eq!(other.after(Msg::Act(Action::Undo)).personal_best(), Some(5));
}

#[test]
fn the_family_has_one_tab_that_leads_to_the_puzzle_played_last() {
    let rings = ModelRef::new(Model::open("#/rings?n=3", &[], prefs()));
    assert_eq!(rings.last_of_family(), "spinout");
    let brain = rings.after(Msg::Puzzle("brain"));
    assert_eq!(brain.last_of_family(), "brain");
    let back = brain.after(Msg::Puzzle("elephants")).after(Msg::Puzzle("wythoff"));
    assert_eq!(back.last_of_family(), "elephants");
}

#[test]
fn what_is_stored_by_name_is_found_again() {
    assert!(Tab::ALL.into_iter().all(|tab| Tab::from_id(tab.id()) == Some(tab)));
    let are_apart = |names: &[&str]| BTreeSet::from_iter(names).len() == names.len();
    assert!(are_apart(&RingLook::ALL.map(RingLook::id)));
    assert!(are_apart(&Theme::ALL.map(Theme::id)));
    assert!(are_apart(&Rival::ALL.map(Rival::id)));
}
