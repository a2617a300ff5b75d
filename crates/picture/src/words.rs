//! Where words fit: a picture does not know its font, so it estimates how wide they are.

use crate::within::Within;

/// Estimates the width of words of a type size, in the usual sans-serif fonts; Han characters are square.
///
/// ```
/// use gros_picture::words::width;
/// assert_eq!([width("ring 9", 10.0), width("第9环", 10.0)], [36.0, 26.0]);
/// ```
#[must_use]
pub fn width(words: &str, size: f64) -> f64 {
    size * words.chars().map(|letter| if letter < '\u{2e80}' { 0.6 } else { 1.0 }).sum::<f64>()
}

/// Returns the usual type size of words, or the smaller one in which they fit into a width.
pub(crate) fn fitting(words: &str, size: f64, room: f64) -> f64 {
    size.min(room / width(words, 1.0).max(1.0))
}

/// Returns the middle of words of a width, as close to `x` as two edges allow.
pub(crate) fn inside(x: f64, width: f64, (left, right): (f64, f64)) -> f64 {
    x.within(left + width / 2.0, right - width / 2.0)
}

/// Labels side by side between two edges. Each keeps clear of those before it, or is left out.
#[derive(Clone, Debug)]
pub(crate) struct Labels {
    edges: (f64, f64),
    gap: f64,
    taken: Vec<(f64, f64)>,
}

impl Labels {
    /// Returns an empty line whose labels will be at least a gap apart.
    pub fn new(edges: (f64, f64), gap: f64) -> Labels {
        Labels { edges, gap, taken: Vec::new() }
    }

    /// Puts a label as close to `x` as the edges allow, and returns its middle, if that place is free.
    pub fn put(&mut self, x: f64, width: f64) -> Option<f64> {
        self.take(inside(x, width, self.edges), width)
    }

    /// Puts a label over the middle of a stretch, or else next to another label, where at least `hold` of it is still
    /// over the stretch.
    pub fn put_over(&mut self, (from, to): (f64, f64), width: f64, hold: f64) -> Option<f64> {
        let (edges, reach) = (self.edges, self.gap + width / 2.0);
        let middle = inside((from + to) / 2.0, width, edges);
        let beside = self.taken.iter().flat_map(|(left, right)| [left - reach, right + reach]);
        let places: Vec<f64> = std::iter::once(middle).chain(beside).collect();
        let is_over = |x: f64| x + width / 2.0 >= from + hold && x - width / 2.0 <= to - hold;
        let is_within = |x: f64| (inside(x, width, edges) - x).abs() < ROUNDING;
        places.into_iter().filter(|x| is_over(*x) && is_within(*x)).find_map(|x| self.take(x, width))
    }

    fn take(&mut self, middle: f64, width: f64) -> Option<f64> {
        let (left, right, gap) = (middle - width / 2.0, middle + width / 2.0, self.gap - ROUNDING);
        let is_free = self.taken.iter().all(|(from, to)| right + gap <= *from || to + gap <= left);
        is_free.then(|| {
            self.taken.push((left, right));
            middle
        })
    }
}

/// Labels that touch by less than this are apart.
const ROUNDING: f64 = 1e-6;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn labels_keep_apart_and_within_the_edges() {
        let mut labels = Labels::new((0.0, 100.0), 4.0);
        assert_eq!(
            [5.0, 33.0, 36.0, 99.0].map(|x| labels.put(x, 20.0)),
            [Some(10.0), None, Some(36.0), Some(90.0)]
        );
    }

    #[test]
    fn a_label_moves_aside_as_long_as_it_is_over_its_stretch() {
        let mut labels = Labels::new((0.0, 100.0), 4.0);
        let put = [(40.0, 60.0), (40.0, 60.0), (40.0, 60.0), (70.0, 80.0)]
            .map(|stretch| labels.put_over(stretch, 20.0, 2.0));
        assert_eq!(put, [Some(50.0), None, None, Some(75.0)]);
        assert_eq!(labels.put_over((20.0, 40.0), 20.0, 2.0), Some(26.0));
    }
}
