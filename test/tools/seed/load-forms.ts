import type { GivenField } from "#domain/forms/form-lead";
import { readFormLead } from "#domain/forms/read-form-lead";
import { isoText } from "#domain/time/iso-text";
import type { DatabaseSync } from "node:sqlite";
import { NEWS_BOX, SAMPLE_PAGE } from "../../fakes/meta/sample-form.ts";
import { randomFrom, type Random } from "../../setup/random/random.ts";
import { SEED_FORMS, seedSetUp, type SeedForm } from "./believable-forms.ts";
import { COMPANIES, FIRST_NAMES, FRUSTRATIONS, LAST_NAMES } from "./people.ts";
import { uuid } from "./uuid.ts";

const HOUR_MS = 3_600_000;
/** All of them are older than a day, and so came in silence. */
const HOURS_BACK = 20 * 24;
const TIMES = ["Mornings before ten", "After 6 pm, but not on Wednesdays", "Any time"] as const;

/** Adds Meta's forms with their leads, and two leads of Meta's testing tool, unless they are there already. */
export function loadForms(db: DatabaseSync, now: number): void {
  const random = randomFrom(SEED_FORMS.length);
  for (const form of SEED_FORMS) {
    if (!isNew(db, form, now)) continue;
    for (let n = 0; n < form.leads; n++) loadLead(db, form, random, now);
    if (form.atSetUp) for (const ago of [2, 26]) loadTest(db, form, now - ago * HOUR_MS);
  }
}

/** Writes the form itself; false if it is known. */
function isNew(db: DatabaseSync, { id, name, status, locale, questions, atSetUp }: SeedForm, now: number) {
  const setUp = atSetUp && seedSetUp(atSetUp);
  const { changes } = db
    .prepare(
      `insert into lead_forms (id, page_id, name, status, locale, questions, questions_set_up, mapping, allows,
         set_up_at, version, seen_at, read_at)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict do nothing`,
    )
    .run(
      id,
      SAMPLE_PAGE,
      name,
      status,
      locale,
      JSON.stringify(questions),
      atSetUp && JSON.stringify(atSetUp),
      setUp && JSON.stringify(setUp.mapping),
      setUp && JSON.stringify(setUp.allows),
      setUp && now - HOURS_BACK * HOUR_MS,
      setUp ? 2 : 1,
      now,
      now,
    );
  return changes > 0;
}

/** A lead with what it answered, each answer in its place as far as the form is set up. */
function loadLead(db: DatabaseSync, form: SeedForm, random: Random, now: number): void {
  const at = now - (25 + random.int(HOURS_BACK)) * HOUR_MS;
  const fields = answersOf(form, random);
  const ticks = [{ key: NEWS_BOX.key, checked: random.chance(0.5) }];
  const read = readFormLead(
    { fields, ticks },
    form.questions,
    form.atSetUp && seedSetUp(form.atSetUp),
    (text) => text,
  );
  const { lastInsertRowid } = db
    .prepare(
      `insert into assessments (session_id, assessment_type, created_at, updated_at, name, email, phone, answers,
         call_consent_at, call_consent_way, email_consent, first_touch, source)
       values (?, 'form', ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'facebook')`,
    )
    .run(
      uuid(random),
      at,
      at,
      read.name,
      read.email,
      read.phone,
      JSON.stringify(read.answers),
      read.callConsent && at,
      read.callConsent && "form",
      read.mailConsent && at,
      JSON.stringify({ utm_source: "facebook", utm_medium: "paid", at: isoText(at) }),
    );
  const mappedBy = form.atSetUp ? 2 : 0;
  noteLead(db, form, { at, fields, state: "read", assessmentId: lastInsertRowid, mappedBy, ticks, random });
}

function loadTest(db: DatabaseSync, form: SeedForm, at: number): void {
  const fields = form.questions.map(({ key }) => ({
    name: key,
    values: [`<test lead: dummy data for ${key}>`],
  }));
  const random = randomFrom(at);
  noteLead(db, form, { at, fields, state: "test", assessmentId: null, mappedBy: 0, ticks: [], random });
}

type Noted = {
  at: number;
  fields: GivenField[];
  state: "read" | "test";
  assessmentId: number | bigint | null;
  mappedBy: number;
  ticks: object[];
  random: Random;
};

function noteLead(db: DatabaseSync, { id }: SeedForm, lead: Noted): void {
  const { at, fields, state, assessmentId, mappedBy, ticks, random } = lead;
  const leadgenId = `${id}${random.int(1e9)}`;
  db.prepare(
    `insert into form_leads (leadgen_id, tombstone, form_id, created_at, received_at, due_at, way, state, assessment_id,
       mapped_by, silent, fields, ticks, platform) values (?1, ?1, ?2, ?3, ?3, ?3, 'reading', ?4, ?5, ?6, 2, ?7, ?8, 'fb')`,
  ).run(leadgenId, id, at, state, assessmentId, mappedBy, JSON.stringify(fields), JSON.stringify(ticks));
}

function answersOf({ questions }: SeedForm, random: Random): GivenField[] {
  const { pick, int } = random;
  const [first, last] = [pick(FIRST_NAMES), pick(LAST_NAMES)];
  const plain = `${first}.${last}`.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
  const given: Record<string, string> = {
    full_name: `${first} ${last}`,
    email: `${plain}${int(1000)}@${pick(COMPANIES)}.example`,
    phone_number: `+1780555${String(int(10_000)).padStart(4, "0")}`,
    frustration: pick(FRUSTRATIONS),
    best_time: pick(TIMES),
    team: String(1 + int(9)),
  };
  return questions.flatMap(({ key, options }) => {
    const value = options.length > 0 ? pick(options).key : given[key];
    return value === undefined ? [] : [{ name: key, values: [value] }];
  });
}
