// Checks that nobody chose the draws of a game, from docs/fair-dealing.md alone.
//
//     backlot record draws game.backlot > draws.txt
//     node verify.mjs game.backlot draws.txt
//
// The first file is the record. The second says for each draw its pile, how many things it was one of, and which one:
// what follows from the rules and not from the numbers. Needs nothing but Node 20.

import { createHash, createHmac } from "node:crypto";
import { readFileSync } from "node:fs";

const hash = (hex) => createHash("sha256").update(Buffer.from(hex, "hex")).digest("hex");
const hmac = (key, bytes) => createHmac("sha256", key).update(bytes).digest();

function quarter(s, a, b, c, d) {
  for (const [x, y, z, by] of [[a, b, d, 16], [c, d, b, 12], [a, b, d, 8], [c, d, b, 7]]) {
    s[x] += s[y];
    const word = s[z] ^ s[x];
    s[z] = (word << by) | (word >>> (32 - by));
  }
}

/** Sixteen words of ChaCha with 8 rounds: 64-bit block counter, then 64-bit stream number. */
function chacha8(key, stream, block) {
  const bytes = Buffer.concat([Buffer.from("expand 32-byte k"), key, Buffer.alloc(16)]);
  bytes.writeBigUInt64LE(BigInt(block), 48);
  bytes.writeBigUInt64LE(BigInt(stream), 56);
  const start = Uint32Array.from({ length: 16 }, (_, at) => bytes.readUInt32LE(at * 4));
  const s = start.slice();
  for (let round = 0; round < 4; round++) {
    for (let at = 0; at < 4; at++) quarter(s, at, 4 + at, 8 + at, 12 + at);
    for (let at = 0; at < 4; at++)
      quarter(s, at, 4 + ((at + 1) % 4), 8 + ((at + 2) % 4), 12 + ((at + 3) % 4));
  }
  return s.map((word, at) => word + start[at]);
}

/** Draw number `count` of a pile, one of `n`. */
function draw(root, info, pile, count, n) {
  const key = hmac(root, Buffer.concat([info, Buffer.from([pile, 1])]));
  const first = (count % 4) * 4;
  const words = chacha8(key, pile, Math.floor(count / 4)).slice(first, first + 4);
  for (const word of words) {
    const product = BigInt(word) * BigInt(n);
    if (product % 2n ** 32n >= BigInt((2 ** 32 - n) % n)) return Number(product >> 32n);
  }
  return 0;
}

/** What is wrong with a record; nothing if every draw follows. */
function verify(record, draws) {
  const fair = {};
  const numbers = [];
  const values = [];
  for (const line of record.split("\n")) {
    const [word, ...rest] = line.split(" ");
    if (["table", "commit", "secret"].includes(word)) fair[word] = rest;
    else if (word === "entropy")
      numbers.push({ seat: Number(rest[0]) - 1, promised: rest[1], number: rest[2] });
    else if (word === "begin") values.push(...rest);
    else if (line.includes(" ; draws ")) values.push(...line.split(" ; draws ")[1].split(" "));
  }
  if (!fair.secret) return "the record has no secret: the game is not over, or was not dealt fairly";
  if (hash(fair.secret[0]) !== fair.commit[0])
    return "the table's secret is not the one that it had fixed";
  const other = numbers.find(({ promised, number }) => hash(number) !== promised);
  if (other) return `the number of seat ${other.seat + 1} is not the one that it had fixed`;
  const listed = draws.trim().split("\n").map((line) => line.split(" "));
  if (listed.map(([, , value]) => value).join(" ") !== values.join(" "))
    return "these are not the draws of this record";
  const parts = numbers.sort((a, b) => a.seat - b.seat).flatMap(({ seat, number }) => [
    Buffer.from([seat]),
    Buffer.from(number, "hex"),
  ]);
  const root = hmac("backlot deal 1", Buffer.concat([Buffer.from(fair.secret[0], "hex"), ...parts]));
  const info = Buffer.from(`${fair.table.join("\n")}\n`);
  const counts = new Map();
  for (const [place, line] of listed.entries()) {
    const [pile, n, value] = line.map(Number);
    const count = counts.get(pile) ?? 0;
    counts.set(pile, count + 1);
    if (draw(root, info, pile, count, n) !== value)
      return `draw ${place + 1} does not follow from the secret and the numbers`;
  }
}

const problem = verify(...process.argv.slice(2, 4).map((name) => readFileSync(name, "utf8")));
console.log(problem ?? "every draw follows from the secret and the numbers");
process.exit(problem ? 1 : 0);
