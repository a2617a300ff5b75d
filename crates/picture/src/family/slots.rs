//! Which pieces of a row are shown: all if they fit, otherwise those around the slow one and at the free end.

/// How many pieces at the free end are always shown.
const TAIL: usize = 2;

/// One column of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Slot {
    /// The piece at this index of the row.
    Piece(usize),
    /// The pieces from one index of the row to another, which are left out.
    Gap(usize, usize),
}

/// Lays out a row of `count` pieces, the free end last, in at most `most` columns, including the piece at `focus`.
pub(crate) fn lay_out(count: usize, focus: usize, most: usize) -> Vec<Slot> {
    if count <= most {
        return (0..count).map(Slot::Piece).collect();
    }
    let tail = count - TAIL;
    // One column for each of the two gaps.
    let room = most.saturating_sub(TAIL + 2).max(1);
    let first = focus.saturating_sub(room / 2).min(tail - room);
    let last = first + room;
    // A gap takes a column too, so a single piece is shown instead.
    let gap = |from: usize, to: usize| match to.saturating_sub(from) {
        0 => None,
        1 => Some(Slot::Piece(from)),
        _ => Some(Slot::Gap(from, to - 1)),
    };
    let pieces = |from: usize, to: usize| (from..to).map(Slot::Piece);
    gap(0, first)
        .into_iter()
        .chain(pieces(first, last))
        .chain(gap(last, tail))
        .chain(pieces(tail, count))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(count: usize, focus: usize, most: usize) -> String {
        let slots = lay_out(count, focus, most).into_iter().map(|slot| match slot {
            Slot::Piece(place) => place.to_string(),
            Slot::Gap(first, last) => format!("{first}…{last}"),
        });
        slots.collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn a_long_row_shows_the_focus_and_the_free_end() {
        assert_eq!(written(64, 30, 10), "0…26 27 28 29 30 31 32 33…61 62 63");
        assert_eq!(written(64, 0, 10), "0 1 2 3 4 5 6…61 62 63");
        assert_eq!(written(64, 63, 10), "0…55 56 57 58 59 60 61 62 63");
    }

    #[test]
    fn no_piece_is_lost_and_no_row_is_too_long() {
        for count in [5, 12, 64, 1000] {
            for most in [6, 9, 27] {
                for focus in [0, 1, count / 2, count - 2, count - 1] {
                    let slots = lay_out(count, focus, most);
                    let counted: usize = slots
                        .iter()
                        .map(|slot| match slot {
                            Slot::Piece(_) => 1,
                            Slot::Gap(first, last) => last - first + 1,
                        })
                        .sum();
                    assert_eq!(counted, count);
                    assert!(slots.len() <= most.max(count.min(most)), "{count} {focus} {most}");
                    assert!(slots.contains(&Slot::Piece(focus)), "{count} {focus} {most}");
                }
            }
        }
    }
}
