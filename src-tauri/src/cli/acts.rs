//! `acts`: everything a scenario of a game may name, with its meaning: seats, steps, acts with their slots, paths,
//! windows and asks, table options, entities with how much of them the app carries out. With the statements printed above it, it is all one needs to write one.
use super::{Answer, print, print_json};
use crate::desk::create::setup;
use crate::desk::stock::Stock;
use crate::error::Trouble;
use crate::wire::NewSeat;
use crate::words::Words;
use rules::engine::{ActDoc, Engine, PathDoc, WindowDoc, engine};
use rules::house::HOUSE;
use rules::setup::Entity;
use rules::text::Text;
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// Prints what a game has to name.
pub fn run(game: &str, json: bool) -> Result<Answer, Trouble> {
    let engine = engine(game).ok_or_else(|| Trouble::new("no-game").with("game", game.to_owned()))?;
    let words = Words::new(engine.words());
    if json {
        print_json(&as_json(engine, &words))?;
    } else {
        tell(engine, &words)?;
    }
    Ok(Answer::Yes)
}

fn tell(engine: &'static dyn Engine, words: &Words) -> Result<(), Trouble> {
    let section = |key: &str| print(&format!("\n{}", words.word(key)));
    print(&words.word("cli-acts-statements"))?;
    section("cli-acts-acts")?;
    for act in engine.acts() {
        entry(&signature(act), "", &meaning(words, "act", act.act))?;
        act.slots.iter().try_for_each(|field| print(&format!("      {field}: {}", slot(words, act, field))))?;
    }
    section("cli-acts-house")?;
    for act in HOUSE {
        entry(act, "", &meaning(words, "act", act))?;
    }
    section("cli-acts-fields")?;
    for field in engine.fields() {
        entry(field, "", &meaning(words, "field", field))?;
    }
    section("cli-acts-steps")?;
    steps(engine).iter().try_for_each(|step| print(&format!("  {step}")))?;
    section("cli-acts-paths")?;
    for path in engine.paths() {
        let kind = words.word(if path.dial { "cli-acts-set" } else { "cli-acts-read" });
        entry(path.path, &kind, &meaning(words, "path", path.name))?;
    }
    section("cli-acts-windows")?;
    for window in engine.windows() {
        let kind = words.word(if window.window { "cli-acts-window" } else { "cli-acts-ask" });
        entry(window.name, &format!("{kind}, {}", window.rule), &meaning(words, "window", window.name))?;
    }
    section("cli-acts-options")?;
    for switch in engine.switches() {
        let values = switch.values.join(" | ");
        let about = words.word(&format!("option-{}-note", switch.option));
        entry(&format!("{}={values}", switch.option), switch.rule, &about)?;
    }
    section("cli-acts-levels")?;
    for (kind, counts) in levels(engine) {
        let text = Text::of("cli-acts-level").with("kind", words.word(&format!("kind-{kind}")));
        let [none, half, whole] = counts;
        print(&words.say(&text.with("none", none).with("half", half).with("whole", whole)))?;
    }
    section("cli-acts-entities")?;
    engine.pack().entities.iter().try_for_each(|entity| entry(&entity.key.0, &kind(entity), &entity.name))
}

// How many entities of a kind there are at each level; kinds without a text are left out.
fn levels(engine: &dyn Engine) -> Vec<(&'static str, [usize; 3])> {
    let count = |kind: &'static str| {
        let of_kind = engine.pack().entities.iter().filter(|entity| entity.kind == kind);
        let levels: Vec<u8> = of_kind.filter_map(|entity| engine.catalogue().about(entity).level).collect();
        let at = |level: u8| levels.iter().filter(|one| **one == level).count();
        (kind, [at(0), at(1), at(2)])
    };
    let counted = engine.catalogue().kinds().iter().map(|doc| count(doc.kind));
    counted.filter(|(_, counts)| counts.iter().any(|count| *count > 0)).collect()
}

fn entry(name: &str, kind: &str, about: &str) -> Result<(), Trouble> {
    let kind = if kind.is_empty() { String::new() } else { format!(" [{kind}]") };
    print(&format!("  {name}{kind}\n      {about}"))
}

fn signature(act: &ActDoc) -> String {
    let slots = act.slots.iter().map(|field| format!(" {field}=…"));
    format!("{}{}", act.act, slots.collect::<String>())
}

fn slot(words: &Words, act: &ActDoc, field: &str) -> String {
    words.word(&format!("about-slot-{}-{field}", act.act))
}

fn kind(entity: &Entity) -> String {
    match &entity.of {
        Some(of) => format!("{}, {of}", entity.kind),
        None => entity.kind.clone(),
    }
}

fn meaning(words: &Words, what: &str, name: &str) -> String {
    words.word(&format!("about-{what}-{name}"))
}

// The steps a table may be put on are known to tables only: any table of the game will do.
fn steps(engine: &'static dyn Engine) -> Vec<String> {
    let pack = engine.pack();
    let first = |kind: &&str| pack.entities.iter().find(|entity| entity.kind == **kind);
    let pieces: Vec<_> = engine.parts().iter().filter_map(first).map(|entity| entity.key.to_string()).collect();
    let seats = vec![NewSeat { name: String::new(), pieces, build: None }; *engine.seats().start()];
    let setup = setup(&Stock::printed(engine), &seats, Default::default(), &Default::default());
    let opened = setup.ok().and_then(|setup| engine.open(setup).ok());
    let mut steps = Vec::new();
    for landing in opened.map(|(_, table)| table.landings()).unwrap_or_default() {
        if !steps.contains(&landing.step) {
            steps.push(landing.step);
        }
    }
    steps
}

fn as_json(engine: &'static dyn Engine, words: &Words) -> Value {
    let act = |act: &ActDoc| {
        let slots: Vec<_> =
            act.slots.iter().map(|field| json!({"field": field, "about": slot(words, act, field)})).collect();
        json!({"act": act.act, "slots": slots, "about": meaning(words, "act", act.act)})
    };
    let path =
        |path: &PathDoc| json!({"path": path.path, "set": path.dial, "about": meaning(words, "path", path.name)});
    let window = |window: &WindowDoc| {
        let about = meaning(words, "window", window.name);
        json!({"window": window.name, "rule": window.rule, "passable": window.window, "about": about})
    };
    let option = |switch: &rules::engine::Switch| {
        let about = words.word(&format!("option-{}-note", switch.option));
        json!({"option": switch.option, "values": switch.values, "rule": switch.rule, "about": about})
    };
    let house = |act: &&str| json!({"act": act, "about": meaning(words, "act", act)});
    let field = |field: &&str| json!({"field": field, "about": meaning(words, "field", field)});
    json!({
        "game": engine.id(),
        "statements": words.word("cli-acts-statements"),
        "acts": engine.acts().iter().map(act).collect::<Vec<_>>(),
        "house": HOUSE.iter().map(house).collect::<Vec<_>>(),
        "fields": engine.fields().iter().map(field).collect::<Vec<_>>(),
        "steps": steps(engine),
        "paths": engine.paths().iter().map(path).collect::<Vec<_>>(),
        "windows": engine.windows().iter().map(window).collect::<Vec<_>>(),
        "options": engine.switches().iter().map(option).collect::<Vec<_>>(),
        "levels": levels(engine).into_iter().collect::<BTreeMap<_, _>>(),
        "entities": engine.pack().entities,
    })
}
