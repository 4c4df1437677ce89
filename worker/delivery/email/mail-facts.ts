import type { MailFacts } from "#domain/mail/may-mail";
import type { Inquirer } from "../../db/mail/mail-calls.ts";
import type { MailLead } from "../../db/mail/mail-leads.ts";
import { phoneCountry } from "../../phone/phone-country.ts";
import { isPlainAddress } from "./plain-address.ts";

/** What decides whether staff may write to a lead; `closed` is what its address stopped or refuses. */
export function mailFacts(lead: MailLead, closed: Pick<MailFacts, "isStopped" | "refusesMail">): MailFacts {
  return {
    ...closed,
    ...inquiryFacts(lead),
    hasAddress: lead.email !== null && isPlainAddress(lead.email),
    isSuspect: lead.suspect === 1,
    wroteAt: lead.wroteAt,
    askedForCallAt: lead.callRequestedAt,
  };
}

/** What a lead agreed to and asked for; of nobody's call there is nothing. */
export function inquiryFacts(lead: Inquirer | null) {
  const inquiries = [lead?.completedAt, lead?.linkRequestedAt, lead?.callRequestedAt].filter(
    (at) => typeof at === "number",
  );
  const phone = lead?.phone ?? null;
  return {
    consentedAt: lead?.emailConsent ?? null,
    withdrawnAt: lead?.emailWithdrawnAt ?? null,
    inquiredAt: inquiries.length > 0 ? Math.max(...inquiries) : null,
    countries: [phone === null ? null : phoneCountry(phone), lead?.country ?? null],
  };
}
