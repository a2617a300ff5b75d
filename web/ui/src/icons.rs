//! Icons as SVG: the corresponding characters are full-width in Chinese fonts. Buttons and texts with icons.

use gros_picture::Way;
use gros_picture::run::{BULB, EYE};
use yew::prelude::*;

use crate::component::list;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    Book,
    ToStart,
    Back,
    Play,
    Pause,
    Replay,
    Turn,
    DeadEnd,
    Forward,
    ToGoal,
    Undo,
    Redo,
    Hint,
    DoIt,
    Link,
    Edit,
    Flip,
    Close,
    Check,
    Cross,
    Up,
    Down,
    Right,
    Flag,
    Info,
    Swap,
    Plus,
    Minus,
    Moon,
    Globe,
    Chevron,
    Coil,
    Sliders,
    Next,
    Left,
    Menu,
    Help,
    List,
    Graph,
    Sun,
    Voice,
    Metronome,
    Rising,
    Falling,
    Ended,
    Stands,
    Lies,
    Eye,
    Gauge,
    Squares,
    You,
    Computer,
    Ruler,
    Send,
    Copy,
}

impl From<Way> for Shape {
    fn from(way: Way) -> Shape {
        match way {
            Way::Up => Shape::Up,
            Way::Down => Shape::Down,
            Way::Left => Shape::Left,
            Way::Right => Shape::Right,
            Way::Turn => Shape::Turn,
            Way::Upright => Shape::Stands,
            Way::Flat => Shape::Lies,
        }
    }
}

impl Shape {
    /// Returns the path in a 24-unit square, and whether it is filled instead of stroked.
    fn path(self) -> (&'static str, bool) {
        match self {
            Shape::Book => (
                "M12 6.5C9.8 5 7 4.6 3.5 5v13.5c3.5-.4 6.3 0 8.5 1.5 2.2-1.5 5-1.9 8.5-1.5V5C17 4.6 14.2 5 12 6.5zM12 6.5V20",
                false,
            ),
            Shape::ToStart => ("M6 5h2.4v14H6zM19 5v14L9 12z", true),
            Shape::Back => ("M17 5v14L7 12z", true),
            Shape::Play => ("M8 5l11 7-11 7z", true),
            Shape::Pause => ("M7 5h3.6v14H7zM13.4 5H17v14h-3.6z", true),
            Shape::Replay => ("M5 12a7 7 0 1 0 2.6-5.4M5 4v4.5h4.5", false),
            Shape::Turn => ("M18.6 9.5A7 7 0 1 0 19 14M19.5 4.5v5.2h-5.2", false),
            Shape::Graph => ("M12 4l8 15H4zM8 11.5h8M12 19l-4-7.5M12 19l4-7.5", false),
            Shape::Sun => (
                "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2.5V5M12 19v2.5M2.5 12H5M19 12h2.5M5.3 5.3L7 7M17 17l1.7 1.7M5.3 18.7L7 17M17 7l1.7-1.7",
                false,
            ),
            Shape::Voice => {
                ("M4 9.5v5h3.5L12 18.5V5.5L7.5 9.5zM15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11", false)
            }
            Shape::Metronome => ("M9.5 4h5L18 20H6zM7 15.5h10M12 15.5l5-9.5", false),
            Shape::Eye => (EYE, false),
            Shape::Gauge => ("M4.5 18a9 9 0 1 1 15 0M12 14.5l4-5.5", false),
            Shape::Squares => {
                ("M4 4h6.5v6.5H4zM13.5 4H20v6.5h-6.5zM4 13.5h6.5V20H4zM13.5 13.5H20V20h-6.5z", false)
            }
            Shape::You => ("M12 5a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM12 11a1 1 0 1 0 0 2 1 1 0 0 0 0-2z", false),
            Shape::Computer => ("M12 5.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13z", false),
            Shape::Ruler => ("M3 8h18v8.5H3zM7 8v3.5M11 8v5M15 8v3.5M18.5 8v2.5", false),
            Shape::DeadEnd => ("M5 6h14M12 6v14", false),
            Shape::Rising => ("M12 6l8 13H4z", true),
            Shape::Falling => ("M12 18l8-13H4z", true),
            Shape::Stands => ("M9.5 5h5v14h-5z", false),
            Shape::Lies => ("M5 9.5h14v5H5z", false),
            Shape::Ended => ("M6 6h12v12H6z", true),
            Shape::Forward => ("M7 5l10 7-10 7z", true),
            Shape::ToGoal => ("M15.6 5H18v14h-2.4zM5 5l10 7-10 7z", true),
            Shape::Undo => ("M8 5L4 9l4 4M4 9h9.5a5 5 0 0 1 0 10H9", false),
            Shape::Redo => ("M16 5l4 4-4 4M20 9h-9.5a5 5 0 0 0 0 10H15", false),
            Shape::Hint => (BULB, false),
            Shape::Copy => ("M9 9h11v11H9zM6 15H4V4h11v2", false),
            Shape::Send => ("M12 15V3.5M7.5 8L12 3.5 16.5 8M6 11.5v8h12v-8", false),
            Shape::DoIt => ("M5 5.5l9 6.5-9 6.5zM19 5v14", false),
            Shape::Link => (
                "M10 14a4 4 0 0 0 5.7 0l3-3a4 4 0 0 0-5.7-5.7l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1",
                false,
            ),
            Shape::Edit => ("M5 19l1-4L16 5l3 3L9 18zM14 7l3 3", false),
            Shape::Flip => ("M8 6L4 10l4 4M4 10h13M16 12l4 4-4 4M20 16H9", false),
            Shape::Close => ("M6 6l12 12M18 6L6 18", false),
            Shape::Check => ("M5 12.5l4.5 4.5L19 7.5", false),
            Shape::Cross => ("M7 7l10 10M17 7L7 17", false),
            Shape::Up => ("M12 20V5M6 11l6-6 6 6", false),
            Shape::Down => ("M12 4v15M6 13l6 6 6-6", false),
            Shape::Right => ("M4 12h15M13 6l6 6-6 6", false),
            Shape::Flag => ("M7 21V4M7 5h10l-2.5 3.5L17 12H7", false),
            Shape::Chevron => ("M5 9l7 7 7-7", false),
            Shape::Coil => (
                "M2 10h20M2 14h20M7 5.5c-1.6 0-2.8 2.9-2.8 6.5s1.2 6.5 2.8 6.5 2.8-2.9 2.8-6.5S8.6 5.5 7 5.5zM12 5.5c-1.6 0-2.8 2.9-2.8 6.5s1.2 6.5 2.8 6.5 2.8-2.9 2.8-6.5-1.2-6.5-2.8-6.5zM17 5.5c-1.6 0-2.8 2.9-2.8 6.5s1.2 6.5 2.8 6.5 2.8-2.9 2.8-6.5-1.2-6.5-2.8-6.5z",
                false,
            ),
            Shape::Sliders => (
                "M3 8h10M18.5 8H21M3 16h2.5M11 16h10M15.7 5.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM8.2 13.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z",
                false,
            ),
            Shape::Next => ("M9.5 6l6 6-6 6", false),
            Shape::Left => ("M20 12H5M11 6l-6 6 6 6", false),
            Shape::Menu => ("M4 6.5h16M4 12h16M4 17.5h16", false),
            Shape::List => ("M9 6h11M9 12h11M9 18h11M4 6h1M4 12h1M4 18h1", false),
            Shape::Help => (
                "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM9.6 9.6a2.5 2.5 0 1 1 3.6 2.3c-.8.4-1.2 1-1.2 1.8M12 16.6v.1",
                false,
            ),
            Shape::Info => ("M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 11v5.5M12 7.6v.1", false),
            Shape::Swap => ("M8 20V4M4 8l4-4 4 4M16 4v16M12 16l4 4 4-4", false),
            Shape::Plus => ("M12 5v14M5 12h14", false),
            Shape::Minus => ("M5 12h14", false),
            Shape::Moon => {
                ("M12 2.6a9.4 9.4 0 1 0 0 18.8 9.4 9.4 0 0 0 0-18.8zM12 4.7a7.3 7.3 0 0 1 0 14.6z", true)
            }
            Shape::Globe => (
                "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM3.5 12h17M12 3.5c5 5 5 12 0 17M12 3.5c-5 5-5 12 0 17",
                false,
            ),
        }
    }
}

/// Renders an icon at the size of the surrounding text, hidden from assistive technology.
pub fn icon(shape: Shape) -> Html {
    let (path, filled) = shape.path();
    html! {
        <svg class={if filled { "icon icon-filled" } else { "icon" }} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <path d={path} />
        </svg>
    }
}

/// Renders a button with an icon in place of a word. While it is off, it keeps its focus and its name.
pub fn icon_button(name: &str, shape: Shape, is_off: bool, onclick: Callback<MouseEvent>) -> Html {
    let name = name.to_owned();
    html! {
        <button
            class="button button-icon" type="button" aria-label={name.clone()} title={name}
            aria-disabled={is_off.then_some("true")} onclick={(!is_off).then_some(onclick)}
        >
            { icon(shape) }
        </button>
    }
}

/// Renders the arrows of a text as icons; screen readers and the clipboard still get the characters.
pub fn with_arrows(text: &str) -> Html {
    let symbols: Vec<char> = text.chars().collect();
    let parts = symbols.chunk_by(|one, other| arrow(*one).is_none() && arrow(*other).is_none());
    let part = |part: &[char]| match part.first().and_then(|symbol| arrow(*symbol)) {
        Some(shape) => html! {
            <>{ icon(shape) }<span class="arrow-text">{ part.iter().collect::<String>() }</span></>
        },
        None => html! { { part.iter().collect::<String>() } },
    };
    list(parts.map(part))
}

fn arrow(symbol: char) -> Option<Shape> {
    match symbol {
        '←' => Some(Shape::Left),
        '→' => Some(Shape::Right),
        '↑' => Some(Shape::Up),
        '↓' => Some(Shape::Down),
        _ => None,
    }
}
