//! Tables with people around them.

mod clocks;
mod deal;
mod desk;
mod game;
mod people;
mod stored;
mod talk;
