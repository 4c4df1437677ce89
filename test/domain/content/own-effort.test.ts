import type { Content } from "#domain/content/content";
import { leftTexts, type Heap } from "#domain/content/left-texts";
import { withValue } from "#domain/content/merged";
import { PART_IDS } from "#domain/content/parts/shown";
import { inventedIn, keptAs, placeName, placesOf } from "#domain/content/places";
import { problemsOf } from "#domain/content/problems";
import { sample } from "#domain/content/sample/sample";
import type { SectionId } from "#domain/content/shown-sections";
import { isBelow, unseenPlaces } from "#domain/content/unseen";
import { fromEntries } from "#domain/from-entries";
import { SAMPLE_OFFERS } from "#domain/offers/sample-offers";
import { expect, it } from "vitest";
import { invented, tersely } from "../../setup/content/own-trade.ts";

const KEYS_A_MINUTE = 200;
const MINUTES_MAX = 30;

/** What somebody does who has never seen the editor: each key and each press counts the same. */
class Effort {
  keys = 0;

  press(count = 1): void {
    this.keys += count;
  }

  type(text: string): void {
    this.keys += text.length;
  }

  get minutes(): number {
    return this.keys / KEYS_A_MINUTE;
  }
}

/** Those that sell ads, of the landing page's sections. */
const ABOUT_ADS: readonly SectionId[] = ["foundation", "result", "testimonials", "videos"];

/** All parts off, and of the landing page's sections those that sell ads. */
function switchOff(effort: Effort): Content {
  effort.press(2 * PART_IDS.length + 3 * (1 + ABOUT_ADS.length));
  const content = structuredClone(sample);
  content.shown = fromEntries(PART_IDS.map((id) => [id, "hidden"] as const));
  for (const section of content.landing.sections)
    if (ABOUT_ADS.includes(section.id)) section.shown = "hidden";
  return content;
}

/** The offers, as a service of one price sells them: to each, its fields, and Save. */
function writeOffers(effort: Effort): void {
  const own = ["Visit", "We look at your garden together.", "A visit of two hours,A drawing of your beds"];
  for (const { tier } of SAMPLE_OFFERS) {
    effort.press(8);
    for (const text of [`Garden visit ${tier}`, ...own, "$200 a visit"]) effort.type(text);
  }
}

/** From one text of a heap to the next, until none is left; the browser's tab has a picture, which is not typed. */
function writeHeap(
  content: Content,
  heap: Heap,
  effort: Effort,
  write: (was: string, label: string) => string,
) {
  const left = leftTexts(content, problemsOf(content)).filter((text) => text.heap === heap);
  const places = new Map(placesOf(content).map((place) => [placeName(place), place]));
  return left.reduce((own, { path }) => {
    const place = places.get(path);
    if (!place) return own;
    const text = write(place.text, place.field.label);
    effort.press(2);
    effort.type(text);
    return withValue(own, path, text);
  }, content);
}

it("with the plans off, a garden service is published from the sample within half an hour", () => {
  const effort = new Effort();
  const off = switchOff(effort);
  writeOffers(effort);
  let written = 0;
  const own = writeHeap(off, "must", effort, (_, label) => invented(label, written++));
  const terse = writeHeap(own, "trade", effort, tersely);
  const published = { ...terse, ours: inventedIn(terse).map(keptAs) };
  effort.press("Green Thumb opens".length + 3);

  expect(inventedIn(terse).map(placeName)).toEqual(["look.favicon"]);
  expect(problemsOf(published)).toEqual([]);
  expect(leftTexts(published, []).filter(({ heap }) => heap === "trade")).toEqual([]);
  const unread = new Set([...unseenPlaces(published), "legal", "privacy", "notices", "consents"]);
  const read = placesOf(published).filter((place) => !isBelow(unread, placeName(place)));
  expect(read.filter(({ text }) => /\b(?:Meta|ads?|funnels?|agency|BPM)\b/i.test(text))).toEqual([]);
  expect(effort.keys).toBeGreaterThan(3_000);
  expect(effort.minutes).toBeLessThanOrEqual(MINUTES_MAX);
});
