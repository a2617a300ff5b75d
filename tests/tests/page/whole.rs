//! Rings, towers, dials outside and piles: each is opened by its link, played, refused, hinted, scrubbed, undone and
//! finished. The rest of the family is played the same way in its own file.

use anyhow::Result;
use gros_browser_tests::{
    page::{Page, Role},
    scenarios,
};

scenarios! {
    on gros_browser_tests::site::page;
    whole_rings_and_piles,
    whole_towers,
    whole_dials_outside,
}

/// What to click, by its mark.
type Clicks = &'static [(&'static str, &'static str)];

struct Case {
    spec: &'static str,
    steps: &'static str,
    /// A legal move, and the state after it.
    legal: (Clicks, &'static str),
    /// A move that is refused then, and what the page says of it.
    refused: (Clicks, &'static str),
    /// The step before the last, and the state at the end.
    end: (&'static str, &'static str),
}

async fn click(page: &Page, clicks: Clicks) -> Result<()> {
    for (attribute, value) in clicks {
        page.click_on(&page.marked(attribute, value).await?).await?;
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
    page.expect_text("Hint: ").await?;
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

async fn whole_rings_and_piles(page: Page) -> Result<()> {
    let rings = Case {
        spec: "rings",
        steps: "341",
        legal: (&[("ring", "1")], "111111110"),
        refused: (&[("ring", "5")], "Ring 5 cannot move."),
        end: ("340", "000000000"),
    };
    let pair = Case { spec: "rings?pair=1", steps: "256", end: ("255", "000000000"), ..rings };
    let piles = Case {
        spec: "wythoff?piles=1,3",
        steps: "3",
        legal: (&[("place", "1,2")], "1,2"),
        refused: (&[("place", "0,0")], "is not allowed"),
        end: ("2", "0,0"),
    };
    for case in [&rings, &pair, &piles] {
        play(&page, case).await?;
    }
    Ok(())
}

async fn whole_towers(page: Page) -> Result<()> {
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
        refused: (&[("peg", "A"), ("peg", "C")], "A disc moves to a neighbouring peg only."),
        end: ("25", "CCC"),
    };
    let cyclic = Case {
        spec: "hanoi?n=3&rule=cyclic",
        steps: "21",
        refused: (&[("peg", "A"), ("peg", "C")], "A to B, B to C, C to A"),
        end: ("20", "CCC"),
        ..linear
    };
    for case in [&CLASSIC, &four, &linear, &cyclic] {
        play(&page, case).await?;
    }
    Ok(())
}

async fn whole_dials_outside(page: Page) -> Result<()> {
    let dials = Case {
        spec: "spinout?outside=1",
        steps: "49",
        legal: (&[("piece", "1")], "UUUUUUL@0"),
        refused: (&[("piece", "4")], "Dial 4 cannot get to the gap now."),
        end: ("48", "LRRRRRU@4"),
    };
    play(&page, &dials).await?;
    // Every turn has a button of its own, and the slide goes as far as the upright dials let it.
    page.open("spinout?outside=1&step=44").await?;
    page.find(Role::Button, "dial 3 upright, outside").await?;
    page.click(Role::Button, "Push the slide in").await?;
    page.click(Role::Button, "Pull the slide out").await?;
    page.click(Role::Button, "dial 3 facing right, outside").await?;
    page.expect_step("45").await?;
    page.expect_no_sideways_scrolling().await
}
