import { isoText } from "../../time/iso-text.ts";
import {
  TIMELINE_KINDS,
  TIMELINE_LIMIT,
  type TimelineEvent,
  type TimelineKind,
  type TimelinePage,
} from "./timeline-event.ts";

/** The place of an event in a history; all places are different. */
export type TimelinePlace = Pick<TimelineEvent, "at" | "kind" | "n">;

const RANKS = new Map<TimelineKind, number>(TIMELINE_KINDS.map((kind, rank) => [kind, rank]));

/** Newest first, and of events of one time the later one first. */
export function byPlace(a: TimelinePlace, b: TimelinePlace): number {
  if (a.at !== b.at) return a.at < b.at ? 1 : -1;
  return (RANKS.get(b.kind) ?? 0) - (RANKS.get(a.kind) ?? 0) || b.n - a.n;
}

/** The part of a history, newest first, that comes after `before`; null begins it. */
export function timelinePage(events: readonly TimelineEvent[], before: TimelinePlace | null): TimelinePage {
  const rest = before === null ? events : events.filter((event) => byPlace(before, event) < 0);
  const timeline = rest.slice(0, TIMELINE_LIMIT);
  const last = timeline.at(-1);
  return { timeline, olderTimeline: last && rest.length > timeline.length ? placeText(last) : null };
}

function placeText({ at, kind, n }: TimelinePlace): string {
  return `${Date.parse(at)}.${kind}.${n}`;
}

const PLACE = /^(\d{1,15})\.([a-z-]+)\.(\d{1,15})$/;

/** The place that a cursor names; null if it is not one that was handed out. */
export function placeOf(cursor: string): TimelinePlace | null {
  const [, at, name, n] = PLACE.exec(cursor) ?? [];
  const kind = TIMELINE_KINDS.find((known) => known === name);
  if (at === undefined || n === undefined || !kind || Number(at) > 8.64e15) return null;
  return { at: isoText(Number(at)), kind, n: Number(n) };
}
