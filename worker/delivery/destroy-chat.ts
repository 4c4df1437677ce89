import * as z from "zod/mini";
import type { Delivery } from "../db/deliveries.ts";
import type { Dispatch, Outcome } from "./outcome.ts";

const payloadSchema = z.object({ sessionIds: z.array(z.string()) });

/** Ends the chat objects of erased sessions; those that were ended by an earlier try are already gone. */
export async function destroyChat({ env }: Dispatch, { payload }: Delivery): Promise<Outcome> {
  const { data } = payloadSchema.safeParse(payload);
  if (!data) return { result: "dead", error: "no_session" };
  await Promise.all(data.sessionIds.map((sessionId) => env.CHAT_SESSIONS.getByName(sessionId).destroy()));
  return { result: "sent" };
}
