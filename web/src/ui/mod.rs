//! What a page is made of, whatever it shows: nothing here knows a puzzle or imports anything from above.

pub mod awake;
pub mod browser;
pub mod clipboard;
pub mod component;
pub mod dialog;
pub mod dismiss;
pub mod drawn;
pub mod durations;
pub mod focus;
pub mod geometry;
pub mod hold;
pub mod icons;
pub mod lazy;
pub mod media;
pub mod pinch;
pub mod popover;
pub mod random;
pub mod select;
pub mod slices;
pub mod speak;
pub mod throttle;
pub mod transition;
