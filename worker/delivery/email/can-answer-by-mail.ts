import { findDeliveryLeads } from "../../db/leads/delivery-lead.ts";
import { isSuppressed } from "../../db/delivery/mail-limits.ts";
import type { Db } from "../../db/client.ts";
import { reasonNotToSend } from "./email.ts";
import { recipientHash } from "./unsubscribe-token.ts";

/**
 * Whether a new link would be e-mailed to this lead if mail is set up: neither the lead nor its address is suppressed.
 */
export async function canAnswerByMail(env: Env, db: Db, id: number): Promise<boolean> {
  const [lead = null] = await findDeliveryLeads(db, [id]);
  if (reasonNotToSend("new-link", lead) !== null || !lead?.email) return false;
  const recipient = await recipientHash(env, lead.email);
  return recipient !== null && !(await isSuppressed(db, recipient));
}
