import { createHmac, generateKeyPairSync, sign, type KeyObject } from "node:crypto";
import type { Provider } from "./order.ts";

/** How a deployment's provider signs, and the secret that the Worker is given for it. */
export type Signing = { secret: string; key: KeyObject | null };

/** Calendly and Cal.com sign with the secret itself, LeadConnector with a key whose public half the Worker has. */
export function newSigning(provider: Provider): Signing {
  if (provider !== "leadconnector") return { secret: "chaos-booking-secret", key: null };
  const { publicKey, privateKey } = generateKeyPairSync("ed25519");
  return { secret: publicKey.export({ type: "spki", format: "pem" }).toString(), key: privateKey };
}

/** The headers of a webhook that is sent at a time (ms). */
export function signed(
  provider: Provider,
  { secret, key }: Signing,
  text: string,
  at: number,
): Record<string, string> {
  const hmac = (content: string) => createHmac("sha256", secret).update(content).digest("hex");
  const seconds = Math.floor(at / 1000);
  switch (provider) {
    case "calendly":
      return { "calendly-webhook-signature": `t=${seconds},v1=${hmac(`${seconds}.${text}`)}` };
    case "cal":
      return { "x-cal-signature-256": hmac(text) };
    case "leadconnector": {
      if (!key) throw new Error("LeadConnector signs with a key.");
      return { "x-ghl-signature": sign(null, Buffer.from(text), key).toString("base64") };
    }
  }
}

/** What a provider says of a call; `replaces` names the booking that a new one is instead of. */
export type Said = {
  kind: "booked" | "moved" | "cancelled";
  id: string;
  replaces: string | null;
  at: number;
  startsAt: number;
  name: string;
  email: string;
  ref: string | null;
};

/** Whether a move makes a new booking, which names the one that it replaces. */
export const MOVES_TO_NEW: Record<Provider, boolean> = { calendly: true, cal: true, leadconnector: false };

export const WEBHOOKS: Record<Provider, (said: Said) => object> = {
  calendly: ({ kind, id, replaces, at, startsAt, name, email, ref }) => ({
    event: kind === "cancelled" ? "invitee.canceled" : "invitee.created",
    created_at: iso(at),
    payload: {
      uri: id,
      name,
      email,
      timezone: "Europe/Berlin",
      old_invitee: kind === "cancelled" ? null : replaces,
      tracking: { utm_content: ref },
      scheduled_event: { start_time: iso(startsAt), location: { join_url: "https://meet.example/chaos" } },
    },
  }),
  cal: ({ kind, id, replaces, at, startsAt, name, email, ref }) => ({
    triggerEvent: { booked: "BOOKING_CREATED", moved: "BOOKING_RESCHEDULED", cancelled: "BOOKING_CANCELLED" }[
      kind
    ],
    createdAt: iso(at),
    payload: {
      uid: id,
      ...(kind === "moved" && { rescheduleUid: replaces }),
      startTime: iso(startsAt),
      attendees: [{ name, email, timeZone: "Asia/Tokyo" }],
      ...(ref !== null && { metadata: { bookingRef: ref } }),
    },
  }),
  leadconnector: ({ kind, id, at, startsAt, name, email, ref }) => ({
    type: { booked: "AppointmentCreate", moved: "AppointmentUpdate", cancelled: "AppointmentDelete" }[kind],
    contact: { name, email, utm_content: ref },
    appointment: {
      id,
      appointmentStatus: kind === "cancelled" ? "cancelled" : "confirmed",
      startTime: iso(startsAt),
      dateUpdated: iso(at),
    },
  }),
};

const iso = (at: number) => new Date(at).toISOString();
