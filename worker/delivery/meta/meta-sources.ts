import { findAdEvents, type KeptAdEvent } from "../../db/money/ads/ad-events.ts";
import { findDeliveryLeads, type DeliveryLead } from "../../db/leads/delivery-lead.ts";
import { selectToldFormLeads, type ToldFormLead } from "../../db/delivery/crm-stages.ts";
import { metaUser, type MetaUser } from "./meta-user.ts";
import type { Delivery, Dispatch } from "../outcome.ts";

/** The data that a call's events are built from. Each lead is read and hashed only once. */
export type MetaSources = {
  leads: ReadonlyMap<number, DeliveryLead>;
  event: (assessmentId: number, name: string, source: string) => KeptAdEvent | null;
  /** The visit events batched into each outbox row. */
  sentIn: (rowId: number, visits: readonly number[]) => KeptAdEvent[];
  user: (lead: DeliveryLead) => Promise<MetaUser>;
  /** What Meta knows a lead of its own forms by; null of any other. */
  formLead: (assessmentId: number) => ToldFormLead | null;
};

/** Reads the leads and the ad events behind these deliveries, as they are now. */
export async function readMetaSources(
  { env, db }: Dispatch,
  deliveries: Delivery<"meta">[],
): Promise<MetaSources> {
  const ids = [...new Set(deliveries.flatMap(leadsOf))];
  const [leads, events, formLeads] = await Promise.all([
    findDeliveryLeads(db, ids),
    findAdEvents(db, ids),
    deliveries.some(({ message }) => message.kind === "crm-event") ? selectToldFormLeads(db, ids) : [],
  ]);
  const formLeadById = new Map(formLeads.map((lead) => [lead.id, lead]));
  const byKey = new Map(events.map((event) => [keyOf(event.assessmentId, event.name, event.source), event]));
  const byLead = Map.groupBy(events, ({ assessmentId }) => assessmentId);
  const users = new Map<number, Promise<MetaUser>>();
  return {
    leads: new Map(leads.map((lead) => [lead.id, lead])),
    event: (...key) => byKey.get(keyOf(...key)) ?? null,
    sentIn: (rowId, visits) =>
      visits
        .flatMap((id) => byLead.get(id) ?? [])
        .filter(({ visit }) => visit?.sentIn === rowId && visit.leftOut === undefined),
    formLead: (id) => formLeadById.get(id) ?? null,
    user: (lead) => {
      const user = users.get(lead.id) ?? metaUser(env, lead);
      users.set(lead.id, user);
      return user;
    },
  };
}

function leadsOf({ assessmentId, message }: Delivery<"meta">): number[] {
  if (message.kind === "visit-events") return message.payload.visits;
  return assessmentId === null ? [] : [assessmentId];
}

function keyOf(assessmentId: number, name: string, source: string): string {
  return JSON.stringify([assessmentId, name, source]);
}
