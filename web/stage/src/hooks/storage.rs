//! Local storage. Everything works without it, for the length of the visit.

use gros_session::Session;
use gros_solver::AnyPuzzle;
use gros_text::Lang;

use crate::hooks::embed::is_embedded;
use crate::state::{CoachPlace, Prefs, Record, RingLook, Rival, Theme, Tips, saved};

/// Prefix of every key; incompatible changes raise the number.
const PREFIX: &str = "gros.1.";

fn store() -> Option<web_sys::Storage> {
    web_sys::window()?.local_storage().ok()?
}

/// Loads a value, if there is one.
pub fn read(key: &str) -> Option<String> {
    store()?.get_item(&format!("{PREFIX}{key}")).ok()?
}

/// Returns whether anything stored that is opened with the page names another puzzle than the first.
pub fn names_others() -> bool {
    ["session", "coach", "ways"].into_iter().filter_map(read).any(|text| gros_state::names_others(&text))
}

/// Saves a value if the browser allows it; returns whether it did.
///
/// In a frame nothing is saved, to leave the data to the page itself; nor after a panic.
pub fn write(key: &str, value: &str) -> bool {
    let store = store().filter(|_| !is_embedded() && !has_stopped());
    store.is_some_and(|store| store.set_item(&format!("{PREFIX}{key}"), value).is_ok())
}

/// Returns whether a panic has stopped the program, whose event handlers may still run.
fn has_stopped() -> bool {
    let document = web_sys::window().and_then(|window| window.document());
    document
        .is_some_and(|document| document.query_selector("#broken[open]").is_ok_and(|found| found.is_some()))
}

/// Returns whether storage works: it may be forbidden or full.
pub fn is_available() -> bool {
    let probe = format!("{PREFIX}probe");
    store().is_some_and(|store| store.set_item(&probe, "1").is_ok() && store.remove_item(&probe).is_ok())
}

/// Saves the mode of the visit in this tab, which a reload keeps.
pub fn save_mode_of_visit(is_solving: Option<bool>) {
    let Some(store) = of_tab().filter(|_| !is_embedded() && !has_stopped()) else { return };
    let key = format!("{PREFIX}mode");
    // If it cannot be saved, a reload takes the user's choice.
    let _ = match is_solving {
        Some(is_solving) => store.set_item(&key, if is_solving { "1" } else { "0" }),
        None => store.remove_item(&key),
    };
}

/// Loads the mode of the visit before a reload.
pub fn mode_of_visit() -> Option<bool> {
    let saved = of_tab()?.get_item(&format!("{PREFIX}mode")).ok()?;
    saved.map(|saved| saved == "1")
}

fn of_tab() -> Option<web_sys::Storage> {
    web_sys::window()?.session_storage().ok()?
}

/// Returns whether the next move is hidden, if that was ever saved.
pub fn solves() -> Option<bool> {
    read("solve").map(|saved| saved == "1")
}

/// Loads the preferences; missing or damaged ones get their defaults.
pub fn prefs() -> Prefs {
    let theme = read("theme").and_then(|id| Theme::ALL.into_iter().find(|theme| theme.id() == id));
    let lang = read("lang").and_then(|tag| Lang::from_tag(&tag));
    Prefs {
        lang: lang.unwrap_or_else(preferred_language),
        theme: theme.unwrap_or(Theme::System),
        is_solving: is_on("solve"),
        free_end_left: is_on("flip"),
        ring_look: read("look")
            .and_then(|id| RingLook::ALL.into_iter().find(|look| look.id() == id))
            .unwrap_or(RingLook::Picture),
        rival: read("against")
            .and_then(|id| Rival::ALL.into_iter().find(|rival| rival.id() == id))
            .unwrap_or_default(),
        verdict: false,
        letter_keys: read("letters").as_deref() != Some("0"),
        sound: is_on("sound"),
        tips: Tips::read(&read("tips").unwrap_or_default()),
    }
}

fn is_on(key: &str) -> bool {
    read(key).as_deref() == Some("1")
}

fn preferred_language() -> Lang {
    let languages = web_sys::window().map(|window| window.navigator().languages());
    let tags = languages.iter().flat_map(js_sys::Array::iter).filter_map(|tag| tag.as_string());
    Lang::choose(tags)
}

pub fn save_prefs(prefs: Prefs) {
    write("lang", prefs.lang.tag());
    write("theme", prefs.theme.id());
    write("against", prefs.rival.id());
    write("look", prefs.ring_look.id());
    write("tips", &prefs.tips.write());
    let switches = [
        ("solve", prefs.is_solving),
        ("flip", prefs.free_end_left),
        ("letters", prefs.letter_keys),
        ("sound", prefs.sound),
    ];
    for (key, is_on) in switches {
        write(key, if is_on { "1" } else { "0" });
    }
}

/// Loads a record; what is missing or damaged gets its defaults.
pub fn load<T: Record>() -> T {
    read(T::KEY).map_or_else(T::default, |text| T::read(&text))
}

pub fn save<T: Record>(record: &T) {
    write(T::KEY, &record.write());
}

/// Saves the session with its undo history, or without if there is no room.
pub fn save_session(session: &Session<AnyPuzzle>) {
    let lines = saved::write(session);
    if !write("session", &lines) {
        write("session", lines.lines().next().unwrap_or_default());
    }
}

/// Loads the address of the last visit and its undo history, newest first; none if damaged.
pub fn last_session() -> Option<(String, Vec<String>)> {
    saved::read(&read("session")?)
}

pub fn save_place(spec: Option<&str>, is_open: bool) {
    let now = js_sys::Date::now() as u64;
    let line = spec.map(|spec| format!("{now} {} {spec}", u8::from(is_open)));
    write("coach", &line.unwrap_or_default());
}

/// Loads the coach's last place; none if damaged.
pub fn place() -> Option<CoachPlace> {
    let text = read("coach")?;
    let mut parts = text.splitn(3, ' ');
    let (then, is_open, spec) = (parts.next()?.parse::<u64>().ok()?, parts.next()? == "1", parts.next()?);
    CoachPlace::of(spec, midnights_since(then as f64), is_open)
}

/// Counts the midnights since a time, in the local time zone.
fn midnights_since(then: f64) -> u32 {
    let day =
        |date: js_sys::Date| ((date.get_time() / 60_000.0 - date.get_timezone_offset()) / 1_440.0).floor();
    // If the clock was set back, the cast turns a negative count into 0.
    (day(js_sys::Date::new_0()) - day(js_sys::Date::new(&then.into()))) as u32
}
