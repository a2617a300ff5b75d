//! Laws of the pictures of proofs: each shows what the solver says, at all small sizes.

use gros_picture::proofs::{
    Arrow, Beatty, DigitRow, DigitRows, Floors, Fold, Halves, Parity, Quarters, Shown, Stage, State, Swap,
    Told, Turn, Turns, WaysOut,
};
use gros_picture::{Form, Scene};
use gros_solver::wythoff::{Rule, cold, is_cold, winning_moves};
use gros_solver::{Hanoi, Peg, Piles, Puzzle, Rings, Route, Steps};

/// Draws each proof at several sizes, in all its steps.
pub fn scenes() -> impl Iterator<Item = Scene> {
    let swaps = (2..=9usize).flat_map(|rings| {
        let words = [format!("0{}", "1".repeat(rings - 1)), "1".repeat(rings)];
        [0.0, 0.5, 1.0].into_iter().flat_map(move |at| {
            let words = words.clone();
            [Shown::Words, Shown::Mirror, Shown::Sum].map(move |shown| {
                let (names, numbers) = ([&*words[0], &*words[1]], ["6", "9"]);
                Swap { rings, at, names, numbers, mirror: "mirror", lengths: ["7", "1", "1"], shown }.scene()
            })
        })
    });
    let parities = (1..=9).map(|rings| parity_scene(&last_states(rings), true));
    let floors = (1..=6).flat_map(|discs| {
        [Stage::Aside, Stage::Largest, Stage::Follow].map(move |stage| floors(discs, stage).scene())
    });
    let folds = (2..=4).flat_map(|rings| [180.0, 90.0, 0.0].map(move |angle| fold_scene(rings, angle)));
    let board = std::iter::once(ways_out());
    let rows = [None, Some(4), Some(11)].map(|upto| Beatty { end: 12, upto, rows: ["φ", "φ²"] }.scene());
    let turns =
        (2..=6).flat_map(|discs| [Told::Smallest, Told::All, Told::Cycle].map(|told| turns(discs, told)));
    let halves = (1..=4).flat_map(|rows| (1..=rows).map(move |shown| halves(rows, shown)));
    let quarters = (1..=5).flat_map(|cuts| [1, 2].map(|squares| Quarters { cuts, squares }.scene()));
    let digits = (1..=10).map(digits);
    let earlier = swaps.chain(parities).chain(floors).chain(folds).chain(board).chain(rows);
    earlier.chain(turns).chain(halves).chain(quarters).chain(digits)
}

fn turns(discs: usize, told: Told) -> Scene {
    let hanoi = Hanoi::new(discs).unwrap();
    let route = hanoi.route(&hanoi.start(), &hanoi.goal()).unwrap();
    let turn = |(step, mv, after): (Steps, gros_solver::DiscMove, gros_solver::HanoiState)| {
        let from = route.state_at(&step).peg_of(mv.disc).unwrap();
        // A pair is named by the peg that it leaves out.
        Turn { pair: usize::from(3 - from.0 - after.peg_of(mv.disc).unwrap().0), disc: mv.disc }
    };
    let turns: Vec<Turn> = route.iter().take(7).map(turn).collect();
    let numbers: Vec<String> = (1..=turns.len()).map(|number| number.to_string()).collect();
    Turns { turns: &turns, numbers: &numbers, pairs: ["B–C", "A–C", "A–B"], dots: "disc", told }.scene()
}

fn halves(rows: usize, shown: usize) -> Scene {
    let discs: Vec<String> = (0..rows).map(|row| format!("disc {}", rows - row)).collect();
    let at = (shown == rows).then_some(0.4);
    Halves { discs: &discs, shown, pegs: ["A", "B", "C"], cells: "peg and digit", at }.scene()
}

fn digits(places: usize) -> Scene {
    let row = |name: &str, digits: String| DigitRow { name: name.to_owned(), digits };
    let rows = [row("f", "1".repeat(places)), row("x", format!(" {}", "0".repeat(places - 1)))];
    let weights: Vec<String> = (0..places).map(|place| place.to_string()).collect();
    DigitRows { rows: &rows, weights: &weights }.scene()
}

#[test]
fn the_smallest_disc_is_shown_first_and_three_dots_in_a_row_are_in_three_rows() {
    for discs in 2..=6 {
        let dots = |told| {
            let scene = turns(discs, told);
            let roles = ["proof-state", "proof-state-odd"];
            let mut dots: Vec<(f64, f64)> =
                roles.into_iter().flat_map(|role| circles(&scene, role)).collect();
            dots.sort_by(|one, other| one.0.total_cmp(&other.0));
            dots
        };
        let all = dots(Told::All);
        assert_eq!(dots(Told::Smallest), all.iter().copied().step_by(2).collect::<Vec<_>>());
        for three in all.windows(3) {
            assert!(three[0].1 != three[1].1 && three[1].1 != three[2].1 && three[0].1 != three[2].1);
        }
    }
}

#[test]
fn a_row_of_halves_is_the_peg_and_the_digit_of_its_disc_in_every_step() {
    for n in 1..=8usize {
        let hanoi = Hanoi::new(n).unwrap();
        let route = hanoi.route(&hanoi.start(), &hanoi.goal()).unwrap();
        for row in 0..n {
            let stays = Halves::stays(row);
            for step in 0..1usize << n {
                let stay = stays[step >> (n - row - 1)];
                let on = route.state_at(&Steps::from(step)).peg_of(n - row).unwrap();
                assert_eq!((usize::from(on.0), stay.digit), (stay.peg, step >> (n - row - 1) & 1 == 1));
            }
        }
    }
}

#[test]
fn three_quarters_of_each_size_and_one_cell_fill_a_square() {
    for cuts in 1..=5usize {
        let scene = Quarters { cuts, squares: 1 }.scene();
        let area = |role| {
            let shapes = scene.of_role(role);
            let areas = shapes.map(|shape| match &shape.form {
                Form::Rect(area, _) => area.width * area.height,
                _ => panic!("{role}"),
            });
            areas.collect::<Vec<f64>>()
        };
        let [cell] = area("proof-left-over")[..] else { panic!("one cell is left over") };
        let cells = |role| area(role).into_iter().map(|area| (area / cell).round() as u64).sum::<u64>();
        let (third, rest) = (cells("proof-third"), cells("proof-two-thirds"));
        assert_eq!((third, rest), ((4u64.pow(cuts as u32) - 1) / 3, 2 * third));
    }
}

fn circles(scene: &Scene, role: &str) -> Vec<(f64, f64)> {
    scene
        .of_role(role)
        .map(|shape| if let Form::Circle(at, _) = shape.form { at } else { panic!("{role}") })
        .collect()
}

fn words(scene: &Scene, role: &'static str) -> Vec<((f64, f64), String)> {
    let word =
        |form: &Form| if let Form::Text(at, _, words) = form { Some((*at, words.clone())) } else { None };
    scene.of_role(role).filter_map(|shape| word(&shape.form)).collect()
}

#[test]
fn the_mirror_image_of_a_word_is_where_the_solver_counts_it() {
    for n in 2..=5usize {
        let rings = Rings::new(n).unwrap();
        let half = 1u64 << (n - 1);
        for rank in 0..half {
            let off = rings.state_of_rank(&rank.into());
            let on = rings.parse_state(&format!("1{}", &off.to_string()[1..])).unwrap();
            let [low, high] = [&off, &on].map(|state| state.rank().to_u64().unwrap());
            assert_eq!(low + high, (1 << n) - 1);
            let names = [off.to_string(), on.to_string()];
            let at = low as f64 / (half - 1).max(1) as f64;
            let scene = Swap {
                rings: n,
                at,
                names: [&names[0], &names[1]],
                numbers: [&low.to_string(), &high.to_string()],
                mirror: "",
                lengths: [""; 3],
                shown: Shown::Mirror,
            }
            .scene();
            let (first, second) = (circles(&scene, "proof-steel-dot"), circles(&scene, "proof-brass-dot"));
            assert_eq!((first.len() as u64, second.len() as u64), (half, half));
            let dots: Vec<f64> = first.iter().chain(&second).map(|(x, _)| *x).collect();
            assert!(dots.is_sorted());
            // The number below a state is written where the solver's count says.
            for ((x, _), number) in words(&scene, "proof-strong") {
                let place = dots[number.parse::<usize>().unwrap()];
                assert!((place - x).abs() < 0.01, "{number} of {names:?}");
            }
            assert_eq!(words(&scene, "proof-strong").len(), 2);
        }
    }
}

/// Returns the last states from all on to all off.
fn last_states(n: usize) -> Vec<State> {
    let rings = Rings::new(n).unwrap();
    let route = rings.route(&rings.start(), &rings.goal()).unwrap();
    let steps = route.steps().to_u64().unwrap();
    let state = |step: u64| {
        let (state, mv) = (route.state_at(&step.into()), route.move_at(&step.into()));
        State { on: state.on_count(), ring: mv.map(|mv| mv.ring), word: state.to_string() }
    };
    (steps.saturating_sub(11)..=steps).map(state).collect()
}

fn parity_scene(states: &[State], is_told: bool) -> Scene {
    Parity { states, bands: "rings on", dots: "ring that moves", is_told }.scene()
}

#[test]
fn odd_states_are_those_in_which_ring_one_moves() {
    for n in 1..=8 {
        let states = last_states(n);
        let scene = parity_scene(&states, true);
        let numbers = |role| words(&scene, role).into_iter().map(|(_, word)| word).collect::<Vec<_>>();
        assert!(numbers("proof-piece-odd").iter().all(|ring| ring == "1"), "{n}");
        assert!(numbers("proof-piece").iter().all(|ring| ring != "1"), "{n}");
        let all = numbers("proof-piece-odd").len() + numbers("proof-piece").len() + 1;
        assert_eq!(all, states.len());
        // Each move goes to the next band.
        let dots = ["proof-state", "proof-state-odd", "proof-state-goal"];
        let mut at: Vec<(f64, f64)> = dots.into_iter().flat_map(|role| circles(&scene, role)).collect();
        at.sort_by(|one, other| one.0.total_cmp(&other.0));
        assert!(at.windows(2).all(|pair| ((pair[0].1 - pair[1].1).abs() - 26.0).abs() < 0.01));
    }
}

fn floors(discs: usize, stage: Stage) -> Floors<'static> {
    let floors = ["floor 6", "floor 5", "floor 6"];
    Floors { discs, stage, pegs: ["A", "B", "C"], floors, fits: ["4 on 5", "", ""] }
}

#[test]
fn each_stage_is_a_state_of_the_route_in_which_every_disc_fits_its_floor() {
    for discs in 1..=7usize {
        let hanoi = Hanoi::new(discs).unwrap();
        let route = hanoi.route(&hanoi.start(), &hanoi.goal()).unwrap();
        let smaller = (1u64 << (discs - 1)) - 1;
        let steps = [(Stage::Aside, 0), (Stage::Largest, smaller), (Stage::Follow, smaller + 1)];
        for (stage, step) in steps {
            let state = route.state_at(&step.into());
            let stacks = Floors::stacks(discs, stage);
            for (peg, stack) in [Peg(0), Peg(1), Peg(2)].into_iter().zip(&stacks) {
                let on_peg: Vec<usize> =
                    (1..=discs).rev().filter(|disc| state.peg_of(*disc) == Some(peg)).collect();
                assert_eq!(&on_peg, stack, "{discs} discs at {step}");
            }
        }
        // In every state of the route, no disc lies on a disc or a floor of the same parity.
        for step in 0..=route.steps().to_u64().unwrap() {
            let state = route.state_at(&step.into());
            for (peg, floor) in Floors::numbers(discs).into_iter().enumerate() {
                let peg = Peg(u8::try_from(peg).unwrap());
                let on_peg = (1..=discs).rev().filter(|disc| state.peg_of(*disc) == Some(peg));
                let tower: Vec<usize> = std::iter::once(floor).chain(on_peg).collect();
                assert!(tower.windows(2).all(|pair| pair[0] % 2 != pair[1] % 2), "{tower:?}");
            }
        }
    }
}

fn line_of(n: usize) -> Vec<String> {
    let rings = Rings::new(n).unwrap();
    (0..1u64 << n).map(|rank| rings.state_of_rank(&rank.into()).to_string()).collect()
}

fn fold_scene(rings: usize, angle: f64) -> Scene {
    Fold { words: &line_of(rings), angle, is_joined: true, names: ["ring off", "ring on"] }.scene()
}

#[test]
fn folded_the_copies_differ_in_the_innermost_ring_and_unfolded_they_are_the_line() {
    for n in 2..=4 {
        let words = line_of(n);
        let folded = fold_scene(n, 180.0);
        let (off, on) = (circles(&folded, "proof-steel-dot"), circles(&folded, "proof-brass-dot"));
        for (index, (x, y)) in on.iter().enumerate() {
            let below = off.iter().position(|(other, _)| (other - x).abs() < 0.01).unwrap();
            assert!(*y < off[below].1);
            assert_eq!(words[off.len() + index][1..], words[below][1..]);
        }
        let flat = fold_scene(n, 0.0);
        let all: Vec<(f64, f64)> =
            [circles(&flat, "proof-steel-dot"), circles(&flat, "proof-brass-dot")].concat();
        assert!(all.windows(2).all(|pair| pair[0].0 < pair[1].0 && pair[0].1 == pair[1].1));
        assert_eq!(words_below(&flat), words);
    }
}

fn words_below(scene: &Scene) -> Vec<String> {
    words(scene, "proof-down").into_iter().map(|(_, word)| word).collect()
}

fn ways_out() -> Scene {
    let arrows = [((7, 11), (7, 4)), ((4, 11), (4, 7)), ((6, 8), (3, 5))];
    let arrows = arrows.into_iter().zip(1..).map(|((from, to), number)| Arrow { number, from, to });
    WaysOut { cold: &cold_positions(), sees: Some((8, 10)), arrows: &arrows.collect::<Vec<_>>() }.scene()
}

fn cold_positions() -> Vec<(u32, u32)> {
    let all = (0..WaysOut::SIDE).flat_map(|right| (0..WaysOut::SIDE).map(move |up| (right, up)));
    all.filter(|(right, up)| is_cold(Rule::Wythoff, &Piles::new((*right).into(), (*up).into()))).collect()
}

#[test]
fn the_drawn_ways_out_are_winning_moves() {
    for (from, to) in [((7u32, 11u32), (7u32, 4u32)), ((4, 11), (4, 7)), ((6, 8), (3, 5))] {
        let winning = winning_moves(Rule::Wythoff, &Piles::new(from.0.into(), from.1.into()));
        assert!(winning.contains(&Piles::new(to.0.into(), to.1.into())));
    }
    let dots = circles(&ways_out(), "proof-cold-dot");
    let found: Vec<(u32, u32)> = dots.into_iter().filter_map(WaysOut::position_at).collect();
    assert_eq!(found, cold_positions());
}

#[test]
fn each_gap_holds_one_multiple_that_is_the_solvers() {
    let end = 30;
    let scene = Beatty { end, upto: None, rows: ["", ""] }.scene();
    let units: Vec<f64> = words(&scene, "proof-number").into_iter().map(|((x, _), _)| x).collect();
    let mut gaps = vec![0; end as usize];
    for (role, names, is_lower) in
        [("proof-lower", "proof-lower-name", true), ("proof-upper", "proof-upper-name", false)]
    {
        for ((x, _), (_, k)) in circles(&scene, role).into_iter().zip(words(&scene, names)) {
            let gap = units.iter().rposition(|unit| *unit <= x).unwrap();
            let Piles { left, right } = cold(Rule::Wythoff, &k.parse::<u32>().unwrap().into());
            let number = if is_lower { left } else { right };
            assert_eq!(number, Steps::from(gap), "multiple {k}");
            gaps[gap] += 1;
        }
    }
    assert_eq!(gaps[0], 0);
    assert!(gaps[1..].iter().all(|multiples| *multiples == 1), "{gaps:?}");
}
