//! The programs, each with its lines and its model. None is a copy: each was written to have the fault of its source.

use gros_solver::internals::keys::Keys;
use gros_solver::wythoff::{Piles, Rule, cold};
use gros_solver::{AnyPuzzle, Hanoi, Puzzle, Route, Steps, Wythoff, ruler};

use super::{Exhibit, Input, Trace, Value};

/// All of them, in the order of their numbers.
pub static EXHIBITS: [Exhibit; 8] = [
    Exhibit {
        id: "short-range",
        inputs: &[Input::Left, Input::Right],
        code: &[
            "def wins(x, y):",
            "    if x == 0 and y == 0: return False",
            "    if x == 0 or y == 0 or x == y: return True",
            "    for t in range(1, x - 1):",
            "        if not wins(x - t, y): return True",
            "    for t in range(1, y + 1):",
            "        if not wins(x, y - t): return True",
            "    for t in range(1, min(x, y) + 1):",
            "        if not wins(x - t, y - t): return True",
            "    return False",
        ],
        wrong: 3,
        mended: "    for t in range(1, x + 1):",
        run: short_range,
        right: who_wins,
        is_allowed: |_| true,
    },
    Exhibit {
        id: "whole-division",
        inputs: &[Input::Left, Input::Right],
        code: &[
            "def wins(x, y):",
            "    x, y = min(x, y), max(x, y)",
            "    a = (1 + sqrt(5)) // 2",
            "    k = y - x",
            "    return x != floor(a * k)",
        ],
        wrong: 2,
        mended: "    a = (1 + sqrt(5)) / 2",
        run: whole_division,
        right: who_wins,
        is_allowed: |_| true,
    },
    Exhibit {
        id: "one-order",
        inputs: &[Input::Left, Input::Right],
        code: &[
            "def wins(x, y):",
            "    big, small = x, y",
            "    a, b, k, used = 0, 0, 0, {0}",
            "    while b < big:",
            "        k = k + 1",
            "        a = smallest number not in used",
            "        b = a + k",
            "        used = used with a and b",
            "    return not (big == b and small == a)",
        ],
        wrong: 1,
        mended: "    big, small = max(x, y), min(x, y)",
        run: one_order,
        right: who_wins,
        is_allowed: |_| true,
    },
    Exhibit {
        id: "counter",
        inputs: &[Input::Left, Input::Right],
        code: &[
            "def wins(x, y):",
            "    big, small = max(x, y), min(x, y)",
            "    if big == small and big > 0: return True",
            "    a, b, k, used = 0, 0, 0, {0}",
            "    while b < big:",
            "        k = k + 1",
            "        a = smallest number not in used",
            "        b = a + k",
            "        used = used with a and b",
            "    return not (big == b and big - small <= k)",
        ],
        wrong: 9,
        mended: "    return not (big == b and big - small == k)",
        run: counter,
        right: who_wins,
        is_allowed: |_| true,
    },
    Exhibit {
        id: "rounded-root",
        inputs: &[Input::Place],
        code: &["def cold(k):", "    a = floor(k * (1 + sqrt(5)) / 2)", "    return a"],
        wrong: 1,
        mended: "    a = (k + isqrt(5 * k * k)) // 2",
        run: rounded_root,
        right: |input| Some(Value::Number(cold_exactly(input[0])?)),
        is_allowed: |_| true,
    },
    Exhibit {
        id: "every",
        inputs: &[Input::Disc, Input::Move],
        code: &[
            "def moves(disc, k):",
            "    first = 2 ** (disc - 1)",
            "    every = 2 ** disc - 1",
            "    if k < first: return False",
            "    return (k - first) % every == 0",
        ],
        wrong: 2,
        mended: "    every = 2 ** disc",
        run: every,
        right: |input| {
            Some(Value::Moves(ruler::term(&Steps::from(input[1])) == usize::try_from(input[0]).ok()))
        },
        is_allowed: |_| true,
    },
    Exhibit {
        id: "larger-top",
        inputs: &[Input::Discs, Input::Made],
        code: &[
            "def next_disc(tower, last):",
            "    p, q = the two pegs that last did not go to",
            "    if p is empty: return top(q)",
            "    if q is empty: return top(p)",
            "    return max(top(p), top(q))",
        ],
        wrong: 4,
        mended: "    return min(top(p), top(q))",
        run: larger_top,
        right: next_disc,
        is_allowed: |input| input[1] < (1 << input[0]) - 1,
    },
    Exhibit {
        id: "levels",
        inputs: &[Input::Levels, Input::Balls],
        code: &["def moves(levels, balls):", "    base = levels - 1", "    return 2 * base ** balls"],
        wrong: 1,
        mended: "    base = levels",
        run: levels,
        right: moves_of_lock,
        is_allowed: |_| true,
    },
];

fn piles(input: &[u64]) -> Piles {
    Piles::new(input[0].into(), input[1].into())
}

fn who_wins(input: &[u64]) -> Option<Value> {
    let piles = piles(input);
    let game = Wythoff::new(input[0].into(), input[1].into());
    Some(Value::Wins(!game.is_cold(&piles)))
}

fn short_range(input: &[u64], is_mended: bool, trace: &mut Trace) -> Value {
    let (x, y) = (input[0], input[1]);
    // What it says about all smaller positions, without following their runs.
    let side = input[0].max(input[1]) as usize + 1;
    let mut known = vec![vec![false; side]; side];
    for total in 0..x + y {
        for left in 0..=total.min(x) {
            let right = total - left;
            if right <= y {
                let value = wins(&known, left, right, is_mended, &mut Trace::default());
                known[left as usize][right as usize] = value;
            }
        }
    }
    Value::Wins(wins(&known, x, y, is_mended, trace))
}

fn wins(known: &[Vec<bool>], x: u64, y: u64, is_mended: bool, trace: &mut Trace) -> bool {
    trace.at(0, &[("x", &x), ("y", &y)]);
    trace.at(1, &[]);
    if x == 0 && y == 0 {
        return false;
    }
    trace.at(2, &[]);
    if x == 0 || y == 0 || x == y {
        return true;
    }
    let first_end = if is_mended { x + 1 } else { x - 1 };
    let loops = [(3, first_end, [1, 0]), (5, y + 1, [0, 1]), (7, x.min(y) + 1, [1, 1])];
    for (line, end, [left, right]) in loops {
        if end <= 1 {
            trace.at(line, &[]);
        }
        for t in 1..end {
            trace.at(line, &[("t", &t)]);
            trace.at(line + 1, &[]);
            let at = [x - left * t, y - right * t];
            if !known[at[0] as usize][at[1] as usize] {
                return true;
            }
        }
    }
    trace.at(9, &[]);
    false
}

fn whole_division(input: &[u64], is_mended: bool, trace: &mut Trace) -> Value {
    let (x, y) = (input[0].min(input[1]), input[0].max(input[1]));
    trace.at(0, &[("x", &input[0]), ("y", &input[1])]);
    trace.at(1, &[("x", &x), ("y", &y)]);
    let a = f64::midpoint(1.0, 5f64.sqrt());
    let a = if is_mended { a } else { a.floor() };
    trace.at(2, &[("a", &a)]);
    let k = y - x;
    trace.at(3, &[("k", &k)]);
    trace.at(4, &[("floor(a * k)", &(a * k as f64).floor())]);
    Value::Wins(x as f64 != (a * k as f64).floor())
}

/// Goes through the pairs of cold positions until the larger pile is reached; returns the last pair and its number.
fn pairs(big: u64, line: usize, trace: &mut Trace) -> (u64, u64, u64) {
    let (mut a, mut b, mut k) = (0, 0, 0);
    let mut used = vec![true];
    trace.at(line, &[("a", &a), ("b", &b), ("k", &k)]);
    while b < big {
        trace.at(line + 1, &[]);
        k += 1;
        trace.at(line + 2, &[("k", &k)]);
        a = used.iter().position(|is_used| !is_used).unwrap_or(used.len()) as u64;
        trace.at(line + 3, &[("a", &a)]);
        b = a + k;
        trace.at(line + 4, &[("b", &b)]);
        used.resize(used.len().max(b as usize + 1), false);
        used[a as usize] = true;
        used[b as usize] = true;
        trace.at(line + 5, &[]);
    }
    trace.at(line + 1, &[]);
    (a, b, k)
}

fn one_order(input: &[u64], is_mended: bool, trace: &mut Trace) -> Value {
    let (x, y) = (input[0], input[1]);
    let (big, small) = if is_mended { (x.max(y), x.min(y)) } else { (x, y) };
    trace.at(0, &[("x", &x), ("y", &y)]);
    trace.at(1, &[("big", &big), ("small", &small)]);
    let (a, b, _) = pairs(big, 2, trace);
    trace.at(8, &[]);
    Value::Wins(!(big == b && small == a))
}

fn counter(input: &[u64], is_mended: bool, trace: &mut Trace) -> Value {
    let (big, small) = (input[0].max(input[1]), input[0].min(input[1]));
    trace.at(0, &[("x", &input[0]), ("y", &input[1])]);
    trace.at(1, &[("big", &big), ("small", &small)]);
    trace.at(2, &[]);
    if big == small && big > 0 {
        return Value::Wins(true);
    }
    let (_, b, k) = pairs(big, 3, trace);
    trace.at(9, &[("big - small", &(big - small))]);
    let is_pair = if is_mended { big - small == k } else { big - small <= k };
    Value::Wins(!(big == b && is_pair))
}

/// Calculates as a processor does, with 53 binary digits.
fn rounded(place: u64) -> u128 {
    (place as f64 * (1.0 + 5f64.sqrt()) / 2.0).floor() as u128
}

/// The same in whole numbers.
fn whole(place: u64) -> u128 {
    let place = u128::from(place);
    (place + (5 * place * place).isqrt()) / 2
}

fn cold_exactly(place: u64) -> Option<u128> {
    let position = cold(Rule::Wythoff, &Steps::from(place));
    position.to_string().split(',').next()?.parse().ok()
}

fn rounded_root(input: &[u64], is_mended: bool, trace: &mut Trace) -> Value {
    let a = if is_mended { whole(input[0]) } else { rounded(input[0]) };
    trace.at(0, &[("k", &input[0])]);
    trace.at(1, &[("a", &a)]);
    trace.at(2, &[]);
    Value::Number(a)
}

/// Returns the first number for which the rounded root gives a wrong cold position.
///
/// Rounding can only do harm where k·φ is very close to a whole number. No k is closer, for its size, than the Fibonacci
/// numbers, so the first one that fails is among them; a test looks at all numbers.
pub(super) fn first_wrong_place() -> Option<u64> {
    let (mut one, mut next) = (1u64, 2u64);
    while one <= Input::Place.range().1 {
        if rounded(one) != whole(one) {
            return Some(one);
        }
        (one, next) = (next, one + next);
    }
    None
}

fn every(input: &[u64], is_mended: bool, trace: &mut Trace) -> Value {
    let (disc, k) = (input[0], input[1]);
    let first = 1u64 << (disc - 1);
    let every = if is_mended { 1u64 << disc } else { (1u64 << disc) - 1 };
    trace.at(0, &[("disc", &disc), ("k", &k)]);
    trace.at(1, &[("first", &first)]);
    trace.at(2, &[("every", &every)]);
    trace.at(3, &[]);
    if k < first {
        return Value::Moves(false);
    }
    trace.at(4, &[("k - first", &(k - first))]);
    Value::Moves((k - first).is_multiple_of(every))
}

/// Returns the state after some moves from a full peg to the last one, as the top disc of each peg, and where the last
/// move went.
fn tower(input: &[u64]) -> Option<([Option<u64>; 3], usize)> {
    let tower = Hanoi::new(input[0].try_into().ok()?).ok()?;
    let route = tower.route(&tower.start(), &tower.goal()).ok()?;
    let state = route.state_at(&Steps::from(input[1]));
    let before = route.state_at(&Steps::from(input[1].checked_sub(1)?));
    let last = route.move_at(&Steps::from(input[1] - 1))?;
    let to = tower.displacement(&before, &last).to;
    let top = |peg: u16| tower.top_of(&state, peg).and_then(|disc| u64::try_from(disc).ok());
    Some(([top(0), top(1), top(2)], usize::from(to)))
}

fn next_disc(input: &[u64]) -> Option<Value> {
    let tower = Hanoi::new(input[0].try_into().ok()?).ok()?;
    let route = tower.route(&tower.start(), &tower.goal()).ok()?;
    let next = Steps::from(input[1]);
    let disc = tower.displacement(&route.state_at(&next), &route.move_at(&next)?).piece;
    Some(Value::Disc(disc as u128))
}

fn larger_top(input: &[u64], is_mended: bool, trace: &mut Trace) -> Value {
    let Some((tops, last)) = tower(input) else { return Value::Disc(0) };
    let others: Vec<usize> = (0..3).filter(|peg| *peg != last).collect();
    let (p, q) = (others[0], others[1]);
    let name = |peg: usize| char::from(b'A' + peg as u8);
    let top = |peg: usize| tops[peg].map_or("-".to_owned(), |disc| disc.to_string());
    trace.at(0, &[("last", &name(last))]);
    trace.at(1, &[("p", &name(p)), ("q", &name(q)), ("top(p)", &top(p)), ("top(q)", &top(q))]);
    trace.at(2, &[]);
    let disc = match (tops[p], tops[q]) {
        (None, found) => found.unwrap_or(0),
        (Some(found), None) => {
            trace.at(3, &[]);
            found
        }
        (Some(one), Some(other)) => {
            trace.at(3, &[]);
            trace.at(4, &[]);
            if is_mended { one.min(other) } else { one.max(other) }
        }
    };
    Value::Disc(disc.into())
}

fn levels(input: &[u64], is_mended: bool, trace: &mut Trace) -> Value {
    let (levels, balls) = (u128::from(input[0]), input[1]);
    let base = if is_mended { levels } else { levels - 1 };
    trace.at(0, &[("levels", &levels), ("balls", &balls)]);
    trace.at(1, &[("base", &base)]);
    trace.at(2, &[]);
    Value::Number(2 * base.pow(u32::try_from(balls).unwrap_or(u32::MAX)))
}

/// A driver with two places and some balls: all states but one are gone through, and the last move takes it out.
fn moves_of_lock(input: &[u64]) -> Option<Value> {
    let balls = usize::try_from(input[1]).ok()?;
    let radices = ["2".to_owned()].into_iter().chain(vec![input[0].to_string(); balls]);
    let radices = radices.collect::<Vec<_>>().join(",");
    let mut keys = Keys::new(vec![("radices".to_owned(), Some(radices))], balls + 1);
    let puzzle = AnyPuzzle::from_keys("chain", &mut keys)?.puzzle;
    let moves = puzzle.route(&puzzle.start(), &puzzle.goal()).ok()?.steps().clone();
    Some(Value::Number(moves.to_string().parse::<u128>().ok()? + 1))
}
