import * as z from "zod/mini";
import type { Outcome } from "../outcome.ts";
import { outcomeOfStatus, type PeerAnswer } from "../peer-fetch.ts";

const errorSchema = z.object({
  error: z.object({
    code: z.int(),
    error_subcode: z.optional(z.int()),
    is_transient: z.optional(z.boolean()),
  }),
});

/** Meta's codes for a token that is invalid, expired or may not do this. */
const TOKEN = new Set([10, 102, 190]);
const isPermission = (code: number) => code >= 200 && code < 300;
/** Meta's codes for 'later': unknown, service, too many calls. They come with status 400 too. */
const PASSING = new Set([1, 2, 4, 17, 32, 341, 368, 613, 80004]);

/** Judges the Conversions API's answer: by Meta's own code where there is one, else by the status. */
export function metaOutcome(answer: PeerAnswer): Outcome {
  if (answer.status >= 200 && answer.status < 300) return { result: "sent" };
  const parsed = errorSchema.safeParse(jsonOf(answer.body));
  if (!parsed.success) return outcomeOfStatus(answer);
  const { code, error_subcode: subcode, is_transient: isTransient } = parsed.data.error;
  const error = subcode === undefined ? `meta_${code}` : `meta_${code}_${subcode}`;
  if (TOKEN.has(code) || isPermission(code)) return { result: "paused", error };
  if (PASSING.has(code) || isTransient) {
    const { retryAfter } = answer;
    return { result: "retry", error, peerDown: true, ...(retryAfter !== undefined && { after: retryAfter }) };
  }
  return outcomeOfStatus(answer, error);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
