import { defineConfig, type PlaywrightTestConfig } from "@playwright/test";
import { ONE_WIDTH, PHONE, WIDE } from "./e2e/journey.ts";
import { CHROMIUM_ARGS, findChromium } from "./tools/test/chromium.mjs";

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const desktop = { viewport: { width: 1440, height: 900 } };
const onDesktop = { ...desktop, contextOptions: { reducedMotion: "reduce" as const } };

/** Off this machine no name is known: what a page asks of others fails, unless a journey answers it. */
const NO_OTHER_HOSTS = "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1";
/** A page lives for seconds here: making its code faster takes longer than running it. */
const NO_OPTIMIZER = "--js-flags=--no-opt --no-maglev";

/** Files of faults and of the staff's forms, which do not depend on the width. Single journeys are tagged. */
const WITHOUT_WIDTH = [
  "chat-{faults,resume}",
  "quiz-{faults,resume,kept}",
  "admin/{ad-verdicts,ads,analytics,assessments,calling-hours,desk-line,follow-lists,gate,guides,hostile,lead-work,live}",
  "admin/{offers,palette,presence,rules,saved-views,screens,select-leads,settings,shell}",
  "admin/sales/{lost,won}",
  "admin/calls/{filters,keys,reminders,states}",
  "{arrival,broken-page,colour-mode,decisions,legal,scroll-bars,slack-card}",
  "{hub/rendered-hub,steps/steps}",
  "privacy/{policy,privacy,third-parties}",
];

/**
 * Files of screens that a release can live without for a day, or whose rules route tests hold: what can lose a lead, a
 * click, money or somebody's privacy is in none of them.
 */
const WIDE_FILES = [
  "{first-paint,legal,scroll-bars}",
  "funnel/carry",
  "hub/rendered-hub",
  "admin/{analytics,calling-hours,desk-line,follow-lists,guides,hostile,live-states,palette,phone,rules}",
  "admin/{saved-views,screens,select-leads,settings,shell,tables}",
  "admin/calls/{agenda,filters,morning,reminders,states}",
].map(specFiles);

function specFiles(name: string): string {
  return `**/${name}.spec.ts`;
}

/**
 * Which journeys a run walks, by their files and tags: `npm test` those of a release, `npm run test:wide` all others,
 * and playwright itself, which is told nothing, every one.
 */
const RUNS = {
  release: {
    desktop: { testIgnore: WIDE_FILES, grepInvert: tagged(WIDE) },
    phone: { grep: tagged(PHONE), grepInvert: tagged(WIDE, ONE_WIDTH) },
  },
  wide: {
    desktop: { grep: tagged(WIDE) },
    phone: { grepInvert: [tagged(ONE_WIDTH), taggedWithout(WIDE, PHONE), taggedWithout(PHONE, WIDE)] },
  },
  all: { desktop: {}, phone: { grepInvert: [tagged(ONE_WIDTH), taggedWithout(WIDE, PHONE)] } },
};

function tagged(...tags: { tag: string }[]): RegExp {
  return new RegExp(tags.map(({ tag }) => tag).join("|"));
}

function taggedWithout(one: { tag: string }, other: { tag: string }): RegExp {
  return new RegExp(`^(?!.*${other.tag}).*${one.tag}`);
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
    // Recording each step costs a fifth of the time.
    trace: process.env["CI"] ? "off" : "retain-on-failure",
    launchOptions: {
      executablePath: findChromium() ?? "chromium",
      args: [...CHROMIUM_ARGS, NO_OTHER_HOSTS, NO_OPTIMIZER],
    },
  },
  projects: [
    // What depends on the width is walked at both.
    {
      name: "phone",
      use: phone,
      testIgnore: WITHOUT_WIDTH.map(specFiles),
      ...run.phone,
    },
    // Phones show the movements, desktops what is left of them for those who want none.
    { name: "desktop", use: onDesktop, ...run.desktop },
    ...(run === RUNS.wide
      ? [{ name: "wide-files", use: onDesktop, testMatch: WIDE_FILES, grepInvert: tagged(WIDE) }]
      : []),
  ],
});

// Playwright takes the configuration from the default export.
export default config;
