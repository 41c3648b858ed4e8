// My part in fair dealing: a number that I choose, its hash that I send first, and the check at the end.

import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import type { Deal, Seat } from "../api/types";

export function newNumber(): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(32)));
}

export function hashOf(number: string): string {
  return bytesToHex(sha256(hexToBytes(number)));
}

export interface DealCheck {
  /** The table's secret is the one that it had promised. `null` while it is not told. */
  secret: boolean | null;
  /** My number is among those that were used. `null` if I gave none. */
  mine: boolean | null;
  /** Every number fits its hash. */
  numbers: boolean;
}

/** What this browser can check by itself; the whole deal is checked with the record. */
export function checkDeal(deal: Deal, seat: Seat | null, number: string | null): DealCheck {
  return {
    secret: deal.secret === null ? null : hashOf(deal.secret) === deal.commit,
    mine: seat === null || number === null ? null : deal.numbers[String(seat)] === number,
    numbers: Object.entries(deal.numbers).every(([who, one]) => hashOf(one) === deal.hashes[who]),
  };
}
