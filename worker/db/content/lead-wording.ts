import { CALL_CONSENT_VERSION, MAIL_CONSENT_VERSION } from "#domain/people/consent/consent-texts";
import type { Content } from "#domain/content/content";
import { answersAsWorded, type LeadWording, type WordedConsent } from "#domain/content/lead-wording";
import { readable } from "#domain/content/page-content";
import { SAMPLE_NUMBER } from "#domain/content/sample-number";
import { sample } from "#domain/content/sample/sample";
import { isoText } from "#domain/time/iso-text";
import { eq, inArray } from "drizzle-orm";
import type { Db } from "../client.ts";
import { consentWordings } from "../schema/content.ts";
import { leadVisits } from "../schema/funnel.ts";
import { assessments, leadProofs } from "../schema/leads.ts";
import { findVersion } from "./content-versions.ts";

/** What a lead read, and what it agreed to, word for word. Null if there is no such lead. Three round trips. */
export async function findLeadWording(db: Db, id: number): Promise<LeadWording | null> {
  const [lead] = await db
    .select({
      answers: assessments.answers,
      mailAt: assessments.emailConsent,
      callAt: assessments.callConsentAt,
      atStart: leadVisits.contentAtStart,
      atCompletion: leadProofs.contentAtCompletion,
      mail: leadProofs.emailConsentWording,
      call: leadProofs.callConsentVersion,
    })
    .from(assessments)
    .leftJoin(leadVisits, eq(leadVisits.leadId, assessments.id))
    .leftJoin(leadProofs, eq(leadProofs.leadId, assessments.id))
    .where(eq(assessments.id, id));
  if (!lead) return null;
  const { atStart, atCompletion, answers } = lead;
  const number = atCompletion ?? atStart;
  const [content, kept] = await Promise.all([
    number === null ? null : documentOf(db, number),
    keptWordings(db, [lead.mail, lead.call]),
  ]);
  const consents = [
    consentOf("mail", lead.mail, lead.mailAt, kept),
    consentOf("call", lead.call, lead.callAt, kept),
  ];
  return {
    atStart,
    atCompletion,
    answers: content && answersAsWorded(content, answers),
    consents: consents.flatMap((consent) => consent ?? []),
  };
}

async function documentOf(db: Db, number: number): Promise<Content | null> {
  const document = number === SAMPLE_NUMBER ? sample : await findVersion(db, number);
  return document && readable(document);
}

/** Built-in wordings are identified by their dates, all others by the hash of their text. */
async function keptWordings(db: Db, names: readonly (string | null)[]): Promise<Map<string, string>> {
  const hashes = names.flatMap((name) => name ?? []);
  const rows =
    hashes.length > 0
      ? await db.select().from(consentWordings).where(inArray(consentWordings.hash, hashes))
      : [];
  const { consents } = readable(sample);
  return new Map([
    [MAIL_CONSENT_VERSION, consents.mail],
    [CALL_CONSENT_VERSION, consents.call],
    ...rows.map(({ hash, wording }): [string, string] => [hash, wording]),
  ]);
}

function consentOf(
  kind: WordedConsent["kind"],
  wording: string | null,
  at: number | null,
  kept: ReadonlyMap<string, string>,
): WordedConsent | null {
  if (wording === null || at === null) return null;
  return { kind, text: kept.get(wording) ?? null, at: isoText(at) };
}
