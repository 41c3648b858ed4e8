// How a view is drawn by somebody who does not know its game: every value of its JSON has one of a few shapes.
//
// The label of a field is the message `GAME-view-FIELD` of the game's locale file, or `view-FIELD` of `view.ftl`, or
// else the field's own name. If the message has $who, the field holds a seat, or a list of them, and the message is the
// whole line. The word for a value is `GAME-view-FIELD-VALUE` or `GAME-FIELD-VALUE`, the name of a component, or else the
// value itself.

import type { Component, Seat } from "../api/types";
import { type Cast, t, texts } from "../app/texts.svelte";

export type Json = null | boolean | number | string | Json[] | { [field: string]: Json };

export type Shape =
  | { kind: "words"; words: string }
  | { kind: "piece"; name: string; facts: string }
  | { kind: "list"; items: { shape: Shape; count: number }[] }
  | { kind: "cards"; cards: Card[] }
  | { kind: "fields"; fields: Field[] };

/** A field with its label; or, if it holds seats, the line about them. */
export type Field = { label: string; shape: Shape } | { line: string; seats: readonly Seat[] };

/** Whether it takes little room. */
export const isShort = (field: Field): boolean =>
  !("line" in field) && field.shape.kind === "list"
    ? field.shape.items.length <= 2
    : "line" in field || ["words", "piece"].includes(field.shape.kind);

/** An object in a list: by its player, its name or its number. */
export interface Card {
  seat: Seat | null;
  title: string;
  fields: Field[];
}

/** Fields that are no part of the position. */
const TECHNICAL = ["viewer"];
/** Fields by which an object is named, the best first. */
const NAMING = ["title", "name", "id"];
/** Longer lists are opened by who wants to read them. */
export const LONG = 12;
const EMPTY: Shape = { kind: "words", words: "–" };
/** What a message shows where an argument is not given. */
const WHO = "{$who}";

export class Shaper {
  constructor(
    readonly game: string,
    readonly cast: Cast,
    readonly components: ReadonlyMap<string, Component>,
  ) {}

  /** The fields of an object that hold something. */
  fields(object: { [field: string]: Json }, without: readonly string[] = TECHNICAL): Field[] {
    return Object.entries(object).flatMap(([name, value]) =>
      without.includes(name) || value === null ? [] : [this.#field(name, value)],
    );
  }

  #field(name: string, value: Json): Field {
    const label = this.#label(name);
    const seats = label.includes(WHO) ? seatsOf(value) : null;
    if (!seats) return { label, shape: this.#shape(name, value) };
    const who = seats.length > 0 ? texts.list(seats.map((seat) => texts.seat(seat, this.cast))) : "–";
    return { line: label.replace(WHO, who), seats };
  }

  #label(name: string): string {
    const field = name.replaceAll("_", "-");
    const key = [`${this.game}-view-${field}`, `view-${field}`].find((key) => texts.has(key));
    return key ? t(key) : readable(name);
  }

  #shape(field: string, value: Json): Shape {
    if (Array.isArray(value)) return this.#list(field, value);
    if (typeof value === "object") return value ? { kind: "fields", fields: this.fields(value) } : EMPTY;
    const piece = typeof value === "string" ? this.components.get(value) : undefined;
    return piece
      ? { kind: "piece", name: piece.name, facts: this.#facts(piece) }
      : { kind: "words", words: this.#word(field, value) };
  }

  #word(field: string, value: boolean | number | string): string {
    const name = `${field.replaceAll("_", "-")}-${value}`;
    const words = [`${this.game}-view-${name}`, `${this.game}-${name}`]
      .filter((key) => texts.has(key))
      .map((key) => t(key));
    // A message that wants more than its key is for another place.
    const found = words.find((one) => !one.includes("{$"));
    if (found !== undefined) return found;
    if (typeof value === "boolean") return t(value ? "yes" : "no");
    return typeof value === "string" && /^[a-z][a-z0-9-]*$/.test(value) ? readable(value) : String(value);
  }

  /** What kind of thing it is, and what is printed on it. */
  #facts({ id: _id, name: _name, kind, ...more }: Component): string {
    const told = Object.entries(more as { [field: string]: Json }).flatMap(([field, value]) => {
      if (!value || (Array.isArray(value) && value.length === 0)) return [];
      const words = [value].flat().map((one) => this.#word(field, String(one)));
      return value === true ? [this.#label(field)] : [`${this.#label(field)} ${words.join(", ")}`];
    });
    return [this.#word("kind", kind), ...told].join(" · ");
  }

  #list(field: string, values: Json[]): Shape {
    if (values.length === 0) return EMPTY;
    const objects = values.filter((one) => one !== null && typeof one === "object" && !Array.isArray(one));
    if (objects.length === values.length) {
      const cards = objects.map((one, index) => this.#card(one as { [field: string]: Json }, index));
      return { kind: "cards", cards };
    }
    const items: { shape: Shape; count: number }[] = [];
    for (const [index, value] of values.entries()) {
      const last = items.at(-1);
      if (last && typeof value === "string" && value === values[index - 1]) last.count += 1;
      else items.push({ shape: this.#shape(field, value), count: 1 });
    }
    const words = items.flatMap(({ shape, count }) =>
      shape.kind === "words" ? Array.from({ length: count }, () => shape.words) : [],
    );
    if (words.length === values.length && words.length <= LONG)
      return { kind: "words", words: words.join(", ") };
    return { kind: "list", items };
  }

  #card(object: { [field: string]: Json }, index: number): Card {
    const naming = NAMING.find((field) => typeof object[field] === "string");
    if (naming !== undefined) {
      const named = this.#shape(naming, object[naming] ?? null);
      const title = named.kind === "piece" ? named.name : named.kind === "words" ? named.words : "";
      return { seat: null, title, fields: this.fields(object, ["id", naming]) };
    }
    const seat = typeof object["seat"] === "number" ? object["seat"] : null;
    if (seat === null) return { seat, title: `${index + 1}`, fields: this.fields(object) };
    return { seat, title: texts.seat(seat, this.cast), fields: this.fields(object, ["seat"]) };
  }
}

function seatsOf(value: Json): readonly Seat[] | null {
  const seats = Array.isArray(value) ? value : [value];
  return seats.every((one) => typeof one === "number") ? seats : null;
}

/** A name of the program as words. */
export function readable(name: string): string {
  const words = name.replaceAll(/[-_]/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
