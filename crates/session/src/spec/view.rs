//! The view keys, which follow the keys of the spec and say how a page shows it.
//!
//! They are not part of the session: links, embedding pages and attributes set them, and they are written only into a
//! link that should look like the page it comes from.

use std::fmt;

use gros_solver::internals::keys::{Keys, Problem};
use gros_solver::internals::notation;
use gros_solver::methods::Method;
use gros_solver::{AnyPuzzle, Puzzle};

/// The words of a key that is off or on.
const FLAG: &[&str] = &["0", "1"];

/// The view that an address asks for; none for anything that it does not mention.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct View {
    /// The panel beside the board.
    pub show: Option<Show>,
    /// Whether the next move is shown.
    pub mode: Option<Mode>,
    /// The tag of a language, as written: the crate with the sentences knows which ones exist.
    pub lang: Option<String>,
    /// Light or dark.
    pub theme: Option<Theme>,
    /// How much there is beside the board.
    pub controls: Option<Controls>,
    /// How the pieces are drawn.
    pub look: Option<Look>,
    /// Whether the free end is on the other side.
    pub flip: Option<bool>,
    /// Whether pieces can be moved by hand.
    pub hands: Option<Hands>,
    /// Whether it is shown to an audience.
    pub present: Option<bool>,
    /// How much of the tape and the graph is visible, as written.
    pub zoom: Option<String>,
    /// Who plays on the other side.
    pub against: Option<Against>,
}

/// A panel beside the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Show {
    /// The card of a method.
    Card(Method),
    /// Another part of the page.
    Part(Part),
}

/// Makes an enum of the words that a key takes.
macro_rules! words {
    ($(#[$doc:meta])+ $name:ident { $($(#[$about:meta])+ $word:ident: $text:literal,)+ }) => {
        $(#[$doc])+
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum $name { $($(#[$about])+ $word,)+ }

        impl $name {
            pub(super) const ALL: &[$name] = &[$($name::$word,)+];
            pub(super) const WORDS: &'static [&'static str] = &[$($text,)+];

            /// Returns the word.
            #[must_use]
            pub fn id(self) -> &'static str {
                match self { $($name::$word => $text,)+ }
            }
        }
    };
}

pub(super) use words;

words! {
    /// A part of the page beside the board.
    Part {
        /// The list of moves.
        Moves: "moves",
        /// The state graph.
        Graph: "graph",
        /// The form for the puzzle, the start and the goal.
        Setup: "setup",
        /// The coach.
        Coach: "coach",
        /// The rings, the tower and the counter on one ruler.
        Ruler: "ruler",
    }
}

words! {
    /// Whether the next move is shown.
    Mode {
        /// The player finds the moves without help.
        Solve: "solve",
        /// The next move is shown.
        Guided: "guided",
    }
}

words! {
    /// Light or dark.
    Theme {
        /// Dark on light.
        Light: "light",
        /// Light on dark.
        Dark: "dark",
    }
}

words! {
    /// How much there is beside the board.
    Controls {
        /// Everything.
        Full: "full",
        /// The controls needed to make moves.
        Minimal: "minimal",
        /// Only the board.
        None: "none",
    }
}

words! {
    /// How the pieces are drawn.
    Look {
        /// Realistically.
        Realistic: "realistic",
        /// As a vertical diagram.
        Vertical: "vertical",
        /// As lights.
        Lights: "lights",
    }
}

words! {
    /// Whether pieces can be moved by hand.
    Hands {
        /// Yes.
        Free: "free",
        /// Only the timeline moves them.
        Locked: "locked",
    }
}

words! {
    /// Who plays on the other side.
    Against {
        /// The computer, which moves second.
        Computer: "computer",
        /// The computer, which moves first.
        ComputerFirst: "computer-first",
        /// A second person.
        Two: "two",
    }
}

impl View {
    /// The parts of the page that can be shown.
    pub const PARTS: &[&str] = Part::WORDS;

    /// The keys, in the order of the documentation.
    pub const KEYS: &[&str] =
        &["show", "mode", "lang", "theme", "controls", "look", "flip", "hands", "present", "zoom", "against"];

    /// Lists the words that a key takes, if it takes only words.
    #[must_use]
    pub fn words(key: &str) -> Option<&'static [&'static str]> {
        match key {
            "mode" => Some(Mode::WORDS),
            "theme" => Some(Theme::WORDS),
            "controls" => Some(Controls::WORDS),
            "look" => Some(Look::WORDS),
            "hands" => Some(Hands::WORDS),
            "against" => Some(Against::WORDS),
            "flip" | "present" => Some(FLAG),
            _ => None,
        }
    }

    /// Reads the keys; unusable ones are noted.
    pub(super) fn read(keys: &mut Keys, puzzle: &AnyPuzzle) -> View {
        View {
            show: take_show(keys, puzzle),
            mode: take(keys, "mode", Mode::WORDS, Mode::ALL),
            lang: keys.take("lang"),
            theme: take(keys, "theme", Theme::WORDS, Theme::ALL),
            controls: take(keys, "controls", Controls::WORDS, Controls::ALL),
            look: take_look(keys),
            flip: take_flag(keys, "flip"),
            hands: take(keys, "hands", Hands::WORDS, Hands::ALL),
            present: take_flag(keys, "present"),
            zoom: keys.take("zoom"),
            against: take(keys, "against", Against::WORDS, Against::ALL),
        }
    }
}

/// Writes the keys in their order, joined by `&`, leaving out what is not set.
impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let flag = |flag: bool| FLAG[usize::from(flag)];
        let values = [
            self.show.map(Show::id),
            self.mode.map(Mode::id),
            self.lang.as_deref(),
            self.theme.map(Theme::id),
            self.controls.map(Controls::id),
            self.look.map(Look::id),
            self.flip.map(flag),
            self.hands.map(Hands::id),
            self.present.map(flag),
            self.zoom.as_deref(),
            self.against.map(Against::id),
        ];
        let said = View::KEYS.iter().zip(values).filter_map(|(key, value)| Some(format!("{key}={}", value?)));
        f.write_str(&said.collect::<Vec<_>>().join("&"))
    }
}

impl Show {
    fn id(self) -> &'static str {
        match self {
            Show::Card(method) => method.id(),
            Show::Part(part) => part.id(),
        }
    }
}

pub(super) fn take<T: Copy>(
    keys: &mut Keys,
    key: &'static str,
    words: &'static [&'static str],
    all: &[T],
) -> Option<T> {
    all.get(keys.take_word(key, words)?).copied()
}

fn take_flag(keys: &mut Keys, key: &'static str) -> Option<bool> {
    take(keys, key, FLAG, &[false, true])
}

/// Takes the look. A diagram from left to right, which old addresses ask for, is shown from top to bottom.
fn take_look(keys: &mut Keys) -> Option<Look> {
    let value = keys.take("look")?;
    let word = notation::plain(&value).to_ascii_lowercase();
    let word = if word == "diagram" { Look::Vertical.id() } else { &word };
    let look = Look::ALL.iter().copied().find(|look| look.id() == word);
    if look.is_none() {
        keys.refuse("look", &value, Problem::NotOneOf(Look::WORDS));
    }
    look
}

fn take_show(keys: &mut Keys, puzzle: &AnyPuzzle) -> Option<Show> {
    let value = keys.take("show")?;
    let id = notation::plain(&value).to_ascii_lowercase();
    let card = puzzle.methods().iter().find(|method| method.id() == id);
    let part = Part::ALL.iter().find(|part| part.id() == id);
    let show = card.copied().map(Show::Card).or(part.copied().map(Show::Part));
    if show.is_none() {
        keys.refuse("show", &value, Problem::NotShown(View::PARTS));
    }
    show
}
