//! Answers, and how typed texts are read as answers.

use std::fmt;

use gros_solver::internals::notation;

/// The answer to a question, right or wrong.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Answer {
    /// A count, or the number of a piece.
    Number(u32),
    /// A state, or the digits of a binary number, most significant first.
    Row(String),
    /// Whether a position is cold.
    Cold(bool),
}

/// Written as [`Form::read`] reads it.
impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Answer::Number(number) => number.fmt(f),
            Answer::Row(row) => row.fmt(f),
            Answer::Cold(true) => f.write_str("cold"),
            Answer::Cold(false) => f.write_str("hot"),
        }
    }
}

/// The form of answer that a question takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// A whole number in a range.
    Number {
        /// The smallest number.
        least: u32,
        /// The largest number.
        most: u32,
    },
    /// A binary number of at most this many digits.
    Binary {
        /// How many digits.
        digits: usize,
    },
    /// A row of this many rings, each 0 or 1.
    Rings {
        /// How many rings.
        rings: usize,
    },
    /// A row of this many discs, each with the letter of its peg.
    Pegs {
        /// How many discs.
        discs: usize,
    },
    /// Cold or hot.
    Verdict,
}

/// The reason why a text is not an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refused {
    /// Nothing was typed.
    Empty,
    /// It is not of the form.
    Not(Form),
}

impl Form {
    /// The form of a count of moves.
    pub(crate) const COUNT: Form = Form::Number { least: 0, most: 9_999_999 };

    /// Returns how many columns a state is entered in; none if the answer is not a state.
    #[must_use]
    pub fn columns(self) -> Option<usize> {
        match self {
            Form::Rings { rings: columns } | Form::Pegs { discs: columns } => Some(columns),
            _ => None,
        }
    }

    /// Reads an answer. Spaces, commas between digits and full-width digits are accepted.
    ///
    /// # Errors
    /// What is wrong with the text.
    pub fn read(self, text: &str) -> Result<Answer, Refused> {
        let plain = notation::plain(text).replace([',', '\'', '’', '，'], "");
        if plain.is_empty() {
            return Err(Refused::Empty);
        }
        let read = match self {
            Form::Number { least, most } => {
                number(&plain).filter(|number| (least..=most).contains(number)).map(Answer::Number)
            }
            Form::Binary { digits } => binary(&plain, digits).map(Answer::Row),
            Form::Rings { rings } => {
                Some(plain).filter(|row| row.len() == rings && is_binary(row)).map(Answer::Row)
            }
            Form::Pegs { discs } => {
                let is_state = plain.len() == discs && plain.bytes().all(|peg| matches!(peg, b'A'..=b'C'));
                is_state.then_some(plain).map(Answer::Row)
            }
            Form::Verdict => {
                ["COLD", "HOT"].iter().position(|word| plain == *word).map(|at| Answer::Cold(at == 0))
            }
        };
        read.ok_or(Refused::Not(self))
    }
}

fn number(plain: &str) -> Option<u32> {
    plain.parse().ok().filter(|_| plain.bytes().all(|byte| byte.is_ascii_digit()))
}

fn is_binary(plain: &str) -> bool {
    plain.bytes().all(|byte| matches!(byte, b'0' | b'1'))
}

/// Writes a binary number with all its digits.
fn binary(plain: &str, digits: usize) -> Option<String> {
    let significant = plain.trim_start_matches('0');
    let fits = is_binary(plain) && significant.len() <= digits;
    fits.then(|| format!("{significant:0>digits$}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_read_as_people_type_them() {
        let form = Form::Number { least: 1, most: 2_000 };
        for text in ["1023", " 1,023 ", "１０２３", "1 023", "01023"] {
            assert_eq!(form.read(text), Ok(Answer::Number(1023)), "{text}");
        }
        for text in ["0", "2001", "-3", "+3", "x", "3.5", "99999999999"] {
            assert_eq!(form.read(text), Err(Refused::Not(form)), "{text}");
        }
        assert_eq!(form.read("  "), Err(Refused::Empty));
    }

    #[test]
    fn rows_have_their_length() {
        let (row, binary) = (Form::Rings { rings: 4 }, Form::Binary { digits: 4 });
        assert_eq!(row.read("01 10"), Ok(Answer::Row("0110".into())));
        assert_eq!(row.read("110"), Err(Refused::Not(row)));
        let pegs = Form::Pegs { discs: 3 };
        assert_eq!(pegs.read("a B Ｃ"), Ok(Answer::Row("ABC".into())));
        assert_eq!(pegs.read("ABD"), Err(Refused::Not(pegs)));
        assert_eq!(binary.read("110"), Ok(Answer::Row("0110".into())));
        assert_eq!(binary.read("000000110"), Ok(Answer::Row("0110".into())));
        assert_eq!(binary.read("0"), Ok(Answer::Row("0000".into())));
        assert_eq!(binary.read("10110"), Err(Refused::Not(binary)));
        assert_eq!(binary.read("12"), Err(Refused::Not(binary)));
    }
}
