//! Measures how long routes take to answer, next to lower bounds measured in the same run.
//!
//! Run with `cargo bench -p gros-solver`; a word after `--` keeps only the rows that contain it. The table is markdown.
//! A time is the median of many samples; samples of a query and of its lower bounds alternate, so that a busy moment of
//! the machine affects all of them.

#![allow(clippy::expect_used, reason = "a benchmark that cannot be set up ends at once")]

use std::hint::black_box;
use std::time::{Duration, Instant};

use gros_solver::{Chain, Hanoi, HanoiRule, Puzzle, Rings, Route, SlideOut, Steps, Word, Wythoff};

const SIZES: [usize; 4] = [9, 64, 1_000, 1_000_000];
const MANY_DISCS: usize = 1_000;
const MOST_DISCS: usize = 100_000;
const CHAIN_DIGITS: usize = 100_000;
const ELEPHANTS: usize = 10_000;
const PILE_DIGITS: usize = 100_000;
const SAMPLES: usize = 41;
/// A sample of a fast operation consists of many calls, so that it is well above the resolution of the clock.
const SAMPLE_TIME: Duration = Duration::from_micros(400);

fn main() {
    let filter = std::env::args().skip(1).find(|word| !word.starts_with('-')).unwrap_or_default();
    println!("| puzzle | pieces | query | time | ns a piece | ÷ copying | ÷ second floor |");
    println!("|---|---:|---|---:|---:|---:|---:|");
    for pieces in SIZES {
        let floors = [copying(bytes(pieces.div_ceil(8))), xor(pieces)];
        Table { filter: &filter, puzzle: "rings", pieces, floors }
            .measure(&rings(pieces), state(pieces, "01"));
    }
    for pieces in SIZES {
        let floors = [copying(bytes(pieces)), writing(pieces)];
        Table { filter: &filter, puzzle: "hanoi", pieces, floors }
            .measure(&hanoi(pieces), state(pieces, "ABC"));
    }
    for (puzzle, pegs, discs, is_perfect) in [
        ("hanoi, 4 pegs, peg to peg", 4, MANY_DISCS, true),
        ("hanoi, 4 pegs, peg to peg", 4, MOST_DISCS, true),
        ("hanoi, 4 pegs, any to any", 4, MANY_DISCS, false),
        ("hanoi, 8 pegs, peg to peg", 8, MANY_DISCS, true),
        ("hanoi, 8 pegs, any to any", 8, MANY_DISCS, false),
    ] {
        let floors = [copying(bytes(discs)), writing(discs)];
        let mixed = state(discs, &"ABCDEFGH"[..pegs.into()]);
        let row = |seed| if is_perfect { perfect(discs, seed) } else { mixed(seed) };
        Table { filter: &filter, puzzle, pieces: discs, floors }.measure(&on_pegs(discs, pegs), row);
    }
    let floors = [copying(bytes(2 * CHAIN_DIGITS)), product(bits(CHAIN_DIGITS, 5) / 2)];
    Table { filter: &filter, puzzle: "chain, base 5", pieces: CHAIN_DIGITS, floors }
        .measure(&chain(CHAIN_DIGITS), state(CHAIN_DIGITS, "01234"));
    let floors = [copying(bytes(2 * ELEPHANTS)), sum(ELEPHANTS)];
    Table { filter: &filter, puzzle: "elephants", pieces: ELEPHANTS, floors }
        .measure(&elephants(ELEPHANTS), state(ELEPHANTS, "012"));
    measure_game(&filter);
    println!();
    println!("Second floor: rings, `x ^ (x >> 1)` of the big-integer crate; hanoi, writing a byte a disc;");
    println!(
        "chain, multiplying two numbers of half as many bits as the code has; elephants, adding two numbers"
    );
    println!("of a bit a piece; wythoff, the square root of five times the square of a pile.");
}

/// Measures a game on two piles with random digits.
fn measure_game(filter: &str) {
    let pile = |seed| state(PILE_DIGITS, "123456789")(seed).parse::<Steps>().expect("a row of digits");
    let (left, right) = (pile(1), pile(2));
    let square = (&left * &left).times(5);
    let floors = [copying(bytes(bits(PILE_DIGITS, 10) / 8)), task(move || black_box(&square).square_root())];
    let game = Wythoff::new(left, right);
    let hot = game.start();
    let cold = game.winning_moves(&hot).into_iter().next().expect("random piles are hot");
    let mut table = Table { filter, puzzle: "wythoff", pieces: PILE_DIGITS, floors };
    table.row("is_cold, hot", task(|| game.is_cold(black_box(&hot))));
    table.row("is_cold, cold", task(|| game.is_cold(black_box(&cold))));
    table.row("winning_moves", task(|| game.winning_moves(black_box(&hot))));
}

fn rings(pieces: usize) -> Rings {
    Rings::new(pieces).expect("there are pieces")
}

fn on_pegs(discs: usize, pegs: u8) -> Hanoi {
    Hanoi::with_rule(discs, HanoiRule::Classic { pegs }).expect("there are discs and pegs")
}

/// Writes a tower on one of two pegs.
fn perfect(discs: usize, seed: u64) -> String {
    if seed == 1 { "A".repeat(discs) } else { "B".repeat(discs) }
}

fn chain(digits: usize) -> Chain {
    Chain::new(vec![5; digits]).expect("there are pieces")
}

fn elephants(pieces: usize) -> SlideOut {
    SlideOut::elephants(pieces).expect("there are elephants")
}

/// Counts the bits of a number with this many digits.
fn bits(digits: usize, base: u32) -> usize {
    (digits as f64 * f64::from(base).log2()).ceil() as usize
}

fn hanoi(pieces: usize) -> Hanoi {
    Hanoi::new(pieces).expect("there are pieces")
}

/// A task to be timed.
type Task<'a> = Box<dyn FnMut() + 'a>;

fn task<'a, T>(mut run: impl FnMut() -> T + 'a) -> Task<'a> {
    Box::new(move || {
        black_box(run());
    })
}

fn copying(source: Vec<u8>) -> Task<'static> {
    let mut target = vec![0; source.len()];
    task(move || black_box(&mut target).copy_from_slice(black_box(&source)))
}

fn writing(count: usize) -> Task<'static> {
    let mut target = vec![0u8; count];
    task(move || black_box(&mut target).fill(black_box(2)))
}

fn xor(bits: usize) -> Task<'static> {
    let number = number(bits);
    task(move || {
        let number = black_box(&number);
        (number >> 1) ^ number
    })
}

fn number(bits: usize) -> Steps {
    let word = |bytes: &[u8]| bytes.iter().rev().fold(0, |word: Word, byte| word << 8 | Word::from(*byte));
    let words = bytes(bits.div_ceil(8)).chunks(size_of::<Word>()).map(word).collect::<Vec<_>>();
    Steps::from_words(&words)
}

fn product(bits: usize) -> Task<'static> {
    let number = number(bits);
    task(move || black_box(&number) * black_box(&number))
}

fn sum(bits: usize) -> Task<'static> {
    let number = number(bits);
    task(move || black_box(&number) + black_box(&number))
}

/// The rows of one puzzle at one size.
struct Table<'a> {
    filter: &'a str,
    puzzle: &'a str,
    pieces: usize,
    floors: [Task<'static>; 2],
}

impl Table<'_> {
    /// Measures every query on a route between two random states.
    fn measure<P: Puzzle>(mut self, puzzle: &P, random_row: impl Fn(u64) -> String) {
        let read = |seed| puzzle.parse_state(&random_row(seed)).expect("the row is a state");
        let (from, to) = (read(1), read(2));
        let route = puzzle.route(&from, &to).expect("there is a route");
        let middle = route.steps().scale_down(&Steps::from(0x5DEE_CE66_u32), &Steps::from(u32::MAX));
        let early = middle.scale_down(&Steps::ONE, &Steps::power_of_two(self.pieces / 2));
        let state = route.state_at(&middle);
        let (row, decimal) = (state.to_string(), middle.to_string());
        self.row("route", task(|| puzzle.route(black_box(&from), black_box(&to))));
        self.row("state_at", task(|| route.state_at(black_box(&middle))));
        self.row("state_at, early", task(|| route.state_at(black_box(&early))));
        self.row("step_of", task(|| route.step_of(black_box(&state))));
        self.row("move_at", task(|| route.move_at(black_box(&middle))));
        let (low, high) = (black_box(&early), black_box(&middle));
        self.row("largest_move_in", task(|| route.largest_move_in(low, high)));
        let mv = route.move_at(&middle).expect("the middle is not the end");
        self.row("play", task(|| puzzle.play(black_box(&state), black_box(&mv))));
        self.row("read a step", task(|| black_box(&decimal).parse::<Steps>()));
        self.row("write a step", task(|| black_box(&middle).to_string()));
        self.row("read a state", task(|| puzzle.parse_state(black_box(&row))));
        self.row("write a state", task(|| black_box(&state).to_string()));
    }

    fn row(&mut self, query: &str, mut query_task: Task<'_>) {
        if !format!("{} {} {query}", self.puzzle, self.pieces).contains(self.filter) {
            return;
        }
        let [copying, second] = &mut self.floors;
        let [time, copying, second] = medians([&mut *query_task, &mut **copying, &mut **second]);
        let each = time / self.pieces as f64;
        let (puzzle, pieces, time_text) = (self.puzzle, self.pieces, in_words(time));
        let (copying, second) = (time / copying, time / second);
        println!("| {puzzle} | {pieces} | {query} | {time_text} | {each:.3} | {copying:.1} | {second:.1} |");
    }
}

/// Times some tasks alternately and returns the median of each, in nanoseconds per call.
fn medians<const COUNT: usize>(mut tasks: [&mut dyn FnMut(); COUNT]) -> [f64; COUNT] {
    let calls: [u32; COUNT] = std::array::from_fn(|index| calls_for_a_sample(tasks[index]));
    let mut samples: [Vec<f64>; COUNT] = std::array::from_fn(|_| Vec::with_capacity(SAMPLES));
    for _ in 0..SAMPLES {
        for ((task, calls), samples) in tasks.iter_mut().zip(calls).zip(&mut samples) {
            samples.push(sample(task, calls).as_nanos() as f64 / f64::from(calls));
        }
    }
    samples.map(|mut samples| {
        samples.sort_by(f64::total_cmp);
        samples[SAMPLES / 2]
    })
}

fn calls_for_a_sample(task: &mut dyn FnMut()) -> u32 {
    let mut calls = 1;
    while sample(task, calls) < SAMPLE_TIME {
        calls *= 2;
    }
    calls
}

fn sample(task: &mut dyn FnMut(), calls: u32) -> Duration {
    let begin = Instant::now();
    for _ in 0..calls {
        task();
    }
    begin.elapsed()
}

fn in_words(nanoseconds: f64) -> String {
    match nanoseconds {
        few if few < 1e3 => format!("{few:.0} ns"),
        many if many < 1e6 => format!("{:.1} µs", many / 1e3),
        _ => format!("{:.2} ms", nanoseconds / 1e6),
    }
}

/// Makes random rows of symbols, one for each seed.
fn state(pieces: usize, symbols: &'static str) -> impl Fn(u64) -> String {
    let symbol = move |number: u64| char::from(symbols.as_bytes()[number as usize % symbols.len()]);
    move |seed| noise(seed).take(pieces).map(symbol).collect()
}

fn bytes(count: usize) -> Vec<u8> {
    noise(3).take(count).map(|number| number as u8 | 0x80).collect()
}

/// Returns pseudorandom numbers, always the same (Steele, Lea and Flood's SplitMix, 2014).
fn noise(seed: u64) -> impl Iterator<Item = u64> {
    let mut state = seed;
    std::iter::repeat_with(move || {
        state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (state ^ (state >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        (mixed ^ (mixed >> 31)) >> 8
    })
}
