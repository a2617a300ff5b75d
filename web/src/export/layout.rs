//! How large an exported picture is, and where its words stand: numbers only.

/// A width and a height, in CSS pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Box {
    pub width: f64,
    pub height: f64,
}

/// An exported picture: the drawing with a title above and a line below.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Frame {
    /// Its size.
    pub width: f64,
    pub height: f64,
    /// Where the drawing and the words begin.
    pub left: f64,
    pub top: f64,
    /// The size of the drawing.
    pub inner: Box,
}

/// What is left free at the sides, for the words above, and below.
const MARGIN: f64 = 24.0;
const HEAD: f64 = 84.0;
const FOOT: f64 = 56.0;
/// Words need so much width.
const NARROWEST: f64 = 520.0;

impl Frame {
    /// Frames a drawing of some size; a small one is made larger.
    pub fn new(drawing: Box) -> Frame {
        let scale = ((NARROWEST - 2.0 * MARGIN) / drawing.width.max(1.0)).max(1.0);
        let inner = Box { width: (drawing.width * scale).round(), height: (drawing.height * scale).round() };
        Frame {
            width: inner.width + 2.0 * MARGIN,
            height: inner.height + HEAD + FOOT,
            left: MARGIN,
            top: HEAD,
            inner,
        }
    }

    /// Gives the base lines of the title, the facts and the place.
    pub fn lines(&self) -> [f64; 3] {
        [38.0, 64.0, self.height - 20.0]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_small_drawing_is_made_larger_in_proportion() {
        let frame = Frame::new(Box { width: 236.0, height: 100.0 });
        assert_eq!((frame.inner.width, frame.inner.height), (472.0, 200.0));
        assert_eq!((frame.width, frame.height), (520.0, 340.0));
        let frame = Frame::new(Box { width: 992.0, height: 530.0 });
        assert_eq!((frame.inner.width, frame.inner.height, frame.width), (992.0, 530.0, 1_040.0));
        assert!(frame.lines()[2] > frame.top + frame.inner.height);
    }
}
