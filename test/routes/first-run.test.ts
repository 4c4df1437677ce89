import { FIRST_STEPS, type FirstStep } from "#domain/settings/first-run";
import { expect, it } from "vitest";
import { ownContent } from "../setup/content/own-content.ts";
import { staffApi, staffJson } from "../setup/staff-api.ts";

const stepsDone = async (vars: Partial<Env> = {}) => {
  const { steps } = await staffJson<{ steps: FirstStep[] }>("/api/first-run", { vars });
  expect(steps.map(({ id }) => id)).toEqual(FIRST_STEPS);
  return steps.filter(({ isDone }) => isDone).map(({ id }) => id);
};
const EMPTY = { BOOKING_URL: "", EMAIL_FROM: "", META_PIXEL_ID: "", OPENAI_API_KEY: "", OWNER_EMAILS: "" };

it("a fresh installation has everything still to do, and says how many texts and offers are the sample's", async () => {
  expect(await stepsDone(EMPTY)).toEqual([]);
  const { steps } = await staffJson<{ steps: FirstStep[] }>("/api/first-run", { vars: EMPTY });
  expect(steps[0]?.left).toBeGreaterThan(40);
  expect(steps[1]).toMatchObject({ id: "offers", left: 5, tiers: [1, 2, 3, 4, 5] });
});

it("each step is done by what it asks for", async () => {
  await staffApi("/api/content/draft", { method: "PATCH", json: { document: ownContent() } });
  expect(await stepsDone(EMPTY)).toEqual(["texts", "offers"]);
  expect((await staffApi("/api/content/publish", { json: { note: "" } })).status).toBe(201);
  await staffApi("/api/system-settings", { json: { key: "booking_mails", value: "on" } });
  await staffApi("/api/system-settings", { json: { key: "desk_time_zone", value: "Europe/Berlin" } });
  expect(await stepsDone(EMPTY)).toEqual(["texts", "offers", "publish", "callMails", "hours"]);
  const vars = {
    ...EMPTY,
    BOOKING_URL: "https://calendly.com/coach/call",
    META_PIXEL_ID: "123",
    OPENAI_API_KEY: "key",
    OWNER_EMAILS: "ada@example.com",
  };
  expect(await stepsDone(vars)).toEqual([
    "texts",
    "offers",
    "publish",
    "booking",
    "callMails",
    "hours",
    "pixel",
    "assistant",
    "owners",
  ]);
});

it("a stand-in of the local default is no booking page", async () => {
  expect(await stepsDone({ ...EMPTY, BOOKING_URL: "http://localhost:8789/strategy-call" })).toEqual([]);
});
