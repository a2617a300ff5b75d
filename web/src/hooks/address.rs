//! The address and the browser's history: they follow the session and what lies open over the page. What comes from
//! outside opens as a session, and Back closes what is open.

use std::cell::RefCell;
use std::rc::Rc;

use gloo_events::EventListener;
use gloo_render::{AnimationFrame, request_animation_frame};
use gloo_timers::callback::Timeout;
use web_sys::History;
use yew::prelude::*;

use crate::hooks::embed::is_embedded;
use crate::hooks::entry::{Change, Entry};
use crate::hooks::storage;
use crate::state::{ModelRef, Msg, TimelineRef, address_of};
use crate::ui::durations;

/// It waits so many times at least, and so many at most.
const RESTS: std::ops::RangeInclusive<u32> = 2..=10;

/// After so many frames all is drawn: what needs to know its size is drawn in the second.
const FRAMES: u32 = 3;

/// Returns the part of the page's address that is a spec.
pub fn current() -> String {
    let hash = web_sys::window().and_then(|window| window.location().hash().ok());
    hash.unwrap_or_default()
}

fn history() -> Option<History> {
    web_sys::window()?.history().ok()
}

/// Returns the entry at which the browser stands; none if it is not one of the page's own.
fn current_entry() -> Option<Entry> {
    Entry::read(&history()?.state().ok()?.as_string()?)
}

/// What was written last, and the writing that waits.
#[derive(Default)]
struct Writer {
    current: Option<Current>,
    /// What lies open over the page.
    layers: Vec<String>,
    /// Opens what is named, and closes all else.
    on_layers: Callback<Vec<String>>,
    /// Where the browser stands.
    entry: Entry,
    /// The newest timeline that was drawn, of those that go another way than the one before.
    drawn: Option<TimelineRef>,
    drawing: Option<AnimationFrame>,
    /// The address with which the session was kept last.
    kept: String,
    written: String,
    /// What the browser made of it.
    shown: String,
    places: u32,
    waiting: Option<Timeout>,
    /// The browser is on its way back, since something was closed.
    returning: Option<Timeout>,
    /// How many times it has waited, and whether something has moved since it last did.
    rests: u32,
    has_moved: bool,
}

/// What the address follows.
#[derive(Clone, PartialEq)]
pub struct Current {
    /// What is written.
    pub timeline: TimelineRef,
    /// Counts the places to which Back should lead.
    pub places: u32,
    /// Whether it waits, since the timeline is dragged.
    pub is_dragged: bool,
}

/// The writer, as listeners and clocks have it.
type Shared = Rc<RefCell<Writer>>;

impl Writer {
    /// Says where the browser should stand: a new place and what lies open are entries of its history, all else
    /// replaces the last one. Inside of another page, Back is that page's.
    fn wanted(&self, places: u32) -> Entry {
        if is_embedded() {
            return self.entry.clone();
        }
        let is_new = places != self.places && !self.written.is_empty();
        Entry { place: self.entry.place + u32::from(is_new), layers: self.layers.clone() }
    }

    /// Makes an entry of the history. A browser that refuses keeps the old address; nothing else depends on it.
    fn enter(&mut self, entry: Entry, address: &str, is_new: bool) {
        if let Some(history) = history() {
            let state = entry.to_string().into();
            let _ = if is_new {
                history.push_state_with_url(&state, "", Some(address))
            } else {
                history.replace_state_with_url(&state, "", Some(address))
            };
        }
        self.entry = entry;
        address.clone_into(&mut self.written);
        self.shown = current();
    }

    /// Keeps the session for the next visit, unless that might fail to draw it.
    fn keep(&mut self) {
        let Some(Current { timeline, .. }) = &self.current else { return };
        let is_drawn = self.drawn.as_ref().is_some_and(|drawn| drawn.goes_as(timeline));
        if is_drawn && self.kept != self.written {
            storage::keep_session(timeline.session());
            self.kept.clone_from(&self.written);
        }
    }
}

/// Writes the newest model, and what lies open over the page.
fn write(writer: &Shared) {
    let mut this = writer.borrow_mut();
    this.waiting = None;
    let Some(current) = this.current.clone() else { return };
    // An address that came from outside and was not heard of yet is not written over.
    let is_unheard = !this.written.is_empty() && this.shown != self::current();
    if is_unheard || this.returning.is_some() {
        return;
    }
    let (address, wanted) = (address_of(&current.timeline), this.wanted(current.places));
    let is_other = address != this.written;
    let mut changes = this.entry.changes(&wanted);
    if changes.is_empty() && is_other {
        changes.push(Change::Replace(wanted));
    }
    for change in changes {
        match change {
            Change::Replace(entry) => this.enter(entry, &address, false),
            Change::Push(entry) => this.enter(entry, &address, true),
            Change::Back(by) => this.returning = go_back(writer, by),
        }
    }
    // The new place is still to come where one has to go back first.
    if this.returning.is_none() {
        this.places = current.places;
    }
    this.keep();
}

/// Goes back in the history; where the browser does not, the entry at which it stands is taken for the one wanted.
fn go_back(writer: &Shared, by: usize) -> Option<Timeout> {
    let by = i32::try_from(by).ok()?;
    history()?.go_with_delta(-by).ok()?;
    let writer = writer.clone();
    Some(Timeout::new(durations::RETURN, move || {
        let mut this = writer.borrow_mut();
        this.returning = None;
        let (entry, address) = (this.wanted(this.places), this.written.clone());
        this.enter(entry, &address, false);
    }))
}

/// Lets the address and the history follow the model and what lies open over the page, the lowest first, and opens
/// addresses that come from outside. `on_layers` opens what the browser's Back or Forward leads to, and closes all else.
#[hook]
pub fn use_address(
    current: Current,
    layers: Vec<&'static str>,
    on_layers: Callback<Vec<String>>,
    dispatcher: UseReducerDispatcher<ModelRef>,
) {
    let writer = use_mut_ref(Writer::default);
    writer.borrow_mut().on_layers = on_layers;
    use_effect_with((), {
        let writer = writer.clone();
        move |()| {
            writer.borrow_mut().entry = current_entry().unwrap_or_default();
            listen(&writer, &dispatcher)
        }
    });
    use_effect_with((current, layers), move |(current, layers)| follow(&writer, current, layers));
}

fn follow(writer: &Shared, current: &Current, layers: &[&'static str]) {
    let mut this = writer.borrow_mut();
    let is_first = this.current.is_none();
    this.current = Some(current.clone());
    this.layers = layers.iter().map(|layer| (*layer).to_owned()).collect();
    if !this.drawn.as_ref().is_some_and(|drawn| drawn.goes_as(&current.timeline)) {
        this.drawing = Some(after_frames(FRAMES, writer.clone()));
    }
    if is_first || this.places != current.places || this.wanted(current.places) != this.entry {
        drop(this);
        write(writer);
    } else if !current.is_dragged && this.waiting.is_none() {
        (this.rests, this.has_moved) = (0, false);
        this.waiting = Some(rest(writer.clone()));
    } else {
        this.has_moved = true;
    }
}

/// Waits for so many frames, then takes what there is for drawn: a fault while it was drawn would have ended the program.
fn after_frames(count: u32, writer: Shared) -> AnimationFrame {
    request_animation_frame(move |_| {
        let mut this = writer.borrow_mut();
        if count > 0 || is_being_drawn() {
            this.drawing = Some(after_frames(count.saturating_sub(1), writer.clone()));
        } else {
            this.drawn = this.current.as_ref().map(|current| current.timeline.clone());
            this.keep();
        }
    })
}

/// Tells whether slices of the page are still to come.
fn is_being_drawn() -> bool {
    let document = web_sys::window().and_then(|window| window.document());
    document.is_some_and(|document| document.query_selector(".app[aria-busy]").is_ok_and(|app| app.is_some()))
}

fn rest(writer: Shared) -> Timeout {
    Timeout::new(durations::ADDRESS_REST, move || {
        let mut this = writer.borrow_mut();
        this.rests += 1;
        if this.current.as_ref().is_some_and(|current| current.is_dragged) {
            // The end of the drag asks again.
            this.waiting = None;
        } else if this.rests < *RESTS.start() || this.has_moved && this.rests < *RESTS.end() {
            this.has_moved = false;
            this.waiting = Some(rest(writer.clone()));
        } else {
            drop(this);
            write(&writer);
        }
    })
}

fn listen(writer: &Shared, dispatcher: &UseReducerDispatcher<ModelRef>) -> impl FnOnce() + use<> {
    let listeners = web_sys::window().map(|window| {
        let leave = EventListener::new(&window, "pagehide", {
            let writer = writer.clone();
            move |_| write(&writer)
        });
        let arrivals = ["popstate", "hashchange"].map(|event| {
            let (writer, dispatcher) = (writer.clone(), dispatcher.clone());
            EventListener::new(&window, event, move |_| arrive(&writer, &dispatcher))
        });
        (leave, arrivals)
    });
    move || drop(listeners)
}

/// Follows the browser to another entry of its history.
fn arrive(writer: &Shared, dispatcher: &UseReducerDispatcher<ModelRef>) {
    let (entry, address) = (current_entry(), current());
    let mut this = writer.borrow_mut();
    let is_own = this.returning.take().is_some();
    match entry {
        // Both events tell of the same entry.
        Some(entry) if entry == this.entry && address == this.shown => {}
        Some(entry) if entry.place == this.entry.place => {
            // Only at the uppermost entry of a place is the address written; it goes with the place.
            let (layers, here) = (entry.layers.clone(), this.written.clone());
            this.enter(entry, &here, false);
            drop(this);
            if is_own {
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
                this.enter(next, &address, false);
            }
            this.entry = entry.unwrap_or_else(|| this.entry.clone());
            this.shown.clone_from(&address);
            this.written.clone_from(&address);
            drop(this);
            if !is_heard {
                dispatcher.dispatch(Msg::Address(address));
            }
            if let Some(layers) = layers {
                open_layers(writer, layers);
            }
        }
    }
}

/// Opens what lay open at an entry, and closes all else.
fn open_layers(writer: &Shared, layers: Vec<String>) {
    let mut this = writer.borrow_mut();
    if layers != this.layers {
        this.layers.clone_from(&layers);
        let on_layers = this.on_layers.clone();
        drop(this);
        on_layers.emit(layers);
    }
}
