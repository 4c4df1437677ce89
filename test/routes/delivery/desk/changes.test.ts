import { DESK_CURSOR_HEADER } from "#domain/delivery/changes/desk-changes";
import { deskNewsSchema, type DeskNews } from "#domain/delivery/desk/desk-messages";
import type { AssessmentView } from "#domain/leads/assessment-view";
import { describe, expect, it } from "vitest";
import { api } from "../../../setup/api.ts";
import { countingDatabase } from "../../../setup/database/counting-database.ts";
import { project } from "../../../setup/figures/project.ts";
import { quizBody } from "../../../setup/quiz-body.ts";
import { rows } from "../../../setup/database/rows.ts";
import { staffApi, staffJson } from "../../../setup/staff-api.ts";
import { submitLead } from "../../../setup/submit-lead.ts";

async function newest(): Promise<number> {
  const [row] = await rows("select max(id) as id from changes");
  return Number(row?.["id"]);
}

async function newsAfter(cursor: number): Promise<DeskNews> {
  return deskNewsSchema.parse(await staffJson<unknown>(`/api/changes?after=${cursor}`));
}

async function changesAfter(cursor: number) {
  const news = await newsAfter(cursor);
  if (news.type !== "changes") throw new Error(`The desk said ${news.type}.`);
  return news;
}

/** Changes that nobody made, to be far behind of. */
const fill = (count: number) =>
  rows(
    "insert into changes (entity, entity_id, kind) select 'offer', value, 'updated' from json_each(?)",
    JSON.stringify(Array.from({ length: count }, (_, index) => index)),
  );

describe("the changes after a cursor", () => {
  it("are none where nothing has happened", async () => {
    const cursor = await newest();
    expect(await newsAfter(cursor)).toEqual({ type: "changes", cursor, changes: [] });
  });

  it("name a new lead, in one round trip; the submit that made it takes two", async () => {
    const cursor = await newest();
    const submit = countingDatabase();
    const body = quizBody();
    await api("/api/assessment/track-quiz-start", { json: { sessionId: body.sessionId } });
    expect(await newsAfter(cursor)).toEqual({ type: "changes", cursor, changes: [] });
    const answer = await api("/api/assessment/submit", { json: body, vars: { DB: submit.DB } });
    expect([answer.status, submit.trips()]).toEqual([200, 2]);
    await project();
    const reading = countingDatabase();
    const news = await staffApi(`/api/changes?after=${cursor}`, { vars: { DB: reading.DB } });
    const [lead] = await staffJson<AssessmentView[]>("/api/assessments");
    expect(await news.json()).toEqual({
      type: "changes",
      cursor: cursor + 1,
      changes: [{ id: cursor + 1, entity: "assessment", entityId: lead?.id, kind: "created" }],
    });
    expect(reading.trips()).toBe(1);
  });

  it("tell of two edits of a lead once", async () => {
    const { id, sessionId } = await submitLead();
    const cursor = await newest();
    const path = `/api/assessment/${sessionId}/admin-notes`;
    await staffApi(path, { method: "PATCH", json: { adminNotes: "Called" } });
    await staffApi(path, { method: "PATCH", json: { adminNotes: "Called twice" } });
    const { changes } = await changesAfter(cursor);
    expect(changes).toEqual([{ id: cursor + 2, entity: "assessment", entityId: id, kind: "updated" }]);
  });

  it("tell only the number of an erased lead", async () => {
    const before = await newest();
    const { id, sessionId } = await submitLead();
    const cursor = await newest();
    await api(`/api/hub/${sessionId}/erase`, { method: "POST" });
    const gone = { id: cursor + 1, entity: "assessment", entityId: id, kind: "deleted" };
    expect(await newsAfter(cursor)).toEqual({ type: "changes", cursor: cursor + 1, changes: [gone] });
    expect((await changesAfter(before)).changes).toEqual([gone]);
    const stored = await rows("select entity, entity_id, kind from changes where id > ?", before);
    expect(JSON.stringify(stored)).not.toMatch(/ada|[\da-f]{8}-/i);
  });

  it("name other records without their contents", async () => {
    const cursor = await newest();
    await staffApi("/api/system-settings", { json: { key: "extension_hours", value: "24" } });
    expect((await changesAfter(cursor)).changes).toEqual([
      { id: cursor + 1, entity: "setting", entityId: "extension_hours", kind: "updated" },
    ]);
  });
});

describe("a screen reads everything again", () => {
  it("after more than 500 changes", async () => {
    const cursor = await newest();
    await fill(500);
    expect((await changesAfter(cursor)).changes).toHaveLength(500);
    await fill(1);
    expect(await newsAfter(cursor)).toEqual({ type: "reset", cursor: cursor + 501 });
  });

  it("when the database was restored to before its cursor", async () => {
    const cursor = await newest();
    expect(await newsAfter(cursor + 1)).toEqual({ type: "reset", cursor });
  });

  it("when what it missed is forgotten", async () => {
    const cursor = await newest();
    await fill(3);
    await rows("delete from changes where id <= ?", cursor + 2);
    expect(await newsAfter(cursor)).toEqual({ type: "reset", cursor: cursor + 3 });
    expect((await changesAfter(cursor + 2)).changes).toHaveLength(1);
  });
});

it.each(["", "?after=", "?after=abc", "?after=-1", "?after=1.5", "?after=1e3", "?after=9999999999999999"])(
  "a cursor that is no number is refused: %s",
  async (query) => {
    const answer = await staffApi(`/api/changes${query}`);
    expect([answer.status, await answer.json()]).toEqual([
      400,
      expect.objectContaining({ code: "invalid_request" }),
    ]);
  },
);

describe("the leads that have changed", () => {
  it("are read by their numbers as the list gives them, in one round trip, without those that are gone", async () => {
    const [one, other, gone] = [await submitLead(), await submitLead(), await submitLead()];
    await api(`/api/hub/${gone.sessionId}/erase`, { method: "POST" });
    await project();
    const reading = countingDatabase();
    const path = `/api/leads?ids=${[one.id, other.id, gone.id, 999_999].join(",")}`;
    const read = await (await staffApi(path, { vars: { DB: reading.DB } })).json<AssessmentView[]>();
    expect(reading.trips()).toBe(1);
    const listed = await staffJson<AssessmentView[]>("/api/assessments");
    const known = listed.filter(({ id }) => id === one.id || id === other.id);
    expect(read.toSorted((a, b) => b.id - a.id)).toEqual(known.toSorted((a, b) => b.id - a.id));
    expect(read).toHaveLength(2);
  });

  it("are not read before their consequences are drawn", async () => {
    const { id } = await submitLead();
    const [read] = await staffJson<AssessmentView[]>(`/api/leads?ids=${id}`);
    await project();
    expect(read).toEqual(
      (await staffJson<AssessmentView[]>("/api/assessments")).find((lead) => lead.id === id),
    );
  });

  it.each(["", "?ids=", "?ids=a", "?ids=1,", "?ids=-1", `?ids=${"1,".repeat(100)}1`])(
    "are named by at most a hundred numbers: %s",
    async (query) => expect((await staffApi(`/api/leads${query}`)).status).toBe(400),
  );
});

describe("what staff read says which change it was read at:", () => {
  const reads = {
    "the list": () => "/api/assessments",
    "a search": () => "/api/assessments?search=ada",
    "the list's end": () => "/api/assessments?sort=dealValue&cursor=.9999",
    "the board": () => "/api/pipeline",
    "a column of it": () => "/api/pipeline?status=MQL",
    "a lead": ({ id }: AssessmentView) => `/api/assessment/${id}`,
  };

  it.each(Object.entries(reads))("%s", async (_name, pathOf) => {
    const lead = await submitLead();
    const path = pathOf(lead);
    for (const adminNotes of ["Called", "Called twice"]) {
      await staffApi(`/api/assessment/${lead.sessionId}/admin-notes`, {
        method: "PATCH",
        json: { adminNotes },
      });
      const answer = await staffApi(path);
      expect(answer.headers.get(DESK_CURSOR_HEADER)).toBe(String(await newest()));
      expect(await answer.text()).toContain(`"adminNotes":"${adminNotes}"`);
    }
  });
});
