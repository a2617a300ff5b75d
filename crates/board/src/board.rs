//! A board: a scene on the screen, buttons over its targets, and a single place that receives everything done to it.

use std::cell::RefCell;
use std::cmp::Ordering;
use std::rc::{Rc, Weak};

use gloo_events::{EventListener, EventListenerOptions};
use gros_picture::{Gesture, Point, Scene, Side};
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, HtmlElement, KeyboardEvent, MouseEvent, PointerEvent};

use crate::buttons::{Buttons, Label};
use crate::grip::{Grip, Pull};
use crate::press::Press;
use crate::screen::Screen;

/// Handles the gestures on a board.
///
/// Returns whether that meant something here.
pub type Heard = Rc<dyn Fn(Gesture) -> bool>;

/// The content of a board.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Shown {
    /// The picture.
    pub scene: Rc<Scene>,
    /// The names of its targets, in order.
    pub labels: Rc<Vec<Label>>,
    /// The target that the Tab key reaches until another one has had the focus.
    pub home: usize,
}

/// A board on a page.
#[allow(missing_debug_implementations, reason = "who hears is a function")]
pub struct Board {
    state: Rc<RefCell<State>>,
    /// Removed together with the board.
    _listeners: Vec<EventListener>,
}

struct State {
    screen: Screen,
    buttons: Buttons,
    shown: Shown,
    press: Press,
    /// The pointer that pressed.
    grip: Option<Grip>,
    focused: Option<usize>,
    heard: Heard,
}

impl Board {
    /// Puts a board on a page: its drawing into one element and its buttons into another; listens to a third, which
    /// contains both. None if the browser refuses.
    #[must_use]
    pub fn new(root: &Element, drawing: &Element, buttons: &Element) -> Option<Board> {
        let (screen, buttons) = (Screen::new(drawing)?, Buttons::new(buttons)?);
        let state = State {
            screen,
            buttons,
            shown: Shown::default(),
            press: Press::default(),
            grip: None,
            focused: None,
            heard: Rc::new(|_| false),
        };
        let state = Rc::new(RefCell::new(state));
        let listeners = listeners(root, &state);
        Some(Board { state, _listeners: listeners })
    }

    /// Shows a picture with its labels.
    pub fn show(&self, shown: Shown) {
        self.state.borrow_mut().show(shown);
    }

    /// Sets the handler of everything that is done from now on.
    pub fn tell(&self, heard: Heard) {
        self.state.borrow_mut().heard = heard;
    }
}

impl State {
    fn show(&mut self, shown: Shown) {
        self.shown = shown;
        self.screen.show(self.shown.scene.clone());
        let stop = self.stop();
        self.buttons.show(&self.shown.scene, &self.shown.labels, stop);
    }

    /// Finds the target that the Tab key goes to: the one that last had the focus, else the home, else the last one.
    fn stop(&self) -> Option<usize> {
        let targets = &self.shown.scene.targets;
        let is_there = |start: &usize| targets.iter().any(|target| target.pieces.start() == start);
        let known = self.focused.filter(is_there).or(Some(self.shown.home).filter(is_there));
        known.or_else(|| targets.last().map(|target| *target.pieces.start()))
    }

    /// Returns the point of the picture that a pointer is at, and how many units a CSS pixel has.
    fn point(&self, event: &MouseEvent) -> (Point, f64) {
        let frame = self.screen.drawing().get_bounding_client_rect();
        let room = self.shown.scene.room;
        let unit = room.width / frame.width().max(1.0);
        let x = room.x + (f64::from(event.client_x()) - frame.left()) * unit;
        let y = room.y + (f64::from(event.client_y()) - frame.top()) * unit;
        ((x, y), unit)
    }

    /// Finds the target whose button an event is on.
    fn target(&self, event: &Event) -> Option<usize> {
        self.target_of(&button(event)?)
    }

    /// Finds what a pointer grabs: a target, or the one next to the handle.
    fn taken(&self, event: &Event, at: Point) -> Option<usize> {
        let handle = self.shown.scene.handle.filter(|handle| handle.holds(at));
        let beside = || Some(*self.shown.scene.target_at(handle?.middle())?.pieces.start());
        self.pointed(event, at).or_else(beside)
    }

    /// Finds the target drawn under a pointer that is on a button.
    fn pointed(&self, event: &Event, at: Point) -> Option<usize> {
        let own = self.target(event)?;
        let drawn = self.shown.scene.target_at(at);
        Some(drawn.map_or(own, |target| *target.pieces.start()))
    }

    fn target_of(&self, button: &Element) -> Option<usize> {
        let targets = self.shown.scene.targets.iter();
        let mut found = targets.filter(|target| {
            button
                .get_attribute(&format!("data-{}", target.name))
                .is_some_and(|value| value == target.value())
        });
        found.next().map(|target| *target.pieces.start())
    }

    /// Finds the target that something is dropped on. Buttons may extend below the
    /// picture.
    fn target_under(&self, (x, y): Point) -> Option<usize> {
        let foot = self.shown.scene.room.y + self.shown.scene.room.height;
        let mut over = self.shown.scene.targets.iter().filter(|target| target.area.holds((x, y.min(foot))));
        over.next().map(|target| *target.pieces.start())
    }

    fn key(&self, event: &KeyboardEvent) -> Option<Answer> {
        if event.ctrl_key() || event.meta_key() || event.alt_key() {
            return None;
        }
        let target = self.stop()?;
        let side = match event.key().as_str() {
            "ArrowUp" => Side::Up,
            "ArrowDown" => Side::Down,
            "ArrowLeft" => Side::Left,
            "ArrowRight" => Side::Right,
            key => {
                let mut letters = key.chars();
                let letter = letters
                    .next()
                    .filter(|letter| letters.next().is_none() && letter.is_ascii_alphanumeric())?;
                return Some(Answer::Gesture(Gesture::Type(letter)));
            }
        };
        // With Shift, an arrow also pushes along the row.
        let next = if event.shift_key() { None } else { self.beside(target, side) };
        Some(match next {
            Some(next) => Answer::Focus(self.buttons.over(self.shown.scene.targets.get(next)?)?),
            None => Answer::Gesture(Gesture::Push { target, to: side }),
        })
    }

    /// Finds where the focus goes: along the row, or from row to row, to the neighbouring target; none if the direction
    /// is across the row.
    fn beside(&self, target: usize, side: Side) -> Option<usize> {
        let targets = &self.shown.scene.targets;
        let [first, others @ ..] = targets.as_slice() else { return None };
        if others.is_empty() {
            return None;
        }
        let is_column = others.iter().all(|other| other.area.x == first.area.x);
        let is_forward = match (is_column, side) {
            (true, Side::Down) | (false, Side::Right) => true,
            (true, Side::Up) | (false, Side::Left) => false,
            _ => return None,
        };
        let here = targets.iter().position(|other| *other.pieces.start() == target)?;
        let is_wrapped = others.iter().any(|other| other.area.x == first.area.x);
        let middle = |index: usize| {
            let (x, y) = targets.get(index).map_or((0.0, 0.0), |target| target.area.middle());
            if is_wrapped { (y, x) } else { (x, y) }
        };
        let is_after = |one: usize, other: usize| middle(one) > middle(other);
        let beyond = (0..targets.len())
            .filter(|other| if is_forward { is_after(*other, here) } else { is_after(here, *other) });
        let nearer =
            |one: &usize, other: &usize| middle(*one).partial_cmp(&middle(*other)).unwrap_or(Ordering::Equal);
        let next = if is_forward { beyond.min_by(nearer) } else { beyond.max_by(nearer) };
        Some(next.unwrap_or(here))
    }
}

/// The result of an event.
enum Answer {
    /// Something was done to the board.
    Gesture(Gesture),
    /// The focus goes to another button.
    Focus(HtmlElement),
}

/// Listens to everything that is done in an element.
fn listeners(root: &Element, state: &Rc<RefCell<State>>) -> Vec<EventListener> {
    let on = |name: &'static str, answer: Hearing| {
        let state: Weak<RefCell<State>> = Rc::downgrade(state);
        let options = EventListenerOptions::enable_prevent_default();
        EventListener::new_with_options(root, name, options, move |event| hear(&state, answer, event))
    };
    let pressing = Rc::downgrade(state);
    vec![
        on("pointerdown", pressed),
        EventListener::new(root, "pointerdown", move |event| hold(&pressing, event)),
        on("click", clicked),
        on("keydown", |state, event| state.key(event.dyn_ref::<KeyboardEvent>()?)),
        on("focusin", focused),
        on("focusin", found_by_keyboard),
        on("focusout", |_, _| Some(Answer::Gesture(Gesture::Hover(None)))),
        on("pointerover", hovered),
        on("pointerleave", |_, _| Some(Answer::Gesture(Gesture::Hover(None)))),
    ]
}

/// The meaning of an event on a board, if it has one.
type Hearing = fn(&mut State, &Event) -> Option<Answer>;

fn hear(state: &Weak<RefCell<State>>, answer: Hearing, event: &Event) {
    let Some(state) = state.upgrade() else { return };
    // Events during an update are caused by the board itself: a button that is removed loses the focus.
    let Ok(Some(answer)) = state.try_borrow_mut().map(|mut state| answer(&mut state, event)) else {
        return;
    };
    // Nothing is borrowed any more: the handler may update the board at once, and moving the focus fires an event too.
    let is_heard = match answer {
        Answer::Gesture(gesture) => {
            let heard = state.borrow().heard.clone();
            heard(gesture)
        }
        Answer::Focus(button) => button.focus().is_ok(),
    };
    if is_heard && event.type_() == "keydown" {
        event.prevent_default();
    }
}

/// Follows the pointer that pressed, so that what it carries is not left in the hand.
fn hold(state: &Weak<RefCell<State>>, event: &Event) {
    let Some((board, press)) = state.upgrade().zip(event.dyn_ref::<PointerEvent>()) else { return };
    let held = state.clone();
    let grip = Grip::new(press, move |pull, event| match pull {
        Pull::Move => hear(&held, moved, event),
        Pull::Release => {
            hear(&held, let_go, event);
            // While something was carried, nothing else was pointed at.
            hear(&held, hovered, event);
        }
        Pull::Cancel => hear(&held, taken_away, event),
    });
    board.borrow_mut().grip = Some(grip);
}

fn button(event: &Event) -> Option<Element> {
    // Heard on the window, the target of an event in a shadow tree would be its host.
    event.composed_path().get(0).dyn_into::<Element>().ok()?.closest("button.piece").ok()?
}

fn pressed(state: &mut State, event: &Event) -> Option<Answer> {
    let pointer = event.dyn_ref::<PointerEvent>()?;
    let at = state.point(pointer).0;
    state.press = Press::on(state.taken(event, at), at);
    None
}

fn moved(state: &mut State, event: &Event) -> Option<Answer> {
    let pointer = event.dyn_ref::<PointerEvent>()?;
    let (at, unit) = state.point(pointer);
    state.press.go(at, unit).map(Answer::Gesture)
}

fn let_go(state: &mut State, event: &Event) -> Option<Answer> {
    let pointer = event.dyn_ref::<PointerEvent>()?;
    state.grip = None;
    let (at, _) = state.point(pointer);
    let over = state.target_under(at).filter(|_| state.buttons.is_over(pointer));
    state.press.end(at, over).map(Answer::Gesture)
}

fn taken_away(state: &mut State, _: &Event) -> Option<Answer> {
    state.grip = None;
    state.press.cancel().map(Answer::Gesture)
}

fn clicked(state: &mut State, event: &Event) -> Option<Answer> {
    let mouse = event.dyn_ref::<MouseEvent>()?;
    // A click by keyboard or assistive technology has no position.
    let at = (mouse.detail() > 0).then(|| state.point(mouse).0);
    let target = at.map_or_else(|| state.target(event), |at| state.pointed(event, at));
    state.press.click(target, at).map(Answer::Gesture)
}

fn focused(state: &mut State, event: &Event) -> Option<Answer> {
    let target = state.target(event)?;
    state.focused = Some(target);
    let (shown, stop) = (state.shown.clone(), state.stop());
    state.buttons.show(&shown.scene, &shown.labels, stop);
    Some(Answer::Gesture(Gesture::Focus(target)))
}

fn found_by_keyboard(state: &mut State, event: &Event) -> Option<Answer> {
    let element = event.target()?.dyn_into::<HtmlElement>().ok()?;
    let is_by_keyboard = element.matches(":focus-visible") == Ok(true);
    is_by_keyboard.then(|| Answer::Gesture(Gesture::Hover(state.target(event))))
}

fn hovered(state: &mut State, event: &Event) -> Option<Answer> {
    let pointer = event.dyn_ref::<PointerEvent>()?;
    // A finger does not hover, and what carries something points at nothing else.
    let is_pointing = pointer.pointer_type() != "touch" && !state.press.is_carrying();
    is_pointing.then(|| Answer::Gesture(Gesture::Hover(state.target(event))))
}
