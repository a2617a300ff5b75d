//! Statements of lessons and cards about every size, as laws over sizes.

use gros_solver::methods::Question;
use gros_solver::spinout::Facing;
use gros_solver::spinout::methods::shortcut;
use gros_solver::wythoff::{Rule, cold};
use gros_solver::{Hanoi, Piles, Puzzle, Route, SpinOut, Steps};

use super::oracle::Graph;
use super::puzzles::rings::rings;

const MOST_RINGS: usize = 9;
/// The turns that lay dials 1 to 6 flat, and those of dials 1 to 4 outside.
const TURNS_OF_SIX: usize = 42;
const TURNS_OUTSIDE: usize = 4;

/// Returns the distances of all states from all off.
fn to_all_off(graph: &Graph) -> Vec<u32> {
    let off = graph.rows.iter().position(|row| !row.contains('1')).unwrap();
    graph.reach_from(off).into_iter().map(|reach| reach.distance).collect()
}

fn from_all_on(rings_on: usize) -> u32 {
    let graph = rings(rings_on);
    let on = graph.rows.iter().position(|row| !row.contains('0')).unwrap();
    to_all_off(&graph)[on]
}

#[test]
fn the_last_ring_alone_is_the_farthest_state() {
    for count in 1..=MOST_RINGS {
        let graph = rings(count);
        let far = to_all_off(&graph);
        let farthest = far.iter().max().unwrap();
        let rows: Vec<&String> =
            graph.rows.iter().zip(&far).filter(|(_, far)| *far == farthest).map(|(row, _)| row).collect();
        assert_eq!(rows, [&format!("1{}", "0".repeat(count - 1))]);
    }
}

/// The sum of the fold: the copy with the last ring on runs backwards.
#[test]
fn all_on_is_as_far_from_the_far_end_as_one_ring_fewer_is_from_all_off() {
    for count in 2..=MOST_RINGS {
        let graph = rings(count);
        let row_of = |wanted: &str| graph.rows.iter().position(|row| row == wanted).unwrap();
        let end = row_of(&format!("1{}", "0".repeat(count - 1)));
        let from_end = graph.reach_from(end)[row_of(&"1".repeat(count))].distance;
        assert_eq!(from_end, from_all_on(count - 1));
        assert_eq!(from_all_on(count), (1 << count) - 1 - from_end);
    }
}

#[test]
fn rings_on_are_odd_exactly_where_the_moves_to_all_off_are_and_then_ring_1_moves() {
    for graph in (1..=MOST_RINGS).map(rings) {
        let far = to_all_off(&graph);
        for (state, row) in graph.rows.iter().enumerate() {
            let is_odd = row.matches('1').count() % 2 == 1;
            assert_eq!(far[state] % 2 == 1, is_odd, "{row}");
            let nearer = graph.moves[state].iter().find(|(_, next)| far[*next] < far[state]);
            if let Some((ring, _)) = nearer {
                assert_eq!(ring == "1", is_odd, "{row}");
            }
        }
    }
}

#[test]
fn a_cold_pile_is_the_smaller_one_times_the_golden_ratio_rounded_up() {
    // The golden ratio is where x² = x + 1, so b / a exceeds it if b² > ab + a².
    let exceeds = |b: &Steps, a: &Steps| b * b > &(a * b) + &(a * a);
    let small = (1..2_000u32).map(Steps::from);
    for number in small.chain((11..200).map(Steps::power_of_two)) {
        let Piles { left: smaller, right: larger } = cold(Rule::Wythoff, &number);
        assert!(exceeds(&larger, &smaller), "pair {number}");
        assert!(!exceeds(&larger.saturating_sub(&Steps::ONE), &smaller), "pair {number}");
    }
}

#[test]
fn each_further_disc_more_than_doubles_the_moves_of_a_tower() {
    let moves = |discs: usize| {
        let tower = Hanoi::new(discs).unwrap();
        tower.route(&tower.start(), &tower.goal()).unwrap().steps().clone()
    };
    for discs in 1..64 {
        assert!(moves(discs + 1) > moves(discs).times(2), "{discs} discs");
    }
}

#[test]
fn a_disc_moves_like_the_marks_of_one_length_on_a_ruler() {
    for discs in 1..=8 {
        let tower = Hanoi::new(discs).unwrap();
        let route = tower.route(&tower.start(), &tower.goal()).unwrap();
        let mut moved = vec![0u64; discs + 1];
        for k in 1..=route.steps().to_u64().unwrap() {
            let disc = route.move_at(&(k - 1).into()).unwrap().disc;
            moved[disc] += 1;
            assert_eq!(k, (moved[disc] << disc) - (1 << (disc - 1)), "{discs} discs");
            for (disc, count) in moved.iter().enumerate().skip(1) {
                assert_eq!(*count, (k + (1 << (disc - 1))) >> disc, "disc {disc} of {discs}, move {k}");
            }
        }
    }
}

/// Returns the parts of the shortest way out, each with whether it is outside.
fn parts_of_the_way_out(puzzle: SpinOut) -> Vec<(usize, bool)> {
    let start = puzzle.start();
    let question = Question { puzzle, start, goal: puzzle.goal(), here: start };
    let parts = shortcut::explain(&question).unwrap().parts;
    parts.iter().map(|part| (part.turns, part.outside)).collect()
}

/// Turned at the gap only, the dials are rings.
fn turns_at_the_gap(dials: usize) -> usize {
    from_all_on(dials).try_into().unwrap()
}

#[test]
fn up_to_six_dials_have_no_shortcut() {
    for dials in 1..=6 {
        let parts = parts_of_the_way_out(SpinOut::new(dials).unwrap());
        assert_eq!(parts, [(turns_at_the_gap(dials), false)]);
    }
}

#[test]
fn more_dials_come_out_once_six_are_flat_and_four_are_turned_outside() {
    for dials in 7..=9 {
        let puzzle = SpinOut::new(dials).unwrap();
        let rest = dials - TURNS_OUTSIDE;
        let parts = [(TURNS_OF_SIX, false), (TURNS_OUTSIDE, true), (rest, false)];
        assert_eq!(parts_of_the_way_out(puzzle), parts);
        assert!(TURNS_OF_SIX + dials < turns_at_the_gap(dials));

        let route = puzzle.route(&puzzle.start(), &puzzle.goal()).unwrap();
        let six_flat = route.state_at(&TURNS_OF_SIX.into());
        assert_eq!(six_flat.to_string(), format!("{}LLLLLL@0", "U".repeat(dials - 6)));
        let turned =
            (TURNS_OF_SIX..TURNS_OF_SIX + dials).map(|turn| route.move_at(&turn.into()).unwrap().dial);
        assert!(turned.eq(1..=dials), "each dial once");
        let four_turned = route.state_at(&(TURNS_OF_SIX + TURNS_OUTSIDE).into());
        assert!((1..=4).all(|dial| four_turned.facing(dial) != Some(Facing::Left)));

        // With dial 6 upright, dial 4 does not get outside.
        let five_flat = puzzle.parse_state(&format!("{}LLLLL@0", "U".repeat(dials - 5))).unwrap();
        let reach = [six_flat, five_flat].map(|state| state.shifts().unwrap().1);
        assert!(reach[0] >= 4 + 3 && reach[1] < 4 + 3, "{reach:?}");
    }
}
