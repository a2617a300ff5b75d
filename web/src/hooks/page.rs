//! The page around the view: its language, its title, its colours.

use gros_session::{Timeline, spec};
use gros_solver::AnyPuzzle;
use gros_text::Key;
use yew::prelude::*;

use crate::hooks::storage;
use std::rc::Rc;

use crate::state::{Bests, Bookmarks, Cards, Model, Prefs, Theme};

/// Lets the document follow what a person chose, or an address asks for, and keeps what the person chose.
#[hook]
pub fn use_page(prefs: Prefs, kept: Prefs) {
    use_effect_with(kept, |kept| storage::keep_prefs(*kept));
    use_effect_with(prefs, |prefs| {
        let Some(document) = web_sys::window().and_then(|window| window.document()) else { return };
        document.set_title(prefs.lang.text(Key::AppTitle));
        if let Some(root) = document.document_element() {
            // Both attributes are plain words, which no browser refuses.
            let _ = root.set_attribute("lang", prefs.lang.tag());
            let _ = match prefs.theme {
                Theme::System => root.remove_attribute("data-theme"),
                Theme::Light | Theme::Dark => root.set_attribute("data-theme", prefs.theme.id()),
            };
        }
    });
}

/// Keeps in how few moves each task was solved, whenever that changes.
#[hook]
pub fn use_bests(bests: Rc<Bests>) {
    use_effect_with(bests, |bests| storage::keep_bests(bests));
}

/// Keeps which steps were marked, whenever that changes.
#[hook]
pub fn use_bookmarks(bookmarks: Rc<Bookmarks>) {
    use_effect_with(bookmarks, |bookmarks| storage::keep_bookmarks(bookmarks));
}

/// Keeps which cards are open and which come first, whenever that changes.
#[hook]
pub fn use_cards(cards: Rc<Cards>) {
    use_effect_with(cards, |cards| storage::keep_cards(cards));
}

/// Keeps how the coach leads, and where it is, whenever that changes; what an earlier visit kept stays until it is gone on
/// from or given up.
#[hook]
pub fn use_coach_place(model: &Model, is_open: bool) {
    use_effect_with(model.coach.settings, |settings| storage::keep_coach_settings(*settings));
    let way = use_memo(model.place_to_save().cloned().map(Way), |way| way.as_ref().map(Way::written));
    let place = way.as_ref().as_ref().map(|way| spec::write_step(way, model.session.timeline().cursor()));
    let place = model.coach.place.is_none().then_some((place, is_open));
    use_effect_with(place, |place| {
        if let Some((spec, is_open)) = place {
            storage::keep_place(spec.as_deref(), *is_open);
        }
    });
}

/// The way that a timeline goes, wherever one stands on it.
struct Way(Timeline<AnyPuzzle>);

impl Way {
    fn written(&self) -> String {
        spec::write_way(&self.0)
    }
}

impl PartialEq for Way {
    fn eq(&self, other: &Way) -> bool {
        self.0.goes_as(&other.0)
    }
}
