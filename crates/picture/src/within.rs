//! Numbers within limits.

/// A number that can be kept within limits.
pub trait Within {
    /// Returns the number, or the limit that it exceeds; if the limits are the wrong way round, the lower one.
    ///
    /// [`f64::clamp`] would panic in that case, and its message alone would bring 12 KB of floating-point formatting
    /// code into a page.
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
