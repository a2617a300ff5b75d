//! Computed geometry, written as CSS properties of one element.
//!
//! The page's security policy forbids `style` attributes; properties set on the style object are allowed.

use std::rc::Rc;

use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use yew::prelude::*;

/// Returns a reference to be put on an element, which then carries these CSS properties.
#[hook]
pub fn use_geometry(properties: Vec<(&'static str, String)>) -> NodeRef {
    let node = use_node_ref();
    let written = use_mut_ref(Vec::new);
    use_effect_with(properties, {
        let node = node.clone();
        move |properties: &Vec<(&'static str, String)>| {
            let html = node.cast::<web_sys::HtmlElement>().map(|element| element.style());
            let style = html.or_else(|| node.cast::<web_sys::SvgElement>().map(|element| element.style()));
            let Some(style) = style else { return };
            let mut written = written.borrow_mut();
            for property in properties.iter().filter(|property| !written.contains(*property)) {
                // A property that the browser does not know is left out by it.
                let _ = style.set_property(property.0, &property.1);
            }
            written.clone_from(properties);
        }
    });
    node
}

/// Watches how wide and how high an element is, in CSS pixels; (0, 0) until it is on the page.
#[hook]
pub fn use_size(node: NodeRef) -> (f64, f64) {
    let size = use_state_eq(|| (0.0, 0.0));
    use_effect_with(node, {
        let size = size.clone();
        move |node: &NodeRef| {
            let watched = node.cast::<web_sys::Element>();
            let measure = {
                let watched = watched.clone();
                move || {
                    if let Some(element) = &watched {
                        size.set((f64::from(element.client_width()), f64::from(element.client_height())));
                    }
                }
            };
            // What is drawn in it is there before the observer looks for the first time: it may change its size.
            measure();
            let measure = Closure::<dyn FnMut(js_sys::Array)>::new(move |_| measure());
            let observer = web_sys::ResizeObserver::new(measure.as_ref().unchecked_ref()).ok();
            if let (Some(observer), Some(element)) = (&observer, &watched) {
                observer.observe(element);
            }
            let kept = Rc::new((observer, measure));
            move || {
                if let Some(observer) = &kept.0 {
                    observer.disconnect();
                }
            }
        }
    });
    *size
}
