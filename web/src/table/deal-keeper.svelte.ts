// Sends my hash and my number when the table asks for them.

import { untrack } from "svelte";
import { myGames } from "../app/my-games.svelte";
import type { TableConnection } from "./connection.svelte";
import { hashOf, newNumber } from "./dealing";

export function keepDealing(connection: () => TableConnection): void {
  let answered = "";
  $effect(() => {
    const link = connection();
    const state = link.newest;
    const asks = state?.deal?.asks;
    if (!state || !asks || link.link !== "open") return;
    const question = `${state.deal.round} ${asks}`;
    if (question === answered) return;
    answered = question;
    const mine = untrack(() => myGames.find(state.table));
    let number = mine?.number ?? null;
    if (asks === "hash") {
      number = newNumber();
      myGames.change(state.table, { number });
      link.number({ hash: hashOf(number) }).catch(() => (answered = ""));
    } else if (number) link.number({ number }).catch(() => (answered = ""));
  });
}
