//! The catalogue: every printed entity fits its form and comes through it unchanged, what cannot be printed is refused
//! by the field's name, and everything it can say has a sentence.
mod common;

use common::draw::Draw;
use rules::engine::{Engine, Input, Standing, engines};
use rules::offer::{Kind, Slot};
use rules::seat::Seat;
use rules::setup::{Chair, Entity, Setup, key};
use rules::text::{Arg, Text};
use serde_json::{Value, json};

/// The game whose cards, robots and Abilities have the richest forms.
fn engine() -> &'static dyn Engine {
    rules::engine::engine("giga-robo").expect("it is listed")
}

fn printed(name: &str) -> Entity {
    let found = engine().pack().entities.iter().find(|entity| entity.key == key(name));
    found.unwrap_or_else(|| panic!("no {name}")).clone()
}

/// An entity with some fields of its form set.
fn with(entity: Entity, fields: Value) -> Entity {
    let catalogue = engine().catalogue();
    let mut values = catalogue.values(&entity);
    values.extend(fields.as_object().expect("fields").clone());
    catalogue.filled(entity, &values)
}

fn new_card(fields: Value) -> Entity {
    let blank = |kind: &str| Entity {
        key: key("home-bolt"),
        kind: kind.into(),
        name: "Bolt".into(),
        of: Some(key("ayzn")),
        facts: Default::default(),
    };
    with(blank("card"), fields)
}

#[test]
fn every_printed_entity_comes_through_its_form_unchanged() {
    let all = engines().iter().flat_map(|engine| engine.pack().entities.iter().map(|one| (engine.catalogue(), one)));
    for (catalogue, entity) in all {
        assert_eq!(catalogue.test(entity), [], "{}", entity.key);
        let values = catalogue.values(entity);
        let form: Vec<&str> = catalogue.form(&entity.kind).iter().map(|slot| slot.field).collect();
        assert!(!form.is_empty() && values.keys().all(|field| form.contains(&field.as_str())), "{}", entity.key);
        let again = catalogue.filled(entity.clone(), &values);
        assert_eq!(catalogue.values(&again), values, "{}", entity.key);
        let said = |value: &Value| !matches!(value, Value::Null | Value::Bool(false));
        let kept = |one: &Entity| -> Vec<(String, Value)> {
            one.facts
                .iter()
                .filter(|(_, value)| said(value))
                .map(|(name, value)| (name.clone(), value.clone()))
                .collect()
        };
        assert_eq!(kept(&again), kept(entity), "nothing is lost or made up");
    }
}

#[test]
fn a_changed_number_is_the_only_thing_that_changes() {
    let before = printed("flash-strike");
    let after = with(before.clone(), json!({"cost": 7}));
    assert_eq!(after.facts["cost"], 7);
    let others = |entity: &Entity| -> Vec<(String, Value)> {
        engine().catalogue().values(entity).into_iter().filter(|(field, _)| field != "cost").collect()
    };
    assert_eq!(others(&after), others(&before));
    assert_eq!(after.facts["tags"], before.facts["tags"]);
}

#[test]
fn a_new_card_needs_its_type_alone() {
    let catalogue = engine().catalogue();
    let reasons = catalogue.test(&new_card(json!({})));
    assert_eq!((reasons.len(), &*reasons[0].code, &*reasons[0].rule), (1, "field-choice", "GR-STA-14"));
    let card = new_card(json!({"type": "melee", "text": true, "range-to": 3}));
    assert_eq!(catalogue.test(&card), []);
    assert_eq!(
        (&card.facts["range"], &card.facts["level"], &card.facts["text"]),
        (&json!([3, 3]), &json!(1), &json!(true))
    );
    let x = new_card(json!({"type": "ranged", "cost-x": true, "cost": 4, "damage-x": true}));
    assert_eq!((&x.facts["cost"], &x.facts["damage"]), (&json!("x"), &json!("x")));
    assert_eq!(catalogue.test(&x), []);
}

#[test]
fn what_cannot_be_printed_is_refused_by_its_field() {
    let catalogue = engine().catalogue();
    for (fields, code) in [
        (json!({"cost": -1}), "field-bounds"),
        (json!({"cost": 100}), "field-bounds"),
        (json!({"cost": 1e300}), "field-bounds"),
        (json!({"cost": "3; DROP TABLE entity"}), "field-bounds"),
        (json!({"damage": "much"}), "field-bounds"),
        (json!({"cost": "x"}), "field-bounds"),
        (json!({"damage": "x"}), "field-bounds"),
        (json!({"cost": "x", "cost-x": true}), "field-bounds"),
        (json!({"power-cost": "x"}), "field-bounds"),
        (json!({"range-to": "any"}), "field-bounds"),
        (json!({"text": "a book"}), "field-choice"),
        (json!({"cooldown": 4}), "field-bounds"),
        (json!({"dice": 2.5}), "field-bounds"),
        (json!({"dice": [1]}), "field-bounds"),
        (json!({"combo": "yes"}), "field-choice"),
        (json!({"cost-x": "maybe"}), "field-bounds"),
        (json!({"damage-x": "x"}), "field-bounds"),
        (json!({"type": "laser"}), "field-choice"),
        (json!({"type": null}), "field-choice"),
        (json!({"range-from": 4, "range-to": 2}), "bad-entity"),
    ] {
        let mut whole = json!({"type": "melee"});
        whole.as_object_mut().expect("fields").extend(fields.as_object().expect("fields").clone());
        let reasons = catalogue.test(&new_card(whole));
        assert_eq!(reasons.first().map(|reason| &*reason.code), Some(code), "{fields}");
    }
}

#[test]
fn an_armor_that_nobody_knows_yet_loses_no_duel() {
    let unknown = with(printed("ayzn"), json!({"armor": null}));
    assert_eq!(engine().catalogue().test(&unknown), []);
    let none = engine().catalogue().test(&with(printed("ayzn"), json!({"armor": 0})));
    assert_eq!(none.first().map(|reason| &*reason.code), Some("field-bounds"));
    let entities = [printed("takashi-kato"), printed("dai-raijin-v"), printed("dash"), unknown];
    let chair = |word: &str, pieces: [usize; 2]| Chair {
        word: word.to_owned(),
        name: word.to_owned(),
        pieces: pieces.map(|piece| entities[piece].key.clone()).into(),
    };
    let setup = Setup {
        game: engine().id().to_owned(),
        chairs: vec![chair("red", [0, 1]), chair("blue", [2, 3])],
        entities: entities.iter().map(|entity| (entity.key.clone(), entity.clone())).collect(),
        ..Setup::default()
    };
    let (_, mut table) = engine().open(setup).expect("it opens");
    let mut put = |act: Value| {
        let input = Input { seat: Seat(0), act, question: None, standing: Standing::Ruled };
        table = table.decide(&input).expect("taken").table;
        !table.decided()
    };
    for _ in 0..8 {
        assert!(put(json!({"act": "next"})), "Blue is not Defeated");
    }
    assert!(put(json!({"act": "adjust", "path": "blue.max-armor", "to": 30})));
    assert_eq!(table.peek("blue.armor"), Some(json!(30)), "what becomes known is whole");
}

#[test]
fn any_values_at_all_are_judged_and_never_break() {
    let odd =
        [json!(null), json!(-3), json!(5), json!(i64::MAX), json!("x"), json!([1, 2]), json!({"a": 1}), json!(true)];
    for engine in engines() {
        let catalogue = engine.catalogue();
        for seed in 0..400 {
            let mut draw = Draw::new(seed);
            let Some(entity) = draw.of(&engine.pack().entities).cloned() else { break };
            let mut values = catalogue.values(&entity);
            for value in values.values_mut() {
                if draw.one_in(3) {
                    *value = draw.of(&odd).expect("a value").clone();
                }
            }
            let odd = catalogue.filled(entity, &values);
            catalogue.test(&odd);
            catalogue.about(&odd);
            assert_eq!(catalogue.values(&odd).len(), values.len());
        }
    }
}

#[test]
fn a_starter_build_of_any_pair_fills_every_group() {
    let (pack, catalogue) = (engine().pack(), engine().catalogue());
    let of_kind = |kind: &str| pack.entities.iter().filter(|entity| entity.kind == kind).collect::<Vec<_>>();
    for pilot in of_kind("pilot") {
        for robot in of_kind("robot") {
            let keys =
                pack.builds.iter().filter(|(of, _)| [&pilot.key, &robot.key].contains(&of)).flat_map(|(_, keys)| keys);
            let groups: Vec<_> = keys
                .filter_map(|one| pack.entities.iter().find(|entity| entity.key == *one))
                .map(|one| {
                    let owner = pack.entities.iter().find(|entity| Some(&entity.key) == one.of.as_ref());
                    catalogue.group(one, owner)
                })
                .collect();
            for group in catalogue.groups() {
                let have = groups.iter().filter(|one| **one == Some(group.group)).count();
                assert_eq!(have, group.most, "{} of {} in {}", group.group, pilot.key, robot.key);
            }
        }
    }
}

/// The keys of a text and of every text within it.
fn keys(text: &Text, found: &mut Vec<String>) {
    found.push(text.key.to_string());
    for (_, arg) in &text.args {
        match arg {
            Arg::Text(text) => keys(text, found),
            Arg::Key(key) => found.push(key.to_string()),
            Arg::List(_) | Arg::Name(_) | Arg::Number(_) => {}
        }
    }
}

fn form_keys(slot: &Slot, found: &mut Vec<String>) {
    keys(&slot.title, found);
    if let Kind::OneOf { from } = &slot.kind {
        from.iter().for_each(|choice| keys(&choice.text, found));
    }
}

#[test]
fn everything_a_catalogue_says_has_a_sentence() {
    for engine in engines() {
        let (catalogue, words) = (engine.catalogue(), engine.words());
        let mut found: Vec<String> = (0..3).map(|level| format!("level-{level}")).collect();
        found.extend(catalogue.groups().iter().map(|group| format!("build-{}", group.group)));
        for doc in catalogue.kinds() {
            found.push(format!("kind-{}", doc.kind));
            catalogue.form(doc.kind).iter().for_each(|slot| form_keys(slot, &mut found));
        }
        for entity in &engine.pack().entities {
            let about = catalogue.about(entity);
            keys(&about.note, &mut found);
            about.tags.iter().for_each(|tag| keys(tag, &mut found));
            found.extend(about.moments.iter().map(|row| format!("about-window-{row}")));
            if entity.kind == "ability" {
                found.push(format!("gist-{}", entity.key));
            }
        }
        let known = |key: &String| words.lines().any(|line| line.starts_with(&format!("{key} =")));
        found.sort_unstable();
        found.dedup();
        found.retain(|key| !known(key) && key != "name");
        assert_eq!(found, [""; 0], "no sentence for these");
    }
}
