//! Where the viewer looks at a graph, in exact numbers, however large the graph is.

use gros_solver::Steps;

/// A position between two nodes is stored to this many binary places: an edge is 2^8 parts long.
pub const FINE: usize = 8;

/// Where the viewer looks, and how closely.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Camera {
    /// The point in the middle, across and up, in 2^-8 edges; none if it is your own position.
    pub centre: Option<(Steps, Steps)>,
    /// How many times the picture was zoomed out: 0 is closest.
    pub zoom: usize,
}
/// Shifts a number by a signed distance times 2^`scale`, keeping it between 0 and `most`.
pub fn shifted(number: &Steps, by: f64, scale: usize, most: &Steps) -> Steps {
    // The cast saturates.
    let distance = Steps::from(by.abs().round() as u64) << scale;
    if by < 0.0 { number.saturating_sub(&distance) } else { (number + &distance).min(most.clone()) }
}

/// Returns how many times 2^`level` one number is above another, for drawing.
pub fn offset(number: &Steps, from: &Steps, level: usize) -> f64 {
    // Twenty binary digits below the level are finer than a pixel.
    let dropped = level.saturating_sub(20);
    let apart = (&number.abs_diff(from) >> dropped).to_f64() / 2f64.powi((level - dropped) as i32);
    // Anything this far outside the picture may be drawn nearer.
    let apart = apart.min(1e5);
    if number < from { -apart } else { apart }
}

/// Returns the remainder of a number modulo a power of two, as a fraction of that power.
pub fn part_below(number: &Steps, bits: usize) -> f64 {
    number.clone().low_bits(bits).fraction_of(&Steps::power_of_two(bits))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn offsets_of_huge_numbers_are_exact() {
        let large = Steps::power_of_two(1_000);
        let near = &large + &Steps::from(5u32);
        assert_eq!((offset(&near, &large, 0), offset(&large, &near, 0)), (5.0, -5.0));
        assert_eq!(offset(&(&large + &Steps::power_of_two(700)), &large, 701), 0.5);
        assert_eq!(offset(&large, &Steps::ZERO, 3), 1e5);
        assert_eq!(part_below(&near, 3), 0.625);
    }

    #[test]
    fn shifts_stay_within_bounds() {
        let most = Steps::power_of_two(900);
        assert_eq!(shifted(&Steps::from(3u32), -4.0, 0, &most), Steps::ZERO);
        assert_eq!(shifted(&Steps::from(3u32), -2.0, 0, &most), Steps::ONE);
        assert_eq!(shifted(&Steps::ZERO, 3.0, 899, &most), most);
        assert_eq!(shifted(&Steps::ZERO, 3.0, 10, &most), Steps::from(3_072u32));
    }
}
