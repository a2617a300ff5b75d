//! The boards to take pictures of, and their pictures by `gros svg`, without a browser.

use crate::{command, project};
use anyhow::{Result, ensure};
use gros_picture::{Look, palette::Theme};
use std::fs;

/// A board.
#[derive(Clone, Copy, Debug)]
pub struct Board {
    /// Its name, which is part of the names of its pictures.
    pub name: &'static str,
    /// The state to draw.
    pub spec: &'static str,
    /// How it is drawn.
    pub look: Look,
}

const fn board(name: &'static str, spec: &'static str) -> Board {
    Board { name, spec, look: Look::Realistic }
}

/// All boards.
pub const BOARDS: &[Board] = &[
    board("rings-9", "rings"),
    board("rings-9-at-123", "rings?step=123"),
    Board { look: Look::Vertical, ..board("rings-vertical", "rings?step=123") },
    Board { look: Look::Lights, ..board("rings-lights", "rings?step=123") },
    board("rings-64", "rings?n=64&step=6241613783566559914"),
    board("rings-1000", "rings?n=1000"),
    board("rings-pair", "rings?pair=1"),
    board("hanoi-5", "hanoi?step=12"),
    board("hanoi-64", "hanoi?n=64&step=12345678901234567890"),
    board("hanoi4", "hanoi?n=10&pegs=4&step=24"),
    board("hanoi6", "hanoi?n=12&pegs=6&step=10"),
    board("hanoi8", "hanoi?n=16&pegs=8&step=11"),
    board("hanoi-linear", "hanoi?n=6&rule=linear&step=100"),
    board("hanoi-cyclic", "hanoi?n=6&rule=cyclic&step=100"),
    board("spinout", "spinout?step=37"),
    board("spinout-outside", "spinout?outside=1&step=44"),
    board("brain", "brain?step=12"),
    board("binary-burr", "binary-burr?step=40"),
    board("rectangle", "rectangle?step=20"),
    board("lock250", "lock250?step=100"),
    board("kugellager", "kugellager?step=777"),
    board("kugellager7", "kugellager7?step=2345"),
    board("generation", "generation?step=123456789"),
    board("chain", "chain?radices=3,2,4,3,5&step=100"),
    board("elephants", "elephants?play=~83.1-1.1-0&step=85"),
    board("slideout", "slideout?base=4&n=6&step=100"),
    board("hexadecimal", "hexadecimal?step=106"),
    board("wythoff", "wythoff?piles=17,23&play=17,20.14,20&step=2"),
    board("wythoff-large", "wythoff?piles=165580141,267914296"),
    board("nim", "wythoff?rule=nim&piles=7,4"),
];

/// Writes the pictures whose names contain one of the filters, or all if there is none, as SVG files into
/// `target/pictures/boards`.
pub fn draw(filters: &[String]) -> Result<()> {
    let wanted = |name: &String| filters.is_empty() || filters.iter().any(|filter| name.contains(filter));
    let all = BOARDS.iter().flat_map(|board| Theme::ALL.map(|theme| (board, theme)));
    let named = all.map(|(board, theme)| (format!("{}-{}", board.name, theme.id()), board, theme));
    let chosen: Vec<_> = named.filter(|(name, ..)| wanted(name)).collect();
    ensure!(!chosen.is_empty(), "no picture matches; names are like rings-9-dark");
    let folder = project::pictures().join("boards");
    fs::create_dir_all(&folder)?;
    for (name, board, theme) in chosen {
        let file = folder.join(name).with_extension("svg");
        fs::write(&file, drawn(board, theme)?)?;
        println!("{}", file.display());
    }
    Ok(())
}

fn drawn(Board { spec, look, .. }: &Board, theme: Theme) -> Result<Vec<u8>> {
    let mut gros = command::cargo("run --quiet --bin gros -- svg");
    gros.args([spec, "--look", look.id(), "--theme", theme.id()]);
    let done = gros.output()?;
    ensure!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    Ok(done.stdout)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_have_the_same_name() {
        let names: std::collections::HashSet<_> = BOARDS.iter().map(|board| board.name).collect();
        assert_eq!(names.len(), BOARDS.len());
    }

    #[test]
    fn a_picture_that_is_not_there_is_refused() {
        assert!(draw(&["no-such-picture".to_owned()]).is_err());
    }
}
