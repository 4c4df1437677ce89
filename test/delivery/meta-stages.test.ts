import { describe, expect, it } from "vitest";
import { metaHash } from "../../worker/delivery/meta/meta-user.ts";
import type { FakeMeta } from "../fakes/meta/fake-meta.ts";
import { api, settled } from "../setup/api.ts";
import { completedLead } from "../setup/lead.ts";
import { metaPeer, META_VARS } from "../setup/delivery/peers.ts";
import { quizBody } from "../setup/quiz-body.ts";
import { rows } from "../setup/database/rows.ts";
import { staffApi } from "../setup/staff-api.ts";

const ORIGIN = "https://bpm.example";
const VARS = { ...META_VARS, APP_ORIGIN: ORIGIN };

const agreed = () => completedLead({ adConsent: true }, VARS);

describe("a lead's stages", () => {
  const stagesOf = (meta: FakeMeta) =>
    meta.accepted.filter(({ event_name: name }) => name === "SQL" || name === "Won");

  const move = async (sessionId: string, leadStatus: string, dealValue?: number) => {
    const json = { leadStatus, ...(dealValue !== undefined && { dealValue }) };
    const path = `/api/assessment/${sessionId}/lead-status`;
    const headers = { origin: ORIGIN };
    const answer = await staffApi(path, { method: "PATCH", json, vars: VARS, headers });
    expect(answer.status).toBe(200);
    await settled();
  };

  it("go back to Meta forward only and once each, Won with its value", async () => {
    const meta = metaPeer();
    const { sessionId } = await agreed();
    for (const status of ["SQL", "Hold", "SQL", "MQL", "SQL"]) await move(sessionId, status);
    await move(sessionId, "Won", 5000);
    for (const status of ["SQL", "Lost", "Won"]) await move(sessionId, status);
    expect(stagesOf(meta).map(({ event_name, custom_data }) => [event_name, custom_data])).toEqual([
      ["SQL", {}],
      ["Won", { value: 5000, currency: "USD" }],
    ]);
  });

  it("are events of the website, on the page where the lead was given and with its browser and cookies", async () => {
    const meta = metaPeer();
    const json = quizBody({ adConsent: true });
    const headers = { cookie: "_fbp=fb.1.1596403881668.1116446470", "user-agent": "The browser of a lead" };
    await api("/api/assessment/submit", { json, vars: VARS, headers });
    await settled();
    await move(json.sessionId, "SQL");
    const [sql] = stagesOf(meta);
    expect(sql).toMatchObject({
      action_source: "website",
      event_source_url: `${ORIGIN}/quiz`,
      user_data: {
        client_user_agent: "The browser of a lead",
        fbp: "fb.1.1596403881668.1116446470",
        em: [await metaHash("ada@analytical.example")],
      },
    });
    expect(JSON.stringify(meta.accepted)).not.toMatch(/system_generated|crm|lead_event_source/);
    expect(JSON.stringify(sql)).not.toContain(json.sessionId);
  });

  it("stay here where the browser is not known any longer", async () => {
    const meta = metaPeer();
    const { sessionId } = await agreed();
    await rows("update lead_visits set user_agent = null");
    await move(sessionId, "SQL");
    expect(stagesOf(meta)).toEqual([]);
    expect(await rows("select status, last_error from outbox where kind = 'stage-event'")).toEqual([
      { status: "cancelled", last_error: "no_browser" },
    ]);
  });

  it("carry the currency of deal values, in whole units also where it has no smaller ones", async () => {
    const meta = metaPeer();
    const { sessionId } = await agreed();
    for (const [currency, value] of [
      ["EUR", 5000],
      ["JPY", 750_000],
    ] as const) {
      await rows("update system_settings set value = ? where key = 'deal_currency'", currency);
      await rows("delete from outbox where kind = 'stage-event'");
      await move(sessionId, "Hold");
      await move(sessionId, "Won", value);
      expect(meta.accepted.at(-1)).toMatchObject({ event_name: "Won", custom_data: { value, currency } });
    }
  });

  it("do not go to Meta for a lead that said no", async () => {
    const meta = metaPeer();
    const { sessionId } = await completedLead({ adConsent: false }, VARS);
    await move(sessionId, "Won", 100);
    expect(meta.accepted).toEqual([]);
  });
});
