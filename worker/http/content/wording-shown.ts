import { CALL_CONSENT_VERSION, MAIL_CONSENT_VERSION } from "#domain/people/consent/consent-texts";
import type { Content } from "#domain/content/content";
import * as z from "zod/mini";
import { textHash } from "../../crypto/text-hash.ts";
import { isKeptWording } from "../../db/content/consent-wordings.ts";
import type { AppContext } from "../context.ts";
import { primaryDb } from "../db.ts";
import { liveContent, shippedContent } from "./live-content.ts";

/** The wording on the visitor's page, which may be older or newer than this isolate's cached version. */
export const shownWordingSchema = z.optional(z.string().check(z.maxLength(4000)));

/** The names that stand for the built-in wordings, from before there were others. */
const SHIPPED: Record<keyof Content["consents"], string> = {
  mail: MAIL_CONSENT_VERSION,
  call: CALL_CONSENT_VERSION,
};

/**
 * What is stored about the words that a visitor agrees to: their hash, under which the words stay stored for ever
 * (contract 21). Those that were `shown` count if they ever were published, and today's otherwise.
 */
export async function wordingShown(
  c: AppContext,
  consent: keyof Content["consents"],
  shown?: string,
): Promise<string> {
  const today = (await liveContent(c)).content.consents[consent];
  const text = shown ?? today;
  if (text === shippedContent().consents[consent]) return SHIPPED[consent];
  const hash = await textHash(text);
  if (text === today || (await isKeptWording(primaryDb(c), hash))) return hash;
  return wordingShown(c, consent);
}
