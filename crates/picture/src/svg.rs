//! A scene as the text of an SVG file.

use std::fmt::Write;

use crate::decimal::tenths;
use crate::palette::Theme;
use crate::path::{self, num};
use crate::scene::{Form, Place, Scene, Shape};
use crate::style::{Style, style};

/// The font in a file, which has no style sheet.
const FONT: &str = "system-ui, sans-serif";

/// Where the looks of shapes come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ink {
    /// A style sheet around the picture, with the roles as classes.
    Classes,
    /// The picture itself, in a theme.
    Theme(Theme),
}

/// The description of a file for people who cannot see it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct About<'a> {
    /// The language of all its words, as a BCP 47 tag; readers use it to choose voices and Chinese glyphs.
    pub lang: &'a str,
    /// The title of the picture.
    pub title: &'a str,
    /// How it is shown.
    pub description: &'a str,
}

/// Writes a scene as a whole file.
///
/// ```
/// use gros_picture::{Rect, Scene, Shape, svg, palette::Theme};
/// let scene = Scene::new(Rect::sized(20.0, 10.0), vec![Shape::circle("eye", 5.0, 5.0, 4.0)]);
/// let file = svg::write(&scene, svg::Ink::Theme(Theme::Light));
/// assert!(file.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 20 10\""), "{file}");
/// assert!(file.contains("<circle cx=\"5\" cy=\"5\" r=\"4\" fill=\"none\" stroke=\"#3b3f47\" stroke-width=\"4\"/>"), "{file}");
/// ```
#[must_use]
pub fn write(scene: &Scene, ink: Ink) -> String {
    write_about(scene, ink, About::default())
}

/// Writes a scene as a whole file, with a description of its content.
///
/// ```
/// use gros_picture::{Scene, svg::{self, About, Ink}};
/// let about = About { lang: "en", title: "Three rings", ..About::default() };
/// let file = svg::write_about(&Scene::default(), Ink::Classes, about);
/// assert!(file.ends_with(" lang=\"en\"><title>Three rings</title></svg>"), "{file}");
/// ```
#[must_use]
pub fn write_about(scene: &Scene, ink: Ink, about: About<'_>) -> String {
    opened(scene, ink, about) + &shapes(&scene.shapes, ink) + "</svg>"
}

/// Writes the beginning of a file.
pub(crate) fn opened(scene: &Scene, ink: Ink, about: About<'_>) -> String {
    let (width, height) = (num(scene.room.width), num(scene.room.height));
    let unless_empty = |text: &str, written: String| if text.is_empty() { String::new() } else { written };
    let About { lang, title, description } = about;
    let font = if ink == Ink::Classes { String::new() } else { format!(" font-family=\"{FONT}\"") };
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"{}\" width=\"{width}\" height=\"{height}\"{font}{}>{}{}",
        view_box(scene),
        unless_empty(lang, format!(" lang=\"{lang}\"")),
        unless_empty(title, format!("<title>{}</title>", escaped(title))),
        unless_empty(description, format!("<desc>{}</desc>", escaped(description))),
    )
}

/// Writes the visible part of the plane as the attribute `viewBox`.
#[must_use]
pub fn view_box(scene: &Scene) -> String {
    let room = scene.room;
    [room.x, room.y, room.width, room.height].map(num).join(" ")
}

/// Writes shapes without an enclosing picture.
#[must_use]
pub fn shapes(shapes: &[Shape], ink: Ink) -> String {
    let mut text = String::new();
    for shape in shapes {
        put(&mut text, shape, ink);
    }
    text
}

/// Writes the positions of symbols as the attribute `x` of a text.
#[must_use]
pub fn in_row(places: &[f64]) -> String {
    path::each(places, |row, x| write!(row, "{} ", tenths(*x)))
}

fn put(text: &mut String, shape: &Shape, ink: Ink) {
    // Writing to a string does not fail.
    let _ = match &shape.form {
        Form::Path { d, length } => {
            let length = length.map_or(String::new(), |length| format!(" pathLength=\"{length}\""));
            write!(text, "<path d=\"{d}\"{length}{}/>", looks(shape, ink))
        }
        Form::Rect(rect, r) => {
            let [x, y, width, height, r] = [rect.x, rect.y, rect.width, rect.height, *r].map(num);
            let looks = looks(shape, ink);
            write!(
                text,
                "<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" rx=\"{r}\"{looks}/>"
            )
        }
        Form::Circle((x, y), r) => {
            let [x, y, r] = [*x, *y, *r].map(num);
            write!(text, "<circle cx=\"{x}\" cy=\"{y}\" r=\"{r}\"{}/>", looks(shape, ink))
        }
        Form::Text((x, y), size, words) => {
            let [x, y] = [*x, *y].map(num);
            let (size, looks) = (num(*size), looks(shape, ink));
            write!(text, "<text x=\"{x}\" y=\"{y}\" font-size=\"{size}\"{looks}>{}</text>", escaped(words))
        }
        Form::Letters(places, y, size, symbols) => {
            let (places, looks) = (in_row(places), looks(shape, ink));
            let [y, size] = [*y, *size].map(num);
            write!(
                text,
                "<text x=\"{places}\" y=\"{y}\" font-size=\"{size}\"{looks}>{}</text>",
                escaped(symbols)
            )
        }
        Form::Group(place, within) => {
            text.push_str(&group(shape, *place, ink));
            within.iter().for_each(|shape| put(text, shape, ink));
            write!(text, "</g>")
        }
        Form::Fade { name, from, to, stops } => {
            let [x1, y1, x2, y2] = [from.0, from.1, to.0, to.1].map(num);
            let _ = write!(
                text,
                "<linearGradient id=\"{name}\" gradientUnits=\"userSpaceOnUse\" x1=\"{x1}\" y1=\"{y1}\" x2=\"{x2}\" y2=\"{y2}\">"
            );
            for (offset, colour) in stops {
                let colour = match ink {
                    Ink::Classes => format!("stop-color=\"var(--{})\"", colour.token()),
                    Ink::Theme(theme) => format!("stop-color=\"{}\"", colour.in_theme(theme)),
                };
                let _ = write!(text, "<stop offset=\"{}\" {colour}/>", num(*offset));
            }
            write!(text, "</linearGradient>")
        }
    };
}

/// Writes the beginning of a group.
pub(crate) fn group(shape: &Shape, place: Option<Place>, ink: Ink) -> String {
    let place = place.map(Place::written).filter(|place| !place.is_empty());
    let place = place.map_or(String::new(), |place| format!(" transform=\"{place}\""));
    format!("<g{place}{}>", looks(shape, ink))
}

/// Writes the attributes that make a shape look right and let it be found.
fn looks(shape: &Shape, ink: Ink) -> String {
    let mark = shape
        .mark
        .as_ref()
        .map_or(String::new(), |mark| format!(" data-{}=\"{}\"", mark.name, escaped(&mark.value)));
    let Some(role) = shape.role else { return mark };
    match (ink, style(role)) {
        (Ink::Classes, _) => format!(" class=\"{}\"{mark}", role.0),
        (Ink::Theme(theme), Some(style)) => attributes(style, theme) + &mark,
        (Ink::Theme(_), None) => mark,
    }
}

fn attributes(style: &Style, theme: Theme) -> String {
    style.attributes(theme).iter().fold(String::new(), |mut text, (name, value)| {
        let _ = write!(text, " {name}=\"{value}\"");
        text
    })
}

/// Escapes a text for the content of an element or the value of an attribute.
#[must_use]
pub fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
