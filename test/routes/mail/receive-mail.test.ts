import type { AssessmentView } from "#domain/leads/assessment-view";
import { WEEKDAYS } from "#domain/calls/hours/calling-week";
import type { FoundMail } from "#domain/mail/found-mail";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { replyAddress } from "../../../worker/crypto/reply-token.ts";
import { runDueJobs } from "../../../worker/cron/run-due-jobs.ts";
import { readDueWork } from "../../../worker/db/calls/due/due-work.ts";
import { openDb } from "../../../worker/db/client.ts";
import { threadOf } from "../../../worker/db/mail/threads.ts";
import { recipientHash } from "../../../worker/delivery/email/unsubscribe-token.ts";
import { deliverMail, REPLY_VARS, streamOf } from "../../setup/deliver-mail.ts";
import { completedLead } from "../../setup/lead.ts";
import { rows } from "../../setup/database/rows.ts";
import { staffApi, staffJson } from "../../setup/staff-api.ts";
import { connectedSlack, MAIL_VARS, mailPeer, SLACK_VARS } from "../../setup/delivery/peers.ts";

const ADA = "ada@analytical.example";

type Given = { vars?: Partial<Env>; from?: string; raw?: string | ReadableStream<Uint8Array> };

const deliver = (to: string, { raw = mailOf(), from = ADA, vars = {} }: Given = {}) =>
  deliverMail(to, { raw, from, vars });

function mailOf(text = "Tomorrow at 10?", headers: Record<string, string> = {}): string {
  const all = {
    From: `Ada <${ADA}>`,
    Subject: "Re: Your plan",
    "Message-ID": "<1@analytical.example>",
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return `${lines.join("\r\n")}\r\n\r\n${text}\r\n`;
}

async function leadWithThread(changes: Record<string, unknown> = {}, vars: Partial<Env> = {}) {
  const lead = await completedLead(changes, vars);
  return { ...lead, to: await addressOf(lead.id) };
}

async function addressOf(leadId: number): Promise<string> {
  const thread = await threadOf(openDb(env.DB, "first-primary").db, { leadId }, 1);
  return (await replyAddress({ ...env, ...REPLY_VARS }, thread.id)) ?? "";
}

/** The index keeps words in threes of letters. */
function asText(_key: string, value: unknown): unknown {
  const isBytes = Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === "number");
  return isBytes ? String.fromCharCode(...value) : value;
}

const mails = () => rows("select * from mails order by id");

describe("a mail to a lead's reply address", () => {
  it("is stored with its words, waits for an answer and changes nothing else of the lead", async () => {
    const { id, to } = await leadWithThread();
    const before = await rows("select * from assessments where id = ?", id);
    const start = Date.now();
    expect(
      await deliver(to.toUpperCase(), { raw: mailOf("Yes.\r\n\r\nOn 23 Nov, Team wrote:\r\n> Well?") }),
    ).toBeNull();
    expect(await mails()).toMatchObject([
      {
        direction: "in",
        from_address: ADA,
        from_name: "Ada",
        message_id: "<1@analytical.example>",
        subject: "Re: Your plan",
        text: "Yes.\n\nOn 23 Nov, Team wrote:\n> Well?",
        automatic: 0,
        unreadable: 0,
        cut: 0,
      },
    ]);
    const [after] = await rows("select * from assessments where id = ?", id);
    expect(Number(after?.["answer_due_at"])).toBeGreaterThanOrEqual(start + 60 * 60_000);
    const { answer_due_at: _due, updated_at: _at, ...rest } = after ?? {};
    expect(before[0]).toMatchObject(rest);
    expect(
      await rows(
        "select count(*) > 0 as told from changes where entity = 'assessment' and entity_id = ?",
        String(id),
      ),
    ).toEqual([{ told: 1 }]);
  });

  it("is in its lead's brief, without what it quotes, until it is answered", async () => {
    const { id, to } = await leadWithThread();
    const waitingMail = async () => {
      const [lead] = await staffJson<AssessmentView[]>("/api/assessments");
      return lead?.waitingMail;
    };
    expect(await waitingMail()).toBeNull();
    await deliver(to, { raw: mailOf("Can we talk?\r\n\r\nOn 23 Nov, Team wrote:\r\n> Well?") });
    expect(await waitingMail()).toBe("Can we talk?");
    await deliver(to, { raw: mailOf("> Well?") });
    expect(await waitingMail()).toBe("Re: Your plan");
    await deliver(to, { raw: mailOf("I am away", { "Auto-Submitted": "auto-replied" }) });
    expect(await waitingMail()).toBe("Re: Your plan");
    await rows("update assessments set answer_due_at = null where id = ?", id);
    expect(await waitingMail()).toBeNull();
  });

  it("is found by its words, with those around them, and no longer once its lead is erased", async () => {
    const { id, sessionId, to } = await leadWithThread();
    const find = (search: string) =>
      staffJson<FoundMail[]>(`/api/mails?search=${encodeURIComponent(search)}`);
    await deliver(to, { raw: mailOf("The Qwxzy budget is 5k") });
    await deliver(to, { raw: mailOf("My qwxzy came") });
    const [found, ...others] = await find("QWXZY");
    expect(found).toMatchObject({ leadId: id, email: ADA, direction: "in", subject: "Re: Your plan" });
    expect(found?.words).toContain("My qwxzy came");
    expect(others).toEqual([]);
    expect(await find("Your plan")).toHaveLength(1);
    for (const nothing of ["qw", "", "qwxzz", '"', "q* OR budget"]) expect(await find(nothing)).toEqual([]);
    await staffApi(`/api/assessment/${sessionId}/erase`, { method: "POST" });
    expect(await find("qwxzy")).toEqual([]);
    const kept = JSON.stringify(await rows("select * from mail_search_data"), asText);
    expect(kept).not.toContain("qwx");
  });

  it("keeps the place in the wait of the first that is not answered", async () => {
    const { id, to } = await leadWithThread();
    await deliver(to);
    await rows("update assessments set answer_due_at = 5 where id = ?", id);
    await deliver(to, { raw: mailOf("And another thing") });
    expect(await rows("select answer_due_at from assessments where id = ?", id)).toEqual([
      { answer_due_at: 5 },
    ]);
  });

  it("is to be answered by the settings of today, whenever it came, until it is answered", async () => {
    const { id, to } = await leadWithThread();
    await deliver(to);
    const [{ since } = { since: 0 }] = await rows("select waits_since as since from mail_threads");
    await deliver(to, { raw: mailOf("And another thing") });
    const setMinutes = async (value: string) => {
      const json = { key: "answer_target_minutes", value };
      expect((await staffApi("/api/system-settings", { json })).status).toBe(200);
      await runDueJobs(env, Date.now());
      return (await rows("select answer_due_at as due from assessments where id = ?", id))[0]?.["due"];
    };
    const week = Object.fromEntries(WEEKDAYS.map((day) => [day, []]));
    await staffApi("/api/system-settings", { json: { key: "desk_hours", value: JSON.stringify(week) } });
    expect(await setMinutes("30")).toBe(Number(since) + 30 * 60_000);
    expect(await setMinutes("90")).toBe(Number(since) + 90 * 60_000);
    await rows("update assessments set answer_due_at = null");
    expect(await setMinutes("20")).toBeNull();
    const { db } = openDb(env.DB, "first-primary");
    expect([...(await readDueWork(db, Date.now()))]).not.toContain("answer-times");
  });

  it("is one mail, however often and by whatever way it comes", async () => {
    const { to } = await leadWithThread();
    for (let time = 0; time < 5; time++) {
      await deliver(to, { raw: `Received: from ${"relay.".repeat(time)}example\r\n${mailOf()}` });
    }
    await deliver(to, { raw: mailOf("Tomorrow at 11?") });
    expect(await mails()).toHaveLength(2);
  });

  it("is stored by a later try if storing it failed, and then once", async () => {
    const { id, to } = await leadWithThread();
    await rows(
      "create trigger broken before update of answer_due_at on assessments begin select raise(abort, 'no'); end",
    );
    await expect(deliver(to)).rejects.toThrow("SQLITE_CONSTRAINT");
    expect(await mails()).toEqual([]);
    await rows("drop trigger broken");
    await deliver(to);
    await deliver(to);
    expect(await mails()).toHaveLength(1);
    expect(await rows("select answer_due_at is not null as waits from assessments where id = ?", id)).toEqual(
      [{ waits: 1 }],
    );
  });

  it.each([
    ["forged", (to: string) => to.replace(/\+.(.)/, "+a$1").replace("+aa", "+ab")],
    ["cut", (to: string) => to.replace(/.@/, "@")],
    ["of another domain", (to: string) => to.replace("@in.", "@out.")],
    ["of no thread", () => "reply@in.acme.example"],
  ])("is refused if the address is %s", async (_, change) => {
    const { to } = await leadWithThread();
    expect(await deliver(change(to))).toMatch(/not in use/);
    expect(await mails()).toEqual([]);
  });

  it("is refused once the lead is erased, and where there is no reply domain", async () => {
    const { id, to } = await leadWithThread();
    expect(await deliver(to, { vars: { REPLY_DOMAIN: "" } })).toMatch(/not in use/);
    await rows("delete from assessments where id = ?", id);
    expect(await deliver(to)).toMatch(/not in use/);
  });

  it("is stored in its own thread, whoever it says that it is from", async () => {
    const ada = await leadWithThread();
    const grace = await leadWithThread({ email: "grace@navy.example" });
    await deliver(grace.to, { from: ADA });
    const [mail] = await rows(
      "select t.lead_id, m.from_address from mails m join mail_threads t on t.id = m.thread_id",
    );
    expect(mail).toEqual({ lead_id: grace.id, from_address: ADA });
    expect(await rows("select answer_due_at from assessments where id = ?", ada.id)).toEqual([
      { answer_due_at: null },
    ]);
  });
});

describe("a hostile mail", () => {
  it.each([
    ["without a Message-ID", "From: a@x.example\r\nSubject: Hi\r\n\r\nHi", { message_id: null, text: "Hi" }],
    ["without any header", "\r\nHi", { from_address: null, subject: "", text: "Hi" }],
    ["with nothing in it", "", { from_address: null, subject: "", text: "" }],
    [
      "with broken headers",
      "From\r\n: x\r\n\u0000\u0001\r\nSubject: =?utf-8?B?%%%?=\r\n\r\nHi",
      { text: "Hi" },
    ],
    [
      "from two at once",
      `From: ${ADA}\r\nFrom: eve@evil.example\r\nSubject: Hi\r\n\r\nHi`,
      { from_address: `${ADA}, eve@evil.example`, text: "Hi" },
    ],
    [
      "whose name is another address",
      `From: "Ada <${ADA}>" <eve@evil.example>\r\n\r\nHi`,
      { from_address: "eve@evil.example", from_name: `Ada <${ADA}>` },
    ],
    [
      "in HTML alone",
      'Content-Type: text/html\r\n\r\n<style>p{}</style><img src="https://evil.example/x"><script>alert(1)</script><p>Hi &lt;b&gt;</p>',
      { text: "Hi <b>" },
    ],
  ])("%s is stored as what it is", async (_, raw, stored) => {
    const { to } = await leadWithThread();
    expect(await deliver(to, { raw })).toBeNull();
    expect(await mails()).toMatchObject([stored]);
  });

  it("of 25 MB is read to 512 KB, and says that it was cut", async () => {
    const { to } = await leadWithThread();
    let read = 0;
    function* chunks() {
      yield `${mailOf("").trimEnd()}\r\n\r\n`;
      for (let kilobyte = 0; kilobyte < 25 * 1024; kilobyte++) {
        read++;
        yield `${"x".repeat(1022)}\r\n`;
      }
    }
    await deliver(to, { raw: streamOf(chunks()) });
    expect(read).toBeLessThan(520);
    const [mail] = await mails();
    expect([mail?.["cut"], String(mail?.["text"]).length <= 64 * 1024]).toEqual([1, true]);
  });

  it("of 5 MB in short lines is stored all the same", async () => {
    const { to } = await leadWithThread();
    await deliver(to, { raw: `${mailOf()}${"a\r\n".repeat(1_700_000)}` });
    expect(await mails()).toMatchObject([{ cut: 1, unreadable: 0 }]);
  });

  it.each([
    ["parts", `Content-Type: multipart/mixed; boundary=b\r\n\r\n${"--b\n\na\n".repeat(70_000)}`, { cut: 1 }],
    ["flowing lines", `Content-Type: text/plain; format=flowed\r\n\r\n${"a \n".repeat(170_000)}`, { cut: 1 }],
    ["like headers", "a:\n".repeat(170_000), { cut: 1 }],
    ["senders", `From: ${"a:".repeat(250_000)}\r\n\r\nHi`, { unreadable: 1 }],
  ])("of many thousand %s is stored, and read no further than is quick", async (_, raw, stored) => {
    const { to } = await leadWithThread();
    expect(await deliver(to, { raw })).toBeNull();
    expect(await mails()).toMatchObject([stored]);
  });

  it("nested 400 levels deep is stored as unreadable, with its subject", async () => {
    const { to } = await leadWithThread();
    const part = (level: number) =>
      `Content-Type: multipart/mixed; boundary="b${level}"\r\n\r\n--b${level}\r\n`;
    const raw = `From: ${ADA}\r\nSubject: Deep\r\n${Array.from({ length: 400 }, (_, level) => part(level)).join("")}Hi`;
    expect(await deliver(to, { raw })).toBeNull();
    expect(await mails()).toMatchObject([{ unreadable: 1, subject: "Deep", from_address: ADA, text: "" }]);
  });

  it("names its files with their sizes, and keeps none", async () => {
    const { to } = await leadWithThread();
    const file = `Content-Type: application/pdf\r\nContent-Disposition: attachment; filename="plan\u202efdp.exe"\r\nContent-Transfer-Encoding: base64\r\n\r\n${btoa("secret")}`;
    const raw = `From: ${ADA}\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n\r\nSee here\r\n--b\r\n${file}\r\n--b--\r\n`;
    await deliver(to, { raw });
    const [mail] = await mails();
    expect([mail?.["text"], JSON.parse(String(mail?.["attachments"]))]).toEqual([
      "See here",
      [{ name: "planfdp.exe", bytes: 6 }],
    ]);
    expect(JSON.stringify(mail)).not.toContain("secret");
  });
});

describe("too many mails", () => {
  it("of one thread are refused from the 21st on, and harm no other", async () => {
    const ada = await leadWithThread();
    const grace = await leadWithThread({ email: "grace@navy.example" });
    const refused: (string | null)[] = [];
    for (let number = 0; number < 500; number++)
      refused.push(await deliver(ada.to, { raw: mailOf(`Mail ${number}`) }));
    expect(refused.filter((reason) => reason === null)).toHaveLength(20);
    expect(refused.at(-1)).toMatch(/Too many/);
    expect(await deliver(grace.to)).toBeNull();
    await rows("update mails set at = at - 3600000");
    expect(await deliver(ada.to, { raw: mailOf("An hour later") })).toBeNull();
  });

  it("that come at the same moment are no more than that", async () => {
    const { to } = await leadWithThread();
    const each = Array.from({ length: 24 }, (_, index) => deliver(to, { raw: mailOf(`Mail ${index}`) }));
    const results = await Promise.allSettled(each);
    expect(await rows("select count(*) as n from mails")).toEqual([{ n: 20 }]);
    const stored = results.filter((result) => result.status === "fulfilled" && result.value === null);
    expect(stored).toHaveLength(20);
  });

  it("of all threads come later: the handler throws", async () => {
    const { to } = await leadWithThread();
    await rows(
      `insert into mails (thread_id, direction, mail_id, at, subject, text)
        with recursive n(i) as (select 1 union all select i + 1 from n where i < 200)
        select 1000 + i, 'in', 'mail ' || i, ?, '', '' from n`,
      Date.now(),
    );
    await expect(deliver(to)).rejects.toThrow("Too many mails");
    expect(await rows("select count(*) as n from mails")).toEqual([{ n: 200 }]);
  });
});

describe("an automatic mail", () => {
  it.each([
    ["out of office", { "Auto-Submitted": "auto-replied" }, ADA],
    ["of a list", { "List-Id": "<all.example>" }, ADA],
    ["a bounce", {}, ""],
  ])("(%s) is marked and wakes nobody, however often it comes", async (_, headers, from) => {
    const slack = await connectedSlack();
    const { id, to } = await leadWithThread({}, SLACK_VARS);
    const posted = slack.messages.length;
    for (let loop = 0; loop < 3; loop++) {
      await deliver(to, { raw: mailOf(`I am away ${loop}`, headers), from, vars: SLACK_VARS });
    }
    expect(await rows("select automatic from mails")).toEqual([
      { automatic: 1 },
      { automatic: 1 },
      { automatic: 1 },
    ]);
    expect(await rows("select answer_due_at from assessments where id = ?", id)).toEqual([
      { answer_due_at: null },
    ]);
    expect(await rows("select 1 from outbox where kind = 'slack-mail'")).toEqual([]);
    expect(slack.messages).toHaveLength(posted);
  });
});

describe("a mail that says stop", () => {
  const stops = async () =>
    rows("select kind from mail_stops where email_hash = ? order by kind", await recipientHash(env, ADA));

  it("takes consent back, stops mails of hub and staff, and waits for no answer", async () => {
    const mail = mailPeer();
    const { id, to } = await leadWithThread({ emailConsent: true }, { ...MAIL_VARS, EMAIL: mail.binding });
    await deliver(to, { raw: mailOf("Stop!\r\n\r\n> On hubs") });
    expect(await stops()).toEqual([{ kind: "hub" }, { kind: "staff" }]);
    const [lead] = await rows(
      "select email_consent, email_withdrawn_at, answer_due_at from assessments where id = ?",
      id,
    );
    expect(lead).toMatchObject({
      email_consent: null,
      email_withdrawn_at: expect.any(Number),
      answer_due_at: null,
    });
  });

  it("counts from another address too; what it stops of staff ends with the lead's own next mail", async () => {
    const { to } = await leadWithThread();
    await deliver(to, { raw: mailOf("unsubscribe", { From: "eve@evil.example" }) });
    expect(await stops()).toHaveLength(2);
    await deliver(to, { raw: mailOf("It is fine", { From: "eve@evil.example" }) });
    expect(await stops()).toHaveLength(2);
    await deliver(to, { raw: mailOf("Please write after all") });
    expect(await stops()).toEqual([{ kind: "hub" }]);
  });
});

describe("Slack", () => {
  it("hears of a thread once in ten minutes, of the newest mail then", async () => {
    const slack = await connectedSlack();
    const { to } = await leadWithThread({}, SLACK_VARS);
    const posted = slack.messages.length;
    for (const text of ["First", "Second", "Third"])
      await deliver(to, { raw: mailOf(text), vars: SLACK_VARS });
    expect(slack.messages.length).toBe(posted + 1);
    expect(JSON.stringify(slack.messages.at(-1))).toMatch(/wrote an email.*Re: Your plan.*First/);
    const waiting = await rows(
      `select o.due_at - m.at < 601000 as soon, m.text from outbox o join mails m on m.id = o.payload ->> 'mailId'
        where o.kind = 'slack-mail' and o.status = 'pending'`,
    );
    expect(waiting).toEqual([{ soon: 1, text: "Third" }]);
  });
});
