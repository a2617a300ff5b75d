//! A link as a QR code, for a telephone that sees the paper.

use std::fmt::Write;

use qrcodegen::{QrCode, QrCodeEcc};
use yew::prelude::*;

/// The empty border that readers need, in modules.
const BORDER: i32 = 4;

/// Draws a code; none if the link is too long for one.
pub fn code(link: &str) -> Option<Html> {
    let code = QrCode::encode_text(link, QrCodeEcc::Medium).ok()?;
    let side = code.size() + 2 * BORDER;
    let view_box = format!("-{BORDER} -{BORDER} {side} {side}");
    Some(
        html! { <svg class="paper-code" viewBox={view_box} aria-hidden="true"><path d={path(&code)} /></svg> },
    )
}

/// Draws each run of dark modules in a row as a bar.
fn path(code: &QrCode) -> String {
    let (mut path, size) = (String::new(), code.size());
    for y in 0..size {
        let mut x = 0;
        while x < size {
            let length = (x..size).take_while(|x| code.get_module(*x, y)).count();
            if length > 0 {
                // Writing to a string cannot fail.
                let _ = write!(path, "M{x} {y}h{length}v1h-{length}z");
            }
            x += i32::try_from(length).unwrap_or(size) + 1;
        }
    }
    path
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every dark module is covered once: the area of the bars is their number.
    #[test]
    fn bars_cover_the_dark_modules() {
        let code = QrCode::encode_text("https://example.org/#/quiz?seed=7", QrCodeEcc::Medium).unwrap();
        let lengths = path(&code)
            .split('h')
            .skip(1)
            .step_by(2)
            .map(|rest| rest.split('v').next().unwrap().parse::<usize>().unwrap())
            .sum::<usize>();
        let size = code.size();
        let dark = (0..size * size).filter(|at| code.get_module(at % size, at / size)).count();
        assert_eq!(lengths, dark);
        assert!(path(&code).starts_with("M0 0h7v1h-7z"), "the corner is a finder");
    }
}
