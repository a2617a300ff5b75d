//! Synchronizes the address and the browser's history with the session and the open layers (dialogs and
//! panels). An address that is entered opens a session, and Back closes a layer.

use std::cell::RefCell;
use std::rc::Rc;

use gloo_events::EventListener;
use gloo_render::{AnimationFrame, request_animation_frame};
use gloo_timers::callback::Timeout;
use gros_session::spec::{self, Screen};
use web_sys::History;
use yew::prelude::*;

use crate::ctx::Ctx;
use crate::hooks::embed::is_embedded;
use crate::hooks::entry::{Change, Entry};
use crate::hooks::storage;
use crate::state::{Msg, TimelineRef, address_of};
use crate::ui::durations;

/// Debounce intervals before a write: at least, and at most while the session keeps changing.
const INTERVALS: std::ops::RangeInclusive<u32> = 2..=10;

/// Frames until everything is rendered: components that measure themselves render in the second.
const FRAMES: u32 = 3;

/// Returns the fragment of the address, which holds the spec.
pub fn current() -> String {
    let hash = web_sys::window().and_then(|window| window.location().hash().ok());
    hash.unwrap_or_default()
}

/// Returns whether the page was opened without a request: at its root, or as the folder of a puzzle, whose id the loader
/// has entered.
pub fn was_bare() -> bool {
    let document = web_sys::window().and_then(|window| window.document());
    let root = document.and_then(|document| document.document_element());
    spec::asks_for_nothing(&current()) || root.is_some_and(|root| root.has_attribute("data-bare"))
}

/// Returns an address without a language at its end, where the loader enters that of a folder.
pub fn without_language(address: &str) -> &str {
    match address.split_once("lang=") {
        Some((rest, tag)) if !tag.contains('&') => rest.strip_suffix(['?', '&']).unwrap_or(rest),
        _ => address,
    }
}

/// Returns the link to a spec on this page.
pub fn link(spec: &str) -> String {
    let here = web_sys::window().and_then(|window| window.location().href().ok()).unwrap_or_default();
    let page = here.split('#').next().unwrap_or_default();
    format!("{page}#/{spec}")
}

fn history() -> Option<History> {
    web_sys::window()?.history().ok()
}

/// Returns the current history entry, if the page wrote it.
fn current_entry() -> Option<Entry> {
    Entry::read(&history()?.state().ok()?.as_string()?)
}

/// The last and the pending write.
#[derive(Default)]
struct Writer {
    current: Option<Current>,
    /// The open layers, lowest first.
    layers: Vec<String>,
    on_layers: Callback<Vec<String>>,
    entry: Entry,
    /// The last timeline known to have rendered, apart from its cursor.
    rendered: Option<TimelineRef>,
    drawing: Option<AnimationFrame>,
    /// The address at which the session was last saved.
    saved: String,
    written: String,
    /// The address as the browser normalized it.
    shown: String,
    places: u32,
    waiting: Option<Timeout>,
    /// Set while the browser is on its way back after a layer was closed.
    returning: Option<Timeout>,
    /// The debounce intervals so far, and whether the session changed in the last one.
    intervals: u32,
    has_changed: bool,
}

#[derive(Clone, PartialEq)]
pub struct Current {
    pub timeline: TimelineRef,
    /// The screen shown in place of the board.
    pub screen: Option<Screen>,
    /// Counts navigations, each of which gets a history entry.
    pub places: u32,
    /// Writing waits for the end of a drag.
    pub is_dragged: bool,
}

impl Current {
    fn address(&self) -> String {
        self.screen.as_ref().map_or_else(|| address_of(&self.timeline), |screen| format!("#/{screen}"))
    }
}

type Shared = Rc<RefCell<Writer>>;

impl Writer {
    /// Begins at the address with which the page was opened.
    fn new() -> Self {
        Writer { entry: current_entry().unwrap_or_default(), shown: current(), ..Writer::default() }
    }

    /// Returns whether an address was entered whose event has not arrived.
    fn is_behind(&self) -> bool {
        self.shown != current()
    }

    /// Returns the entry that the history should be at. Navigations and open layers have entries; other
    /// changes replace the current one. In a frame, Back belongs to the embedding page.
    fn target(&self, places: u32) -> Entry {
        if is_embedded() {
            return self.entry.clone();
        }
        let is_new = places != self.places && !self.written.is_empty();
        Entry { place: self.entry.place + u32::from(is_new), layers: self.layers.clone() }
    }

    /// Writes a history entry. If the browser refuses, the old address stays; a new entry that is not there must not be left
    /// later by going back.
    fn write_entry(&mut self, entry: Entry, address: &str, is_new: bool) {
        let state = entry.to_string().into();
        let is_written = history().is_some_and(|history| {
            let write = if is_new { History::push_state_with_url } else { History::replace_state_with_url };
            write(&history, &state, "", Some(address)).is_ok()
        });
        if is_written || !is_new {
            self.entry = entry;
        }
        address.clone_into(&mut self.written);
        self.shown = current();
    }

    /// Saves the session once it is known to render, so that no visit starts with a session that crashes.
    fn save(&mut self) {
        let Some(Current { timeline, .. }) = &self.current else { return };
        let is_drawn = self.rendered.as_ref().is_some_and(|rendered| rendered.goes_as(timeline));
        if is_drawn && self.saved != self.written {
            storage::save_session(timeline.session());
            self.saved.clone_from(&self.written);
        }
    }
}

fn write(writer: &Shared) {
    let mut this = writer.borrow_mut();
    this.waiting = None;
    let Some(current) = this.current.clone() else { return };
    if this.is_behind() || this.returning.is_some() {
        return;
    }
    let (address, target) = (current.address(), this.target(current.places));
    let is_other = address != this.written;
    let mut changes = this.entry.changes(&target);
    if changes.is_empty() && is_other {
        changes.push(Change::Replace(target));
    }
    for change in changes {
        match change {
            Change::Replace(entry) => this.write_entry(entry, &address, false),
            Change::Push(entry) => this.write_entry(entry, &address, true),
            Change::Back(by) => this.returning = go_back(writer, by),
        }
    }
    // After going back, the new entry is still to be pushed.
    if this.returning.is_none() {
        this.places = current.places;
    }
    this.save();
}

/// Goes back in the history; if the browser ignores that, settles for the current entry.
fn go_back(writer: &Shared, by: usize) -> Option<Timeout> {
    let by = i32::try_from(by).ok()?;
    history()?.go_with_delta(-by).ok()?;
    let writer = writer.clone();
    Some(Timeout::new(durations::HISTORY_BACK, move || {
        let mut this = writer.borrow_mut();
        this.returning = None;
        let (entry, address) = (this.target(this.places), this.written.clone());
        this.write_entry(entry, &address, false);
    }))
}

/// Reflects the state and the open layers (lowest first) in the address and the history, and opens addresses
/// that are entered. `on_layers` opens the layers that Back or Forward leads to and closes all others.
#[hook]
pub fn use_address(current: Current, layers: Vec<&'static str>, on_layers: Callback<Vec<String>>, ctx: Ctx) {
    let writer = use_mut_ref(Writer::new);
    writer.borrow_mut().on_layers = on_layers;
    use_effect_with((current, layers), {
        let writer = writer.clone();
        move |(current, layers)| follow(&writer, current, layers)
    });
    use_effect_with((), move |()| {
        let listening = listen(&writer, ctx);
        // An address may have been entered while the page was drawn for the first time.
        if writer.borrow().is_behind() {
            on_navigation(&writer, ctx);
        }
        listening
    });
}

fn follow(writer: &Shared, current: &Current, layers: &[&'static str]) {
    let mut this = writer.borrow_mut();
    let is_first = this.current.is_none();
    this.current = Some(current.clone());
    this.layers = layers.iter().map(|layer| (*layer).to_owned()).collect();
    if !this.rendered.as_ref().is_some_and(|rendered| rendered.goes_as(&current.timeline)) {
        this.drawing = Some(after_frames(FRAMES, writer.clone()));
    }
    if is_first || this.places != current.places || this.target(current.places) != this.entry {
        drop(this);
        write(writer);
    } else if !current.is_dragged && this.waiting.is_none() {
        (this.intervals, this.has_changed) = (0, false);
        this.waiting = Some(debounce(writer.clone()));
    } else {
        this.has_changed = true;
    }
}

/// Waits for a number of frames, then takes the timeline as rendered: a panic during its render would have
/// stopped the program.
fn after_frames(count: u32, writer: Shared) -> AnimationFrame {
    request_animation_frame(move |_| {
        let mut this = writer.borrow_mut();
        if count > 0 || is_being_drawn() {
            this.drawing = Some(after_frames(count.saturating_sub(1), writer.clone()));
        } else {
            this.rendered = this.current.as_ref().map(|current| current.timeline.clone());
            this.save();
        }
    })
}

fn is_being_drawn() -> bool {
    let document = web_sys::window().and_then(|window| window.document());
    document.is_some_and(|document| document.query_selector(".app[aria-busy]").is_ok_and(|app| app.is_some()))
}

fn debounce(writer: Shared) -> Timeout {
    Timeout::new(durations::ADDRESS_DEBOUNCE, move || {
        let mut this = writer.borrow_mut();
        this.intervals += 1;
        if this.current.as_ref().is_some_and(|current| current.is_dragged) {
            // The end of the drag asks again.
            this.waiting = None;
        } else if this.intervals < *INTERVALS.start() || this.has_changed && this.intervals < *INTERVALS.end()
        {
            this.has_changed = false;
            this.waiting = Some(debounce(writer.clone()));
        } else {
            drop(this);
            write(&writer);
        }
    })
}

fn listen(writer: &Shared, ctx: Ctx) -> impl FnOnce() + use<> {
    let listeners = web_sys::window().map(|window| {
        let on_leave = EventListener::new(&window, "pagehide", {
            let writer = writer.clone();
            move |_| write(&writer)
        });
        let navigations = ["popstate", "hashchange"].map(|event| {
            let writer = writer.clone();
            EventListener::new(&window, event, move |_| on_navigation(&writer, ctx))
        });
        (on_leave, navigations)
    });
    move || drop(listeners)
}

fn on_navigation(writer: &Shared, ctx: Ctx) {
    let (entry, address) = (current_entry(), current());
    let mut this = writer.borrow_mut();
    let is_ours = this.returning.take().is_some();
    match entry {
        // Both events report the same entry.
        Some(entry) if entry == this.entry && address == this.shown => {}
        Some(entry) if entry.place == this.entry.place => {
            // The address belongs to the place and is written at its top entry only.
            let (layers, here) = (entry.layers.clone(), this.written.clone());
            this.write_entry(entry, &here, false);
            drop(this);
            if is_ours {
                write(writer);
            } else {
                open_layers(writer, layers);
            }
        }
        entry => {
            let is_new = entry.is_none();
            let next = Entry { place: this.entry.place + 1, layers: Vec::new() };
            let layers = entry.as_ref().map(|entry| entry.layers.clone());
            let is_heard = address == this.written;
            if is_new {
                this.write_entry(next, &address, false);
            }
            this.entry = entry.unwrap_or_else(|| this.entry.clone());
            this.shown.clone_from(&address);
            this.written.clone_from(&address);
            drop(this);
            if !is_heard {
                ctx.send(Msg::Address(address));
            }
            if let Some(layers) = layers {
                open_layers(writer, layers);
            }
        }
    }
}

fn open_layers(writer: &Shared, layers: Vec<String>) {
    let mut this = writer.borrow_mut();
    if layers != this.layers {
        this.layers.clone_from(&layers);
        let on_layers = this.on_layers.clone();
        drop(this);
        on_layers.emit(layers);
    }
}

#[cfg(test)]
mod tests {
    use super::without_language;

    #[test]
    fn the_language_of_a_folder_is_no_part_of_the_place() {
        let of = without_language;
        assert_eq!(of("#/spinout?lang=zh-Hans"), "#/spinout");
        assert_eq!(of("#/spinout?step=1&lang=zh-Hans"), "#/spinout?step=1");
        assert_eq!(of("#/spinout?lang=en&step=1"), "#/spinout?lang=en&step=1");
        assert_eq!(of("#/spinout"), "#/spinout");
    }
}
