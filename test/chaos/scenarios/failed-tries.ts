import { parsedJson } from "#domain/parsed-json";
import * as z from "zod/mini";
import type { PeerChannel } from "../peers/peers.ts";
import { writtenLines } from "../written.ts";

const lineSchema = z.object({
  event: z.literal("delivery_failed"),
  channel: z.string(),
  error: z.string(),
  count: z.int(),
});

/** How many tries of a channel came to no answer in time, or to none at all, by what the Worker wrote. */
export function unansweredTries(channel: PeerChannel): number {
  return writtenLines()
    .flatMap((line) => lineSchema.safeParse(parsedJson(line)).data ?? [])
    .filter((failed) => failed.channel === channel && ["timeout", "network"].includes(failed.error))
    .reduce((sum, { count }) => sum + count, 0);
}
