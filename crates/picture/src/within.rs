//! Numbers within limits.

/// A number that is held within limits.
pub trait Within {
    /// Returns the number, or the limit beyond which it is; the lower one where they are the wrong way round.
    ///
    /// [`f64::clamp`] panics then, and its message alone would bring into a page the 12 KB of program that write
    /// floating-point numbers.
    ///
    /// ```
    /// use gros_picture::Within;
    /// assert_eq!([-1.0, 0.5, 2.0].map(|part: f64| part.within(0.0, 1.0)), [0.0, 0.5, 1.0]);
    /// ```
    #[must_use]
    fn within(self, low: f64, high: f64) -> f64;
}

impl Within for f64 {
    fn within(self, low: f64, high: f64) -> f64 {
        self.min(high).max(low)
    }
}
