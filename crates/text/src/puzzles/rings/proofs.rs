//! Why the states of two-place pieces form one line, why a 1 swaps the digits after it, why parity decides, and why
//! formulas round down.

use gros_picture::proofs::{DigitRow, DigitRows, Fold, Parity, Quarters, Shown, State, Swap};
use gros_solver::methods::Question;
use gros_solver::{Rings, RingsState, Steps, gray, ruler};

use crate::explain::binary;
use crate::explain::proof::{ProofStep, Theorem};
use crate::explain::two_places::TwoPlaces;
use crate::message::say;
use crate::{Key, Lang};

/// The most pieces whose states are drawn one by one on a folded line.
const MOST_FOLDED: usize = 4;
/// How many of the last states are drawn by their parity.
const LAST: u32 = 12;
/// The longest word and number that are written on a picture, and the word of the example.
const LONGEST_WORD: usize = 10;
const LONGEST_NUMBER: usize = 6;
/// The example where a state has no word after its first 1: 1101.
const EXAMPLE: u32 = 0b1001;

impl Lang {
    pub(crate) fn proof_of_rings(
        self,
        question: &Question<Rings>,
        theorem: Theorem,
    ) -> Option<Vec<ProofStep>> {
        if question.puzzle.has_pair() {
            return None;
        }
        let rank = |state: &RingsState| state.rank();
        self.proof_on_line(TwoPlaces::RINGS, question.puzzle.rings(), &rank(&question.here), theorem)
    }

    /// Proves a theorem for pieces whose states are the Gray code, by the example of the state with this rank.
    pub(crate) fn proof_on_line(
        self,
        pieces: TwoPlaces,
        count: usize,
        rank: &Steps,
        theorem: Theorem,
    ) -> Option<Vec<ProofStep>> {
        match theorem {
            Theorem::Fold => Some(self.fold(pieces, count)),
            Theorem::Swap => Some(self.swap(pieces, rank)),
            Theorem::Parity => Some(self.parity(pieces, rank)),
            Theorem::Thirds => Some(self.thirds(count)),
            Theorem::Half => Some(self.half(rank)),
            _ => None,
        }
    }

    fn fold(self, pieces: TwoPlaces, count: usize) -> Vec<ProofStep> {
        let n = count.clamp(2, MOST_FOLDED);
        let piece = pieces.name(self, n);
        let words: Vec<String> = (0..1u32 << n).map(|rank| binary(&gray::word(&rank.into()), n)).collect();
        let names = [false, true].map(|on| {
            let place = pieces.place(self, n, on);
            say!(self, CoachBeat { piece: &piece, place })
        });
        let names = names.each_ref().map(String::as_str);
        let scene = |angle, is_joined| Fold { words: &words, angle, is_joined, names }.scene();
        let joint = &words[words.len() / 2];
        let half = words.len() / 2;
        vec![
            ProofStep::new(say!(self, ProofFoldCopies { piece: &piece }), scene(180.0, false)),
            ProofStep::new(say!(self, ProofFoldJoint { piece: &piece, joint }), scene(180.0, true)),
            ProofStep::new(say!(self, ProofFoldLine { all: Steps::from(words.len()) }), scene(0.0, true))
                .with([format!("2 × {half} = 2^{n} = {}", words.len())]),
        ]
    }

    fn swap(self, pieces: TwoPlaces, rank: &Steps) -> Vec<ProofStep> {
        let rank = if rank.bit_len() < 2 { Steps::from(EXAMPLE) } else { rank.clone() };
        // The first 1 of the word is at the first 1 of its rank.
        let n = rank.bit_len();
        let (high, all) = (rank, Steps::ones(n));
        let (low, ones) = (all.saturating_sub(&high), Steps::ones(n - 1));
        let rest = ones.saturating_sub(&low);
        let word = binary(&gray::word(&low), n - 1);
        let joint = binary(&gray::word(&Steps::power_of_two(n - 1)), n);
        let piece = pieces.name(self, n);
        let is_short = n <= LONGEST_WORD;
        let on_picture = |number: &Steps, symbol: &str| {
            let written = self.number(number);
            if written.chars().count() > LONGEST_NUMBER { symbol.to_owned() } else { written }
        };
        let names = ["0", "1"].map(|first| format!("{first}{}", if is_short { &word } else { "w" }));
        let numbers = [on_picture(&low, "f(0w)"), on_picture(&high, "f(1w)")];
        let lengths = [on_picture(&ones, "2^(n−1) − 1"), "1".to_owned(), on_picture(&rest, "…")];
        let mirror = self.text(Key::ProofSwapMirrorName);
        let scene = |shown| {
            Swap {
                rings: n,
                at: if ones.is_zero() { 0.0 } else { low.fraction_of(&ones) },
                names: names.each_ref().map(String::as_str),
                numbers: numbers.each_ref().map(String::as_str),
                mirror,
                lengths: lengths.each_ref().map(String::as_str),
                shown,
            }
            .scene()
        };
        let written = |number: &Steps| self.number(number);
        let sum = format!(
            "{} + 1 + {} = {} − {} = {}",
            written(&rest),
            written(&ones),
            written(&all),
            written(&low),
            written(&high)
        );
        let digits = format!("{} − {} = {}", binary(&all, n), binary(&low, n), binary(&high, n));
        let mut formulas = vec!["f(1w) = 2^n − 1 − f(w)".to_owned(), sum];
        formulas.extend(is_short.then_some(digits));
        vec![
            ProofStep::new(say!(self, ProofSwapWords { w: &word, low }), scene(Shown::Words))
                .with(["f(0w) = f(w)".to_owned()]),
            ProofStep::new(
                say!(self, ProofSwapMirror { joint: &joint, piece: &piece }),
                scene(Shown::Mirror),
            ),
            ProofStep::new(say!(self, ProofSwapSum { rest, joint, piece, ones }), scene(Shown::Sum))
                .with(formulas),
        ]
    }

    fn parity(self, pieces: TwoPlaces, rank: &Steps) -> Vec<ProofStep> {
        let least = Steps::from(LAST - 1);
        let first = if rank.is_zero() || rank > &least { least } else { rank.clone() };
        let width = first.bit_len();
        let count = first.to_u64().unwrap_or_default();
        let states: Vec<State> = (0..=count)
            .rev()
            .map(|rank| {
                let rank = Steps::from(rank);
                let word = gray::word(&rank);
                let ring = ruler::term(&rank).map(|ring| pieces.number(ring));
                State { on: word.count_ones(), ring, word: binary(&word, width) }
            })
            .collect();
        let (of, piece) = (pieces.of(), pieces.name(self, 1));
        let bands = say!(self, ProofParityOn { of });
        let dots = self.text(Key::ProofParityMoves);
        let scene = |is_told| Parity { states: &states, bands: &bands, dots, is_told }.scene();
        vec![
            ProofStep::new(say!(self, ProofParityBands { of }), scene(false)),
            ProofStep::new(say!(self, ProofParityLast { of, piece }), scene(true)),
        ]
    }
    fn thirds(self, count: usize) -> Vec<ProofStep> {
        let n = if count <= LONGEST_WORD { count } else { LONGEST_WORD - count % 2 };
        let word = "1".repeat(n);
        let number = gray::rank(&Steps::ones(n));
        let digits = binary(&number, n);
        let weights: Vec<Steps> = (0..n).rev().map(Steps::power_of_two).collect();
        let worth = weights.iter().filter(|weight| number.bit(weight.bit_len() - 1));
        let worth = self.sum(worth);
        let rows = [row("x", word.clone()), row("f(x)", digits.clone())];
        let written: Vec<String> = weights.iter().map(Steps::to_string).collect();
        let cuts = n.div_ceil(2);
        let cells = Steps::power_of_two(2 * cuts);
        let fours: Vec<Steps> = (0..cuts).map(|cut| Steps::power_of_two(2 * cut)).collect();
        let sum = self.sum(fours.iter());
        let read = format!("f({word}) = ({digits})₂ = {worth}");
        let factor = if cuts > 1 { format!("({sum})") } else { sum.clone() };
        let third = format!("3 · {factor} = {} − 1", self.number(&cells));
        let power = Steps::power_of_two(n + 1);
        let rest = power.saturating_sub(&number.times(3));
        let [power, moves] = [&power, &number].map(|number| self.number(number));
        vec![
            ProofStep::new(
                say!(self, ProofThirdsDigits { word, digits }),
                DigitRows { rows: &rows, weights: &written }.scene(),
            )
            .with([read]),
            ProofStep::new(
                say!(self, ProofThirdsSquare { cells, sum }),
                Quarters { cuts, squares: 1 }.scene(),
            )
            .with([third]),
            ProofStep::new(
                self.text(Key::ProofThirdsRounded).to_owned(),
                Quarters { cuts, squares: 2 }.scene(),
            )
            .with([
                format!("2^(n+1) = {power} = 3 · {moves} + {rest}"),
                format!("⌊2^(n+1) / 3⌋ = (2^(n+2) − 3 − (−1)^n) / 6 = {moves}"),
            ]),
        ]
    }

    fn sum<'a>(self, numbers: impl Iterator<Item = &'a Steps>) -> String {
        numbers.map(|number| self.number(number)).collect::<Vec<_>>().join(" + ")
    }

    fn half(self, rank: &Steps) -> Vec<ProofStep> {
        let is_example = rank.bit_len() < 2 || rank.bit_len() > LONGEST_WORD;
        let rank = if is_example { Steps::from(EXAMPLE) } else { rank.clone() };
        let n = rank.bit_len();
        let [word, digits] = [gray::word(&rank), rank.clone()].map(|number| binary(&number, n));
        let half = rank.divided_by(2);
        let shifted = binary(&half, n - 1);
        let compared = [row("f", digits.clone()), row("x", word.clone())];
        let halved = [row("f", digits.clone()), row("⌊f/2⌋", format!(" {shifted}")), row("x", word.clone())];
        let scene = |rows: &[DigitRow]| DigitRows { rows, weights: &[] }.scene();
        let numbers = format!("f = {}, ⌊f/2⌋ = {}", self.number(&rank), self.number(&half));
        vec![
            ProofStep::new(self.text(Key::ProofHalfDiffer).to_owned(), scene(&compared)),
            ProofStep::new(self.text(Key::ProofHalfShift).to_owned(), scene(&halved))
                .with([numbers, format!("{digits} ⊕ {shifted} = {word}")]),
        ]
    }
}

fn row(name: &str, digits: String) -> DigitRow {
    DigitRow { name: name.to_owned(), digits }
}
