import type { DatabaseSync } from "node:sqlite";
import { randomFrom } from "../../setup/random/random.ts";
import {
  HOSTILE_ANSWERS,
  HOSTILE_CAMPAIGN,
  HOSTILE_DEALS,
  HOSTILE_NAMES,
  HOSTILE_NOTES,
  HOSTILE_OFFER,
  HOSTILE_STAFF,
  HOSTILE_STEPS,
  hostileEmail,
  hostileUrl,
} from "../../setup/content/hostile-texts.ts";
import { SEED_STAFF } from "./believable-assessment.ts";
import { uuid } from "./uuid.ts";

const HOUR_MS = 3_600_000;
const AFTERNOON = 13;
const SOME = 30;
/** Of the last lead, each kind of event: together with its own some more than 500. */
const EVENTS_OF_A_KIND = 170;

/** Gives the leads from an id on texts that screens break on, and the last of them a history without end. */
export function makeHostile(db: DatabaseSync, firstId: number, now: number): void {
  const rows = db
    .prepare("select id, answers from assessments where id >= ? and email is not null order by id desc")
    .all(firstId);
  const ids = rows.map(({ id }) => Number(id));
  for (const [index, { answers }] of rows.entries()) {
    writeTexts(db, ids[index] ?? 0, { index, answers: JSON.parse(String(answers)) });
  }
  nameAll(db, firstId);
  writeForms(db);
  writeBookings(db, ids.slice(1, SOME), now);
  writeFailures(db, ids.slice(0, SOME), now);
  for (const id of ids.slice(0, 1)) writeHistory(db, id, now);
  callAtAnyHour(db, now);
}

/** Of a lead, the newest being the first. */
function writeTexts(
  db: DatabaseSync,
  id: number,
  { index, answers }: { index: number; answers: Record<string, unknown> },
): void {
  const told = "frustration" in answers ? { ...answers, ...HOSTILE_ANSWERS } : answers;
  db.prepare(
    `update assessments set name = ?, email = ?, business_url = ?, answers = ?, admin_notes = ?, next_action = ?,
       deal_value = ?, owner = iif(owner is not null and id % 3 = 0, ?, owner),
       lost_note = iif(lost_reason is null, null, ?),
       first_touch = json_set(first_touch, '$.utm_campaign', ?), campaign = ? where id = ?`,
  ).run(
    cycled(HOSTILE_NAMES, index) ?? null,
    hostileEmail(id),
    hostileUrl(id),
    JSON.stringify(told),
    index % 2 === 0 ? (cycled(HOSTILE_NOTES, index / 2) ?? null) : null,
    index % 3 === 0 ? (cycled(HOSTILE_STEPS, index / 3) ?? null) : null,
    index % 4 === 3 ? null : (cycled(HOSTILE_DEALS, index) ?? null),
    HOSTILE_STAFF,
    (HOSTILE_NOTES[0] ?? "").slice(0, 500),
    HOSTILE_CAMPAIGN,
    HOSTILE_CAMPAIGN,
    id,
  );
}

/** Calls, offers, rules and ads. */
function nameAll(db: DatabaseSync, firstId: number): void {
  const note = db.prepare("update calls set note = ? where assessment_id >= ? and id % 3 = 0");
  note.run(HOSTILE_NOTES[0] ?? "", firstId);
  db.prepare("update tier_configs set name = ?, investment = ?").run(HOSTILE_OFFER, HOSTILE_OFFER.repeat(2));
  db.prepare("update override_rules set name = ?").run(HOSTILE_OFFER);
  db.exec("update rules_version set version = version + 1");
  const named = ["campaign_name", "adset_name", "ad_name"].map((column) => `${column} = ${column} || ?1`);
  db.prepare(`update ad_spend set ${named.join(", ")}`).run(` ${HOSTILE_CAMPAIGN}`);
}

/** Meta's forms, with what they ask and what was answered there. */
function writeForms(db: DatabaseSync): void {
  const [long = ""] = HOSTILE_NOTES;
  db.prepare("update lead_forms set name = ?").run(HOSTILE_CAMPAIGN);
  for (const column of ["questions", "questions_set_up"])
    db.prepare(
      `update lead_forms set ${column} = (
         select json_group_array(json_set(value, '$.label', iif(key % 2, ?1, ?2), '$.options', (
           select json_group_array(json_set(o.value, '$.value', ?1)) from json_each(one.value, '$.options') o)))
         from json_each(${column}) one) where ${column} is not null`,
    ).run(long.slice(0, 250), HOSTILE_CAMPAIGN);
  const answers = `json_replace(fields, '$[0].values[0]', ?1, '$[1].values[0]', ?2)`;
  db.prepare(`update form_leads set fields = ${answers} where state = 'read'`).run(long, HOSTILE_CAMPAIGN);
}

/** So that there is somebody to call whenever one looks: it is early afternoon for the leads, and all day is open. */
function callAtAnyHour(db: DatabaseSync, now: number): void {
  const ahead = AFTERNOON - new Date(now).getUTCHours();
  // The sign is the other way round in these names.
  const zone = ahead === 0 ? "Etc/GMT" : `Etc/GMT${ahead > 0 ? "-" : "+"}${Math.abs(ahead)}`;
  const days = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];
  const hours = Object.fromEntries(days.map((day) => [day, [{ from: "00:00", to: "23:59" }]]));
  const set = db.prepare("update system_settings set value = ? where key = ?");
  set.run(zone, "desk_time_zone");
  set.run(JSON.stringify(hours), "desk_hours");
  db.prepare("update assessments set time_zone = ? where time_zone is not null").run(zone);
}

/** Of some leads the booked call is past and to be told of; as many calls belong to nobody. */
function writeBookings(db: DatabaseSync, ids: readonly number[], now: number): void {
  const [bookedAt, startsAt] = [now - 48 * HOUR_MS, now - 2 * HOUR_MS];
  const book = db.prepare(
    `insert into bookings (provider, provider_id, tombstone, assessment_id, matched_by, status, name, email, starts_at,
       event_at, created_at, updated_at) values ('calendly', ?1, ?1, ?2, 'ref', 'booked', ?3, ?4, ?5, ?6, ?6, ?6)`,
  );
  const isBooked = db.prepare(
    `update assessments set call_status = 'booked', call_starts_at = ?, call_booked_at = ?, clock_started_at = null,
       due_at = null where id = ?`,
  );
  for (const [index, id] of ids.entries()) {
    const name = cycled(HOSTILE_NAMES, index) ?? null;
    const isOurs = index % 3 === 0;
    book.run(`hostile-${id}`, isOurs ? id : null, name, hostileEmail(id), startsAt, bookedAt);
    if (isOurs) isBooked.run(startsAt, bookedAt, id);
  }
}

/** Messages that failed for reasons without end. */
function writeFailures(db: DatabaseSync, ids: readonly number[], now: number): void {
  const fail = db.prepare(
    `insert into outbox (dedupe_key, channel, kind, assessment_id, payload, status, created_at, due_at, attempts, last_error)
     values (?, 'email', 'reminder', ?, '{}', 'dead', ?, ?, 9, ?)`,
  );
  for (const id of ids)
    fail.run(`hostile-${id}`, id, now - HOUR_MS, now - HOUR_MS, `E_${"REFUSED_".repeat(25)}`);
}

const cycled = <Value>(list: readonly Value[], index: number) => list[Math.floor(index) % list.length];

/** To and fro, called in vain and noted, two hours apart. */
function writeHistory(db: DatabaseSync, id: number, now: number): void {
  const random = randomFrom(id);
  const move = db.prepare(
    `insert into status_history (assessment_id, from_status, to_status, changed_by, changed_at) values (?, ?, ?, ?, ?)`,
  );
  const call = db.prepare(
    `insert into calls (call_id, assessment_id, called_by, at, outcome, note) values (?, ?, ?, ?, 'no_answer', ?)`,
  );
  const audit = db.prepare(
    `insert into audit (at, who, action, entity, entity_id, details) values (?, ?, 'notes', 'assessment', ?, ?)`,
  );
  for (let n = EVENTS_OF_A_KIND; n > 0; n--) {
    const at = now - 6 * HOUR_MS * n;
    move.run(id, n % 2 === 0 ? "MQL" : "Hold", n % 2 === 0 ? "Hold" : "MQL", SEED_STAFF, at);
    call.run(uuid(random), id, HOSTILE_STAFF, at + 2 * HOUR_MS, cycled(HOSTILE_NOTES, n) ?? null);
    audit.run(at + 4 * HOUR_MS, SEED_STAFF, String(id), JSON.stringify({ fields: ["adminNotes"] }));
  }
}
