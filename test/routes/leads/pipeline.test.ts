import type { PipelineColumn } from "#domain/leads/pipeline-board";
import { clocksOf } from "#domain/time/zoned-time";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { api } from "../../setup/api.ts";
import { bookByWebhook } from "../../setup/book-by-webhook.ts";
import { freshSessionId } from "../../setup/fresh-session-id.ts";
import { rows } from "../../setup/database/rows.ts";
import { staffApi, staffJson } from "../../setup/staff-api.ts";
import { submitLead } from "../../setup/submit-lead.ts";

const board = (query = "") => staffJson<PipelineColumn[]>(`/api/pipeline${query}`);
const move = (sessionId: string, json: object) =>
  staffApi(`/api/assessment/${sessionId}/lead-status`, { method: "PATCH", json });

describe("pipeline", () => {
  it("has five columns in order, counts and values of all, and only leads with an e-mail", async () => {
    const won = await submitLead({ email: "won@a.example" });
    const open = await submitLead({ email: "open@a.example" });
    await api("/api/assessment/track-quiz-start", { json: { sessionId: freshSessionId() } });
    await move(won.sessionId, { leadStatus: "Won", dealValue: 1200 });
    const columns = await board();
    expect(columns.map(({ status, count, value, nextCursor }) => [status, count, value, nextCursor])).toEqual(
      [
        ["MQL", 1, 0, null],
        ["SQL", 0, 0, null],
        ["Won", 1, 1200, null],
        ["Lost", 0, 0, null],
        ["Hold", 0, 0, null],
      ],
    );
    expect(columns.flatMap(({ cards }) => cards.map(({ id }) => id))).toEqual([open.id, won.id]);
    expect(columns[2]?.cards[0]).toMatchObject({
      name: "Ada Lovelace",
      email: "won@a.example",
      score: 45,
      version: 2,
    });
  });

  it("tells how many have no deal value, of all, of somebody's and of nobody's", async () => {
    const [priced, open, mine] = [await submitLead(), await submitLead(), await submitLead()];
    for (const { sessionId } of [priced, open, mine]) await move(sessionId, { leadStatus: "Won" });
    await move(priced.sessionId, { dealValue: 0 });
    await staffJson(`/api/leads/${priced.id}/claim`, { json: {} });
    await staffJson(`/api/leads/${mine.id}/claim`, { json: {} });
    const won = async (query: string) => (await board(query)).find(({ status }) => status === "Won");
    expect(await won("")).toMatchObject({ count: 3, withoutValue: 2 });
    expect(await won("?owner=me")).toMatchObject({ count: 2, withoutValue: 1 });
    expect(await won("?owner=none")).toMatchObject({ count: 1, withoutValue: 1 });
    await move(mine.sessionId, { dealValue: 900 });
    expect(await won("?owner=me")).toMatchObject({ count: 2, value: 900, withoutValue: 0 });
    expect(await won("")).toMatchObject({ count: 3, withoutValue: 1 });
  });

  it("tells of a card when its call is booked for, where the lead is then, and where it can be canceled", async () => {
    const { sessionId } = await submitLead({ timeZone: "America/Halifax" });
    const uri = "https://api.calendly.com/scheduled_events/E1/invitees/I-7";
    const startsAt = Date.now() + 86_400_000;
    const id = await bookByWebhook(sessionId, { uri, startsAt });
    const [column] = await board("?status=MQL");
    expect(column?.cards).toMatchObject([
      {
        callStatus: "booked",
        callStartsAt: new Date(startsAt).toISOString(),
        timeZone: "America/Halifax",
        bookedCall: {
          id,
          said: null,
          page: "https://calendly.com/cancellations/I-7",
          clocks: clocksOf(startsAt, ["America/Edmonton", "America/Halifax"]),
        },
      },
    ]);
  });

  it("says since when a lead is in its stage: the last move, else the completion", async () => {
    const other = await submitLead();
    const lead = await submitLead();
    const since = async (id = lead.id) =>
      (await board()).flatMap(({ cards }) => cards).find((card) => card.id === id)?.inStageSince;
    expect(await since()).toBe(lead.completedAt);
    await move(lead.sessionId, { leadStatus: "SQL" });
    await env.DB.prepare("update status_history set changed_at = 1000").run();
    await staffApi(`/api/assessment/${lead.sessionId}/admin-notes`, {
      method: "PATCH",
      json: { adminNotes: "x" },
    });
    expect(await since()).toBe(new Date(1000).toISOString());
    expect(await since(other.id)).toBe(other.completedAt);
  });

  it("goes on column by column, each card once", async () => {
    for (let n = 0; n < 5; n++) await submitLead({ email: `lead${n}@a.example` });
    // Two of one moment, as a seed or an import makes them.
    await env.DB.prepare("update assessments set updated_at = 7 where id in (2, 3)").run();
    const seen: number[] = [];
    let query = "?status=MQL&limit=2";
    for (let page = 0; page < 3; page++) {
      const [column, ...others] = await board(query);
      expect(others).toEqual([]);
      expect(column?.count).toBe(5);
      seen.push(...(column?.cards.map(({ id }) => id) ?? []));
      query = `?status=MQL&limit=2&cursor=${column?.nextCursor}`;
      expect(column?.nextCursor === null).toBe(page === 2);
    }
    const expected = await rows("select id from assessments order by updated_at desc, id desc");
    expect(seen).toEqual(expected.map(({ id }) => id));
  });

  it.each(["?status=nope", "?limit=0", "?limit=201", "?limit=x", "?status=MQL&cursor=x", "?cursor=1.1"])(
    "refuses %s",
    async (query) => {
      expect((await staffApi(`/api/pipeline${query}`)).status).toBe(400);
    },
  );

  it("is for staff alone", async () => {
    expect((await api("/api/pipeline")).status).toBe(401);
  });
});
