//! The n-ary family: every puzzle is opened by its link, played, refused, hinted, scrubbed and finished.

use anyhow::Result;
use gros_browser_tests::{
    page::{Page, Role},
    scenarios,
};
use thirtyfour::Key;

scenarios! {
    on gros_browser_tests::site::page;
    play_dials_and_rods,
    play_balls_and_locks,
    play_elephants_and_slides,
    play_bars,
    dials_on_a_phone: Settings::on_phone(),
    dials_by_keyboard,
    a_ball_goes_where_it_is_pushed,
    a_dead_end_is_named,
    many_pieces,
    set_places_keys_and_pieces,
}

/// What is played: the free piece first, then a piece that is held.
struct Case {
    spec: &'static str,
    steps: &'static str,
    /// The piece that may always move, and the state after its move.
    free: (&'static str, &'static str),
    /// A piece that cannot move then, and what the page says of it.
    held: (&'static str, &'static str),
    /// The step before the last, and the goal.
    end: (&'static str, &'static str),
}

const BEST: &str = "[data-piece][aria-label$='best next']";

async fn choose(page: &Page, piece: &str) -> Result<()> {
    page.click_on(&page.marked("piece", piece).await?).await
}

async fn play(page: &Page, case: &Case) -> Result<()> {
    page.open(case.spec).await?;
    page.expect_steps(case.steps).await?;
    let start = page.puzzle().await?.state;
    choose(page, case.free.0).await?;
    page.expect_state(case.free.1).await?;
    choose(page, case.held.0).await?;
    page.expect_text(case.held.1).await?;
    page.expect_state(case.free.1).await?;
    page.click(Role::Button, "Undo").await?;
    page.expect_state(&start).await?;
    page.click(Role::Button, "Hint").await?;
    page.click(Role::Button, "Do it").await?;
    page.expect_step("1").await?;
    page.drag_slider("Step", 1.0).await?;
    page.expect_state(case.end.1).await?;
    page.fill("Step", case.end.0).await?;
    page.expect_step(case.end.0).await?;
    page.expect_shown(BEST).await?;
    page.script::<()>("document.querySelector(arguments[0]).focus()", vec![BEST.into()]).await?;
    page.press(&[Key::Enter]).await?;
    page.expect_state(case.end.1).await?;
    page.expect_text("Goal reached").await
}

async fn play_dials_and_rods(page: Page) -> Result<()> {
    let dials = Case {
        spec: "spinout",
        steps: "85",
        free: ("1", "1111110"),
        held: ("5", "Dial 5 cannot move. Dials 3, 2 must be flat."),
        end: ("84", "0000000"),
    };
    let rods = Case {
        spec: "brain",
        steps: "170",
        free: ("1", "00000001"),
        held: ("5", "Rod 5 cannot move. Rod 4 must be out."),
        end: ("169", "11111111"),
    };
    play(&page, &dials).await?;
    play(&page, &rods).await
}

async fn play_balls_and_locks(page: Page) -> Result<()> {
    let lock = |spec, steps, end| Case { spec, steps, free: ("0", ""), held: ("3", "3 cannot move"), end };
    let cases = [
        Case { free: ("0", "00001"), ..lock("kugellager", "1249", ("1248", "44441")) },
        Case { free: ("0", "00001"), ..lock("kugellager7", "4801", ("4800", "66661")) },
        Case { free: ("0", "0001"), ..lock("lock250", "249", ("248", "4441")) },
        Case {
            free: ("0", "0.0.0.0.0.0.0.1"),
            ..lock("generation", "341718749", ("341718748", "14.14.14.14.14.14.14.1"))
        },
        Case { free: ("1", "0001"), ..lock("rectangle", "53", ("52", "2221")) },
        Case {
            held: ("5", "Ring 5 cannot move"),
            free: ("0", "1111110"),
            ..lock("binary-burr", "85", ("84", "0000000"))
        },
        Case { free: ("1", "00001"), ..lock("chain?radices=3,2,4,3,5", "359", ("358", "42300")) },
    ];
    for case in &cases {
        play(&page, case).await?;
    }
    Ok(())
}

async fn play_elephants_and_slides(page: Page) -> Result<()> {
    let slide = |spec, steps, held, free, end| Case { spec, steps, free: ("1", free), held, end };
    let cases = [
        slide("elephants", "114", ("3", "Elephant 3 cannot move"), "00001", ("113", "22222")),
        slide("slideout?base=5&n=3", "108", ("3", "Piece 3 cannot move"), "001", ("107", "444")),
        slide("slideout?base=4&n=3", "51", ("3", "Piece 3 cannot move"), "001", ("50", "333")),
    ];
    for case in &cases {
        play(&page, case).await?;
    }
    Ok(())
}

async fn play_bars(page: Page) -> Result<()> {
    let bars = Case {
        spec: "hexadecimal",
        steps: "170",
        free: ("1", "10000000"),
        held: ("4", "Bar 4 cannot move. Bar 2 must be down."),
        end: ("169", "11111111"),
    };
    play(&page, &bars).await?;
    let other_key = Case {
        spec: "hexadecimal?key=0111",
        steps: "16",
        held: ("4", "Bar 4 cannot move. Bars 3, 2 must be down."),
        end: ("15", "11111111"),
        ..bars
    };
    play(&page, &other_key).await
}

async fn dials_on_a_phone(page: Page) -> Result<()> {
    page.open("spinout").await?;
    choose(&page, "1").await?;
    page.expect_state("1111110").await?;
    choose(&page, "3").await?;
    page.expect_state("1111010").await?;
    choose(&page, "7").await?;
    page.expect_text("Dial 7 cannot move").await?;
    page.expect_no_sideways_scrolling().await
}

async fn dials_by_keyboard(page: Page) -> Result<()> {
    page.open("spinout").await?;
    page.tab_to(Role::Button, "Dial 1, upright, can move, best next").await?;
    page.press(&[Key::Down]).await?;
    page.expect_state("1111110").await?;
    page.press(&[Key::Left, Key::Left, Key::Enter]).await?;
    page.expect_state("1111010").await?;
    page.press(&[Key::Left, Key::Down]).await?;
    page.expect_text("Dial 4 cannot move").await?;
    page.type_text("1").await?;
    page.expect_state("1111011").await?;
    page.open("spinout").await?;
    page.show_setup().await?;
    page.click(Role::CheckBox, "Dials may turn outside the case too").await?;
    page.expect_steps("49").await?;
    page.click(Role::CheckBox, "Dials may turn outside the case too").await?;
    page.expect_steps("85").await
}

/// Above a ball is up, below it is down; its arrow keys do the same.
async fn a_ball_goes_where_it_is_pushed(page: Page) -> Result<()> {
    page.open("kugellager?step=777").await?;
    page.tab_to(Role::Button, "Ball 1, level 1, can move, best next").await?;
    page.press(&[Key::Up]).await?;
    page.expect_text("Ball 1 cannot move. The driver must be at place 0.").await?;
    page.press(&[Key::Down]).await?;
    page.expect_state("34201").await?;
    page.press(&[Key::Up]).await?;
    page.expect_state("34211").await
}

async fn a_dead_end_is_named(page: Page) -> Result<()> {
    // At step 83 the longest dead end begins.
    page.open("elephants?step=83").await?;
    choose(&page, "1").await?;
    page.expect_text("Dead end: 1 move back to the path").await?;
    page.click(Role::Button, "Undo").await?;
    page.expect_text_gone("Dead end").await
}

/// However many pieces there are, only some are drawn, among them the free one and the next.
async fn many_pieces(page: Page) -> Result<()> {
    for spec in ["spinout?n=64", "brain?n=1000", "elephants?n=64", "slideout?base=5&n=1000", "chain?n=1000"] {
        page.open(spec).await?;
        page.expect_step("0").await?;
        choose(&page, "1").await?;
        page.expect_puzzle("piece 1 moved", |puzzle| {
            puzzle.state != puzzle.state[..1].repeat(puzzle.state.len())
        })
        .await?;
        assert!(page.count("[data-piece]").await? <= 60, "{spec}");
        assert!(page.count("#board *").await? <= 1500, "{spec}");
        page.expect_shown(BEST).await?;
    }
    page.expect_no_sideways_scrolling().await
}

async fn set_places_keys_and_pieces(page: Page) -> Result<()> {
    page.open("chain").await?;
    page.expect_steps("80").await?;
    page.show_setup().await?;
    page.click(Role::Button, "More places").await?;
    page.expect_steps("255").await?;
    page.expect_spec("chain?base=4").await?;
    page.click(Role::Button, "Undo").await?;
    page.expect_steps("80").await?;
    page.open("hexadecimal").await?;
    page.show_setup().await?;
    page.choose("Cuts of the key", "0111, 16 moves").await?;
    page.expect_steps("16").await?;
    page.open("spinout").await?;
    page.show_setup().await?;
    // The first row of small pieces is that of the start.
    page.click_on(&page.marked("mini", "3").await?).await?;
    page.expect_state("1111011").await
}
