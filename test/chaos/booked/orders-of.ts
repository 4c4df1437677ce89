import { createHmac, randomUUID } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { seededRandom } from "../../domain/funnel/interview/seeded-random.ts";
import { noteSent } from "../written.ts";
import type { Running } from "./acts.ts";
import { HOUR_MS, type OrderLead, type Provider } from "./order.ts";

export const SESSION_KEY = "chaos-session-key";

/** Orders that begin one day, each with random numbers of its own. */
export function ordersOf(seed: number, provider: Provider, indexes: readonly number[]): Running[] {
  return indexes.map((index, at) => {
    const random = seededRandom(seed * 100_003 + index);
    const hasLead = random.chance(0.85);
    const lead = hasLead ? leadOf(at + 1, random.chance(0.75), random.chance(0.6)) : null;
    const ref = lead?.proof === "ref" ? refOf(lead.sessionId) : null;
    const person = { email: `call-${index}@chaos.example`, name: `Lead${index} Chaos` };
    return { index, random, provider, lead, ref, ...person, facts: [], said: [], wrong: [], mails: [] };
  });
}

function leadOf(id: number, isProven: boolean, consents: boolean): OrderLead {
  return { id, sessionId: randomUUID(), proof: isProven ? "ref" : "email", consents };
}

/** The reference that a lead's booking page carries (contract 10). */
function refOf(sessionId: string): string {
  const hmac = (key: string | Buffer, value: string) => createHmac("sha256", key).update(value);
  return hmac(hmac(SESSION_KEY, "bpm-funnel:booking").digest(), sessionId).digest("hex");
}

/** Stores the orders' leads, which came an hour before, and switches mails about calls on. */
export function storeLeads(database: DatabaseSync, orders: readonly Running[]): void {
  const before = Date.now() - HOUR_MS;
  database.exec("begin");
  database.exec(
    "insert into system_settings (key, value, description, updated_at) values ('booking_mails', 'on', '', 1)",
  );
  const insert = database.prepare(
    `insert into assessments (id, session_id, assessment_type, created_at, updated_at, completed_at, name, email,
      email_consent, booking_ref) values (?, ?, 'quiz', ?, ?, ?, ?, ?, ?, ?)`,
  );
  for (const { lead, name, email } of orders) {
    noteSent(email);
    if (!lead) continue;
    const consent = lead.consents ? before : null;
    insert.run(lead.id, lead.sessionId, before, before, before, name, email, consent, refOf(lead.sessionId));
  }
  database.exec("commit");
}
