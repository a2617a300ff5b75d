//! Every command with `--json`: one object per line, counts as strings.

use crate::run::assert_output;

#[test]
fn length() {
    assert_output(
        &["length", "rings", "--json"],
        "{\"puzzle\":\"rings\",\"steps\":\"341\",\"guarantee\":\"shortest\",\"routes\":\"1\"}\n",
    );
    assert_output(
        &["--json", "length", "hanoi?n=64"],
        "{\"puzzle\":\"hanoi\",\"steps\":\"18446744073709551615\",\"guarantee\":\"shortest\",\"routes\":\"1\"}\n",
    );
}

#[test]
fn state() {
    assert_output(
        &["state", "rings?step=123", "--json"],
        "{\"puzzle\":\"rings\",\"step\":\"123\",\"steps\":\"341\",\"state\":\"010110111\"}\n",
    );
}

#[test]
fn step() {
    assert_output(
        &["step", "rings", "--state", "off", "--json"],
        "{\"puzzle\":\"rings\",\"state\":\"000000000\",\"step\":\"341\"}\n",
    );
}

#[test]
fn next() {
    assert_output(
        &["next", "rings?step=123", "--json"],
        "{\"puzzle\":\"rings\",\"step\":\"123\",\"state\":\"010110111\",\"move\":\"2\",\"after\":\"010110101\",\
         \"remaining\":\"218\"}\n",
    );
    assert_output(
        &["next", "hanoi", "--json"],
        "{\"puzzle\":\"hanoi\",\"step\":\"0\",\"state\":\"AAAAA\",\"move\":\"1C\",\"after\":\"AAAAC\",\
         \"remaining\":\"31\"}\n",
    );
}

#[test]
fn next_at_the_end() {
    assert_output(
        &["next", "hanoi?n=2", "--step", "3", "--json"],
        "{\"puzzle\":\"hanoi\",\"step\":\"3\",\"state\":\"CC\",\"move\":null,\"after\":null,\"remaining\":\"0\"}\n",
    );
}

#[test]
fn next_in_the_game() {
    assert_output(
        &["next", "wythoff?piles=8,14", "--json"],
        "{\"puzzle\":\"wythoff\",\"piles\":[\"8\",\"14\"],\"cold\":false,\"winning\":[[\"8\",\"13\"]]}\n",
    );
    assert_output(
        &["next", "wythoff?piles=8,13", "--json"],
        "{\"puzzle\":\"wythoff\",\"piles\":[\"8\",\"13\"],\"cold\":true,\"winning\":[]}\n",
    );
    assert_output(
        &["length", "wythoff?piles=8,13", "--json"],
        "{\"puzzle\":\"wythoff\",\"steps\":\"10\",\"guarantee\":\"line-of-play\",\"routes\":null}\n",
    );
}

#[test]
fn guarantees() {
    for (spec, steps, guarantee, routes) in [
        ("hanoi?n=8&pegs=4", "33", "shortest", "\"several\""),
        ("hanoi?n=3&pegs=4", "5", "shortest", "\"2\""),
        ("hanoi?n=8&pegs=5", "23", "presumed-shortest", "null"),
        ("hanoi?from=AB&to=BA", "3", "shortest", "\"2\""),
        ("hanoi?n=2&pegs=4&from=AB&to=BA", "3", "shortest", "\"several\""),
        ("hanoi?pegs=4&from=ABCDABCDABCDABCD&to=D", "238", "upper-bound", "null"),
        ("hanoi?rule=linear", "242", "shortest", "\"1\""),
        ("hanoi?rule=cyclic", "163", "shortest", "\"1\""),
    ] {
        let expected = format!(
            "{{\"puzzle\":\"hanoi\",\"steps\":\"{steps}\",\"guarantee\":\"{guarantee}\",\"routes\":{routes}}}\n"
        );
        assert_output(&["length", spec, "--json"], &expected);
    }
}

#[test]
fn moves() {
    assert_output(
        &["moves", "hanoi?n=2", "--json"],
        "{\"step\":\"1\",\"move\":\"1B\",\"state\":\"AB\"}\n\
         {\"step\":\"2\",\"move\":\"2C\",\"state\":\"CB\"}\n\
         {\"step\":\"3\",\"move\":\"1C\",\"state\":\"CC\"}\n",
    );
}

#[test]
fn list() {
    let answer = crate::run::gros(&["list", "--json"]);
    let lines: Vec<serde_json::Value> =
        answer.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let ids: Vec<&str> = lines.iter().filter_map(|line| line["puzzle"].as_str()).collect();
    let is_listed = |id: &&&str| ids.iter().any(|listed| listed.split('?').next() == Some(**id));
    assert!(gros_solver::ids().iter().all(|id| is_listed(&id)), "{ids:?}");
    assert_eq!(ids[..3], ["rings", "rings?pair=1", "hanoi"]);
    for line in lines {
        let id = line["puzzle"].as_str().unwrap();
        assert_eq!(crate::run::gros(&["length", id]).code, 0, "{id}");
    }
}

#[test]
fn the_catalogue() {
    let answer = crate::run::gros(&["list", "--catalogue", "--json"]);
    let lines: Vec<serde_json::Value> =
        answer.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(lines.len(), gros_solver::catalogue::CATALOGUE.len());
    let named = |name: &str| lines.iter().find(|line| line["name"] == name).unwrap();
    let lock = named("Generation Lock");
    assert_eq!((&lock["puzzle"], &lock["published"]), (&"generation".into(), &"341718750".into()));
    assert_eq!((&lock["rule"], &lock["shape"], &lock["base"]), (&"model".into(), &"line".into(), &15.into()));
    assert_eq!(named("Crazy Elephant Dance")["shape"], "tree");
    let unplayable = named("MMMDXLVI");
    assert_eq!((&unplayable["rule"], &unplayable["published"]), (&"number-only".into(), &"3546".into()));
    for line in &lines {
        let id = line["puzzle"].as_str().and_then(|spec| spec.split('?').next());
        let is_playable = id.is_some_and(|id| gros_solver::ids().contains(&id));
        assert_eq!(is_playable, line["rule"] != "number-only", "{line}");
        assert_eq!(line["published"].is_null(), line["counted"].is_null(), "{line}");
    }
}
