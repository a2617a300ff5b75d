//! The picture on the board as a file that stands alone: the styles of the page written into each of its marks.

use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    CanvasRenderingContext2d, CssStyleDeclaration, Element, HtmlCanvasElement, HtmlImageElement, Window,
    XmlSerializer,
};

use super::animation::escaped;
use super::layout::{Box, Frame};

/// A PNG has so many pixels for each of the page.
const SHARPNESS: f64 = 2.0;
/// What the page's styles say of a mark: first what is not handed down to the marks within it.
const STYLES: [&str; 19] = [
    "opacity",
    "stop-color",
    "stop-opacity",
    "display",
    "fill",
    "fill-opacity",
    "stroke",
    "stroke-width",
    "stroke-opacity",
    "stroke-dasharray",
    "stroke-linecap",
    "stroke-linejoin",
    "paint-order",
    "text-anchor",
    "dominant-baseline",
    "font-family",
    "font-size",
    "font-weight",
    "visibility",
];
/// How the first of them usually are.
const OWN: [&str; 4] = ["1", "rgb(0, 0, 0)", "1", "inline"];

/// The words of a picture.
pub struct Words {
    /// What it shows.
    pub title: String,
    /// The facts below the title.
    pub facts: String,
    /// The step and the state.
    pub place: String,
}

/// Writes the drawing that is on the board, with its words; none where there is no drawing.
pub fn drawing(words: &Words) -> Option<(String, Frame)> {
    let window = web_sys::window()?;
    let document = window.document()?;
    let found = document.query_selector_all("#board svg:not(.icon, .strip)").ok()?;
    let elements = (0..found.length()).filter_map(|index| found.item(index)?.dyn_into::<Element>().ok());
    let area = |element: &Element| {
        let frame = element.get_bounding_client_rect();
        frame.width() * frame.height()
    };
    let largest = elements
        .max_by(|one, other| area(one).total_cmp(&area(other)))
        .filter(|element| area(element) > 1.0)?;
    let shown = largest.get_bounding_client_rect();
    let copy = largest.clone_node_with_deep(true).ok()?.dyn_into::<Element>().ok()?;
    write_styles(&window, &largest, &copy)?;
    let root = style_of(&window, &document.document_element()?)?;
    let colour = |name: &str| root.get_property_value(name).unwrap_or_default();
    let body = style_of(&window, &document.body()?.into())?;
    let value = |name: &str| body.get_property_value(name).unwrap_or_default().replace('"', "'");
    let frame = Frame::new(Box { width: shown.width(), height: shown.height() });
    place(&copy, &frame);
    let inner = XmlSerializer::new().ok()?.serialize_to_string(&copy).ok()?;
    let (ink, font) = (value("color"), value("font-family"));
    let ground =
        Some(value("background-color")).filter(|colour| !colour.is_empty() && colour != "rgba(0, 0, 0, 0)");
    let ground = ground.unwrap_or_else(|| colour("background-color"));
    let Words { title, facts, place } = words;
    let [title, facts, place] = [title, facts, place].map(|text| escaped(text));
    let [first, second, third] = frame.lines();
    let file = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" height=\"{height}\" \
         font-family=\"{font}\" font-size=\"16\" fill=\"{ink}\"><title>{title}</title><desc>{place}</desc>\
         <rect width=\"{width}\" height=\"{height}\" fill=\"{ground}\"/>\
         <text x=\"{left}\" y=\"{first}\" font-size=\"22\" font-weight=\"700\">{title}</text>\
         <text x=\"{left}\" y=\"{second}\">{facts}</text>{inner}<text x=\"{left}\" y=\"{third}\">{place}</text></svg>",
        width = frame.width,
        height = frame.height,
        left = frame.left,
    );
    Some((file, frame))
}

fn style_of(window: &Window, element: &Element) -> Option<CssStyleDeclaration> {
    window.get_computed_style(element).ok()?
}

/// Writes what the page's styles say of every mark into the copy of it, where it does not follow from what is around
/// the mark.
fn write_styles(window: &Window, shown: &Element, copy: &Element) -> Option<()> {
    let (marks, copies) = (shown.query_selector_all("*").ok()?, copy.query_selector_all("*").ok()?);
    let pairs = (0..marks.length()).filter_map(|index| {
        let mark = marks.item(index)?.dyn_into::<Element>().ok()?;
        Some((mark, copies.item(index)?.dyn_into::<Element>().ok()?))
    });
    for (mark, copy) in pairs.chain([(shown.clone(), copy.clone())]) {
        let style = style_of(window, &mark)?;
        let around = mark.parent_element().filter(|_| mark != *shown);
        let around = around.and_then(|around| style_of(window, &around));
        let value =
            |style: &CssStyleDeclaration, name: &str| style.get_property_value(name).unwrap_or_default();
        for (index, name) in STYLES.iter().enumerate() {
            let own = value(&style, name);
            let follows = match (&around, OWN.get(index)) {
                // What is not handed down is as usual, if nothing is said.
                (_, Some(usual)) => own == *usual,
                (Some(around), None) => own == value(around, name),
                (None, None) => false,
            };
            if !own.is_empty() && !follows {
                // An attribute with a name from the list above is never refused.
                let _ = copy.set_attribute(name, &own);
            }
        }
        for name in ["class", "style", "tabindex", "aria-hidden", "focusable"] {
            let _ = copy.remove_attribute(name);
        }
    }
    Some(())
}

/// Gives the drawing its place in the file.
fn place(drawing: &Element, frame: &Frame) {
    let numbers =
        [("x", frame.left), ("y", frame.top), ("width", frame.inner.width), ("height", frame.inner.height)];
    for (name, number) in numbers {
        let _ = drawing.set_attribute(name, &number.to_string());
    }
    let _ = drawing.set_attribute("overflow", "visible");
}

/// Turns a drawing into a picture of points, as an address that can be saved; none where the browser cannot.
pub async fn points(file: &str, frame: &Frame) -> Option<String> {
    let address = format!("data:image/svg+xml;charset=utf-8,{}", js_sys::encode_uri_component(file));
    let image = HtmlImageElement::new().ok()?;
    image.set_src(&address);
    JsFuture::from(image.decode()).await.ok()?;
    let document = web_sys::window()?.document()?;
    let canvas: HtmlCanvasElement = document.create_element("canvas").ok()?.dyn_into().ok()?;
    let (width, height) = (frame.width * SHARPNESS, frame.height * SHARPNESS);
    canvas.set_width(width as u32);
    canvas.set_height(height as u32);
    let context: CanvasRenderingContext2d = canvas.get_context("2d").ok()??.dyn_into().ok()?;
    context.draw_image_with_html_image_element_and_dw_and_dh(&image, 0.0, 0.0, width, height).ok()?;
    canvas.to_data_url_with_type("image/png").ok()
}
