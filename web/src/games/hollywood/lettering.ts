// How large the name on a card is set, so that it is not cut off.

/** So many letters fit onto a line at full size. */
const LINE = 12;
/** Three lines are set smaller: there is no room for them otherwise. */
const LARGEST: Record<number, number> = { 1: 1, 2: 1, 3: 0.86 };

export interface Setting {
  lines: number;
  /** 1 is full size. */
  scale: number;
}

/** The number of lines that lets the name be largest. */
export function settingOf(name: string): Setting {
  // A line may also end after a hyphen.
  const words = name.split(/\s+|(?<=-)/);
  let best: Setting = { lines: 1, scale: 0 };
  for (const lines of [1, 2, 3]) {
    const scale = Math.min(LARGEST[lines] ?? 1, LINE / longest(words, lines));
    if (scale > best.scale) best = { lines, scale };
  }
  return best;
}

/** The length of the longest line if the words are divided well onto so many lines. */
function longest(words: readonly string[], lines: number): number {
  const whole = words.join(" ").length;
  if (lines === 1 || words.length === 1) return whole;
  let best = whole;
  for (let cut = 1; cut < words.length; cut += 1) {
    const first = words.slice(0, cut).join(" ").length;
    best = Math.min(best, Math.max(first, longest(words.slice(cut), lines - 1)));
  }
  return best;
}
