import { deskMessageSchema, deskNewsSchema, lookingSchema } from "#domain/delivery/desk/desk-messages";
import { describe, expect, it } from "vitest";

const moved = { id: 8, entity: "assessment", entityId: 3, kind: "updated" };
const setting = { id: 9, entity: "setting", entityId: "hub_expiry_hours", kind: "updated" };

describe("a message of the desk", () => {
  it.each([
    { type: "ready", cursor: 0 },
    { type: "reset", cursor: 12 },
    { type: "changes", cursor: 9, changes: [moved, setting] },
    { type: "changes", cursor: 9, changes: [{ ...moved, kind: "deleted" }] },
    { type: "people", people: [{ email: "ada@example.com", lead: 3 }] },
    { type: "people", people: [{ email: "ada@example.com", lead: null }] },
  ])("%j is one", (message) => expect(deskMessageSchema.parse(message)).toEqual(message));

  it.each([
    { type: "ready" },
    { type: "ready", cursor: -1 },
    { type: "changes", cursor: 9, changes: [{ ...moved, entity: "session" }] },
    { type: "changes", cursor: 9, changes: [{ ...moved, entityId: "3" }] },
    { type: "changes", cursor: 9, changes: [{ ...moved, kind: "moved" }] },
    { type: "people", people: [{ email: "ada@example.com" }] },
    { type: "shutdown" },
  ])("%j is none", (message) => expect(deskMessageSchema.safeParse(message).success).toBe(false));

  it("is news, where it is asked for without a socket, only if it tells of changes or of all of them", () => {
    expect(deskNewsSchema.safeParse({ type: "reset", cursor: 12 }).success).toBe(true);
    expect(deskNewsSchema.safeParse({ type: "ready", cursor: 12 }).success).toBe(false);
  });
});

describe("a browser", () => {
  it.each([
    { type: "looking", lead: 3 },
    { type: "looking", lead: 2 ** 53 - 1 },
    { type: "looking", lead: null },
  ])("may send %j", (message) => expect(lookingSchema.parse(message)).toEqual(message));

  it.each([
    { type: "looking" },
    { type: "looking", lead: 0 },
    { type: "looking", lead: -3 },
    { type: "looking", lead: 1.5 },
    { type: "looking", lead: 2 ** 53 },
    { type: "looking", lead: 1e300 },
    { type: "looking", lead: "3" },
    { type: "looking", lead: 3, email: "eve@example.com" },
    { type: "people", people: [] },
    null,
    "looking",
  ])("may not send %j", (message) => expect(lookingSchema.safeParse(message).success).toBe(false));
});
