import type { ApiLead } from "#domain/doors/api-lead";
import type { NewApiLead } from "#domain/doors/api-requests";
import { AppError } from "#domain/errors";
import type { FormLead } from "#domain/forms/form-lead";
import type { ReadLead } from "#domain/forms/read-form-lead";
import { phoneFaultText } from "#domain/calls/phone-fault";
import { arrivedBy } from "#domain/money/ads/touch";
import { isoText } from "#domain/time/iso-text";
import { textHash } from "../crypto/text-hash.ts";
import type { FollowedDb } from "../db/client.ts";
import type { Wording } from "../db/content/consent-wordings.ts";
import { findChangedLead } from "../db/doors/api-leads.ts";
import { noteRequest } from "../db/doors/api-requests.ts";
import { besideNewLead, findMade, formOfKey } from "../db/doors/new-lead.ts";
import { writeFormLeads, type FormChannels } from "../db/forms/write-form-leads.ts";
import { findSetUps } from "../db/forms/form-set-ups.ts";
import type { StaffAct } from "../db/people/audit/audit.ts";
import { newFormLead } from "../forms/store-leads.ts";
import { parsePhone } from "../phone/parse-phone.ts";

/** Which key makes a lead, by which call of its own, if it says so, and whom it may cause messages to. */
export type Creating = {
  env: Env;
  db: FollowedDb;
  act: StaffAct;
  key: { id: number; name: string };
  /** The call's own name; the same again makes no second lead. */
  idempotencyKey: string | null;
  channels: FormChannels;
};

/**
 * Makes a lead that another program gives, by the functions that store leads of forms (contract 23, 24). Throws
 * `invalid_request` for a number that cannot be called, `conflict` for a call that came before with another body, and
 * `gone` if its lead has been erased since.
 */
export async function createLead(creating: Creating, given: NewApiLead): Promise<ApiLead> {
  const { env, db, act, key, channels } = creating;
  const read = await readGiven(given);
  const leadgenId = await leadgenIdOf(creating, given);
  const known = await findMade(db, leadgenId);
  if (known === null) {
    const { config } = await findSetUps(db, []);
    const formId = formOfKey(key.id);
    const touch = given.touch ? arrivedBy(act.now, given.touch) : { at: isoText(act.now) };
    const lead = await newFormLead(
      env,
      {
        lead: { ...NO_AD, leadgenId, formId, createdAt: act.now },
        read: read.lead,
        touch,
        way: "api",
        mappedBy: 1,
        consentPage: formId,
        endsStops: false,
      },
      { config, now: act.now },
    );
    const beside = besideNewLead(db, act, { key, leadgenId, wordings: read.wordings });
    await writeFormLeads(db, [lead], channels, act.now, beside);
  }
  const id = known ?? (await findMade(db, leadgenId));
  if (id === null) throw new AppError("gone", "The lead of this call was erased.");
  return findChangedLead(db, id);
}

/** A lead of which Meta knows nothing. */
const NO_AD: Omit<FormLead, "leadgenId" | "formId" | "createdAt"> = {
  fields: [],
  ticks: [],
  adId: null,
  adName: null,
  adsetId: null,
  adsetName: null,
  campaignId: null,
  campaignName: null,
  platform: null,
  isOrganic: false,
};

async function readGiven(given: NewApiLead): Promise<{ lead: ReadLead; wordings: Wording[] }> {
  const { consents = {}, country = null } = given;
  const [call, email] = await Promise.all([consents.call, consents.email].map(wordingOf));
  const lead: ReadLead = {
    name: given.name ?? null,
    email: given.email ?? null,
    phone: given.phone === undefined ? null : phoneOf(given.phone, country),
    website: given.website ?? null,
    answers: given.answers ?? {},
    asWritten: [],
    callConsent: call?.hash ?? null,
    mailConsent: email?.hash ?? null,
    country,
  };
  return { lead, wordings: [call, email].filter((wording) => wording !== undefined && wording !== null) };
}

async function wordingOf(consent: { wording: string } | undefined): Promise<Wording | null> {
  return consent === undefined ? null : { hash: await textHash(consent.wording), text: consent.wording };
}

function phoneOf(text: string, country: string | null): string {
  const parsed = parsePhone(text, country);
  if (parsed.ok) return parsed.number;
  const message = phoneFaultText(parsed, country);
  throw new AppError("invalid_request", message, { issues: [{ path: "phone", message }] });
}

/** The id that the lead has among those of forms: a call that comes again has the one that it had. */
async function leadgenIdOf({ db, act, key, idempotencyKey }: Creating, given: NewApiLead): Promise<string> {
  const leadgenId = crypto.randomUUID();
  if (idempotencyKey === null) return leadgenId;
  const [requestHash, bodyHash] = await Promise.all([
    textHash(idempotencyKey),
    textHash(JSON.stringify(given)),
  ]);
  const noted = await noteRequest(db, { keyId: key.id, requestHash, bodyHash, leadgenId }, act.now);
  if (noted.bodyHash === bodyHash) return noted.leadgenId;
  throw new AppError("conflict", "This Idempotency-Key was sent with another body before.");
}
