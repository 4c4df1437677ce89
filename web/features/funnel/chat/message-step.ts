import { CHAT_MESSAGE_CAP } from "#domain/funnel/chat/chat";
import type { CountedStep } from "../../../lib/visit/visit-steps.ts";

/** The step of a visitor's latest message; undefined before the first, and beyond the last that is counted. */
export function messageStep(messages: readonly { role: string }[]): CountedStep | undefined {
  const sent = messages.filter(({ role }) => role === "user").length;
  return sent > 0 && sent <= CHAT_MESSAGE_CAP ? `message_${sent}` : undefined;
}
