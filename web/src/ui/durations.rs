//! How long things take and stay, in milliseconds. What only fades or slides has its time in the styles.

/// Two drawings of what follows the cursor are at least this far apart.
pub const BETWEEN_DRAWINGS: u32 = 120;

/// The address is written when nothing has moved for so long: to write it costs a browser more than to draw a step.
pub const ADDRESS_REST: u32 = 150;

/// A browser that has not gone back after so long does not go.
pub const RETURN: u32 = 1_000;

/// The computer waits so long with its answer, so that one sees one's own move first.
pub const THINKING: u32 = 700;

/// Voices may come so late after the page.
pub const VOICES: u32 = 2_000;

/// It takes a person so long to see that something else is asked.
pub const SEEN: u32 = 600;

/// A beat is felt so long.
pub const SHAKE: u32 = 30;

/// A toast stays so long; the live region has said the same, and undo stands below the board.
pub const TOAST: u32 = 8_000;

/// A sentence for the live region waits so long, and a newer one takes its place.
pub const SPEECH_REST: u32 = 150;

/// A description stays so long, if nothing is done before.
pub const DESCRIPTION: u32 = 6_000;

/// The bar of the rings, when no ring holds it any more, slides out so long (`.bar-slide`).
pub const BAR_SLIDE: u32 = 900;

/// Moves so far apart leave a rest between one and the next.
pub const RESTFUL: u32 = 1_000;

/// The name of a move can be read in this time.
pub const READABLE: u32 = 500;

/// A button is held so long before it repeats.
pub const HOLD: u32 = 500;

/// The time between the first two repeats, and the shortest one.
pub const REPEATS: (u32, u32) = (350, 100);
