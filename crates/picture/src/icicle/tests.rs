//! The drawing of a recursion that halves, at sizes from a few moves to thousands of digits.

use super::*;
use crate::scene::Form;
use gros_solver::Steps;

/// The calls of a recursion that halves, after so many moves; as many as there are powers of two.
fn halves(powers: usize, here: &Steps) -> Vec<Vec<Bar>> {
    let span = |before: &Steps, length: &Steps| Span { first: before + &Steps::ONE, last: before + length };
    let mut before = Steps::ZERO;
    let mut rows = vec![vec![Bar { span: span(&before, &Steps::ones(powers)), when: When::Open }]];
    for power in (0..powers).rev() {
        let half = Steps::ones(power);
        let middle = &before + &half;
        let second = &middle + &Steps::ONE;
        let when = [
            if *here < middle { When::Open } else { When::Past },
            if *here == middle {
                When::Next
            } else if *here < middle {
                When::Later
            } else {
                When::Past
            },
            if *here > middle { When::Open } else { When::Later },
        ];
        let spans = [span(&before, &half), span(&middle, &Steps::ONE), span(&second, &half)];
        let is_empty = |bar: &Bar| bar.span.last < bar.span.first;
        let bars = spans.into_iter().zip(when).map(|(span, when)| Bar { span, when });
        rows.push(bars.filter(|bar| !is_empty(bar)).collect());
        if *here == middle {
            break;
        }
        if *here > middle {
            before = second;
        }
    }
    rows
}

fn steps(text: &str) -> Steps {
    text.parse().unwrap()
}

#[test]
fn what_is_drawn_stays_inside_and_is_hit_where_it_is_drawn() {
    for (powers, here) in
        [(5, "0"), (5, "13"), (12, "1000"), (64, "12345678901234567890"), (64, "0"), (1_000, "5")]
    {
        let here = steps(here);
        let rows = halves(powers, &here);
        for width in [264.0, 352.0, 1_392.0] {
            for scale in [Scale::Doubling, Scale::Alike(0), Scale::Alike(rows.len() / 2)] {
                for opened in [None, Some(rows.len() / 2)] {
                    let icicle =
                        Icicle { width, rows: &rows, pieces: &[], here: &here, scale, opened, chosen: None };
                    let closed = Icicle { opened: None, ..icicle };
                    assert!((icicle.height() - closed.height()).abs() < 1e-6);
                    let (line, lay) = (icicle.line(), icicle.lay_rows());
                    for (row, bars) in rows.iter().enumerate().filter(|(row, _)| lay.is_high(*row)) {
                        for (place, bar) in bars.iter().enumerate() {
                            let Some(area) = icicle.area(&line, &lay, (row, bar)) else { continue };
                            assert!(
                                area.x >= -7.0 && area.x + area.width <= width + 8.0,
                                "{powers} {row} {area:?}"
                            );
                            // A bar that is a few pixels wide can be told from its neighbours.
                            if area.width >= 3.0 && area.middle().0 > 0.0 && area.middle().0 < width {
                                assert_eq!(
                                    icicle.hit(area.middle()),
                                    Some((row, place)),
                                    "{powers} {scale:?}"
                                );
                            }
                        }
                    }
                }
            }
        }
    }
}

/// On the scale of powers, a call is about as wide as its level, however many there are.
#[test]
fn sixty_four_calls_are_told_apart() {
    let here = steps("12345678901234567890");
    let rows = halves(64, &here);
    let icicle = Icicle {
        width: 1_392.0,
        rows: &rows,
        pieces: &[],
        here: &here,
        scale: Scale::Doubling,
        opened: None,
        chosen: None,
    };
    let line = icicle.line();
    let widths: Vec<f64> = rows
        .iter()
        .filter_map(|bars| bars.iter().find(|bar| bar.when == When::Open))
        .map(|bar| line.ends(&bar.span))
        .map(|(left, right)| right - left)
        .collect();
    assert!(widths.windows(2).all(|pair| pair[0] >= pair[1]));
    assert!(widths[0] > 1_200.0 && widths[32] > 300.0 && widths[62] > 10.0, "{widths:?}");
}

/// Where all moves are alike, a call is as long as its moves.
#[test]
fn a_call_fills_the_width_and_its_parts_are_to_scale() {
    let here = Steps::from(13u32);
    let rows = halves(5, &here);
    let icicle = Icicle {
        width: 318.0,
        rows: &rows,
        pieces: &[],
        here: &here,
        scale: Scale::Alike(0),
        opened: None,
        chosen: None,
    };
    let line = icicle.line();
    assert_eq!(line.ends(&rows[0][0].span), (4.0, 314.0));
    assert_eq!(line.ends(&rows[1][0].span), (4.0, 154.0));
    assert_eq!(line.ends(&rows[1][1].span), (154.0, 164.0));
    assert_eq!(line.here(), 134.0);
}

#[test]
fn a_thin_row_opens_with_its_neighbours() {
    let [closed, opened] = [None, Some(30)].map(|opened| Rows::of(65, opened));
    assert!((closed.foot() - opened.foot()).abs() < 1e-6);
    let high = |rows: &Rows| (0..65).filter(|row| rows.is_high(*row)).collect::<Vec<_>>();
    assert_eq!(high(&closed), (0..4).chain(58..65).collect::<Vec<_>>());
    assert_eq!(high(&opened), (0..4).chain(29..32).chain(58..65).collect::<Vec<_>>());
    assert!((0..13).all(|row| Rows::of(13, None).is_high(row)));
    for row in 0..65 {
        assert_eq!(opened.at(opened.top(row) + opened.height(row) / 2.0), Some(row));
    }
    assert_eq!((opened.at(0.0), opened.at(opened.foot() + 1.0)), (None, None));
}

/// Beside the funnel of 64 rows, four rows are named; where there is no room for a name, its number stands there.
#[test]
fn rows_of_the_funnel_are_named() {
    let here = steps("12345678901234567890");
    let (rows, pieces) = (halves(64, &here), (1..=64).rev().collect::<Vec<_>>());
    let name = |(row, _): (usize, usize)| format!("hanoi({}, A, C)", 64 - row);
    let words = Words { name: &name, moves: &|_| String::new(), ago: "", ahead: "", next: "" };
    let said = |width: f64| {
        let icicle = Icicle {
            width,
            rows: &rows,
            pieces: &pieces,
            here: &here,
            scale: Scale::Doubling,
            opened: None,
            chosen: None,
        };
        let (line, lay) = (icicle.line(), icicle.lay_rows());
        let shapes = thin::names(&icicle, &line, &lay, &words);
        let words = |shape: &Shape| match &shape.form {
            Form::Text(_, _, words) => Some(words.clone()),
            _ => None,
        };
        shapes.iter().filter_map(words).collect::<Vec<_>>()
    };
    assert_eq!(said(1_392.0), ["hanoi(48, A, C)", "hanoi(32, A, C)", "hanoi(16, A, C)"]);
    assert_eq!(said(264.0), ["32", "16"]);
}
