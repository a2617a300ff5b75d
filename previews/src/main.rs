//! Paints SVG files as PNG files beside them, in the size of link previews: each in the middle of a sheet
//! with the background of the picture.

use anyhow::{Context, Result};
use resvg::{tiny_skia, usvg};
use std::{env, fs, path::PathBuf};

/// The size of a picture in a chat.
const SIZE: (u32, u32) = (1200, 630);

fn main() -> Result<()> {
    for file in env::args_os().skip(1).map(PathBuf::from) {
        let svg = fs::read_to_string(&file).with_context(|| file.display().to_string())?;
        fs::write(file.with_extension("png"), painted(&svg)?)?;
    }
    Ok(())
}

fn painted(svg: &str) -> Result<Vec<u8>> {
    let (width, height) = SIZE;
    let tree = usvg::Tree::from_str(svg, &usvg::Options::default())?;
    let mut sheet = tiny_skia::Pixmap::new(width, height).context("a picture has a size")?;
    let (own, room) = (tree.size(), (width as f32, height as f32));
    let scale = (room.0 / own.width()).min(room.1 / own.height());
    let place = tiny_skia::Transform::from_scale(scale, scale)
        .post_translate((room.0 - own.width() * scale) / 2.0, (room.1 - own.height() * scale) / 2.0);
    resvg::render(&tree, place, &mut sheet.as_mut());
    // The ground of the picture goes on to the edges of the sheet.
    let ground = sheet
        .pixel(width / 2, height / 2 - (own.height() * scale / 2.0) as u32 + 2)
        .context("the picture has a ground")?;
    sheet.fill(tiny_skia::Color::from_rgba8(ground.red(), ground.green(), ground.blue(), 255));
    resvg::render(&tree, place, &mut sheet.as_mut());
    Ok(sheet.encode_png()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_picture_has_the_size_for_chats() {
        let ground = "<rect width=\"300\" height=\"100\" fill=\"#123456\"/>";
        let svg = format!("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 300 100\">{ground}</svg>");
        let sheet = tiny_skia::Pixmap::decode_png(&painted(&svg).unwrap()).unwrap();
        assert_eq!((sheet.width(), sheet.height()), SIZE);
        let corner = sheet.pixel(0, 0).unwrap();
        assert_eq!((corner.red(), corner.green(), corner.blue()), (0x12, 0x34, 0x56));
    }
}
