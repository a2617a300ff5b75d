//! Controls beside a board, for input that not everyone can give on the board itself: how many stones to
//! take, and where the slide is.

use crate::hand::Done;
use crate::model::Model;
use crate::puzzles;

/// The kind of a control.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A button that does something; it may have nothing to do now.
    Button,
    /// One of several, of which one is chosen.
    Choice,
    /// A number to be written.
    Field,
}

/// A control beside a board.
#[derive(Clone, Debug, PartialEq)]
pub struct Control {
    pub kind: Kind,
    pub id: &'static str,
    pub name: String,
    /// The text on it, or in it.
    pub text: String,
    /// Whether it does something, is chosen, or holds a number that can be used.
    pub is_on: bool,
}

impl Control {
    pub fn button(id: &'static str, name: &str, text: &str, is_on: bool) -> Control {
        Control { kind: Kind::Button, id, name: name.to_owned(), text: text.to_owned(), is_on }
    }

    fn words(self) -> [String; 5] {
        let kind = match self.kind {
            Kind::Button => "button",
            Kind::Choice => "choice",
            Kind::Field => "field",
        };
        let is_on = if self.is_on { "1" } else { "" };
        [kind.to_owned(), self.id.to_owned(), self.name, self.text, is_on.to_owned()]
    }
}

/// Writes the controls, each as five texts, after their purpose; nothing if there are none.
pub fn written(model: &Model) -> Vec<String> {
    if model.wishes.is_locked {
        return Vec::new();
    }
    let Some((purpose, controls)) = puzzles::controls(model) else { return Vec::new() };
    std::iter::once(purpose).chain(controls.into_iter().flat_map(Control::words)).collect()
}

/// Does what a control asks for.
pub fn does(model: &mut Model, id: &str, text: &str) -> Done {
    if model.wishes.is_locked { Done::Nothing } else { puzzles::operate(model, id, text) }
}
