import { clocksOf } from "#domain/time/zoned-time";
import { afterEach, expect, it, vi } from "vitest";
import { ownClock, ownClockPhrases, ownClockText } from "../../../web/lib/own-clock.ts";
import { browserIn } from "../browser-in.ts";

const FORMAT = {
  weekday: "long",
  month: "long",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
  timeZoneName: "short",
} as const;

afterEach(() => vi.restoreAllMocks());

it.each([
  ["America/Edmonton", -420, "2026-12-01T19:00:00Z", "Tuesday, December 1 at 1:00 PM GMT-6"],
  ["America/Edmonton", -420, "2026-12-01T06:30:00Z", "Tuesday, December 1 at 12:30 AM GMT-6"],
  ["America/Vancouver", -480, "2026-12-01T19:00:00Z", "Tuesday, December 1 at 12:00 PM GMT-7"],
  ["America/Vancouver", -480, "2026-12-01T07:30:00Z", "Tuesday, December 1 at 12:30 AM GMT-7"],
  ["Asia/Kolkata", 300, "2026-12-01T19:00:00Z", "Wednesday, December 2 at 12:30 AM GMT+5:30"],
])("a browser in %s that is %i minutes from UTC says what the server does", (zone, offset, iso, words) => {
  browserIn(zone, offset);
  const at = Date.parse(iso);
  expect(ownClockText(at, FORMAT, clocksOf(at, [zone]))).toBe(words);
});

it.each([
  ["whose rules are the server’s", "America/Edmonton", -360],
  ["elsewhere", "Europe/Berlin", 60],
])("a browser %s says its own time, and its zone", (_where, zone, offset) => {
  browserIn(zone, offset);
  const at = Date.parse("2026-12-01T19:00:00Z");
  const own = new Date(at).toLocaleString(undefined, FORMAT);
  expect(ownClockText(at, FORMAT, clocksOf(at, ["America/Edmonton"]))).toBe(own);
  expect(ownClockText(at, FORMAT)).toBe(own);
  expect(ownClock(at).wall.getTime()).toBe(at + offset * 60_000);
});

const SHORT = { ...FORMAT, weekday: "short", month: "short" } as const;

it.each([
  ["its own", FORMAT, [], ["Tuesday, December 1", "at 7:00 PM UTC"]],
  ["its own, in short", SHORT, [], ["Tue, Dec 1,", "7:00 PM UTC"]],
  ["the server’s", FORMAT, ["America/Edmonton"], ["Tuesday, December 1", "at 1:00 PM GMT-6"]],
  ["a date alone", { month: "long", day: "numeric" } as const, [], ["December 1"]],
  ["a time alone", { hour: "numeric", minute: "2-digit" } as const, [], ["7:00 PM"]],
])("a line breaks between date and time only: %s", (_whose, format, zones, phrases) => {
  browserIn("America/Edmonton", zones.length > 0 ? -420 : -360);
  const at = Date.parse("2026-12-01T19:00:00Z");
  const said = ownClockPhrases(at, format, clocksOf(at, zones));
  expect(said).toEqual(phrases);
  // Together they say what the text says.
  const text = ownClockText(at, format, clocksOf(at, zones));
  expect(said.join(" ")).toBe(text);
});
