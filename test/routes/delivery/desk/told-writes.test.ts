import { describe, expect, it } from "vitest";
import { api } from "../../../setup/api.ts";
import { bookByWebhook } from "../../../setup/book-by-webhook.ts";
import { rows } from "../../../setup/database/rows.ts";
import { staffApi, staffJson } from "../../../setup/staff-api.ts";
import { toldBy } from "../../../setup/told-records.ts";
import { callableLead, recordCall } from "../../calls/callable-lead.ts";

type StaffCall = { method?: string; json?: unknown; version?: number };
type Stored = { version: number } & Record<string, unknown>;

const staff = async (path: string, sent: StaffCall) => {
  const answer = await staffApi(path, sent);
  expect([path, answer.status]).toEqual([path, expect.toBeOneOf([200, 201])]);
};

/** Calls as staff with a record as it is stored, changed. */
const change = async (path: string, fields: object) => {
  const { version, ...stored } = await staffJson<Stored>(path);
  await staff(path, { method: "PUT", json: { ...stored, ...fields }, version });
};

const override = {
  name: "A",
  questionId: "goal",
  answerValue: "scale",
  targetTier: 1,
  priority: 1,
  isActive: 1,
};
const offer = {
  sortOrder: 9,
  name: "New",
  description: "",
  features: [],
  investment: "",
  discount: 0,
  isActive: 1,
};
const saved = (path: string, json: object) => staff(path, { json });

type Act = [what: string, act: () => Promise<unknown>, given?: () => Promise<unknown>];

/** Every way in which the rules are written. */
const RULE_ACTS: Act[] = [
  [
    "a scoring rule added",
    () =>
      staff("/api/scoring-rules", { json: { questionId: "revenue", answerValue: "200k-plus", points: 1 } }),
  ],
  ["a scoring rule changed", () => change("/api/scoring-rules/1", { points: 9 })],
  ["a scoring rule deleted", () => staff("/api/scoring-rules/1", { method: "DELETE", version: 1 })],
  [
    "a range added",
    () => staff("/api/score-ranges", { json: { minScore: 76, maxScore: 80, targetTier: 5 } }),
  ],
  ["a range changed", () => change("/api/score-ranges/1", { maxScore: 14 })],
  ["a range deleted", () => staff("/api/score-ranges/1", { method: "DELETE", version: 1 })],
  ["an override added", () => staff("/api/override-rules", { json: override })],
  ["an override changed", () => change("/api/override-rules/1", { priority: 11 })],
  ["an override deleted", () => staff("/api/override-rules/1", { method: "DELETE", version: 1 })],
];

const callId = crypto.randomUUID();
const startsAt = Date.now() - 60_000;
const book = async () => bookByWebhook((await callableLead()).sessionId, { startsAt, at: 1 });
const onlyId = async (table: string) => (await rows(`select id from ${table}`))[0]?.["id"];
const sessionId = async () => String((await rows("select session_id as id from assessments"))[0]?.["id"]);
const bookAgain = async (at: number) => bookByWebhook(await sessionId(), { startsAt, at });
const call = async () => {
  const answer = await recordCall(Number(await onlyId("assessments")), { callId, outcome: "no_answer" });
  expect(answer.status).toBe(200);
};
const erase = async () =>
  expect((await api(`/api/hub/${await sessionId()}/erase`, { method: "POST" })).status).toBe(200);
const decide = async () => saved(`/api/bookings/${await onlyId("bookings")}/outcome`, { outcome: "held" });
const dies = () =>
  rows(
    `insert into outbox (dedupe_key, channel, kind, payload, status, created_at, due_at)
     values ('a', 'email', 'hub-mail', '{}', 'dead', 1, 9e15)`,
  );
const calledLead = async () => {
  await callableLead();
  await call();
};

const ACTS: Act[] = [
  ...RULE_ACTS,
  ["an offer added", () => saved("/api/tier-configs", { ...offer, tier: 6 })],
  ["an offer changed", () => saved("/api/tier-configs", { ...offer, tier: 4 })],
  ["a setting changed", () => saved("/api/system-settings", { key: "extension_hours", value: "24" })],
  ["a call made", call, callableLead],
  ["a lead's calls when it is erased", erase, calledLead],
  ["a call booked", async () => bookByWebhook(await sessionId()), callableLead],
  ["what became of it", decide, book],
  ["a booked call that is erased with its lead", erase, book],
  ["a message that died, sent again", () => saved("/api/deliveries/resend", { ids: [1] }), dies],
  ["a channel of such, sent again", () => saved("/api/deliveries/resend", { channel: "email" }), dies],
];

/** What is read and saved, or refused, leaves all as it was. */
const IDLE_ACTS: Act[] = [
  ["a rule saved as it is", () => change("/api/scoring-rules/1", {})],
  [
    "a rule of an answer that has one",
    () => staffApi("/api/scoring-rules", { json: { questionId: "goal", answerValue: "scale", points: 1 } }),
  ],
  [
    "a rule changed by one who has not seen its version",
    () =>
      staffApi("/api/score-ranges/1", {
        method: "PUT",
        json: { minScore: 0, maxScore: 1, targetTier: 1 },
        version: 7,
      }),
  ],
  [
    "a rule deleted that is not there",
    () => staffApi("/api/override-rules/99", { method: "DELETE", version: 1 }),
  ],
  ["a setting saved as it is", () => saved("/api/system-settings", { key: "extension_hours", value: "48" })],
  ["a call that is told twice", call, calledLead],
  ["a booking that is told twice", () => bookAgain(1), book],
  ["newer word of a booking that changes nothing", () => bookAgain(2), book],
];

const rulesVersion = async () => Number((await rows("select version from rules_version"))[0]?.["version"]);

describe("screens are told of", () => {
  it.each(ACTS)("%s, and of nothing else", async (_what, act, given) => {
    await given?.();
    const { changed, told } = await toldBy(act);
    expect(changed).not.toEqual([]);
    expect(told).toEqual(changed);
  });
});

describe("screens are told of nothing by", () => {
  it.each(IDLE_ACTS)("%s", async (_what, act, given) => {
    await given?.();
    const before = await rulesVersion();
    expect(await toldBy(act)).toEqual({ changed: [], told: [] });
    expect(await rulesVersion()).toBe(before);
  });
});

describe("the rules have a new version with", () => {
  it.each(RULE_ACTS)("%s", async (_what, act) => {
    const before = await rulesVersion();
    await act();
    expect(await rulesVersion()).toBe(before + 1);
  });
});
