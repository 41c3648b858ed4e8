import type { Board, Option } from "../offered";

/** Who wins auctions gets films done. */
const choose = (options: readonly Option[]) => options.findIndex((option) => option.verb === "bid");

export default {
  offers: [
    ".slot.choice:enabled",
    ".bar .pass:enabled, .bar .bid.main:enabled",
    ".stage button:enabled",
    ".quiet-row button:enabled",
  ],
  phases: {
    "DF-S1": { setup: { studios: "choose" } },
    "DF-A2": { later: 12 },
    "DF-P4": { later: 2, crowd: 5 },
    "DF-C1": { choose, later: 6, crowd: 5 },
    "DF-C1-finish": { choose },
  },
  phaseOf: ({ clause, options }) =>
    clause === "DF-C1" && options.some(({ preview }) => preview.effects?.finishes) ? "DF-C1-finish" : clause,
  setup: { seats: 3 },
  leadsOn: ["place"],
} satisfies Board;
