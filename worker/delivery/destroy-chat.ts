import type { Delivery } from "../db/deliveries.ts";
import type { Dispatch, Outcome } from "./outcome.ts";

/** Ends the chat object of an erased session; asked again, it is already gone. */
export async function destroyChat({ env }: Dispatch, { payload }: Delivery): Promise<Outcome> {
  const { sessionId } = payload;
  if (typeof sessionId !== "string") return { result: "dead", error: "no_session" };
  await env.CHAT_SESSIONS.getByName(sessionId).destroy();
  return { result: "sent" };
}
