import { describe, expect, test } from "vitest";
import { dueTime } from "../../../../web/features/kit/time/due-time.ts";
import { ageText } from "../../../../web/features/kit/time/short-age.tsx";

const local = (text: string) => new Date(text).getTime();
const NOW = local("2026-11-24T12:00:00");

describe("when something is due", () => {
  test.each<[at: string, words: string, tone: string]>([
    ["2026-11-22T11:00:00", "2 d late", "late"],
    ["2026-11-24T09:59:00", "2 h late", "late"],
    ["2026-11-24T11:59:00", "1 min late", "late"],
    ["2026-11-24T11:59:30", "now", "soon"],
    ["2026-11-24T12:00:59", "now", "soon"],
    ["2026-11-24T12:22:30", "in 22 min", "soon"],
    ["2026-11-24T15:00:00", "Today 3:00 PM", "soon"],
    ["2026-11-25T00:00:00", "Tomorrow 12:00 AM", "later"],
    ["2026-11-30T09:30:00", "Mon 9:30 AM", "later"],
    ["2026-12-03T09:00:00", "Dec 3", "later"],
    ["2027-01-03T09:00:00", "Jan 3, 2027", "later"],
  ])("%s is '%s', %s", (at, words, tone) => expect(dueTime(local(at), NOW)).toEqual({ words, tone }));

  test("an appointment that has begun is not late", () =>
    expect(dueTime(NOW - 20 * 60_000, NOW, true)).toEqual({ words: "now", tone: "soon" }));
});

test.each<[at: string, words: string]>([
  ["2026-11-24T12:05:00", "now"],
  ["2026-11-24T11:19:00", "41 min"],
  ["2026-11-24T10:00:00", "2 h"],
  ["2026-11-18T10:00:00", "6 d"],
  ["2026-09-03T10:00:00", "Sep 3"],
  ["2025-09-03T10:00:00", "Sep 2025"],
])("what was added at %s was so '%s' ago", (at, words) => expect(ageText(local(at), NOW)).toBe(words));
