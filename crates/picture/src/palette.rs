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

/// Makes the colours from a list of lines: a name, a custom property without the two hyphens, and the light and dark
/// values.
macro_rules! colours {
    ($($name:ident $token:literal $light:literal $dark:literal)+) => {
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
        }
    };
}

colours! {
    Bg          "bg"            "#fbfaf7" "#14161a"
    Surface     "surface"       "#ffffff" "#1d2026"
    Sunken      "sunken"        "#f0eee8" "#0f1114"
    Past        "past"          "#e9e6de" "#0f1114"
    Ink         "ink"           "#1b1d22" "#ecedef"
    Muted       "muted"         "#565b66" "#a9afba"
    Border      "border"        "#767c88" "#7f8794"
    Hair        "hair"          "#dad7cf" "#30353e"
    Accent      "accent"        "#0b5cad" "#7db8f5"
    AccentHover "accent-hover"  "#094c90" "#9ac8f8"
    OnAccent    "on-accent"     "#ffffff" "#0b1a2a"
    AccentTint  "accent-tint"   "#e4eef8" "#1c2b3d"
    Hint        "hint"          "#9a4a00" "#f2b158"
    HintFill    "hint-fill"     "#f2a33a" "#f2b158"
    HintTint    "hint-tint"     "#fcecd3" "#3a2c17"
    OnHint      "on-hint"       "#2b1700" "#201303"
    Good        "good"          "#1b6b38" "#6fcf8e"
    GoodTint    "good-tint"     "#e3f1e7" "#17301f"
    Bad         "bad"           "#b3261e" "#ff8a80"
    BadTint     "bad-tint"      "#fbe9e7" "#3a1d1b"
    Odd         "odd"           "#2c6fb3" "#6faeeb"
    OnOdd       "on-odd"        "#ffffff" "#14161a"
    Even        "even"          "#e2c48f" "#ebd3a6"
    EvenLine    "even-line"     "#7a5a22" "#8a6a2c"
    OnEven      "on-even"       "#1b1d22" "#14161a"
    DiscLine    "disc-line"     "#1b1d22" "#14161a"
    RingOn      "ring-on"       "#d9a441" "#e3b355"
    RingOnLine  "ring-on-line"  "#4a3208" "#14161a"
    OnRingOn    "on-ring-on"    "#1b1d22" "#14161a"
    RingOff     "ring-off"      "#a9b1bd" "#8f98a6"
    RingOffLine "ring-off-line" "#565b66" "#a9afba"
    RingOnBack  "ring-on-back"  "#b98630" "#af8435"
    RingOnHi    "ring-on-hi"    "#f8e3ae" "#fcebbd"
    RingOffBack "ring-off-back" "#8d95a2" "#68707d"
    RingOffHi   "ring-off-hi"   "#eff0f4" "#cbd2dc"
    RingOffHalo "ring-off-halo" "#565b66" "#14161a"
    Rail        "rail"          "#8db8dd" "#5f9bcb"
    RailHi      "rail-hi"       "#e4f1fb" "#b5daf5"
    RailLo      "rail-lo"       "#5b8ab4" "#3d719c"
    RailLine    "rail-line"     "#1f4c73" "#14161a"
    Rod         "rod"           "#e7e9ec" "#a9afba"
    RodLine     "rod-line"      "#3b3f47" "#14161a"
    Eye         "eye"           "#3b3f47" "#c3c8d0"
    Peg         "peg"           "#c9cdd3" "#a9afba"
    Bead        "bead"          "#b5551c" "#d9793a"
    Wood        "wood"          "#8a5a36" "#9c6b45"
    WoodLine    "wood-line"     "#452815" "#14161a"
    Grain       "grain"         "#a8987a" "#6b6455"
    Plate       "plate"         "#e4dccb" "#3a3730"
    PlateTop    "plate-top"     "#f1eadb" "#46423a"
    PlateLo     "plate-lo"      "#cfc5b0" "#2c2a25"
    PlateLine   "plate-line"    "#80776a" "#8c8778"
    Cold        "cold"          "#1f4c73" "#7db8f5"
    Hot         "hot"           "#f7e3c5" "#3a2e1c"
    Ray         "ray"           "#ffffffbf" "#ffffff1f"
    Pit         "pit"           "#dcd4c3" "#0f1114"
    Bay         "bay"           "#f8f4ea" "#4d493f"
    Groove      "groove"        "#cbc1ac" "#1b1a17"
    GrooveLo    "groove-lo"     "#a99e86" "#0c0c0b"
    Hide        "hide"          "#aeb6c2" "#9aa3b1"
    HideLine    "hide-line"     "#3f4550" "#14161a"
    Ear         "ear"           "#e7b9a8" "#c98f7c"
    Shade       "shade"         "#281e0a1c" "#00000052"
    Thumb       "thumb"         "#ffffff" "#14161a"
    Gloss       "gloss"         "#ffffff" "#ffffff"
    Shadow      "shadow"        "#00000033" "#00000033"
    Veil        "veil"          "#00000078" "#00000078"
    Paper       "paper"         "#ffffff" "#ffffff"
    Print       "print"         "#000000" "#000000"
    PrintMuted  "print-muted"   "#555555" "#555555"
}

/// Writes the custom properties of all colours for a style sheet; each property holds the values of both themes.
///
/// ```
/// assert!(gros_picture::palette::custom_properties().contains("--ink: light-dark(#1b1d22, #ecedef);"));
/// ```
#[must_use]
pub fn custom_properties() -> String {
    let property = |colour: &Colour| {
        let (token, light, dark) =
            (colour.token(), colour.in_theme(Theme::Light), colour.in_theme(Theme::Dark));
        if light == dark {
            format!("  --{token}: {light};\n")
        } else {
            format!("  --{token}: light-dark({light}, {dark});\n")
        }
    };
    format!(":root {{\n{}}}\n", Colour::ALL.iter().map(property).collect::<String>())
}
