//! Locks that one designs: their graphs beside the solver's puzzles, a recursion on trees, and their notation.

use std::collections::BTreeSet;

use gros_learning::tools::lock::{Graph, Layout, Lock, Preset, Shape, Stop, Task, Unread, Wait, Word};
use gros_session::spec;
use gros_solver::{AnyState, Puzzle, Route, Setup};
use proptest::prelude::*;

/// Goes through a puzzle of the solver and the lock at once: each state, as it is written, has the same neighbours.
fn expect_same(lock: &Lock, text: &str) {
    let Setup { puzzle, start, goal, .. } = spec::open(text, 100).unwrap().session.timeline().setup().clone();
    let graph = Graph::of(lock);
    let written = |state: &AnyState| state.to_string();
    assert_eq!(Lock::write_word(lock.start()), written(&start), "{text}");
    assert_eq!(Lock::write_word(lock.goal()), written(&goal), "{text}");
    let (mut seen, mut open) = (BTreeSet::from([written(&start)]), vec![start.clone()]);
    while let Some(state) = open.pop() {
        let after: Vec<AnyState> =
            puzzle.legal_moves(&state).filter_map(|mv| puzzle.play(&state, &mv).ok()).collect();
        let word: Word = written(&state).bytes().rev().map(|digit| digit - b'0').collect();
        let mine: BTreeSet<String> = lock.neighbours(&word).map(|word| Lock::write_word(&word)).collect();
        assert_eq!(mine, after.iter().map(written).collect(), "{text} {state}");
        open.extend(after.into_iter().filter(|state| seen.insert(written(state))));
    }
    assert_eq!(seen.len(), graph.states(), "{text}");
    let route = puzzle.route(&start, &goal).unwrap();
    assert_eq!(route.steps().to_u64(), Some(graph.length() as u64), "{text}");
}

#[test]
fn locks_are_the_puzzles_that_they_are_named_after() {
    for n in 1..=8 {
        let rings = Lock::reflected(&vec![2; n]).with_ends(vec![1; n], vec![0; n]);
        expect_same(&rings, &format!("rings?n={n}"));
        expect_same(&rings, &format!("spinout?n={n}"));
    }
    for preset in [Preset::Chain, Preset::Rectangle, Preset::Kugellager, Preset::Elephants, Preset::SpinOut] {
        expect_same(&preset.lock(), preset.puzzle().unwrap());
    }
    for (base, n) in [(2, 5), (3, 2), (4, 4), (5, 3)] {
        expect_same(&Lock::slide_out(base, n), &format!("slideout?base={base}&n={n}"));
    }
    let elephants = Graph::of(&Preset::Elephants.lock());
    let leaves: BTreeSet<usize> = elephants.dead_ends().map(|end| end.step).collect();
    assert!([15, 16, 83, 84].iter().all(|step| leaves.contains(step)), "{leaves:?}");
    assert_eq!(elephants.deepest_dead_end().map(|end| end.depth), Some(22));
}

#[test]
fn a_lock_knows_the_puzzle_that_it_is() {
    let ends = |lock: Lock| lock.with_ends(vec![0; 4], vec![1; 4]);
    for (lock, id) in [
        (Preset::Rings.lock(), "rings"),
        (Preset::Chain.lock(), "chain"),
        (Preset::Elephants.lock(), "slideout"),
        (ends(Lock::reflected(&[3; 4])), "chain"),
        (ends(Lock::slide_out(5, 4)), "slideout"),
    ] {
        let twin = lock.twin().unwrap();
        assert!(twin.starts_with(&format!("{id}?")), "{twin}");
        expect_same(&lock, &twin);
    }
    for preset in [Preset::DeadEnds, Preset::Neighbours, Preset::Nobody] {
        assert_eq!(preset.lock().twin(), None);
    }
}

#[test]
fn a_piece_that_does_not_matter_makes_loops() {
    let nobody = Graph::of(&Preset::Nobody.lock());
    // A cube of 3 × 3 × 3 states: 54 moves, and 6! / 2!³ shortest ways between opposite corners.
    assert_eq!((nobody.states(), nobody.edges(), nobody.loops(), nobody.length()), (27, 54, 28, 6));
    assert_eq!((nobody.shape(), nobody.is_only_way()), (Shape::Loops, false));
    let one = Graph::of(&Lock::reflected(&[2; 3]).with_guard(3, 0, 1, None));
    assert_eq!((one.shape(), one.loops()), (Shape::Loops, 1));
    assert_eq!(Graph::of(&Preset::Neighbours.lock()).shape(), Shape::Loops);
}

#[test]
fn a_refusal_names_all_pieces_that_are_waited_for() {
    let lock = Preset::Elephants.lock();
    let waits = |word: &[u8], piece, is_up| lock.step(word, piece, is_up);
    assert_eq!(
        waits(&[0, 1, 0, 0, 0], 3, true),
        Err(Stop::Waits(vec![Wait { piece: 1, place: 2 }, Wait { piece: 2, place: 2 }]))
    );
    assert_eq!(waits(&[2, 2, 0, 0, 0], 3, true), Ok(vec![2, 2, 1, 0, 0]));
    for (piece, is_up) in [(1, false), (2, false), (0, true), (6, true)] {
        assert_eq!(waits(&[0; 5], piece, is_up), Err(Stop::End));
    }
}

#[test]
fn no_task_is_done_by_the_lock_to_begin_with_and_each_can_be() {
    let done = |lock: &Lock, task: Task| task.is_done(&Graph::of(lock));
    assert!(Task::ALL.iter().all(|task| !done(&Preset::Two.lock(), *task)));
    assert!(done(&Lock::reflected(&[2; 6]), Task::LongLine));
    assert!(!done(&Lock::reflected(&[2; 5]), Task::LongLine));
    let middle = Lock::reflected(&[2, 2, 2]).with_guard(3, 0, 2, Some(0)).with_guard(3, 0, 1, Some(1));
    let early = middle.with_ends(vec![1, 0, 0], vec![0, 0, 1]);
    assert!(done(&early, Task::EarlyDeadEnd));
    assert!(!done(&Preset::Rings.lock(), Task::EarlyDeadEnd), "a line is no tree with branches");
    assert!(done(&Lock::slide_out(3, 6).with_ends(vec![0; 6], vec![2; 6]), Task::DeepDeadEnd));
    assert!(!done(&Preset::Elephants.lock(), Task::DeepDeadEnd));
    assert!(done(&Preset::Nobody.lock(), Task::Loops));
    let chain = Lock::reflected(&[2, 3, 3, 3, 2]);
    let hundred = Graph::of(&chain);
    assert!(
        (0..hundred.states())
            .any(|state| { done(&chain.with_ends(chain.start().clone(), hundred.word(state)), Task::Moves) })
    );
}

#[test]
fn what_cannot_be_read_is_named_and_the_rest_is_kept() {
    let (lock, unread) = Lock::parse(["2,3,x,3", "1.0,90,---.000.000,0", "0009", "11"]);
    assert_eq!(lock.write(), ["2,3,2,3", "1.0,21,---.000", "", ""]);
    let guard = Unread::Guard { piece: 3, place: 0, text: "90".to_owned() };
    let text = str::to_owned;
    assert_eq!(
        unread,
        [
            Unread::Places(text("X")),
            guard,
            Unread::NoStep(text("000")),
            Unread::NoStep(text("0")),
            Unread::Start(text("0009")),
            Unread::Goal(text("11")),
        ]
    );
    for (places, left_out, kept) in [("9,9,9,9", 1, 3), ("2,2,2,2,2,2,2,2,2,2", 2, 8)] {
        let (lock, unread) = Lock::parse([places, "", "", ""]);
        assert_eq!((lock.pieces().len(), unread), (kept, vec![Unread::Pieces(left_out)]));
    }
    assert_eq!(Lock::parse([""; 4]).0, Preset::Two.lock());
    // A start alone is one of the ready-made lock of four pieces.
    let four = Preset::DeadEnds.lock();
    let moved = four.with_ends(vec![0, 1, 0, 0], four.goal().clone());
    assert_eq!(moved.write(), ["", "", "0010", ""]);
    for lock in [four, moved] {
        let text = lock.write();
        assert_eq!(Lock::parse(text.each_ref().map(String::as_str)), (lock, vec![]));
    }
    assert_eq!(Lock::parse(["２, 2,2", "", "", ""]).0, Lock::reflected(&[2; 3]));
    assert_eq!(Lock::parse(["2,2,2", "", "", ""]).0, Lock::reflected(&[2; 3]));
}

/// Numbers of places with at most so many states.
fn places(most: usize) -> impl Strategy<Value = Vec<u8>> {
    prop::collection::vec(2u8..=5, 1..=6).prop_map(move |mut places| {
        while places.iter().map(|own| usize::from(*own)).product::<usize>() > most {
            places.pop();
        }
        places
    })
}

/// Any lock, in which one guard in so many does not matter; none if never.
fn lock(one_in: Option<u8>) -> impl Strategy<Value = Lock> {
    (places(600), prop::collection::vec(any::<u8>(), 200)).prop_map(move |(places, random)| {
        let mut random = random.into_iter().cycle();
        let mut draw = |below: u8| random.next().unwrap_or_default() % below;
        let mut lock = Lock::reflected(&places);
        for (index, own) in places.iter().enumerate() {
            for (place, faster) in
                (0..own - 1).flat_map(|place| (0..index).map(move |faster| (place, faster)))
            {
                let wanted = one_in.is_none_or(|one_in| draw(one_in) > 0).then(|| draw(places[faster]));
                lock = lock.with_guard(index + 1, place, faster + 1, wanted);
            }
        }
        let mut word = || places.iter().map(|own| draw(*own)).collect::<Word>();
        let (start, goal) = (word(), word());
        lock.with_ends(start, goal)
    })
}

/// The distance of two states of a tree: the slowest piece that differs walks, and the faster ones go from guard to guard.
fn walked(lock: &Lock, from: &[u8], to: &[u8]) -> usize {
    let Some(slowest) = (0..from.len()).rev().find(|index| from[*index] != to[*index]) else { return 0 };
    let (mut at, mut faster, mut moves) = (from[slowest], from[..slowest].to_vec(), 0);
    while at != to[slowest] {
        let lower = if to[slowest] > at { at } else { at - 1 };
        let guard: Word =
            lock.guard(slowest + 1, lower).unwrap().iter().map(|place| place.unwrap()).collect();
        moves += walked(lock, &faster, &guard) + 1;
        faster = guard;
        at = if to[slowest] > at { at + 1 } else { at - 1 };
    }
    moves + walked(lock, &faster, &to[..slowest])
}

/// Returns how far one can go on from a state of a tree, away from its start.
fn ahead(graph: &Graph, state: usize) -> usize {
    let here = graph.distance(state);
    let farther = graph.neighbours(state).iter().filter(|next| graph.distance(**next) > here);
    farther.map(|next| 1 + ahead(graph, *next)).max().unwrap_or(0)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, ..ProptestConfig::default() })]

    #[test]
    fn without_any_the_states_form_a_tree(lock in lock(None)) {
        let graph = Graph::of(&lock);
        prop_assert_eq!(graph.edges(), graph.states() - 1);
        prop_assert!(graph.shape() != Shape::Loops && graph.is_only_way());
        prop_assert_eq!(graph.length(), walked(&lock, lock.start(), lock.goal()));
        for state in (0..graph.states()).step_by(1 + graph.states() / 20) {
            prop_assert_eq!(graph.distance(state), walked(&lock, lock.start(), &graph.word(state)));
        }
    }

    #[test]
    fn all_states_can_be_reached_and_the_way_is_made_of_moves(lock in lock(Some(3))) {
        let graph = Graph::of(&lock);
        prop_assert!((0..graph.states()).all(|state| graph.distance(state) < graph.states()));
        prop_assert_eq!(graph.counts().iter().sum::<usize>(), graph.states());
        for pair in graph.way().windows(2) {
            let after = graph.word(pair[1]);
            prop_assert!(lock.neighbours(&graph.word(pair[0])).any(|word| word == after));
        }
        for state in 0..graph.states() {
            let word = graph.word(state);
            let next: Vec<usize> = lock.neighbours(&word).map(|word| graph.index(&word)).collect();
            prop_assert_eq!(graph.neighbours(state), next);
            for (piece, is_up) in (1..=word.len()).flat_map(|piece| [(piece, false), (piece, true)]) {
                prop_assert_eq!(lock.can_step(&word, piece, is_up), lock.step(&word, piece, is_up).is_ok());
            }
        }
        for end in graph.dead_ends() {
            prop_assert_eq!(graph.neighbours(end.state).len(), 1);
            prop_assert!(end.depth > 0 && end.step <= graph.length());
        }
    }

    #[test]
    fn any_text_is_read(texts in prop::array::uniform4("[0-9,.x-]{0,30}")) {
        let (lock, _) = Lock::parse([&texts[0], &texts[1], &texts[2], &texts[3]]);
        prop_assert!(lock.states() <= Lock::MOST_STATES);
        let again = lock.write();
        prop_assert_eq!(Lock::parse([&again[0], &again[1], &again[2], &again[3]]), (lock, vec![]));
    }

    #[test]
    fn no_two_states_are_drawn_at_one_spot(lock in lock(None), loops in lock(Some(3))) {
        for lock in [lock, loops] {
            let graph = Graph::of(&lock);
            let layout = Layout::of(&graph);
            let spots: BTreeSet<(usize, i64)> =
                layout.spots.iter().map(|spot| (spot.column, (2.0 * spot.lane) as i64)).collect();
            prop_assert_eq!(spots.len(), graph.states());
            let [first, last] = layout.lanes;
            let is_inside = layout.spots.iter().all(|spot| spot.column < layout.columns && (first..=last).contains(&spot.lane));
            prop_assert!(is_inside);
            let is_straight = graph.way().iter().all(|state| layout.spots[*state].lane == 0.0);
            prop_assert!(is_straight || graph.shape() == Shape::Loops);
            // Behind the goal, the longest branch goes straight on.
            let straight = layout.spots.iter().filter(|spot| spot.lane == 0.0).map(|spot| spot.column).max();
            let longest = graph.way().last().map(|goal| graph.length() + ahead(&graph, *goal));
            prop_assert!(straight == longest || graph.shape() == Shape::Loops);
        }
    }

    #[test]
    fn an_edited_lock_stays_one(lock in lock(Some(4)), edits in prop::collection::vec((1usize..=7, any::<bool>()), 12)) {
        let mut lock = lock;
        for (piece, is_more) in edits {
            let before = lock.clone();
            lock = if piece == 7 {
                lock.with_pieces(lock.pieces().len().saturating_add_signed(if is_more { 1 } else { -1 }))
            } else {
                lock.with_places(piece, is_more)
            };
            let texts = lock.write();
            let read = Lock::parse([&texts[0], &texts[1], &texts[2], &texts[3]]);
            prop_assert_eq!(read, (lock.clone(), vec![]));
            prop_assert!(!is_more || piece == 7 || lock == before || before.has_room(Some(piece)));
        }
    }
}
