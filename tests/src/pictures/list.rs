//! Which pictures there are: every scene at every size in both themes and all languages.

use crate::browser::{DESKTOP, PHONE, Viewport};

/// One picture.
#[derive(Clone, Copy, Debug)]
pub struct Picture {
    pub(super) scene: Scene,
    pub(super) size: Size,
    pub(super) theme: Theme,
    pub(super) language: Language,
}

impl Picture {
    /// Its name, like `rings-9-phone-dark-en`.
    pub fn name(&self) -> String {
        let Self { scene, size, theme, language } = self;
        format!("{}-{}-{}-{}", scene.name(), size.name, theme.name(), language.name())
    }
}

/// What is to be seen.
#[derive(Clone, Copy, Debug)]
pub(super) enum Scene {
    Rings9,
    Rings9At123,
    Rings64,
    Rings1000,
    Hanoi5,
    Hanoi64,
    /// Ten discs on four pegs, where the large ones go.
    Hanoi4,
    /// Two rings as one.
    RingsPair,
    /// A game of two piles, two moves played.
    Wythoff,
    /// Piles that are no places any more.
    WythoffLarge,
    SpinOut,
    Brain,
    /// In a dead end.
    Elephants,
    Kugellager,
    Hexadecimal,
    Generation,
    /// Dial 5 has just been refused.
    DialRefused,
    /// Ring 5 has just been refused.
    Refusal,
    /// The panel in which puzzle, size, start and goal are set.
    Setup,
    /// The rings as circles on a line.
    RingsSchematic,
    /// The rings as the sources draw them.
    RingsUpright,
    /// The rings as lamps.
    RingsLights,
    /// Twelve discs on six pegs.
    Hanoi6,
    /// Sixteen discs on eight pegs.
    Hanoi8,
    /// Pegs in a row.
    HanoiLinear,
    /// Pegs in a circle.
    HanoiCyclic,
    /// Seven colours.
    HanoiRainbow,
    /// Dial 3 turns outside next.
    SpinOutOutside,
    BinaryBurr,
    Lock250,
    Kugellager7,
    RecTangle,
    Chain,
    SlideOut,
    Nim,
    /// The table of all puzzles.
    Catalogue,
    /// What is in hand is told to the coach.
    Coach,
    /// What is in hand can only be written.
    CoachWritten,
    /// The coach has ordered a move.
    CoachRun,
    Help,
    /// What can be copied and taken away.
    Share,
}

impl Scene {
    const ALL: [Self; 41] = [
        Self::Rings9,
        Self::Rings9At123,
        Self::Rings64,
        Self::Rings1000,
        Self::Hanoi5,
        Self::Hanoi64,
        Self::Hanoi4,
        Self::RingsPair,
        Self::Wythoff,
        Self::WythoffLarge,
        Self::SpinOut,
        Self::Brain,
        Self::Elephants,
        Self::Kugellager,
        Self::Hexadecimal,
        Self::Generation,
        Self::DialRefused,
        Self::Refusal,
        Self::Setup,
        Self::RingsSchematic,
        Self::RingsUpright,
        Self::RingsLights,
        Self::Hanoi6,
        Self::Hanoi8,
        Self::HanoiLinear,
        Self::HanoiCyclic,
        Self::HanoiRainbow,
        Self::SpinOutOutside,
        Self::BinaryBurr,
        Self::Lock250,
        Self::Kugellager7,
        Self::RecTangle,
        Self::Chain,
        Self::SlideOut,
        Self::Nim,
        Self::Catalogue,
        Self::Coach,
        Self::CoachWritten,
        Self::CoachRun,
        Self::Help,
        Self::Share,
    ];

    fn name(self) -> &'static str {
        match self {
            Self::Rings9 => "rings-9",
            Self::Rings9At123 => "rings-9-at-123",
            Self::Rings64 => "rings-64",
            Self::Rings1000 => "rings-1000",
            Self::Hanoi5 => "hanoi-5",
            Self::Hanoi64 => "hanoi-64",
            Self::Hanoi4 => "hanoi4",
            Self::RingsPair => "rings-pair",
            Self::Wythoff => "wythoff",
            Self::WythoffLarge => "wythoff-large",
            Self::SpinOut => "spinout",
            Self::Brain => "brain",
            Self::Elephants => "elephants",
            Self::Kugellager => "kugellager",
            Self::Hexadecimal => "hexadecimal",
            Self::Generation => "generation",
            Self::DialRefused => "dial-refused",
            Self::Refusal => "refusal",
            Self::Setup => "setup",
            Self::RingsSchematic => "rings-schematic",
            Self::RingsUpright => "rings-upright",
            Self::RingsLights => "rings-lights",
            Self::Hanoi6 => "hanoi6",
            Self::Hanoi8 => "hanoi8",
            Self::HanoiLinear => "hanoi-linear",
            Self::HanoiCyclic => "hanoi-cyclic",
            Self::HanoiRainbow => "hanoi-rainbow",
            Self::SpinOutOutside => "spinout-outside",
            Self::BinaryBurr => "binary-burr",
            Self::Lock250 => "lock250",
            Self::Kugellager7 => "kugellager7",
            Self::RecTangle => "rectangle",
            Self::Chain => "chain",
            Self::SlideOut => "slideout",
            Self::Nim => "nim",
            Self::Catalogue => "catalogue",
            Self::Coach => "coach",
            Self::CoachWritten => "coach-written",
            Self::CoachRun => "coach-run",
            Self::Help => "help",
            Self::Share => "share",
        }
    }

    pub(super) fn spec(self) -> &'static str {
        match self {
            Self::Rings9 | Self::Setup => "rings",
            Self::Rings9At123 | Self::Refusal => "rings?step=123",
            Self::RingsSchematic | Self::RingsUpright | Self::RingsLights => "rings?step=123",
            Self::Catalogue | Self::Help | Self::Share => "rings",
            Self::Coach | Self::CoachRun => "rings?step=123",
            Self::CoachWritten => "spinout?outside=1&step=44",
            Self::Hanoi6 => "hanoi?n=12&pegs=6&step=10",
            Self::Hanoi8 => "hanoi?n=16&pegs=8&step=11",
            Self::HanoiLinear => "hanoi?n=6&rule=linear&step=100",
            Self::HanoiCyclic => "hanoi?n=6&rule=cyclic&step=100",
            Self::HanoiRainbow => "hanoi?n=8&step=77",
            Self::SpinOutOutside => "spinout?outside=1&step=44",
            Self::BinaryBurr => "binary-burr?step=40",
            Self::Lock250 => "lock250?step=100",
            Self::Kugellager7 => "kugellager7?step=2345",
            Self::RecTangle => "rectangle?step=20",
            Self::Chain => "chain?radices=3,2,4,3,5&step=100",
            Self::SlideOut => "slideout?base=4&n=6&step=100",
            Self::Nim => "wythoff?rule=nim&piles=7,4",
            Self::Rings64 => "rings?n=64&step=6241613783566559914",
            Self::Rings1000 => "rings?n=1000",
            Self::SpinOut => "spinout?step=37",
            Self::Brain => "brain?step=12",
            Self::Elephants => "elephants?play=~83.1-1.1-0&step=85",
            Self::Kugellager => "kugellager?step=777",
            Self::Hexadecimal => "hexadecimal?step=106",
            Self::Generation => "generation?step=123456789",
            Self::DialRefused => "spinout",
            Self::Hanoi5 => "hanoi?step=12",
            Self::Hanoi4 => "hanoi?n=10&pegs=4&step=24",
            Self::RingsPair => "rings?pair=1",
            Self::Wythoff => "wythoff?piles=17,23&play=17,20.14,20&step=2",
            Self::WythoffLarge => "wythoff?piles=165580141,267914296",
            Self::Hanoi64 => "hanoi?n=64&step=12345678901234567890",
        }
    }
}

/// How large the page is.
#[derive(Clone, Copy, Debug)]
pub(super) struct Size {
    name: &'static str,
    pub(super) viewport: Viewport,
}

const SIZES: [Size; 5] = [
    Size { name: "desktop", viewport: DESKTOP },
    Size { name: "phone", viewport: PHONE },
    Size { name: "small", viewport: (320, 568) },
    Size { name: "landscape", viewport: (844, 390) },
    Size { name: "tablet", viewport: (1024, 768) },
];

/// What the system asks pages to look like.
#[derive(Clone, Copy, Debug)]
pub(super) enum Theme {
    Light,
    Dark,
}

impl Theme {
    pub(super) fn name(self) -> &'static str {
        match self {
            Self::Light => "light",
            Self::Dark => "dark",
        }
    }
}

/// What the person reads.
#[derive(Clone, Copy, Debug)]
pub(super) enum Language {
    English,
    Simplified,
    Traditional,
}

impl Language {
    fn name(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::Simplified => "zh-Hans",
            Self::Traditional => "zh-Hant",
        }
    }

    pub(super) fn accepted(self) -> &'static str {
        match self {
            Self::English => "en-US,en",
            Self::Simplified => "zh-CN,zh",
            Self::Traditional => "zh-TW,zh",
        }
    }

    pub(super) fn setup(self) -> &'static str {
        match self {
            Self::English => "Setup",
            Self::Simplified => "设置",
            Self::Traditional => "設定",
        }
    }
}

/// The pictures whose name contains one of the filters; all if there is none.
pub fn matching(filters: &[String]) -> Vec<Picture> {
    let wanted = |picture: &Picture| {
        let name = picture.name();
        filters.is_empty() || filters.iter().any(|filter| name.contains(filter.as_str()))
    };
    all().filter(wanted).collect()
}

fn all() -> impl Iterator<Item = Picture> {
    let languages = [Language::English, Language::Simplified, Language::Traditional];
    let looks =
        languages.into_iter().flat_map(|language| [Theme::Light, Theme::Dark].map(|theme| (language, theme)));
    looks.flat_map(|(language, theme)| {
        let sized = SIZES.into_iter().flat_map(|size| Scene::ALL.map(|scene| (size, scene)));
        sized.map(move |(size, scene)| Picture { scene, size, theme, language })
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    fn names(filter: &str) -> Vec<String> {
        matching(&[filter.to_owned()]).iter().map(Picture::name).collect()
    }

    #[test]
    fn filters_by_parts_of_names() {
        assert_eq!(
            names("rings-9-phone-dark"),
            ["rings-9-phone-dark-en", "rings-9-phone-dark-zh-Hans", "rings-9-phone-dark-zh-Hant"]
        );
        assert_eq!(names("hanoi-64-small-light-en"), ["hanoi-64-small-light-en"]);
        assert_eq!(names("no-such-picture"), [""; 0]);
    }

    #[test]
    fn no_two_have_one_name() {
        let all: Vec<String> = matching(&[]).iter().map(Picture::name).collect();
        assert_eq!(all.iter().collect::<HashSet<_>>().len(), all.len());
        assert_eq!(all.len(), Scene::ALL.len() * 5 * 2 * 3);
    }
}
