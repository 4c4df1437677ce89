import { CHAT_MESSAGE_CAP } from "#domain/funnel/chat/chat";
import { FULL_CHAT } from "../../setup/full-chat.ts";
import type { Call, HttpClient } from "../http-client.ts";
import { analyzeCall, messageCall, newChat } from "./visitor-calls.ts";

/** What a visitor says: the eleven answers, and what people ask on the way. */
export const CHAT_LINES = [...FULL_CHAT, "How does the method work?", "What would I get in the first month?"];

/** Gives message after message; once a chat is full, a new one is opened. */
export function conversation(client: HttpClient): () => Promise<Call> {
  let sessionId = "";
  let said = CHAT_MESSAGE_CAP;
  return async () => {
    if (said === CHAT_MESSAGE_CAP) {
      sessionId = await newChat(client);
      said = 0;
    } else {
      // What goes on behind a reply is not to be there when the next is timed.
      await client.send(analyzeCall(sessionId));
    }
    const line = CHAT_LINES[said % CHAT_LINES.length] ?? "";
    said += 1;
    return messageCall(sessionId, line);
  };
}
