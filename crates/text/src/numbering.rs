//! The place of a state on the line of all states, with a digit for each piece: in binary for the rings.

use gros_solver::{AnyPuzzle, AnyState, Puzzle, Steps};

use crate::Lang;
use crate::message::say;

/// From this base on, digits are joined by dots, as in states.
const MANY: usize = 11;

/// How the states of a puzzle are numbered, if they form one line.
///
/// ```
/// use gros_solver::{AnyPuzzle, Puzzle, Rings};
/// use gros_text::{Lang, Numbering};
/// let rings = AnyPuzzle::from(Rings::new(5)?);
/// let numbering = Numbering::of(&rings).ok_or("no line")?;
/// assert_eq!(numbering.number(&rings, &rings.parse_state("11111")?).as_deref(), Some("10101"));
/// assert_eq!(numbering.name(Lang::English), "binary");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Numbering {
    /// The weight of each piece's digit, slowest first.
    weights: Vec<Steps>,
    /// The base of each digit, slowest first.
    bases: Vec<usize>,
}

impl Numbering {
    /// Returns how the states of a puzzle are numbered; none if they do not form a line.
    #[must_use]
    pub fn of(puzzle: &AnyPuzzle) -> Option<Numbering> {
        let weights = (0..=puzzle.pieces()).rev().map(|pieces| puzzle.line_weight(pieces));
        let mut weights = weights.collect::<Option<Vec<Steps>>>()?;
        let base = |pair: &[Steps]| pair[0].checked_div_rem(&pair[1])?.0.to_usize();
        let bases = weights.windows(2).map(base).collect::<Option<Vec<usize>>>()?;
        weights.remove(0);
        Some(Numbering { weights, bases })
    }

    /// Writes the place of a state on the line, slowest digit first.
    #[must_use]
    pub fn number(&self, puzzle: &AnyPuzzle, state: &AnyState) -> Option<String> {
        let mut rest = puzzle.place_on_line(state)?;
        let mut digits = Vec::with_capacity(self.weights.len());
        for weight in &self.weights {
            let (digit, smaller) = rest.checked_div_rem(weight)?;
            digits.push(digit.to_string());
            rest = smaller;
        }
        let has_dots = self.bases.iter().any(|base| *base >= MANY);
        Some(digits.join(if has_dots { "." } else { "" }))
    }

    /// Names the base of the digits.
    #[must_use]
    pub fn name(&self, lang: Lang) -> String {
        let first = self.bases.first().filter(|first| self.bases.iter().all(|base| base == *first));
        let base = first.map_or_else(|| "mixed".to_owned(), usize::to_string);
        say!(lang, MovesInBase { base })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use gros_solver::gray::Code;
    use gros_solver::{Chain, ChainModel, Hanoi, Rings, Route};

    fn numbers(puzzle: &AnyPuzzle) -> Vec<String> {
        let numbering = Numbering::of(puzzle).unwrap();
        let size = puzzle.line_length().unwrap().to_usize().unwrap();
        let states = (0..size).map(|place| puzzle.state_on_line(&Steps::from(place)).unwrap());
        states.map(|state| numbering.number(puzzle, &state).unwrap()).collect()
    }

    /// The table of the sources: step, Gray code and binary of five rings that are put on.
    #[test]
    fn rings_count_in_binary() {
        let rings = AnyPuzzle::from(Rings::new(5).unwrap());
        let numbering = Numbering::of(&rings).unwrap();
        let route = rings.route(&rings.goal(), &rings.start()).unwrap();
        let rows = (0..=21u32).map(|step| {
            let state = route.state_at(&Steps::from(step));
            (state.to_string(), numbering.number(&rings, &state).unwrap())
        });
        for (step, (gray, binary)) in rows.enumerate() {
            assert_eq!(binary, format!("{step:05b}"));
            assert_eq!(gray, format!("{:05b}", step ^ (step >> 1)));
        }
    }

    #[test]
    fn every_line_is_numbered_in_order() {
        let chains = [vec![2, 5, 5, 5], vec![3; 4], vec![4, 2, 3]];
        for radices in chains {
            let chain = AnyPuzzle::from(Chain::new(radices.clone()).unwrap());
            let bases: Vec<usize> = radices.iter().rev().map(|radix| usize::from(*radix)).collect();
            let seen = numbers(&chain);
            assert_eq!(seen.len(), bases.iter().product::<usize>());
            for (place, number) in seen.iter().enumerate() {
                let digits = number.bytes().map(|digit| usize::from(digit - b'0'));
                let value = digits.zip(&bases).fold(0, |value, (digit, base)| value * base + digit);
                assert_eq!(value, place);
            }
            assert_eq!(Code::new(radices).size(), &Steps::from(seen.len()));
        }
    }

    #[test]
    fn large_digits_are_joined_by_dots() {
        let lock = AnyPuzzle::from(Chain::preset(ChainModel::Generation));
        let numbering = Numbering::of(&lock).unwrap();
        let last = lock.state_on_line(&lock.line_length().unwrap().saturating_sub(&Steps::ONE)).unwrap();
        let number = numbering.number(&lock, &last).unwrap();
        assert_eq!(number.split('.').filter(|digit| *digit == "14").count(), 7);
    }

    #[test]
    fn bases_have_names() {
        let name = |radices: Vec<u16>| {
            let chain = AnyPuzzle::from(Chain::new(radices).unwrap());
            let languages = [Lang::English, Lang::Simplified, Lang::Traditional];
            languages.map(|lang| Numbering::of(&chain).unwrap().name(lang))
        };
        assert_eq!(name(vec![2; 3]), ["binary", "二进制", "二進位"]);
        assert_eq!(name(vec![3; 3]), ["base 3", "3 进制", "3 進位"]);
        assert_eq!(name(vec![2, 5]), ["mixed base", "混合进制", "混合進位"]);
    }

    #[test]
    fn a_tower_has_no_line() {
        assert_eq!(Numbering::of(&AnyPuzzle::from(Hanoi::new(3).unwrap())), None);
    }
}
