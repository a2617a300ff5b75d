//! The puzzle of the day: its button in the header, and the row below the title that tells how it went.

pub mod chip;
pub mod draw;
pub mod row;

use gros_text::Lang;
use js_sys::{Date, Object};
use wasm_bindgen::JsValue;

use crate::ui::browser::set;

const DAY: f64 = 86_400_000.0;

/// Writes a date as the language does: `22 November`, with the year `22 November 2026`.
pub fn date(lang: Lang, day: u32, has_year: bool) -> String {
    let options = Object::new();
    let year = has_year.then_some(("year", "numeric"));
    for (part, form) in [("timeZone", "UTC"), ("day", "numeric"), ("month", "long")].into_iter().chain(year) {
        set(&options, part, &form.into());
    }
    // The page's English is British.
    let tag = if lang == Lang::English { "en-GB" } else { lang.tag() };
    let date = Date::new(&JsValue::from_f64(f64::from(day) * DAY));
    date.to_locale_date_string(tag, &options).into()
}

fn day_of_month(day: u32) -> String {
    Date::new(&JsValue::from_f64(f64::from(day) * DAY)).get_utc_date().to_string()
}
