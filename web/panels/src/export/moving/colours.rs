//! The palette of a GIF.
//!
//! Our pictures are flat: nearly all pixels have one of a few dozen colours, and mixtures of two of them occur only at
//! edges. So the most frequent colours are taken exactly, and others if they differ enough from those already taken.

use std::collections::HashMap;

/// The maximum number of colours in a palette; one of the 256 indices is reserved for unchanged pixels.
const MOST: usize = 255;
/// The first difference to try, and the increment for the following ones.
const DIFFERENCE: u32 = 12;

/// Red, green and blue.
pub type Colour = [u8; 3];

/// Returns the colours of pixels given by their red, green, blue and alpha values.
pub fn colours(pixels: &[u8]) -> impl Iterator<Item = Colour> {
    let (pixels, _) = pixels.as_chunks::<4>();
    pixels.iter().map(|[red, green, blue, _]| [*red, *green, *blue])
}

/// Counts how often each colour occurs.
#[derive(Default)]
pub struct Histogram(HashMap<Colour, u32>);

impl Histogram {
    pub fn add(&mut self, pixels: &[u8]) {
        for colour in colours(pixels) {
            *self.0.entry(colour).or_default() += 1;
        }
    }

    /// Returns the colours that represent all others best.
    pub fn palette(self) -> Palette {
        let mut counts: Vec<(Colour, u32)> = self.0.into_iter().collect();
        counts.sort_unstable_by_key(|(colour, count)| (u32::MAX - count, *colour));
        let counted: Vec<Colour> = counts.into_iter().map(|(colour, _)| colour).collect();
        let differences = std::iter::successors(Some(0), |least| Some(least + DIFFERENCE));
        let chosen = differences.map_while(|least| (least < 512).then(|| chosen(&counted, least)));
        Palette { colours: chosen.flatten().next().unwrap_or_default(), nearest: HashMap::new() }
    }
}

/// Chooses every colour that differs from all chosen before; `None` if there are too many of them.
fn chosen(counted: &[Colour], least: u32) -> Option<Vec<Colour>> {
    let mut chosen: Vec<Colour> = Vec::new();
    for colour in counted {
        if chosen.iter().all(|other| difference(*colour, *other) > least * least) {
            if chosen.len() == MOST {
                return None;
            }
            chosen.push(*colour);
        }
    }
    Some(chosen)
}

/// Returns the square of the distance between two colours.
fn difference(one: Colour, other: Colour) -> u32 {
    one.iter().zip(other).map(|(one, other)| u32::from(one.abs_diff(other)).pow(2)).sum()
}

pub struct Palette {
    colours: Vec<Colour>,
    /// Indices found before.
    nearest: HashMap<Colour, u8>,
}

impl Palette {
    /// Returns the colours in order, and one more for unchanged pixels.
    pub fn bytes(&self) -> Vec<u8> {
        self.colours.iter().copied().chain([[0; 3]]).flatten().collect()
    }

    /// Returns the index for unchanged pixels.
    pub fn unchanged(&self) -> u8 {
        u8::try_from(self.colours.len()).unwrap_or(u8::MAX)
    }

    /// Returns the index of the nearest colour for each pixel.
    pub fn indices(&mut self, pixels: &[u8]) -> Vec<u8> {
        let mut last = None;
        let index = |colour| match last {
            Some((same, index)) if same == colour => index,
            _ => {
                let index = self.index(colour);
                last = Some((colour, index));
                index
            }
        };
        colours(pixels).map(index).collect()
    }

    fn index(&mut self, colour: Colour) -> u8 {
        let nearest = || {
            let (index, _) =
                self.colours.iter().enumerate().min_by_key(|(_, other)| difference(colour, **other))?;
            u8::try_from(index).ok()
        };
        *self.nearest.entry(colour).or_insert_with(|| nearest().unwrap_or_default())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn palette(colours: &[(Colour, usize)]) -> Palette {
        let mut histogram = Histogram::default();
        for ([red, green, blue], count) in colours {
            histogram.add(&[*red, *green, *blue, 255].repeat(*count));
        }
        histogram.palette()
    }

    #[test]
    fn few_colours_are_kept_exactly() {
        let mut few = palette(&[([1, 2, 3], 5), ([1, 2, 4], 9)]);
        assert_eq!(few.bytes(), [1, 2, 4, 1, 2, 3, 0, 0, 0]);
        assert_eq!(few.unchanged(), 2);
        assert_eq!(few.indices(&[1, 2, 3, 255, 1, 2, 4, 255, 1, 2, 9, 255]), [1, 0, 0]);
    }

    #[test]
    fn frequent_colours_stay_and_no_colour_is_far_from_its_replacement() {
        let shades = (0..=255_u8).flat_map(|red| [0, 8, 16].map(|green| ([red, green, 200], 1)));
        let all: Vec<(Colour, usize)> = shades.chain([([250, 10, 3], 50), ([249, 10, 3], 40)]).collect();
        let mut palette = palette(&all);
        assert!((20..=MOST).contains(&palette.colours.len()), "{}", palette.colours.len());
        assert_eq!(palette.colours[0], [250, 10, 3]);
        for (colour, _) in all {
            let index = palette.index(colour);
            let found = palette.colours[usize::from(index)];
            assert!(difference(colour, found) <= (2 * DIFFERENCE).pow(2), "{colour:?} became {found:?}");
        }
    }
}
