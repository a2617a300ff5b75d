//! The same puzzle in two bodies: right pairings are isomorphisms of the state graphs, all others fail at a named move.

use std::collections::BTreeSet;

use gros_session::spec::BodyPair;
use gros_solver::{AnyPuzzle, AnyState, Puzzle};
use gros_tools::bodies::{Bodies, Obstacle, Pairing, orders};

/// Lists all pairings.
fn pairings(bodies: &Bodies) -> Vec<Pairing> {
    let first = bodies.first();
    let pieces = orders(first.partners().len());
    let mut all = Vec::new();
    for order in pieces {
        let paired = (1..).zip(&order).fold(first.clone(), |pairing, (piece, partner)| {
            pairing.with_piece(piece, usize::from(*partner) + 1)
        });
        let mut of_order = vec![paired];
        for piece in 1..=first.partners().len() {
            let places = orders(first.partners()[piece - 1].places.len());
            of_order = of_order
                .iter()
                .flat_map(|pairing| places.iter().map(|places| pairing.with_places(piece, places.clone())))
                .collect();
        }
        all.extend(of_order);
    }
    all
}

/// Goes through all states from the start.
fn reached(puzzle: &AnyPuzzle) -> BTreeSet<AnyState> {
    let (mut seen, mut open) = (BTreeSet::from([puzzle.start()]), vec![puzzle.start()]);
    while let Some(state) = open.pop() {
        for after in neighbours(puzzle, &state) {
            if seen.insert(after.clone()) {
                open.push(after);
            }
        }
    }
    seen
}

fn neighbours(puzzle: &AnyPuzzle, state: &AnyState) -> BTreeSet<AnyState> {
    puzzle.legal_moves(state).filter_map(|mv| puzzle.play(state, &mv).ok()).collect()
}

#[test]
fn two_pairings_are_right_and_all_others_fail_at_a_named_move() {
    for (pair, most) in [(BodyPair::SpinOut, 5), (BodyPair::Brain, 4), (BodyPair::Counter, 3)] {
        for pieces in 2..=most {
            let bodies = Bodies::open(pair, pieces).unwrap();
            assert!(bodies.can_be_tried() && bodies.obstacle().is_none());
            let all = reached(&bodies.left);
            let mut right = 0;
            for pairing in pairings(&bodies) {
                let Some(conflict) = bodies.conflict(&pairing) else {
                    right += 1;
                    let images: BTreeSet<AnyState> =
                        all.iter().map(|state| bodies.image(&pairing, state).unwrap()).collect();
                    assert_eq!(images, reached(&bodies.right));
                    for state in &all {
                        let image = bodies.image(&pairing, state).unwrap();
                        assert_eq!(bodies.origin(&pairing, &image).as_ref(), Some(state));
                        let moved: BTreeSet<AnyState> = neighbours(&bodies.left, state)
                            .iter()
                            .map(|state| bodies.image(&pairing, state).unwrap())
                            .collect();
                        assert_eq!(moved, neighbours(&bodies.right, &image));
                    }
                    continue;
                };
                assert!(bodies.left.play(&conflict.state, &conflict.mv).is_ok());
                assert_eq!(bodies.image(&pairing, &conflict.state).as_ref(), Some(&conflict.image));
                assert_eq!(bodies.right.play(&conflict.image, &conflict.image_move), Err(conflict.why));
            }
            // A line can be laid on a line in two ways.
            assert_eq!(right, 2, "{pair:?} {pieces}");
        }
    }
}

#[test]
fn the_pairing_to_begin_with_is_wrong() {
    for pair in [BodyPair::SpinOut, BodyPair::Brain, BodyPair::Counter, BodyPair::Elephants] {
        for pieces in 2..=6 {
            let Some(bodies) = Bodies::open(pair, pieces) else { continue };
            assert!(bodies.conflict(&bodies.first()).is_some() || pair == BodyPair::Elephants && pieces < 3);
        }
    }
}

#[test]
fn elephants_cannot_be_paired_however_one_tries() {
    let bodies = Bodies::open(BodyPair::Elephants, 3).unwrap();
    assert_eq!(bodies.obstacle(), Some(Obstacle::Moves(1)));
    let [counter, elephants] = bodies.census();
    assert_eq!((counter.states, elephants.states), (27, 27));
    assert_eq!((counter.with_moves(1), counter.with_moves(3)), (2, 0));
    assert!(elephants.with_moves(1) > 2 && elephants.with_moves(3) > 0);
    for pairing in pairings(&bodies) {
        let conflict = bodies.conflict(&pairing).unwrap();
        assert_eq!(bodies.right.play(&conflict.image, &conflict.image_move), Err(conflict.why));
    }
}

#[test]
fn a_tower_has_more_states_than_rings() {
    for pieces in 2..=5 {
        let bodies = Bodies::open(BodyPair::Tower, pieces).unwrap();
        assert!(!bodies.can_be_tried());
        assert_eq!(bodies.obstacle(), Some(Obstacle::States));
        let states = bodies.census().map(|census| census.states);
        assert_eq!(states, [1 << pieces, 3usize.pow(pieces as u32)]);
    }
}

#[test]
fn a_partner_changes_hands() {
    let bodies = Bodies::open(BodyPair::SpinOut, 3).unwrap();
    let pieces =
        |pairing: &Pairing| pairing.partners().iter().map(|partner| partner.piece).collect::<Vec<_>>();
    let first = bodies.first();
    assert_eq!(pieces(&first), [3, 2, 1]);
    assert_eq!(pieces(&first.with_piece(1, 2)), [2, 3, 1]);
    assert_eq!(pieces(&first.with_piece(1, 3)), [3, 2, 1]);
    assert_eq!(pieces(&first.with_piece(9, 3)), [3, 2, 1]);
    assert_eq!(orders(2), [[0, 1], [1, 0]]);
    assert_eq!(orders(3).len(), 6);
}

/// Ring r is on exactly if bit r differs from bit r + 1, so only the last ring is a bit.
#[test]
fn only_the_last_ring_is_a_bit_of_the_moves_to_go() {
    for pieces in 2..=6 {
        let bodies = Bodies::open(BodyPair::SpinOut, pieces).unwrap();
        assert!(bodies.has_bits());
        for state in reached(&bodies.left) {
            let to_go = bodies.to_go(&state).unwrap();
            for placed in bodies.left.layout(&state, 0..pieces) {
                let differs = ((to_go ^ (to_go >> 1)) >> (placed.piece - 1)) & 1;
                assert_eq!(u64::from(placed.place), differs, "{state}");
            }
        }
        for (piece, bit) in (1..=pieces).flat_map(|piece| (1..=pieces).map(move |bit| (piece, bit))) {
            let Some(found) = bodies.mismatch(piece, bit) else {
                assert_eq!((piece, bit), (pieces, pieces));
                continue;
            };
            assert_ne!((piece, bit), (pieces, pieces));
            let after = bodies.left.play(&found.state, &found.mv).unwrap();
            let [before, after] = [&found.state, &after].map(|state| bodies.to_go(state).unwrap());
            assert_eq!((before, after), (found.to_go, found.to_go - 1));
            let is_of_bit = ((before ^ after) >> (bit - 1)) & 1 == 1;
            let moved = bodies.left.displacement(&found.state, &found.mv).piece;
            assert_eq!((found.is_of_piece, is_of_bit), (moved == piece, moved != piece));
            assert!(found.changes > 1 || pieces == 2, "{pieces}: {piece} {bit}");
        }
    }
    for pair in [BodyPair::Counter, BodyPair::Elephants] {
        assert!(!Bodies::open(pair, 3).unwrap().has_bits());
    }
}
