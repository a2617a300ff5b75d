//! The museum of broken programs.

use gros_learning::tools::museum::{Exhibit, Input, Trace, Value};

use crate::message::{Count, say};
use crate::{Key, Lang};

/// The texts about an exhibit.
#[derive(Clone, Copy, Debug)]
pub struct ExhibitTexts {
    /// Its name.
    pub name: Key,
    /// The task of its program.
    pub task: Key,
    /// Why the line is wrong, and what is right.
    pub why: Key,
    /// Where the fault was found.
    pub source: Key,
}

/// Returns the texts about an exhibit.
#[must_use]
pub fn exhibit_texts(exhibit: &Exhibit) -> ExhibitTexts {
    macro_rules! keys {
        ($name:ident, $task:ident, $why:ident, $source:ident) => {
            ExhibitTexts { name: Key::$name, task: Key::$task, why: Key::$why, source: Key::$source }
        };
    }
    match exhibit.id {
        "short-range" => {
            keys!(MuseumShortRangeName, MuseumShortRangeTask, MuseumShortRangeWhy, MuseumShortRangeSource)
        }
        "whole-division" => keys!(
            MuseumWholeDivisionName,
            MuseumWholeDivisionTask,
            MuseumWholeDivisionWhy,
            MuseumWholeDivisionSource
        ),
        "one-order" => keys!(MuseumOneOrderName, MuseumOneOrderTask, MuseumOneOrderWhy, MuseumOneOrderSource),
        "counter" => keys!(MuseumCounterName, MuseumCounterTask, MuseumCounterWhy, MuseumCounterSource),
        "rounded-root" => {
            keys!(MuseumRoundedRootName, MuseumRoundedRootTask, MuseumRoundedRootWhy, MuseumRoundedRootSource)
        }
        "every" => keys!(MuseumEveryName, MuseumEveryTask, MuseumEveryWhy, MuseumEverySource),
        "larger-top" => {
            keys!(MuseumLargerTopName, MuseumLargerTopTask, MuseumLargerTopWhy, MuseumLargerTopSource)
        }
        _ => keys!(MuseumLevelsName, MuseumLevelsTask, MuseumLevelsWhy, MuseumLevelsSource),
    }
}

impl Lang {
    /// Asks for the smallest input that fails.
    #[must_use]
    pub fn museum_find_input(self, exhibit: &Exhibit) -> &'static str {
        let is_place = exhibit.inputs == [Input::Place];
        self.text(if is_place { Key::MuseumFindInputPlace } else { Key::MuseumFindInput })
    }

    /// Names an input of a program.
    #[must_use]
    pub fn museum_input(self, input: Input) -> &'static str {
        self.text(match input {
            Input::Left => Key::MuseumInputLeft,
            Input::Right => Key::MuseumInputRight,
            Input::Place => Key::MuseumInputPlace,
            Input::Disc => Key::MuseumInputDisc,
            Input::Move => Key::MuseumInputMove,
            Input::Discs => Key::MuseumInputDiscs,
            Input::Made => Key::MuseumInputMade,
            Input::Levels => Key::MuseumInputLevels,
            Input::Balls => Key::MuseumInputBalls,
        })
    }

    /// Says what can be typed.
    #[must_use]
    pub fn museum_not_allowed(self, exhibit: &Exhibit) -> String {
        let range = |input: &Input| {
            let ((least, most), input) = (input.range(), self.museum_input(*input));
            say!(self, MuseumRange { input, least, most: Count(most as usize) })
        };
        let ranges = self.list(exhibit.inputs.iter().map(range));
        let ranges = self.sentence(&ranges);
        let moves = exhibit.inputs.contains(&Input::Made).then(|| self.text(Key::MuseumRangeMoves));
        let ranges = self.sentences([ranges.as_str(), moves.unwrap_or_default()]);
        say!(self, MuseumNotAllowed { ranges })
    }

    /// Says an answer.
    #[must_use]
    pub fn museum_value(self, value: Value) -> String {
        let key = match value {
            Value::Number(number) => return self.grouped(&number.to_string()),
            Value::Disc(disc) => return say!(self, MuseumValueDisc { disc: disc.to_string() }),
            Value::Wins(true) => Key::MuseumValueWins,
            Value::Wins(false) => Key::MuseumValueLoses,
            Value::Moves(true) => Key::MuseumValueMoves,
            Value::Moves(false) => Key::MuseumValueStays,
        };
        self.text(key).to_owned()
    }

    /// Says whether a line is the wrong one.
    #[must_use]
    pub fn museum_blame(self, line: usize, is_wrong: bool) -> String {
        let number = line + 1;
        if is_wrong {
            say!(self, MuseumThatLine { number })
        } else {
            say!(self, MuseumNotThatLine { number })
        }
    }

    /// Says which step of a run is shown.
    #[must_use]
    pub fn museum_step(self, trace: &Trace, step: usize) -> String {
        let line = trace.steps.get(step).map_or(0, |step| step.line) + 1;
        let steps = trace.steps.len();
        let text = say!(self, MuseumStep { step: step + 1, steps, line });
        if trace.is_cut { say!(self, MuseumStepCut { text, steps }) } else { text }
    }
}
