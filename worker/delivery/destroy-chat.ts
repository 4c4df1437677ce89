import type { Delivery, Dispatch, Outcome } from "./outcome.ts";
import { within } from "./within.ts";

export const DESTROY_TIMEOUT_MS = 5000;

/** Ends the chat objects of erased sessions. Ending one that is already gone does nothing. */
export async function destroyChat({ env }: Dispatch, { message }: Delivery<"object">): Promise<Outcome> {
  const { sessionIds } = message.payload;
  const destroyed = sessionIds.map((sessionId) => env.CHAT_SESSIONS.getByName(sessionId).destroy());
  await within(DESTROY_TIMEOUT_MS, Promise.all(destroyed));
  return { result: "sent" };
}
