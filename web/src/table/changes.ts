// What has changed of a view (docs/protocol.md, "Changes of a view").

import type { Change, PathStep } from "../generated/protocol";

/**
 * The value after the changes, done one after the other. What is not changed is the same object as before, so nothing that
 * still shows the value from before is disturbed.
 */
export function withChanges(value: unknown, changes: readonly Change[]): unknown {
  return changes.reduce<unknown>((before, change) => withChange(before, change, 0), value);
}

function withChange(value: unknown, change: Change, depth: number): unknown {
  const [path] = change;
  const step = path[depth];
  if (step === undefined) return change[1];
  const isLast = depth === path.length - 1;
  const isGone = isLast && change.length === 1;
  if (Array.isArray(value)) {
    // An index just behind the end appends.
    const end = isLast ? value.length : value.length - 1;
    if (typeof step !== "number" || step > end || isGone) throw nowhere(path);
    const items = [...(value as unknown[])];
    items[step] = withChange(items[step], change, depth + 1);
    return items;
  }
  if (typeof value !== "object" || value === null || typeof step !== "string") throw nowhere(path);
  const { [step]: before, ...others } = value as Record<string, unknown>;
  // A field that stays keeps its place among the others.
  return isGone ? others : { ...value, [step]: withChange(before, change, depth + 1) };
}

const nowhere = (path: readonly PathStep[]) => new Error(`nothing is there to change: ${path.join("/")}`);
