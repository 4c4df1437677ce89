import { timelineOf } from "#domain/leads/timeline/timeline";
import { TIMELINE_LIMIT, type TimelineEvent } from "#domain/leads/timeline/timeline-event";
import { placeOf, timelinePage } from "#domain/leads/timeline/timeline-page";
import { expect, test } from "vitest";
import {
  firstRead,
  withNewest,
  withOlder,
  type ReadEvents,
} from "../../../../web/features/leads/lead/timeline/lead-timeline.tsx";
import { NO_ROWS } from "../../../domain/leads/timeline/lead-rows.ts";

const HOUR_MS = 3_600_000;

/** A history of so many sittings of a chat, newest first. */
function history(count: number): TimelineEvent[] {
  const messages = Array.from({ length: count }, (_, n) => ({ id: n, at: n * HOUR_MS }));
  return timelineOf({ ...NO_ROWS, messages });
}

function readOn(read: ReadEvents, all: TimelineEvent[]): ReadEvents {
  return read.older === null ? read : withOlder(read, timelinePage(all, placeOf(read.older)));
}

test("older events come page by page, up to the beginning", () => {
  const all = history(2 * TIMELINE_LIMIT + 10);
  const first = firstRead(timelinePage(all, null));
  expect(first.events).toEqual(all.slice(0, TIMELINE_LIMIT));
  const second = readOn(first, all);
  expect(second.events).toEqual(all.slice(0, 2 * TIMELINE_LIMIT));
  const third = readOn(second, all);
  expect(third).toMatchObject({ events: all, older: null });
});

test("news keep what was read on, and where to go on from there", () => {
  const [before, after] = [history(2 * TIMELINE_LIMIT + 10), history(2 * TIMELINE_LIMIT + 15)];
  const read = readOn(firstRead(timelinePage(before, null)), before);
  const told = withNewest(read, timelinePage(after, null));
  expect(told.events).toEqual(after.slice(0, 2 * TIMELINE_LIMIT + 5));
  expect(readOn(told, after)).toMatchObject({ events: after, older: null });
});

test("news before anything older was asked for are the newest page alone", () => {
  const [before, after] = [history(TIMELINE_LIMIT + 10), history(TIMELINE_LIMIT + 15)];
  const told = withNewest(firstRead(timelinePage(before, null)), timelinePage(after, null));
  expect(told.events).toEqual(after.slice(0, TIMELINE_LIMIT));
  expect(readOn(told, after).events).toEqual(after);
});

test("an older page that is empty, as after an erasure, takes nothing away and ends the history", () => {
  const all = history(TIMELINE_LIMIT + 10);
  const read = withOlder(firstRead(timelinePage(all, null)), { timeline: [], olderTimeline: null });
  expect(read).toMatchObject({ events: all.slice(0, TIMELINE_LIMIT), older: null });
});
