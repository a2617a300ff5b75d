//! The screenshots: every scene in all sizes, themes and languages.

use crate::{
    browser::{DESKTOP, PHONE, Viewport},
    matrix::{self, THEMES},
};
use gros_picture::Look;
use gros_text::Lang;
use xtask::pictures::BOARDS;

#[derive(Clone, Copy, Debug)]
pub struct Picture {
    pub(super) scene: Scene,
    pub(super) size: Size,
    theme: &'static str,
    language: Lang,
}

impl Picture {
    /// Returns a name such as `rings-9-phone-dark-en`.
    pub fn name(&self) -> String {
        let Self { scene, size, theme, language } = self;
        format!("{}-{}-{theme}-{}", scene.name, size.name, language.tag())
    }

    pub(super) fn address(&self) -> String {
        let Scene { spec, look, .. } = self.scene;
        let address = matrix::address(spec, self.language.tag(), self.theme);
        if look == Look::Realistic {
            address
        } else {
            matrix::with_keys(&address, &format!("look={}", look.id()))
        }
    }
}

/// What is opened on a first visit, and a script that goes on from there.
#[derive(Clone, Copy, Debug)]
pub(super) struct Scene {
    name: &'static str,
    spec: &'static str,
    look: Look,
    pub(super) script: &'static str,
}

const SITUATIONS: [(&str, &str, &str); 9] = [
    ("dial-refused", "spinout", "document.querySelector('[data-piece=\"5\"]').click()"),
    ("refusal", "rings?step=123", "document.querySelector('[data-ring=\"5\"]').click()"),
    ("setup", "rings?show=setup", ""),
    ("shelf", "rings", "location.hash = '#/shelf'"),
    ("coach", "rings?step=123&show=coach", ""),
    ("coach-written", "spinout?outside=1&step=44&show=coach", ""),
    ("coach-run", "rings?step=123&show=coach", "document.querySelector('.coach-go .button-primary').click()"),
    (
        "help",
        "rings",
        "document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '?', bubbles: true }))",
    ),
    ("share", "rings", "document.querySelector('.share > button').click()"),
];

fn scenes() -> impl Iterator<Item = Scene> {
    let boards =
        BOARDS.iter().map(|board| Scene { name: board.name, spec: board.spec, look: board.look, script: "" });
    let situation = |(name, spec, script)| Scene { name, spec, look: Look::Realistic, script };
    boards.chain(SITUATIONS.map(situation))
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
        sized.map(move |(size, scene)| Picture { scene, size, theme, language })
    })
}
