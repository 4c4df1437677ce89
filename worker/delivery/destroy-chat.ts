import * as z from "zod/mini";
import type { Delivery } from "../db/delivery/deliveries.ts";
import type { Dispatch, Outcome } from "./outcome.ts";
import { within } from "./within.ts";

export const DESTROY_TIMEOUT_MS = 5000;

const payloadSchema = z.object({ sessionIds: z.array(z.string()) });

/** Ends the chat objects of erased sessions; those that were ended by an earlier try are already gone. */
export async function destroyChat({ env }: Dispatch, { payload }: Delivery): Promise<Outcome> {
  const { data } = payloadSchema.safeParse(payload);
  if (!data) return { result: "dead", error: "no_session" };
  const destroyed = data.sessionIds.map((sessionId) => env.CHAT_SESSIONS.getByName(sessionId).destroy());
  await within(DESTROY_TIMEOUT_MS, Promise.all(destroyed));
  return { result: "sent" };
}
