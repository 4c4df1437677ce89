import { readMessage, type Message } from "#domain/delivery/messages";
import type { Claim } from "../../db/delivery/claims.ts";
import type { Delivery } from "../outcome.ts";
import type { MetaSources } from "./meta-sources.ts";

/** One event that a delivery reports. */
export type MetaPart = Pick<Claim, "assessmentId" | "createdAt"> & {
  message: Exclude<Message<"meta">, { kind: "visit-events" }>;
};

/** One that a visitor or a website's lead caused. */
export type WebsitePart = Omit<MetaPart, "message"> & {
  message: Exclude<MetaPart["message"], { kind: "crm-event" }>;
};

/** The events that a delivery reports: one, or the visit events batched into it that still exist. */
export function partsOf({ id, message, ...claim }: Delivery<"meta">, sources: MetaSources): MetaPart[] {
  if (message.kind !== "visit-events") return [{ ...claim, message }];
  return sources.sentIn(id, message.payload.visits).flatMap(({ assessmentId, visit, createdAt }) => {
    if (visit === null) return [];
    const { name, byDefault, origin } = visit;
    const payload = { name, source: "", byDefault, origin };
    return [{ assessmentId, createdAt, message: { channel: "meta", kind: "ad-event", payload } }];
  });
}

/** The most events that a row can represent. */
export function eventsOf(claim: Claim): number {
  const message = claim.kind === "visit-events" ? readMessage("meta", claim) : null;
  return message?.kind === "visit-events" ? message.payload.count : 1;
}
