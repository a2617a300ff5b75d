//! What a person chose for all visits.

use gros_picture::{Look, PileLooks};
use gros_text::Lang;

use super::game::Rival;
use super::tips::Tips;

/// What a person chose for all visits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Prefs {
    /// The language.
    pub lang: Lang,
    /// The colours.
    pub theme: Theme,
    /// Whether the rings' free end is on the left.
    pub free_end_left: bool,
    /// How the rings are drawn.
    pub ring_look: RingLook,
    /// Against whom a game is played.
    pub rival: Rival,
    /// What is shown of a game beside its position.
    pub piles: PileLooks,
    /// Whether discs are told apart by seven colours instead of two.
    pub rainbow: bool,
    /// Whether keys that are a single letter or sign do something everywhere on the page.
    pub letter_keys: bool,
    /// What was told already.
    pub tips: Tips,
}

impl Default for Prefs {
    fn default() -> Prefs {
        Prefs {
            lang: Lang::English,
            theme: Theme::System,
            free_end_left: false,
            ring_look: RingLook::Picture,
            rival: Rival::default(),
            piles: PileLooks::default(),
            rainbow: false,
            letter_keys: true,
            tips: Tips::default(),
        }
    }
}

/// How the rings are drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RingLook {
    /// As a thing of metal and wood.
    Picture,
    /// As circles on a line.
    Schema,
    /// As circles on a line that stands upright.
    Upright,
    /// As lamps.
    Lights,
}

impl RingLook {
    /// All looks.
    pub const ALL: [RingLook; 4] = [RingLook::Picture, RingLook::Schema, RingLook::Upright, RingLook::Lights];

    /// Returns the same look of any picture.
    pub fn look(self) -> Look {
        match self {
            RingLook::Picture => Look::Realistic,
            RingLook::Schema => Look::Diagram,
            RingLook::Upright => Look::Vertical,
            RingLook::Lights => Look::Lights,
        }
    }

    /// Names the look where it is kept.
    pub fn id(self) -> &'static str {
        match self {
            RingLook::Picture => "picture",
            RingLook::Schema => "schema",
            RingLook::Upright => "upright",
            RingLook::Lights => "lights",
        }
    }
}

/// The colours of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Theme {
    /// As the system has them.
    System,
    /// Light.
    Light,
    /// Dark.
    Dark,
}

impl Theme {
    /// All themes.
    pub const ALL: [Theme; 3] = [Theme::System, Theme::Light, Theme::Dark];

    /// Names the theme where it is kept.
    pub fn id(self) -> &'static str {
        match self {
            Theme::System => "system",
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }
}
