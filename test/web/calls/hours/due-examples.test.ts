import { INITIAL_TARGETS, type CallTargets } from "#domain/calls/hours/call-targets";
import type { CallingHours } from "#domain/calls/hours/calling-hours";
import { INITIAL_WEEK, type CallingWeek } from "#domain/calls/hours/calling-week";
import { describe, expect, test } from "vitest";
import { dueExamples } from "../../../../web/features/calls/hours/due-preview.tsx";

/** A Thursday in July, when Edmonton is six hours behind UTC. */
const NOW = Date.parse("2026-07-16T18:00Z");
const STANDARD: CallingHours = { timeZone: "America/Edmonton", week: INITIAL_WEEK, holidays: [] };

function sentences(changes: Partial<CallingHours> = {}, targets: CallTargets = INITIAL_TARGETS): string[] {
  return dueExamples({ ...STANDARD, ...changes }, targets, NOW).map(({ sentence }) => sentence);
}

function fridayUntil(to: string): CallingWeek {
  return { ...INITIAL_WEEK, friday: [{ from: "09:00", to }] };
}

describe("when leads of next week are due", () => {
  test("with the first settings", () => {
    expect(sentences()).toEqual([
      "A lead at 4:58 PM on Friday is due Monday, 9:03 AM.",
      "A lead at 11:00 AM on Saturday is due Monday, 9:05 AM.",
      "A lead at 7:30 AM on Tuesday is due Tuesday, 9:30 AM.",
      "A lead at 3:00 PM on Wednesday is due Thursday, 11:00 AM.",
      "A lead at 3:00 PM on Wednesday is due Thursday, 3:00 PM.",
      "A lead in London (10:00 PM there) at 3:00 PM on Thursday is due Friday, 9:05 AM.",
      "A lead in Singapore (5:00 AM there) at 3:00 PM on Thursday is due Thursday, 3:05 PM, " +
        "by your hours alone, because theirs never overlap with yours.",
    ]);
  });

  test("with hours to 6 PM on Friday", () => {
    expect(sentences({ week: fridayUntil("18:00") })[0]).toBe(
      "A lead at 5:58 PM on Friday is due Monday, 9:03 AM.",
    );
  });

  test("with a holiday on the Monday after", () => {
    expect(sentences({ holidays: ["2026-07-27"] })[0]).toBe(
      "A lead at 4:58 PM on Friday is due Tuesday, 9:03 AM.",
    );
  });

  test("with a date, where a weekday could be this week's or the next", () => {
    const targets = { ...INITIAL_TARGETS, Low: 40 * 60 };
    expect(sentences({}, targets)[4]).toBe(
      "A lead at 3:00 PM on Wednesday is due Wednesday, July 29, 3:00 PM.",
    );
  });

  test("at once, without any hours", () => {
    const none = {
      monday: [],
      tuesday: [],
      wednesday: [],
      thursday: [],
      friday: [],
      saturday: [],
      sunday: [],
    };
    expect(sentences({ week: none })[0]).toBe(
      "A lead at 4:58 PM on Friday is due Friday, 5:03 PM, because every minute counts while no calling hours are set.",
    );
  });
});
