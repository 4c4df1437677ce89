import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { deliverDue } from "../../../worker/delivery/deliver-due.ts";
import { deleteSettled } from "../../../worker/db/people/privacy/retention.ts";
import { openDb } from "../../../worker/db/client.ts";
import { api, settled } from "../../setup/api.ts";
import { fromCal, leadConnectorKeys } from "../../setup/booking-webhook.ts";
import { callOnHub } from "../../setup/call-on-hub.ts";
import { calendlyCall, callMails, callMailsOn, HOUR_MS, mailWorld, ORIGIN } from "../../setup/call-mails.ts";
import { connectedSlack } from "../../setup/delivery/peers.ts";
import { completedLead } from "../../setup/lead.ts";
import { rows } from "../../setup/database/rows.ts";
import { staffApi, staffJson } from "../../setup/staff-api.ts";

const DAY_MS = 24 * HOUR_MS;
/** A call three days ahead, on a full minute. */
const startIn = (hours: number) => Math.ceil(Date.now() / HOUR_MS) * HOUR_MS + hours * HOUR_MS;

type World = ReturnType<typeof mailWorld>;

const dispatch = ({ vars }: World, now: number) => deliverDue({ ...env, ...vars }, now, ORIGIN);
/** Presses the button of an opened page. */
const press = async (path: string, opened: Response, vars = {}) => {
  const action = /<form method="post" action="(\?at=\d+)">/.exec(await opened.text())?.[1];
  return api(`${path}${action ?? ""}`, { method: "POST", vars });
};
const linkIn = (text: string | undefined, path: string) =>
  new RegExp(`https://bpm\\.example(${path}/[\\w.]+)`).exec(text ?? "")?.[1] ?? "";

async function bookedCall(world: World, startsAt = startIn(72)) {
  await callMailsOn();
  const { id, sessionId } = await completedLead();
  await calendlyCall({ sessionId, startsAt, vars: world.vars });
  await settled();
  return { id, sessionId, startsAt };
}

describe("a booked call", () => {
  it("causes no mail while its provider may still send its own", async () => {
    const world = mailWorld();
    const { sessionId } = await completedLead();
    await calendlyCall({ sessionId, startsAt: startIn(72), vars: world.vars });
    await settled();
    expect([await callMails(), world.mail.mails]).toEqual([[], []]);
  });

  it("is confirmed at once, with the time in its zone and all its links, and reminded of", async () => {
    const world = mailWorld();
    const { sessionId, startsAt } = await bookedCall(world, Date.UTC(2030, 5, 3, 13));
    expect(await callMails()).toEqual([
      "call-booked sent",
      "call-day-before pending",
      "call-hour-before pending",
    ]);
    expect(await rows("select kind, due_at from outbox where kind like '%-before' order by due_at")).toEqual([
      { kind: "call-day-before", due_at: startsAt - DAY_MS },
      { kind: "call-hour-before", due_at: startsAt - HOUR_MS },
    ]);
    const [sent] = world.mail.mails;
    expect(sent).toMatchObject({ to: "ada@home.example", subject: "Your call is booked, Ada" });
    for (const form of [sent?.html, sent?.text]) {
      expect(form).toContain("Mon, Jun 3, 2030, 3:00 PM Berlin time");
      expect(form).toContain("https://meet.example/ada");
      expect(form).toContain("https://calendly.com/reschedulings/I1");
      expect(form).toContain("https://calendly.com/cancellations/I1");
      expect(form).toContain(`${ORIGIN}/hub/${sessionId}`);
      expect(form).toContain(`${ORIGIN}/api/booking/attend/`);
      expect(form).toContain(`${ORIGIN}/api/booking/calendar/`);
      expect(form).toContain("Ads Manager on your screen");
      expect(form).toContain("BPM Inc., 1 Main St, Calgary AB, Canada");
      expect(form).toContain("/api/unsubscribe/");
    }
    await dispatch(world, startsAt - DAY_MS + 60_000);
    await dispatch(world, startsAt - HOUR_MS + 60_000);
    expect(world.mail.mails.map(({ subject }) => subject).slice(1)).toEqual([
      "We talk tomorrow, Ada",
      "Our call starts soon, Ada",
    ]);
  });

  it("that only an address names brings no hub and none of its answers; without links it says so", async () => {
    const world = mailWorld();
    await callMailsOn();
    const { sessionId } = await completedLead({ email: "ada@home.example" });
    await rows("update assessments set time_zone = 'America/Halifax'");
    const payload = {
      timezone: "Mars/Olympus",
      reschedule_url: "javascript:1",
      cancel_url: "http://x.example",
    };
    await calendlyCall({ startsAt: Date.UTC(2030, 5, 3, 13), vars: world.vars, payload });
    await settled();
    const [{ text = "" } = {}] = world.mail.mails;
    expect(text).not.toContain(sessionId);
    expect(text).toContain("Mon, Jun 3, 2030, 10:00 AM Halifax time");
    expect(text).toContain("Ads Manager on your screen, if you run ads.");
    expect(text).toContain("If the time doesn’t suit you anymore, reply to this email.");
    expect(text).not.toMatch(/javascript|x\.example/);
  });

  it("reported again, late or out of order, causes nothing more", async () => {
    const world = mailWorld();
    const { sessionId, startsAt } = await bookedCall(world);
    const again = { sessionId, startsAt, vars: world.vars };
    await calendlyCall({ ...again, at: Date.now() - DAY_MS });
    await calendlyCall({ ...again, at: Date.now() });
    await calendlyCall({ ...again, at: Date.now() - DAY_MS, cancels: true });
    await settled();
    expect(world.mail.mails).toHaveLength(1);
    expect(await callMails()).toHaveLength(3);
  });

  it("of a suspect, without an address or in the past causes none", async () => {
    const world = mailWorld();
    await callMailsOn();
    const { sessionId } = await completedLead();
    const past = { startsAt: Date.now() - HOUR_MS, vars: world.vars };
    await calendlyCall({ ...past, uri: "past" });
    await calendlyCall({ startsAt: startIn(50), vars: world.vars, uri: "nobody", payload: { email: null } });
    await rows("update assessments set suspect = 1");
    await calendlyCall({ sessionId, startsAt: startIn(60), vars: world.vars, uri: "suspect" });
    expect(await callMails()).toEqual([]);
  });
});

describe("a change", () => {
  it("of Calendly's, which makes a new booking, ends what was due and is told once", async () => {
    const world = mailWorld();
    const { sessionId } = await bookedCall(world);
    const startsAt = startIn(96);
    await calendlyCall({ sessionId, uri: "I2", replaces: "I1", startsAt, vars: world.vars });
    await settled();
    expect(await callMails()).toEqual([
      "call-booked sent",
      "call-day-before cancelled call_changed",
      "call-hour-before cancelled call_changed",
      "call-moved sent",
      "call-day-before pending",
      "call-hour-before pending",
    ]);
    const [first, moved] = world.mail.mails;
    expect(moved?.subject).toBe("Your call has a new time, Ada");
    expect(linkIn(moved?.text, "/api/booking/calendar")).toBe(linkIn(first?.text, "/api/booking/calendar"));
    await calendlyCall({
      sessionId,
      uri: "I2",
      startsAt,
      cancels: true,
      at: Date.now() + 1,
      vars: world.vars,
    });
    await settled();
    expect(world.mail.mails.at(-1)?.subject).toBe("Your call is canceled, Ada");
    expect((await callMails()).filter((mail) => mail.includes("pending"))).toEqual([]);
  });

  it("of Cal.com's is followed the same way, with the pages of its own site", async () => {
    const world = mailWorld();
    await callMailsOn();
    const cal = (triggerEvent: string, uid: string, startTime: number, more: Record<string, unknown> = {}) =>
      fromCal(
        {
          triggerEvent,
          createdAt: new Date().toISOString(),
          payload: {
            uid,
            startTime: new Date(startTime).toISOString(),
            bookerUrl: "https://book.coach.example",
            attendees: [{ name: "Ada", email: "ada@home.example", timeZone: "Asia/Tokyo" }],
            ...more,
          },
        },
        { vars: world.vars },
      );
    await cal("BOOKING_CREATED", "c1", startIn(72));
    await cal("BOOKING_RESCHEDULED", "c2", startIn(10), { rescheduleUid: "c1" });
    await cal("BOOKING_CANCELLED", "c2", startIn(10));
    await settled();
    expect(world.mail.mails.map(({ subject }) => subject)).toEqual([
      "Your call is booked, Ada",
      "Your call has a new time, Ada",
      "Your call is canceled, Ada",
    ]);
    expect(world.mail.mails[0]?.text).toContain("https://book.coach.example/reschedule/c1");
    expect(world.mail.mails[0]?.text).toContain("Tokyo time");
    expect(await rows("select chain, sequence from bookings where provider_id = 'c2'")).toMatchObject([
      { sequence: 2 },
    ]);
  });

  it("of LeadConnector's, which keeps the booking, as well", async () => {
    const world = mailWorld();
    await callMailsOn();
    const { send } = await leadConnectorKeys();
    let at = Date.now() - 10_000;
    const tell = (type: string, startTime: number, appointmentStatus = "confirmed") =>
      send(
        {
          type,
          contact: { name: "Ada", email: "ada@home.example" },
          appointment: {
            id: "a1",
            appointmentStatus,
            startTime: new Date(startTime).toISOString(),
            dateUpdated: new Date((at += 1000)).toISOString(),
          },
        },
        { vars: world.vars },
      );
    await tell("AppointmentCreate", startIn(72));
    await tell("AppointmentUpdate", startIn(72));
    await tell("AppointmentUpdate", startIn(74));
    await tell("AppointmentDelete", startIn(74), "cancelled");
    await settled();
    expect(await callMails()).toEqual([
      expect.stringMatching(/^call-booked/),
      "call-day-before cancelled call_changed",
      "call-hour-before cancelled call_changed",
      expect.stringMatching(/^call-moved/),
      "call-day-before cancelled call_changed",
      "call-hour-before cancelled call_changed",
      expect.stringMatching(/^call-cancelled/),
    ]);
  });

  it("that nobody waited for: a reminder more than 30 minutes late is dropped, and noted", async () => {
    const world = mailWorld();
    const { startsAt } = await bookedCall(world);
    await dispatch(world, startsAt - DAY_MS + 31 * 60_000);
    expect(await callMails()).toContain("call-day-before cancelled late");
    expect(world.mail.mails).toHaveLength(1);
  });

  it("is not told to whoever stopped the mails about their calls", async () => {
    const world = mailWorld();
    const { sessionId, startsAt } = await bookedCall(world);
    const [{ recipient } = { recipient: null }] = await rows(
      "select recipient_hash as recipient from outbox where kind = 'call-booked'",
    );
    await rows("insert into mail_stops values (?, 'booking', 1)", recipient);
    await calendlyCall({ sessionId, startsAt: startsAt + HOUR_MS, vars: world.vars, at: Date.now() + 1 });
    await settled();
    await dispatch(world, startsAt + HOUR_MS - DAY_MS + 60_000);
    expect(world.mail.mails).toHaveLength(1);
  });
});

it("a withdrawn consent ends mails that rest on it, and none that the call itself calls for", async () => {
  const world = mailWorld();
  await callMailsOn();
  const { sessionId } = await completedLead({ emailConsent: true });
  await calendlyCall({ sessionId, startsAt: startIn(72), vars: world.vars });
  await settled();
  await rows(
    "insert into outbox (dedupe_key, channel, kind, assessment_id, payload, created_at, due_at) select 'r', 'email', 'reminder', id, '{}', 1, 9e12 from assessments",
  );
  const json = { sessionId, emailConsent: false };
  expect((await api("/api/assessment/email-consent", { json })).status).toBe(200);
  const left = await rows(
    "select kind, status from outbox where status <> 'sent' and channel = 'email' order by kind",
  );
  expect(left).toEqual([
    { kind: "call-day-before", status: "pending" },
    { kind: "call-hour-before", status: "pending" },
    { kind: "reminder", status: "cancelled" },
  ]);
});

describe("erasure", () => {
  it("of a person by staff takes the mails about their calls along", async () => {
    const world = mailWorld();
    const { sessionId } = await bookedCall(world);
    expect((await staffApi(`/api/assessment/${sessionId}/erase`, { method: "POST" })).status).toBe(200);
    expect(await callMails()).toEqual([]);
  });

  it("by a visitor leaves the call, and the mails, of whoever booked with the same address", async () => {
    const world = mailWorld();
    await callMailsOn();
    const { sessionId } = await completedLead({ email: "ada@home.example" });
    const startsAt = startIn(72);
    await calendlyCall({ startsAt, vars: world.vars });
    await settled();
    const erased = await api(`/api/hub/${sessionId}/erase`, { method: "POST", json: {}, vars: world.vars });
    expect(erased.status).toBe(200);
    expect(await callMails()).toHaveLength(3);
    expect(await rows("select distinct assessment_id from outbox where kind like 'call-%'")).toEqual([
      { assessment_id: null },
    ]);
    await dispatch(world, startsAt - DAY_MS);
    expect(world.mail.mails.at(-1)?.subject).toBe("We talk tomorrow, Ada");
  });

  it("by time leaves them until a week after the call", async () => {
    const world = mailWorld();
    const { startsAt } = await bookedCall(world);
    await rows("update outbox set status = 'sent', sent_at = created_at where kind like 'call-%'");
    const { db } = openDb(env.DB, "first-primary");
    await deleteSettled(db, startsAt + 7 * DAY_MS - 1000);
    expect(await callMails()).toHaveLength(3);
    await deleteSettled(db, startsAt + 7 * DAY_MS + 1000);
    expect(await callMails()).toEqual([]);
  });
});

it("staff who match a booking give its mails to the lead", async () => {
  const world = mailWorld();
  await callMailsOn();
  await calendlyCall({ startsAt: startIn(72), vars: world.vars });
  await settled();
  const { id, sessionId } = await completedLead();
  const [booking] = await staffJson<{ id: number }[]>("/api/bookings?unmatched");
  await staffApi(`/api/bookings/${booking?.id}/match`, { json: { sessionId } });
  expect(await rows("select distinct assessment_id from outbox where kind like 'call-%'")).toEqual([
    { assessment_id: id },
  ]);
});

describe("the links of a call", () => {
  it("a button says 'I’ll be there', and nothing that only opens the page does", async () => {
    const world = mailWorld();
    const slack = await connectedSlack();
    const { id, startsAt } = await bookedCall(world);
    const path = linkIn(world.mail.mails[0]?.text, "/api/booking/attend");
    const attends = async () => (await rows("select attends_at from bookings"))[0]?.["attends_at"];
    const asked = await api(path, { vars: world.vars });
    expect(await asked.clone().text()).toMatch(/Will you be there\?[\s\S]*Berlin time/);
    await api(path, { method: "HEAD" });
    // Nobody has seen which call that would be.
    for (const at of ["", "?at=", "?at=1", "?at=x"]) await api(`${path}${at}`, { method: "POST" });
    expect(await attends()).toBeNull();
    const said = await press(path, asked, world.vars);
    expect(await said.text()).toContain("See you then");
    const at = await attends();
    expect(at).not.toBeNull();
    expect(await (await api(path, { method: "POST", vars: world.vars })).text()).toContain("See you then");
    expect(await attends()).toBe(at);
    expect(
      await rows("select entity from changes where entity = 'booking' and kind = 'updated'"),
    ).not.toEqual([]);
    expect(slack.messages.length).toBeGreaterThan(0);
    await dispatch(world, startsAt - DAY_MS + 60_000);
    expect(world.mail.mails.at(-1)?.text).toContain("You’ve told us that you’ll be there.");
    expect(id).toBeGreaterThan(0);
  });

  it("a new time asks again, and a call that is over asks nothing", async () => {
    const world = mailWorld();
    const { sessionId, startsAt } = await bookedCall(world);
    const path = linkIn(world.mail.mails[0]?.text, "/api/booking/attend");
    const opened = await api(path);
    await press(path, opened.clone());
    const moved = { sessionId, startsAt: startsAt + DAY_MS, uri: "I2", replaces: "I1", vars: world.vars };
    await calendlyCall(moved);
    const asked = await press(path, opened);
    expect(await asked.clone().text()).toContain("Will you be there?");
    await calendlyCall({ ...moved, cancels: true, at: Date.now() + 1 });
    const over = await press(path, asked);
    expect(await over.text()).toContain("This call isn’t ahead anymore");
    expect(await rows("select attends_at from bookings where provider_id = 'I2'")).toEqual([
      { attends_at: null },
    ]);
  });

  it("a calendar gets one event a call, whose number rises, and which a cancellation ends", async () => {
    const world = mailWorld();
    const { sessionId, startsAt } = await bookedCall(world);
    const path = linkIn(world.mail.mails[0]?.text, "/api/booking/calendar");
    const read = async () => {
      const answer = await api(path);
      expect(answer.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
      const file = (await answer.text()).replaceAll("\r\n ", "");
      const of = (name: string) => new RegExp(`^${name}:(.*)\r`, "m").exec(file)?.[1];
      return { uid: of("UID"), sequence: of("SEQUENCE"), status: of("STATUS"), method: of("METHOD") };
    };
    const first = await read();
    expect(first).toMatchObject({ sequence: "0", status: "CONFIRMED", method: "PUBLISH" });
    expect(await callOnHub(sessionId)).toMatchObject({ calendar: path });
    const moved = { sessionId, startsAt: startsAt + DAY_MS, uri: "I2", replaces: "I1", vars: world.vars };
    await calendlyCall(moved);
    expect(await read()).toEqual({ ...first, sequence: "1" });
    await calendlyCall({ ...moved, cancels: true, at: Date.now() + 1 });
    expect(await read()).toEqual({ ...first, sequence: "2", status: "CANCELLED" });
  });

  it.each(["attend", "calendar"])("a forged link, or one of the other kind, is none: %s", async (kind) => {
    const world = mailWorld();
    await bookedCall(world);
    const other = kind === "attend" ? "calendar" : "attend";
    const token = linkIn(world.mail.mails[0]?.text, `/api/booking/${other}`).split("/").at(-1) ?? "";
    for (const forged of [token, `1.${"0".repeat(64)}`, "1", "x"])
      expect((await api(`/api/booking/${kind}/${forged}`)).status).toBe(404);
    await rows("delete from bookings");
    const own = linkIn(world.mail.mails[0]?.text, `/api/booking/${kind}`);
    expect((await api(own)).status).toBe(404);
  });
});

describe("a missed call", () => {
  async function missed(world: World, emailConsent: boolean, country = "DE") {
    await callMailsOn();
    const { id, sessionId } = await completedLead({ emailConsent });
    await rows("update lead_visits set country = ? where lead_id = ?", country, id);
    await calendlyCall({ sessionId, startsAt: Date.now() - HOUR_MS, vars: world.vars });
    const [row] = await rows("select id from bookings");
    const decide = (outcome: string | null) =>
      staffApi(`/api/bookings/${row?.id}/outcome`, { json: { outcome }, vars: world.vars });
    expect((await decide("no_show")).status).toBe(200);
    return decide;
  }

  it("causes one mail with the way back, once staff have had time for a correction", async () => {
    const world = mailWorld();
    const decide = await missed(world, true);
    expect(await callMails()).toEqual(["call-missed pending"]);
    await decide(null);
    await decide("no_show");
    await dispatch(world, Date.now() + 11 * 60_000);
    expect(world.mail.mails.map(({ subject }) => subject)).toEqual(["Sorry we missed each other, Ada"]);
    expect(await callMails()).toEqual(["call-missed sent"]);
  });

  it("causes none without consent where the law asks for it", async () => {
    const world = mailWorld();
    await missed(world, false);
    await dispatch(world, Date.now() + 11 * 60_000);
    expect(await callMails()).toEqual(["call-missed cancelled consent_needed"]);
  });

  it("causes one after an inquiry from elsewhere", async () => {
    const world = mailWorld();
    await missed(world, false, "CA");
    await dispatch(world, Date.now() + 11 * 60_000);
    expect(await callMails()).toEqual(["call-missed sent"]);
  });

  it("causes none once staff have corrected it", async () => {
    const world = mailWorld();
    const decide = await missed(world, true);
    await decide("held");
    await dispatch(world, Date.now() + 11 * 60_000);
    expect(await callMails()).toEqual(["call-missed cancelled call_changed"]);
  });
});
