import { env } from "cloudflare:workers";
import type { QuestionId } from "#domain/funnel/answers/questions";
import { describe, expect, it, vi } from "vitest";
import { projectChanged } from "../../../worker/cron/run-due-jobs.ts";
import { openBudget } from "../../../worker/db/budget.ts";
import { readFormLeads } from "../../../worker/forms/read-form-leads.ts";
import { api, answersSettled } from "../../setup/api.ts";
import { rows } from "../../setup/database/rows.ts";
import { FORM_VARS, leadsPeer } from "../../setup/delivery/peers.ts";
import { ledgerForm, ledgerLead, ledgerSetUp, type LedgerLead } from "../../setup/form-ledger.ts";
import { randomCases } from "../../setup/random/random-cases.ts";
import { randomFrom } from "../../setup/random/random.ts";
import { allowConsole } from "../../setup/runtime/console-guard.ts";
import { staffApi } from "../../setup/staff-api.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const VARS = { ...FORM_VARS, META_GRAPH_ORIGIN: "https://graph.facebook.com" };
const LEADS = randomCases(2000);
const FORMS = Math.max(8, randomCases(40));

/**
 * The ledger of contract 23: webhooks lost, doubled, out of order and a day late, a crash every hundred statements, a
 * token that ends for an hour, forms in five languages that are set up halfway, and options that were renamed.
 */
describe("the ledger of form leads", () => {
  it("has each lead once, each answer in its place or as written", async () => {
    allowConsole(/crashed at|read_form_leads|"event":"/);
    const start = Date.UTC(2026, 9, 5, 12);
    vi.useFakeTimers({ now: start, toFake: ["Date"] });
    const random = randomFrom(23);
    const page = leadsPeer();
    const forms = Array.from({ length: FORMS }, (_, at) => ledgerForm(at));
    page.forms.push(...forms);
    const ledger: LedgerLead[] = [];
    const late: { at: number; entry: LedgerLead }[] = [];
    const setUp = async (form: (typeof forms)[number]) => {
      const init = { method: "PUT", json: ledgerSetUp(form), vars: VARS };
      expect((await staffApi(`/api/lead-forms/${form.id}`, init)).status).toBe(200);
    };
    const minute = async (now: number) => {
      vi.setSystemTime(now);
      await readFormLeads(crashing(now), now, { elapsed: () => 0 }).catch(() => {});
      await answersSettled();
    };
    const HOURS = 8;
    for (let at = 0; at < HOURS * 4; at++) {
      const now = start + at * 15 * MINUTE;
      vi.setSystemTime(now);
      // For an hour Meta takes no token.
      page.token = at >= 8 && at < 12 ? "another" : FORM_VARS.META_LEADS_TOKEN;
      const made: LedgerLead[] = [];
      while (ledger.length < Math.ceil((LEADS * (at + 1)) / (HOURS * 4))) {
        const n = ledger.length;
        const form = forms[n % FORMS];
        if (!form) throw new Error("no form");
        const entry = ledgerLead(form, n, now - random.int(10 * MINUTE));
        page.add(entry.lead);
        ledger.push(entry);
        made.push(entry);
      }
      const told = [...made, ...made.filter(() => random.chance(0.2))]
        .toSorted(() => random.int(3) - 1)
        .filter((entry) => {
          if (random.chance(0.15)) late.push({ at: now + DAY, entry });
          else return random.chance(0.8);
          return false;
        });
      for (let from = 0; from < told.length; from += 7) {
        const body = await page.webhook(told.slice(from, from + 7).map(({ lead }) => lead));
        // Of one that crashes nothing comes again: the next reading brings it.
        expect([200, 500]).toContain((await api("/api/meta/leads", { ...body, vars: crashing(now) })).status);
      }
      await minute(now);
      if (at === 16) for (const form of forms) await setUp(form);
    }
    for (const { at, entry } of late.slice(0, 30)) {
      vi.setSystemTime(at);
      await api("/api/meta/leads", { ...(await page.webhook([entry.lead])), vars: VARS });
    }
    for (let run = 0; run < FORMS + 20; run++) await minute(start + HOURS * HOUR + (run + 1) * 16 * MINUTE);
    await projectChanged(openBudget(env.DB));
    expect(crashes).toBeGreaterThan(10);
    await judge(ledger);
  });
});

let left = 100;
let crashes = 0;
/** The database fails once in a hundred statements: whatever was running then stops where it is. */
function crashing(now: number): Env {
  const own = { ...env, ...VARS, APP_ORIGIN: "http://localhost:8787" };
  const fail = () => {
    left--;
    if (left > 0) return;
    left = 100;
    crashes++;
    throw new Error(`crashed at ${now}`);
  };
  const DB = new Proxy(env.DB, {
    get(d1, name) {
      if (name !== "withSession") return Reflect.get(d1, name);
      return (constraint: string) => {
        const session = d1.withSession(constraint);
        return {
          prepare: (query: string) => (fail(), session.prepare(query)),
          batch: (statements: D1PreparedStatement[]) => (fail(), session.batch(statements)),
          getBookmark: () => session.getBookmark(),
        };
      };
    },
  });
  return { ...own, DB };
}

async function judge(ledger: readonly LedgerLead[]): Promise<void> {
  const stored = await rows(
    `select f.leadgen_id, f.as_written, a.answers, a.name, a.email, a.phone, a.created_at, a.completed_at, a.score,
       a.clock_started_at, a.call_consent_at
     from form_leads f join assessments a on a.id = f.assessment_id where f.state = 'read'`,
  );
  expect(stored).toHaveLength(ledger.length);
  expect(await rows("select count(*) as n from assessments")).toEqual([{ n: ledger.length }]);
  const byId = new Map(stored.map((row) => [row["leadgen_id"], row]));
  for (const [n, { lead, truth, renamed }] of ledger.entries()) {
    const row = byId.get(lead.id);
    expect(row).toBeDefined();
    const answers: unknown = JSON.parse(String(row?.["answers"]));
    expect(answers).toEqual(truth);
    expect([row?.["name"], row?.["email"]]).toEqual([`Lead ${n} Ünal`, `lead${n}@example.org`]);
    const written: { name: string }[] = JSON.parse(String(row?.["as_written"]));
    expect(written.map(({ name }) => name.split("_")[1])).toEqual(
      renamed.map((id: QuestionId) => id.toLowerCase()),
    );
    const isWhole = Object.keys(truth).length === 8;
    expect(row?.["completed_at"] !== null).toBe(isWhole);
    const createdAt = Date.parse(lead.created_time.replace("+0000", "Z"));
    expect(row?.["created_at"]).toBe(createdAt);
    // Its clock runs from its own creation, as of its consent.
    expect(row?.["call_consent_at"]).toBe(row?.["phone"] === null ? null : createdAt);
    expect([null, createdAt]).toContain(row?.["clock_started_at"] ?? null);
  }
}
