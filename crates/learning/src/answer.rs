//! Answers, and how typed texts are read as answers.

use std::fmt;

use gros_solver::Steps;
use gros_solver::internals::notation;

/// The answer to a question, right or wrong.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Answer {
    /// A count, or the number of a piece.
    Number(Steps),
    /// A state, or the digits of a binary number, most significant first.
    Row(String),
    /// Whether a position is cold.
    Cold(bool),
}

impl Answer {
    /// Returns a number that is not very large.
    #[must_use]
    pub fn number(&self) -> Option<u32> {
        if let Answer::Number(number) = self { number.try_into().ok() } else { None }
    }
}

impl From<u32> for Answer {
    fn from(number: u32) -> Answer {
        Answer::Number(number.into())
    }
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
        /// The largest number; none if there is no limit.
        most: Option<u32>,
    },
    /// A binary number of at most this many digits.
    Binary {
        /// How many digits.
        digits: usize,
    },
    /// A row of this many digits, each 0 or 1.
    Row {
        /// How many digits.
        digits: usize,
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
    /// It is a row, but of another length.
    Length(Form),
}

impl Form {
    /// The form of any whole number.
    pub const ANY_NUMBER: Form = Form::Number { least: 0, most: None };

    /// Returns how many columns a state is entered in; none if the answer is not a state.
    #[must_use]
    pub fn columns(self) -> Option<usize> {
        match self {
            Form::Row { digits: columns } | Form::Pegs { discs: columns } => Some(columns),
            _ => None,
        }
    }

    /// Reads an answer. Spaces and full-width digits are accepted. Commas, dots, apostrophes and spaces may separate
    /// the digits of a number, but only in groups of three.
    ///
    /// # Errors
    /// What is wrong with the text.
    pub fn read(self, text: &str) -> Result<Answer, Refused> {
        let plain = notation::plain(text).replace([',', '\'', '’'], "");
        if plain.is_empty() {
            return Err(Refused::Empty);
        }
        let (symbols, length) = match self {
            Form::Number { least, most } => {
                let in_range = |number: &Steps| *number >= least && most.is_none_or(|most| *number <= most);
                let number = whole(text).filter(in_range);
                return number.map(Answer::Number).ok_or(Refused::Not(self));
            }
            Form::Verdict => {
                let is_cold = ["COLD", "HOT"].iter().position(|word| plain == *word).map(|at| at == 0);
                return is_cold.map(Answer::Cold).ok_or(Refused::Not(self));
            }
            Form::Binary { digits } | Form::Row { digits } => ('0'..='1', digits),
            Form::Pegs { discs } => ('A'..='C', discs),
        };
        if !plain.chars().all(|symbol| symbols.contains(&symbol)) {
            return Err(Refused::Not(self));
        }
        // A number is the same with zeros before it.
        let row = if let Form::Binary { .. } = self {
            format!("{:0>length$}", plain.trim_start_matches('0'))
        } else {
            plain
        };
        if row.len() == length { Ok(Answer::Row(row)) } else { Err(Refused::Length(self)) }
    }
}

/// Reads a whole number.
fn whole(text: &str) -> Option<Steps> {
    let parted = |symbol: char| if symbol.is_whitespace() || ".'’".contains(symbol) { ',' } else { symbol };
    let plain = notation::plain(&text.trim().chars().map(parted).collect::<String>());
    let mut groups = plain.split(',');
    let first = groups.next().unwrap_or_default().len();
    let is_one = !plain.contains(',');
    let is_grouped = is_one || ((1..=3).contains(&first) && groups.all(|group| group.len() == 3));
    let digits = plain.replace(',', "");
    let is_whole = is_grouped && digits.bytes().all(|digit| digit.is_ascii_digit());
    digits.parse().ok().filter(|_| is_whole)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_read_as_people_type_them() {
        let form = Form::Number { least: 1, most: Some(2_000) };
        for text in ["1023", " 1,023 ", "１０２３", "1 023", "1.023", "01023"] {
            assert_eq!(form.read(text), Ok(Answer::from(1023)), "{text}");
        }
        for text in [
            "0",
            "2001",
            "-3",
            "+3",
            "x",
            "3.5",
            "99999999999",
            "10,23",
            "1 0 2 3",
            "1,023,",
            ",023",
            "1,,023",
        ] {
            assert_eq!(form.read(text), Err(Refused::Not(form)), "{text}");
        }
        assert_eq!(form.read("  "), Err(Refused::Empty));
        let large = "1'000'000'000'000";
        assert_eq!(form.read(large), Err(Refused::Not(form)));
        let number = Form::ANY_NUMBER.read(large).map(|answer| answer.to_string());
        assert_eq!(number.as_deref(), Ok("1000000000000"));
    }

    #[test]
    fn rows_have_their_length() {
        let (row, binary) = (Form::Row { digits: 4 }, Form::Binary { digits: 4 });
        assert_eq!(row.read("01 10"), Ok(Answer::Row("0110".into())));
        assert_eq!(row.read("110"), Err(Refused::Length(row)));
        let pegs = Form::Pegs { discs: 3 };
        assert_eq!(pegs.read("a B Ｃ"), Ok(Answer::Row("ABC".into())));
        assert_eq!(pegs.read("ABD"), Err(Refused::Not(pegs)));
        assert_eq!(binary.read("110"), Ok(Answer::Row("0110".into())));
        assert_eq!(binary.read("000000110"), Ok(Answer::Row("0110".into())));
        assert_eq!(binary.read("0"), Ok(Answer::Row("0000".into())));
        assert_eq!(binary.read("10110"), Err(Refused::Length(binary)));
        assert_eq!(binary.read("12"), Err(Refused::Not(binary)));
    }
}
