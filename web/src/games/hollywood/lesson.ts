// Learning Hollywood: the first year of a prepared deal, from the draft to the box office.

import type { Lesson, LessonStep } from "../../learn/lesson";

const HAND = "section.hand";
const SLOT = ".place:nth-child(2)";

const pick = (id: string, card: string, more: LessonStep["names"] = {}): LessonStep => ({
  id,
  want: new RegExp(`^draft ${card}$`),
  spot: [`${HAND} [data-draft="${card}"]`, HAND],
  names: { card, ...more },
});

/** A pick of one's own. */
const own = (id: string): LessonStep => ({ id, want: /^draft /, spot: [HAND] });

const lesson: Lesson = {
  prepared: 26,
  setup: { seats: 3, "quick-start": true },
  steps: [
    pick("script", "letters-from-verona", { star: "winifred-winterbourne" }),
    pick("actor", "basil-bellwood", { star: "winifred-winterbourne" }),
    pick("director", "brunhild-bergmann-katz"),
    own("fourth"),
    own("fifth"),
    own("sixth"),
    {
      id: "star",
      want: /^offer 2 3$/,
      spot: [
        `.row-of-stars:has(${SLOT} [aria-pressed="true"]) .bids button:nth-child(2)`,
        `.row-of-stars ${SLOT}`,
      ],
    },
    {
      id: "build",
      at: /^(put|aside|trade|done)\b/,
      want: /^done$/,
      allow: /^(put|aside|trade) /,
      spot: [".dock .options", ".builder"],
    },
    { id: "keep", want: /^stay$/, spot: [".dock .options"] },
    { id: "vote", want: /^vote /, spot: [".ballot", ".dock .options"], optional: true },
  ],
};

export default lesson;
