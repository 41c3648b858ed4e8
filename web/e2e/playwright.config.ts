import { defineConfig, devices } from "@playwright/test";

// The browser is the system's own; CHROMIUM names another.
const launchOptions = {
  executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--no-first-run",
    "--disable-background-networking",
  ],
};

export default defineConfig({
  testDir: "tests",
  // A game is played to its end within a test.
  timeout: 120_000,
  // A loaded machine may be slow once; the report calls such a test flaky.
  retries: 1,
  expect: { timeout: 20_000 },
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  reporter: [["list"]],
  snapshotPathTemplate: "{testDir}/heard/{arg}{ext}",
  use: {
    launchOptions,
    locale: "en-GB",
    trace: "off",
    actionTimeout: 45_000,
  },
  projects: [
    {
      name: "desktop",
      testIgnore: /screenshots|capture|trace/,
      use: { viewport: { width: 1440, height: 900 } },
    },
    // A phone: everything by touch.
    { name: "phone", testMatch: /games|lessons/, use: { ...devices["Pixel 7"], launchOptions } },
    // Not a test: keeps frames for heard.spec.ts.
    { name: "capture", testMatch: /capture/, use: { viewport: { width: 1440, height: 900 } } },
    // Not a test of every change: how long the main thread is busy. One game at a time.
    { name: "trace", testMatch: /trace/, use: { viewport: { width: 1440, height: 900 } } },
    // Not a test: writes pictures of every phase to docs/screenshots.
    { name: "screenshots", testMatch: /screenshots/, timeout: 300_000 },
  ],
});
