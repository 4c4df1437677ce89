import { describe, expect, it } from "vitest";
import type { SignalReport } from "#domain/money/ads/signals";
import { metaError } from "../../fakes/meta/meta-error.ts";
import { api, settled } from "../../setup/api.ts";
import { completedLead } from "../../setup/lead.ts";
import { metaPeer, META_VARS } from "../../setup/delivery/peers.ts";
import { rows } from "../../setup/database/rows.ts";
import { staffJson } from "../../setup/staff-api.ts";

const report = (vars: Partial<Env> = META_VARS) => staffJson<SignalReport>("/api/signals", { vars });

const signal = async (name: string) => (await report()).signals.find((one) => one.name === name);

describe("the signal page", () => {
  it("names every event, also before anything happened", async () => {
    const { configured, testing, paused, signals } = await report({});
    expect({ configured, testing, paused }).toEqual({ configured: false, testing: false, paused: null });
    expect(signals.map(({ name }) => name)).toEqual([
      "QuizStarted",
      "QuizQuestion1",
      "QuizQuestion2",
      "QuizQuestion3",
      "QuizQuestion4",
      "ChatStarted",
      "CalendarClick",
      "HubPageView",
      "Lead",
      "QuizCompleted",
      "ChatCompleted",
      "Contact",
      "Schedule",
      "SQL",
      "Won",
    ]);
    expect(signals[0]).toEqual({
      name: "QuizStarted",
      sent: 0,
      paired: 0,
      waiting: 0,
      cancelled: 0,
      refused: 0,
      reasons: [],
      lastSentAt: null,
    });
    expect(await report({ ...META_VARS, META_TEST_EVENT_CODE: "T" })).toMatchObject({ testing: true });
  });

  it("counts what was sent, what the browser reports too, what waits and what was refused", async () => {
    const meta = metaPeer();
    const paired = { eventIds: { Lead: crypto.randomUUID() } };
    await completedLead({ adConsent: true, ...paired }, META_VARS);
    await completedLead({ adConsent: true }, META_VARS);
    // Refused together, the first of two is refused alone as well.
    meta.faults = [metaError(100, 2804050), metaError(100, 2804050)];
    await completedLead({ adConsent: true }, META_VARS);
    meta.faults = [metaError(2)];
    const { sessionId } = await completedLead({ adConsent: true }, META_VARS);
    expect(await signal("Lead")).toMatchObject({
      sent: 2,
      paired: 1,
      waiting: 1,
      refused: 1,
      cancelled: 0,
      reasons: [{ reason: "meta_100_2804050", count: 1 }],
      lastSentAt: expect.stringMatching(/^\d{4}-/),
    });
    expect(await signal("QuizCompleted")).toMatchObject({ sent: 3, paired: 0, waiting: 1 });
    await api("/api/consent", { json: { sessionId, ads: false } });
    expect(await signal("Lead")).toMatchObject({ waiting: 0, cancelled: 1 });
  });

  it("tells clicks of several sources apart from their pairs, and stages from both", async () => {
    metaPeer();
    const { sessionId } = await completedLead({ adConsent: true }, META_VARS);
    for (const source of ["quiz_results", "strategy_hub"]) {
      const eventId = crypto.randomUUID();
      await api("/api/events", {
        json: { sessionId, name: "CalendarClick", eventId, params: { source } },
        vars: META_VARS,
      });
    }
    await settled();
    // The hub has no pixel, so its click has no pair.
    expect(await signal("CalendarClick")).toMatchObject({ sent: 2, paired: 1 });
    await staffJson(`/api/assessment/${sessionId}/lead-status`, {
      method: "PATCH",
      json: { leadStatus: "SQL" },
      vars: META_VARS,
    });
    await settled();
    expect(await signal("SQL")).toMatchObject({ sent: 1, paired: 0 });
  });

  it("says why nothing goes out", async () => {
    const meta = metaPeer();
    meta.faults = [metaError(190, undefined, 401)];
    await completedLead({ adConsent: true }, META_VARS);
    expect(await report()).toMatchObject({ configured: true, paused: "meta_190" });
  });

  it("looks back four weeks", async () => {
    metaPeer();
    await completedLead({ adConsent: true }, META_VARS);
    await rows("update outbox set created_at = ?", Date.now() - 29 * 24 * 3_600_000);
    expect(await signal("Lead")).toMatchObject({ sent: 0 });
  });
});
