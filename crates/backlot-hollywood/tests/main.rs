//! Everything that is tested of the game from outside.

mod award_reference;
mod box_office_reference;
mod conformance;
mod greedy;
mod playthroughs;
mod records;
mod rules;
mod secrets;
mod strategy;
mod tables;
