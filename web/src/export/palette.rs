//! The colours of a moving drawing: those of the page, as its styles have them at that moment.

use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

/// A colour for each part of a moving drawing.
#[derive(Clone, Debug, PartialEq)]
pub struct Palette {
    /// The ground.
    pub ground: String,
    /// Words, and what matters less.
    pub ink: String,
    pub muted: String,
    /// Pegs and tracks.
    pub line: String,
    /// The line round a piece.
    pub piece_line: String,
    /// An odd piece, and its number.
    pub odd: String,
    pub on_odd: String,
    /// An even one.
    pub even: String,
    pub on_even: String,
}

impl Palette {
    /// Asks for each colour by the name that the styles have for it; none where one is not known.
    pub fn of(colour: impl Fn(&str) -> Option<String>) -> Option<Palette> {
        Some(Palette {
            ground: colour("--surface")?,
            ink: colour("--ink")?,
            muted: colour("--muted")?,
            line: colour("--border")?,
            piece_line: colour("--disc-line")?,
            odd: colour("--odd")?,
            on_odd: colour("--on-odd")?,
            even: colour("--even")?,
            on_even: colour("--on-even")?,
        })
    }

    /// Reads the colours of the page in its theme. A name alone may stand for several: an element is asked which it takes.
    pub fn of_page() -> Option<Palette> {
        let window = web_sys::window()?;
        let document = window.document()?;
        let probe = document.create_element("span").ok()?.dyn_into::<HtmlElement>().ok()?;
        document.body()?.append_child(&probe).ok()?;
        // Where the system chooses all colours, it leaves this one alone.
        let asked = probe.style();
        let _ = asked.set_property("forced-color-adjust", "none");
        let colour = |name: &str| {
            asked.set_property("color", &format!("var({name})")).ok()?;
            let taken = window.get_computed_style(&probe).ok()??;
            taken.get_property_value("color").ok().filter(|colour| !colour.is_empty())
        };
        let palette = Palette::of(colour);
        probe.remove();
        palette
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What the style sheet of the page has under a name.
    pub fn token(name: &str) -> Option<String> {
        let sheet = gros_picture::palette::custom_properties();
        let (_, value) = sheet.split_once(&format!("\n  {name}: "))?;
        Some(value.split_once(';')?.0.to_owned())
    }

    #[test]
    fn every_colour_is_a_token() {
        let palette = Palette::of(token).unwrap();
        assert!(palette.odd.starts_with("light-dark(#") && palette.odd != palette.even);
        assert_eq!(Palette::of(|name| token(name).filter(|_| name != "--odd")), None);
    }
}
