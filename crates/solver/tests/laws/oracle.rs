//! The rules once more, as plainly as they can be said, and breadth-first search over all states.

use std::collections::{HashMap, HashSet, VecDeque};

use gros_solver::{AnyPuzzle, Chain, ChainModel, Hanoi, HanoiRule, Hexadecimal, Rings, SlideOut, SpinOut};

/// All states of a small puzzle and the moves between them, in the notation of the spec.
pub struct Graph {
    pub puzzle: AnyPuzzle,
    pub rows: Vec<String>,
    /// The legal moves of each state, as they are written, with the number of the state they lead to.
    pub moves: Vec<Vec<(String, usize)>>,
    /// Everything that is written like a move, and some pieces that do not exist.
    pub conceivable: Vec<String>,
    /// How the pieces are numbered.
    pub numbers: Numbers,
}

/// How the pieces of a row are numbered.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Numbers {
    /// From 1, the rightmost.
    Plain,
    /// From 0, the rightmost, which is a driver.
    Driver,
    /// From 1, the leftmost.
    Mirrored,
}

/// A distance, and the number of shortest ways that long.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Reach {
    pub distance: u32,
    pub ways: u32,
}

pub fn rings(count: usize) -> Graph {
    let conceivable = (0..=count + 1).map(|ring| ring.to_string()).collect();
    graph(AnyPuzzle::Rings(Rings::new(count).unwrap()), all_rows("01", count), conceivable, rings_moves)
}

/// The rings of which the two outer ones may also move as one, both on or both off.
pub fn paired_rings(count: usize) -> Graph {
    let pair = (count >= 2).then(|| "1-2".to_owned());
    let conceivable = (0..=count + 1).map(|ring| ring.to_string()).chain(pair).collect();
    let puzzle = AnyPuzzle::Rings(Rings::new(count).unwrap().with_pair());
    graph(puzzle, all_rows("01", count), conceivable, |row| {
        let mut moves = rings_moves(row);
        for (both, turned) in [("00", "11"), ("11", "00")] {
            if let Some(others) = row.strip_suffix(both) {
                moves.push(("1-2".to_owned(), format!("{others}{turned}")));
            }
        }
        moves
    })
}

/// Any chain, by the mirror construction of its path: neighbours on the path are all the moves there are.
pub fn chain(radices: &[u16]) -> Graph {
    path(AnyPuzzle::Chain(Chain::new(radices.to_vec()).unwrap()), radices, Numbers::Plain)
}

/// A chain of its own name, in its usual size.
pub fn preset(model: ChainModel) -> Graph {
    let chain = Chain::preset(model);
    let numbers = match model {
        ChainModel::Chain | ChainModel::SpinOut | ChainModel::Brain | ChainModel::RecTangle => Numbers::Plain,
        _ => Numbers::Driver,
    };
    let radices = chain.radices().to_vec();
    path(AnyPuzzle::Chain(chain), &radices, numbers)
}

fn path(puzzle: AnyPuzzle, radices: &[u16], numbers: Numbers) -> Graph {
    let is_dotted = radices.iter().any(|radix| *radix > 10);
    let words = mirrored(radices);
    let first = usize::from(numbers == Numbers::Plain);
    let write = |word: &Vec<u16>| {
        let digits: Vec<String> = word.iter().rev().map(ToString::to_string).collect();
        digits.join(if is_dotted { "." } else { "" })
    };
    let step = |from: &Vec<u16>, to: &Vec<u16>| {
        let place = from.iter().zip(to).position(|(from, to)| from != to).unwrap();
        format!("{}-{}", place + first, to[place])
    };
    let near = |index: usize| {
        let ends = [index.checked_sub(1), Some(index + 1).filter(|next| *next < words.len())];
        ends.into_iter().flatten().map(|next| (step(&words[index], &words[next]), next)).collect()
    };
    let moves = (0..words.len()).map(near).collect();
    let conceivable = conceivable_steps(first..radices.len() + first + 1, *radices.iter().max().unwrap());
    Graph { puzzle, rows: words.iter().map(write).collect(), moves, conceivable, numbers }
}

/// Lists the words of a reflected code: those of the faster digits, forward and backward by turns.
pub fn mirrored(radices: &[u16]) -> Vec<Vec<u16>> {
    let Some((slowest, faster)) = radices.split_last() else { return vec![Vec::new()] };
    let below = mirrored(faster);
    let copy = |digit: u16| {
        let forward: Vec<Vec<u16>> = below.iter().map(|word| [&word[..], &[digit]].concat()).collect();
        if digit.is_multiple_of(2) { forward } else { forward.into_iter().rev().collect() }
    };
    (0..*slowest).flat_map(copy).collect()
}

fn conceivable_steps(pieces: std::ops::Range<usize>, places: u16) -> Vec<String> {
    pieces.flat_map(|piece| (0..=places).map(move |to| format!("{piece}-{to}"))).collect()
}

pub fn elephants(count: usize) -> Graph {
    let rows = all_rows("012", count);
    let conceivable = conceivable_steps(0..count + 2, 3);
    graph(AnyPuzzle::SlideOut(SlideOut::elephants(count).unwrap()), rows, conceivable, elephant_moves)
}

pub fn slideout(base: u16, count: usize) -> Graph {
    let rows = all_rows(&"0123456789"[..usize::from(base)], count);
    let conceivable = conceivable_steps(0..count + 2, base);
    let puzzle = AnyPuzzle::SlideOut(SlideOut::new(base, count).unwrap());
    graph(puzzle, rows, conceivable, move |row| slideout_moves(base, row))
}

pub fn hexadecimal(key: &'static str) -> Graph {
    let puzzle = AnyPuzzle::Hexadecimal(Hexadecimal::new(key).unwrap());
    let conceivable = conceivable_steps(0..10, 2);
    let graph = graph(puzzle, all_rows("01", 8), conceivable, |row| hexadecimal_moves(key, row));
    Graph { numbers: Numbers::Mirrored, ..graph }
}

/// Dials that may be turned outside the case too: all states that can be reached from all upright.
pub fn open_spinout(count: usize) -> Graph {
    let mut rows = vec![format!("{}@0", "U".repeat(count))];
    let mut seen: HashSet<String> = rows.iter().cloned().collect();
    let mut next = 0;
    while let Some(row) = rows.get(next).cloned() {
        let after = dial_moves(&row).into_iter().map(|(_, after)| after);
        rows.extend(after.filter(|after| seen.insert(after.clone())));
        next += 1;
    }
    let turns = ["L", "U", "R", "L*", "U*", "R*"];
    let conceivable = (0..=count + 1).flat_map(|dial| turns.map(|turn| format!("{dial}-{turn}"))).collect();
    graph(AnyPuzzle::SpinOut(SpinOut::new(count).unwrap()), rows, conceivable, dial_moves)
}

/// Returns whether all dials of a row of that puzzle can be pulled outside.
pub fn is_out(row: &str) -> bool {
    let (dials, shifts) = slides(row);
    shifts.into_iter().any(|shift| (1..=dials.len()).all(|dial| dial_place(shift, dial) >= 4))
}

/// The place of a dial: 0 the gap, 2 and 3 too narrow for an upright dial, from 4 on outside.
fn dial_place(shift: usize, dial: usize) -> i32 {
    shift as i32 - (dial as i32 - 1)
}

/// Parts a row into its dials and all shifts to which the slide goes: no upright dial is ever in the narrow part.
fn slides(row: &str) -> (&str, Vec<usize>) {
    let (dials, shift) = row.split_once('@').unwrap();
    let fits = |shift: &usize| {
        (1..=dials.len()).all(|dial| piece(dials, dial) != 'U' || ![2, 3].contains(&dial_place(*shift, dial)))
    };
    let first: usize = shift.parse().unwrap();
    (dials, (first..dials.len() + 10).take_while(fits).collect())
}

/// A dial turns at the gap or outside, unless a neighbour points at it; dial 1 never points to the right.
fn dial_moves(row: &str) -> Vec<(String, String)> {
    let (dials, shifts) = slides(row);
    let mut moves = Vec::new();
    for dial in 1..=dials.len() {
        let pointed_at =
            dial > 1 && piece(dials, dial - 1) == 'L' || dial < dials.len() && piece(dials, dial + 1) == 'R';
        for to in ['L', 'U', 'R'] {
            if pointed_at || to == piece(dials, dial) || to == 'R' && dial == 1 {
                continue;
            }
            let turned = with_piece(dials, dial, to);
            let mut turn_at = |shift: usize, mark: &str| {
                let back =
                    (0..=shift).rev().take_while(|back| slides(&format!("{turned}@{back}")).1.contains(back));
                moves.push((format!("{dial}-{to}{mark}"), format!("{turned}@{}", back.last().unwrap())));
            };
            if let Some(shift) = shifts.iter().find(|shift| dial_place(**shift, dial) == 0) {
                turn_at(*shift, "");
            }
            if let Some(shift) = shifts.iter().find(|shift| dial_place(**shift, dial) >= 4) {
                turn_at(*shift, "*");
            }
        }
    }
    moves
}

/// An elephant turns between up and right when the next one on its right is down, between right and down when that one
/// is up; all further right must be down.
fn elephant_moves(row: &str) -> Vec<(String, String)> {
    let turns = [('0', '1', '2'), ('1', '0', '2'), ('1', '2', '0'), ('2', '1', '0')];
    let mut moves = Vec::new();
    for elephant in 1..=row.len() {
        for (from, to, right) in turns {
            let neighbour = elephant == 1 || piece(row, elephant - 1) == right;
            let others = (1..elephant.max(2) - 1).all(|other| piece(row, other) == '2');
            if piece(row, elephant) == from && neighbour && others {
                moves.push((format!("{elephant}-{to}"), with_piece(row, elephant, to)));
            }
        }
    }
    moves
}

/// The keys of the steps, from the last one down, are 0, Z, 0, Z …
fn slideout_moves(base: u16, row: &str) -> Vec<(String, String)> {
    let symbol = |value: u16| char::from_digit(value.into(), 10).unwrap();
    let last = symbol(base - 1);
    let mut moves = Vec::new();
    for number in 1..=row.len() {
        for low in 0..base - 1 {
            let from_the_last = base - 2 - low;
            let right = if from_the_last.is_multiple_of(2) { '0' } else { last };
            let is_free =
                (1..number).all(|other| piece(row, other) == if other + 1 == number { right } else { last });
            let (low, high) = (symbol(low), symbol(low + 1));
            for (from, to) in [(low, high), (high, low)] {
                if is_free && piece(row, number) == from {
                    moves.push((format!("{number}-{to}"), with_piece(row, number, to)));
                }
            }
        }
    }
    moves
}

/// The bars before a bar must read: all down, then the key; where there are fewer than four, the end of the key.
fn hexadecimal_moves(key: &str, row: &str) -> Vec<(String, String)> {
    let mut moves = Vec::new();
    for bar in 1..=8 {
        let wanted = format!("{}{key}", "1".repeat(8));
        if wanted.ends_with(&row[..bar - 1]) {
            let turned = if &row[bar - 1..bar] == "1" { "0" } else { "1" };
            moves.push((format!("{bar}-{turned}"), format!("{}{turned}{}", &row[..bar - 1], &row[bar..])));
        }
    }
    moves
}

pub fn hanoi(discs: usize) -> Graph {
    on_pegs(3, discs)
}

/// Discs that go from any peg to any other.
pub fn on_pegs(pegs: u8, discs: usize) -> Graph {
    tower(HanoiRule::Classic { pegs }, discs, |row| hanoi_moves(row, &LETTERS[..pegs.into()]))
}

/// Discs that go to neighbouring pegs only.
pub fn in_a_row(discs: usize) -> Graph {
    tower(HanoiRule::Linear, discs, |row| only_to(row, &["AB", "BA", "BC", "CB"]))
}

/// Discs that go round one way only.
pub fn in_a_circle(discs: usize) -> Graph {
    tower(HanoiRule::Cyclic, discs, |row| only_to(row, &["AB", "BC", "CA"]))
}

fn tower(rule: HanoiRule, discs: usize, rules: impl Fn(&str) -> Vec<(String, String)>) -> Graph {
    let letters = &LETTERS[..rule.pegs().into()];
    let puzzle = AnyPuzzle::Hanoi(Hanoi::with_rule(discs, rule).unwrap());
    let moves = (0..=discs + 1).flat_map(|disc| letters.chars().map(move |peg| format!("{disc}{peg}")));
    graph(puzzle, all_rows(letters, discs), moves.collect(), rules)
}

/// Ring 1 moves always; ring k + 1 when ring k is on and all rings before that are off.
fn rings_moves(row: &str) -> Vec<(String, String)> {
    let is_on = |ring: usize| piece(row, ring) == '1';
    let is_free = |ring: usize| ring == 1 || is_on(ring - 1) && (1..ring - 1).all(|before| !is_on(before));
    let turned = |ring: usize| with_piece(row, ring, if is_on(ring) { '0' } else { '1' });
    (1..=row.len()).filter(|ring| is_free(*ring)).map(|ring| (ring.to_string(), turned(ring))).collect()
}

const LETTERS: &str = "ABCDEFGH";

/// A disc moves to another peg when no smaller disc is on either of the two pegs.
fn hanoi_moves(row: &str, pegs: &str) -> Vec<(String, String)> {
    let mut moves = Vec::new();
    for disc in 1..=row.len() {
        for to in pegs.chars() {
            let from = piece(row, disc);
            let in_the_way = |smaller: usize| [from, to].contains(&piece(row, smaller));
            if to != from && !(1..disc).any(in_the_way) {
                moves.push((format!("{disc}{to}"), with_piece(row, disc, to)));
            }
        }
    }
    moves
}

/// Keeps the moves between these pairs of pegs.
fn only_to(row: &str, pairs: &[&str]) -> Vec<(String, String)> {
    let mut moves = hanoi_moves(row, "ABC");
    moves.retain(|(mv, _)| {
        let (disc, to) = mv.split_at(mv.len() - 1);
        pairs.contains(&format!("{}{to}", piece(row, disc.parse().unwrap())).as_str())
    });
    moves
}

/// Reads the symbol of a piece, 1 the rightmost.
pub fn piece(row: &str, number: usize) -> char {
    row.chars().rev().nth(number - 1).unwrap()
}

/// Writes the symbol of a piece, 1 the rightmost.
pub fn with_piece(row: &str, number: usize, symbol: char) -> String {
    let place = row.len() - number;
    row.chars().enumerate().map(|(index, old)| if index == place { symbol } else { old }).collect()
}

/// Parts a row into what stands for each piece.
fn symbols(row: &str) -> Vec<String> {
    if row.contains('.') {
        row.split('.').map(str::to_owned).collect()
    } else {
        row.chars().map(String::from).collect()
    }
}

fn all_rows(symbols: &str, count: usize) -> Vec<String> {
    let mut rows = vec![String::new()];
    for _ in 0..count {
        rows =
            rows.iter().flat_map(|row| symbols.chars().map(move |symbol| format!("{row}{symbol}"))).collect();
    }
    rows
}

fn graph(
    puzzle: AnyPuzzle,
    rows: Vec<String>,
    conceivable: Vec<String>,
    rules: impl Fn(&str) -> Vec<(String, String)>,
) -> Graph {
    let numbers: HashMap<&str, usize> =
        rows.iter().enumerate().map(|(index, row)| (row.as_str(), index)).collect();
    let numbered = |(mv, after): (String, String)| (mv, numbers[after.as_str()]);
    let moves = rows.iter().map(|row| rules(row).into_iter().map(numbered).collect()).collect();
    Graph { puzzle, moves, conceivable, rows, numbers: Numbers::Plain }
}

/// The puzzles that are small enough for the laws of all pairs of states at all steps.
pub fn small() -> impl Iterator<Item = Graph> {
    let chains =
        [&[2, 2, 2, 2][..], &[3, 3, 3], &[2, 3, 2, 2], &[4, 3], &[3, 2, 4], &[7], &[2, 12, 2], &[11, 3]];
    let presets = [ChainModel::SpinOut, ChainModel::RecTangle, ChainModel::Chain];
    let three_pegs = [hanoi, in_a_row, in_a_circle].into_iter().flat_map(|tower| (1..=4).map(tower));
    let more_pegs = (4..=8).flat_map(|pegs| (1..=3).map(move |discs| on_pegs(pegs, discs)));
    let more_pegs = more_pegs.filter(|graph| graph.rows.len() <= 216);
    (1..=6)
        .map(rings)
        .chain((1..=6).map(paired_rings))
        .chain(three_pegs)
        .chain(more_pegs)
        .chain(chains.map(chain))
        .chain(presets.map(preset))
        .chain((1..=4).map(elephants))
        .chain([(2, 1), (2, 4), (3, 3), (4, 3), (5, 2), (5, 3)].map(|(base, count)| slideout(base, count)))
        .chain([hexadecimal("1011")])
        .chain((1..=4).map(open_spinout))
}

/// The smallest of them.
pub fn smallest() -> impl Iterator<Item = Graph> {
    small().filter(|graph| graph.rows.len() <= 27).chain([on_pegs(4, 3), on_pegs(6, 2)])
}

impl Graph {
    /// Returns the place in the row, from the left, of the piece with a number.
    fn index(&self, number: usize) -> usize {
        let pieces = symbols(&self.rows[0]).len();
        match self.numbers {
            Numbers::Plain => pieces - number,
            Numbers::Driver => pieces - 1 - number,
            Numbers::Mirrored => number - 1,
        }
    }

    /// Reads the place of a piece.
    pub fn place(&self, row: &str, number: usize) -> u16 {
        symbols(row)[self.index(number)].parse().unwrap()
    }

    /// Writes a row with a piece at another place.
    pub fn with_place(&self, row: &str, number: usize, value: u16) -> String {
        let mut symbols = symbols(row);
        symbols[self.index(number)] = value.to_string();
        symbols.join(if row.contains('.') { "." } else { "" })
    }

    /// Searches breadth first and counts the shortest ways to every state.
    pub fn reach_from(&self, source: usize) -> Vec<Reach> {
        let mut reach: Vec<Option<Reach>> = vec![None; self.rows.len()];
        reach[source] = Some(Reach { distance: 0, ways: 1 });
        let mut queue = VecDeque::from([source]);
        while let Some(here) = queue.pop_front() {
            let Reach { distance, ways } = reach[here].unwrap();
            for (_, next) in &self.moves[here] {
                match &mut reach[*next] {
                    Some(known) if known.distance == distance + 1 => {
                        known.ways = known.ways.saturating_add(ways);
                    }
                    Some(_) => {}
                    unknown => {
                        *unknown = Some(Reach { distance: distance + 1, ways });
                        queue.push_back(*next);
                    }
                }
            }
        }
        reach.into_iter().map(|found| found.expect("every state can be reached")).collect()
    }
}
