//! Keys into sentences. The rules and the desk speak in [`Text`]; here it becomes the language of the reader, just
//! before it goes on the wire. No sentence stands in code: they are in the `.ftl` files of `rules/content/`.
//!
//! A missing key shows as `[key]`, so that it is seen and nothing breaks; a test fails when an app key is missing.
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use rules::rule::Reason;
use rules::text::{Arg, Text};
use serde::Serialize;
use serde_json::Value;

use crate::wire::{Said, Why};

/// The words that belong to no game.
pub const APP: &str = include_str!("../../rules/content/app/text/en.ftl");

/// The words of one game, and the app's behind them.
pub struct Words {
    bundle: FluentBundle<FluentResource>,
}

impl Words {
    /// The app's words with `game`'s over them; lines that are not Fluent are left out, as Fluent does.
    pub fn new(game: &str) -> Words {
        // "en" is a language tag; an empty list would only lose plural rules.
        let mut bundle = FluentBundle::new_concurrent("en".parse().into_iter().collect());
        // Isolation marks are invisible and would stand in exported text and in tests.
        bundle.set_use_isolating(false);
        for source in [APP, rules::text::TABLE_WORDS, game] {
            let resource = FluentResource::try_new(source.to_owned()).unwrap_or_else(|(good, _)| good);
            bundle.add_resource_overriding(resource);
        }
        Words { bundle }
    }

    /// The sentence of a text.
    pub fn say(&self, text: &Text) -> String {
        let mut args = FluentArgs::new();
        for (name, value) in &text.args {
            args.set(name.to_string(), self.value(value));
        }
        self.format(&text.key, &args).unwrap_or_else(|| format!("[{}]", text.key))
    }

    /// The sentence of a key without values.
    pub fn word(&self, key: &str) -> String {
        self.say(&Text::of(key.to_owned()))
    }

    /// Whether there is a sentence for a key.
    pub fn has(&self, key: &str) -> bool {
        self.bundle.has_message(key)
    }

    /// A piece of a board, a log line or a check line with every [`Text`] in it turned into its sentence.
    pub fn piece<T: Serialize>(&self, piece: &T) -> Said<T> {
        // Views are plain structs of strings and numbers: serialising those cannot fail.
        let mut value = serde_json::to_value(piece).unwrap_or(Value::Null);
        self.say_within(&mut value);
        Said::new(value)
    }

    /// A reason in words.
    pub fn why(&self, reason: &Reason) -> Why {
        Why { code: reason.code.to_string(), rule: reason.rule.to_string(), text: self.say(&reason.text()) }
    }

    /// Names joined as the reader's language joins them.
    pub fn list(&self, items: Vec<Arg>) -> String {
        let said = items.iter().map(|item| self.plain(item)).collect();
        self.join(said)
    }

    // An object of a view is a text when it has `key`, and nothing else but `args`: no view type has such a field.
    fn say_within(&self, value: &mut Value) {
        if let Some(text) = as_text(value) {
            *value = Value::String(self.say(&text));
            return;
        }
        match value {
            Value::Array(items) => items.iter_mut().for_each(|item| self.say_within(item)),
            Value::Object(fields) => fields.values_mut().for_each(|field| self.say_within(field)),
            Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
        }
    }

    fn format(&self, key: &str, args: &FluentArgs<'_>) -> Option<String> {
        let pattern = self.bundle.get_message(key)?.value()?;
        // What Fluent cannot fill in it shows as `{$name}`: better than no sentence.
        Some(self.bundle.format_pattern(pattern, Some(args), &mut Vec::new()).into_owned())
    }

    fn value(&self, arg: &Arg) -> FluentValue<'static> {
        match arg {
            Arg::Number(number) => FluentValue::from(*number),
            Arg::Name(_) | Arg::Key(_) | Arg::List(_) | Arg::Text(_) => FluentValue::from(self.plain(arg)),
        }
    }

    fn plain(&self, arg: &Arg) -> String {
        match arg {
            Arg::Number(number) => number.to_string(),
            Arg::Name(name) => name.clone(),
            Arg::Key(key) => self.word(key),
            Arg::Text(text) => self.say(text),
            Arg::List(items) => self.join(items.iter().map(|item| self.plain(item)).collect()),
        }
    }

    fn join(&self, mut items: Vec<String>) -> String {
        let Some(last) = items.pop() else { return self.word("list-none") };
        let Some(head) = items.into_iter().reduce(|head, next| self.pair("list-comma", head, next)) else {
            return last;
        };
        self.pair("list-and", head, last)
    }

    fn pair(&self, key: &'static str, head: String, last: String) -> String {
        self.say(&Text::of(key).with("head", head).with("last", last))
    }
}

fn as_text(value: &Value) -> Option<Text> {
    let fields = value.as_object()?;
    let others = fields.len() - usize::from(fields.contains_key("args"));
    if !fields.contains_key("key") || others != 1 {
        return None;
    }
    serde_json::from_value(value.clone()).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::seat::Seat;
    use rules::view::Line;

    const GAME: &str =
        "hit = { $who } takes { $count ->\n    [one] one hit\n   *[other] { $count } hits\n }\nthing-bolt = Bolt\n";

    #[test]
    fn a_text_becomes_its_sentence_with_its_values() {
        let words = Words::new(GAME);
        let text = |count: i64| Text::of("hit").with("who", "Dash").with("count", count);
        assert_eq!(words.say(&text(1)), "Dash takes one hit");
        assert_eq!(words.say(&text(3)), "Dash takes 3 hits");
        assert_eq!(words.say(&Text::name("Volt Spike!")), "Volt Spike!");
    }

    #[test]
    fn a_list_is_joined_and_its_keys_are_resolved() {
        let words = Words::new(GAME);
        let items = |count| vec![Arg::Key("thing-bolt".into()), "Arc".into(), "Heel".into()][..count].to_vec();
        assert_eq!(words.list(items(1)), "Bolt");
        assert_eq!(words.list(items(2)), "Bolt and Arc");
        assert_eq!(words.list(items(3)), "Bolt, Arc and Heel");
    }

    #[test]
    fn a_missing_key_shows_itself() {
        assert_eq!(Words::new("").say(&Text::of("no-such-key").with("a", 1i64)), "[no-such-key]");
    }

    #[test]
    fn texts_inside_a_piece_become_sentences_and_nothing_else_changes() {
        let line = Line { seat: Some(Seat(1)), text: Text::of("thing-bolt"), rule: Some("GR-1".into()), lead: true };
        let said = serde_json::to_value(Words::new(GAME).piece(&line)).expect("JSON");
        assert_eq!(said, serde_json::json!({"seat": 1, "text": "Bolt", "rule": "GR-1", "lead": true}));
    }
}
