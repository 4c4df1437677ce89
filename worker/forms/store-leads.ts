import { isTestLead, type FormLead, type FormQuestion, type GivenField } from "#domain/forms/form-lead";
import type { ConfigInForce } from "#domain/funnel/hub/complete";
import { isSilent, scoreForm, silentSnapshot, touchOfForm } from "#domain/forms/plan-form-lead";
import { readFormLead, type ReadLead } from "#domain/forms/read-form-lead";
import type { BatchItem } from "drizzle-orm/batch";
import { formLeadTombstone, keyedHash } from "../crypto/keyed-hash.ts";
import { findSetUps, type KnownForm } from "../db/forms/form-set-ups.ts";
import { findOutdated, writeReread, type OutdatedLead, type RereadLead } from "../db/forms/reread-leads.ts";
import { writeFormLeads, type FormChannels, type NewFormLead } from "../db/forms/write-form-leads.ts";
import type { FollowedDb } from "../db/client.ts";
import { recipientHash } from "../delivery/email/unsubscribe-token.ts";
import { parsePhone } from "../phone/parse-phone.ts";
import { phoneCountry } from "../phone/phone-country.ts";

/** Leads of one write: a few milliseconds of the database. */
const A_PIECE = 25;
const UNKNOWN: KnownForm = { questions: [], setUp: null, version: 0 };

/** Who stores, for whom, and when (ms). */
export type Storing = { env: Env; db: FollowedDb; channels: FormChannels; now: number };

/** Stores leads that Meta gave, in pieces; `also` goes into the last piece's batch, even where there is no lead. */
export async function storeLeads(
  storing: Storing,
  leads: readonly FormLead[],
  way: NewFormLead["way"],
  also: readonly BatchItem<"sqlite">[] = [],
): Promise<void> {
  const { env, db, channels, now } = storing;
  const { forms, config } = await findSetUps(
    db,
    leads.map(({ formId }) => formId),
  );
  for (let at = 0; at === 0 || at < leads.length; at += A_PIECE) {
    const piece = leads.slice(at, at + A_PIECE);
    const rows = await Promise.all(
      piece.map((lead) => metaLead(env, lead, forms.get(lead.formId) ?? UNKNOWN, { config, way, now })),
    );
    await writeFormLeads(db, rows, channels, now, at + A_PIECE >= leads.length ? also : []);
  }
}

/** Reads leads anew whose form was set up since, a piece of them; returns how many. */
export async function rereadLeads({ env, db, channels, now }: Storing, pageId: string): Promise<number> {
  const outdated = await findOutdated(db, pageId, A_PIECE);
  if (outdated.length === 0) return 0;
  const { forms, config } = await findSetUps(
    db,
    outdated.map(({ formId }) => formId),
  );
  const rows = await Promise.all(
    outdated.map((lead) => reread(env, lead, forms.get(lead.formId) ?? UNKNOWN, { config, now })),
  );
  await writeReread(db, rows, channels, now);
  return outdated.length;
}

type How = { config: ConfigInForce; now: number };

function metaLead(
  env: Env,
  lead: FormLead,
  form: KnownForm,
  { way, ...how }: How & Pick<NewFormLead, "way">,
): Promise<NewFormLead> {
  const mappedBy = form.setUp === null ? 0 : form.version;
  const touch = touchOfForm(lead);
  const consentPage = pageOf(lead.formId);
  const given = { lead, read: readOf(lead, form), touch, way, mappedBy, consentPage, endsStops: true };
  return newFormLead(env, given, how);
}

/** Where leads of a form of Meta's agreed to something, as consents name it. */
const pageOf = (formId: string) => `meta-form:${formId}`;

type Given = { lead: FormLead; read: ReadLead } & Pick<
  NewFormLead,
  "touch" | "way" | "mappedBy" | "consentPage" | "endsStops"
>;

/** A lead that was not filled in on a page of ours, as it is stored: scored, with the hashes that it is known by. */
export async function newFormLead(
  env: Env,
  { lead, read, ...given }: Given,
  { config, now }: How,
): Promise<NewFormLead> {
  const sessionId = crypto.randomUUID();
  const [tombstone, bookingRef, phoneHash, recipient] = await Promise.all([
    formLeadTombstone(env, lead.leadgenId),
    keyedHash(env, "booking", sessionId),
    hashOfPhone(env, read),
    read.email === null ? null : recipientHash(env, read.email),
  ]);
  return {
    ...lead,
    ...read,
    ...given,
    ...scoreForm(read.answers, config, now),
    country: countryOf(read),
    tombstone,
    isTest: isTestLead(lead.fields),
    silent: isSilent(lead.createdAt, now),
    sessionId,
    bookingRef,
    phoneHash,
    recipient,
    snapshot: silentSnapshot(read, lead.createdAt),
  };
}

async function reread(
  env: Env,
  lead: OutdatedLead,
  form: KnownForm,
  { config, now }: How,
): Promise<RereadLead> {
  const read = readOf(lead, form);
  // What the lead itself has answered since is newer than the form.
  const answersNow = lead.answersAt === null ? read.answers : { ...read.answers, ...lead.answers };
  const { leadgenId, formId, assessmentId, createdAt } = lead;
  return {
    ...read,
    ...scoreForm(answersNow, config, now),
    leadgenId,
    formId,
    consentPage: pageOf(formId),
    assessmentId,
    createdAt,
    answersNow,
    mappedBy: form.version,
    silent: isSilent(createdAt, now),
    snapshot: silentSnapshot(read, createdAt),
    phoneHash: await hashOfPhone(env, read),
  };
}

function readOf(
  lead: { fields: GivenField[]; ticks: FormLead["ticks"] },
  { questions, setUp }: { questions: FormQuestion[]; setUp: KnownForm["setUp"] },
): ReadLead {
  return readFormLead(lead, questions, setUp, (text, country) => {
    const phone = parsePhone(text, country);
    return phone.ok ? phone.number : null;
  });
}

/** The country that a number is of; else what staff chose for the form. */
function countryOf({ phone, country }: ReadLead): string | null {
  return (phone === null ? null : phoneCountry(phone)) ?? country;
}

async function hashOfPhone(env: Env, { phone }: ReadLead): Promise<string | null> {
  return phone === null ? null : keyedHash(env, "phone", phone);
}
