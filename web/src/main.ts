import { mount } from "svelte";
import "./styles/base.css";
import App from "./App.svelte";
import { texts } from "./app/texts.svelte";

const target = document.getElementById("app");
if (!target) throw new Error("index.html has no #app");
await texts.start();
mount(App, { target });
