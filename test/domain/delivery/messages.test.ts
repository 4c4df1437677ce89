import { readMessage, type Message } from "#domain/delivery/messages";
import { describe, expect, it } from "vitest";

const READ: Message[] = [
  { channel: "slack", kind: "slack-mql", payload: {} },
  { channel: "slack", kind: "slack-move", payload: { from: "MQL", to: "SQL", by: "ada@bpm.example" } },
  { channel: "slack", kind: "slack-booking", payload: { bookingId: 1, status: "moved", startsAt: null } },
  { channel: "slack", kind: "slack-booking-left", payload: { bookingId: 1 } },
  { channel: "slack", kind: "slack-expiry", payload: { ids: [1, 2] } },
  { channel: "slack", kind: "slack-taken-over", payload: { from: "ada@bpm.example", by: "bob@bpm.example" } },
  { channel: "slack", kind: "slack-overdue", payload: { ids: [1, 2] } },
  { channel: "slack", kind: "slack-next-actions", payload: { ids: [3] } },
  { channel: "slack", kind: "slack-update", payload: {} },
  { channel: "slack", kind: "slack-erased", payload: { channel: "C1", ts: "1.2", sentAt: 1 } },
  { channel: "email", kind: "hub-mail", payload: {} },
  { channel: "email", kind: "reminder", payload: { origin: null } },
  { channel: "email", kind: "new-link", payload: { origin: null } },
  { channel: "email", kind: "reminder", payload: { origin: "http://localhost:8787" } },
  { channel: "email", kind: "staff-answer", payload: { mailId: "m0", origin: null } },
  { channel: "email", kind: "staff-mail", payload: { mailId: "m1", origin: null } },
  { channel: "meta", kind: "ad-event", payload: { name: "Lead", source: "", byDefault: true } },
  { channel: "meta", kind: "stage-event", payload: { stage: "Won", eventId: "e1", byDefault: false } },
  { channel: "object", kind: "destroy-chat", payload: { sessionIds: ["s1"] } },
];

describe("a stored message", () => {
  it.each(READ)("$kind comes back as it was queued", (message) => {
    const { channel, kind, payload } = message;
    expect(readMessage(channel, { kind, payload: JSON.stringify(payload) })).toEqual(message);
  });

  it.each([
    ["a kind that is not known", "slack", "slack-fax", "{}"],
    ["a kind of another channel", "email", "slack-mql", "{}"],
    ["a field by an older name", "slack", "slack-move", '{"before":"MQL","to":"SQL","by":"ada"}'],
    ["a value that is no longer one", "slack", "slack-move", '{"from":"MQL","to":"Gone","by":"ada"}'],
    ["a missing field", "object", "destroy-chat", "{}"],
    ["an origin that is none", "email", "hub-mail", '{"origin":"bpm"}'],
    ["no object", "meta", "ad-event", "[]"],
    ["no JSON", "meta", "ad-event", '{"name":'],
  ] as const)("with %s is unreadable", (_what, channel, kind, payload) => {
    expect(readMessage(channel, { kind, payload })).toBeNull();
  });
});
