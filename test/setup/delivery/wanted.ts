import type { Channel } from "#domain/delivery/channels";
import type { Wanted } from "../../../worker/db/delivery/claims.ts";

/** So many rows of each channel, whose tries begin later. */
export function wanted(channels: readonly Channel[], most: number): Wanted[] {
  return channels.map((channel) => ({ channel, most, together: 0 }));
}
