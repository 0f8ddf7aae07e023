//! The board on screen: sections with their disaster tokens, walls, tokens, Roborgs.
use super::super::Table;
use super::super::acts::section_text;
use super::super::board::{SAFE, SECTIONS};
use super::super::state::Token;
use super::chip;
use crate::ground::At;
use crate::text::Text;
use crate::view::{Area, Cells, Chip, Grid, Lie, Piece, Spot, Tone, Wall};

/// The board with everything on it.
pub fn grid(table: &Table) -> Piece {
    let state = &table.state;
    let squares = state.squares();
    let guards = state.safe_walls();
    let wall = |edge: &crate::ground::Edge| Wall {
        at: edge.to_string(),
        tone: if guards.contains(edge) { Tone::Hot } else { Tone::Plain },
    };
    Piece::Grid(Grid {
        title: Text::of("title-board"),
        cells: Cells::Squares,
        wide: i64::from(squares.wide),
        high: i64::from(squares.high),
        areas: (0..SECTIONS.len()).map(|section| area(table, section)).collect(),
        spots: squares.spaces().filter_map(|at| spot(table, at)).collect(),
        walls: state.walls.iter().map(wall).collect(),
    })
}

fn area(table: &Table, section: usize) -> Area {
    let state = &table.state;
    let (corner, one) = (state.corner(section), &state.sections[section]);
    let mut chips = Vec::new();
    let down = one.old + one.new;
    if down > 0 {
        let dial = Some(format!("section.{}.down", SECTIONS[section]));
        let covered = chip(Text::of("token-disaster"), Lie::Covered);
        chips.push(Chip {
            count: Some(down),
            icon: Some("disaster".to_owned()),
            rule: Some("RB-DIS-01".to_owned()),
            dial,
            ..covered
        });
    }
    if !one.up.is_empty() {
        let dial = Some(format!("section.{}.total", SECTIONS[section]));
        let total = chip(Text::of("note-total").with("total", one.total()), Lie::Token);
        chips.push(Chip { icon: Some("disaster".to_owned()), rule: Some("RB-DIS-03".to_owned()), dial, ..total });
    }
    let tone = match section {
        SAFE => Tone::Good,
        _ if one.total() > 0 => Tone::Harm,
        _ => Tone::Plain,
    };
    Area {
        id: SECTIONS[section].to_owned(),
        title: section_text(section),
        x: corner.x.into(),
        y: corner.y.into(),
        wide: state.section.0.into(),
        high: state.section.1.into(),
        tone,
        chips,
    }
}

/// A space with something on it; none for a bare one.
fn spot(table: &Table, at: At) -> Option<Spot> {
    let state = &table.state;
    let seats: Vec<_> = table.seats().filter(|seat| state.roborg(*seat).at == Some(at)).collect();
    let token = state.tokens.get(&at).map(|token| {
        let (key, icon, rule) = match token {
            Token::Retrieve => ("token-retrieve", "retrieve", "RB-FRE-01"),
            Token::Lost | Token::FreshLost => ("token-lost", "lost", "RB-FRE-03"),
        };
        Chip {
            icon: Some(icon.to_owned()),
            rule: Some(rule.to_owned()),
            dial: Some(format!("token.{at}")),
            ..chip(Text::of(key), Lie::Token)
        }
    });
    let search = state.search.contains(&at).then(|| Chip {
        icon: Some("search".to_owned()),
        rule: Some("RB-FRE-04".to_owned()),
        dial: Some(format!("search.{at}")),
        ..chip(Text::of("space-search"), Lie::Upright)
    });
    let chips: Vec<Chip> = token.into_iter().chain(search).collect();
    (!seats.is_empty() || !chips.is_empty()).then(|| Spot { at: at.to_string(), seats, chips, height: 0 })
}
