// A bot for a Backlot server, in plain JavaScript. It plays at random; see docs/protocol.md.
import { createHash, randomBytes } from "node:crypto";

/** Sends JSON over HTTP and returns the JSON that comes back. */
async function post(base, path, body) {
  const headers = { "content-type": "application/json" };
  const reply = await fetch(base + path, { method: "POST", headers, body: JSON.stringify(body) });
  const json = await reply.json();
  if (!reply.ok) throw new Error(`${json.message}; ${json.hint}`);
  return json;
}

/** Your idea goes here. `view` is all that the seat may know; the options have previews. */
function choose(view, prompt) {
  return Math.floor(Math.random() * prompt.options.length);
}

async function main(link, game) {
  const [base, table] = link.split("/t/");
  const number = randomBytes(32); // our share in the luck: nobody can choose the draws alone
  const me = { name: "JavaScript", hash: createHash("sha256").update(number).digest("hex") };
  let seat;
  if (table) {
    seat = await post(base, `/api/tables/${table}/seats`, me);
  } else {
    const players = ["you", "open", "bot:greedy"];
    seat = await post(base, "/api/tables", { game, setup: { seats: 3 }, players, ...me });
    console.log(`Join me: ${base}${seat.invite}`);
  }

  const socket = new WebSocket(`${base.replace("http", "ws")}/api/tables/${seat.table}/socket`);
  const send = (frame) => socket.send(JSON.stringify(frame));
  let view = null;
  socket.onopen = () => send({ type: "hello", version: 1, secret: seat.secret, words: "en" });
  socket.onmessage = ({ data }) => {
    const frame = JSON.parse(data);
    view = frame.view ?? view;
    for (const event of frame.events ?? []) console.log(event.text);
    if (frame.deal?.asks === "number") send({ type: "number", number: number.toString("hex") });
    if (frame.prompt && !frame.prompt.answered) {
      send({ type: "answer", prompt: frame.prompt.id, option: choose(view, frame.prompt) });
    }
    if (frame.type === "refused" || frame.type === "bye") {
      console.error(frame.message);
      process.exitCode = 1;
      socket.close();
    }
    if (frame.outcome) {
      console.log("Scores:", JSON.stringify(frame.outcome.scores));
      socket.close();
    }
  };
}

await main(...process.argv.slice(2));
