//! Building blocks of the page that know nothing about puzzles.

pub mod awake;
pub mod browser;
pub mod clipboard;
pub mod component;
pub mod dialog;
pub mod durations;
pub mod focus;
pub mod geometry;
pub mod grip;
pub mod hold;
pub mod icons;
pub mod lazy;
pub mod media;
pub mod pinch;
pub mod popover;
pub mod random;
pub mod select;
pub mod setters;
pub mod speak;
pub mod synth;
pub mod tasks;
pub mod throttle;
pub mod transition;
pub mod words;
pub mod zoom;
