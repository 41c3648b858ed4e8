//! Where a seat's points come from, for explanations.

use backlot_core::{Seat, Text};
use backlot_strategy::Part;

use crate::components::YEARS;
use crate::{Components, Hollywood};

/// What the parts are called; the figurines count once for each Film of the Year.
const NAMES: [&str; 9] = [
    "hollywood-source-start",
    "hollywood-source-year-1",
    "hollywood-source-year-2",
    "hollywood-source-year-3",
    "hollywood-source-dealing",
    "hollywood-source-auctions",
    "hollywood-part-award-1",
    "hollywood-part-award-2",
    "hollywood-part-award-3",
];

impl Hollywood {
    pub(super) fn points_by_part(&self, seat: Seat, parts: &mut Vec<(Part, f32)>) {
        parts.clear();
        let years = self.earned.iter().map(|year| f32::from(year[seat]));
        let figurines = self.set.figurines(self.piles[seat]) as f32;
        let awards =
            (0..YEARS).map(|number| if number < self.awards[seat] { figurines } else { 0.0 });
        let points = std::iter::once(f32::from(self.set.start_money()))
            .chain(years)
            .chain([-f32::from(self.paid_to_deal[seat]), -f32::from(self.paid_for_stars[seat])])
            .chain(awards);
        parts.extend((0..).map(Part).zip(points).filter(|(_, points)| *points != 0.0));
    }
}

/// The name of a part.
pub(super) fn name(_set: &Components, part: Part) -> Text {
    Text::new(NAMES[usize::from(part.0) % NAMES.len()])
}
