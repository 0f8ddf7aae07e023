//! Keys made from what a game lists: its acts, paths, windows, options.
use rules::engine::Engine;
use rules::house::HOUSE;
use std::collections::BTreeSet;

/// The keys of everything a game lists that must have a sentence: its acts, paths, windows, options, parts, answers.
pub fn listed(engine: &dyn Engine) -> BTreeSet<String> {
    let acts = engine.acts().iter().map(|doc| doc.act).chain(HOUSE);
    let mut keys: BTreeSet<String> = acts.flat_map(|act| [format!("act-{act}"), format!("about-act-{act}")]).collect();
    keys.extend(engine.paths().iter().map(|doc| format!("about-path-{}", doc.name)));
    keys.extend(engine.windows().iter().map(|doc| format!("about-window-{}", doc.name)));
    for switch in engine.switches() {
        keys.extend([format!("option-{}", switch.option), format!("option-{}-note", switch.option)]);
        keys.extend(switch.values.iter().map(|value| format!("option-{}-{value}", switch.option)));
    }
    keys.extend(engine.parts().iter().map(|part| format!("part-{part}")));
    keys.extend(engine.answers().iter().map(|answer| format!("standing-{}", answer.key)));
    keys
}

/// The keys of what a game lists that may have a sentence: why it asks, what a slot or a field is for, its title.
pub fn noted(engine: &dyn Engine) -> BTreeSet<String> {
    let slots =
        engine.acts().iter().flat_map(|doc| doc.slots.iter().map(|slot| format!("about-slot-{}-{slot}", doc.act)));
    let asked = engine.windows().into_iter().map(|doc| format!("why-asked-{}", doc.name));
    let fields = engine.fields().iter().map(|field| format!("about-field-{field}"));
    slots.chain(asked).chain(fields).chain(["game-title".into(), "game-note".into()]).collect()
}

/// The families of keys that are made from a list: what is on no list is never said.
pub const LISTED: [&str; 10] = [
    "act-",
    "about-act-",
    "about-path-",
    "about-window-",
    "about-slot-",
    "about-field-",
    "option-",
    "part-",
    "standing-",
    "why-asked-",
];
