//! Queries of pictures and texts: places of pieces, blockers, counts.

use gros_solver::catalogue::{CATALOGUE, entry};
use gros_solver::internals::Wanted;
use gros_solver::{
    Alphabet, Chain, ChainModel, DialMove, Facing, Guarantee, Hexadecimal, IllegalMove, NoRoute, PieceMove,
    Piles, Puzzle, RingMove, Rings, Route, SlideOut, SpinOut, Steps, Ways, Wythoff,
};

fn wanted(pieces: &[(usize, u16)]) -> Vec<Wanted> {
    pieces.iter().map(|(piece, value)| Wanted { piece: *piece, value: *value }).collect()
}

fn moved(piece: usize, to: u16) -> PieceMove {
    PieceMove { piece, to }
}

#[test]
fn pieces_of_a_chain() {
    let lock = Chain::preset(ChainModel::Lock250);
    let state = lock.parse_state("3210").unwrap();
    assert_eq!(
        [0, 1, 2, 3, 4].map(|piece| state.value_of(piece)),
        [Some(0), Some(1), Some(2), Some(3), None]
    );
    assert_eq!(state.pieces().collect::<Vec<_>>(), [(3, 3), (2, 2), (1, 1), (0, 0)]);
    assert_eq!((lock.is_binary(), lock.last_piece()), (false, 3));
    assert_eq!(lock.needs(&state, &moved(2, 3)), wanted(&[(1, 4), (0, 1)]));
    assert_eq!(lock.needs(&state, &moved(2, 1)), wanted(&[(1, 0), (0, 0)]));
    assert_eq!(lock.needs(&state, &moved(0, 1)), []);
    assert_eq!(lock.needs(&state, &moved(4, 1)), []);

    let dials = Chain::preset(ChainModel::SpinOut);
    assert!(dials.is_binary());
    assert_eq!([0, 1, 7, 8].map(|dial| dials.start().value_of(dial)), [None, Some(1), Some(1), None]);
}

#[test]
fn locks_and_the_burr_have_a_driver() {
    let driven = ChainModel::ALL.into_iter().filter(|model| Chain::preset(*model).has_driver());
    assert_eq!(
        driven.collect::<Vec<_>>(),
        [
            ChainModel::BinaryBurr,
            ChainModel::Lock250,
            ChainModel::Kugellager,
            ChainModel::Kugellager7,
            ChainModel::Generation
        ]
    );
    let rectangle = Chain::preset(ChainModel::RecTangle);
    assert_eq!((rectangle.has_driver(), rectangle.last_piece()), (false, 4));
}

#[test]
fn moves_of_pieces_without_the_strokes_of_the_driver() {
    let lock = Chain::preset(ChainModel::Lock250);
    let whole = lock.route(&lock.start(), &lock.goal()).unwrap();
    assert_eq!((whole.steps(), whole.moves_without_strokes()), (&Steps::from(249u32), Steps::from(124u32)));
    for (one, other) in [(0u32, 1u32), (1, 2), (7, 60), (60, 7), (33, 33), (249, 100)] {
        let route = lock.route(&lock.state_of_rank(&one.into()), &lock.state_of_rank(&other.into())).unwrap();
        let pieces = route.moves(&Steps::ZERO, route.steps()).filter(|mv| mv.piece > 0).count();
        assert_eq!(route.moves_without_strokes(), Steps::from(pieces), "{one} to {other}");
    }
    let dials = Chain::preset(ChainModel::SpinOut);
    let route = dials.route(&dials.start(), &dials.goal()).unwrap();
    assert_eq!(route.moves_without_strokes(), Steps::from(85u32));
}

#[test]
fn pieces_of_a_slide() {
    let elephants = SlideOut::elephants(5).unwrap();
    let state = elephants.parse_state("01202").unwrap();
    let places = [0, 1, 2, 3, 4, 5, 6].map(|piece| state.value_of(piece));
    assert_eq!(places, [None, Some(2), Some(0), Some(2), Some(1), Some(0), None]);
    assert_eq!(state.pieces().collect::<Vec<_>>(), [(5, 0), (4, 1), (3, 2), (2, 0), (1, 2)]);
    assert_eq!(elephants.needs(&state, &moved(3, 1)), wanted(&[(2, 0), (1, 2)]));
    assert_eq!(elephants.needs(&state, &moved(4, 2)), wanted(&[(3, 0), (2, 2), (1, 2)]));
    assert_eq!(elephants.needs(&state, &moved(4, 0)), wanted(&[(3, 2), (2, 2), (1, 2)]));
    assert_eq!(elephants.needs(&state, &moved(1, 1)), []);
    assert_eq!(elephants.needs(&state, &moved(6, 1)), []);
    assert_eq!(elephants.states(), Some(243));
    assert!(elephants.is_elephants() && !SlideOut::new(3, 5).unwrap().is_elephants());
    let is_line = |base, pieces| SlideOut::new(base, pieces).unwrap().is_line();
    assert_eq!(
        [(2, 9), (4, 3), (3, 2), (3, 3), (5, 4)].map(|(base, pieces)| is_line(base, pieces)),
        [true, true, true, false, false]
    );
    assert_eq!(SlideOut::new(2, 64).unwrap().states(), None);
}

#[test]
fn dead_ends_of_the_elephants() {
    let elephants = SlideOut::elephants(5).unwrap();
    let route = elephants.route(&elephants.start(), &elephants.goal()).unwrap();
    let found: Vec<(u64, u64)> = route
        .branches()
        .iter()
        .map(|branch| (branch.leaves_at.to_u64().unwrap(), branch.depth.to_u64().unwrap()))
        .collect();
    let steps = [15, 16, 29, 30, 37, 38, 45, 46, 59, 60, 67, 68, 75, 76, 83, 84, 91, 92, 99, 100, 107, 108];
    let depth = |step| match step {
        83 | 84 => 22,
        37 | 38 | 67 | 68 | 99 | 100 => 8,
        _ => 2,
    };
    assert_eq!(found, steps.map(|step| (step, depth(step))));
    let many = SlideOut::elephants(7).unwrap();
    assert_eq!(many.route(&many.start(), &many.goal()).unwrap().branches(), []);
}

#[test]
fn bars_and_their_key() {
    let puzzle = Hexadecimal::new("0110").unwrap();
    assert_eq!((puzzle.key(), puzzle.bars()), ("0110", 8));
    let state = puzzle.parse_state("10100000").unwrap();
    assert_eq!([0, 1, 2, 3, 8, 9].map(|bar| state.is_down(bar)), [false, true, false, true, false, false]);
    assert_eq!(state.pieces().take(3).collect::<Vec<_>>(), [(1, 1), (2, 0), (3, 1)]);
    assert_eq!(Hexadecimal::new("111"), None);
}

#[test]
fn dials_outside_their_case() {
    let puzzle = SpinOut::new(3).unwrap();
    assert_eq!((puzzle.dials(), puzzle.pieces()), (3, 3));
    let state = puzzle.parse_state("ULL@0").unwrap();
    assert_eq!(state.puzzle(), &puzzle);
    let facings = [0, 1, 3, 4].map(|dial| state.facing(dial));
    assert_eq!(facings, [None, Some(Facing::Left), Some(Facing::Upright), None]);
    assert_eq!(state.pieces().collect::<Vec<_>>(), [(3, 1), (2, 0), (1, 0)]);
    assert_eq!((state.shifts(), state.is_goal(), state.is_out()), (Some((0, 3)), false, false));
    let goal = puzzle.goal();
    assert_eq!((goal.shifts(), goal.is_goal(), goal.is_out(), goal.facing(1)), (None, true, true, None));
    assert_eq!(goal.pieces().count(), 0);
    let out = puzzle.parse_state("LLL@0").unwrap();
    assert_eq!((out.shifts(), out.is_goal(), out.is_out()), (Some((0, 6)), false, true));
}

#[test]
fn what_is_in_the_way() {
    let rings = Rings::new(4).unwrap().with_pair();
    let apart = rings.play(&rings.parse_state("0001").unwrap(), &RingMove::PAIR).unwrap_err();
    assert_eq!((&apart, apart.blockers()), (&IllegalMove::PairApart, vec![1]));
    let elephants = SlideOut::elephants(3).unwrap();
    assert_eq!(elephants.play(&elephants.start(), &moved(3, 1)).unwrap_err().blockers(), [2, 1]);
    let dials = SpinOut::new(3).unwrap();
    let turn = |state: &str, dial, to| {
        dials.play(&dials.parse_state(state).unwrap(), &DialMove { dial, to, outside: false }).unwrap_err()
    };
    assert_eq!(turn("UUU@0", 3, Facing::Left).blockers(), [1]);
    assert_eq!(turn("UUL@0", 2, Facing::Left).blockers(), [1]);
    assert_eq!(turn("UUU@0", 1, Facing::Right).blockers(), [0usize; 0]);
}

#[test]
fn names_of_guarantees() {
    let shortest = Guarantee::Shortest { ways: Ways::Unique };
    let all = [shortest, Guarantee::PresumedShortest, Guarantee::UpperBound, Guarantee::LineOfPlay];
    assert_eq!(all.map(Guarantee::id), ["shortest", "presumed-shortest", "upper-bound", "line-of-play"]);
}

#[test]
fn the_catalogue_is_asked_by_id() {
    assert_eq!(entry("lock250").map(|entry| entry.name), Some("Lock 250"));
    assert_eq!(entry("no-such"), None);
    let usual = |id: &str, pieces| entry(id).unwrap().is_usual_size(pieces);
    assert!(usual("rings", 9) && !usual("rings", 8) && usual("lock250", 4) && !usual("lock250", 3));
    assert!(usual("kugellager", 5) && usual("binary-burr", 7) && !usual("chain", 4));
    let chains = CATALOGUE.iter().filter(|entry| entry.id.is_none());
    assert!(chains.clone().count() > 10 && chains.clone().all(|entry| !entry.is_usual_size(9)));
}

#[test]
fn another_position_of_the_same_game() {
    let position = |left: u32, right: u32| Piles::new(left.into(), right.into());
    let game = Wythoff::new(5u32.into(), 9u32.into());
    let other = game.with_piles(position(1, 2));
    assert_eq!((other.start(), other.pieces()), (position(1, 2), 2));
    assert!(position(0, 0).is_empty() && !position(0, 1).is_empty() && !position(1, 0).is_empty());
}

#[test]
fn states_of_another_puzzle_have_no_route() {
    let [one, other] = ["1110", "0111"].map(|key| Hexadecimal::new(key).unwrap());
    assert_eq!(one.route(&one.start(), &other.goal()).unwrap_err(), NoRoute::OtherPuzzle);
    assert_eq!(one.route(&other.start(), &one.goal()).unwrap_err(), NoRoute::OtherPuzzle);
    let [three, four] = [3, 4].map(|dials| SpinOut::new(dials).unwrap());
    assert_eq!(three.route(&three.start(), &four.goal()).unwrap_err(), NoRoute::OtherPuzzle);
    assert_eq!(three.route(&three.goal(), &three.goal()).unwrap_err(), NoRoute::OtherPuzzle);
}

#[test]
fn symbols_are_named() {
    let named =
        [Alphabet::Bits, Alphabet::Pegs(4), Alphabet::Dials, Alphabet::Digits(5)].map(|it| it.to_string());
    assert_eq!(named, ["0, 1", "A, B, C, D", "L, U, R", "0 to 4"]);
}
