import { expect, test } from "vitest";
import type { Prompt } from "../../api/types";
import { chipToPlace, placeAt, placesOf } from "./places";

const option = (action: string, verb: string) => ({
  action,
  verb,
  label: { key: verb },
  preview: { effects: verb === "place" ? { movie: "dockside", finishes: true } : null },
});

const prompt: Prompt = {
  id: 3,
  seat: 0,
  answered: false,
  title: { key: "t" },
  clause: "DF-C1",
  options: [
    option("place kazoo dockside 3", "place"),
    option("discard kazoo", "discard"),
    option("place champ-kelso dockside guest", "place"),
  ],
};

test("places are read from the actions", () => {
  const places = placesOf(prompt);
  expect(places.map((place) => place.option)).toEqual([0, 2]);
  expect(placeAt(places, "champ-kelso", "dockside", "guest")?.option).toBe(2);
  expect(placeAt(places, "kazoo", "dockside", "3")?.effects?.finishes).toBe(true);
  expect(placeAt(places, "kazoo", "dockside", "guest")).toBeUndefined();
  expect(placeAt(places, null, "dockside", "3")).toBeUndefined();
});

test("the only chip in hand need not be chosen", () => {
  expect(chipToPlace(null, ["kazoo"])).toBe("kazoo");
  expect(chipToPlace(null, ["kazoo", "organ"])).toBeNull();
  expect(chipToPlace("organ", ["kazoo", "organ"])).toBe("organ");
  expect(chipToPlace("organ", ["kazoo"])).toBe("kazoo");
  expect(chipToPlace("organ", [])).toBeNull();
});
