//! The moving picture of the README: the timeline dragged from the start to the goal, as a GIF.

use super::stop_motion;
use crate::{browser::Browser, matrix, page::Page, site};
use anyhow::{Context, Result, ensure};
use gif::{Encoder, Frame, Repeat};
use std::{fs::File, io::Cursor, path::Path};
use xtask::project;

/// Its name, by which it is chosen like other pictures.
pub const NAME: &str = "drag";

const SIZE: (u32, u32) = (960, 620);
/// The positions of the thumb.
const STOPS: u32 = 31;
/// In hundredths of a second.
const DELAY: u16 = 12;
/// The first and the last frame, in hundredths of a second.
const REST: u16 = 140;

pub async fn record(browser: &Browser) -> Result<()> {
    let page = Page::new(browser, site::page()?);
    browser.resize(SIZE).await?;
    stop_motion(browser).await?;
    page.open(&matrix::address("rings", "en", "light")).await?;
    let file = project::pictures().join(NAME).with_extension("gif");
    let mut film = Film::new(&file)?;
    for stop in 0..=STOPS {
        page.drag_slider("Step", f64::from(stop) / f64::from(STOPS)).await?;
        page.settle().await?;
        let delay = if stop == 0 || stop == STOPS { REST } else { DELAY };
        film.append(&browser.web.screenshot_as_png().await?, delay)?;
    }
    println!("{}", file.display());
    Ok(())
}

struct Film {
    encoder: Encoder<File>,
    /// The pixels of the last frame.
    last: Vec<u8>,
}

impl Film {
    fn new(file: &Path) -> Result<Self> {
        let mut encoder = Encoder::new(File::create(file)?, SIZE.0.try_into()?, SIZE.1.try_into()?, &[])?;
        encoder.set_repeat(Repeat::Infinite)?;
        Ok(Self { encoder, last: Vec::new() })
    }

    /// Appends a screenshot. Pixels that stay the same are transparent, which makes the file a fifth as large.
    fn append(&mut self, screenshot: &[u8], delay: u16) -> Result<()> {
        let (width, height, pixels) = pixels(screenshot)?;
        let mut changed = pixels.clone();
        for (new, old) in changed.chunks_exact_mut(CHANNELS).zip(self.last.chunks_exact(CHANNELS)) {
            if new == old {
                new.fill(0);
            }
        }
        self.last = pixels;
        let mut frame = Frame::from_rgba_speed(width, height, &mut changed, 10);
        frame.delay = delay;
        Ok(self.encoder.write_frame(&frame)?)
    }
}

const CHANNELS: usize = 4;

/// Returns width, height and the pixels as red, green, blue and opacity.
fn pixels(screenshot: &[u8]) -> Result<(u16, u16, Vec<u8>)> {
    let mut decoder = png::Decoder::new(Cursor::new(screenshot));
    decoder.set_transformations(png::Transformations::ALPHA);
    let mut reader = decoder.read_info()?;
    let mut pixels = vec![0; reader.output_buffer_size().context("the screenshot is too large")?];
    let info = reader.next_frame(&mut pixels)?;
    ensure!(info.color_type == png::ColorType::Rgba, "the screenshot is {:?}", info.color_type);
    pixels.truncate(info.buffer_size());
    Ok((info.width.try_into()?, info.height.try_into()?, pixels))
}
