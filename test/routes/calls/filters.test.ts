import type { AssessmentView } from "#domain/leads/assessment-view";
import type { PipelineColumn } from "#domain/leads/pipeline-board";
import { beforeEach, describe, expect, it } from "vitest";
import { projectAsMadeUp } from "../../setup/figures/project-as-made-up.ts";
import { rows } from "../../setup/database/rows.ts";
import { staffApi, staffJson } from "../../setup/staff-api.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

type Columns = Record<string, string | number | null>;

/** Leads by what is known of their calls; numbers rise with the time of creation. */
const LEADS: Record<string, Columns> = {
  overdue: {
    phone: "+14035550101",
    call_consent_at: 1,
    due_at: -HOUR_MS,
    owner: "ada@example.com",
    lead_score: 50,
  },
  soon: {
    phone: "+14035550102",
    call_consent_at: 1,
    due_at: 60_000,
    lead_score: 90,
    status_updated_at: Date.now() - DAY_MS,
  },
  later: {
    phone: "+14035550103",
    call_consent_at: 1,
    due_at: 3 * DAY_MS,
    owner: "grace@example.com",
    last_outcome: "no_answer",
    first_outcome_at: 1,
  },
  reached: { phone: "+14035550104", owner: "ada@example.com", last_outcome: "reached", deal_value: 7 },
  unknown: { lead_score: 70 },
  lost: { lead_status: "Lost", owner: "ada@example.com", deal_value: 5 },
};
const NAMES = Object.keys(LEADS);

beforeEach(async () => {
  const now = Date.now();
  const leads = Object.entries(LEADS).map(([name, columns], index) => ({
    name,
    session_id: `session-${name}`,
    assessment_type: "quiz",
    created_at: index + 1,
    updated_at: index + 1,
    email: `${name}@a.example`,
    ...columns,
    ...(typeof columns["due_at"] === "number" && { due_at: now + columns["due_at"] }),
  }));
  for (const lead of leads) {
    const columns = Object.keys(lead);
    await rows(
      `insert into assessments (${columns.join(", ")}) values (${columns.map(() => "?").join(", ")})`,
      ...Object.values(lead),
    );
  }
  await projectAsMadeUp();
});

describe("the list and what goes with it", () => {
  const found = async (query: string, who?: string) => {
    const answer = await staffApi(`/api/assessments?${query}`, who === undefined ? {} : { who });
    const list = await answer.json<AssessmentView[]>();
    return { names: list.map(({ name }) => name), total: answer.headers.get("x-total-count") };
  };

  const FOUND: Record<string, string[]> = {
    "owner=me": ["lost", "reached", "overdue"],
    "owner=Grace@example.com": ["later"],
    "owner=none": ["unknown", "soon"],
    "owner=me&leadStatus=Lost": ["lost"],
    "due=overdue": ["overdue"],
    "due=overdue&sort=due": ["overdue"],
    "due=none": ["lost", "unknown", "reached"],
    "outcome=no_answer": ["later"],
    "outcome=never": ["soon", "overdue"],
    "phone=none": ["unknown"],
    "stageDays=14": ["lost", "unknown", "reached", "later", "overdue"],
    "stageDays=14&leadStatus=Lost": ["lost"],
    "stageDays=3650&owner=me": ["lost", "reached", "overdue"],
    "sort=due": ["overdue", "soon", "later", "lost", "unknown", "reached"],
    "search=403555010": ["reached", "later", "soon", "overdue"],
    "search=%2B1%20(403)%20555-0104": ["reached"],
    "search=0104&owner=me": ["reached"],
  };

  it("holds what each filter, search and order asks for", async () => {
    for (const [query, names] of Object.entries(FOUND)) {
      expect.soft(await found(query), query).toEqual({ names, total: String(names.length) });
      const summary = await staffJson<Record<"filtered" | "total", number>>(
        `/api/assessments/summary?${query}`,
      );
      expect.soft([summary.filtered, summary.total], query).toEqual([names.length, NAMES.length]);
      const csv = await (await staffApi(`/api/assessments/export.csv?${query}`)).text();
      const exported = NAMES.filter((name) => csv.includes(`${name}@a.example`));
      expect.soft(exported, query).toEqual(NAMES.filter((name) => names.includes(name)));
    }
  });

  it("has what is due today, up to the end of the desk's day", async () => {
    await rows("update assessments set due_at = ? where name = 'later'", Date.now() + 2 * DAY_MS);
    const { names } = await found("due=today&sort=due");
    expect(names).toContain("overdue");
    expect(names).not.toContain("later");
    await rows("update system_settings set value = 'Pacific/Kiritimati' where key = 'desk_time_zone'");
    expect((await found("due=today")).names).not.toContain("later");
  });

  it("has of one person neither due nor never called what gave way to a newer one", async () => {
    const one = "email = 'OVERDUE@a.example', phone = (select phone from assessments where name = 'overdue')";
    await rows(`update assessments set ${one} where name = 'soon'`);
    expect(await found("due=overdue")).toEqual({ names: [], total: "0" });
    expect(await found("outcome=never")).toEqual({ names: ["soon"], total: "1" });
    await rows("delete from assessments where name = 'soon'");
    expect([await found("due=overdue"), await found("outcome=never")]).toEqual([
      { names: ["overdue"], total: "1" },
      { names: ["overdue"], total: "1" },
    ]);
  });

  it("is each person's own by 'me'", async () => {
    expect((await found("owner=me", "grace@example.com")).names).toEqual(["later"]);
  });

  it("shows owner, due time, outcome, next action and number, also as CSV", async () => {
    await rows("update assessments set next_action = 'Call, soon', next_action_at = 5 where name = 'later'");
    const [later] = await staffJson<AssessmentView[]>("/api/assessments?outcome=no_answer");
    expect(later).toMatchObject({
      phone: "+14035550103",
      owner: "grace@example.com",
      lastOutcome: "no_answer",
      nextAction: "Call, soon",
      nextActionAt: "1970-01-01T00:00:00.005Z",
    });
    const csv = await (await staffApi("/api/assessments/export.csv?outcome=no_answer")).text();
    const [head = "", line = ""] = csv.split("\r\n");
    for (const name of ["phone", "owner", "dueAt", "lastOutcome", "nextAction"]) expect(head).toContain(name);
    // A leading plus would be a formula.
    expect(line).toContain(`"'+14035550103"`);
    expect(line).toContain(
      `grace@example.com,${later?.dueAt},no_answer,,"Call, soon",1970-01-01T00:00:00.005Z`,
    );
  });

  it("refuses what is no filter", async () => {
    for (const query of ["owner=", "due=tomorrow", "outcome=spoke", "phone=some", "sort=owner"])
      expect.soft((await staffApi(`/api/assessments?${query}`)).status, query).toBe(400);
  });
});

describe("the board", () => {
  const board = (query: string) => staffJson<PipelineColumn[]>(`/api/pipeline?${query}`);
  const namesOf = (columns: PipelineColumn[]) =>
    columns.map(({ status, count, value, cards }) =>
      [status, count, value, cards.map(({ name }) => name)].flat(),
    );

  it.each([
    // Those without a score last.
    ["leadScore", ["soon", "unknown", "overdue", "reached", "later"]],
    ["oldest", ["overdue", "soon", "later", "reached", "unknown"]],
    ["updated", ["unknown", "reached", "later", "soon", "overdue"]],
  ])("is in the order asked for, page by page: %s", async (sort, expected) => {
    const [all] = await board(`status=MQL&sort=${sort}`);
    expect(all?.cards.map(({ name }) => name)).toEqual(expected);
    const names: (string | null)[] = [];
    let cursor: string | null = "";
    while (cursor !== null) {
      const query = `status=MQL&sort=${sort}&limit=2${cursor && `&cursor=${cursor}`}`;
      const page: PipelineColumn[] = await board(query);
      names.push(...(page[0]?.cards ?? []).map(({ name }) => name));
      cursor = page[0]?.nextCursor ?? null;
    }
    expect(names).toEqual(expected);
  });

  it("of one owner counts what is theirs", async () => {
    expect(namesOf(await board("owner=me"))).toEqual([
      ["MQL", 2, 7, "reached", "overdue"],
      ["SQL", 0, 0],
      ["Won", 0, 0],
      ["Lost", 1, 5, "lost"],
      ["Hold", 0, 0],
    ]);
    expect(namesOf(await board("owner=none&sort=leadScore"))[0]).toEqual(["MQL", 2, 0, "soon", "unknown"]);
    expect(namesOf(await board("owner=nobody@example.com"))[0]).toEqual(["MQL", 0, 0]);
  });

  it("has owner, due time, outcome and number on its cards", async () => {
    const [column] = await board("status=MQL&owner=grace@example.com");
    expect(column?.cards[0]).toMatchObject({
      name: "later",
      owner: "grace@example.com",
      phone: "+14035550103",
      lastOutcome: "no_answer",
      dueAt: expect.stringMatching(/Z$/),
      nextAction: null,
    });
  });

  it("refuses what is no order of its own, and no owner", async () => {
    for (const query of ["sort=created", "owner="])
      expect.soft((await staffApi(`/api/pipeline?${query}`)).status, query).toBe(400);
  });
});
