//! A sequence of pictures as a looping GIF.
//!
//! All pictures share one palette, and each contains only the rectangle that differs from the previous one.

use gif::{DisposalMethod, Encoder, EncodingError, Frame, Repeat};

use super::colours::Palette;

/// The unit of delays is a hundredth of a second.
const HUNDREDTHS: f64 = 100.0;

pub struct Gif {
    encoder: Encoder<Vec<u8>>,
    palette: Palette,
    size: (u16, u16),
    /// The current picture, as indices of the palette.
    shown: Vec<u8>,
    /// The last picture, whose delay is unknown until a different one follows.
    waiting: Option<Frame<'static>>,
    /// The end times of the pictures so far, and of those written so far.
    seconds: f64,
    written: f64,
}

impl Gif {
    pub fn new(size: (u16, u16), palette: Palette) -> Result<Gif, EncodingError> {
        let mut encoder = Encoder::new(Vec::new(), size.0, size.1, &palette.bytes())?;
        encoder.set_repeat(Repeat::Infinite)?;
        Ok(Gif { encoder, palette, size, shown: Vec::new(), waiting: None, seconds: 0.0, written: 0.0 })
    }

    /// Adds a picture that is shown for some seconds, given the red, green, blue and alpha values of its pixels.
    pub fn add(&mut self, pixels: &[u8], seconds: f64) -> Result<(), EncodingError> {
        let indices = self.palette.indices(pixels);
        if let Some(changed) = self.changed(&indices) {
            self.write()?;
            self.waiting = Some(self.frame(&indices, changed));
            self.shown = indices;
        }
        self.seconds += seconds;
        Ok(())
    }

    /// Returns the file.
    pub fn finish(mut self) -> Result<Vec<u8>, EncodingError> {
        self.write()?;
        self.encoder.into_inner()
    }

    fn write(&mut self) -> Result<(), EncodingError> {
        let Some(mut frame) = self.waiting.take() else { return Ok(()) };
        // The end time is rounded, so that the durations of many pictures add up.
        let ends = (self.seconds * HUNDREDTHS).round();
        frame.delay = (ends - self.written) as u16;
        self.written = ends;
        self.encoder.write_frame(&frame)
    }

    /// Returns the rectangle in which a picture differs from the current one; `None` if it does not.
    fn changed(&self, indices: &[u8]) -> Option<Area> {
        let width = usize::from(self.size.0);
        if self.shown.len() != indices.len() {
            return Some(Area { left: 0, top: 0, right: width, bottom: usize::from(self.size.1) });
        }
        let rows = indices.chunks(width).zip(self.shown.chunks(width)).enumerate();
        let of_row = |(top, (new, old)): (usize, (&[u8], &[u8]))| {
            let differs = |(new, old): (&u8, &u8)| new != old;
            let left = new.iter().zip(old).position(differs)?;
            let right = new.iter().zip(old).rposition(differs)? + 1;
            Some(Area { left, top, right, bottom: top + 1 })
        };
        rows.filter_map(of_row).reduce(Area::and)
    }

    /// Returns the part of a picture in a rectangle.
    fn frame(&self, indices: &[u8], area: Area) -> Frame<'static> {
        let (width, unchanged) = (usize::from(self.size.0), self.palette.unchanged());
        let places =
            (area.top..area.bottom).flat_map(|row| row * width + area.left..row * width + area.right);
        let is_first = self.shown.is_empty();
        let pixel = |place: usize| match indices.get(place) {
            Some(index) if is_first || self.shown.get(place) != Some(index) => *index,
            _ => unchanged,
        };
        // Each is at most the side of the picture.
        let [left, top, width, height] =
            [area.left, area.top, area.right - area.left, area.bottom - area.top].map(|side| side as u16);
        Frame {
            left,
            top,
            width,
            height,
            dispose: DisposalMethod::Keep,
            transparent: (!is_first).then_some(unchanged),
            buffer: places.map(pixel).collect::<Vec<u8>>().into(),
            ..Frame::default()
        }
    }
}

/// A rectangle of pixels.
#[derive(Clone, Copy, Debug)]
struct Area {
    left: usize,
    top: usize,
    right: usize,
    bottom: usize,
}

impl Area {
    /// Returns the smallest rectangle around both.
    fn and(self, other: Area) -> Area {
        Area {
            left: self.left.min(other.left),
            top: self.top.min(other.top),
            right: self.right.max(other.right),
            bottom: self.bottom.max(other.bottom),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::colours::Histogram;
    use super::*;
    use gif::{ColorOutput, DecodeOptions};

    const SIZE: (u16, u16) = (4, 3);
    const GROUND: [u8; 4] = [250, 250, 240, 255];
    const INK: [u8; 4] = [20, 30, 40, 255];

    /// Returns a picture with one dark pixel.
    fn dot(at: usize) -> Vec<u8> {
        let pixels = usize::from(SIZE.0) * usize::from(SIZE.1);
        (0..pixels).flat_map(|place| if place == at { INK } else { GROUND }).collect()
    }

    fn file(pictures: &[(Vec<u8>, f64)]) -> Vec<u8> {
        let mut histogram = Histogram::default();
        pictures.iter().for_each(|(pixels, _)| histogram.add(pixels));
        let mut gif = Gif::new(SIZE, histogram.palette()).unwrap();
        for (pixels, seconds) in pictures {
            gif.add(pixels, *seconds).unwrap();
        }
        gif.finish().unwrap()
    }

    /// Reads the delay and the rectangle of each picture, and the resulting image.
    fn read(file: &[u8]) -> Vec<(u16, [u16; 4], Vec<u8>)> {
        let mut options = DecodeOptions::new();
        options.set_color_output(ColorOutput::RGBA);
        let mut decoder = options.read_info(file).unwrap();
        assert_eq!((decoder.width(), decoder.height()), SIZE);
        assert_eq!(decoder.repeat(), Repeat::Infinite);
        let (mut seen, mut read) = (dot(99), Vec::new());
        while let Some(frame) = decoder.read_next_frame().unwrap() {
            assert_eq!(frame.dispose, DisposalMethod::Keep);
            for (index, pixel) in frame.buffer.chunks(4).enumerate().filter(|(_, pixel)| pixel[3] == 255) {
                let (row, column) = (index / usize::from(frame.width), index % usize::from(frame.width));
                let (row, column) = (row + usize::from(frame.top), column + usize::from(frame.left));
                let place = 4 * (row * usize::from(SIZE.0) + column);
                seen[place..place + 4].copy_from_slice(pixel);
            }
            read.push((frame.delay, [frame.left, frame.top, frame.width, frame.height], seen.clone()));
        }
        read
    }

    #[test]
    fn each_picture_has_its_delay_and_only_the_changes() {
        let file = file(&[(dot(5), 0.25), (dot(6), 0.05), (dot(10), 1.5)]);
        assert!(file.starts_with(b"GIF89a"));
        let expected = [(25, [0, 0, 4, 3], dot(5)), (5, [1, 1, 2, 1], dot(6)), (150, [2, 1, 1, 2], dot(10))];
        assert_eq!(read(&file), expected);
    }

    #[test]
    fn pictures_that_look_the_same_become_one() {
        let delays: Vec<u16> = read(&file(&[(dot(5), 0.25), (dot(5), 0.5), (dot(6), 1.0), (dot(6), 2.0)]))
            .into_iter()
            .map(|(delay, ..)| delay)
            .collect();
        assert_eq!(delays, [75, 300]);
    }

    #[test]
    fn the_delays_of_many_pictures_add_up() {
        let pictures: Vec<(Vec<u8>, f64)> =
            (0..160).map(|picture| (dot(picture % 12), 6.0 / 160.0)).collect();
        let delays: Vec<u16> = read(&file(&pictures)).into_iter().map(|(delay, ..)| delay).collect();
        assert_eq!(delays.len(), 160);
        assert_eq!(delays.iter().sum::<u16>(), 600);
        assert!(delays.iter().all(|delay| [3, 4].contains(delay)), "{delays:?}");
    }
}
