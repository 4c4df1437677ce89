import type { BookingProvider, BookingReport } from "#domain/booking/booking-event";
import { sql, type SQL } from "drizzle-orm";

/** A provider's report, with the tombstones that its bookings have or would leave. */
export type BookingNews = Omit<BookingReport, "replaces"> & {
  provider: BookingProvider;
  tombstone: string;
  replaced: { id: string; tombstone: string } | null;
};

/**
 * The lead of a reported booking and how it was found: by our reference, else through the booking that it replaces,
 * else by e-mail address. Only the reference proves that the two belong together: anybody can give an address.
 */
export function matchOf(news: BookingNews): { lead: SQL; matchedBy: SQL } {
  const [byRef, byEmail] = [byRefOf(news), byEmailOf(news)];
  const before = (column: SQL) => ofBooking(news, column, news.replaced?.id ?? null);
  const leadBefore = before(sql`assessment_id`);
  return {
    lead: sql`coalesce(${byRef}, ${leadBefore}, ${byEmail})`,
    matchedBy: sql`case when ${byRef} is not null then 'ref'
      when ${leadBefore} is not null then ${before(sql`matched_by`)}
      when ${byEmail} is not null then 'email' end`,
  };
}

/** The same, as found before the report is applied; a booking keeps its lead unless a reference names another. */
export function leadOf(news: BookingNews): SQL {
  const own = ofBooking(news, sql`iif(matched_by = 'email', null, assessment_id)`, news.providerId);
  const guessed = ofBooking(news, sql`assessment_id`, news.providerId);
  const { lead } = matchOf(news);
  return sql`coalesce(${own}, ${byRefOf(news)}, ${guessed}, ${lead})`;
}

/** An event of a booking that was already moved can still identify the lead of its replacement. */
export function inherit(news: BookingNews): SQL {
  const { provider, providerId } = news;
  const [byRef, byEmail] = [byRefOf(news), byEmailOf(news)];
  return sql`
    update bookings set assessment_id = coalesce(${byRef}, ${byEmail}),
      matched_by = iif(${byRef} is not null, 'ref', 'email')
    where provider = ${provider} and provider_id = ${ofBooking(news, sql`replaced_by`, providerId)}
      and iif(assessment_id is null, coalesce(${byRef}, ${byEmail}), iif(matched_by = 'email', ${byRef}, null)) is not null`;
}

/**
 * The leads of every booking that an event concerns, before and after a move; and those that have a call and its
 * address, one of which may have lost it to the lead that our reference names.
 */
export function leadsOf({ provider, providerId, replaced }: BookingNews): SQL {
  return sql`
    select b.assessment_id from bookings b
    where b.provider = ${provider} and (b.provider_id in (${providerId}, ${replaced?.id ?? null}) or b.provider_id = (
      select replaced_by from bookings where provider = ${provider} and provider_id = ${providerId}))
    union
    select a.id from bookings b join assessments a on lower(a.email) = lower(b.email) and a.email is not null
    where b.provider = ${provider} and b.provider_id = ${providerId} and a.call_status is not null`;
}

const byRefOf = ({ ref }: BookingNews) => sql`(select id from assessments where booking_ref = ${ref})`;
const byEmailOf = ({ email }: BookingNews) => sql`
  (select id from assessments where lower(email) = lower(${email}) and email is not null
   order by completed_at is null, id desc limit 1)`;

function ofBooking({ provider }: BookingNews, column: SQL, providerId: string | null): SQL {
  return sql`(select ${column} from bookings where provider = ${provider} and provider_id = ${providerId})`;
}
