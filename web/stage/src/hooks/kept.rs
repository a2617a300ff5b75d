//! Keeps between visits what a visit changes, except for its session, which the address keeps.

use std::rc::Rc;

use gros_session::spec;
use yew::prelude::*;

use crate::hooks::storage;
use crate::state::{Model, Record, RouteOf};

pub fn load(model: &mut Model) {
    model.bests = Rc::new(storage::load());
    model.take_cards(storage::load());
    model.collection = Rc::new(storage::load());
    model.days = Rc::new(storage::load());
    model.coach.settings = storage::load();
    model.coach.place = storage::place();
}

/// Saves whatever differs from the last render.
#[hook]
pub fn use_kept(model: &Model, is_coach_open: bool) {
    use_effect_with(model.prefs_to_save(), |own| storage::save_prefs(*own));
    use_effect_with(model.mode_of_visit(), |is_solving| storage::save_mode_of_visit(*is_solving));
    use_record(model.bests.clone());
    use_record(model.cards_to_save().clone());
    use_record(model.collection.clone());
    use_record(model.days.clone());
    use_record(Rc::new(model.coach.settings));
    use_place(model, is_coach_open);
}

#[hook]
fn use_record<T: Record>(record: Rc<T>) {
    use_effect_with(record, |record| storage::save(&**record));
}

/// The place of an earlier visit stays until it is resumed or given up.
#[hook]
fn use_place(model: &Model, is_open: bool) {
    let route = use_memo(model.place_to_save().cloned().map(RouteOf), |route| {
        route.as_ref().map(|RouteOf(timeline)| spec::write_way(timeline))
    });
    let place =
        route.as_ref().as_ref().map(|route| spec::write_step(route, model.session.timeline().cursor()));
    let place = model.coach.place.is_none().then_some((place, is_open));
    use_effect_with(place, |place| {
        if let Some((spec, is_open)) = place {
            storage::save_place(spec.as_deref(), *is_open);
        }
    });
}
