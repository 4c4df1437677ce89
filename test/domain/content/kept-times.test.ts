import { CHAT_MESSAGE_CAP } from "#domain/funnel/chat/chat";
import { KEPT_PLACEHOLDERS } from "#domain/content/kept-times";
import { keptTimes } from "#domain/settings/kept-times";
import { readable, withKeptTimes } from "#domain/content/page-content";
import { placesOf } from "#domain/content/places";
import { problemsOf } from "#domain/content/problems";
import { sample } from "#domain/content/sample/sample";
import { SAVED_SESSION_MAX_AGE_MS } from "#domain/session-age";
import { NUMBER_SETTING_KEYS } from "#domain/settings/settings";
import { describe, expect, it } from "vitest";
import { FIRST_SETTINGS } from "../../tools/seed/first-settings.ts";

const textsOf = (part: unknown) => JSON.stringify(part);

it("says the settings in words, and the initial ones where none can be read", () => {
  expect(keptTimes({})).toEqual({ anonymousKept: "14 days", addressesKept: "90 days" });
  expect(keptTimes({ retention_days_anonymous: "1", retention_days_ip: "x" })).toEqual({
    anonymousKept: "1 day",
    addressesKept: "90 days",
  });
});

it("the legal pages have every placeholder filled in where the browser makes them", () => {
  const { legal } = withKeptTimes(readable(sample), keptTimes({ retention_days_anonymous: "21" }));
  expect(textsOf(legal)).not.toMatch(/\{\w+\}/);
  expect(textsOf(legal)).toContain("Assessments without contact details: 21 days.");
});

it.each(KEPT_PLACEHOLDERS)("nothing is published without {%s} in the privacy policy", (name) => {
  const without: typeof sample = JSON.parse(textsOf(sample).replaceAll(`{${name}}`, "30 days"));
  expect(problemsOf(without).filter(({ message }) => message.includes(name))).toEqual([
    { path: "legal.privacy", message: expect.stringContaining(`{${name}}`) },
  ]);
  expect(problemsOf(sample).filter(({ message }) => message.includes(name))).toEqual([]);
});

describe("no text of the sample has a setting's number in words of its own", () => {
  /** What the law or the product's own rules fix: nobody can set it. */
  const FIXED = [
    // The clause of hubs: 48 hours after first access, or the time shown.
    "48 hours after first access",
    "within 30 days",
    `${SAVED_SESSION_MAX_AGE_MS / 86_400_000} days. You can clear them in your browser`,
  ];
  const units = { hours: "hours?", days: "days?", minutes: "minutes?" };
  const PLANS = /^(?:plans|plan)\b/;

  it.each(NUMBER_SETTING_KEYS)("%s", (key) => {
    const initial = FIRST_SETTINGS.find((setting) => setting.key === key)?.value ?? "";
    const unit = [units.hours, units.minutes].find((one) => key.includes(one.slice(0, -1))) ?? units.days;
    const said = new RegExp(`\\b(?:${initial}|30) ${unit}\\b`);
    const found = placesOf(sample)
      .filter(({ path }) => !PLANS.test(path.join(".")))
      .map(({ text }) => FIXED.reduce((left, fixed) => left.replace(fixed, ""), text))
      .filter((text) => said.test(text));
    expect(found).toEqual([]);
  });
});

it("what the legal pages say of the product's own limits is so", () => {
  const { legal } = readable(sample);
  expect(textsOf(legal.terms)).toContain(`up to ${CHAT_MESSAGE_CAP} messages`);
  expect(textsOf(legal.privacy)).toContain(`discarded after ${SAVED_SESSION_MAX_AGE_MS / 86_400_000} days`);
});
