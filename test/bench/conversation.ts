import { CHAT_MESSAGE_CAP } from "#domain/chat";
import type { Call, HttpClient } from "./http-client.ts";
import { analyzeCall, messageCall, newChat } from "./visitor-calls.ts";

/** What a visitor says: the eleven answers, and what people ask on the way. */
export const CHAT_LINES = [
  "I have my own business",
  "My results go up and down",
  "about $500 a day",
  "It converts but not consistently",
  "Making my results consistent",
  "I never know which ad brought the sale",
  "$10K–$50K",
  "$100K",
  "Ada Lovelace",
  "ada@example.com",
  "https://example.com",
  "How does the method work?",
  "What would I get in the first month?",
] as const;

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
