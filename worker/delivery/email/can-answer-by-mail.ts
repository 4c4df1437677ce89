import { findDeliveryLeads } from "../../db/leads/delivery-lead.ts";
import { takesMail } from "../../db/delivery/mail-limits.ts";
import type { Db } from "../../db/client.ts";
import { reasonNotToSend } from "./hub-mail.ts";
import { recipientHash } from "./unsubscribe-token.ts";

/**
 * Whether a new link would be e-mailed to this lead if mail is set up: its address has neither stopped nor refused it.
 */
export async function canAnswerByMail(env: Env, db: Db, id: number, now: number): Promise<boolean> {
  const [lead = null] = await findDeliveryLeads(db, [id]);
  if (reasonNotToSend("new-link", lead) !== null || !lead?.email) return false;
  const recipient = await recipientHash(env, lead.email);
  return recipient !== null && (await takesMail(db, recipient, "new-link", now));
}
