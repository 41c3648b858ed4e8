// The bids that a prompt offers, and which of them are worth a button of their own.

import type { Option, Prompt } from "../../api/types";
import type { Payment } from "../../generated/dream-factory";

export interface Bid {
  amount: number;
  /** Its index in the prompt. */
  option: number;
  payment: Payment | null;
}

export const paymentOf = (option: Option | undefined): Payment | null => {
  const effects = option?.preview.effects;
  return effects && typeof effects === "object" && "price" in effects ? (effects as Payment) : null;
};

/** All bids, the lowest first. */
export function bidsOf(prompt: Prompt | null): Bid[] {
  const bids = (prompt?.options ?? []).flatMap((option, index): Bid[] =>
    option.verb === "bid" && typeof option.amount === "number"
      ? [{ amount: option.amount, option: index, payment: paymentOf(option) }]
      : [],
  );
  return bids.sort((a, b) => a.amount - b.amount);
}

const share = (bid: Bid) => bid.payment?.others[0]?.gets ?? 0;

/**
 * A raise that jumps without giving the others more: the last bid before each of them gets one more than at the lowest
 * bid; if that is the lowest bid itself, the last one of the next step.
 */
export function jumpOf(bids: readonly Bid[]): Bid | undefined {
  const [least] = bids;
  if (!least) return undefined;
  const last = (step: number) => bids.findLast((bid) => share(bid) === step && bid !== least);
  const same = last(share(least));
  return same ?? last(share(least) + 1);
}

/** The index of the option with this verb that has no subject, such as `pass`. */
export function optionOf(prompt: Prompt | null, verb: string, subject?: string): number | null {
  const index = (prompt?.options ?? []).findIndex(
    (option) => option.verb === verb && (subject === undefined || option.subject === subject),
  );
  return index < 0 ? null : index;
}
