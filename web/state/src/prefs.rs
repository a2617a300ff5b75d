//! The user's preferences, saved between visits.

use gros_picture::Look;
use gros_text::Lang;

use super::game::Rival;
use super::tips::Tips;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Prefs {
    pub lang: Lang,
    pub theme: Theme,
    /// Whether the next move is hidden.
    pub is_solving: bool,
    pub free_end_left: bool,
    pub ring_look: RingLook,
    pub rival: Rival,
    /// Whether a game tells who wins, which the user asks for in each game again.
    pub verdict: bool,
    /// Whether single-key shortcuts work everywhere on the page.
    pub letter_keys: bool,
    /// Whether moves are heard.
    pub sound: bool,
    pub tips: Tips,
}

impl Default for Prefs {
    fn default() -> Prefs {
        Prefs {
            lang: Lang::English,
            theme: Theme::System,
            is_solving: false,
            free_end_left: false,
            ring_look: RingLook::Picture,
            rival: Rival::default(),
            verdict: false,
            letter_keys: true,
            sound: false,
            tips: Tips::default(),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RingLook {
    Picture,
    Upright,
    Lights,
}

impl RingLook {
    pub const ALL: [RingLook; 3] = [RingLook::Picture, RingLook::Upright, RingLook::Lights];

    pub fn look(self) -> Look {
        match self {
            RingLook::Picture => Look::Realistic,
            RingLook::Upright => Look::Vertical,
            RingLook::Lights => Look::Lights,
        }
    }

    pub fn id(self) -> &'static str {
        match self {
            RingLook::Picture => "picture",
            RingLook::Upright => "upright",
            RingLook::Lights => "lights",
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Theme {
    System,
    Light,
    Dark,
}

impl Theme {
    pub const ALL: [Theme; 3] = [Theme::System, Theme::Light, Theme::Dark];

    pub fn id(self) -> &'static str {
        match self {
            Theme::System => "system",
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }
}
