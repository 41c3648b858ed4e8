// A lesson: a real table with a prepared deal, and one step for each thing to be learnt. What it is made of is in
// `games/GAME/lesson.ts`, its words are in `locales/LANGUAGE/learn-GAME.ftl`:
//   learn-GAME-STEP         what to do now, and why
//   learn-GAME-STEP-else    optional: why another move would be worse here
//   learn-GAME-end          what was learnt

export interface LessonStep {
  id: string;
  /** The right moves, in notation. */
  want: RegExp;
  /** Moves that tell its question from others, if the right one comes last. Usually `want`. */
  at?: RegExp;
  /** Moves that lead there. */
  allow?: RegExp;
  /** What the spotlight shows: the first of these selectors that something visible fits. */
  spot: readonly string[];
  /** Things of the box that the words name, by their ids. */
  names?: Readonly<Record<string, string>>;
  /** Whether the question may never come. */
  optional?: boolean;
}

export interface Lesson {
  /** The number of the prepared deal. */
  prepared: number;
  /** With `seats`. */
  setup: Readonly<Record<string, unknown>> & { readonly seats: number };
  steps: readonly LessonStep[];
}

const isAt = (step: LessonStep | undefined, offered: readonly string[]) =>
  step !== undefined && offered.some((action) => (step.at ?? step.want).test(action));

/** Which step fits the question, by its index: the one that comes next, a later one, or the one before, after an undo.
 *  The number of steps if the lesson is over, `null` if no step is about this question. */
export function stepFor(
  steps: readonly LessonStep[],
  reached: number,
  offered: readonly string[],
): number | null {
  const next = steps.findIndex((step, index) => index >= reached && isAt(step, offered));
  if (next >= 0) return next;
  if (isAt(steps[reached - 1], offered)) return reached - 1;
  return steps.slice(reached).every((step) => step.optional) ? steps.length : null;
}

/** What to make of a move, or of several at once: does it complete the step, lead there, or lead astray? */
export function judge(step: LessonStep, actions: readonly string[]): "right" | "fine" | "wrong" {
  if (actions.some((action) => step.want.test(action))) return "right";
  return actions.every((action) => step.allow?.test(action)) ? "fine" : "wrong";
}
