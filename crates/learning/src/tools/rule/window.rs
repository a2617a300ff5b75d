//! A stretch of a map that is too long to be read at once.

/// A stretch of the numbers from 0 on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Window {
    /// Its first number.
    pub first: usize,
    /// How many numbers it has.
    pub count: usize,
}

impl Window {
    /// The fewest numbers of a stretch: closer there is nothing new to see.
    pub const FEWEST: usize = 32;

    /// Returns the stretch of this many numbers that holds a number, at a zoom that halves it each time; the
    /// stretch that starts at `first` if it holds the number.
    #[must_use]
    pub fn around(number: usize, total: usize, zoom: usize, first: usize) -> Window {
        let count = (total >> zoom.min(Self::closest(total))).max(Self::FEWEST.min(total));
        let holds = number.checked_sub(first).is_some_and(|at| at < count);
        let first = if holds { first } else { number.saturating_sub(count / 2) };
        Window { first: first.min(total - count), count }
    }

    /// Returns the closest zoom for this many numbers.
    #[must_use]
    pub fn closest(total: usize) -> usize {
        (total / Self::FEWEST).checked_ilog2().unwrap_or(0) as usize
    }

    /// Returns its last number.
    #[must_use]
    pub fn last(self) -> usize {
        self.first + self.count.saturating_sub(1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_window_holds_its_number() {
        for total in [1usize, 4, 64, 100, 4_096] {
            assert_eq!(Window::around(total / 2, total, 0, 0), Window { first: 0, count: total });
            for zoom in 0..=Window::closest(total) {
                for number in 0..total {
                    let window = Window::around(number, total, zoom, 17);
                    assert!(window.first <= number && number <= window.last() && window.last() < total);
                    assert!(window.count >= Window::FEWEST.min(total));
                }
            }
        }
        assert_eq!(Window::closest(4_096), 7);
        assert_eq!(Window::closest(64), 1);
        assert_eq!(Window::closest(31), 0);
    }

    #[test]
    fn it_stays_where_it_is_while_it_can() {
        assert_eq!(Window::around(300, 1_024, 2, 200), Window { first: 200, count: 256 });
        assert_eq!(Window::around(456, 1_024, 2, 200), Window { first: 328, count: 256 });
        assert_eq!(Window::around(1_023, 1_024, 2, 0), Window { first: 768, count: 256 });
    }
}
