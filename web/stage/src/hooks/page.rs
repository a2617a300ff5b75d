//! Document-wide effects: language, title and theme, and saving what changes.

use gros_session::{Timeline, spec};
use gros_solver::AnyPuzzle;
use gros_text::Key;
use yew::prelude::*;

use crate::hooks::storage;
use std::rc::Rc;

use crate::state::{Bests, Cards, Collection, Days, Model, Prefs, Theme};

/// Applies `prefs` to the document and saves `own`, the user's choices without overrides.
#[hook]
pub fn use_page(prefs: Prefs, own: Prefs) {
    use_effect_with(own, |own| storage::save_prefs(*own));
    use_effect_with(prefs, |prefs| {
        let Some(document) = web_sys::window().and_then(|window| window.document()) else { return };
        document.set_title(prefs.lang.text(Key::AppTitle));
        if let Some(root) = document.document_element() {
            // Neither attribute can be refused.
            for element in document.get_element_by_id("program").iter().chain([&root]) {
                let _ = element.set_attribute("lang", prefs.lang.tag());
            }
            let _ = match prefs.theme {
                Theme::System => root.remove_attribute("data-theme"),
                Theme::Light | Theme::Dark => root.set_attribute("data-theme", prefs.theme.id()),
            };
        }
    });
}

/// Keeps the mode that a link, not the user, has chosen when the page is reloaded.
#[hook]
pub fn use_mode_of_visit(is_solving: Option<bool>) {
    use_effect_with(is_solving, |is_solving| storage::save_mode_of_visit(*is_solving));
}

#[hook]
pub fn use_bests(bests: Rc<Bests>) {
    use_effect_with(bests, |bests| storage::save_bests(bests));
}

#[hook]
pub fn use_collection(collection: Rc<Collection>) {
    use_effect_with(collection, |collection| storage::save_collection(collection));
}

#[hook]
pub fn use_days(days: Rc<Days>) {
    use_effect_with(days, |days| storage::save_days(days));
}

#[hook]
pub fn use_cards(cards: Rc<Cards>) {
    use_effect_with(cards, |cards| storage::save_cards(cards));
}

/// Saves the coach's settings and place. The place of an earlier visit stays until it is resumed or given up.
#[hook]
pub fn use_coach_place(model: &Model, is_open: bool) {
    use_effect_with(model.coach.settings, |settings| storage::save_coach_settings(*settings));
    let route =
        use_memo(model.place_to_save().cloned().map(RouteOf), |route| route.as_ref().map(RouteOf::write));
    let place =
        route.as_ref().as_ref().map(|route| spec::write_step(route, model.session.timeline().cursor()));
    let place = model.coach.place.is_none().then_some((place, is_open));
    use_effect_with(place, |place| {
        if let Some((spec, is_open)) = place {
            storage::save_place(spec.as_deref(), *is_open);
        }
    });
}

/// A timeline compared by its route, wherever the cursor is.
struct RouteOf(Timeline<AnyPuzzle>);

impl RouteOf {
    fn write(&self) -> String {
        spec::write_way(&self.0)
    }
}

impl PartialEq for RouteOf {
    fn eq(&self, other: &RouteOf) -> bool {
        self.0.goes_as(&other.0)
    }
}
