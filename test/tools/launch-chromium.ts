import { chromium, type Browser } from "@playwright/test";
import { CHROMIUM_ARGS, findChromium } from "./test/chromium.mjs";

/** Starts the machine's Chromium as the journeys do. */
export function launchChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: findChromium() ?? "chromium", args: CHROMIUM_ARGS });
}
