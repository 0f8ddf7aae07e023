//! What happens in play: acts, refusals, offers, rolls, and the checks of what the table shows.
use super::given::shaped;
use super::script::{list, same};
use super::stage::{Fault, Stage};
use crate::engine::Standing;
use crate::offer::Kind;
use crate::seat::Seat;
use crate::text::Text;
use serde_json::{Map, Value, json};

impl Stage {
    pub(super) fn act(
        &mut self,
        word: &str,
        act: &str,
        fields: &[(String, Value)],
        standing: Standing,
    ) -> Result<(), Fault> {
        self.begun = true;
        self.windows.clear();
        let seat = self.seat(word)?;
        let act = self.input(seat, act, fields)?;
        self.put(seat, act, standing)
    }

    /// An act's input: seat words become seats, and a single value a list where the slot takes one.
    pub(super) fn input(&mut self, seat: Seat, act: &str, fields: &[(String, Value)]) -> Result<Value, Fault> {
        let words: Vec<String> = self.setup.chairs.iter().map(|chair| chair.word.clone()).collect();
        let table = self.open()?;
        let offers = table.offers(seat).into_iter().chain(table.late_offers(seat));
        let offer = offers.into_iter().find(|offer| offer.act == act);
        let slot = |field: &str| offer.as_ref().and_then(|offer| offer.slots.iter().find(|slot| slot.field == field));
        let seated = |value: &Value| {
            let seat = value.as_str().and_then(|word| words.iter().position(|one| one == word));
            seat.map_or_else(|| value.clone(), |seat| json!(seat))
        };
        let mut input = Map::from_iter([("act".to_owned(), json!(act))]);
        for (field, value) in fields {
            let value = match value {
                Value::Array(list) => Value::Array(list.iter().map(seated).collect()),
                one => seated(one),
            };
            let value = slot(field).map_or_else(|| value.clone(), |slot| shaped(&slot.kind, &value));
            input.insert(field.clone(), value);
        }
        for slot in offer.iter().flat_map(|offer| &offer.slots) {
            // What a file leaves to chance comes in the order it is listed: a scenario plays the same each time.
            if let Kind::Shuffle { of } = &slot.kind {
                input.entry(slot.field).or_insert_with(|| Value::Array(of.clone()));
            }
        }
        Ok(Value::Object(input))
    }

    pub(super) fn refused(
        &mut self,
        word: &str,
        act: &str,
        fields: &[(String, Value)],
        rules: &[String],
    ) -> Result<(), Fault> {
        let seat = self.seat(word)?;
        let input = self.input(seat, act, fields)?;
        match self.decide(seat, input, Standing::Ruled)? {
            Ok(_) => Err(Fault::check(Text::of("scenario-accepted").with("act", act))),
            Err(rejection) => Fault::unless_because(rejection, rules),
        }
    }

    pub(super) fn offered(&mut self, word: &str, words: &[String]) -> Result<(), Fault> {
        let seat = self.seat(word)?;
        let offers = self.open()?.offers(seat);
        self.offered = offers.iter().map(|offer| (offer.act.to_owned(), offer.verdict.allows())).collect();
        for word in words {
            let (act, wanted) = word.strip_prefix('!').map_or((word.as_str(), true), |act| (act, false));
            let open = self.offered.iter().any(|(one, allowed)| one == act && *allowed);
            if open != wanted {
                let key = if wanted { "scenario-not-offered" } else { "scenario-offered" };
                return Err(Fault::check(Text::of(key).with("act", act)));
            }
        }
        Ok(())
    }

    /// The roll of every seat named, by whatever act asks it for dice.
    pub(super) fn roll(&mut self, pairs: &[(String, Value)]) -> Result<(), Fault> {
        self.begun = true;
        self.windows.clear();
        for (word, faces) in pairs {
            let seat = self.seat(word)?;
            let owed = self.open()?.offers(seat).into_iter().find_map(|offer| {
                let slot = offer.slots.iter().find(|slot| matches!(slot.kind, Kind::Dice { like: None, .. }))?;
                Some((offer.act, slot.field))
            });
            let (act, field) =
                owed.ok_or_else(|| Fault::stop(Text::of("scenario-no-roll").with("word", word.as_str())))?;
            let input = json!({"act": act, field: list(faces)});
            self.put(seat, input, Standing::Ruled)?;
        }
        Ok(())
    }

    pub(super) fn test_windows(&mut self, names: &[String]) -> Result<(), Fault> {
        self.open()?;
        if self.windows == names {
            return Ok(());
        }
        let text = Text::of("scenario-windows").with("found", self.windows.join(" ")).with("wanted", names.join(" "));
        Err(Fault::check(text))
    }

    pub(super) fn check(&mut self, path: &str, wanted: &Value) -> Result<(), Fault> {
        let found = self.open()?.peek(path);
        let found = found.ok_or_else(|| Fault::check(Text::of("scenario-no-path").with("path", path)))?;
        if same(&found, wanted) {
            return Ok(());
        }
        let text = Text::of("scenario-value").with("path", path).with("found", found.to_string());
        Err(Fault::check(text.with("wanted", wanted.to_string())))
    }
}
