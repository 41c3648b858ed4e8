import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { rulesPages } from "./build/rules.ts";
import { shelf } from "./build/shelf.ts";

// `npm run dev` passes the API on to a server that runs beside it: BACKLOT_SERVER, or the usual address.
const server = process.env.BACKLOT_SERVER ?? "http://127.0.0.1:7878";

export default defineConfig({
  plugins: [rulesPages(), shelf(), svelte()],
  build: {
    target: "es2022",
    outDir: process.env.BACKLOT_WEB_OUT ?? "dist",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true } },
  },
  test: { environment: "node", include: ["src/**/*.test.ts", "build/**/*.test.ts"] },
});
