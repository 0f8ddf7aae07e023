//! Upkeep: Heart in Fighting Spirit, or Power in Power Tokens (GR-UPK-01), for the Active player alone (GR-UPK-06),
//! once the effects of the phase are through (GR-UPK-02).
use super::super::facts::Why;
use super::super::mods;
use super::super::settle::{gain_control, gain_spirit};
use super::place::Home;
use super::{Crank, Table, Take, Verb, take_slot};
use crate::engine::ActDoc;
use crate::offer::{Offer, Weight};
use crate::seat::Seat;
use serde::{Deserialize, Serialize};

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Gain {
    pub take: Take,
}

pub const VERB: Verb = Verb { doc: ActDoc { act: "gain", slots: &["take"] }, home: Home::Gain, offer };

fn offer(table: &Table, seat: Seat) -> Option<Offer> {
    let stats = table.state.robot(seat).stats;
    let slot = take_slot(table, seat, (mods::heart(table, seat), stats.power), &["GR-UPK-01"]);
    Some(Offer::new("gain", vec![slot], Vec::new()).weighing(Weight::Main))
}

pub fn declare(crank: &mut Crank, seat: Seat, gain: &Gain) {
    let (power, heart) = (crank.table.state.robot(seat).stats.power, mods::heart(&crank.table, seat));
    let besides = mods::upkeep_power(&crank.table, seat);
    match gain.take {
        Take::Spirit => gain_spirit(crank, seat, heart, Why::Heart),
        Take::Power => gain_control(crank, seat, power, Why::Power),
    }
    if besides {
        gain_control(crank, seat, power, Why::Power);
    }
}
