import { sessionIdSchema } from "#domain/funnel/answers/contact";
import { isoTime } from "#domain/time/iso-time";
import * as z from "zod/mini";
import { forget, readStored, store } from "./storage.ts";

const KEY = "told-call-time";
const toldSchema = z.object({ sessionId: sessionIdSchema, startsAt: isoTime("A call starts at a time") });

/** Keeps the start that the booking page told: without a webhook, no server ever knows it. */
export function keepToldTime(sessionId: string, startsAt: string): void {
  store(KEY, { sessionId, startsAt });
}

/** When this session's call starts, as the booking page told this browser, ISO text. */
export function toldTime(sessionId: string): string | null {
  const told = toldSchema.safeParse(readStored(KEY));
  return told.success && told.data.sessionId === sessionId ? told.data.startsAt : null;
}

export function forgetToldTime(sessionId: string): void {
  if (toldTime(sessionId) !== null) forget(KEY);
}
