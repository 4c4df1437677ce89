import * as z from "zod/mini";
import { bookingOutcomeSchema } from "../../booking/booking-outcome-schema.ts";
import { resendSchema } from "../../delivery/delivery-view.ts";

export const AUDIT_LIMIT = 50;

const none = z.object({});
/** The names of a lead's changed fields: the audit stores none of their values. */
const fields = z.object({ fields: z.array(z.string()) });
const record = z.custom<object>((value) => typeof value === "object" && value !== null);
const configured = {
  create: z.object({ after: record }),
  update: z.object({ before: record, after: record }),
  delete: z.object({ before: record }),
};

/**
 * All acts of staff, by the kind of record and the act, with the details that its entry stores. The same table reads
 * stored entries.
 */
export const AUDIT_ACTS = {
  assessment: {
    create: none,
    notes: fields,
    "deal-value": fields,
    "lead-status": fields,
    "undo-move": fields,
    "lost-reason": fields,
    "extend-expiry": fields,
    "recalculate-score": fields,
    claim: fields,
    release: fields,
    "take-over": fields,
    "hand-over": fields,
    call: fields,
    "next-action": fields,
    "no-answer": fields,
    phone: fields,
    "try-address": none,
    mail: none,
    "cancel-mail": none,
    delete: none,
    erase: none,
  },
  "personal-data": { export: none, "withdraw-consent": none },
  "waiting-address": { erase: none },
  leads: { export: none },
  // An act of earlier versions.
  "old-leads": { export: z.object({ kind: z.enum(["lost", "unreached"]), before: z.string() }) },
  booking: { match: none, outcome: bookingOutcomeSchema, erase: none },
  delivery: { resend: resendSchema },
  slack: { connect: z.object({ teamName: z.string(), channelName: z.string() }), disconnect: none },
  setting: { update: configured.update },
  content: { publish: z.object({ note: z.string() }), restore: z.object({ number: z.int() }) },
  offer: { create: configured.create, update: configured.update },
  "scoring-rule": configured,
  "score-range": configured,
  "override-rule": configured,
  "mail-template": configured,
  "lead-form": { "set-up": z.object({ after: record }) },
  "webhook-endpoint": { ...configured, rotate: none, resend: none },
  "api-key": { create: configured.create, revoke: configured.delete },
  scoring: { recalculate: none, recalculated: z.object({ done: z.int() }) },
  figures: { rebuild: none },
} as const satisfies Record<string, Record<string, z.ZodMiniType>>;

type Acts = typeof AUDIT_ACTS;
export type AuditEntity = keyof Acts;
/** What is done to records of one kind. */
export type ActionOn<Entity extends AuditEntity> = keyof Acts[Entity] & string;

/** What changes fields of a lead. */
export type LeadEditAction = Exclude<
  ActionOn<"assessment">,
  "create" | "mail" | "cancel-mail" | "try-address" | "delete" | "erase"
>;

type Act<Entity, Action, Details> = { entity: Entity; action: Action; details: Details };
/** An act of staff, by what it was done to and what was done. */
export type AuditAct<Entity extends AuditEntity = AuditEntity> = {
  [E in Entity]: {
    [A in ActionOn<E>]: Acts[E][A] extends z.ZodMiniType ? Act<E, A, z.output<Acts[E][A]>> : never;
  }[ActionOn<E>];
}[Entity];

export function isAuditEntity(entity: string): entity is AuditEntity {
  return Object.hasOwn(AUDIT_ACTS, entity);
}

/** Whether a stored entry is of an act of this table; one of an earlier version may not be. */
export function isAuditAct(entry: { entity: string; action: string; details: unknown }): entry is AuditAct {
  const { entity, action, details } = entry;
  if (!isAuditEntity(entity)) return false;
  const schema = new Map<string, z.ZodMiniType>(Object.entries(AUDIT_ACTS[entity])).get(action);
  return schema !== undefined && schema.safeParse(details).success;
}

/** Who did what to which record, and when (ISO time). `details` never contain a lead's answers or name. */
export type AuditEntry = {
  id: number;
  at: string;
  who: string;
  action: string;
  entity: string;
  entityId: string;
  details: Record<string, unknown>;
  /** The affected lead as it is now: the audit stores only its id. Null if it is erased, or if there was none. */
  lead: { id: number; name: string | null; email: string | null } | null;
};
