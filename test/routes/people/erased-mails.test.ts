import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { runDueJobs } from "../../../worker/cron/run-due-jobs.ts";
import { api, settled } from "../../setup/api.ts";
import { calendlyCall, callMailsOn, HOUR_MS, mailWorld } from "../../setup/call-mails.ts";
import { everyRow } from "../../setup/database/every-row.ts";
import { rows } from "../../setup/database/rows.ts";
import { deliverMail, REPLY_VARS } from "../../setup/deliver-mail.ts";
import { mailError } from "../../setup/delivery/mail-error.ts";
import { COCKPIT_VARS, slackActionsOn } from "../../setup/delivery/peers.ts";
import { completedLead } from "../../setup/lead.ts";
import { erasePerson, personParts } from "../../setup/people.ts";
import { staffApi, staffJson } from "../../setup/staff-api.ts";
import { keepWritten } from "../../setup/written.ts";

const NAME = "Qwxzy Birdsong";
const EMAIL = "qwxzy@birdsong.example";
/** Who it is, what staff wrote, and what the lead wrote: in its words, its subject, its name, and its file's. */
const CANARIES = ["qwxzy", "birdsong", "kingfisher", "heron", "magpie", "jackdaw", "bunting"];

function answerOf(text: string, id = "1"): string {
  const file = 'Content-Disposition: attachment; filename="bunting.pdf"\r\n\r\nx';
  return [
    `From: "Jackdaw" <${EMAIL}>`,
    "Subject: Re: the heron",
    `Message-ID: <${id}@birdsong.example>`,
    "Content-Type: multipart/mixed; boundary=b",
    "",
    `--b\r\n\r\n${text}\r\n--b\r\n${file}\r\n--b--`,
    "",
  ].join("\r\n");
}

const told = { name: NAME, email: EMAIL, reschedule_url: "https://calendly.com/reschedulings/birdsong" };

/** A lead with every mail that there can be: of its hub, of its call, of staff, to come, refused, and its own. */
async function leadWithMails() {
  const slack = await slackActionsOn();
  const world = mailWorld();
  const vars = { ...world.vars, ...COCKPIT_VARS, ...REPLY_VARS };
  await callMailsOn();
  const { id, sessionId } = await completedLead({ name: NAME, email: EMAIL, emailConsent: true }, vars);
  await calendlyCall({ sessionId, startsAt: Date.now() + 72 * HOUR_MS, payload: told, vars });
  await settled();
  const write = async (subject: string, sendAt?: number) => {
    const json = {
      mailId: crypto.randomUUID(),
      subject,
      text: "The kingfisher is back.",
      ...(sendAt !== undefined && { sendAt: new Date(sendAt).toISOString() }),
    };
    expect((await staffApi(`/api/leads/${id}/mails`, { json, vars })).status).toBe(201);
    await settled();
  };
  await write("The heron");
  await write("The heron, later", Date.now() + 48 * HOUR_MS);
  world.mail.errors.push(mailError("E_RECIPIENT_SUPPRESSED"));
  await write("The heron, refused");
  const to = world.mail.mails.at(-1)?.replyTo ?? "";
  const raw = answerOf("A magpie ate my budget.");
  expect(await deliverMail(String(to), { raw, from: EMAIL, vars })).toBeNull();
  return { id, sessionId, vars, slack, mails: world.mail.mails, to: String(to) };
}

type Lead = Awaited<ReturnType<typeof leadWithMails>>;

const ERASURES: [who: string, erase: (lead: Lead) => Promise<unknown>][] = [
  [
    "the visitor erases",
    ({ sessionId, vars }) => api(`/api/hub/${sessionId}/erase`, { method: "POST", vars }),
  ],
  [
    "staff erase",
    ({ sessionId, vars }) => staffApi(`/api/assessment/${sessionId}/erase`, { method: "POST", vars }),
  ],
  ["staff erase as a person", () => erasePerson(EMAIL)],
];

describe("of mails in and out", () => {
  it.each(ERASURES)("nothing is left once %s: in no table, message or log", async (_who, erase) => {
    const written = keepWritten();
    const lead = await leadWithMails();
    const before = await everyRow();
    for (const canary of CANARIES) expect(before).toContain(canary);
    expect(JSON.stringify(lead.slack.messages)).toMatch(/Birdsong[\s\S]*magpie/);
    const stop = { raw: answerOf("stop", "2"), from: EMAIL, vars: lead.vars };
    expect(await deliverMail(lead.to, stop)).toBeNull();

    await erase(lead);
    await settled();
    const sent = lead.mails.length;
    for (const hours of [1, 25, 49, 72, 200]) {
      await runDueJobs({ ...env, ...lead.vars }, Date.now() + hours * HOUR_MS);
    }
    const after = [await everyRow(), JSON.stringify(lead.slack.messages), written()].join("\n").toLowerCase();
    for (const canary of [...CANARIES, lead.sessionId]) expect(after).not.toContain(canary);
    expect(lead.mails).toHaveLength(sent);
    // Nobody's words: that the address wants no more, and takes none for now.
    expect(await rows("select distinct kind from mail_stops order by kind")).toEqual([
      { kind: "hub" },
      { kind: "staff" },
    ]);
    expect(await rows("select times from refused_addresses")).toEqual([{ times: 1 }]);
    expect(
      await deliverMail(lead.to, { raw: answerOf("Hello?", "3"), from: EMAIL, vars: lead.vars }),
    ).toMatch(/not in use/);
  });

  it("all stand in the file of a person, both ways, and in no visitor's own, who may have given any address", async () => {
    const { sessionId, vars } = await leadWithMails();
    const file = await staffJson<{ assessments: { mails: unknown[] }[] }>("/api/people/export", {
      json: await personParts(EMAIL),
      vars,
    });
    expect(file.assessments[0]?.mails).toMatchObject([
      { direction: "out", subject: "The heron", text: "The kingfisher is back." },
      { direction: "out", subject: "The heron, later" },
      { direction: "out", subject: "The heron, refused" },
      {
        direction: "in",
        fromName: "Jackdaw",
        fromAddress: EMAIL,
        text: "A magpie ate my budget.",
        attachments: [{ name: "bunting.pdf" }],
      },
    ]);
    const own = await (await api(`/api/hub/${sessionId}/export`, { vars })).text();
    expect(own).not.toMatch(/kingfisher|magpie/);
  });

  it("those about a call without a lead go with it, and stand in its file before", async () => {
    const world = mailWorld();
    const vars = { ...world.vars, ...REPLY_VARS };
    await callMailsOn();
    const startsAt = Date.now() + 72 * HOUR_MS;
    await calendlyCall({ startsAt, payload: told, vars });
    await settled();
    const to = String(world.mail.mails[0]?.replyTo);
    expect(await deliverMail(to, { raw: answerOf("A magpie ate my budget."), from: EMAIL, vars })).toBeNull();
    await calendlyCall({ uri: "I2", replaces: "I1", startsAt: startsAt + HOUR_MS, payload: told, vars });
    await settled();
    const file = await staffJson<{ bookings: { mails: unknown[] }[] }>("/api/people/export", {
      json: await personParts(EMAIL),
      vars,
    });
    expect(file.bookings.flatMap(({ mails }) => mails)).toMatchObject([
      { direction: "in", text: "A magpie ate my budget." },
    ]);
    await erasePerson(EMAIL);
    const after = await everyRow();
    for (const canary of CANARIES) expect(after).not.toContain(canary);
    expect(await deliverMail(to, { raw: answerOf("Hello?", "2"), from: EMAIL, vars })).toMatch(/not in use/);
  });
});
