//! Laws of the pictures of rings, counter and tower on one ruler.

use gros_picture::one_ruler::{Counter, Names, Plate, tower};
use gros_picture::{Form, Role, Scene, Subject};
use gros_solver::{Hanoi, Puzzle, Rings, Route, Steps, ruler};

/// Rooms on a desktop, on phones, and on a landscape phone.
const ROOMS: [(f64, f64); 5] =
    [(560.0, 480.0), (366.0, 220.0), (304.0, 140.0), (366.0, 140.0), (720.0, 260.0)];

/// Returns the pieces that the last and the next step move.
fn pieces(step: u32) -> [Option<usize>; 2] {
    [step, step + 1].map(|step| (1..=63).contains(&step).then(|| ruler::term(&step.into())).flatten())
}

fn counter(step: u32, room: (f64, f64)) -> Scene {
    let rings = Rings::new(6).unwrap();
    let [from, to] = ["000000", "100000"].map(|text| rings.parse_state(text).unwrap());
    let way = rings.route(&from, &to).unwrap();
    let (number, [last, next]) = (Steps::from(step), pieces(step));
    let best = way.move_at(&number);
    let subject = Subject { best, has_marks: true, ..Subject::still(rings, way.state_at(&number)) };
    let name = |text: &str| text.to_owned();
    let names = Names {
        gray: name("Gray code"),
        binary: name("binary"),
        number: format!("= {step}"),
        last: format!("step {step}"),
        next: name("next"),
    };
    Counter { subject: &subject, number: &number, last, next, names: &names, room }.scene()
}

fn tower_at(step: u32, room: (f64, f64)) -> Scene {
    let hanoi = Hanoi::new(6).unwrap();
    let way = hanoi.route(&hanoi.start(), &hanoi.goal()).unwrap();
    let number = Steps::from(step);
    let best = way.move_at(&number);
    let subject = Subject { best, has_marks: true, ..Subject::still(hanoi, way.state_at(&number)) };
    tower(&subject, pieces(step)[0], room)
}

/// Draws several steps in several rooms.
pub fn scenes() -> impl Iterator<Item = Scene> {
    [0_u32, 1, 22, 44, 63].into_iter().flat_map(|step| {
        ROOMS.into_iter().flat_map(move |room| {
            [counter(step, room), tower_at(step, room), Plate { room, here: step as usize }.scene()]
        })
    })
}

#[test]
fn each_ring_is_above_its_bit() {
    for step in 0..=63 {
        for room in ROOMS {
            let scene = counter(step, room);
            let digits: Vec<(f64, String)> = scene
                .all()
                .filter(|shape| shape.role.is_some_and(|role| role.0.starts_with("cell-digit")))
                .filter_map(|shape| {
                    if let Form::Text((x, _), _, text) = &shape.form {
                        Some((*x, text.clone()))
                    } else {
                        None
                    }
                })
                .collect();
            assert_eq!(
                digits.iter().map(|(_, text)| text.as_str()).collect::<String>(),
                format!("{step:06b}")
            );
            let columns = scene.targets.iter().map(|target| target.area.middle().0);
            assert!(
                columns.zip(&digits).all(|(column, (x, _))| (column - x).abs() < 0.01),
                "{step} in {room:?}"
            );
        }
    }
}

#[test]
fn the_ticks_beside_the_needle_are_marked() {
    for room in ROOMS {
        for (here, last, next) in [(0, 0, 1), (1, 1, 1), (44, 1, 1), (63, 1, 0)] {
            let scene = Plate { room, here }.scene();
            let count = |role| scene.of_role(role).count();
            assert_eq!((count("walk-tick-last"), count("walk-tick-next")), (last, next));
            assert_eq!(count("walk-tick"), 63 - last - next);
            assert_eq!(count("walk-step-here"), 1);
        }
    }
}

#[test]
fn the_last_moved_disc_is_outlined_in_front() {
    let scene = tower_at(22, ROOMS[0]);
    assert_eq!(scene.of_role("walk-disc").count(), 1);
    let roles: Vec<Option<Role>> = scene.all().map(|shape| shape.role).collect();
    let outline = roles.iter().position(|role| *role == Some(Role("walk-disc"))).unwrap();
    let is_disc = |role: &Option<Role>| role.is_some_and(|role| ["disc-odd", "disc-even"].contains(&role.0));
    // Only the disc itself and the next one follow.
    assert!(roles[outline..].iter().filter(|role| is_disc(role)).count() <= 2);
}
