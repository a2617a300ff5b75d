//! The board as the element holds it: it draws into the element's tree, and reports gestures to the element.

use std::cell::RefCell;
use std::iter;
use std::rc::Rc;

use gros_board::{Board as Drawn, Shown};
use gros_picture::palette::Theme;
use gros_picture::path::num;
use gros_picture::svg::{self, About, Ink};
use gros_picture::{Gesture, Look, Pictured, Scene};
use gros_session::{Action, Event, Seek};
use gros_solver::internals::keys::Notice;
use gros_solver::{AnyState, Puzzle};
use gros_text::Lang;
use js_sys::Function;
use wasm_bindgen::prelude::*;
use web_sys::{Element, HtmlElement};

use crate::hand::{self, Done};
use crate::model::{Model, Wishes, words_of};
use crate::motion::{Motion, Pace};
use crate::{controls, picture, puzzles, told, words};

/// The smallest width of an exported picture, in CSS pixels.
const LEAST_WIDTH: f64 = 64.0;

/// A board of an element.
#[wasm_bindgen]
#[allow(missing_debug_implementations, reason = "the drawing listens by functions")]
pub struct Board {
    state: Rc<RefCell<State>>,
    drawn: Rc<Drawn>,
}

struct State {
    model: Model,
    motion: Option<Motion<AnyState>>,
    frame: HtmlElement,
    /// Width and height of the room, in CSS pixels.
    room: (f64, f64),
    /// Whether nothing moves, as the reader asked.
    is_still: bool,
}

#[wasm_bindgen]
impl Board {
    /// Puts a board into a tree; none if the browser refuses. `tell` is called after each gesture, with its
    /// kind and texts about it.
    pub fn mount(frame: HtmlElement, drawing: &Element, buttons: &Element, tell: Function) -> Option<Board> {
        let drawn = Rc::new(Drawn::new(&frame, drawing, buttons)?);
        let room = (0.0, 0.0);
        let state = State { model: Model::new()?, motion: None, frame, room, is_still: false };
        let state = Rc::new(RefCell::new(state));
        let board = Board { state, drawn };
        board.listen(tell);
        Some(board)
    }

    /// Opens a spec, and returns the errors in it: fields, each followed by a sentence.
    pub fn open(&self, spec: &str) -> Vec<String> {
        let mut state = self.state.borrow_mut();
        let lang = state.model.wishes.lang;
        state.motion = None;
        match state.model.open(spec) {
            Err(unknown) => vec!["puzzle".to_owned(), lang.unknown_puzzle(&unknown.id)],
            Ok(opened) => {
                let field = |notice: &Notice| match notice {
                    Notice::UnknownKey { key } => key.clone(),
                    Notice::BadValue { key, .. } => (*key).to_owned(),
                };
                let timeline = state.model.timeline();
                let notices = opened.notices.first.iter();
                notices.flat_map(|notice| [field(notice), lang.notice(notice, timeline)]).collect()
            }
        }
    }

    /// Describes the error in the value of an attribute that is not a key of a spec.
    pub fn problem(&self, attribute: &str, value: &str) -> String {
        words::problem(&self.state.borrow().model, attribute, value)
    }

    /// Returns the view keys of a spec, each followed by its value.
    #[wasm_bindgen(js_name = viewOf)]
    pub fn view_of(spec: &str) -> Vec<String> {
        let mut model = Model::new();
        let opened = model.as_mut().and_then(|model| model.open(spec).ok());
        let words = opened.map(|opened| words_of(&opened.view));
        words.into_iter().flatten().flat_map(|(key, value)| [key.to_owned(), value]).collect()
    }

    /// Sets the wishes of the host; the look is an id, or empty for the puzzle's default.
    pub fn wish(&self, lang: &str, look: &str, flip: bool, solve: bool, locked: bool, still: bool) {
        let mut state = self.state.borrow_mut();
        let looks = state.model.puzzle().looks();
        let own = looks.first().copied().unwrap_or_default();
        let look = Look::ALL.into_iter().find(|known| known.id() == look && looks.contains(known));
        state.model.wishes = Wishes {
            lang: Lang::choose([lang]),
            look: look.unwrap_or(own),
            is_flipped: flip,
            is_solving: solve,
            is_locked: locked,
        };
        state.is_still = still;
    }

    /// Sets the room for the picture, in CSS pixels.
    pub fn resize(&self, width: f64, height: f64) {
        self.state.borrow_mut().room = (width, height);
        self.draw();
    }

    /// Draws the board as it is.
    pub fn draw(&self) {
        let shown = self.state.borrow_mut().draw();
        self.drawn.show(shown);
    }

    /// Draws a frame of the motion, and returns whether more frames follow.
    pub fn frame(&self, now: f64) -> bool {
        {
            let mut state = self.state.borrow_mut();
            state.motion = state.motion.take().and_then(|motion| motion.at(now));
        }
        self.draw();
        self.state.borrow().motion.is_some()
    }

    /// Says how fast moves follow each other by themselves, in milliseconds; 0 if they do not.
    pub fn playing(&self, between: f64) {
        self.state.borrow_mut().model.playing = Some(between).filter(|between| *between > 0.0);
    }

    /// Goes to a step as a link writes it, or to `start`, `end`, `next` or `back`; returns whether it is one.
    pub fn seek(&self, text: &str) -> bool {
        let found = self.state.borrow_mut().change(|model| model.seek(text));
        self.draw();
        found.is_some()
    }

    /// Goes on by some moves.
    pub fn advance(&self, moves: u32) {
        self.state.borrow_mut().change(|model| model.go(&Seek::Forward(moves.into())));
        self.draw();
    }

    /// Goes to a position of the slider.
    pub fn slide(&self, tick: u32) {
        self.state.borrow_mut().change(|model| model.go(&Seek::Tick(tick)));
        self.draw();
    }

    /// Makes a written move, and returns texts about it as `tell` gets them.
    pub fn play(&self, text: &str) -> Vec<String> {
        let texts = self.state.borrow_mut().play_text(text);
        self.draw();
        texts
    }

    /// Takes the last change back; returns whether there was one.
    pub fn undo(&self) -> bool {
        self.act(Action::Undo)
    }

    /// Redoes the change that was undone last; returns whether there was one.
    pub fn redo(&self) -> bool {
        self.act(Action::Redo)
    }

    /// Restarts the same task.
    pub fn reset(&self) {
        self.state.borrow_mut().change(Model::reset);
        self.draw();
    }

    /// Returns the controls of a hand, after their purpose: kind, id, name, text, and whether they are on.
    pub fn controls(&self) -> Vec<String> {
        controls::written(&self.state.borrow().model)
    }

    /// Does what a control asks for, and returns texts about it as `tell` gets them.
    pub fn operate(&self, id: &str, text: &str) -> Vec<String> {
        let mut state = self.state.borrow_mut();
        let done = controls::does(&mut state.model, id, text);
        let texts = state.did(done);
        drop(state);
        self.draw();
        texts.unwrap_or_else(|| vec!["shown".to_owned()])
    }

    /// Puts a lifted piece back; returns whether there was one.
    #[wasm_bindgen(js_name = putBack)]
    pub fn put_back(&self) -> bool {
        let is_put = hand::put_back(&mut self.state.borrow_mut().model) == Done::Shown;
        self.draw();
        is_put
    }

    /// Describes the position.
    pub fn position(&self) -> Vec<String> {
        told::of_position(&self.state.borrow().model)
    }

    /// Returns whether the timeline, as far as it is told, ends here.
    #[wasm_bindgen(js_name = isAtEnd)]
    pub fn is_at_end(&self) -> bool {
        self.state.borrow().model.is_at_end()
    }

    /// Returns whether there is a change to take back.
    #[wasm_bindgen(js_name = canUndo)]
    pub fn can_undo(&self) -> bool {
        self.state.borrow().model.session.can_undo()
    }

    /// Returns whether the goal is reached.
    #[wasm_bindgen(js_name = isSolved)]
    pub fn is_solved(&self) -> bool {
        self.state.borrow().model.timeline().to_go().is_zero()
    }

    /// Names the board.
    pub fn name(&self) -> String {
        let state = self.state.borrow();
        let Wishes { lang, is_flipped, .. } = state.model.wishes;
        lang.board_group(state.model.puzzle(), is_flipped)
    }

    /// Returns the caption: its kind, and two lines.
    pub fn caption(&self) -> Vec<String> {
        words::caption(&self.state.borrow().model).to_vec()
    }

    /// Describes the last action for a screen reader.
    pub fn spoken(&self) -> String {
        words::spoken(&self.state.borrow().model)
    }

    /// Returns the slider: its position, its last position, and its value in words.
    pub fn slider(&self) -> Vec<String> {
        words::slider(&self.state.borrow().model).to_vec()
    }

    /// Writes the picture as a file, at rest.
    #[wasm_bindgen(js_name = toSvg)]
    pub fn to_svg(&self, width: f64, dark: bool) -> String {
        let state = self.state.borrow();
        let (model, subject) = (&state.model, picture::subject(&state.model));
        let width = width.max(LEAST_WIDTH);
        let scene = picture::scene(model, &subject, (width, width / 2.0));
        let (lang, theme) = (model.wishes.lang, if dark { Theme::Dark } else { Theme::Light });
        let title = lang.task_title(model.puzzle());
        let description = lang.describe(model.puzzle(), &model.state());
        let about = About { lang: lang.tag(), title: &title, description: &description };
        let file = svg::write_about(&scene, Ink::Theme(theme), about);
        sized(&file, &scene, width)
    }
}

/// Gives a file the width that was asked for.
fn sized(file: &str, scene: &Scene, width: f64) -> String {
    let [own, own_height] = [scene.room.width, scene.room.height].map(num);
    let [width, height] = [width, scene.room.height * width / scene.room.width.max(1.0)].map(num);
    let (own, asked) = (
        format!(" width=\"{own}\" height=\"{own_height}\""),
        format!(" width=\"{width}\" height=\"{height}\""),
    );
    file.replacen(&own, &asked, 1)
}

impl Board {
    fn act(&self, action: Action<gros_solver::AnyPuzzle>) -> bool {
        let event = self.state.borrow_mut().change(|model| model.act(action));
        self.draw();
        event != Event::Nothing
    }

    /// Does what a hand asks for, shows it, and then tells the element, which may ask back.
    fn listen(&self, tell: Function) {
        let state = Rc::downgrade(&self.state);
        let drawn = Rc::downgrade(&self.drawn);
        self.drawn.tell(Rc::new(move |gesture: Gesture| {
            let (Some(state), Some(drawn)) = (state.upgrade(), drawn.upgrade()) else { return false };
            let Some(texts) = state.borrow_mut().does(gesture) else {
                return matches!(gesture, Gesture::Push { .. });
            };
            let shown = state.borrow_mut().draw();
            drawn.show(shown);
            // An error that the element throws does not concern the board.
            let _ = tell.call1(&JsValue::NULL, &JsValue::from(texts));
            true
        }));
    }
}

impl State {
    /// Changes the model and begins the motion to its new state.
    fn change<T>(&mut self, change: impl FnOnce(&mut Model) -> T) -> T {
        self.change_from(0.0, change)
    }

    fn change_from<T>(&mut self, part: f64, change: impl FnOnce(&mut Model) -> T) -> T {
        let (puzzle, from) = (self.model.puzzle().clone(), self.model.state());
        let result = change(&mut self.model);
        let to = self.model.state();
        if from != to || puzzle != *self.model.puzzle() {
            let pace = Pace::of(self.model.playing).filter(|_| !self.is_still && part < 1.0);
            let full = if puzzle == *self.model.puzzle() { puzzle.milliseconds(&from, &to) } else { 0 };
            self.motion = Motion::begin(from, full, pace, part);
        }
        result
    }

    /// Handles a gesture; none if it means nothing.
    fn does(&mut self, gesture: Gesture) -> Option<Vec<String>> {
        let subject = picture::subject(&self.model);
        let done = hand::does(&mut self.model, &subject, self.room, gesture);
        let mut texts = self.did(done)?;
        // Nothing is said about a piece that is only pointed at or on its way.
        if matches!(gesture, Gesture::Hover(_) | Gesture::Focus(_) | Gesture::Carry { .. }) {
            texts.truncate(1);
        }
        Some(texts)
    }

    fn did(&mut self, done: Done) -> Option<Vec<String>> {
        match done {
            Done::Nothing => None,
            Done::Shown => Some(iter::once("shown".to_owned()).chain(puzzles::said(&self.model)).collect()),
            Done::Move(mv, part) => {
                let before = self.model.state();
                let event = self.change_from(part, |model| model.play(mv));
                Some(self.texts(&before, &event))
            }
        }
    }

    fn play_text(&mut self, text: &str) -> Vec<String> {
        let before = self.model.state();
        let event = match self.model.puzzle().parse_move(text) {
            Ok(mv) => self.change(|model| model.play(mv)),
            Err(_) => Event::Nothing,
        };
        self.texts(&before, &event)
    }

    fn texts(&self, before: &AnyState, event: &Event<gros_solver::AnyPuzzle>) -> Vec<String> {
        let (kind, texts) = match event {
            Event::Played { mv, .. } => ("played", told::of_move(&self.model, before, mv)),
            Event::Refused { mv, why } => ("refused", told::of_refusal(&self.model, mv, why)),
            _ => ("nothing", Vec::new()),
        };
        iter::once(kind.to_owned()).chain(texts).collect()
    }

    fn draw(&mut self) -> Shown {
        let (width, height) = self.room;
        if width <= 0.0 {
            return Shown::default();
        }
        let subject = picture::subject(&self.model);
        let labels = |scene: &Scene| Rc::new(picture::labels(&self.model, &subject, scene));
        let shown = picture::in_motion(subject.clone(), &self.model, self.motion.as_ref());
        let scene = Rc::new(picture::scene(&self.model, &shown, (width, height)));
        let (labels, home) = (labels(&scene), picture::home(&subject, &scene));
        // As wide as the room and its height allow.
        let fitting = width.min(height * scene.room.width / scene.room.height.max(1.0));
        // The property is one of ours and its value is a length, so no browser rejects it.
        let _ = self.frame.style().set_property("width", &format!("{}px", fitting as u32));
        Shown { scene, labels, home }
    }
}
