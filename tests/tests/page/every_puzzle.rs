//! Every puzzle from its link to its goal: a legal and an illegal move, undo, hint, drag and step field.

use anyhow::Result;
use gros_browser_tests::{
    page::{Page, Role},
    runner, scenarios,
};

scenarios! {
    on gros_browser_tests::site::page;
    chromium:
    rings_and_piles,
    towers,
    dials_outside,
    dials_and_rods,
    balls_and_locks,
    elephants_slides_and_bars,
}

/// Elements to click, as the names and values of `data-` attributes.
type Clicks = &'static [(&'static str, &'static str)];

#[derive(Clone, Copy)]
struct Case {
    spec: &'static str,
    steps: &'static str,
    /// A legal move and the state after it.
    legal: (Clicks, &'static str),
    /// A move that is illegal after it, and the refusal.
    refused: (Clicks, &'static str),
    /// The last step but one, and the final state.
    end: (&'static str, &'static str),
}

async fn click(page: &Page, clicks: Clicks) -> Result<()> {
    for (attribute, value) in clicks {
        page.click_on(&page.find_data(attribute, value).await?).await?;
    }
    Ok(())
}

async fn play(page: &Page, case: &Case) -> Result<()> {
    page.open(case.spec).await?;
    page.expect_steps(case.steps).await?;
    let start = page.puzzle().await?.state;
    click(page, case.legal.0).await?;
    page.expect_state(case.legal.1).await?;
    click(page, case.refused.0).await?;
    page.expect_text(case.refused.1).await?;
    page.expect_state(case.legal.1).await?;
    page.click(Role::Button, "Undo").await?;
    page.expect_state(&start).await?;
    page.click(Role::Button, "Hint").await?;
    page.expect_count(".caption-hint", 1).await?;
    page.click(Role::Button, "Do it").await?;
    page.expect_step("1").await?;
    page.drag_slider("Step", 1.0).await?;
    page.expect_state(case.end.1).await?;
    page.fill("Step", case.end.0).await?;
    page.expect_step(case.end.0).await?;
    page.click(Role::Button, "Do it").await?;
    page.expect_state(case.end.1).await?;
    page.expect_shown(".caption-won").await
}

async fn rings_and_piles(page: Page) -> Result<()> {
    let rings = Case {
        spec: "rings",
        steps: "341",
        legal: (&[("ring", "1")], "111111110"),
        refused: (&[("ring", "5")], "Ring 5 cannot move."),
        end: ("340", "000000000"),
    };
    let pair = Case { spec: "rings?pair=1", steps: "256", end: ("255", "000000000"), ..rings };
    let piles = Case {
        spec: "wythoff?piles=1,3&against=two",
        steps: "3",
        legal: (&[("place", "1,2"), ("place", "1,2")], "1,2"),
        refused: (&[("place", "0,0")], "You cannot take"),
        end: ("2", "0,0"),
    };
    let nim = Case {
        spec: "wythoff?piles=2,5&rule=nim&against=two",
        steps: "5",
        legal: (&[("place", "2,2"), ("place", "2,2")], "2,2"),
        refused: (&[("place", "1,1")], "You can take from one pile only."),
        end: ("4", "0,0"),
    };
    play_all(&page, &[rings, pair, piles], &[nim]).await
}

async fn towers(page: Page) -> Result<()> {
    const CLASSIC: Case = Case {
        spec: "hanoi",
        steps: "31",
        legal: (&[("peg", "A"), ("peg", "C")], "AAAAC"),
        refused: (&[("peg", "A"), ("peg", "C")], "Disc 2 cannot go on disc 1"),
        end: ("30", "CCCCC"),
    };
    let four = Case {
        spec: "hanoi?n=4&pegs=4",
        steps: "9",
        legal: (&[("peg", "A"), ("peg", "C")], "AAAC"),
        end: ("8", "DDDD"),
        ..CLASSIC
    };
    let linear = Case {
        spec: "hanoi?n=3&rule=linear",
        steps: "26",
        legal: (&[("peg", "A"), ("peg", "B")], "AAB"),
        refused: (&[("peg", "A"), ("peg", "C")], "A disc can move only to a neighbouring peg."),
        end: ("25", "CCC"),
    };
    let cyclic = Case {
        spec: "hanoi?n=3&rule=cyclic",
        steps: "21",
        refused: (&[("peg", "A"), ("peg", "C")], "A to B, B to C, C to A"),
        end: ("20", "CCC"),
        ..linear
    };
    play_all(&page, &[CLASSIC, four, linear], &[cyclic]).await
}

async fn dials_outside(page: Page) -> Result<()> {
    let dials = Case {
        spec: "spinout?outside=1",
        steps: "49",
        legal: (&[("piece", "1")], "UUUUUUL@0"),
        refused: (&[("piece", "4")], "Dial 4 cannot move to the gap now."),
        end: ("48", "LRRRRRU@4"),
    };
    play(&page, &dials).await?;
    // Every turn has a button, and the slide moves until an upright dial blocks it.
    page.open("spinout?outside=1&step=44").await?;
    page.find(Role::Button, "dial 3 upright, outside").await?;
    page.click(Role::Button, "Push the slide in").await?;
    page.click(Role::Button, "Pull the slide out").await?;
    page.click(Role::Button, "dial 3 facing right, outside").await?;
    page.expect_step("45").await?;
    page.expect_no_sideways_scrolling().await
}

const fn case(
    spec: &'static str,
    steps: &'static str,
    legal: (Clicks, &'static str),
    refused: (Clicks, &'static str),
    end: (&'static str, &'static str),
) -> Case {
    Case { spec, steps, legal, refused, end }
}

/// Plays cases; the deep run also plays those that share the code of their board with one of them.
async fn play_all(page: &Page, cases: &[Case], alike: &[Case]) -> Result<()> {
    let alike = if runner::is_deep() { alike } else { &[] };
    for case in cases.iter().chain(alike) {
        play(page, case).await?;
    }
    Ok(())
}

const DRIVER: Clicks = &[("piece", "0")];
const PIECE_1: Clicks = &[("piece", "1")];
const PIECE_3: Clicks = &[("piece", "3")];
const PIECE_4: Clicks = &[("piece", "4")];
const PIECE_5: Clicks = &[("piece", "5")];

async fn dials_and_rods(page: Page) -> Result<()> {
    let flat = (PIECE_5, "Dial 5 cannot move. Dials 2 and 3 must be flat.");
    let cases = [
        case("spinout", "85", (PIECE_1, "1111110"), flat, ("84", "0000000")),
        case(
            "brain",
            "170",
            (PIECE_1, "00000001"),
            (PIECE_5, "Rod 5 cannot move. Rod 4 must be out."),
            ("169", "11111111"),
        ),
    ];
    play_all(&page, &cases, &[]).await
}

async fn balls_and_locks(page: Page) -> Result<()> {
    let held = (PIECE_3, "3 cannot move");
    let cases = [
        case("kugellager", "1249", (DRIVER, "00001"), held, ("1248", "44441")),
        case(
            "generation",
            "341718749",
            (DRIVER, "0.0.0.0.0.0.0.1"),
            held,
            ("341718748", "14.14.14.14.14.14.14.1"),
        ),
        case("rectangle", "53", (PIECE_1, "0001"), held, ("52", "2221")),
        case("binary-burr", "85", (DRIVER, "1111110"), (PIECE_5, "Ring 5 cannot move"), ("84", "0000000")),
    ];
    let alike = [
        case("kugellager7", "4801", (DRIVER, "00001"), held, ("4800", "66661")),
        case("lock250", "249", (DRIVER, "0001"), held, ("248", "4441")),
        case("chain?radices=3,2,4,3,5", "359", (PIECE_1, "00001"), held, ("358", "42300")),
    ];
    play_all(&page, &cases, &alike).await
}

async fn elephants_slides_and_bars(page: Page) -> Result<()> {
    let piece = (PIECE_3, "Piece 3 cannot move");
    let cases = [
        case("elephants", "114", (PIECE_1, "00001"), (PIECE_3, "Elephant 3 cannot move"), ("113", "22222")),
        case("slideout?base=5&n=3", "108", (PIECE_1, "001"), piece, ("107", "444")),
        case(
            "hexadecimal",
            "170",
            (PIECE_1, "10000000"),
            (PIECE_4, "Bar 4 cannot move. Bar 2 must be down."),
            ("169", "11111111"),
        ),
    ];
    let alike = [
        case("slideout?base=4&n=3", "51", (PIECE_1, "001"), piece, ("50", "333")),
        case(
            "hexadecimal?key=0111",
            "16",
            (PIECE_1, "10000000"),
            (PIECE_4, "Bar 4 cannot move. Bars 2 and 3 must be down."),
            ("15", "11111111"),
        ),
    ];
    play_all(&page, &cases, &alike).await
}
