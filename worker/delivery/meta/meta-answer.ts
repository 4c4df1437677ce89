import { parsedJson } from "#domain/parsed-json";
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

/**
 * Meta's codes for faults in the settings rather than in a message: a token that is invalid, has expired or lacks a
 * permission (3, 10, 102, 190, and all from 200 to 299), an app that requires a secret's proof (104), an id that does
 * not exist (803), and a version of its API that has ended (2635).
 */
const SET_UP = new Set([3, 10, 102, 104, 190, 803, 2635]);
/** Subcode of 100 (invalid parameter): the pixel or account does not exist, or the token has no access to it. */
const NO_SUCH_OBJECT = 33;

function isSetUpFault(code: number, subcode: number | undefined): boolean {
  return SET_UP.has(code) || (code >= 200 && code < 300) || (code === 100 && subcode === NO_SUCH_OBJECT);
}

/** Meta's codes for temporary errors: unknown, service down, too many calls. They may come with status 400, too. */
const PASSING = new Set([1, 2, 4, 17, 32, 341, 368, 613, 80000, 80004, 80005]);

/** Judges the Conversions API's answer by Meta's own code, or by the status if there is none. */
export function metaOutcome(answer: PeerAnswer): Outcome {
  if (answer.status >= 200 && answer.status < 300) return { result: "sent" };
  const parsed = errorSchema.safeParse(parsedJson(answer.body));
  if (!parsed.success) return outcomeOfStatus(answer);
  const { code, error_subcode: subcode, is_transient: isTransient } = parsed.data.error;
  const error = subcode === undefined ? `meta_${code}` : `meta_${code}_${subcode}`;
  if (isSetUpFault(code, subcode)) return { result: "paused", error };
  if (PASSING.has(code) || isTransient) {
    const { retryAfter } = answer;
    return { result: "retry", error, peerDown: true, ...(retryAfter !== undefined && { after: retryAfter }) };
  }
  return outcomeOfStatus(answer, error);
}
