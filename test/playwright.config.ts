import { defineConfig, type PlaywrightTestConfig } from "@playwright/test";
import { PHONE, RELEASE, RELEASE_ON_PHONE } from "./e2e/journey.ts";
import { CHROMIUM_ARGS, findChromium } from "./tools/test/chromium.mjs";

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const desktop = { viewport: { width: 1440, height: 900 } };
const onDesktop = { ...desktop, contextOptions: { reducedMotion: "reduce" as const } };

/** Off this machine no name is known: what a page asks of others fails, unless a journey answers it. */
const NO_OTHER_HOSTS = "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1";

/**
 * Which journeys a run walks, by their tags: `npm test` those of a release, `npm run test:wide` all others, and
 * playwright itself, which is told nothing, every one.
 */
const RUNS = {
  release: { desktop: { grep: tagged(RELEASE) }, phone: { grep: tagged(RELEASE_ON_PHONE) } },
  wide: {
    desktop: { grepInvert: tagged(RELEASE) },
    phone: { grep: tagged(PHONE), grepInvert: tagged(RELEASE) },
  },
  all: { desktop: {}, phone: { grep: tagged(PHONE) } },
};

/** What has all of these tags. */
function tagged({ tag }: { tag: string | string[] }): RegExp {
  return new RegExp(
    `^${[tag]
      .flat()
      .map((one) => `(?=.*${one})`)
      .join("")}`,
  );
}

const asked = process.env["JOURNEYS"];
const run = asked === "release" || asked === "wide" ? RUNS[asked] : RUNS.all;

const config: PlaywrightTestConfig = defineConfig({
  testDir: "e2e",
  testMatch: "**/*.spec.ts",
  outputDir: "../test-results",
  globalSetup: "./e2e/start-stack.ts",
  // Journeys mostly wait for a screen to settle: four browsers fill two cores. Each has an app of its own.
  workers: 4,
  fullyParallel: false,
  forbidOnly: Boolean(process.env["CI"]),
  // A busy machine makes journeys later, not wrong, and a walk is what several journeys would be.
  timeout: 300_000,
  expect: { timeout: 20_000 },
  // The wide run's journeys are many and long: one that is late twice is no reason to throw the whole run away.
  retries: process.env["CI"] ? (run === RUNS.wide ? 2 : 1) : 0,
  reporter: "line",
  use: {
    browserName: "chromium",
    locale: "en-CA",
    timezoneId: "America/Edmonton",
    screenshot: "only-on-failure",
    // Recording costs a third of the time, and its script is refused by the frames of mails, which is an error on the
    // console: whoever looks for a fault asks for it with `--trace on`.
    trace: "off",
    launchOptions: {
      executablePath: findChromium() ?? "chromium",
      args: [...CHROMIUM_ARGS, NO_OTHER_HOSTS],
    },
  },
  projects: [
    { name: "phone", use: phone, ...run.phone },
    // Phones show the movements, desktops what is left of them for those who want none.
    { name: "desktop", use: onDesktop, ...run.desktop },
  ],
});

// Playwright takes the configuration from the default export.
export default config;
