//! The screenshots: every scene in all sizes, themes and languages.

use gros_text::Lang;
use xtask::pictures::{BOARDS, Board};

use crate::browser::{DESKTOP, PHONE, Viewport};

#[derive(Clone, Copy, Debug)]
pub struct Picture {
    pub(super) scene: Scene,
    scene_name: &'static str,
    pub(super) spec: &'static str,
    pub(super) size: Size,
    pub(super) theme: &'static str,
    pub(super) language: Lang,
}

impl Picture {
    /// Returns a name such as `rings-9-phone-dark-en`.
    pub fn name(&self) -> String {
        let Self { scene_name, size, theme, language, .. } = self;
        format!("{scene_name}-{}-{theme}-{}", size.name, language.tag())
    }
}

#[derive(Clone, Copy, Debug)]
pub(super) enum Scene {
    /// A board on a first visit.
    Board(&'static Board),
    Situation(Situation),
}

#[derive(Clone, Copy, Debug)]
pub(super) enum Situation {
    /// By what carries a 5 in such an attribute.
    Refused(&'static str),
    Setup,
    Shelf,
    /// The coach asks for the state.
    Coach,
    /// The coach shows a move.
    CoachRun,
    Help,
    Share,
}

impl Situation {
    const ALL: [(Self, &str, &str); 9] = [
        (Self::Refused("piece"), "dial-refused", "spinout"),
        (Self::Refused("ring"), "refusal", "rings?step=123"),
        (Self::Setup, "setup", "rings"),
        (Self::Shelf, "shelf", "rings"),
        (Self::Coach, "coach", "rings?step=123"),
        (Self::Coach, "coach-written", "spinout?outside=1&step=44"),
        (Self::CoachRun, "coach-run", "rings?step=123"),
        (Self::Help, "help", "rings"),
        (Self::Share, "share", "rings"),
    ];
}

fn scenes() -> impl Iterator<Item = (Scene, &'static str, &'static str)> {
    let boards = BOARDS.iter().map(|board| (Scene::Board(board), board.name, board.spec));
    boards.chain(Situation::ALL.map(|(situation, name, spec)| (Scene::Situation(situation), name, spec)))
}

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

pub(super) const LIGHT: &str = "light";
const THEMES: [&str; 2] = [LIGHT, "dark"];

/// Returns the pictures whose names contain one of the filters; all if there is none.
pub fn matching(filters: &[String]) -> Vec<Picture> {
    let wanted = |picture: &Picture| {
        let name = picture.name();
        filters.is_empty() || filters.iter().any(|filter| name.contains(filter.as_str()))
    };
    all().filter(wanted).collect()
}

fn all() -> impl Iterator<Item = Picture> {
    let looks = Lang::ALL.into_iter().flat_map(|language| THEMES.map(|theme| (language, theme)));
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
