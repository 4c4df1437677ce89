import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { countReads } from "../../setup/count-reads.ts";
import { completedLead } from "../../setup/lead.ts";
import { rows } from "../../setup/rows.ts";
import { staffApi } from "../../setup/staff-api.ts";

/**
 * The most rows that the figures of first calls may add to what each act writes: four grains, two cells, and empty
 * ones.
 */
const MOST = { submit: 0, callable: 4, claim: 12, outcome: 12, won: 8, erasure: 8 };

type Act = keyof typeof MOST;

/** What each act writes on the only lead there is, from its submit to its erasure. */
async function written(): Promise<Record<Act, number>> {
  const { d1, reads } = countReads(env.DB);
  const vars = { DB: d1 };
  const costs: Partial<Record<Act, number>> = {};
  const during = async <Result>(act: Act, work: () => Promise<Result>): Promise<Result> => {
    const before = reads.written;
    const result = await work();
    costs[act] = reads.written - before;
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
  const { submit = 0, callable = 0, claim = 0, outcome = 0, won = 0, erasure = 0 } = costs;
  return { submit, callable, claim, outcome, won, erasure };
}

it("the figures of first calls add no more rows to an act than the cells that it moves", async () => {
  // What a table's first row costs once is no act's.
  await written();
  const told = await written();
  for (const when of ["insert", "update", "delete"])
    await rows(`drop trigger assessments_first_calls_${when}`);
  const plain = await written();
  for (const act of ["submit", "callable", "claim", "outcome", "won", "erasure"] as const) {
    expect.soft(told[act] - plain[act], act).toBeLessThanOrEqual(MOST[act]);
  }
  // What every visitor and every claim costs in all; one row of a submit marks it to be counted for its ad.
  expect.soft(told.submit).toBeLessThanOrEqual(43);
  expect.soft(told.claim).toBeLessThanOrEqual(23);
});
