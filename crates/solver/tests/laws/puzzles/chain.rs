//! The rules of chains, naively.

use gros_solver::{AnyPuzzle, Chain, ChainModel};

use super::{LIMIT, Oracle};
use crate::laws::oracle::{Graph, Numbers, conceivable_steps};

impl Oracle for Chain {
    const WRITTEN: &'static [(&'static str, usize, usize)] = &[
        ("spinout", 1, LIMIT),
        ("spinout?n=8", 1, LIMIT),
        ("brain?n=3", 1, LIMIT),
        ("binary-burr", 7, 7),
        ("rectangle", 4, 4),
        ("lock250", 4, 4),
        ("kugellager", 5, 5),
        ("kugellager7", 5, 5),
        ("generation", 8, 8),
        ("chain", 1, LIMIT),
        ("chain?base=5&n=3", 1, LIMIT),
        ("chain?base=2", 1, LIMIT),
        ("chain?n=7", 1, LIMIT),
        ("chain?radices=2,5,5,5", 4, 4),
    ];

    fn small() -> Vec<Graph> {
        let chains =
            [&[2, 2, 2, 2][..], &[3, 3, 3], &[2, 3, 2, 2], &[4, 3], &[3, 2, 4], &[7], &[2, 12, 2], &[11, 3]];
        let presets = [ChainModel::SpinOut, ChainModel::RecTangle, ChainModel::Chain];
        chains.map(chain).into_iter().chain(presets.map(preset)).collect()
    }
}

/// Any chain, by the mirror construction of its path: the moves lead to the neighbours on the path.
pub fn chain(radices: &[u16]) -> Graph {
    path(AnyPuzzle::from(Chain::new(radices.to_vec()).unwrap()), radices, Numbers::Plain)
}

/// A named chain in its usual size.
pub fn preset(model: ChainModel) -> Graph {
    let chain = Chain::preset(model);
    let numbers = match model {
        ChainModel::Chain | ChainModel::SpinOut | ChainModel::Brain | ChainModel::RecTangle => Numbers::Plain,
        _ => Numbers::Driver,
    };
    let radices = chain.radices().to_vec();
    path(AnyPuzzle::from(chain), &radices, numbers)
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

/// Returns the words of a reflected code: the faster digits run forward and backward in turn.
pub fn mirrored(radices: &[u16]) -> Vec<Vec<u16>> {
    let Some((slowest, faster)) = radices.split_last() else { return vec![Vec::new()] };
    let below = mirrored(faster);
    let copy = |digit: u16| {
        let forward: Vec<Vec<u16>> = below.iter().map(|word| [&word[..], &[digit]].concat()).collect();
        if digit.is_multiple_of(2) { forward } else { forward.into_iter().rev().collect() }
    };
    (0..*slowest).flat_map(copy).collect()
}
