//! The records that are kept between visits.

/// A record of one concern, kept as text under a key.
pub trait Record: Default + PartialEq + 'static {
    const KEY: &'static str;

    /// Parses the output of [`Record::write`], skipping what is damaged.
    fn read(text: &str) -> Self;

    fn write(&self) -> String;
}
