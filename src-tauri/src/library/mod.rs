//! Reference texts: the rules in our own words. Searching them comes later; what a rule does is in the games.
pub mod rules;
