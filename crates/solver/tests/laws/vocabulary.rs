//! Laws of the queries that all layers use: `layout`, `displacement`, `with_piece`, `move_of`, `needs`.

use gros_solver::internals::{Branch, Detour, Displacement, Placed};
use gros_solver::{AnyPuzzle, Hexadecimal, Piles, Puzzle, Route, SpinOut, Wythoff, WythoffMove};

use super::case::{Case, hold};
use super::oracle::Graph;
use super::puzzles;

fn graphs() -> impl Iterator<Item = Graph> {
    puzzles::small().chain(Hexadecimal::SETTINGS.iter().map(|key| puzzles::hexadecimal::hexadecimal(key)))
}

fn layout<P: Puzzle>(puzzle: &P, state: &P::State) -> Vec<Placed> {
    puzzle.layout(state, 0..usize::MAX)
}

fn moved(mut layout: Vec<Placed>, Displacement { piece, also, to, .. }: Displacement) -> Vec<Placed> {
    for placed in layout.iter_mut().filter(|placed| placed.piece == piece || Some(placed.piece) == also) {
        placed.place = to;
    }
    layout
}

#[test]
fn a_layout_names_every_piece_once() {
    hold!(layouts_are_whole, graphs());
}

fn layouts_are_whole<P: Puzzle>(case: &Case<'_, P>) {
    for state in &case.states {
        let all = layout(case.puzzle, state);
        assert_eq!(all.len(), if state.to_string() == "OUT" { 0 } else { case.puzzle.pieces() });
        assert!(all.iter().all(|placed| placed.place < placed.places));
        assert!(
            all.iter().enumerate().all(|(at, one)| all[..at].iter().all(|other| other.piece != one.piece))
        );
        for window in [0..1, 1..3, 2..2, 1..usize::MAX, 7..9, usize::MAX - 1..usize::MAX] {
            let expected: Vec<Placed> = all.iter().skip(window.start).take(window.len()).copied().collect();
            assert_eq!(case.puzzle.layout(state, window), expected);
        }
    }
}

#[test]
fn a_move_does_what_its_displacement_says() {
    hold!(displacements_are_played, graphs());
}

fn displacements_are_played<P: Puzzle>(case: &Case<'_, P>) {
    for state in &case.states {
        let before = layout(case.puzzle, state);
        for mv in case.puzzle.legal_moves(state) {
            let by = case.puzzle.displacement(state, &mv);
            let after = case.puzzle.play(state, &mv).unwrap();
            assert_eq!(layout(case.puzzle, &after), moved(before.clone(), by), "{state} {mv}");
            assert!(before.iter().any(|placed| placed.piece == by.piece && placed.place == by.from));
            let between = case.puzzle.move_between(state, &after).unwrap();
            assert_eq!(case.puzzle.play(state, &between), Ok(after));
        }
    }
}

#[test]
fn a_piece_and_a_place_make_a_move() {
    hold!(moves_are_made_of_pieces_and_places, graphs());
}

fn moves_are_made_of_pieces_and_places<P: Puzzle>(case: &Case<'_, P>) {
    for state in &case.states {
        for by in case.puzzle.legal_moves(state).map(|mv| case.puzzle.displacement(state, &mv)) {
            if by.also.is_none() {
                let mv = case.puzzle.move_of(state, by.piece, by.to).unwrap();
                assert!(case.puzzle.play(state, &mv).is_ok(), "{state} {mv}");
                assert_eq!(case.puzzle.displacement(state, &mv), by);
            }
        }
    }
}

#[test]
fn a_piece_can_be_put_anywhere() {
    hold!(pieces_are_put_anywhere, graphs());
}

fn pieces_are_put_anywhere<P: Puzzle>(case: &Case<'_, P>) {
    let may_jam = case.graph.rows.iter().any(|row| row.contains('@'));
    for state in &case.states {
        let all = layout(case.puzzle, state);
        for placed in &all {
            assert_eq!(case.puzzle.with_piece(state, placed.piece, placed.place).as_ref(), Some(state));
            assert_eq!(case.puzzle.with_piece(state, placed.piece, placed.places), None);
            for to in 0..placed.places {
                let Some(put) = case.puzzle.with_piece(state, placed.piece, to) else {
                    assert!(may_jam, "{state} {} {to}", placed.piece);
                    continue;
                };
                let by = Displacement::of(placed.piece, placed.place, to);
                assert_eq!(layout(case.puzzle, &put), moved(all.clone(), by));
                assert_eq!(case.puzzle.parse_state(&put.to_string()), Ok(put));
            }
        }
        let beyond = all.iter().map(|placed| placed.piece).max().unwrap_or_default() + 1;
        assert_eq!(case.puzzle.with_piece(state, beyond, 0), None);
    }
}

#[test]
fn the_needs_of_a_legal_move_are_met() {
    hold!(needs_are_met, graphs());
}

/// Every piece that blocks a move is one that the move needs elsewhere.
fn needs_are_met<P: Puzzle>(case: &Case<'_, P>) {
    for state in &case.states {
        let all = layout(case.puzzle, state);
        let is_so = |piece, value| all.contains(&Placed { piece, place: value, places: places(&all, piece) });
        for mv in case.puzzle.legal_moves(state) {
            let needs = case.puzzle.needs(state, &mv);
            assert!(needs.iter().all(|wanted| is_so(wanted.piece, wanted.value)), "{state} {mv} {needs:?}");
        }
        for mv in case.graph.conceivable.iter().filter_map(|text| case.puzzle.parse_move(text).ok()) {
            let needs = case.puzzle.needs(state, &mv);
            let Err(refusal) = case.puzzle.play(state, &mv) else { continue };
            let unmet = needs.iter().filter(|wanted| !is_so(wanted.piece, wanted.value));
            let unmet: Vec<usize> = unmet.map(|wanted| wanted.piece).collect();
            assert!(needs.is_empty() || refusal.blockers().iter().all(|piece| unmet.contains(piece)));
        }
    }
}

fn places(all: &[Placed], piece: usize) -> u16 {
    all.iter().find(|placed| placed.piece == piece).map_or(0, |placed| placed.places)
}

#[test]
fn stones_have_no_places_but_a_pile() {
    let game = Wythoff::new(5u32.into(), 3u32.into());
    let start = game.start();
    let by = |left: u32, right: u32| {
        let mv = WythoffMove { to: Piles::new(left.into(), right.into()) };
        let by = game.displacement(&start, &mv);
        (by.piece, by.also)
    };
    assert_eq!([by(4, 3), by(5, 1), by(3, 1)], [(1, None), (2, None), (1, Some(2))]);
    let all = game.goal();
    assert_eq!(
        game.move_between(&start, &Piles::new(4u32.into(), 2u32.into())).map(|mv| mv.to_string()),
        Some("4,2".into())
    );
    assert_eq!(game.move_between(&start, &all), None);
    assert_eq!(layout(&game, &start), []);
    assert_eq!(game.with_piece(&start, 1, 0), None);
}

#[test]
fn the_piece_of_a_class_is_the_one_that_moves() {
    hold!(classes_have_a_piece, graphs());
}

fn classes_have_a_piece<P: Puzzle>(case: &Case<'_, P>) {
    for state in &case.states {
        for mv in case.puzzle.legal_moves(state) {
            let piece = case.puzzle.displacement(state, &mv).piece;
            assert_eq!(case.puzzle.piece_of_class(case.puzzle.size_class(&mv)), piece);
        }
    }
}

#[test]
fn the_goal_with_turns_outside_has_no_pieces() {
    let puzzle = AnyPuzzle::from(SpinOut::new(3).unwrap());
    assert_eq!(layout(&puzzle, &puzzle.goal()), []);
    assert_eq!(puzzle.with_piece(&puzzle.goal(), 1, 0), None);
}

#[test]
fn the_top_piece_can_be_taken() {
    hold!(tops_are_taken, graphs());
}

fn tops_are_taken<P: Puzzle>(case: &Case<'_, P>) {
    let (puzzle, stacks) = (case.puzzle, case.puzzle.stacks());
    for state in &case.states {
        let all = layout(puzzle, state);
        for place in (0..9).filter(|place| usize::from(*place) < stacks) {
            let pieces = all.iter().filter(|placed| placed.place == place).map(|placed| placed.piece);
            assert_eq!(puzzle.top_of(state, place), pieces.min(), "{state} {place}");
        }
        for mv in puzzle.legal_moves(state) {
            let by = puzzle.displacement(state, &mv);
            let taken = puzzle.move_of_top(state, by.from, by.to);
            assert_eq!(taken, (stacks > 0).then_some(mv), "{state}");
        }
    }
}

#[test]
fn named_and_random_choices_are_states() {
    hold!(choices_are_states, graphs());
}

fn choices_are_states<P: Puzzle>(case: &Case<'_, P>) {
    let puzzle = case.puzzle;
    let is_state = |state: &P::State| puzzle.parse_state(&state.to_string()).as_ref() == Ok(state);
    let goals = puzzle.named_goals();
    assert!(goals.contains(&puzzle.goal()) && puzzle.named_starts().contains(&puzzle.start()));
    assert!(puzzle.named_starts().iter().chain(&goals).all(is_state));
    assert!(goals.iter().all(|goal| puzzle.route(&puzzle.start(), goal).is_ok()));
    for seed in 0..20 {
        let mut thrown: usize = seed;
        let mut throw = |sides: usize| {
            thrown = (7 * thrown + 3) % 101;
            thrown % sides.max(1)
        };
        let state = puzzle.random_state(&mut throw);
        // Random moves may end the game.
        assert!(state.as_ref().map_or(puzzle.named_goals().len() == 1, is_state), "{state:?}");
    }
}

#[test]
fn a_detour_ends_on_the_route() {
    hold!(detours_end_on_the_route, graphs());
}

/// All states of a tree are on the route or in a dead end, and the deepest dead ends are listed.
fn detours_end_on_the_route<P: Puzzle>(case: &Case<'_, P>) {
    let puzzle = case.puzzle;
    for (from, to) in case.pairs().step_by(7) {
        let (route, ends) = (case.route(from, to), (&case.states[from], &case.states[to]));
        let branches = puzzle.branches(ends.0, ends.1);
        assert!(branches.iter().all(|branch| !branch.depth.is_zero() && branch.leaves_at <= *route.steps()));
        let detours: Vec<Detour> =
            case.states.iter().filter_map(|state| puzzle.detour(ends.0, ends.1, state)).collect();
        let Some(states) = puzzle.states_of_tree() else {
            assert_eq!(detours, []);
            continue;
        };
        assert_eq!((states, detours.len()), (case.states.len() as u64, case.states.len()));
        for (state, detour) in case.states.iter().zip(&detours) {
            let listed = branches.iter().find(|branch| branch.leaves_at == detour.leaves_at);
            match route.step_of(state) {
                Some(step) => assert_eq!((&detour.leaves_at, detour.depth.is_zero()), (&step, true)),
                None => assert!(!detour.depth.is_zero() && listed.is_some_and(|it| it.depth >= detour.depth)),
            }
        }
        let is_there = |branch: &Branch| {
            detours.contains(&Detour { leaves_at: branch.leaves_at.clone(), depth: branch.depth.clone() })
        };
        assert!(branches.iter().all(is_there));
    }
}

#[test]
fn a_game_begins_with_stones_in_both_piles() {
    let game = AnyPuzzle::from(Wythoff::new(5u32.into(), 3u32.into()));
    let thrown = |by: usize| game.random_state(&mut |sides| by % sides).unwrap().to_string();
    assert_eq!([thrown(0), thrown(39), thrown(40)], ["1,1", "40,40", "1,1"]);
    assert_eq!((game.named_starts(), game.takes_goal()), (Vec::new(), false));
}
