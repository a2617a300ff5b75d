//! Laws of states and moves, on all states of small puzzles.

use gros_solver::internals::{Wanted, notation};
use gros_solver::{AnyPuzzle, ChainModel, HanoiRule, Hexadecimal, IllegalMove, Puzzle};

use super::case::{Case, hold};
use super::oracle::{Graph, Numbers, piece, with_piece};
use super::puzzles;

fn graphs() -> impl Iterator<Item = Graph> {
    let larger = [ChainModel::BinaryBurr, ChainModel::Brain, ChainModel::Lock250, ChainModel::Kugellager];
    let settings = Hexadecimal::SETTINGS.iter().map(|key| puzzles::hexadecimal::hexadecimal(key));
    let more_pegs = [(7, 3), (8, 3)].map(|(pegs, discs)| puzzles::hanoi::on_pegs(pegs, discs));
    let larger = larger.map(puzzles::chain::preset).into_iter().chain(more_pegs);
    puzzles::small().chain(larger).chain(settings).chain([puzzles::slideout::elephants(6)])
}

fn reversible() -> impl Iterator<Item = Graph> {
    let is_cyclic =
        |graph: &Graph| matches!(&graph.puzzle, AnyPuzzle::Hanoi(hanoi) if hanoi.rule() == HanoiRule::Cyclic);
    graphs().filter(move |graph| !is_cyclic(graph))
}

#[test]
fn states_are_read_as_they_are_written() {
    hold!(states_round_trip, graphs());
}

fn states_round_trip<P: Puzzle>(case: &Case<'_, P>) {
    for (row, state) in case.graph.rows.iter().zip(&case.states) {
        assert_eq!(state.to_string(), *row);
        assert_eq!(case.puzzle.parse_state(&state.to_string()).as_ref(), Ok(state));
        assert_eq!(case.puzzle.parse_state(&notation::shorten(row)).as_ref(), Ok(state), "{row}");
        assert!(case.puzzle.parse_state(&row.repeat(2)).is_err(), "twice {row}");
    }
}

#[test]
fn moves_are_read_as_they_are_written() {
    hold!(moves_round_trip, graphs());
}

fn moves_round_trip<P: Puzzle>(case: &Case<'_, P>) {
    for text in &case.graph.conceivable {
        let mv = case.puzzle.parse_move(text).unwrap();
        assert_eq!(mv.to_string(), *text);
        let is_pair = text == "1-2" && case.graph.puzzle.id() == "rings";
        let number =
            if is_pair { "2" } else { text.split(|symbol: char| !symbol.is_ascii_digit()).next().unwrap() };
        let class = number.parse::<u32>().unwrap() + u32::from(case.graph.numbers == Numbers::Driver);
        assert_eq!(case.puzzle.size_class(&mv), class);
    }
}

#[test]
fn the_legal_moves_are_those_that_play_accepts() {
    hold!(legal_moves_are_those_of_the_rules, graphs());
}

fn legal_moves_are_those_of_the_rules<P: Puzzle>(case: &Case<'_, P>) {
    for (state, moves) in case.states.iter().zip(&case.graph.moves) {
        let mut legal: Vec<String> = case.puzzle.legal_moves(state).map(|mv| mv.to_string()).collect();
        let mut expected: Vec<String> = moves.iter().map(|(mv, _)| mv.clone()).collect();
        legal.sort();
        expected.sort();
        assert_eq!(legal, expected, "{state}");
        for text in &case.graph.conceivable {
            let played = case.puzzle.play(state, &case.puzzle.parse_move(text).unwrap());
            let after = moves.iter().find(|(mv, _)| mv == text).map(|(_, after)| &case.states[*after]);
            assert_eq!(played.as_ref().ok(), after, "{text} in {state}");
        }
    }
}

#[test]
fn a_printed_row_is_updated_to_the_state_after_the_move() {
    hold!(rows_follow_moves, graphs());
}

fn rows_follow_moves<P: Puzzle>(case: &Case<'_, P>) {
    for (row, moves) in case.graph.rows.iter().zip(&case.graph.moves) {
        for (mv, after) in moves {
            let mut printed = row.clone().into_bytes();
            case.puzzle.apply_to_text(&mut printed, &case.puzzle.parse_move(mv).unwrap());
            assert_eq!(String::from_utf8(printed).as_ref(), Ok(&case.graph.rows[*after]), "{mv} in {row}");
        }
    }
}

#[test]
fn a_legal_move_can_be_reversed() {
    hold!(moves_lead_back, reversible());
}

#[test]
fn in_a_circle_no_move_leads_back() {
    hold!(no_move_leads_back, (1..=4).map(puzzles::hanoi::in_a_circle));
}

fn no_move_leads_back<P: Puzzle>(case: &Case<'_, P>) {
    for state in &case.states {
        for mv in case.puzzle.legal_moves(state) {
            let after = case.puzzle.play(state, &mv).unwrap();
            let mut back = case.puzzle.legal_moves(&after).map(|back| case.puzzle.play(&after, &back));
            assert!(back.all(|before| before.as_ref() != Ok(state)), "{mv} in {state}");
        }
    }
}

fn moves_lead_back<P: Puzzle>(case: &Case<'_, P>) {
    for state in &case.states {
        for mv in case.puzzle.legal_moves(state) {
            let after = case.puzzle.play(state, &mv).unwrap();
            let mut back = case.puzzle.legal_moves(&after).map(|back| case.puzzle.play(&after, &back));
            assert!(back.any(|before| before.as_ref() == Ok(state)), "{mv} in {state}");
        }
    }
}

#[test]
fn every_refusal_names_what_is_in_the_way() {
    hold!(refusals_name_blockers, graphs());
}

fn refusals_name_blockers<P: Puzzle>(case: &Case<'_, P>) {
    let pieces = case.puzzle.pieces();
    let numbers = match case.graph.numbers {
        Numbers::Driver => 0..=pieces - 1,
        _ => 1..=pieces,
    };
    for row in &case.graph.rows {
        for text in &case.graph.conceivable {
            match refusal(case.puzzle, row, text) {
                None => {}
                Some(IllegalMove::RingHeld { ring, must_be_on, must_be_off }) => {
                    assert!(must_be_on.iter().all(|ring| piece(row, *ring) == '0'), "{text} in {row}");
                    assert!(must_be_off.iter().all(|ring| piece(row, *ring) == '1'), "{text} in {row}");
                    held_by_its_blockers(case.puzzle, row, ring);
                }
                Some(IllegalMove::DiscCovered { .. } | IllegalMove::DiscTooLarge { .. }) => {
                    free_when_cleared(case.puzzle, row, text);
                }
                Some(IllegalMove::SamePeg { disc }) => {
                    assert_eq!(*text, format!("{disc}{}", piece(row, disc)));
                }
                Some(IllegalMove::NotNeighbours { disc }) => {
                    assert!(["A", "C"].iter().all(|peg| text.ends_with(peg) || piece(row, disc) == peg.chars().next().unwrap()));
                }
                Some(IllegalMove::NotClockwise { disc }) => {
                    let way = format!("{}{}", piece(row, disc), &text[text.len() - 1..]);
                    assert!(["AC", "BA", "CB"].contains(&way.as_str()), "{text} in {row}");
                }
                Some(IllegalMove::NoSuchPiece { piece, pieces }) => {
                    assert_eq!((numbers.contains(&piece), pieces), (false, *numbers.end()));
                }
                Some(IllegalMove::PieceHeld { piece, from, to, .. }) => {
                    assert_eq!(case.graph.place(row, piece), from);
                    assert_eq!(from.abs_diff(to), 1);
                    free_once_all_are_in_place(case, row, text);
                }
                Some(IllegalMove::LobeInTheWay { dial, by }) => {
                    let letter = if by.contains(&(dial + 1)) { 'R' } else { 'L' };
                    assert!(by.iter().any(|neighbour| dial_of(row, *neighbour) == letter), "{text} in {row}");
                }
                Some(IllegalMove::SlideStops { dial, by, .. }) => {
                    assert!(text.starts_with(&format!("{dial}-")) && !by.is_empty(), "{text} in {row}");
                    assert!(by.iter().all(|dial| dial_of(row, *dial) == 'U'), "{text} in {row}");
                }
                Some(IllegalMove::LobeOut) => assert!(text.starts_with("1-R"), "{text} in {row}"),
                Some(IllegalMove::SameValue { piece }) if row.contains('@') => {
                    assert!(text.starts_with(&format!("{piece}-{}", dial_of(row, piece))), "{text} in {row}");
                }
                Some(IllegalMove::PairApart) => assert_ne!(piece(row, 1), piece(row, 2)),
                Some(IllegalMove::SameValue { piece }) => {
                    assert_eq!(*text, format!("{piece}-{}", case.graph.place(row, piece)));
                }
                Some(IllegalMove::NotOneStep { piece, from, to }) => {
                    assert_eq!(case.graph.place(row, piece), from);
                    assert!(from.abs_diff(to) > 1);
                }
                Some(IllegalMove::NoSuchValue { piece, value, most }) => {
                    assert!(value > most && case.graph.place(row, piece) <= most);
                }
                Some(other) => panic!("{text} in {row}: {other}"),
            }
        }
    }
}

fn refusal<P: Puzzle>(puzzle: &P, row: &str, mv: &str) -> Option<IllegalMove> {
    puzzle.play(&puzzle.parse_state(row).unwrap(), &puzzle.parse_move(mv).unwrap()).err()
}

/// Parses the symbol of a dial.
fn dial_of(row: &str, dial: usize) -> char {
    piece(row.split('@').next().unwrap(), dial)
}

/// The ring can move once all blockers have moved, and not before.
fn held_by_its_blockers<P: Puzzle>(puzzle: &P, row: &str, ring: usize) {
    let mv = ring.to_string();
    let blockers = refusal(puzzle, row, &mv).unwrap().blockers();
    let turned = |row: String, ring| with_piece(&row, ring, if piece(&row, ring) == '1' { '0' } else { '1' });
    let free = blockers.iter().copied().fold(row.to_owned(), turned);
    assert_eq!(refusal(puzzle, &free, &mv), None, "{mv} in {row}");
    for blocker in &blockers {
        let but_one = turned(free.clone(), *blocker);
        assert_eq!(refusal(puzzle, &but_one, &mv).unwrap().blockers(), [*blocker], "{mv} in {but_one}");
    }
}

/// The piece can move once all pieces it needs are in place, and not before.
fn free_once_all_are_in_place<P: Puzzle>(case: &Case<'_, P>, row: &str, mv: &str) {
    let wanted = |row: &str| match refusal(case.puzzle, row, mv) {
        Some(IllegalMove::PieceHeld { wanted, .. }) => wanted,
        other => panic!("{mv} in {row}: {other:?}"),
    };
    let put = |row: String, wanted: &Wanted| case.graph.with_place(&row, wanted.piece, wanted.value);
    let all = wanted(row);
    let free = all.iter().fold(row.to_owned(), put);
    assert_eq!(refusal(case.puzzle, &free, mv), None, "{mv} in {row}");
    for one in &all {
        let but_one = case.graph.with_place(&free, one.piece, case.graph.place(row, one.piece));
        assert_eq!(wanted(&but_one), [*one], "{mv} in {but_one}");
    }
}

/// The disc can move once the named smaller discs in its way are, one after the other, on the third peg.
fn free_when_cleared<P: Puzzle>(puzzle: &P, row: &str, mv: &str) {
    let (disc, to) = mv.split_at(mv.len() - 1);
    let disc: usize = disc.parse().unwrap();
    let way = [piece(row, disc), to.chars().next().unwrap()];
    let Some(aside) = ['A', 'B', 'C'].into_iter().find(|peg| !way.contains(peg)).filter(|_| way[0] != way[1])
    else {
        return;
    };
    let mut row = row.to_owned();
    while let Some(refusal) = refusal(puzzle, &row, mv) {
        if matches!(refusal, IllegalMove::NotNeighbours { .. } | IllegalMove::NotClockwise { .. }) {
            return;
        }
        let [blocker] = refusal.blockers()[..] else { panic!("{mv} in {row}: {refusal}") };
        assert!(blocker < disc && way.contains(&piece(&row, blocker)), "{mv} in {row}: {refusal}");
        assert!(
            (1..blocker).all(|above| piece(&row, above) != piece(&row, blocker)),
            "the top one: {refusal}"
        );
        row = with_piece(&row, blocker, aside);
    }
}
