import type { Board } from "../offered";

export default {
  offers: [".gate.open:enabled", ".offered:enabled"],
  phases: {
    "HC-R2": { later: 5, crowd: 4 },
    "HC-R5": { choose: (options) => options.findIndex(({ action }) => action === "double") },
    "HC-G4": {},
  },
  setup: { seats: 4 },
} satisfies Board;
