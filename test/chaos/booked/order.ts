import type { Random } from "../../domain/funnel/interview/seeded-random.ts";

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;

export const PROVIDERS = ["calendly", "cal", "leadconnector"] as const;
export type Provider = (typeof PROVIDERS)[number];

/** What a recipient can stop by one mail. */
export type Stop = "booking" | "hub" | "staff" | "all";

/**
 * What happened to a call or to its lead. It was told to the app at `from`, perhaps several times, and the app had said
 * yes by `by` (ms).
 */
export type Fact = { from: number; by: number } & (
  | { kind: "booked" | "moved"; startsAt: number }
  | { kind: "cancelled" | "missed" | "corrected" | "wrote" | "erased" | "let-go" }
  | { kind: "stopped"; stops: readonly Stop[] }
  | { kind: "mailed"; mailId: string; sendAt: number }
);

/** The lead of a call: found by our own reference, or by nothing but the address. */
export type OrderLead = {
  id: number;
  sessionId: string;
  proof: "ref" | "email";
  /** Whether it agreed to mails before. */
  consents: boolean;
};

/** One booked call with what becomes of it, in an order of its own. */
export type Order = {
  index: number;
  random: Random;
  provider: Provider;
  email: string;
  name: string;
  lead: OrderLead | null;
  facts: Fact[];
};

/** The call as its facts leave it. */
export type CallNow = { startsAt: number; isOn: boolean; changes: number };

/** Null before it is booked, and once it is erased. */
export function callNow({ facts }: Pick<Order, "facts">): CallNow | null {
  let call: CallNow | null = null;
  for (const fact of facts) {
    if (fact.kind === "booked") call = { startsAt: fact.startsAt, isOn: true, changes: 0 };
    if (fact.kind === "erased") return null;
    if (!call) continue;
    if (fact.kind === "moved") call = { startsAt: fact.startsAt, isOn: true, changes: call.changes + 1 };
    if (fact.kind === "cancelled") call = { ...call, isOn: false, changes: call.changes + 1 };
  }
  return call;
}
