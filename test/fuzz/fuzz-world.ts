import { randomFrom } from "../setup/random/random.ts";

/** What the requests of a run speak of. */
export type FuzzWorld = {
  seed: number;
  /** The headers of somebody signed in. */
  staff: Record<string, string>;
  /** What booking webhooks are signed with. */
  bookingSecret: string;
};

/** So many requests have the same sessions; erasing and completing uses them up. */
const BLOCK = 250;

export type FuzzSessions = { quiz: string; chat: string; unfinished: string; unknown: string };

/** The sessions that a request may speak of: the same ones for the same seed and place. */
export function sessionsAt(seed: number, index: number): FuzzSessions {
  const random = randomFrom(seed * 31 + Math.floor(index / BLOCK));
  const uuid = () => {
    const hex = Array.from({ length: 32 }, () => random.int(16).toString(16)).join("");
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
  };
  return { quiz: uuid(), chat: uuid(), unfinished: uuid(), unknown: uuid() };
}

/** Whether the sessions of this request have to be made first. */
export function startsBlock(index: number): boolean {
  return index % BLOCK === 0;
}
