//! Long random sequences of actions, compared with a model of plain texts.

use gros_session::{Action, Event, HandMove, Seek, spec};
use gros_solver::{AnyPuzzle, AnyState, Guarantee, Puzzle, Route, Setup, Steps};
use proptest::prelude::*;
use proptest::sample::{Index, select};

use crate::model::{AnySession, AnyTimeline, check_near, distance, hand_moves, open, text};

const MOST_UNDO: usize = 1_000;
const ACTIONS: usize = 1_000;
/// Reading a session back is as expensive as playing it, so check it only sometimes.
const EVERY: usize = 25;

/// An action that does not depend on a session yet.
#[derive(Clone, Debug)]
enum Op {
    Legal(Index),
    /// Any piece and place, legal or not.
    AnyMove(Index, Index),
    DoIt,
    Seek(Seek),
    /// A fraction of the timeline, in units of 2^-32.
    SeekTo(u32),
    SetUp(usize, Index, Index),
    Open(&'static str),
    Alone(Index),
    Settle,
    Look(u32),
    GoOn,
    Undo,
    Redo,
}

fn op() -> impl Strategy<Value = Op> {
    let near = prop_oneof![Just(Seek::Next), Just(Seek::Back)];
    let far = prop_oneof![
        Just(Seek::Start),
        Just(Seek::End),
        any::<u32>().prop_map(|steps| Seek::At(steps.into())),
        (0..40u32).prop_map(|steps| Seek::Forward(steps.into())),
        (0..40u32).prop_map(|steps| Seek::Backward(steps.into())),
        (0..400u32).prop_map(|steps| Seek::ToGo(steps.into())),
        (0..12_000u32).prop_map(Seek::Tick),
    ];
    let index = any::<Index>;
    prop_oneof![
        12 => index().prop_map(Op::Legal),
        3 => (index(), index()).prop_map(|(piece, place)| Op::AnyMove(piece, place)),
        6 => Just(Op::DoIt),
        6 => near.prop_map(Op::Seek),
        1 => far.prop_map(Op::Seek),
        3 => any::<u32>().prop_map(Op::SeekTo),
        1 => (1..12usize, index(), index()).prop_map(|(size, start, goal)| Op::SetUp(size, start, goal)),
        1 => select(&["rings?play=2.~4.1&step=3", "hanoi?from=AB&to=BA", "hanoi?n=64&step=99"][..]).prop_map(Op::Open),
        3 => index().prop_map(Op::Alone),
        1 => Just(Op::Settle),
        1 => (0..40u32).prop_map(Op::Look),
        1 => Just(Op::GoOn),
        8 => Just(Op::Undo),
        5 => Just(Op::Redo),
    ]
}

/// Small and large tasks.
fn beginning() -> impl Strategy<Value = &'static str> {
    select(
        &[
            "rings?n=1",
            "rings?n=4&from=0110",
            "rings?n=70&pair=1",
            "rings",
            "rings?n=70&to=1*70&from=off",
            "rings?n=65&from=1010.0*61",
            "hanoi?n=1",
            "hanoi?n=3&from=BAA&to=ABB",
            "hanoi?from=ABCAB&to=CBBAC",
            "hanoi?n=70",
            "hanoi?n=66&from=ABC.A*63&to=BAC.B*63",
            "spinout",
            "kugellager",
            "generation?from=7.0.14.3.2.1.0.1",
            "chain?base=12&n=3&from=1.11.5",
            "chain?radices=2,5,3,4",
            "elephants?step=83",
            "slideout?base=5&n=40",
            "spinout?outside=1",
            "spinout?outside=1&n=5&from=LUULL@0",
            "hexadecimal?key=1011",
            "hanoi?n=5&pegs=4",
            "hanoi?n=20&pegs=4",
            "hanoi?n=40&pegs=7",
            "hanoi?rule=linear",
            "hanoi?n=4&rule=cyclic&from=ABCA",
            "hanoi?n=70&rule=cyclic",
            "wythoff",
            "wythoff?piles=30,7&policy=long",
            "wythoff?piles=9,11&policy=lose",
            "wythoff?piles=8,8&rule=nim",
        ][..],
    )
}

/// Returns a state that stands for this number.
fn some_state(puzzle: &AnyPuzzle, index: &Index) -> AnyState {
    let mut rest = index.index(usize::MAX);
    let mut throw = |sides: usize| {
        let thrown = rest % sides;
        rest /= sides;
        thrown
    };
    puzzle.random_state(&mut throw).unwrap()
}

fn action(session: &AnySession, op: &Op) -> Option<Action<AnyPuzzle>> {
    let timeline = session.timeline();
    let puzzle = timeline.puzzle();
    Some(match op {
        Op::Legal(index) => {
            let state = timeline.state();
            let legal: Vec<_> = puzzle.legal_moves(&state).collect();
            // A finished game has no moves.
            Action::Hand(legal.get(index.index(legal.len().max(1)))?.clone())
        }
        Op::AnyMove(piece, place) => {
            let peg = match puzzle {
                AnyPuzzle::Rings(_) => String::new(),
                AnyPuzzle::Hanoi(_) => (*place.get(&["A", "B", "C"])).to_owned(),
                AnyPuzzle::Wythoff(_) => format!(",{}", place.index(22)),
                AnyPuzzle::SpinOut(_) => (*place.get(&["-L", "-U", "-R", "-R*", "-U*"])).to_owned(),
                _ => (*place.get(&["-0", "-1", "-2", "-9"])).to_owned(),
            };
            let piece = piece.index(puzzle.pieces() + 2);
            Action::Hand(puzzle.parse_move(&format!("{piece}{peg}")).ok()?)
        }
        Op::DoIt => Action::DoIt,
        Op::Seek(seek) => Action::Seek(seek.clone()),
        Op::SeekTo(part) => Action::Seek(Seek::Part { part: (*part).into(), whole: Steps::from(u32::MAX) }),
        Op::SetUp(size, start, goal) => {
            let puzzle = puzzle.resized(*size).unwrap_or(puzzle.clone());
            let [start, goal] = [start, goal].map(|index| some_state(&puzzle, index));
            let task = Setup::standard(puzzle).with_start(start);
            Action::SetUp(task.clone().with_goal(goal).unwrap_or(task))
        }
        Op::Open(text) => Action::Open(open(text)),
        Op::Alone(index) => {
            let state = timeline.state();
            let legal: Vec<_> = puzzle.legal_moves(&state).collect();
            Action::Alone(legal.get(index.index(legal.len().max(1)))?.clone())
        }
        Op::Settle => return None,
        Op::Look(step) => Action::Look(Seek::At((*step).into()).resolve(timeline)),
        Op::GoOn => Action::GoOn,
        Op::Undo => Action::Undo,
        Op::Redo => Action::Redo,
    })
}

/// The state that undo restores, as text.
#[derive(Clone, Debug, PartialEq)]
struct Moment {
    text: String,
    moves: u64,
    jumps: bool,
}

fn moment(session: &AnySession) -> Moment {
    Moment { text: text(session), moves: session.moves(), jumps: session.has_jumps() }
}

/// The model: stacks of moments.
#[derive(Default)]
struct Model {
    undo: Vec<Moment>,
    redo: Vec<Moment>,
    seeking: bool,
}

impl Model {
    /// Checks the effect of an action, given the moment before it.
    fn check(&mut self, before: Moment, event: &Event<AnyPuzzle>, session: &AnySession, is_jump: bool) {
        let now = moment(session);
        match event {
            Event::Played { .. } => {
                assert_eq!(now.jumps, before.jumps || is_jump);
                if session.timeline().planned_from() <= session.timeline().cursor() {
                    check_plan_ahead(session);
                }
                self.change(before, false);
            }
            Event::Refused { .. } | Event::Nothing => assert_eq!(now, before),
            Event::Sought { .. } if now.text == before.text => assert_eq!(now, before),
            Event::Sought { .. } => {
                assert_eq!((now.moves, now.jumps), (before.moves, before.jumps || is_jump));
                self.change(before, true);
            }
            Event::WentOn => {
                assert_eq!((now.moves, now.jumps), (before.moves, true));
                self.change(before, false);
            }
            Event::Opened => self.change(before, false),
            Event::Undone => {
                assert_eq!(Some(now), self.undo.pop());
                self.redo.push(before);
                self.seeking = false;
            }
            Event::Redone => {
                assert_eq!(Some(now), self.redo.pop());
                self.undo.push(before);
                self.seeking = false;
            }
        }
        assert_eq!(session.history().count(), self.undo.len());
        assert_eq!((session.can_undo(), session.can_redo()), (!self.undo.is_empty(), !self.redo.is_empty()));
    }

    fn change(&mut self, before: Moment, is_seek: bool) {
        if !(is_seek && self.seeking) {
            self.undo.push(before);
        }
        if self.undo.len() > MOST_UNDO {
            self.undo.remove(0);
        }
        self.redo.clear();
        self.seeking = is_seek;
    }
}

/// Checks the effect of a hand move against the rule of three cases.
fn check_case(before: &AnySession, event: &Event<AnyPuzzle>, after: &AnySession) {
    let Event::Played { how, .. } = event else { return };
    assert_eq!(after.moves(), before.moves() + 1);
    let (before, after) = (before.timeline(), after.timeline());
    let (k, one) = (before.cursor(), Steps::ONE);
    let next = k + &one;
    if k.checked_sub(&one).is_some_and(|back| before.state_at(&back) == after.state()) {
        assert_eq!((*how, &(after.cursor() + &one)), (HandMove::Back, k));
        let is_inside_plan = after.cursor() >= before.planned_from();
        assert!(!is_inside_plan || after.steps() == before.steps());
    } else if k >= before.planned_from() && before.state_at(&next) == after.state() && *k < *before.steps() {
        assert_eq!((*how, after.cursor(), after.steps()), (HandMove::Along, &next, before.steps()));
    } else {
        let longer = after.to_go() >= before.to_go();
        assert_eq!((*how, after.cursor(), after.planned_from()), (HandMove::Off { longer }, &next, &next));
    }
}

/// Checks a move made without a plan: it is appended, unless it repeats what was played next. A move that was given up
/// is no longer counted.
fn check_alone(before: &AnySession, event: &Event<AnyPuzzle>, after: &AnySession) {
    let Event::Played { how, .. } = event else { return };
    let made = (before.moves(), after.moves());
    let (before, after) = (before.timeline(), after.timeline());
    let given_up = before.played_to().saturating_sub(before.cursor()).to_u64().unwrap_or(u64::MAX);
    let counted = if *how == HandMove::Along { made.0 } else { made.0.saturating_sub(given_up) + 1 };
    assert_eq!(made.1, counted.max(1));
    let next = before.cursor() + &Steps::ONE;
    assert_eq!(after.cursor(), &next);
    if *how == HandMove::Along {
        assert!(before.goes_as(after) && before.cursor() < before.played_to());
    } else {
        assert_eq!(after.planned_from(), &next);
    }
}

/// Checks that everything before the cursor counts as played afterwards, and that nothing else changes.
fn check_settled(session: &mut AnySession) {
    let before = session.timeline().clone();
    let undo = session.history().count();
    session.settle();
    let after = session.timeline();
    assert_eq!(after.played_to(), before.played_to().max(before.cursor()));
    assert_eq!((after.planned_from(), after.steps()), (before.planned_from(), before.steps()));
    assert_eq!((after.cursor(), after.state()), (before.cursor(), before.state()));
    assert_eq!(session.history().count(), undo);
}

/// Checks that the moves passed over count as played afterwards, and are still on the timeline.
fn check_went_on(before: &AnySession, event: &Event<AnyPuzzle>, after: &AnySession) {
    let (before, after) = (before.timeline(), after.timeline());
    assert_eq!(*event == Event::WentOn, before.is_ahead());
    assert!(!after.is_ahead());
    assert_eq!((after.steps(), after.cursor()), (before.steps(), before.cursor()));
}

/// Checks that the line of a game is the same up to where it ends.
fn check_as_played(timeline: &AnyTimeline, step: &Steps) {
    let shown = timeline.as_played();
    let end = timeline.played_to().max(timeline.cursor());
    assert_eq!((shown.steps(), shown.cursor()), (end, timeline.cursor()));
    assert_eq!(shown.move_at(end), None);
    let step = step.min(end);
    assert_eq!(shown.state_at(step), timeline.state_at(step));
    assert!(step == end || shown.move_at(step) == timeline.move_at(step));
    assert!(
        shown.moves(&Steps::ZERO, timeline.steps()).take(3).eq(timeline.moves(&Steps::ZERO, end).take(3))
    );
}

/// Checks that a hand move is followed by a shortest plan.
fn check_plan_ahead(session: &AnySession) {
    let timeline = session.timeline();
    assert!(timeline.planned_from() <= timeline.cursor());
    let again = timeline.puzzle().route(&timeline.state(), &timeline.setup().goal).unwrap();
    match (timeline.guarantee(), again.guarantee()) {
        (Guarantee::Shortest { .. }, Guarantee::Shortest { .. }) => {
            assert_eq!(timeline.to_go(), distance(timeline), "{}", text(session));
        }
        // A side makes its deliberate mistake only once, so that a line of play is compared from its start.
        (Guarantee::LineOfPlay, _) => {
            let begin = timeline.state_at(timeline.planned_from());
            let whole = timeline.puzzle().route(&begin, &timeline.setup().goal).unwrap();
            let ahead = timeline.steps().saturating_sub(timeline.planned_from());
            assert_eq!(&ahead, whole.steps(), "{}", text(session));
        }
        (Guarantee::Shortest { .. }, _) => assert!(timeline.to_go() <= distance(timeline)),
        _ => {}
    }
}

/// Checks that a session survives a round trip through its text.
fn check_round_trip(session: &AnySession) {
    let written = text(session);
    let again = open(&written);
    assert_eq!(text(&again), written);
    let (one, other) = (session.timeline(), again.timeline());
    assert_eq!((one.steps(), one.cursor(), one.par()), (other.steps(), other.cursor(), other.par()));
    assert_eq!((one.setup(), one.state()), (other.setup(), other.state()));
    assert_eq!((one.planned_from(), one.guarantee()), (other.planned_from(), other.guarantee()));
    assert_eq!(hand_moves(one), hand_moves(other));
    assert_eq!(again.moves(), hand_moves(one).len() as u64);
    assert_eq!(again.has_jumps(), one.cursor() != one.played_to());
}

fn run(beginning: &str, ops: &[(Op, u32)]) {
    let mut session = open(beginning);
    let mut model = Model::default();
    for (place, (op, sample)) in ops.iter().enumerate() {
        if let Op::Settle = op {
            check_settled(&mut session);
        }
        let Some(action) = action(&session, op) else { continue };
        let before = session.clone();
        let event = session.act(action);
        match op {
            Op::Alone(_) => check_alone(&before, &event, &session),
            Op::GoOn => check_went_on(&before, &event, &session),
            _ => check_case(&before, &event, &session),
        }
        let is_jump = match op {
            Op::Look(_) => false,
            Op::Alone(_) => before.timeline().is_ahead(),
            _ => matches!(event, Event::Sought { .. }),
        };
        model.check(moment(&before), &event, &session, is_jump);
        let timeline = session.timeline();
        let step = timeline.steps().scale_down(&(*sample).into(), &u32::MAX.into());
        check_near(timeline, &step);
        check_near(timeline, timeline.cursor());
        check_as_played(timeline, &step);
        check_near(timeline, &timeline.planned_from().saturating_sub(&Steps::from(2u32)));
        if place % EVERY == 0 {
            check_round_trip(&session);
        }
    }
    check_round_trip(&session);
}

#[test]
fn a_game_is_given_away_only_once() {
    check_plan_ahead(&open("wythoff?piles=9,11&policy=lose&play=8,11.8,2&step=3"));
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 50, max_shrink_iters: 400, ..ProptestConfig::default() })]

    #[test]
    fn any_row_of_actions_keeps_all_promises(
        beginning in beginning(),
        ops in prop::collection::vec((op(), any::<u32>()), ACTIONS),
    ) {
        run(beginning, &ops);
    }
}

proptest! {
    #[test]
    fn any_text_is_read_without_panic(text in "(rings|hanoi|wythoff|spinout|lock250|chain|elephants|slideout|hexadecimal|x)?[?&]?(([a-z]{1,5}|n|base|radices|key|pair|from|to|play|step|first|pegs|piles|outside)(=([0-9A-D.,*~%xon-]{0,8}|[LUR]{1,4}@[0-9]|linear|cyclic|nim|lose))?&?){0,6}") {
        if let Ok(opened) = spec::open(&text, 1_000) {
            check_round_trip(&opened.session);
            check_near(opened.session.timeline(), opened.session.timeline().cursor());
        }
    }
}
