import type { Analytics } from "#domain/figures/analytics/analytics";
import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { api } from "../../setup/api.ts";
import { freshSessionId } from "../../setup/fresh-session-id.ts";
import { staffApi, staffJson } from "../../setup/staff-api.ts";

const HOUR_MS = 3_600_000;

/** An unfinished assessment of so many hours ago. */
async function startedAgo(hours: number): Promise<void> {
  const sessionId = freshSessionId();
  expect((await api("/api/assessment/track-quiz-start", { json: { sessionId } })).status).toBe(200);
  await env.DB.prepare("update assessments set created_at = ? where session_id = ?")
    .bind(Date.now() - hours * HOUR_MS, sessionId)
    .run();
}

it("All Time can begin when something was published: figures, trend and its steps", async () => {
  for (const hours of [1, 5, 30, 100]) await startedAgo(hours);
  const since = new Date(Date.now() - 50 * HOUR_MS).toISOString();
  const read = (more: string) => staffJson<Analytics>(`/api/analytics?tz=UTC${more}`);
  const [all, some] = await Promise.all([read(""), read(`&since=${since}`)]);
  expect([all.types.total, some.types.total]).toEqual([4, 3]);
  expect(some.trend[0]?.start).toBe(since);
  expect(some.trend.reduce((sum, { total }) => sum + total, 0)).toBe(3);
  // What came before is compared as All Time's is.
  expect(some.change.period).toBe("30d");
  expect((await staffApi("/api/analytics?since=yesterday")).status).toBe(400);
});
