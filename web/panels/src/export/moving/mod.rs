//! Animations of the next moves, or of all moves, as a GIF.
//!
//! They are made picture by picture, each in a separate task, and can be cancelled in between.

mod colours;
mod gif;

use std::cell::Cell;
use std::rc::Rc;

use gros_picture::Scene;
use gros_picture::palette::Theme;
use gros_picture::svg::{self, Ink};
use gros_session::Timeline;
use gros_solver::{AnyPuzzle, Steps};
use gros_text::{Key, say};
use js_sys::Uint8Array;
use wasm_bindgen_futures::spawn_local;
use web_sys::Blob;
use yew::prelude::*;

use self::gif::Gif;
use super::board::Board;
use super::canvas::{Canvas, image_of};
use super::download::{blob_of, save_blob};
use super::name;
use super::reel::{self, Pace, Reel, Shot};
use crate::board::Play;
use crate::ui::component::rendered_by;
use crate::ui::icons::{Shape, icon};
use crate::ui::lazy::lazy_in;
use crate::ui::tasks::pause;
use colours::Histogram;

/// Size of the board in CSS pixels, which chats show without scaling it down.
const ROOM: (f64, f64) = (720.0, 420.0);

/// The number of moves in an animation of the next ones.
pub const NEXT: u32 = 10;
/// The maximum number of moves for an animation of all: this many can still be seen.
const MOST: u32 = 160;
/// Seconds of all moves together, of a picture, and of the last picture.
const WHOLE: f64 = 8.0;
const PICTURE: f64 = 0.05;
const END: f64 = 1.5;
/// The maximum number of pictures during a move.
const PICTURES: u32 = 10;

/// The number of pictures that the palette of a GIF is taken from.
const SAMPLES: usize = 8;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Length {
    /// The next moves, or the last ones at the end.
    Next,
    /// All moves.
    Whole,
}

/// A requested file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Order {
    /// Distinguishes orders for the same file.
    pub number: u32,
    pub length: Length,
    pub theme: Theme,
}

pub fn has_whole(timeline: &Timeline<AnyPuzzle>) -> bool {
    *timeline.steps() <= MOST
}

impl Length {
    pub fn stretch(self, timeline: &Timeline<AnyPuzzle>) -> (Steps, Steps) {
        match self {
            Length::Next => reel::stretch(timeline, NEXT),
            Length::Whole => (Steps::ZERO, timeline.steps().clone()),
        }
    }

    fn pace(self, moves: u32) -> Pace {
        let (pictures, seconds) = match self {
            Length::Next => (PICTURES, f64::from(PICTURES) * PICTURE + 0.25),
            Length::Whole => {
                let seconds = WHOLE / f64::from(moves.max(1));
                // Two thirds of the duration of a move are motion.
                ((seconds / PICTURE / 1.5) as u32, seconds)
            }
        };
        let pictures = pictures.min(PICTURES);
        let moving = f64::from(pictures) * PICTURE;
        Pace { pictures, moving, rest: seconds - moving, end: END }
    }
}

/// Makes a file, saves it, and shows the progress.
#[derive(Clone, PartialEq)]
pub struct Making {
    pub play: Play,
    pub order: Order,
    pub on_cancel: Callback<()>,
}

#[derive(Clone, Debug, PartialEq)]
enum Progress {
    /// The fraction that is done.
    Part(f64),
    Saved {
        name: String,
        kilobytes: u32,
    },
    Failed,
}

rendered_by!(Making, use_making);
lazy_in!(Making, panels, with later words);

#[hook]
fn use_making(props: &Making) -> Html {
    let Making { play, order, on_cancel } = props;
    let lang = play.ctx.lang;
    let progress = use_state_eq(|| Progress::Part(0.0));
    use_effect_with(*order, {
        let (play, progress) = (play.clone(), progress.setter());
        move |order| {
            let is_wanted = Rc::new(Cell::new(true));
            let job = Job { play, order: *order, progress: progress.clone(), is_wanted: is_wanted.clone() };
            progress.set(Progress::Part(0.0));
            spawn_local(async move {
                let made = job.run().await;
                if job.is_wanted.get() {
                    progress.set(made.unwrap_or(Progress::Failed));
                }
            });
            move || is_wanted.set(false)
        }
    });
    match &*progress {
        Progress::Part(part) => html! {
            <div class="line making">
                <progress max="100" value={((part * 100.0) as u32).to_string()} aria-label={lang.text(Key::ExportMaking)} />
                <button class="button" type="button" onclick={on_cancel.reform(|_: MouseEvent| ())}>
                    { lang.text(Key::ExportCancel) }
                </button>
            </div>
        },
        Progress::Saved { name, kilobytes } => html! {
            <p class="line making share-done" role="status">{ icon(Shape::Check) }{ say!(lang, ExportSaved { name, kilobytes }) }</p>
        },
        Progress::Failed => {
            html! { <p class="line making" role="alert">{ lang.text(Key::ExportFailed) }</p> }
        }
    }
}

struct Job {
    play: Play,
    order: Order,
    progress: UseStateSetter<Progress>,
    /// Becomes false when the job is cancelled.
    is_wanted: Rc<Cell<bool>>,
}

impl Job {
    /// Makes and saves the file; `None` if it is cancelled or the browser refuses.
    async fn run(&self) -> Option<Progress> {
        let Job { play, order, .. } = self;
        let timeline = &play.timeline;
        let (from, to) = order.length.stretch(timeline);
        let board = Board::within(ROOM, play.ctx.prefs, timeline.puzzle());
        let reel = Reel::new(&board, timeline, (&from, &to));
        let shots = reel.shots(order.length.pace(reel.moves()));
        let film = Film::draw(self, &board, &reel, shots).await?;
        let blob = film.gif(self).await?;
        self.go_on(1.0).await?;
        let name = name(timeline, Some((&from, &to)), "gif");
        save_blob(&name, &blob);
        Some(Progress::Saved { name, kilobytes: (blob.size() / 1_000.0).ceil() as u32 })
    }

    /// Shows the progress, and continues in another task; `None` if the job is cancelled.
    async fn go_on(&self, part: f64) -> Option<()> {
        if self.is_wanted.get() {
            self.progress.set(Progress::Part(part));
        }
        pause(0).await;
        self.is_wanted.get().then_some(())
    }
}

/// The pictures of a file, with their durations in seconds.
struct Film {
    theme: Theme,
    pictures: Vec<(Scene, f64)>,
    /// The size of each picture in CSS pixels.
    size: (f64, f64),
}

impl Film {
    /// The fraction of the work that drawing the scenes takes.
    const DRAWN: f64 = 0.1;

    async fn draw(job: &Job, board: &Board, reel: &Reel<'_>, shots: Vec<Shot>) -> Option<Film> {
        let mut frames = Vec::new();
        for (index, shot) in shots.iter().enumerate() {
            job.go_on(Self::DRAWN * index as f64 / shots.len() as f64).await?;
            frames.push(reel.frame(shot));
        }
        let sheet = board.sheet(frames.iter().map(|(scene, _)| scene));
        let on_sheet = |((scene, words), shot): (_, &Shot)| (sheet.show(scene, words), shot.seconds);
        let pictures: Vec<(Scene, f64)> = frames.into_iter().zip(&shots).map(on_sheet).collect();
        let room = pictures.first()?.0.room;
        Some(Film { theme: job.order.theme, pictures, size: (room.width, room.height) })
    }

    fn svg(&self, scene: &Scene) -> String {
        svg::write(scene, Ink::Theme(self.theme))
    }

    /// Returns the fraction of the work that is done with this many pictures.
    fn part(&self, done: usize, all: usize) -> f64 {
        Self::DRAWN + (1.0 - Self::DRAWN) * done as f64 / all as f64
    }

    async fn gif(&self, job: &Job) -> Option<Blob> {
        let size = (self.size.0 as u16, self.size.1 as u16);
        let canvas = Canvas::new((size.0.into(), size.1.into()))?;
        let pixels = async |scene: &Scene| {
            canvas.draw(&image_of(&self.svg(scene)).await?)?;
            canvas.pixels()
        };
        let samples: Vec<&Scene> = self.samples().collect();
        let (mut histogram, all) = (Histogram::default(), samples.len() + self.pictures.len());
        for (index, scene) in samples.iter().enumerate() {
            job.go_on(self.part(index, all)).await?;
            histogram.add(&pixels(scene).await?);
        }
        let mut gif = Gif::new(size, histogram.palette()).ok()?;
        for (index, (scene, seconds)) in self.pictures.iter().enumerate() {
            job.go_on(self.part(samples.len() + index, all)).await?;
            gif.add(&pixels(scene).await?, *seconds).ok()?;
        }
        blob_of(&Uint8Array::from(gif.finish().ok()?.as_slice()), "image/gif")
    }

    /// Returns pictures from the whole film.
    fn samples(&self) -> impl Iterator<Item = &Scene> {
        let count = self.pictures.len();
        let places = (0..SAMPLES).map(move |sample| sample * (count - 1) / (SAMPLES - 1));
        places.filter_map(|place| self.pictures.get(place)).map(|(scene, _)| scene)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::state::Prefs;
    use gros_session::spec;

    fn timeline(text: &str) -> Timeline<AnyPuzzle> {
        spec::open(text, 1_000).unwrap().session.timeline().clone()
    }

    /// Returns the number of pictures, the seconds of the shortest, and those of all but the last.
    fn shown(text: &str, length: Length) -> (usize, f64, f64) {
        let timeline = timeline(text);
        let board = Board::within(ROOM, Prefs::default(), timeline.puzzle());
        let (from, to) = length.stretch(&timeline);
        let reel = Reel::new(&board, &timeline, (&from, &to));
        let pace = length.pace(reel.moves());
        let seconds: Vec<f64> = reel.shots(pace).iter().map(|shot| shot.seconds).collect();
        assert_eq!(seconds.last(), Some(&END));
        let all: f64 = seconds.iter().sum();
        (seconds.len(), seconds.iter().copied().fold(END, f64::min), all - END)
    }

    #[test]
    fn all_moves_take_eight_seconds_and_no_picture_is_too_short() {
        for text in ["rings?n=1", "rings?n=3", "hanoi?n=5", "rings?n=7", "spinout", "hanoi?n=7", "wythoff"] {
            assert!(has_whole(&timeline(text)), "{text}");
            let (pictures, shortest, seconds) = shown(text, Length::Whole);
            assert!((seconds - WHOLE).abs() < 1e-6, "{text}: {seconds}");
            // Browsers show pictures of less than two hundredths of a second for longer.
            assert!(shortest > 0.03 && pictures <= 180, "{text}: {pictures}, {shortest}");
        }
        assert!(!has_whole(&timeline("rings?n=8")) && !has_whole(&timeline("hanoi?n=64")));
    }

    #[test]
    fn the_next_moves_are_animated() {
        assert_eq!(shown("rings?step=123", Length::Next).0, 1 + 10 * 11);
        assert_eq!(shown("rings?step=340", Length::Next).0, 1 + 11);
        assert_eq!(shown("rings?step=341", Length::Next).0, 1 + 10 * 11);
    }
}
