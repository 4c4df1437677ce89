import { oneLine } from "../one-line.ts";
import { mailParts } from "./mail-parts.ts";

/** The words that end our mails (contract 22). Anything longer is for staff to read. */
const STOP_WORDS = ["stop", "unsubscribe", "remove me"];

/** Whether the first line that the sender wrote themselves says so, politely or not, and nothing else. */
export function asksToStop(text: string): boolean {
  const [own] = mailParts(text).filter(({ isQuoted }) => !isQuoted);
  const line = oneLine(own?.text.split("\n")[0] ?? "").toLowerCase();
  const words = line.replace(/^please\s/, "").replace(/[\s,]*(please)?[\s.!]*$/, "");
  return STOP_WORDS.includes(words);
}
