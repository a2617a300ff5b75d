//! Computed geometry, set as CSS properties of an element, and the measured size of an element.
//!
//! The content security policy forbids `style` attributes; properties set on the style object are allowed.

use std::rc::Rc;

use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use yew::prelude::*;

/// Returns a reference for the element that gets these CSS properties.
#[hook]
pub fn use_geometry(properties: Vec<(&'static str, String)>) -> NodeRef {
    let node = use_node_ref();
    let last = use_mut_ref(Vec::new);
    use_effect_with(properties, {
        let node = node.clone();
        move |properties: &Vec<(&'static str, String)>| {
            let html = node.cast::<web_sys::HtmlElement>().map(|element| element.style());
            let style = html.or_else(|| node.cast::<web_sys::SvgElement>().map(|element| element.style()));
            let Some(style) = style else { return };
            let mut last = last.borrow_mut();
            for property in properties.iter().filter(|property| !last.contains(*property)) {
                // A browser ignores unknown properties.
                let _ = style.set_property(property.0, &property.1);
            }
            last.clone_from(properties);
        }
    });
    node
}

/// Returns the width and height of an element in CSS pixels, and follows them; (0, 0) until it is mounted.
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
            // Measure before the observer first fires, so that content which depends on the size is there
            // already.
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
