//! Pictures of puzzles as values: a state, at rest or in motion, becomes a [`Scene`], which a page, a terminal, a file
//! or a test shows.
//!
//! A scene says where everything is and which [`Role`] it has; [`palette`] and [`Style`] say how a role looks. A scene
//! knows no browser and no language: the words on a picture come from a [`View`].

#![warn(missing_docs)]

mod axis;
pub mod bars;
pub mod blocks;
pub mod circle;
pub mod cube;
pub mod days;
pub mod decimal;
pub mod ease;
pub mod family;
pub mod film;
mod find;
mod gesture;
pub mod ghost;
pub mod graph;
pub mod icicle;
mod kept;
mod marks;
mod material;
pub mod mini;
mod note;
pub mod one_ruler;
pub mod palette;
pub mod path;
pub mod plot;
pub mod proofs;
pub mod puzzles;
pub mod round;
pub mod rules;
pub mod run;
mod scene;
pub mod sheet;
pub mod strip;
mod style;
mod subject;
pub mod svg;
pub mod timeline;
mod within;
pub mod words;

pub use gesture::{Gesture, Meaning, Side, move_of_piece};
pub use material::Material;
pub use note::{Note, Way};
pub use puzzles::wythoff::{Game, PileLooks};
pub use scene::{Form, Key, Mark, Place, Point, Rect, Role, Scene, Shape, Target};
pub use style::{Anchor, Font, Paint, Style, boards_sheet, first_sheet, later_sheet, style, styles};
pub use subject::{Look, Manner, Moving, Pictured, Sign, Slide, Subject, View};
pub use within::Within;

gros_solver::others! {
    puzzle: fn(&gros_solver::AnyPuzzle) -> &dyn puzzles::any::ErasedPicture =
        |any| gros_solver::ask_each!(AnyPuzzle, any, |it| it);
}
