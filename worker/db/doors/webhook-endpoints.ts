import { endpointDestination } from "#domain/delivery/channels";
import {
  ENDPOINTS_MAX,
  FORMER_SECRET_MS,
  TURNED_OFF,
  type EndpointChange,
  type EndpointView,
  type NewEndpoint,
} from "#domain/doors/webhook-endpoint";
import { and, eq, sql } from "drizzle-orm";
import type { FollowedDb } from "../client.ts";
import { forgetDestination, pausedBy, resumeChannel } from "../delivery/channel-pauses.ts";
import { tellChange } from "../delivery/changes/tell-change.ts";
import { auditInsert, auditWrite, type StaffAct } from "../people/audit/audit.ts";
import { retryEdit, type Edited } from "../people/audit/edited.ts";
import { changes } from "../people/audit/record-edit.ts";
import { webhookEndpoints, webhookTries } from "../schema/webhooks.ts";
import { writeBatch } from "../write-batch.ts";
import { findEndpoint } from "./endpoint-list.ts";

const ENTITY = "webhook-endpoint";

/** Stores an endpoint with its sealed secret; null if there are as many as there may be. */
export async function createEndpoint(
  db: FollowedDb,
  act: StaffAct,
  { url, description, events }: NewEndpoint,
  secretCiphertext: string,
): Promise<EndpointView | null> {
  const { host } = new URL(url);
  const after = { host, description, events };
  const [[stored]] = await writeBatch(db, [
    db
      .insert(webhookEndpoints)
      .select(
        sql`select null, ${url}, ${host}, ${description}, ${JSON.stringify(events)}, ${secretCiphertext}, null, null,
          null, 1, ${act.now}, ${act.who} where (select count(*) from webhook_endpoints) < ${ENDPOINTS_MAX}`,
      )
      .returning({ id: webhookEndpoints.id }),
    auditInsert(db, act, { entity: ENTITY, action: "create", details: { after } }),
    tellChange(db, "channel", "created", "webhook"),
  ]);
  return stored ? findEndpoint(db, stored.id) : null;
}

/** Changes an endpoint under its version, and turns it on or off. One that is turned on sends what has waited. */
export function changeEndpoint(
  db: FollowedDb,
  act: StaffAct,
  id: number,
  change: EndpointChange,
): Promise<Edited<EndpointView>> {
  return editEndpoint(db, act, id, async (seen) => {
    const { url = seen.url, description = seen.description, events = seen.events } = change;
    const wasOn = seen.off === null;
    const isOn = change.isOn ?? wasOn;
    const address = url === seen.url ? "" : "changed";
    const details = changes(audited(seen, wasOn, ""), audited({ url, description, events }, isOn, address));
    if (!details) return seen;
    const destination = endpointDestination(id);
    const set = { url, host: new URL(url).host, description, events, version: seen.version + 1 };
    const [[changed]] = await writeBatch(db, [
      db
        .update(webhookEndpoints)
        .set({ ...set, ...(isOn && !wasOn && { failingSince: null }) })
        .where(isUnchanged(seen))
        .returning({ id: webhookEndpoints.id }),
      auditWrite(db, act, id, { entity: ENTITY, action: "update", details }),
      tellChange(db, "channel", "updated", destination),
      ...(wasOn && !isOn ? [pausedBy(db, destination, TURNED_OFF, act.now, sql`changes() > 0`)] : []),
      ...(isOn && !wasOn ? resumeChannel(db, destination, act.now, { afterWrite: true }) : []),
    ]);
    return changed ? await findEndpoint(db, id) : null;
  });
}

/** What the audit has of an endpoint: a whole address may be a secret. */
function audited(
  { url, description, events }: Pick<EndpointView, "url" | "description" | "events">,
  isOn: boolean,
  address: string,
) {
  return { host: new URL(url).host, address, description, events, isOn };
}

/** Gives an endpoint a new sealed secret; the one before signs as well for a day. */
export function rotateSecret(
  db: FollowedDb,
  act: StaffAct,
  id: number,
  secretCiphertext: string,
): Promise<Edited<EndpointView>> {
  return editEndpoint(db, act, id, async (seen) => {
    const [[rotated]] = await writeBatch(db, [
      db
        .update(webhookEndpoints)
        .set({
          formerCiphertext: sql`${webhookEndpoints.secretCiphertext}`,
          formerUntil: act.now + FORMER_SECRET_MS,
          secretCiphertext,
          version: seen.version + 1,
        })
        .where(isUnchanged(seen))
        .returning({ id: webhookEndpoints.id }),
      auditWrite(db, act, id, { entity: ENTITY, action: "rotate", details: {} }),
      tellChange(db, "channel", "updated", endpointDestination(id)),
    ]);
    return rotated ? await findEndpoint(db, id) : null;
  });
}

/** Deletes an endpoint with its log and what waits for it; returns the deleted one. What was sent goes as it ages. */
export function removeEndpoint(db: FollowedDb, act: StaffAct, id: number): Promise<Edited<EndpointView>> {
  return editEndpoint(db, act, id, async (seen) => {
    const destination = endpointDestination(id);
    const isGone = sql`not exists (select 1 from webhook_endpoints where id = ${id})`;
    const before = audited(seen, seen.off === null, "");
    const [removed] = await writeBatch(db, [
      db.delete(webhookEndpoints).where(isUnchanged(seen)).returning({ id: webhookEndpoints.id }),
      auditWrite(db, act, id, { entity: ENTITY, action: "delete", details: { before } }),
      tellChange(db, "channel", "deleted", destination),
      db.delete(webhookTries).where(and(eq(webhookTries.endpointId, id), isGone)),
      ...forgetDestination(db, destination, isGone),
    ]);
    return removed.length > 0 ? seen : null;
  });
}

function editEndpoint(
  db: FollowedDb,
  act: StaffAct,
  id: number,
  write: (seen: EndpointView) => Promise<EndpointView | null>,
): Promise<Edited<EndpointView>> {
  return retryEdit(act.expected, async (expected) => {
    const seen = await findEndpoint(db, id);
    if (!seen) return { outcome: "unknown" };
    if (expected !== null && expected !== seen.version) return { outcome: "stale", current: seen };
    const record = await write(seen);
    return record ? { outcome: "done", record } : null;
  });
}

function isUnchanged({ id, version }: EndpointView) {
  return and(eq(webhookEndpoints.id, id), eq(webhookEndpoints.version, version));
}
