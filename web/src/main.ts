import { mount } from "svelte";
import "./styles/base.css";
import { preferences } from "./app/preferences.svelte";
import App from "./App.svelte";
import { texts } from "./app/texts.svelte";

const target = document.getElementById("app");
if (!target) throw new Error("index.html has no #app");
if (new URLSearchParams(location.search).has("plain")) preferences.set("plain", true);
await texts.start();
mount(App, { target });
