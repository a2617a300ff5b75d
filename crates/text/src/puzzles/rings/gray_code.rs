//! What a Gray code is: one digit at a time, a path on a cube; and where the rings come from.

use gros_solver::rings::methods::decrement::Decrement;
use gros_solver::{Steps, gray};

use crate::explain::binary;
use crate::explain::card::{Cell, Cube, Folded, Look, Part, Table};
use crate::explain::two_places::TwoPlaces;
use crate::message::{Count, say};
use crate::{Key, Lang};

/// The digits of the words on the cube, and how many words there are.
const DIGITS: usize = 3;
const WORDS: u8 = 1 << DIGITS;
/// The numbers that are written both ways, and how many digits each has.
const COUNTED: [u8; 4] = [6, 7, 8, 9];
const WIDTH: usize = 4;
/// The number after the longest carry of four digits.
const CARRIED: u8 = 8;
/// Words of two digits that begin another Gray code when they are mirrored.
pub(super) const OTHER_HALF: [u8; 4] = [0b10, 0b00, 0b01, 0b11];

impl Lang {
    pub(crate) fn gray_code_parts(self, pieces: TwoPlaces, reasons: &Decrement) -> Vec<Part> {
        let text = |key| Part::Text(self.text(key).to_owned());
        let mut parts = vec![
            text(Key::RingsGrayCodeIs),
            Part::Table(self.counted_both_ways()),
            Part::Text(say!(self, RingsGrayCodeCarry { flips: binary_flips(CARRIED) })),
            text(Key::RingsGrayCodeDial),
            text(Key::RingsGrayCodeWho),
        ];
        parts.extend(self.gray_code_here(pieces, reasons).map(Part::Text));
        parts.extend([
            text(Key::RingsGrayCodeCube),
            self.along_the_edges(&rings_code()),
            self.off_the_edges(&counting()),
            text(Key::RingsGrayCodeNotUnique),
            Part::Folded(Folded {
                title: self.text(Key::RingsHistory).to_owned(),
                parts: vec![text(Key::RingsHistoryTold), text(Key::RingsHistoryKnown)],
            }),
        ]);
        parts
    }

    /// Writes some numbers in binary and in Gray code, each with how many digits differ from the number before.
    fn counted_both_ways(self) -> Table {
        let row = |number: u8| {
            let rank = Steps::from(u32::from(number));
            let code = |word: &Steps| Cell::from(binary(word, WIDTH)).look(Look::Code);
            let flips = |flips: usize| Cell::from(flips.to_string());
            vec![
                number.to_string().into(),
                code(&rank),
                flips(binary_flips(number)),
                code(&gray::word(&rank)),
                flips(gray_flips(number)),
            ]
        };
        let [binary, flips, gray] =
            [Key::RingsRowBinary, Key::RingsRowFlips, Key::RingsRowGray].map(|key| self.text(key).to_owned());
        Table {
            head: vec![String::new(), binary, flips.clone(), gray, flips],
            row: COUNTED.iter().position(|number| *number == CARRIED),
            ..Table::plain(COUNTED.map(row).to_vec())
        }
    }

    /// Says how many binary digits the next move flips, and that one piece moves.
    fn gray_code_here(self, pieces: TwoPlaces, reasons: &Decrement) -> Option<String> {
        let (number, after) = (self.number(&reasons.number), self.number(reasons.after.as_ref()?));
        let (flips, piece) = (Count(reasons.turned), pieces.name(self, reasons.turned));
        Some(say!(self, RingsGrayCodeHere { of: pieces.of(), number, after, flips, piece }))
    }

    /// Draws a Gray code on the cube.
    pub(super) fn along_the_edges(self, list: &[u8]) -> Part {
        let words = say!(self, RingsCubeAlong { list: written(list) });
        Part::Cube(Cube { words, list: list.to_vec() })
    }

    /// Draws a list that is no Gray code.
    fn off_the_edges(self, list: &[u8]) -> Part {
        let jumps = list.windows(2).filter(|pair| !differ_in_one(pair[0], pair[1])).count();
        let words = say!(self, RingsCubeOff { list: written(list), jumps: Count(jumps) });
        Part::Cube(Cube { words, list: list.to_vec() })
    }
}

/// Lists the words of the rings, from all off.
fn rings_code() -> Vec<u8> {
    (0..WORDS).map(gray_word).collect()
}

/// Lists the words in the order of counting.
fn counting() -> Vec<u8> {
    (0..WORDS).collect()
}

/// Mirrors the other half: the same words backwards, with the first digit changed.
pub(super) fn other_code() -> Vec<u8> {
    let first = 1 << (DIGITS - 1);
    OTHER_HALF.iter().copied().chain(OTHER_HALF.iter().rev().map(|word| word | first)).collect()
}

fn gray_word(number: u8) -> u8 {
    number ^ number >> 1
}

fn differ_in_one(word: u8, other: u8) -> bool {
    (word ^ other).count_ones() == 1
}

/// Counts the digits in which a number differs from the one before it.
fn binary_flips(number: u8) -> usize {
    (number ^ number.saturating_sub(1)).count_ones() as usize
}

fn gray_flips(number: u8) -> usize {
    (gray_word(number) ^ gray_word(number.saturating_sub(1))).count_ones() as usize
}

fn written(list: &[u8]) -> String {
    let words: Vec<String> = list.iter().map(|word| format!("{word:0DIGITS$b}")).collect();
    words.join(" → ")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whether a list visits every corner once and goes along edges only.
    fn is_gray_code(list: &[u8]) -> bool {
        let mut corners = list.to_vec();
        corners.sort_unstable();
        corners == counting() && list.windows(2).all(|pair| differ_in_one(pair[0], pair[1]))
    }

    /// Counts the ways to go on from the end of a path to all corners that are left.
    fn paths(path: &mut Vec<u8>) -> usize {
        if path.len() == usize::from(WORDS) {
            return 1;
        }
        let mut found = 0;
        for word in 0..WORDS {
            let is_next = path.last().is_none_or(|last| differ_in_one(*last, word));
            if is_next && !path.contains(&word) {
                path.push(word);
                found += paths(path);
                path.pop();
            }
        }
        found
    }

    #[test]
    fn from_seven_to_eight_four_binary_digits_flip_and_one_of_gray_code() {
        assert_eq!(COUNTED.map(binary_flips), [2, 1, 4, 1]);
        assert!((1..16).all(|number| gray_flips(number) == 1));
    }

    #[test]
    fn the_words_are_those_of_the_solver() {
        for number in 0..16u8 {
            let word = gray::word(&Steps::from(u32::from(number)));
            assert_eq!(word.to_u64(), Some(u64::from(gray_word(number))));
        }
    }

    #[test]
    fn a_gray_code_is_a_path_on_the_cube_and_counting_is_none() {
        assert!(is_gray_code(&rings_code()));
        assert!(is_gray_code(&other_code()));
        assert_ne!(rings_code(), other_code());
        assert!(!is_gray_code(&counting()));
    }

    #[test]
    fn the_cube_has_as_many_paths_as_the_card_says() {
        assert_eq!(paths(&mut Vec::new()), 144);
        for lang in Lang::ALL {
            assert!(lang.text(Key::RingsGrayCodeNotUnique).contains("144"));
        }
    }

    /// While digits switch one after the other, a word between both is read: with all digits in doubt, any word.
    #[test]
    fn between_two_numbers_any_word_may_be_read_that_agrees_where_they_agree() {
        let read = |from: u8, to: u8| (0..16u8).filter(move |word| (word ^ from) & !(from ^ to) == 0).count();
        assert_eq!(read(7, CARRIED), 16);
        assert_eq!(read(gray_word(7), gray_word(CARRIED)), 2);
    }
}
