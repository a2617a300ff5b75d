//! What is kept between visits.

/// One concern of it, kept as text under a key.
pub trait Record: Default + PartialEq + 'static {
    const KEY: &'static str;

    /// Parses the output of [`Record::write`], skipping what is damaged.
    fn read(text: &str) -> Self;

    fn write(&self) -> String;
}
