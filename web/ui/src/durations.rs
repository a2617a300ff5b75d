//! Durations of the page in milliseconds. Plain CSS transitions keep theirs in the style sheets.

/// Minimum interval between two renders of a throttled view.
pub const THROTTLE: u32 = 120;

/// Debounce of the address: writing it costs the browser more than rendering a step.
pub const ADDRESS_DEBOUNCE: u32 = 150;

/// Time after which the browser is taken to ignore a call to go back.
pub const HISTORY_BACK: u32 = 1_000;

/// Delay of the computer's answer, so that the user's move is seen first.
pub const THINKING: u32 = 700;
pub const THINKING_STILL: u32 = 300;

/// How long each rung is lit during the walk down from a large piece to the next move.
pub const RUNG: u32 = 900;
pub const RUNG_STILL: u32 = 1_800;

/// How late voices may become available after the page has loaded.
pub const VOICES: u32 = 2_000;

/// Time a user needs to notice a new question.
pub const QUESTION_SETTLE: u32 = 600;

pub const VIBRATION: u32 = 30;

/// The live region has read the toast out by then, and undo is also below the board.
pub const TOAST: u32 = 8_000;

/// Debounce of the live region; a newer sentence replaces a waiting one.
pub const SPEECH_DEBOUNCE: u32 = 150;

pub const DESCRIPTION: u32 = 6_000;

/// The slide of the rings' bar when no ring holds it any more (`.bar-slide`).
pub const BAR_SLIDE: u32 = 900;

/// A piece that was let go falls back to where it was.
pub const FALL: f64 = 260.0;

/// The path of a ring in slow motion: the rest at each picture, the time to the next one, and the time of a
/// frame.
pub const SLOW_REST: u32 = 700;
pub const SLOW_MOVE: u32 = 1_000;
pub const SLOW_FRAME: u32 = 40;

/// Delay before a held button repeats.
pub const HOLD: u32 = 500;

/// The first and the shortest interval between repeats.
pub const REPEATS: (u32, u32) = (350, 100);
