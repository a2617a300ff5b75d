//! The palette: each colour by its purpose, in the light and in the dark theme.
//!
//! The custom properties of the page and the colours of exported pictures are made from it.

/// The two themes of the page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Theme {
    /// Dark on light.
    #[default]
    Light,
    /// Light on dark.
    Dark,
}

impl Theme {
    /// Both themes.
    pub const ALL: [Theme; 2] = [Theme::Light, Theme::Dark];

    /// Returns the word for it in links and on the command line.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }
}

/// Makes the colours from a list of lines: a name, a custom property without the two hyphens, the light and dark
/// values, and a colour of the system in place of them if the reader's colours are forced.
macro_rules! colours {
    ($($name:ident $token:literal $light:literal $dark:literal $($forced:literal)?)+) => {
        /// A colour, named by its purpose.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[allow(missing_docs, reason = "each says in its name what it is for")]
        pub enum Colour { $($name,)+ }

        impl Colour {
            /// All colours, in style sheet order.
            pub const ALL: &[Colour] = &[$(Colour::$name,)+];

            /// Returns the name of its custom property, without the two hyphens.
            #[must_use]
            pub const fn token(self) -> &'static str {
                match self { $(Colour::$name => $token,)+ }
            }

            /// Returns its value in a theme, in CSS and SVG syntax.
            #[must_use]
            pub const fn in_theme(self, theme: Theme) -> &'static str {
                match (self, theme) {
                    $((Colour::$name, Theme::Light) => $light, (Colour::$name, Theme::Dark) => $dark,)+
                }
            }

            /// Returns the colour of the system that takes its place if colours are forced: what is on is solid, what
            /// is off is hollow, what is next is highlighted.
            const fn forced(self) -> Option<&'static str> {
                match self { $(Colour::$name => colours!(@first $($forced)?),)+ }
            }
        }
    };
    (@first) => { None };
    (@first $forced:literal) => { Some($forced) };
}

colours! {
    Bg          "bg"            "#fbfaf7" "#14161a"     "Canvas"
    Surface     "surface"       "#ffffff" "#1d2026"     "Canvas"
    Sunken      "sunken"        "#f0eee8" "#0f1114"     "Canvas"
    Past        "past"          "#e9e6de" "#0f1114"     "Canvas"
    Ink         "ink"           "#1b1d22" "#ecedef"     "CanvasText"
    Muted       "muted"         "#565b66" "#a9afba"     "CanvasText"
    Border      "border"        "#767c88" "#7f8794"     "CanvasText"
    Hair        "hair"          "#dad7cf" "#30353e"     "GrayText"
    Accent      "accent"        "#0b5cad" "#7db8f5"     "Highlight"
    AccentHover "accent-hover"  "#094c90" "#9ac8f8"     "Highlight"
    OnAccent    "on-accent"     "#ffffff" "#0b1a2a"     "HighlightText"
    AccentTint  "accent-tint"   "#e4eef8" "#1c2b3d"     "Canvas"
    Hint        "hint"          "#9a4a00" "#f2b158"     "Highlight"
    HintFill    "hint-fill"     "#f2a33a" "#f2b158"     "Highlight"
    HintTint    "hint-tint"     "#fcecd3" "#3a2c17"     "Canvas"
    OnHint      "on-hint"       "#2b1700" "#201303"     "HighlightText"
    Good        "good"          "#1b6b38" "#6fcf8e"     "CanvasText"
    GoodTint    "good-tint"     "#e3f1e7" "#17301f"     "Canvas"
    Bad         "bad"           "#b3261e" "#ff8a80"     "CanvasText"
    BadTint     "bad-tint"      "#fbe9e7" "#3a1d1b"     "Canvas"
    Odd         "odd"           "#2c6fb3" "#6faeeb"     "CanvasText"
    OnOdd       "on-odd"        "#ffffff" "#14161a"     "Canvas"
    Even        "even"          "#e2c48f" "#ebd3a6"     "CanvasText"
    EvenLine    "even-line"     "#7a5a22" "#8a6a2c"     "Canvas"
    OnEven      "on-even"       "#1b1d22" "#14161a"     "Canvas"
    DiscLine    "disc-line"     "#1b1d22" "#14161a"     "Canvas"
    RingOn      "ring-on"       "#d9a441" "#e3b355"     "CanvasText"
    RingOnLine  "ring-on-line"  "#4a3208" "#14161a"     "Canvas"
    OnRingOn    "on-ring-on"    "#1b1d22" "#14161a"     "Canvas"
    RingOff     "ring-off"      "#a9b1bd" "#8f98a6"     "Canvas"
    RingOffLine "ring-off-line" "#565b66" "#a9afba"     "CanvasText"
    RingOnBack  "ring-on-back"  "#b98630" "#af8435"     "CanvasText"
    RingOnHi    "ring-on-hi"    "#f8e3ae" "#fcebbd"     "CanvasText"
    RingOffBack "ring-off-back" "#8d95a2" "#68707d"     "Canvas"
    RingOffHi   "ring-off-hi"   "#eff0f4" "#cbd2dc"     "Canvas"
    RingOffHalo "ring-off-halo" "#565b66" "#14161a"     "CanvasText"
    Rail        "rail"          "#8db8dd" "#5f9bcb"     "Canvas"
    RailHi      "rail-hi"       "#e4f1fb" "#b5daf5"     "Canvas"
    RailLo      "rail-lo"       "#5b8ab4" "#3d719c"     "Canvas"
    RailLine    "rail-line"     "#1f4c73" "#14161a"     "CanvasText"
    Rod         "rod"           "#e7e9ec" "#a9afba"     "Canvas"
    RodLine     "rod-line"      "#3b3f47" "#14161a"     "CanvasText"
    Eye         "eye"           "#3b3f47" "#c3c8d0"     "CanvasText"
    Peg         "peg"           "#c9cdd3" "#a9afba"     "CanvasText"
    Bead        "bead"          "#b5551c" "#d9793a"     "CanvasText"
    Wood        "wood"          "#8a5a36" "#9c6b45"     "Canvas"
    WoodLine    "wood-line"     "#452815" "#14161a"     "CanvasText"
    Grain       "grain"         "#a8987a" "#6b6455"     "Canvas"
    Plate       "plate"         "#e4dccb" "#3a3730"     "Canvas"
    PlateTop    "plate-top"     "#f1eadb" "#46423a"     "Canvas"
    PlateLo     "plate-lo"      "#cfc5b0" "#2c2a25"
    PlateLine   "plate-line"    "#80776a" "#8c8778"     "CanvasText"
    Cold        "cold"          "#1f4c73" "#7db8f5"     "CanvasText"
    Hot         "hot"           "#f7e3c5" "#3a2e1c"     "Canvas"
    Ray         "ray"           "#ffffffbf" "#ffffff1f" "Canvas"
    Pit         "pit"           "#dcd4c3" "#0f1114"     "Canvas"
    Bay         "bay"           "#f8f4ea" "#4d493f"
    Groove      "groove"        "#cbc1ac" "#1b1a17"     "Canvas"
    GrooveLo    "groove-lo"     "#a99e86" "#0c0c0b"     "CanvasText"
    Hide        "hide"          "#aeb6c2" "#9aa3b1"
    HideLine    "hide-line"     "#3f4550" "#14161a"
    Ear         "ear"           "#e7b9a8" "#c98f7c"
    Shade       "shade"         "#281e0a1c" "#00000052"
    Thumb       "thumb"         "#ffffff" "#14161a"     "Canvas"
    Gloss       "gloss"         "#ffffff" "#ffffff"     "Canvas"
    Shadow      "shadow"        "#00000033" "#00000033"
    Veil        "veil"          "#00000078" "#00000078"
    Paper       "paper"         "#ffffff" "#ffffff"
    Print       "print"         "#000000" "#000000"
    PrintMuted  "print-muted"   "#555555" "#555555"
}

/// The values of colours for readers who ask for more contrast, at least 7 : 1 for all text.
const CONTRAST: [(Colour, &str); 8] = [
    (Colour::Border, "var(--ink)"),
    (Colour::Muted, "var(--ink)"),
    (Colour::Accent, "light-dark(#07417c, #aed4fb)"),
    (Colour::AccentHover, "light-dark(#053466, #c6e1fc)"),
    (Colour::Hint, "light-dark(#6b3300, #f8c988)"),
    (Colour::Good, "light-dark(#124a27, #9be0b1)"),
    (Colour::Bad, "light-dark(#8a1711, #ffb4ad)"),
    (Colour::Odd, "light-dark(#1f5488, #8fc1f2)"),
];

/// Writes the custom properties of all colours for a style sheet; each property holds the values of both themes. After
/// them come the values for readers whose system asks for more contrast or forces its colours.
///
/// ```
/// let properties = gros_picture::palette::custom_properties();
/// assert!(properties.contains("--ink: light-dark(#1b1d22, #ecedef);"));
/// assert!(properties.contains("--ink: CanvasText;"));
/// ```
#[must_use]
pub fn custom_properties() -> String {
    let both = |colour: &Colour| {
        let (light, dark) = (colour.in_theme(Theme::Light), colour.in_theme(Theme::Dark));
        let value = if light == dark { light.to_owned() } else { format!("light-dark({light}, {dark})") };
        property(*colour, &value)
    };
    let forced =
        Colour::ALL.iter().filter_map(|colour| Some(property(*colour, colour.forced()?))).collect::<String>();
    let contrast = CONTRAST.map(|(colour, value)| property(colour, value)).concat();
    let all = Colour::ALL.iter().map(both).collect::<String>();
    format!(
        ":root {{\n{all}}}\n\
         @media (prefers-contrast: more) {{\n:root {{\n{contrast}}}\n}}\n\
         @media (forced-colors: active) {{\n:root {{\n{forced}}}\n}}\n"
    )
}

fn property(colour: Colour, value: &str) -> String {
    format!("  --{}: {value};\n", colour.token())
}
