import { timelineOf } from "#domain/leads/timeline/timeline";
import { TIMELINE_LIMIT, type TimelineEvent } from "#domain/leads/timeline/timeline-event";
import { placeOf, timelinePage } from "#domain/leads/timeline/timeline-page";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { eventKey, withPage } from "../../../../web/features/leads/lead/timeline/merge-timeline.ts";
import { NO_ROWS } from "../../../domain/leads/timeline/lead-rows.ts";

const HOUR_MS = 3_600_000;

/** A history of so many sittings of a chat, newest first. */
function history(count: number): TimelineEvent[] {
  const messages = Array.from({ length: count }, (_, n) => ({ id: n, at: n * HOUR_MS }));
  return timelineOf({ ...NO_ROWS, messages });
}

/** The oldest page that follows on what is known. */
function readOn(known: TimelineEvent[], all: TimelineEvent[], older: string | null): TimelineEvent[] {
  return older === null ? known : withPage(known, timelinePage(all, placeOf(older)));
}

test("pages read on, and a first page read again after news, make the whole history once and in order", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 250 }), fc.integer({ min: 0, max: 40 }), (count, news) => {
      const [before, after] = [history(count), history(count + news)];
      const first = timelinePage(before, null);
      const read = readOn(withPage([], first), before, first.olderTimeline);
      const again = withPage(read, timelinePage(after, null));
      expect(again.map(eventKey)).toEqual(after.slice(0, again.length).map(eventKey));
      expect(again.length).toBe(Math.min(before.length, 2 * TIMELINE_LIMIT) + news);
      expect(new Set(again.map(eventKey)).size).toBe(again.length);
    }),
  );
});

test("what a page no longer has within its reach is gone", () => {
  const all = history(5);
  const without = all.filter((_event, index) => index !== 2);
  expect(withPage(all, timelinePage(without, null))).toEqual(without);
  expect(withPage(all, { timeline: [], olderTimeline: null })).toEqual([]);
});
