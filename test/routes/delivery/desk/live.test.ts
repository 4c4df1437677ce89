import type { SlackStatus } from "#domain/delivery/slack-status";
import type { DeskChange } from "#domain/delivery/desk/desk-messages";
import type { AssessmentView } from "#domain/leads/assessment-view";
import { runDurableObjectAlarm } from "cloudflare:test";
import { describe, expect, it, vi } from "vitest";
import { chatObject, say } from "../../../chat/chat-client.ts";
import { api, settled, TEST_ORIGIN } from "../../../setup/api.ts";
import { fromCalendly } from "../../../setup/booking-webhook.ts";
import { allowConsole } from "../../../setup/runtime/console-guard.ts";
import { freshSessionId } from "../../../setup/fresh-session-id.ts";
import { FULL_CHAT } from "../../../setup/full-chat.ts";
import { connectedSlack, mailPeer, MAIL_VARS, slackPeer, SLACK_VARS } from "../../../setup/delivery/peers.ts";
import { quizBody } from "../../../setup/quiz-body.ts";
import { staffApi, staffJson } from "../../../setup/staff-api.ts";
import { standInFor } from "../../../setup/delivery/stand-in.ts";
import { submitLead } from "../../../setup/submit-lead.ts";
import { openDesk } from "./desk-client.ts";

/** A desk that is told of everything from now on, and waits for a change that is like this. */
async function watch() {
  await settled();
  const desk = await openDesk();
  await desk.nextOf("ready");
  return async (like: (change: DeskChange) => boolean): Promise<DeskChange> => {
    for (;;) {
      const found = (await desk.nextOf("changes")).changes.find(like);
      if (found) return found;
    }
  };
}

/** Likewise waits for a lead that is like this, as it is read when a change names it. */
async function watchLeads() {
  const expectTold = await watch();
  return async (like: (lead: AssessmentView) => boolean): Promise<{ kind: string; lead: AssessmentView }> => {
    for (;;) {
      const { kind, entityId } = await expectTold(({ entity }) => entity === "assessment");
      const [lead] = await staffJson<AssessmentView[]>(`/api/leads?ids=${entityId}`);
      if (lead && like(lead)) return { kind, lead };
    }
  };
}

describe("staff are told, without asking and before the cron, of", () => {
  it("a colleague's edit", async () => {
    const { sessionId } = await submitLead();
    const expectTold = await watchLeads();
    await staffApi(`/api/assessment/${sessionId}/lead-status`, {
      method: "PATCH",
      json: { leadStatus: "SQL" },
      who: "grace@example.com",
    });
    await expectTold(({ leadStatus }) => leadStatus === "SQL");
  });

  it("a visitor's first visit of the hub", async () => {
    const { sessionId } = await submitLead();
    const expectTold = await watchLeads();
    await api(`/api/hub/${sessionId}`);
    await expectTold(({ firstHubVisitAt }) => firstHubVisitAt !== null);
  });

  it("the e-mail that goes out after a submit was answered", async () => {
    const expectTold = await watchLeads();
    const vars = { ...MAIL_VARS, APP_ORIGIN: "https://bpm.example", EMAIL: mailPeer().binding };
    await api("/api/assessment/submit", { json: quizBody({ emailConsent: true }), vars });
    await expectTold(({ emailSentAt }) => emailSentAt !== null);
  });

  it("a message that Slack refuses for good, and of Slack's pause", async () => {
    await connectedSlack();
    allowConsole(/delivery/);
    const expectTold = await watch();
    standInFor("https://hooks.slack.com", async () => new Response("invalid_payload", { status: 400 }));
    await api("/api/assessment/submit", { json: quizBody() });
    expect(await expectTold(({ entity }) => entity === "delivery")).toMatchObject({ kind: "updated" });
    standInFor("https://hooks.slack.com", async () => new Response("no_service", { status: 404 }));
    await api("/api/assessment/submit", { json: quizBody() });
    expect(await expectTold(({ entity }) => entity === "channel")).toMatchObject({ entityId: "slack" });
  });

  it("Slack that a colleague connects and disconnects", async () => {
    const slack = slackPeer();
    const expectTold = await watch();
    const isSlack = ({ entity, entityId }: DeskChange) => entity === "channel" && entityId === "slack";
    const status = await staffJson<SlackStatus>("/api/slack/status", { vars: SLACK_VARS });
    const state = new URL(status.authorizeUrl ?? "").searchParams.get("state") ?? "";
    const given = new URLSearchParams({ state, code: slack.issueCode(`${TEST_ORIGIN}/api/slack/callback`) });
    await staffApi(`/api/slack/callback?${given}`, { vars: SLACK_VARS });
    await expectTold(isSlack);
    await staffApi("/api/slack/disconnect", { method: "POST", vars: SLACK_VARS });
    await expectTold(isSlack);
  });

  it("a call that was booked", async () => {
    const lead = await submitLead();
    const expectTold = await watchLeads();
    await fromCalendly({
      event: "invitee.created",
      created_at: "2026-11-21T10:00:00.000000Z",
      payload: {
        uri: "https://api.calendly.com/scheduled_events/E1/invitees/I1",
        name: lead.name,
        email: lead.email,
        rescheduled: false,
        old_invitee: null,
        new_invitee: null,
        tracking: { utm_content: null },
        scheduled_event: { start_time: "2026-12-01T15:00:00.000000Z" },
      },
    });
    await expectTold(({ callStatus }) => callStatus === "booked");
  });

  it("a chat's visitor who gives an address, and of the chat that completes by itself", async () => {
    const sessionId = freshSessionId();
    const [last, ...first] = FULL_CHAT.toReversed();
    const expectTold = await watchLeads();
    for (const message of first.toReversed()) await say(sessionId, message);
    const arrived = await expectTold(({ email }) => email === "ada@example.com");
    expect(arrived).toMatchObject({ kind: "created", lead: { completedAt: null } });
    await say(sessionId, last ?? "");
    vi.setSystemTime(Date.now() + 31_000);
    await runDurableObjectAlarm(chatObject(sessionId));
    await expectTold(({ completedAt }) => completedAt !== null);
  });
});

it("a submit is answered though the desk is away", async () => {
  const DESK = { getByName: () => ({ poke: () => Promise.reject(new Error("away")) }) };
  const vars = { DESK } as unknown as Partial<Env>;
  expect((await api("/api/assessment/submit", { json: quizBody(), vars })).status).toBe(200);
  await settled();
});
