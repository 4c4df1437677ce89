import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { keyedHash } from "../../../worker/crypto/keyed-hash.ts";
import { api, settled } from "../../setup/api.ts";
import { askForCall } from "../../setup/ask-for-call.ts";
import { countReads } from "../../setup/database/count-reads.ts";
import { projectedLead } from "../../setup/figures/projected-lead.ts";
import { completedLead } from "../../setup/lead.ts";
import { metaPeer, META_VARS } from "../../setup/delivery/peers.ts";
import { rows } from "../../setup/database/rows.ts";
import { staffJson } from "../../setup/staff-api.ts";
import { unlimited } from "../../setup/unlimited.ts";
import { callableLead } from "./callable-lead.ts";

/** While the desk is open, in Edmonton; and after it has closed for the weekend. */
const TIMES = [
  ["while the desk is open", Date.parse("2026-07-17T10:00:00-06:00")],
  ["while it is closed", Date.parse("2026-07-17T17:30:00-06:00")],
] as const;

const PHONE = "+14035550123";
const EMAIL = "ada@known.example";
const ADDRESS = { "cf-connecting-ip": "203.0.113.7" };

/** The team has kept its pace, so that there is something to promise. */
async function called(now: number): Promise<void> {
  for (let n = 1; n <= 20; n++) {
    await rows(
      `insert into assessments (session_id, assessment_type, created_at, updated_at, call_requested_at,
         first_outcome_at, first_call_ms) values (?, 'quiz', 1, 1, ?, ?, 600000)`,
      `called ${n}`,
      now - 86_400_000,
      now - 80_000_000,
    );
  }
}

/** All of an answer but its date: status, headers, body. */
async function whole(answer: Response) {
  const headers = [...answer.headers].filter(([name]) => name !== "date");
  return { status: answer.status, headers, body: await answer.text() };
}

/** What the session's export holds, but for times, ids and the address. */
async function exported(sessionId: string, email: string): Promise<string> {
  const text = await (await api(`/api/hub/${sessionId}/export`)).text();
  return text
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "time")
    .replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, "id")
    .replaceAll(email, "e-mail");
}

/** What a stranger is told who asks for a call in a session of their own: at once, then at each poll. */
async function told(phone = PHONE, email = "stranger@else.example") {
  metaPeer();
  const { id, sessionId } = await completedLead(
    { email, timeZone: "America/Edmonton", adConsent: true },
    META_VARS,
  );
  const before = await whole(await api(`/api/assessment/${sessionId}/call`));
  const { d1, reads } = countReads(env.DB);
  const answer = await api("/api/assessment/request-call", {
    json: { sessionId, phone, callConsent: true, timeZone: "America/Edmonton" },
    headers: ADDRESS,
    vars: { ...META_VARS, DB: d1, RL_CALL_ADDRESS: unlimited },
  });
  const work = reads.queries;
  const asked = await whole(answer);
  await settled();
  const later = await whole(await api(`/api/assessment/${sessionId}/call`));
  const row = await projectedLead(id);
  return { said: { before, asked, later, work, exported: await exported(sessionId, email) }, row };
}

const KNOWN: [what: string, known: () => Promise<void>, row: object, email?: string][] = [
  [
    "asked not to be called",
    async () => {
      await rows("insert into call_suppressions values (?, 1)", await keyedHash(env, "phone", PHONE));
    },
    { phone_flag: "do_not_call", callable: 0 },
  ],
  [
    "is the sixth of an address",
    async () => {
      const { sessionId } = await completedLead();
      for (let n = 1; n <= 5; n++)
        await askForCall(sessionId, { body: { phone: `+1403555010${n}` }, headers: ADDRESS });
    },
    { phone_flag: "many_numbers", callable: 0 },
  ],
  [
    "is somebody's whose lead staff have claimed, with their e-mail",
    async () => {
      const { id } = await callableLead(PHONE, { email: EMAIL });
      await staffJson(`/api/leads/${id}/claim`, { json: {} });
    },
    { phone_flag: null, callable: 1, owner: "ada@example.com" },
    EMAIL,
  ],
  [
    "is new, with the e-mail of a lead without a number that staff have claimed",
    async () => {
      const { id } = await completedLead({ email: EMAIL });
      await staffJson(`/api/leads/${id}/claim`, { json: {} });
    },
    { phone_flag: null, callable: 1, owner: "ada@example.com" },
    EMAIL,
  ],
  [
    "is new, with the e-mail of a lead that booked a call",
    async () => {
      await completedLead({ email: EMAIL });
      await rows("update assessments set call_status = 'booked', call_starts_at = 9");
    },
    { phone_flag: null, callable: 1 },
    EMAIL,
  ],
];

describe.each(TIMES)("%s, a number is answered as any other", (_when, now) => {
  it.each(KNOWN)("that %s", async (_what, known, row, email) => {
    vi.setSystemTime(now);
    await called(now);
    const any = await told();
    expect(any.row).toMatchObject({ phone_flag: null, callable: 1, owner: null });
    await rows("delete from assessments where session_id not like 'called%'");
    await rows("delete from address_numbers");
    await known();
    vi.setSystemTime(now + 1000);
    const one = await told(PHONE, email);
    expect(one.row).toMatchObject(row);
    expect(one.said).toEqual(any.said);
  });
});

it("somebody who is claimed while they wait is told so, but not that their older lead was", async () => {
  const old = await completedLead({ email: EMAIL });
  const { id, sessionId } = await completedLead({ email: EMAIL });
  await askForCall(sessionId);
  const state = async () =>
    (await (await api(`/api/assessment/${sessionId}/call`)).json<{ state: string }>()).state;
  await staffJson(`/api/leads/${old.id}/claim`, { json: {} });
  expect(await rows("select owner from assessments")).toEqual([
    { owner: "ada@example.com" },
    { owner: "ada@example.com" },
  ]);
  expect(await state()).toBe("asked");
  await staffJson("/api/desk/hand-over", { json: { from: "ada@example.com", to: "grace@example.com" } });
  expect(await state()).toBe("asked");
  await staffJson(`/api/leads/${id}/claim`, { json: { takeOver: true } });
  expect(await state()).toBe("claimed");
});
