import { DESK_CLOSED } from "#domain/delivery/desk/desk-messages";

/** A screen's line to the desk. `failures` is how many attempts in a row have come to nothing. */
export type Link = {
  phase: "waiting" | "opening" | "open" | "given-up";
  failures: number;
  /** When the desk last said that it is ready, in milliseconds. */
  readyAt: number;
};

export type LinkEvent =
  | { kind: "due" }
  | { kind: "ready"; at: number }
  /** `code` as the socket gave it; 1006 if it broke. */
  | { kind: "lost"; at: number; code: number };

export const NO_LINK: Link = { phase: "waiting", failures: 0, readyAt: 0 };
/** How a socket ends that nobody has closed. */
export const BROKEN = 1006;

/** From this many failures on, the screen asks every now and then instead. */
const FAILURES_MAX = 3;
/** One that is lost sooner has failed as well: else a desk that hangs up at once would be called without end. */
const STEADY_MS = 10_000;
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;

/** What becomes of the line. The same object if the event means nothing to it. */
export function nextLink(link: Link, event: LinkEvent): Link {
  const { phase, readyAt } = link;
  if (phase === "given-up") return link;
  if (event.kind === "due") return phase === "waiting" ? { ...link, phase: "opening" } : link;
  if (event.kind === "ready") {
    return phase === "opening" ? { ...link, phase: "open", readyAt: event.at } : link;
  }
  if (phase === "waiting") return link;
  // We have said something that the desk does not take, and would say it again.
  if (event.code === DESK_CLOSED.badMessage) return { ...link, phase: "given-up" };
  const wasSteady = phase === "open" && event.at - readyAt >= STEADY_MS;
  return { ...link, phase: "waiting", failures: wasSteady ? 0 : link.failures + 1 };
}

/**
 * How long to wait before the next attempt, in milliseconds. `chance`, 0 to 1, keeps screens from coming all at once.
 */
export function waitMs({ failures }: Link, chance: number): number {
  return Math.min(FIRST_WAIT_MS * 2 ** failures, LONGEST_WAIT_MS) * (0.5 + chance / 2);
}

/** Whether the screen has to ask for changes by itself. */
export function isPaused({ phase, failures }: Link): boolean {
  return phase === "given-up" || (phase !== "open" && failures >= FAILURES_MAX);
}
