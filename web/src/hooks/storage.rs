//! What is kept from visit to visit. A browser that refuses costs nothing but memory.

use gros_session::Session;
use gros_solver::AnyPuzzle;
use gros_text::Lang;

use crate::hooks::embed::is_embedded;
use crate::state::{
    Bests, Bookmarks, Cards, CoachPlace, CoachSettings, PileLooks, Prefs, RingLook, Rival, Theme, Tips, saved,
};

/// The first part of every key; a change of what is kept changes the number.
const PREFIX: &str = "gros.1.";

fn store() -> Option<web_sys::Storage> {
    web_sys::window()?.local_storage().ok()?
}

fn read(key: &str) -> Option<String> {
    store()?.get_item(&format!("{PREFIX}{key}")).ok()?
}

/// Keeps a value, if the browser has room for it and allows it: the page works without.
///
/// A page inside of another one leaves what is kept to the page that stands alone. A program that has stopped keeps nothing.
fn write(key: &str, value: &str) -> bool {
    let store = store().filter(|_| !is_embedded() && !has_stopped());
    store.is_some_and(|store| store.set_item(&format!("{PREFIX}{key}"), value).is_ok())
}

/// Tells whether a fault has ended the program; what it is asked to do all the same is done by what is left of it.
fn has_stopped() -> bool {
    let document = web_sys::window().and_then(|window| window.document());
    document
        .is_some_and(|document| document.query_selector("#broken[open]").is_ok_and(|found| found.is_some()))
}

/// Tells whether the browser keeps what is written: it may forbid it, or be full.
pub fn is_kept() -> bool {
    let probe = format!("{PREFIX}probe");
    store().is_some_and(|store| store.set_item(&probe, "1").is_ok() && store.remove_item(&probe).is_ok())
}

/// Reads what a person chose; what is missing or damaged is as on a first visit.
pub fn prefs() -> Prefs {
    let theme = read("theme").and_then(|id| Theme::ALL.into_iter().find(|theme| theme.id() == id));
    let lang = read("lang").and_then(|tag| Lang::from_tag(&tag));
    Prefs {
        lang: lang.unwrap_or_else(preferred_language),
        theme: theme.unwrap_or(Theme::System),
        free_end_left: is_on("flip"),
        ring_look: read("look")
            .and_then(|id| RingLook::ALL.into_iter().find(|look| look.id() == id))
            .unwrap_or(RingLook::Picture),
        rival: read("rival")
            .and_then(|id| Rival::ALL.into_iter().find(|rival| rival.id() == id))
            .unwrap_or_default(),
        rainbow: is_on("rainbow"),
        piles: PileLooks { verdict: is_on("verdict"), cold: is_on("cold"), golden: is_on("golden") },
        letter_keys: read("letters").as_deref() != Some("0"),
        tips: Tips::read(&read("tips").unwrap_or_default()),
    }
}

fn is_on(key: &str) -> bool {
    read(key).as_deref() == Some("1")
}

fn write_switch(key: &str, is_on: bool) {
    write(key, if is_on { "1" } else { "0" });
}

fn preferred_language() -> Lang {
    let languages = web_sys::window().map(|window| window.navigator().languages());
    let tags = languages.iter().flat_map(js_sys::Array::iter).filter_map(|tag| tag.as_string());
    Lang::choose(tags)
}

/// Keeps what a person chose.
pub fn keep_prefs(prefs: Prefs) {
    write("lang", prefs.lang.tag());
    write("theme", prefs.theme.id());
    write("rival", prefs.rival.id());
    write("look", prefs.ring_look.id());
    write("tips", &prefs.tips.write());
    let PileLooks { verdict, cold, golden } = prefs.piles;
    let switches = [
        ("flip", prefs.free_end_left),
        ("letters", prefs.letter_keys),
        ("verdict", verdict),
        ("cold", cold),
        ("golden", golden),
        ("rainbow", prefs.rainbow),
    ];
    for (key, is_on) in switches {
        write_switch(key, is_on);
    }
}

/// Reads in how few moves each task was solved.
pub fn bests() -> Bests {
    Bests::read(&read("bests").unwrap_or_default())
}

/// Keeps in how few moves each task was solved.
pub fn keep_bests(bests: &Bests) {
    write("bests", &bests.write());
}

/// Reads which cards were open and which came first; as on a first visit, if nothing was kept.
pub fn cards() -> Cards {
    read("cards").map_or_else(Cards::default, |kept| Cards::read(&kept))
}

/// Keeps which cards are open and which come first.
pub fn keep_cards(cards: &Cards) {
    write("cards", &cards.write());
}

/// Reads which steps were marked.
pub fn bookmarks() -> Bookmarks {
    Bookmarks::read(&read("bookmarks").unwrap_or_default())
}

/// Keeps which steps were marked.
pub fn keep_bookmarks(bookmarks: &Bookmarks) {
    write("bookmarks", &bookmarks.write());
}

/// Keeps the session with the newest undo entries; where there is no room for them, without.
pub fn keep_session(session: &Session<AnyPuzzle>) {
    let lines = saved::write(session);
    if !write("session", &lines) {
        write("session", lines.lines().next().unwrap_or_default());
    }
}

/// Reads the address of the last visit, and its undo entries, the newest first. What is damaged is as if it were
/// not there.
pub fn last_session() -> Option<(String, Vec<String>)> {
    saved::read(&read("session")?)
}

/// Keeps where the coach leads a person, with the time; forgets it where it leads nobody.
pub fn keep_place(spec: Option<&str>, is_open: bool) {
    let now = js_sys::Date::now() as u64;
    let line = spec.map(|spec| format!("{now} {} {spec}", u8::from(is_open)));
    write("coach", &line.unwrap_or_default());
}

/// Reads where the coach led a person last; what is damaged is as if it were not there.
pub fn place() -> Option<CoachPlace> {
    let kept = read("coach")?;
    let mut parts = kept.splitn(3, ' ');
    let (then, is_open, spec) = (parts.next()?.parse().ok()?, parts.next()? == "1", parts.next()?);
    CoachPlace::of(spec, midnights_since(then), is_open)
}

/// Counts the midnights that have passed where the person is.
fn midnights_since(then: f64) -> u32 {
    let day =
        |date: js_sys::Date| ((date.get_time() / 60_000.0 - date.get_timezone_offset()) / 1_440.0).floor();
    // A clock that was set back counts as no day at all: the cast takes what is negative for 0.
    (day(js_sys::Date::new_0()) - day(js_sys::Date::new(&then.into()))) as u32
}

/// Reads how one was led.
pub fn coach_settings() -> CoachSettings {
    CoachSettings::read(&read("ways").unwrap_or_default())
}

/// Keeps how one is led.
pub fn keep_coach_settings(settings: CoachSettings) {
    write("ways", &settings.write());
}
