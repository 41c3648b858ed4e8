// Learning Dream Factory: three auctions and a party of a prepared deal, up to the first finished movie.

import type { Lesson, LessonStep } from "../../learn/lesson";

const PASS = [".bar .pass"];
const BID = [".bar .bid.main"];
const FILM = "tablets-of-stone";

/** A tile is chosen on the stage first, unless it is the only one. */
const place = (id: string, tile: string, space: number): LessonStep => ({
  id,
  want: new RegExp(`^place ${tile} ${FILM} ${space}$`),
  spot: [`.slot.choice[data-space="${FILM} ${space}"]`, `[data-tile="${tile}"]`, ".stage"],
  names: { tile, film: FILM },
});

const lesson: Lesson = {
  prepared: 10,
  setup: { seats: 3, start: "p1" },
  steps: [
    { id: "pass", want: /^pass$/, spot: PASS, names: { tile: "leopold-kurz" } },
    { id: "drive-up", want: /^bid 2$/, spot: BID, names: { tile: "vivian-marlowe" } },
    { id: "cash-in", want: /^pass$/, spot: PASS, names: { tile: "vivian-marlowe" } },
    { id: "bid", want: /^bid 1$/, spot: BID, names: { film: FILM } },
    { id: "raise", want: /^bid 4$/, spot: BID },
    place("actor", "hank-colby", 2),
    place("effects", "cardboard-rocks", 3),
    {
      id: "party",
      want: /^take jack-tremaine$/,
      spot: [`[data-tile="jack-tremaine"]`, ".stage"],
      names: { tile: "jack-tremaine", film: FILM },
    },
    place("director", "jack-tremaine", 1),
  ],
};

export default lesson;
