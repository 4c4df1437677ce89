import { expect, it } from "vitest";
import { openDb } from "../../worker/db/client.ts";
import { foldLeads } from "../../worker/db/consequences/fold-leads.ts";
import { countReads } from "../setup/count-reads.ts";
import { completedLead } from "../setup/lead.ts";
import { staffApi } from "../setup/staff-api.ts";
import { env } from "cloudflare:workers";

/**
 * The most rows that an act may write, and the fold after it where nothing else is folded with it. Some acts answer with
 * what follows from them, and fold themselves.
 */
const MOST = {
  submit: [28, 18],
  callable: [30, 0],
  claim: [12, 17],
  outcome: [19, 21],
  won: [43, 0],
  erasure: [63, 2],
} as const satisfies Record<string, readonly [act: number, fold: number]>;

type Act = keyof typeof MOST;

/** What each act writes on the only lead there is, from its submit to its erasure, and then its fold. */
async function written(): Promise<Map<Act, [number, number]>> {
  const { d1, reads } = countReads(env.DB);
  const vars = { DB: d1 };
  const costs = new Map<Act, [number, number]>();
  const during = async <Result>(act: Act, work: () => Promise<Result>): Promise<Result> => {
    const before = reads.written;
    const result = await work();
    const after = reads.written;
    await foldLeads(openDb(d1, "first-primary").db);
    costs.set(act, [after - before, reads.written - after]);
    return result;
  };
  const send = (act: Act, path: string, init: object) =>
    during(act, async () => {
      const answer = await staffApi(path, { vars, ...init });
      expect([act, answer.status]).toEqual([act, 200]);
    });
  const { id, sessionId } = await during("submit", () => completedLead({}, vars));
  const phone = { phone: "+14035550134", agreed: "mail" };
  await send("callable", `/api/leads/${id}/phone`, { method: "PUT", json: phone });
  await send("claim", `/api/leads/${id}/claim`, { json: {} });
  const call = { callId: crypto.randomUUID(), afterCall: null, outcome: "reached" };
  await send("outcome", `/api/leads/${id}/calls`, { json: call });
  await send("won", `/api/assessment/${sessionId}/lead-status`, {
    method: "PATCH",
    json: { leadStatus: "Won" },
  });
  await send("erasure", `/api/assessment/${sessionId}/erase`, { method: "POST" });
  return costs;
}

it("an act writes its own rows and a mark, and the fold the cells that it moves", async () => {
  // What a table's first row costs once is no act's.
  await written();
  const told = await written();
  for (const [act, [own, fold]] of told) {
    const [mostOwn, mostFold] = MOST[act];
    expect.soft(own, act).toBeLessThanOrEqual(mostOwn);
    expect.soft(fold, `the fold after ${act}`).toBeLessThanOrEqual(mostFold);
  }
});
