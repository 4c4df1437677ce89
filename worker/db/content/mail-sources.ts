import type { Content } from "#domain/content/content";
import { batchOf } from "../batch-of.ts";
import type { Db } from "../client.ts";
import { selectBookingSwitches, selectMailCalls, switchesOf, type MailCall } from "../mail/mail-calls.ts";
import { selectDeliveryLeads, type DeliveryLead } from "../leads/delivery-lead.ts";
import { findStaffMails, type StaffMail } from "../mail/mail-leads.ts";
import { selectLive } from "./content-draft.ts";
import { publishedOf } from "./content-versions.ts";

export type MailSources = {
  leads: ReadonlyMap<number, DeliveryLead>;
  calls: ReadonlyMap<number, MailCall>;
  /** The settings of mails about calls; empty if none of the e-mails is about one. */
  switches: Readonly<Record<string, string>>;
  /** What staff wrote, by its id. */
  written: ReadonlyMap<string, StaffMail>;
  published: () => Content | null;
};

type Sought = { leads: readonly number[]; bookings: readonly number[]; mailIds: readonly string[] };

/**
 * What e-mails are made from, in one round trip: the leads and the booked calls by their ids, and what visitors read.
 * `published` throws if that cannot be read: the e-mail waits rather than go out in the sample's words.
 */
export async function findMailSources(
  db: Db,
  { leads: leadIds, bookings: bookingIds, mailIds }: Sought,
): Promise<MailSources> {
  const { leads, calls, switches, live } = await batchOf(db, {
    leads: selectDeliveryLeads(db, leadIds),
    calls: bookingIds.length > 0 ? [selectMailCalls(db, bookingIds)] : [],
    switches: bookingIds.length > 0 ? [selectBookingSwitches(db)] : [],
    live: selectLive(db),
  });
  const written = await findStaffMails(db, mailIds);
  return {
    written,
    leads: new Map(leads.map((lead) => [lead.id, lead])),
    calls: new Map(calls.flat().map((call) => [call.id, call])),
    switches: switchesOf(switches.flat()),
    published: () => publishedOf(live),
  };
}
