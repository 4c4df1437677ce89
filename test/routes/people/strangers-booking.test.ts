import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { keyedHash } from "../../../worker/crypto/keyed-hash.ts";
import { api, settled } from "../../setup/api.ts";
import { fromCalendly } from "../../setup/booking-webhook.ts";
import { callOnHub } from "../../setup/call-on-hub.ts";
import { completedLead } from "../../setup/lead.ts";
import { connectedSlack, metaPeer, META_VARS } from "../../setup/delivery/peers.ts";
import { erasePerson } from "../../setup/people.ts";
import { rows } from "../../setup/database/rows.ts";
import { staffJson } from "../../setup/staff-api.ts";

const PERSON = { name: "Qwxzy Birdsong", email: "qwxzy@birdsong.example" };
const STARTS = "2027-03-01T15:00:00.000Z";

type News = { uri?: string; day?: number; event?: string; payload?: object; vars?: Partial<Env> };

/** Calendly's news of a call booked with an address alone, unless the payload carries a reference. */
const news = ({
  uri = "calendly:1",
  day = 21,
  event = "invitee.created",
  payload = {},
  vars = {},
}: News = {}) =>
  fromCalendly(
    {
      event,
      created_at: `2026-11-${day}T10:00:00.000Z`,
      payload: { uri, ...PERSON, scheduled_event: { start_time: STARTS }, ...payload },
    },
    { vars },
  );

const refOf = async (sessionId: string) => ({
  tracking: { utm_content: await keyedHash(env, "booking", sessionId) },
});

const stored = () =>
  rows("select assessment_id, matched_by, status, email from bookings where replaced_by is null");
const exported = async (sessionId: string) => (await api(`/api/hub/${sessionId}/export`)).text();
const erase = (sessionId: string) => api(`/api/hub/${sessionId}/erase`, { method: "POST" });

describe("a call that only an address joins to a session", () => {
  it.each([
    ["by e-mail", null],
    ["by hand", "staff"],
  ])("matched %s is not on its hub, nor in its export", async (_how, by) => {
    await connectedSlack();
    metaPeer();
    const { id, sessionId } = await completedLead({ ...PERSON, adConsent: true }, META_VARS);
    const before = await exported(sessionId);
    await news({ vars: META_VARS });
    if (by) {
      const [booking] = await rows("select id from bookings");
      await staffJson(`/api/bookings/${booking?.["id"]}/match`, { json: { sessionId } });
    }
    await settled();
    expect(await stored()).toMatchObject([{ assessment_id: id, matched_by: by ?? "email" }]);
    expect(await callOnHub(sessionId)).toBeNull();
    const untimed = (text: string) => text.replace(/"exportedAt":"[^"]+"/, "");
    expect(untimed(await exported(sessionId))).toBe(untimed(before));
  });

  it("is on its card, and in what staff give the person", async () => {
    const { id } = await completedLead(PERSON);
    await news();
    const [card] = await staffJson<object[]>("/api/assessments");
    expect(card).toMatchObject({ id, callStatus: "booked", callStartsAt: STARTS });
    const given = await staffJson("/api/people/export", { json: { assessments: [id], bookings: [] } });
    expect(given).toMatchObject({
      assessments: [
        {
          assessment: { callStatus: "booked", callStartsAt: STARTS },
          bookings: [{ email: PERSON.email, startsAt: STARTS }],
        },
      ],
    });
  });

  it("outlives the session: staff are told, list it, and later news of it is taken", async () => {
    const slack = await connectedSlack();
    const { sessionId } = await completedLead(PERSON);
    await news();
    expect((await erase(sessionId)).status).toBe(200);
    await settled();
    expect(await stored()).toEqual([
      { assessment_id: null, matched_by: null, status: "booked", email: PERSON.email },
    ]);
    expect(slack.messages.at(-1)?.text).toBe("Qwxzy Birdsong’s booked call no longer has a lead · BPM");
    expect(JSON.stringify(slack.messages.at(-1))).toContain("section=bookings|");
    expect(await staffJson("/api/bookings?unmatched")).toMatchObject([{ name: PERSON.name }]);
    expect(await rows("select entity from changes where entity = 'booking'")).not.toEqual([]);

    const own = await completedLead(PERSON);
    await news({ day: 22, event: "invitee.canceled" });
    expect(await stored()).toMatchObject([
      { assessment_id: own.id, matched_by: "email", status: "cancelled" },
    ]);
  });

  it("goes when staff erase the person, and does not come back", async () => {
    await completedLead(PERSON);
    await news();
    await erasePerson(PERSON.email);
    await news({ day: 22, event: "invitee.canceled" });
    expect(await rows("select * from bookings")).toEqual([]);
  });

  it("is still nobody's own when it is moved", async () => {
    const { sessionId } = await completedLead(PERSON);
    await news();
    await news({ uri: "calendly:2", day: 22, payload: { old_invitee: "calendly:1", rescheduled: true } });
    expect(await stored()).toMatchObject([{ matched_by: "email", status: "moved" }]);
    expect(await callOnHub(sessionId)).toBeNull();
  });
});

describe("our reference", () => {
  it("takes a call back from whoever had its address, on both cards", async () => {
    const own = await completedLead(PERSON);
    const stranger = await completedLead(PERSON);
    const calls = () => rows("select id, call_status from assessments order by id");
    await news();
    expect(await calls()).toEqual([
      { id: own.id, call_status: null },
      { id: stranger.id, call_status: "booked" },
    ]);
    await news({ day: 22, payload: await refOf(own.sessionId) });
    expect(await calls()).toEqual([
      { id: own.id, call_status: "booked" },
      { id: stranger.id, call_status: null },
    ]);
    expect(await callOnHub(own.sessionId)).toMatchObject({ startsAt: STARTS });
    expect(await callOnHub(stranger.sessionId)).toBeNull();
  });

  it("stands when an address would say otherwise, and when staff match the same again", async () => {
    const own = await completedLead(PERSON);
    await news({ payload: await refOf(own.sessionId) });
    const stranger = await completedLead(PERSON);
    await news({ uri: "calendly:2", day: 22, payload: { old_invitee: "calendly:1", rescheduled: true } });
    const [booking] = await rows("select id from bookings where replaced_by is null");
    await staffJson(`/api/bookings/${booking?.["id"]}/match`, { json: { sessionId: own.sessionId } });
    expect(await stored()).toMatchObject([{ assessment_id: own.id, matched_by: "ref" }]);
    expect(await exported(stranger.sessionId)).not.toContain(STARTS);
    expect((await erase(stranger.sessionId)).status).toBe(200);
    expect(await stored()).toMatchObject([{ assessment_id: own.id }]);
  });

  it("names what the visitor's own erasure takes: theirs goes, another's stays", async () => {
    const { sessionId } = await completedLead(PERSON);
    await news({ payload: await refOf(sessionId) });
    await news({ uri: "calendly:7" });
    await erase(sessionId);
    await news({ day: 23, event: "invitee.canceled" });
    expect(await rows("select provider_id, assessment_id from bookings")).toEqual([
      { provider_id: "calendly:7", assessment_id: null },
    ]);
  });
});
