import type { Channel } from "#domain/delivery/channels";

/** What writes leave for others to do: whether staff see a change, and which channels have something new to send. */
export type Effects = { isTold: boolean; queued: Channel[] };

export function noEffects(): Effects {
  return { isTold: false, queued: [] };
}

export function addEffects(effects: Effects, { isTold, queued }: Effects): void {
  effects.isTold ||= isTold;
  effects.queued = [...new Set([...effects.queued, ...queued])];
}

export function hasEffects({ isTold, queued }: Effects): boolean {
  return isTold || queued.length > 0;
}
