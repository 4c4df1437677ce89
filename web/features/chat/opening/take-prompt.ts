import { FREE_TEXT_MAX } from "#domain/answers/contact-fields";
import { sendable } from "../sending/sendable.ts";

const PARAMETER = "prompt";

/** The first message in a link's query, and the query without it; null if there is none. */
export function takePrompt(search: string): { prompt: string; search: string } | null {
  const query = new URLSearchParams(search);
  const given = query.get(PARAMETER);
  if (given === null) return null;
  query.delete(PARAMETER);
  const rest = query.toString();
  return { prompt: sendable(given.slice(0, FREE_TEXT_MAX)), search: rest && `?${rest}` };
}
