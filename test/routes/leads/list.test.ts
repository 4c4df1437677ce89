import type { AssessmentView } from "#domain/leads/assessment-view";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { api } from "../../setup/api.ts";
import { countReads } from "../../setup/database/count-reads.ts";
import { countingDatabase } from "../../setup/database/counting-database.ts";
import { freshSessionId } from "../../setup/fresh-session-id.ts";
import { rows } from "../../setup/database/rows.ts";
import { staffApi, staffJson } from "../../setup/staff-api.ts";
import { submitLead } from "../../setup/submit-lead.ts";

const list = (query: string) => staffJson<AssessmentView[]>(`/api/assessments?${query}`);
const emails = async (query: string) => (await list(query)).map(({ email }) => email);

/** Three leads, and one entry that nobody signed. */
async function someLeads() {
  await submitLead({ name: "Ada Lovelace", email: "ada@one.example" });
  await submitLead({ name: "Ünal Grace", email: "grace@two.example" });
  await submitLead({ name: 'Mary 50% "x"', email: "MARY@three.example" });
  await api("/api/assessment/track-quiz-start", { json: { sessionId: freshSessionId() } });
}

describe("the list", () => {
  // Prefixes of one or two characters are of the whole name or address, never of a word inside.
  const FOUND: Record<string, (string | null)[]> = {
    "search=lovel": ["ada@one.example"],
    "search=LOVEL": ["ada@one.example"],
    "search=mary%40th": ["MARY@three.example"],
    "search=0%25%20%22x%22": ["MARY@three.example"],
    "search=g": ["grace@two.example"],
    "search=MA": ["MARY@three.example"],
    "search=ÜN": ["grace@two.example"],
    "search=ün": ["grace@two.example"],
    "search=%C3%9C": ["grace@two.example"],
    "search=nobody": [],
    "search=%22%20OR%20name%3A": [],
    "tier=4": ["MARY@three.example", "grace@two.example", "ada@one.example"],
    "tier=3": [],
    "leadsOnly=true": ["MARY@three.example", "grace@two.example", "ada@one.example"],
    "type=chat": [],
    "leadStatus=MQL&limit=2": [null, "MARY@three.example"],
  };

  it("has what each search and filter asks for", async () => {
    await someLeads();
    for (const [query, expected] of Object.entries(FOUND))
      expect.soft(await emails(query), query).toEqual(expected);
  });

  it("pages without a gap, and tells the total", async () => {
    await someLeads();
    const seen: (number | undefined)[] = [];
    let path: string | null = "/api/assessments?limit=2";
    while (path) {
      const answer = await staffApi(path);
      expect(answer.headers.get("X-Total-Count")).toBe("4");
      seen.push(...(await answer.json<AssessmentView[]>()).map(({ id }) => id));
      path = /<([^>]+)>; rel="next"/.exec(answer.headers.get("Link") ?? "")?.[1] ?? null;
    }
    expect(seen).toEqual([4, 3, 2, 1]);
  });

  it("tells of each how many there are of its e-mail or its phone", async () => {
    await someLeads();
    await submitLead({ name: "Ada again", email: "ADA@one.example" });
    const own = "update assessments set phone = '+14035550134' where id in (2, 5)";
    await env.DB.prepare(own).run();
    const counts = (await list("")).map(({ id, ofPerson }) => [id, ofPerson]);
    expect(counts).toEqual([
      [5, 3],
      [4, 1],
      [3, 1],
      [2, 2],
      [1, 2],
    ]);
  });

  it("has the ends of a period in it", async () => {
    await someLeads();
    await env.DB.prepare("update assessments set created_at = id * 1000000").run();
    const iso = (time: number) => new Date(time).toISOString();
    const ids = await list(`from=${iso(2_000_000)}&to=${iso(3_000_000)}`);
    expect(ids.map(({ id }) => id)).toEqual([3, 2]);
  });

  it("sums up what the filter holds, beside the whole", async () => {
    await someLeads();
    expect(await staffJson("/api/assessments/summary?leadsOnly=true")).toEqual({
      total: 4,
      filtered: 3,
      completed: 3,
      bookingClicks: 0,
      more: false,
      partly: false,
      suspects: { value: 0, more: false },
      expired: 0,
    });
    expect(await staffJson("/api/assessments/summary?search=ada")).toMatchObject({ total: 4, filtered: 1 });
  });

  it.each([
    "tier=x",
    "type=phone",
    "from=yesterday",
    "limit=0",
    "limit=201",
    "sort=name",
    "cursor=1",
    "leadsOnly=1",
  ])("refuses %s", async (query) => {
    expect((await staffApi(`/api/assessments?${query}`)).status).toBe(400);
  });
});

describe("export.csv", () => {
  it("holds the filtered leads with their attribution, and no session id", async () => {
    const first = {
      utm_source: "fb",
      utm_campaign: 'spring, "22"',
      utm_content: "Video",
      campaign_id: "11",
      adset_id: "12",
      ad_id: "13",
      landingPath: "/",
      at: "2026-11-01T00:00:00.000Z",
    };
    const lead = await submitLead({ name: "Ada", email: "ada@one.example", attribution: { first } });
    await submitLead({ name: "Bob", email: "bob@two.example" });
    const answer = await staffApi("/api/assessments/export.csv?search=ada%40");
    expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(answer.headers.get("content-disposition")).toMatch(
      /^attachment; filename="assessments-\d{4}-\d\d-\d\d\.csv"$/,
    );
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect(bytes.slice(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]));
    const [head = "", line = "", ...rest] = new TextDecoder().decode(bytes).split("\r\n");
    expect(rest).toEqual([""]);
    expect(head.split(",").slice(0, 3)).toEqual(["id", "name", "email"]);
    expect(line).toContain(`${lead.id},Ada,ada@one.example,https://analytical.example,quiz,4,45,110,MQL`);
    expect(line).toContain(`own-business,yo-yo,300-1000,inconsistent,scale`);
    expect(line).toContain(`fb,,"spring, ""22""",,Video,11,12,13,`);
    expect(head).toContain("first campaign_id,first adset_id,first ad_id,");
    expect(head).toMatch(/,link$/);
    expect(line).toMatch(new RegExp(`,https?://[^/,]+/admin\\?lead=${lead.id}$`));
    expect(line).not.toContain(lead.sessionId);
  });

  it("names the currency of a deal value beside it", async () => {
    await rows("update system_settings set value = 'EUR' where key = 'deal_currency'");
    await submitLead();
    await rows("update assessments set deal_value = 12500");
    const [head = "", line = ""] = (await (await staffApi("/api/assessments/export.csv")).text()).split(
      "\r\n",
    );
    const place = head.split(",").indexOf("dealValue");
    expect(head.split(",")[place + 1]).toBe("dealCurrency");
    expect(line.split(",").slice(place, place + 2)).toEqual(["12500", "EUR"]);
  });

  it("lets no spreadsheet run what a visitor wrote", async () => {
    await submitLead({ name: '=HYPERLINK("http://evil.example")', email: "+1@evil.example" });
    const text = await (await staffApi("/api/assessments/export.csv")).text();
    expect(text).toContain(`"'=HYPERLINK(""http://evil.example"")","'+1@evil.example"`);
  });

  it("goes on beyond one page", async () => {
    const lead = await submitLead();
    await env.DB.prepare(
      `insert into assessments (session_id, assessment_type, created_at, updated_at)
       with recursive n (n) as (values (1) union all select n + 1 from n where n < 4500)
       select 'x' || n, 'quiz', ? + n, 1 from n`,
    )
      .bind(Date.parse(lead.createdAt))
      .run();
    const text = await (await staffApi("/api/assessments/export.csv")).text();
    const ids = text
      .trim()
      .split("\r\n")
      .slice(1)
      .map((line) => Number(line.split(",")[0]));
    expect(ids).toEqual(Array.from({ length: 4501 }, (_, index) => 4501 - index));
  });

  it("refuses a malformed filter, and strangers", async () => {
    expect((await staffApi("/api/assessments/export.csv?tier=x")).status).toBe(400);
    expect((await api("/api/assessments/export.csv")).status).toBe(401);
  });
});

describe("one assessment by its number", () => {
  const one = (id: number | string) => `/api/assessment/${id}`;

  it("is the one that the list shows", async () => {
    const ada = await submitLead({ name: "Ada Lovelace" });
    await submitLead({ name: "Grace Hopper" });
    const [, listed] = await list("");
    expect(listed).toMatchObject({ id: ada.id, name: "Ada Lovelace" });
    expect(await staffJson(one(ada.id))).toEqual(listed);
  });

  it("is read in one round trip, by its key", async () => {
    const lead = await submitLead();
    const { d1, reads } = countReads(env.DB);
    await staffJson(one(lead.id), { vars: { DB: d1 } });
    // The lead with what stands beside it, its address in the index, whether anybody was asked the owner's own
    // questions, and the number of the newest change.
    expect(reads).toEqual({ queries: 2, rows: 6, written: 0, writes: 0 });
    const { DB, trips } = countingDatabase();
    await staffJson(one(lead.id), { vars: { DB } });
    expect(trips()).toBe(1);
  });

  it("is 404 for a number without one, 400 for no number, 401 without a token", async () => {
    const lead = await submitLead();
    expect((await staffApi(one(lead.id + 1))).status).toBe(404);
    expect((await staffApi(one("ada"))).status).toBe(400);
    expect((await staffApi(one(`${lead.id} or 1=1`))).status).toBe(400);
    expect((await api(one(lead.id))).status).toBe(401);
  });
});
