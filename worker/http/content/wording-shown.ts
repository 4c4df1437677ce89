import type { Content } from "#domain/content/content";
import { CALL_CONSENT_VERSION } from "#domain/consent/call-consent";
import { MAIL_CONSENT_VERSION } from "#domain/consent/mail-consent";
import { wordingHash } from "../../crypto/wording-hash.ts";
import type { AppContext } from "../context.ts";
import { liveContent, shippedContent } from "./live-content.ts";

/** What the wordings that ship were known by before there were others. */
const SHIPPED: Record<keyof Content["consents"], string> = {
  mail: MAIL_CONSENT_VERSION,
  call: CALL_CONSENT_VERSION,
};

/** What is stored of the words that a visitor agrees to: their hash, under which they are kept for ever (contract 21). */
export async function wordingShown(c: AppContext, consent: keyof Content["consents"]): Promise<string> {
  const { consents } = (await liveContent(c)).content;
  const isShipped = consents[consent] === shippedContent.consents[consent];
  return isShipped ? SHIPPED[consent] : wordingHash(consents[consent]);
}
