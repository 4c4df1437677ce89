import { getTableColumns, sql, type SQL } from "drizzle-orm";
import type { Db } from "../../client.ts";
import { cookieChanges, cookiesToKeep } from "./meta-cookies.ts";
import { shownNumber } from "../../live-number.ts";
import { leadVisits } from "../../schema/funnel.ts";
import { newest, oldest } from "../../upsert.ts";
import type { Visit } from "./visit.ts";

/** What a later call changes in a known visit: everything that it may, or nothing. */
type Changing = "all" | "nothing";

/**
 * Stores where a visitor came from and how. It follows directly after the statement that writes the session's
 * assessment, and does nothing unless that wrote it; a call with nothing new writes no row.
 */
export function keepVisit(db: Db, visit: Visit, changing: Changing) {
  const { ipAddress, userAgent, country, region, adConsent, sessionId, now } = visit;
  const { fbc, fbp } = cookiesToKeep(visit);
  const [consent, consentAt] = adConsent === undefined ? [null, null] : [Number(adConsent), now];
  // In the order of the table's columns.
  const insert = db.insert(leadVisits).select(sql`
    select id, created_at, ${ipAddress}, ${userAgent}, ${country}, ${region}, ${consent}, ${consentAt}, ${fbc}, ${fbp},
      ${shownNumber(visit.contentVersion)}
    from assessments where session_id = ${sessionId} and changes() > 0`);
  if (changing === "nothing") return insert.onConflictDoNothing();
  const set = { ...laterChanges(), ...cookieChanges(visit) };
  return insert.onConflictDoUpdate({ target: leadVisits.leadId, set, setWhere: isOther(set) });
}

/** Consent follows the latest call, and unknown details of the browser are filled in. */
function laterChanges() {
  const { ipAddress, userAgent, country, region, adConsent, adConsentAt } = leadVisits;
  return {
    ipAddress: oldest(ipAddress),
    userAgent: oldest(userAgent),
    country: oldest(country),
    region: oldest(region),
    adConsent: newest(adConsent),
    adConsentAt: newest(adConsentAt),
  };
}

/** Whether any of these would change. The time of consent counts as a change, as every call sends it. */
function isOther(set: Partial<Record<keyof typeof leadVisits.$inferSelect, SQL>>): SQL {
  const columns = Object.entries(getTableColumns(leadVisits)).filter(([name]) => name in set);
  const others = columns.map(([name, column]) => sql`${column} is not ${Reflect.get(set, name)}`);
  return sql.join(others, sql` or `);
}
