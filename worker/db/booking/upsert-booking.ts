import { sql, type SQL } from "drizzle-orm";
import { isAnyErased } from "../tombstones.ts";
import { matchOf, type BookingNews } from "./booking-lead.ts";

/**
 * Stores a booking with its lead. A call may outlive the erasure of its attendee, nameless, with another person's lead;
 * it stays nameless. A lead that an address named gives way to the one that our reference names.
 */
export function upsertBooking(news: BookingNews, now: number): SQL {
  const { provider, providerId, tombstone, replaced, status, at, name, email, startsAt, endsAt } = news;
  const { joinUrl, contactId = null, timeZone, moveUrl, cancelUrl } = news;
  const beforeIt = (column: SQL) => sql`(
    select ${column} from bookings where provider = ${provider} and provider_id = ${replaced?.id ?? null})`;
  const { lead, matchedBy } = matchOf(news);
  const erased = wasErased(news, now);
  return sql`
    insert into bookings (provider, provider_id, tombstone, assessment_id, matched_by, status, name, email, contact_id,
      starts_at, ends_at, join_url, chain, sequence, time_zone, move_url, cancel_url, event_at, created_at, updated_at)
    select ${provider}, ${providerId}, ${tombstone}, ${lead}, ${matchedBy},
      ${status}, iif(${erased}, null, ${name}), iif(${erased}, null, ${email}),
      iif(${erased}, null, ${contactId}), ${startsAt}, ${endsAt},
      iif(${erased}, null, ${joinUrl}), ${beforeIt(sql`coalesce(chain, id)`)},
      ${replaced === null ? sql`0` : sql`coalesce(${beforeIt(sql`sequence`)}, 0) + 1`},
      iif(${erased}, null, ${timeZone}), iif(${erased}, null, ${moveUrl}), iif(${erased}, null, ${cancelUrl}),
      ${at}, ${now}, ${now}
    where not ${erased} or exists (
      select 1 from bookings where provider = ${provider} and provider_id in (${providerId}, ${replaced?.id ?? null}))
    on conflict (provider, provider_id) do update set
      status = ${nextStatus},
      sequence = sequence + (${isChange}),
      attends_at = iif(${isChange}, null, attends_at),
      starts_at = coalesce(excluded.starts_at, starts_at),
      ends_at = iif(excluded.starts_at is null, ends_at, excluded.ends_at),
      join_url = coalesce(excluded.join_url, join_url),
      time_zone = coalesce(excluded.time_zone, time_zone),
      move_url = coalesce(excluded.move_url, move_url),
      cancel_url = coalesce(excluded.cancel_url, cancel_url),
      outcome = iif(${isElsewhen}, null, outcome), said = iif(${isElsewhen}, null, said),
      name = coalesce(excluded.name, name),
      email = coalesce(excluded.email, email),
      contact_id = coalesce(excluded.contact_id, contact_id),
      matched_by = iif(${isBetterMatch}, excluded.matched_by, matched_by),
      assessment_id = iif(${isBetterMatch}, excluded.assessment_id, assessment_id),
      event_at = excluded.event_at,
      updated_at = excluded.updated_at
    where excluded.event_at > event_at or (excluded.event_at = event_at and excluded.status = 'cancelled')`;
}

const nextStatus = sql`case
        when replaced_by is not null then status
        when excluded.status = 'moved' and starts_at is excluded.starts_at and status <> 'cancelled' then status
        else excluded.status end`;

/** Whether whoever has the call in their calendar has to change it there. */
const isChange = sql`(excluded.starts_at is not null and starts_at is not null and excluded.starts_at <> starts_at)
  or ((${nextStatus}) = 'cancelled') <> (status = 'cancelled')`;

/** At another time it is another call, which has no outcome yet. */
const isElsewhen = sql`excluded.starts_at is not null and excluded.starts_at is not starts_at`;

const isBetterMatch = sql`assessment_id is null or (matched_by = 'email' and excluded.matched_by = 'ref')`;

/** Whether the call was erased: directly, through the call it replaces, or along with its session. */
export function wasErased({ tombstone, replaced, ref }: BookingNews, now: number): SQL<number> {
  return isAnyErased([tombstone, replaced?.tombstone ?? null, ref], now);
}
