//! A picture on a sheet, with words above and below, to be saved as a file.

use crate::palette::Colour;
use crate::scene::{Place, Rect, Scene, Shape};
use crate::style::Style;

/// The space at the sides, above for words, and below, in CSS pixels.
const MARGIN: f64 = 24.0;
const HEAD: f64 = 84.0;
const FOOT: f64 = 56.0;
/// The minimum width that the words need.
const NARROWEST: f64 = 520.0;

/// The styles of the words.
pub(crate) const STYLES: &[Style] = &[
    Style::words("sheet-title", Colour::Ink).beginning(),
    Style::words("sheet-facts", Colour::Muted).light().beginning(),
    Style::words("sheet-place", Colour::Ink).light().beginning(),
];

/// The words on a sheet.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Words {
    /// The title of the picture.
    pub title: String,
    /// The facts below the title.
    pub facts: String,
    /// The step and the state, below the picture.
    pub place: String,
}

/// A sheet for pictures.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sheet {
    /// The size of the largest picture on it, in CSS pixels.
    size: (f64, f64),
    /// How many CSS pixels a unit has.
    scale: f64,
}

impl Sheet {
    /// Returns a sheet on which each of the pictures fits, scaled up to fill a room in CSS pixels; the sheet adds its
    /// margins and words to that.
    ///
    /// ```
    /// use gros_picture::{Rect, Scene, sheet::{Sheet, Words}};
    /// let scene = Scene { room: Rect::sized(100.0, 50.0), ..Scene::default() };
    /// let sheet = Sheet::of([&scene], (900.0, 600.0)).show(scene, Words::default());
    /// assert_eq!(sheet.room, Rect::sized(948.0, 590.0));
    /// ```
    #[must_use]
    pub fn of<'a>(scenes: impl IntoIterator<Item = &'a Scene>, (width, height): (f64, f64)) -> Sheet {
        let (across, down) =
            scenes.into_iter().fold((1.0_f64, 1.0_f64), |(across, down), Scene { room, .. }| {
                (across.max(room.width), down.max(room.height))
            });
        let scale = (width / across).min(height / down);
        Sheet { size: (across * scale, down * scale), scale }
    }

    /// Shows a picture on the sheet, with words.
    #[must_use]
    pub fn show(&self, scene: Scene, words: Words) -> Scene {
        let Sheet { size: (width, height), scale } = *self;
        let room = Rect::new(
            0.0,
            0.0,
            (width + 2.0 * MARGIN).max(NARROWEST).round(),
            (height + HEAD + FOOT).round(),
        );
        let left = (room.width - scene.room.width * scale) / 2.0;
        let place = Place { scale, ..Place::at(left - scene.room.x * scale, HEAD - scene.room.y * scale) };
        let Words { title, facts, place: foot } = words;
        let shapes = vec![
            Shape::rect("ground", room, 0.0),
            Shape::text("sheet-title", MARGIN, 38.0, 22.0, title),
            Shape::text("sheet-facts", MARGIN, 64.0, 16.0, facts),
            Shape::placed(place, scene.shapes).keyed("picture"),
            Shape::text("sheet-place", MARGIN, room.height - 20.0, 16.0, foot).keyed("place"),
        ];
        Scene::new(room, shapes)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_narrow_picture_is_centred_on_its_sheet() {
        let scene = Scene { room: Rect::new(10.0, 5.0, 50.0, 100.0), ..Scene::default() };
        let sheet = Sheet::of([&scene], (900.0, 600.0)).show(scene, Words::default());
        assert_eq!((sheet.room.width, sheet.room.height), (520.0, 740.0));
        let place = sheet.shapes[3].form.clone();
        assert!(
            matches!(place, crate::Form::Group(Some(Place { at: (50.0, 54.0), scale: 6.0, .. }), _)),
            "{place:?}"
        );
    }
}
