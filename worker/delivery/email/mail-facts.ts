import type { MailFacts } from "#domain/mail/may-mail";
import type { MailLead } from "../../db/mail/mail-leads.ts";
import { phoneCountry } from "../../phone/phone-country.ts";
import { isPlainAddress } from "./plain-address.ts";

/** What decides whether staff may write to a lead; `closed` is what its address stopped or refuses. */
export function mailFacts(lead: MailLead, closed: Pick<MailFacts, "isStopped" | "refusesMail">): MailFacts {
  const inquiries = [lead.completedAt, lead.linkRequestedAt, lead.callRequestedAt].filter(
    (at) => at !== null,
  );
  return {
    ...closed,
    hasAddress: lead.email !== null && isPlainAddress(lead.email),
    isSuspect: lead.suspect === 1,
    consentedAt: lead.emailConsent,
    withdrawnAt: lead.emailWithdrawnAt,
    wroteAt: lead.wroteAt,
    askedForCallAt: lead.callRequestedAt,
    inquiredAt: inquiries.length > 0 ? Math.max(...inquiries) : null,
    countries: [lead.phone === null ? null : phoneCountry(lead.phone), lead.country],
  };
}
