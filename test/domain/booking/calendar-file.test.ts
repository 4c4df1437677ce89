import { calendarFile, callUid, toldCallUid, type CalendarEvent } from "#domain/booking/calendar-file";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";

const CALL: CalendarEvent = {
  uid: "call-1@strategy-hub",
  startsAt: Date.UTC(2026, 11, 1, 15),
  endsAt: Date.UTC(2026, 11, 1, 15, 45),
  madeAt: Date.UTC(2026, 10, 22, 9, 5, 7, 123),
  title: "Strategy call",
  text: "At nine.",
  sequence: 0,
  isCancelled: false,
  joinUrl: null,
};

const fileOf = (changes: Partial<CalendarEvent>) => calendarFile({ ...CALL, ...changes });
/** The lines as they were before they were folded. */
const lines = (file: string) => file.replaceAll("\r\n ", "").split("\r\n");
const octets = (text: string) => new TextEncoder().encode(text).length;

describe("callUid", () => {
  const ref = "0123456789abcdef".repeat(4);

  test("stays the same when the call moves, and gives too little of the reference to book with", () => {
    expect(callUid(`17.${ref}`)).toBe("call-17-0123456789abcdef@strategy-hub");
    expect(toldCallUid(ref, 1)).toBe("call-0123456789abcdef@strategy-hub");
    expect(toldCallUid(ref, 2)).toBe(toldCallUid(ref, 1));
  });

  test("goes by the start without a reference", () =>
    expect(toldCallUid(null, 1_796_137_200_000)).toBe("call-1796137200000@strategy-hub"));
});

describe("calendarFile", () => {
  test("is one event, in UTC, each line ended by CRLF", () => {
    expect(fileOf({})).toBe(
      [
        "BEGIN:VCALENDAR",
        "VERSION:2.0",
        "PRODID:-//Strategy hub//EN",
        "METHOD:PUBLISH",
        "BEGIN:VEVENT",
        "UID:call-1@strategy-hub",
        "DTSTAMP:20261122T090507Z",
        "SEQUENCE:0",
        "STATUS:CONFIRMED",
        "DTSTART:20261201T150000Z",
        "DTEND:20261201T154500Z",
        "SUMMARY:Strategy call",
        "DESCRIPTION:At nine.",
        "END:VEVENT",
        "END:VCALENDAR",
        "",
      ].join("\r\n"),
    );
  });

  test("says which change it is, that a call was canceled, and where it is joined", () =>
    expect(lines(fileOf({ sequence: 3, isCancelled: true, joinUrl: "https://meet.example/a,b" }))).toEqual(
      expect.arrayContaining([
        "SEQUENCE:3",
        "STATUS:CANCELLED",
        String.raw`LOCATION:https://meet.example/a\,b`,
        "URL:https://meet.example/a,b",
      ]),
    ));

  test.each([null, CALL.startsAt, CALL.startsAt - 1])("has no end of %s", (endsAt) =>
    expect(fileOf({ endsAt })).not.toContain("DTEND"),
  );

  test.each([
    ["Ads, offer; funnel", String.raw`Ads\, offer\; funnel`],
    [String.raw`C:\new`, String.raw`C:\\new`],
    ["one\ntwo\r\nthree\rfour", String.raw`one\ntwo\nthree\nfour`],
    ["a\u0000b\tc\u007f", "abc"],
    ["END:VEVENT\r\nBEGIN:VALARM", String.raw`END:VEVENT\nBEGIN:VALARM`],
    ["“Ça va ?” 👍", "“Ça va ?” 👍"],
  ])("writes %j as %j", (text, written) =>
    expect(lines(fileOf({ text, title: text }))).toEqual(
      expect.arrayContaining([`SUMMARY:${written}`, `DESCRIPTION:${written}`]),
    ),
  );

  test.each([
    ["a line of 75 octets stays whole", "x".repeat(75 - "SUMMARY:".length), 1],
    ["one octet more goes on in a second", "x".repeat(76 - "SUMMARY:".length), 2],
    ["a character of four octets is not cut", "👍".repeat(40), 3],
  ])("%s", (_what, title, count) => {
    const raw = fileOf({ title }).split("\r\n");
    const from = raw.findIndex((line) => line.startsWith("SUMMARY:"));
    const to = raw.findIndex((line) => line.startsWith("DESCRIPTION:"));
    expect(to - from).toBe(count);
    expect(lines(fileOf({ title }))).toContain(`SUMMARY:${title}`);
  });

  test("has no line over 75 octets and loses nothing, whatever is written", () => {
    const words = fc.string({ unit: "grapheme", maxLength: 400 });
    fc.assert(
      fc.property(words, (text) => {
        const file = fileOf({ text });
        for (const line of file.split("\r\n")) expect(octets(line)).toBeLessThanOrEqual(75);
        expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
        expect(lines(file)).toHaveLength(16);
      }),
    );
  });
});
