//! Which pictures there are: every scene at every size in both themes and all languages.

use xtask::pictures::{BOARDS, Board};

use crate::browser::{DESKTOP, PHONE, Viewport};

/// One picture.
#[derive(Clone, Copy, Debug)]
pub struct Picture {
    pub(super) scene: Scene,
    scene_name: &'static str,
    pub(super) spec: &'static str,
    pub(super) size: Size,
    pub(super) theme: Theme,
    pub(super) language: Language,
}

impl Picture {
    /// Its name, like `rings-9-phone-dark-en`.
    pub fn name(&self) -> String {
        let Self { scene_name, size, theme, language, .. } = self;
        format!("{scene_name}-{}-{}-{}", size.name, theme.name(), language.name())
    }
}

/// What is to be seen.
#[derive(Clone, Copy, Debug)]
pub(super) enum Scene {
    /// A board, as a first visit shows it.
    Board(&'static Board),
    /// Something else.
    Other(Other),
}

/// What is to be seen besides boards.
#[derive(Clone, Copy, Debug)]
pub(super) enum Other {
    /// Dial 5 has just been refused.
    DialRefused,
    /// Ring 5 has just been refused.
    Refusal,
    /// Seven colours.
    HanoiRainbow,
    /// The panel in which puzzle, size, start and goal are set.
    Setup,
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

impl Other {
    const ALL: [(Self, &str, &str); 10] = [
        (Self::DialRefused, "dial-refused", "spinout"),
        (Self::Refusal, "refusal", "rings?step=123"),
        (Self::HanoiRainbow, "hanoi-rainbow", "hanoi?n=8&step=77"),
        (Self::Setup, "setup", "rings"),
        (Self::Catalogue, "catalogue", "rings"),
        (Self::Coach, "coach", "rings?step=123"),
        (Self::CoachWritten, "coach-written", "spinout?outside=1&step=44"),
        (Self::CoachRun, "coach-run", "rings?step=123"),
        (Self::Help, "help", "rings"),
        (Self::Share, "share", "rings"),
    ];
}

fn scenes() -> impl Iterator<Item = (Scene, &'static str, &'static str)> {
    let boards = BOARDS.iter().map(|board| (Scene::Board(board), board.name, board.spec));
    boards.chain(Other::ALL.map(|(other, name, spec)| (Scene::Other(other), name, spec)))
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
        let sized = SIZES.into_iter().flat_map(|size| scenes().map(move |scene| (size, scene)));
        sized.map(move |(size, (scene, scene_name, spec))| Picture {
            scene,
            scene_name,
            spec,
            size,
            theme,
            language,
        })
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
        assert_eq!(all.len(), scenes().count() * 5 * 2 * 3);
    }
}
