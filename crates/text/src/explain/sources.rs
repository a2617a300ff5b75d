//! Publications of the methods, and where to read them.

use crate::Lang;

// Titles are in their original language on every page; those in Chinese are in `titles/`.

/// A publication.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Source {
    /// Its authors, its title, and its year.
    pub name: &'static str,
    /// Where it can be read, or where its publisher announces it; none if no address is known.
    pub address: Option<&'static str>,
    /// The language of its title.
    pub lang: Lang,
}

impl Source {
    const fn written_in(self, lang: Lang) -> Source {
        Source { lang, ..self }
    }
}

const fn source(name: &'static str, address: &'static str) -> Source {
    Source { name, address: Some(address), lang: Lang::English }
}

const fn without_address(name: &'static str) -> Source {
    Source { name, address: None, lang: Lang::English }
}

pub(crate) const KUO: Source =
    source(include_str!("../../titles/kuo.txt"), "https://web.math.sinica.edu.tw/mathmedia/")
        .written_in(Lang::Traditional);
pub(crate) const HUNG: Source =
    source(include_str!("../../titles/hung.txt"), "https://github.com/SimonHung/NineLinkedRings")
        .written_in(Lang::Traditional);
/// Its two halves of a solution: think from the innermost ring outwards, or count in Gray code.
pub(crate) const THINKING: Source =
    without_address(include_str!("../../titles/thinking.txt")).written_in(Lang::Simplified);
pub(crate) const SOLVING: Source =
    source("Eric Fu: Solve Chinese Rings", "https://ericfu.me/solve-chinese-rings/");
pub(crate) const GRAY: Source = source("OEIS A003188: Gray code", "https://oeis.org/A003188");
pub(crate) const PULSES: Source =
    source("F. Gray: US patent 2,632,058 (1953)", "https://patents.google.com/patent/US2632058A/en");
pub(crate) const RULER: Source = source("OEIS A001511: ruler function", "https://oeis.org/A001511");
pub(crate) const MYTHS: Source =
    source("Hinz et al.: The Tower of Hanoi (2013)", "https://doi.org/10.1007/978-3-0348-0237-6");
pub(crate) const TOWER: Source =
    source("Wikipedia: Tower of Hanoi", "https://en.wikipedia.org/wiki/Tower_of_Hanoi");
pub(crate) const STEPS: Source = source(
    include_str!("../../titles/steps.txt"),
    "https://github.com/toorevitimirp/SICP/blob/main/code/0/hanoi.py",
)
.written_in(Lang::Simplified);
pub(crate) const BOUSCH: Source =
    source("Bousch: La quatrième tour de Hanoï (2014)", "https://doi.org/10.36045/bbms/1420071861")
        .written_in(Lang::French);
pub(crate) const JAAP: Source =
    source("Jaap’s Puzzle Page: Spinout", "https://www.jaapsch.net/puzzles/spinout.htm");
pub(crate) const KEISTER: Source =
    source("W. Keister: US patent 3,637,216 (1972)", "https://patents.google.com/patent/US3637216A/en");
pub(crate) const ATKINSON: Source = without_address("M. D. Atkinson: The cyclic Towers of Hanoi (1981)");
pub(crate) const ACCELERATED: Source =
    source("OEIS A051049: accelerated Chinese rings", "https://oeis.org/A051049");
pub(crate) const ELEPHANTS: Source =
    source("Markus Götz: Crazy Elephant Dance", "http://www.markus-goetz.de/puzzle/0019.html");
pub(crate) const SCHWANDTNER: Source =
    source("Goetz Schwandtner: n-ary puzzles", "https://puzzles.schwandtner.info/compendium/");
pub(crate) const TWO_PILES: Source =
    without_address(include_str!("../../titles/two-piles.txt")).written_in(Lang::Simplified);
pub(crate) const WYTHOFF: Source = source("OEIS A000201: lower Wythoff sequence", "https://oeis.org/A000201");
/// Without an address: it is older than any archive that is open to all.
pub(crate) const WYTHOFF_GAME: Source =
    without_address("W. A. Wythoff: A modification of the game of Nim (1907)");
pub(crate) const BEATTY: Source =
    without_address("S. Beatty: Problem 3173, American Mathematical Monthly 33 (1926)");
pub(crate) const GRUNDY: Source = source("OEIS A004481: Sprague–Grundy values", "https://oeis.org/A004481");

impl Lang {
    /// Lists the publications about the ruler sequence.
    pub const OF_THE_RULER: &[Source] = &[RULER, KUO];
}
