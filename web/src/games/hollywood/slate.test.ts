import { describe, expect, it } from "vitest";
import { actionsOf, ASIDE, asideOf, difference, draftOf, filmOf, moved, samePlace } from "./slate";

const held = ["script", "ada", "bob", "extras-1"];

describe("a slate in the making", () => {
  it("is told in the order in which the server asks, whatever was placed first", () => {
    const draft = moved(moved({}, "bob", { kind: "put", film: 2 }), "script", { kind: "trade", film: 1 });
    expect(actionsOf(draft, held)).toEqual(["trade script 1", "aside ada", "put bob 2", "aside extras-1"]);
  });

  it("reads what it wrote", () => {
    const actions = ["put script 1", "aside ada", "trade bob 3", "put extras-1 1"];
    expect(actionsOf(draftOf(actions), held)).toEqual(actions);
  });

  it("leaves out what is no placing, such as the end of the slate", () => {
    expect(draftOf(["put script 1", "done"])).toEqual({ script: { kind: "put", film: 1 } });
  });

  it("takes back only what comes after the first change", () => {
    const known = ["put script 1", "aside ada", "put bob 1", "aside extras-1"];
    const wanted = ["put script 1", "aside ada", "put bob 2", "aside extras-1"];
    expect(difference(known, wanted)).toEqual({ undo: 2, actions: ["put bob 2", "aside extras-1"] });
    expect(difference(known, known)).toEqual({ undo: 0, actions: [] });
    expect(difference([], wanted)).toEqual({ undo: 0, actions: wanted });
  });

  it("knows the cards of a film, and those traded for its scripts", () => {
    const draft = draftOf(["put script 1", "trade ada 1", "put bob 2"]);
    expect(filmOf(draft, held, 1)).toEqual({ put: ["script"], traded: ["ada"] });
    expect(asideOf(draft, held)).toEqual(["extras-1"]);
  });

  it("sees when nothing would change", () => {
    expect(samePlace(undefined, ASIDE)).toBe(true);
    expect(samePlace({ kind: "put", film: 1 }, { kind: "trade", film: 1 })).toBe(false);
    expect(samePlace({ kind: "put", film: 1 }, { kind: "put", film: 1 })).toBe(true);
  });
});
