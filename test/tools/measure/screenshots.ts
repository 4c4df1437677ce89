// `npm run screenshots`: takes every screen, of staff and of visitors, at three widths, light and dark, full, empty,
// failing and loading, into `.local/screenshots`. `-- --places list,hub`, `--widths 390`, `--schemes dark` and
// `--states empty` take some, `--out DIR` elsewhere. `-- --readme` takes the README's four pictures instead.
import type { Browser } from "@playwright/test";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fail } from "../fail.ts";
import { launchChromium } from "../launch-chromium.ts";
import { repoRoot } from "../repo-root.mjs";
import { seed } from "../seed/seed.ts";
import { startStack } from "../start/local-stack.ts";
import { Stops } from "../start/stops.ts";
import { toolOptions } from "../tool-options.ts";
import { takeReadmePictures } from "./screens/readme-pictures.ts";
import {
  SCHEMES,
  STATES,
  takeGates,
  takeStaffScreens,
  takeVisitorScreens,
  type Shots,
} from "./screens/take-screens.ts";

const ASSESSMENTS = 400;
const SPEND = 600;

const { values } = toolOptions({
  options: {
    readme: { type: "boolean", default: false },
    out: { type: "string", default: path.join(repoRoot, ".local", "screenshots") },
    places: { type: "string" },
    widths: { type: "string", default: "390,768,1440" },
    schemes: { type: "string", default: "light,dark" },
    states: { type: "string", default: STATES.join() },
  },
});

/** A fresh app in a folder of its own, filled with leads or not. */
async function startApp(stops: Stops, isFull: boolean): Promise<string> {
  const root = mkdtempSync(path.join(tmpdir(), "bpm-funnel-screens-"));
  stops.add(() => rmSync(root, { recursive: true, force: true, maxRetries: 3 }));
  const state = path.join(root, "state");
  if (isFull) await seed({ assessments: ASSESSMENTS, spend: SPEND, state, replace: false }, () => {});
  const stack = await startStack({ ports: "random", state, cron: false, rateLimits: false });
  stops.add(stack.stop);
  return stack.appUrl;
}

function shotsOf(browser: Browser, appUrl: string, onFault: (words: string) => void): Shots {
  const wanted = values.places?.split(",");
  const schemes = SCHEMES.filter((scheme) => values.schemes.split(",").includes(scheme));
  const widths = values.widths.split(",").map(Number);
  return {
    browser,
    appUrl,
    onFault,
    looks: widths.flatMap((width) => schemes.map((scheme) => ({ width, scheme }))),
    isWanted: (place) => wanted?.includes(place) ?? true,
    file: (place, look, state) => path.join(values.out, `${place}-${look.width}-${look.scheme}-${state}.png`),
  };
}

async function takeAll(stops: Stops, browser: Browser): Promise<string[]> {
  const faults: string[] = [];
  const states = STATES.filter((state) => values.states.split(",").includes(state));
  mkdirSync(values.out, { recursive: true });
  const full = shotsOf(browser, await startApp(stops, true), (words) => faults.push(words));
  // Before the visitors add leads of their own.
  for (const state of states.filter((each) => each !== "empty")) await takeStaffScreens(full, state);
  if (states.includes("full")) {
    await takeGates(full);
    await takeVisitorScreens(full, "full");
  }
  if (states.includes("failing")) await takeVisitorScreens(full, "failing");
  if (states.includes("empty")) {
    await takeStaffScreens({ ...full, appUrl: await startApp(stops, false) }, "empty");
  }
  return faults;
}

const stops = new Stops();
try {
  const browser = await launchChromium();
  stops.add(() => browser.close());
  if (values.readme) await takeReadmePictures(browser, await startApp(stops, false));
  else {
    for (const fault of await takeAll(stops, browser)) console.log(fault);
    console.log(`The pictures are in ${values.out}.`);
  }
} catch (error) {
  fail(error);
} finally {
  await stops.stop();
}
