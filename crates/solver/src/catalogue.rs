//! The catalogue of the n-ary family: every puzzle that the sources name, with its published count.
//!
//! A puzzle whose rule is known has an id and can be played, and so can one whose number a model gives; for the others only
//! the number is known.

/// A puzzle of the family.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Its name.
    pub name: &'static str,
    /// Its id in a spec; none if it is not a puzzle by name.
    pub id: Option<&'static str>,
    /// The spec of a rule that gives its number, if it has no id.
    pub model: Option<&'static str>,
    /// How many places a coded piece has; none if the pieces differ or the number is not published.
    pub base: Option<u16>,
    /// How many coded pieces it has, without a driver; none if the number is not published.
    pub pieces: Option<usize>,
    /// The published number of moves; none if there is none.
    pub published: Option<u32>,
    /// The kind of move that the number counts.
    pub counted: Counted,
    /// Where the rule comes from.
    pub rule: RuleOrigin,
    /// How its states are connected.
    pub shape: Shape,
    /// Where the number or the puzzle is published.
    pub source: &'static str,
}

/// The kinds of moves that a published number counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum Counted {
    /// The moves of the coded pieces.
    Pieces,
    /// The strokes of the driver as well.
    PiecesAndDriver,
    /// The strokes of the driver, and taking the last piece out.
    PiecesDriverAndTakeOut,
    /// The moves of the coded pieces, and taking the last one out.
    PiecesAndTakeOut,
    /// The moves until the first piece is out.
    FirstPieceOut,
    /// The moves until all is apart.
    AllApart,
    /// The source does not say.
    Unknown,
}

/// Where the rule of a puzzle comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum RuleOrigin {
    /// It is published.
    Published,
    /// A model that gives the published number.
    Model,
    /// One of several models that give it.
    OneOfSeveral,
    /// Only the number is known.
    NumberOnly,
}

/// How the states of a puzzle are connected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum Shape {
    /// On one path: a timeline can run over all states.
    Line,
    /// On a tree with dead ends: a timeline is a route through it.
    Tree,
    /// Otherwise, or unknown.
    Other,
}

impl Entry {
    /// Returns whether this many pieces, including a driver, is the size in which the puzzle is sold.
    #[must_use]
    pub fn is_usual_size(&self, pieces: usize) -> bool {
        let driver = matches!(self.counted, Counted::PiecesAndDriver | Counted::PiecesDriverAndTakeOut);
        self.pieces.is_some_and(|coded| coded + usize::from(driver) == pieces)
    }

    /// Returns a spec that opens it; none if only its number is known.
    #[must_use]
    pub fn spec(&self) -> Option<&'static str> {
        self.id.or(self.model)
    }

    /// Returns whether its number counts taking the last piece out, which is no move of the puzzle.
    #[must_use]
    pub fn counts_take_out(&self) -> bool {
        matches!(self.counted, Counted::PiecesDriverAndTakeOut | Counted::PiecesAndTakeOut)
    }

    /// Returns the source's short name, if it has one, and where it can be read, if that is known.
    #[must_use]
    pub fn place(&self) -> (&'static str, Option<&'static str>) {
        let place = PLACES.iter().find(|(start, ..)| self.source.starts_with(start));
        place.map_or((self.source, None), |(_, name, address)| (*name, *address))
    }
}

/// Where the sources can be read: how each one begins, its short name, and its address, if one is known.
const PLACES: &[(&str, &str, Option<&str>)] = &[
    ("OEIS", "OEIS A000975", Some("https://oeis.org/A000975")),
    ("jaapsch.net", "jaapsch.net", Some("https://www.jaapsch.net/puzzles/spinout.htm")),
    ("archive.cubicdissection.com", "cubicdissection", Some("https://archive.cubicdissection.com/")),
    ("cubicdissection.com", "cubicdissection", Some("https://cubicdissection.com/")),
    ("Goh", "Goh 2013", None),
    (
        "smallpuzzlecollection, 2014",
        "smallpuzzlecollection",
        Some("http://smallpuzzlecollection.blogspot.com/"),
    ),
    (
        "smallpuzzlecollection, 2015",
        "smallpuzzlecollection",
        Some("http://smallpuzzlecollection.blogspot.com/"),
    ),
    ("puzzles.schwandtner.info", "schwandtner.info", Some("https://puzzles.schwandtner.info/compendium/")),
    ("Kuo", "Kuo 2014", Some("https://web.math.sinica.edu.tw/mathmedia/")),
    ("mrpuzzle.com.au", "mrpuzzle", Some("https://www.mrpuzzle.com.au/")),
    ("a collectors' count", "collectors", None),
    ("Knuth", "Knuth 2011", Some("https://www-cs-faculty.stanford.edu/~knuth/taocp.html")),
    ("markus-goetz.de", "markus-goetz.de", Some("http://www.markus-goetz.de/puzzle/0019.html")),
    ("Keister", "US 3,637,216", Some("https://patents.google.com/patent/US3637216A/en")),
    ("masterpuzzlemaker.com", "masterpuzzlemaker", Some("https://masterpuzzlemaker.com/")),
    ("allardspuzzlingtimes", "allardspuzzlingtimes", Some("http://allardspuzzlingtimes.blogspot.com/")),
    (
        "puzzlemad",
        "puzzlemad",
        Some("http://www.puzzlemad.co.uk/2014/04/an-n-ary-puzzle-to-nd-all-other-n-ary.html"),
    ),
];

/// Finds the puzzle with this id.
#[must_use]
pub fn entry(id: &str) -> Option<&'static Entry> {
    CATALOGUE.iter().find(|entry| entry.id == Some(id))
}

const fn line(id: &'static str, name: &'static str, base: u16, pieces: usize, published: u32) -> Entry {
    Entry {
        name,
        id: Some(id),
        model: None,
        base: Some(base),
        pieces: Some(pieces),
        published: Some(published),
        counted: Counted::Pieces,
        rule: RuleOrigin::Published,
        shape: Shape::Line,
        source: "",
    }
}

const fn lock(id: &'static str, name: &'static str, base: u16, pieces: usize, published: u32) -> Entry {
    Entry {
        counted: Counted::PiecesDriverAndTakeOut,
        rule: RuleOrigin::Model,
        ..line(id, name, base, pieces, published)
    }
}

const fn number(
    name: &'static str,
    base: u16,
    published: Option<u32>,
    counted: Counted,
    source: &'static str,
) -> Entry {
    Entry {
        name,
        id: None,
        model: None,
        base: Some(base),
        pieces: None,
        published,
        counted,
        rule: RuleOrigin::NumberOnly,
        shape: Shape::Other,
        source,
    }
}

/// An entry whose number a rule gives, perhaps not the rule of the puzzle.
const fn model(spec: &'static str, pieces: usize, entry: Entry) -> Entry {
    let (model, pieces) = (Some(spec), Some(pieces));
    Entry { model, pieces, rule: RuleOrigin::OneOfSeveral, shape: Shape::Line, ..entry }
}

/// Collectors' pages, which give the number without its derivation.
const COLLECTORS: &str = "mrpuzzle.com.au, n-ary puzzles; zenpuzzler, 2024/12";

/// The paper whose table the catalogue follows; it gives names and bases but no numbers.
const TABLE: &str = "Kuo, The Chinese rings and the Gray code (in Chinese), 2014, section 5";

/// In place of a source: the name of the puzzle says how many moves it takes.
pub const FROM_ITS_NAME: &str = "from its name";

/// The note in place of a source: collectors give the number, but nobody has found where it was published.
pub const NOT_TRACED: &str = "a collectors' count, not traced to its page";

/// All puzzles of the family: first those that can be played, then those for which only the number is known.
pub const CATALOGUE: &[Entry] = &[
    Entry {
        source: "OEIS A000975; Gros, Théorie du baguenodier, 1872",
        ..line("rings", "Chinese rings", 2, 9, 341)
    },
    Entry { source: "jaapsch.net, spinout", ..line("spinout", "Spin-Out", 2, 7, 85) },
    Entry { source: "jaapsch.net, spinout", ..line("brain", "The Brain", 2, 8, 170) },
    Entry {
        counted: Counted::PiecesAndDriver,
        source: "archive.cubicdissection.com, binary",
        ..lock("binary-burr", "Binary Burr", 2, 6, 85)
    },
    Entry {
        base: None,
        published: None,
        source: "Goh, The Design of N-ary Mechanical Puzzles, 2013",
        ..line("rectangle", "RecTangle", 3, 4, 0)
    },
    Entry { source: "smallpuzzlecollection, 2014/03", ..lock("lock250", "Lock 250", 5, 3, 250) },
    Entry {
        source: "puzzles.schwandtner.info, compendium CR051",
        ..lock("kugellager", "Kugellager", 5, 4, 1250)
    },
    Entry {
        source: "Kuo, The Chinese rings and the Gray code (in Chinese), 2014, section 4",
        ..lock("kugellager7", "Kugellager 7", 7, 4, 4802)
    },
    Entry {
        source: "mrpuzzle.com.au, n-ary puzzles; allardspuzzlingtimes, 2013/06",
        ..lock("generation", "Generation Lock", 15, 7, 341_718_750)
    },
    Entry {
        base: None,
        pieces: None,
        published: None,
        rule: RuleOrigin::Model,
        source: "Knuth, The Art of Computer Programming 4A, 7.2.1.1, 2011",
        ..line("chain", "Gray-code chain", 3, 4, 0)
    },
    Entry {
        shape: Shape::Tree,
        source: "markus-goetz.de, 0019",
        ..line("elephants", "Crazy Elephant Dance", 3, 5, 114)
    },
    Entry {
        base: None,
        pieces: None,
        published: None,
        rule: RuleOrigin::Model,
        shape: Shape::Tree,
        source: "markus-goetz.de, 0019",
        ..line("slideout", "Slide-out chain", 3, 5, 0)
    },
    Entry {
        source: "Keister, US patent 3,637,216, 1972; jaapsch.net, hexadec",
        ..line("hexadecimal", "Hexadecimal Puzzle", 2, 8, 170)
    },
    // 33 moves until the first piece is out, then 16, 6, 5 and 4.
    number("Barcode Burr", 2, Some(64), Counted::AllApart, "masterpuzzlemaker.com, Barcode Burr"),
    Entry {
        rule: RuleOrigin::Model,
        ..model("rings?n=13", 13, number("Delirium 13", 2, Some(5461), Counted::Unknown, COLLECTORS))
    },
    number("Binary Key", 2, None, Counted::Unknown, TABLE),
    number("Cubi", 2, None, Counted::Unknown, TABLE),
    number("Tern Key", 3, Some(134), Counted::Unknown, "cubicdissection.com, Tern Key"),
    // 98 moves in total.
    number("Ternary Burr", 3, Some(75), Counted::FirstPieceOut, "smallpuzzlecollection, 2015/11"),
    // Like K-323, and the box is open when its last panel is out.
    model(
        "custom?places=2,2,3,3,3,3&to=222210",
        6,
        number("Super Cubi", 3, Some(324), Counted::PiecesAndTakeOut, NOT_TRACED),
    ),
    // With binary panels. All states of two of them and four others: 2 · 2 · 3 · 3 · 3 · 3 − 1.
    model(
        "custom?places=2,2,3,3,3,3&to=222210",
        6,
        number("K-323", 3, Some(323), Counted::Unknown, FROM_ITS_NAME),
    ),
    number("Loony Loop", 3, None, Counted::Unknown, TABLE),
    number("Sliding block puzzle", 3, None, Counted::Unknown, TABLE),
    number("N5", 3, Some(21), Counted::Unknown, COLLECTORS),
    number("N52", 3, Some(71), Counted::Unknown, COLLECTORS),
    number("N522", 3, Some(207), Counted::Unknown, COLLECTORS),
    // 4 · 3 · 5 · 7 − 1.
    model(
        "custom?places=4,3,5,7",
        4,
        number("K-419", 4, Some(419), Counted::Unknown, "allardspuzzlingtimes, 2014/11"),
    ),
    number("MMMDXLVI", 4, Some(3546), Counted::Unknown, "puzzlemad, 2014/04"),
    number("Schloss Dick", 5, None, Counted::Unknown, "mypuzzlecollection, 2015/12"),
    number("Mysterians", 5, None, Counted::Unknown, TABLE),
    number("Cross and Crown", 5, None, Counted::Unknown, TABLE),
    // A reviewer counts about a dozen moves: if so, it is not in this family.
    number("Sliding Lock", 6, None, Counted::Unknown, TABLE),
    number("Seestern", 11, None, Counted::Unknown, TABLE),
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::internals::keys::Keys;
    use crate::prelude::*;
    use crate::{AnyPuzzle, Puzzle, Route, Steps};
    use std::collections::HashSet;

    #[test]
    fn every_puzzle_of_the_family_is_listed_once() {
        let ids: Vec<&str> = CATALOGUE.iter().filter_map(|entry| entry.id).collect();
        let names: HashSet<&str> = CATALOGUE.iter().map(|entry| entry.name).collect();
        assert_eq!(names.len(), CATALOGUE.len());
        assert!(ids.iter().all(|id| crate::ids().contains(id)), "{ids:?}");
        let family = crate::ChainModel::ALL.len() + 4;
        assert_eq!(ids.iter().collect::<HashSet<_>>().len(), family);
        for entry in CATALOGUE {
            assert!(!entry.source.is_empty(), "{}", entry.name);
            assert_eq!(entry.spec().is_none(), entry.rule == RuleOrigin::NumberOnly, "{}", entry.name);
        }
    }

    #[test]
    fn whatever_can_be_played_has_a_source_with_a_short_name() {
        for entry in CATALOGUE.iter().filter(|entry| entry.id.is_some()) {
            assert!(entry.place().0.len() < 22, "{}", entry.source);
        }
        let is_used = |start: &str| CATALOGUE.iter().any(|entry| entry.source.starts_with(start));
        assert!(PLACES.iter().all(|(start, ..)| is_used(start)));
    }

    #[test]
    fn no_number_is_credited_to_a_table_without_numbers() {
        let credited = |entry: &&Entry| entry.published.is_some() && entry.source == TABLE;
        assert_eq!(CATALOGUE.iter().find(credited), None);
    }

    /// Returns how many places each piece other than a driver has; none if they differ.
    fn base(puzzle: &AnyPuzzle) -> Option<u16> {
        let pieces = puzzle.layout(&puzzle.start(), 0..puzzle.pieces());
        let mut places = pieces.iter().filter(|placed| placed.piece > 0).map(|placed| placed.places);
        let first = places.next()?;
        places.all(|places| places == first).then_some(first)
    }

    #[test]
    fn the_columns_are_those_of_the_puzzles() {
        let ids = |is: fn(&&Entry) -> bool| -> Vec<&str> {
            CATALOGUE.iter().filter(is).filter_map(|entry| entry.id).collect()
        };
        assert_eq!(
            ids(|entry| entry.rule == RuleOrigin::Model),
            ["binary-burr", "lock250", "kugellager", "kugellager7", "generation", "chain", "slideout"]
        );
        assert_eq!(ids(|entry| entry.shape == Shape::Tree), ["elephants", "slideout"]);
        assert_eq!(ids(|entry| entry.pieces.is_none()), ["chain", "slideout"]);
        for entry in CATALOGUE {
            let Some(id) = entry.id else { continue };
            let puzzle = AnyPuzzle::from_keys(id, &mut Keys::new(Vec::new(), 1000)).unwrap().puzzle;
            let any_number_will_do = entry.pieces.is_none();
            assert_eq!(entry.base, base(&puzzle).filter(|_| !any_number_will_do), "{id}");
        }
    }

    #[test]
    fn the_published_numbers_are_those_of_the_usual_sizes() {
        for entry in CATALOGUE {
            let (Some(spec), Some(published)) = (entry.spec(), entry.published) else { continue };
            let (id, keys) = spec.split_once('?').unwrap_or((spec, ""));
            let pairs = keys.split('&').filter_map(|pair| pair.split_once('='));
            let pairs = pairs.map(|(key, value)| (key.to_owned(), Some(value.to_owned()))).collect();
            let setup = AnyPuzzle::from_keys(id, &mut Keys::new(pairs, 1000)).unwrap();
            let steps = setup.puzzle.route(&setup.start, &setup.goal).unwrap().steps().clone();
            let take_out = u32::from(entry.counts_take_out());
            assert_eq!(steps, Steps::from(published - take_out), "{spec}");
            assert!(entry.is_usual_size(setup.puzzle.pieces()), "{spec}");
        }
    }
}
