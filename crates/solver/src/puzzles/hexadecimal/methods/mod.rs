//! How the bars find their next move: which bits of the key are wrong.

pub mod key_bits;

use super::Hexadecimal;

crate::methods::methods_of! { Hexadecimal;
    /// Each bar that waits, and the bits of the key that are wrong for it.
    KEY_BITS = "key-bits": KeyBits(key_bits::KeyBits), key_bits::explain, |_, found| found.next;
}

/// A question about bars.
pub type Question = crate::methods::Question<Hexadecimal>;
