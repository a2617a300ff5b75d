//! Exports of the board as SVG, PNG, animated SVG, GIF and print.

mod board;
mod canvas;
pub mod download;
mod film;
mod moving;
mod offer;
pub mod png;
mod print;
mod reel;

use gloo_events::EventListener;
use gros_picture::Rect;
use gros_picture::palette::Theme;
use gros_picture::svg::{self, Ink};
use gros_session::Timeline;
use gros_solver::{AnyPuzzle, Puzzle, Steps};
use gros_text::Key;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use crate::board::Play;
use crate::state;
use crate::ui::component::{component, list, rendered_by};
use crate::ui::icons::{Shape, icon};
use crate::ui::media::match_media;
use crate::ui::setters::set_on_click;
use board::Board;
use download::{save_as, save_url};
use film::{film, stretch};
use offer::Offer;
use png::to_png;
use reel::can_animate;

const SVG: &str = "image/svg+xml";
/// Must match the style sheets.
const DARK: &str = "(prefers-color-scheme: dark)";

#[derive(PartialEq)]
pub struct Exports {
    pub play: Play,
}

rendered_by!(Exports, use_exports);

#[hook]
fn use_exports(props: &Exports) -> Html {
    let Exports { play } = props;
    let lang = play.ctx.lang;
    let printed = use_state_eq(|| None::<Play>);
    use_effect_with((*printed).clone(), {
        let printed = printed.setter();
        move |shown| {
            let window = web_sys::window().filter(|_| shown.is_some());
            let done = window.map(|window| {
                let listener = EventListener::once(&window, "afterprint", move |_| printed.set(None));
                // Ignored by browsers that cannot print.
                let _ = window.print();
                listener
            });
            move || drop(done)
        }
    });
    let button = |key, act: fn(&Play)| {
        let play = play.clone();
        let onclick = Callback::from(move |_: MouseEvent| act(&play));
        html! {
            <button class="button button-quiet" type="button" {onclick}>{ icon(Shape::Down) }{ lang.text(key) }</button>
        }
    };
    let on_print = set_on_click(&printed, Some(play.clone()));
    let is_moving = can_animate(&play.timeline) && !play.hides_next;
    html! {
        <>
        <div class="ruled exports" role="group" aria-label={lang.text(Key::Export)}>
            <p class="note exports-title">{ lang.text(Key::Export) }</p>
            { button(Key::ExportSvg, save_drawing) }
            { button(Key::ExportPng, save_picture) }
            if is_moving {
                { button(Key::ExportAnimation, save_animation) }
            }
            <button class="button button-quiet" type="button" onclick={on_print}>{ icon(Shape::List) }{ lang.text(Key::ExportPrint) }</button>
            { list((*printed).as_ref().and_then(sheet_on_page)) }
        </div>
        if is_moving {
            { component(Offer { play: play.clone() }) }
        }
        </>
    }
}

/// Renders the sheet in a portal beside the page; only the print style sheet shows it.
fn sheet_on_page(play: &Play) -> Option<Html> {
    let window = web_sys::window()?;
    let body = window.document()?.body()?;
    let here = window.location().href().unwrap_or_default();
    let page = here.split('#').next().unwrap_or_default().to_owned();
    Some(create_portal(print::sheet(play, page), body.into()))
}

fn sheet(play: &Play) -> (String, Rect) {
    let timeline = &play.timeline;
    let subject = play.subject();
    let board = Board::new(play.ctx.prefs, timeline.puzzle());
    let scene = board.scene(&subject, None);
    let words = board.words(timeline, timeline.cursor(), &subject.state);
    let sheet = board.sheet([&scene]).show(scene, words.clone());
    (svg::write_about(&sheet, Ink::Theme(theme(play)), board.about(&words)), sheet.room)
}

fn theme(play: &Play) -> Theme {
    theme_of(play.ctx.theme)
}

/// Returns the theme that the page is shown in.
pub fn theme_of(chosen: state::Theme) -> Theme {
    let is_dark = || match_media(DARK).is_some_and(|query| query.matches());
    match chosen {
        state::Theme::Dark => Theme::Dark,
        state::Theme::System if is_dark() => Theme::Dark,
        state::Theme::Light | state::Theme::System => Theme::Light,
    }
}

fn save_drawing(play: &Play) {
    save_as(&name(&play.timeline, None, "svg"), &sheet(play).0, SVG);
}

fn save_picture(play: &Play) {
    let ((file, room), name) = (sheet(play), name(&play.timeline, None, "png"));
    spawn_local(async move {
        if let Some(url) = to_png(&file, (room.width, room.height)).await {
            save_url(&name, &url);
        }
    });
}

fn save_animation(play: &Play) {
    let timeline = &play.timeline;
    let (from, to) = stretch(timeline);
    let file = film(&Board::new(play.ctx.prefs, timeline.puzzle()), timeline, (&from, &to), theme(play));
    save_as(&name(timeline, Some((&from, &to)), "svg"), &file, SVG);
}

/// Returns a file name with puzzle, size and step, such as `gros-rings-9-step-123.svg`.
fn name(timeline: &Timeline<AnyPuzzle>, stretch: Option<(&Steps, &Steps)>, extension: &str) -> String {
    let puzzle = timeline.puzzle();
    let (id, pieces) = (puzzle.id(), puzzle.pieces());
    // A step of a thousand rings would exceed the limit for file names.
    let short = |step: &Steps| {
        let digits = step.to_string();
        if digits.len() <= 24 { digits } else { format!("{}-{}", &digits[..8], &digits[digits.len() - 8..]) }
    };
    match stretch {
        None => format!("gros-{id}-{pieces}-step-{}.{extension}", short(timeline.cursor())),
        Some((from, to)) => format!("gros-{id}-{pieces}-steps-{}-to-{}.{extension}", short(from), short(to)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use gros_session::spec;

    #[test]
    fn files_are_named_after_what_they_show() {
        let timeline = |text: &str| spec::open(text, 1_000).unwrap().session.timeline().clone();
        let rings = timeline("rings?step=123");
        assert_eq!(name(&rings, None, "png"), "gros-rings-9-step-123.png");
        let (from, to) = stretch(&rings);
        assert_eq!(name(&rings, Some((&from, &to)), "svg"), "gros-rings-9-steps-123-to-143.svg");
        let large = timeline("rings?n=1000&step=123456789012345678901234567890");
        assert_eq!(name(&large, None, "svg"), "gros-rings-1000-step-12345678-34567890.svg");
    }
}
