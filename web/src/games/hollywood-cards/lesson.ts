// Learning The Hollywood! Card Game: the first round of a prepared deal, up to a finished movie of 9 points.

import type { Lesson } from "../../learn/lesson";

const column = (number: number) => `.column[data-column="${number}"]`;
const card = (kind: string) => `.card.offered[data-card="${kind}"]`;

const lesson: Lesson = {
  prepared: 5,
  setup: { seats: 3 },
  steps: [
    { id: "reel", want: /^reel 2$/, spot: [column(2)], names: { star: "rock-sterling" } },
    { id: "clap", want: /^clap$/, spot: [card("clap")], names: { star: "rock-sterling" } },
    { id: "star", want: /^reel 3$/, spot: [column(3)], names: { star: "abel-rosenquist" } },
    { id: "double", want: /^double$/, spot: [card("double")] },
    { id: "first-film", want: /^reel 1$/, spot: [column(1)] },
    { id: "second-film", want: /^reel 1$/, spot: [column(1)] },
    {
      id: "movie",
      want: /^assign romantic-comedy$/,
      spot: [".studio.mine .project", ".studio.mine", ".dock .options"],
      names: { star: "abel-rosenquist" },
    },
  ],
};

export default lesson;
