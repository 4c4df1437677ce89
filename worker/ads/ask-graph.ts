import { parsedJson } from "#domain/parsed-json";
import * as z from "zod/mini";
import { versionWarning } from "../delivery/meta/graph-version.ts";
import { metaOutcome } from "../delivery/meta/meta-answer.ts";
import type { Outcome } from "../delivery/outcome.ts";
import { outcomeOfFailure, peerFetch } from "../delivery/peer-fetch.ts";

/** Insights are slow to compute; a call that takes longer than this is retried. */
const TIMEOUT_MS = 15_000;
export const GRAPH_LONGEST_MS = TIMEOUT_MS;
/** Characters of a page: a few hundred rows of half a kilobyte. */
const PAGE_MAX = 2_000_000;

/**
 * The outcome of a call. `error` is a code, never Meta's message, which may quote the call. `again` says whether a
 * retry may succeed, `waitMs` how long to wait first, and `warning` what Meta says about the version. `paused`: the token or the
 * settings are at fault, so that no other call will succeed.
 */
export type Answered<Data> =
  | { ok: true; data: Data; waitMs: number; warning: string | null }
  | { ok: false; error: string; again: boolean; paused: boolean; waitMs: number };

/** Where the API is called, with its version, and the token that it is called with. */
export type GraphAccess = { graph: string; token: string };

/** Reads an edge of the Graph API. The token goes into a header, because URLs end up in logs on the way. */
export async function askGraph<Schema extends z.ZodMiniType>(
  { graph, token }: GraphAccess,
  path: string,
  query: Record<string, string>,
  schema: Schema,
): Promise<Answered<z.output<Schema>>> {
  const url = new URL(path, graph);
  url.search = new URLSearchParams(query).toString();
  const init = { headers: { authorization: `Bearer ${token}` } };
  const asked = await peerFetch(url.href, init, TIMEOUT_MS, PAGE_MAX).catch(outcomeOfFailure);
  if (!("headers" in asked)) return failed(asked, 0);
  const waitMs = usageWait(asked.headers);
  const outcome = metaOutcome(asked);
  if (outcome.result !== "sent") return failed(outcome, waitMs);
  const body = parsedJson(asked.body);
  const read = z.safeParse(schema, body);
  if (read.success) return { ok: true, data: read.data, waitMs, warning: versionWarning(asked.headers) };
  // A page that was cut off may arrive whole on a retry.
  return failed({ result: body === undefined ? "retry" : "dead", error: "unreadable" }, waitMs);
}

function failed(outcome: Outcome, waitMs: number): Answered<never> {
  const error = "error" in outcome ? outcome.error : "unreadable";
  const after = outcome.result === "retry" ? (outcome.after ?? 0) : 0;
  const { result } = outcome;
  return {
    ok: false,
    error,
    again: result === "retry",
    paused: result === "paused",
    waitMs: Math.max(waitMs, after),
  };
}

/** From this share (%) of Meta's quota on, the next call waits; past 100, Meta refuses all calls of the account. */
const FULL = 90;
const REFUSED = 100;
/** The wait where Meta names none; its usage falls within minutes. */
const WAIT_MS = 5 * 60 * 1000;
const MINUTE_MS = 60 * 1000;
const LONGEST_MS = 24 * 60 * MINUTE_MS;

const share = z.optional(z.number());
const calls = z.object({ call_count: share, total_cputime: share, total_time: share });

/** Meta's usage headers, and how to read each. */
const HEADERS = [
  [
    "x-app-usage",
    z.pipe(
      calls,
      z.transform((usage) => ({ full: fullest(usage), waitMs: 0 })),
    ),
  ],
  [
    "x-fb-ads-insights-throttle",
    z.pipe(
      z.object({ app_id_util_pct: share, acc_id_util_pct: share }),
      z.transform((usage) => ({ full: fullest(usage), waitMs: 0 })),
    ),
  ],
  [
    "x-ad-account-usage",
    z.pipe(
      z.object({ acc_id_util_pct: share, reset_time_duration: share }),
      z.transform(({ acc_id_util_pct: full = 0, reset_time_duration: seconds = 0 }) => ({
        full,
        waitMs: seconds * 1000,
      })),
    ),
  ],
  [
    "x-business-use-case-usage",
    z.pipe(
      z.record(z.string(), z.array(z.extend(calls, { estimated_time_to_regain_access: share }))),
      z.transform((byBusiness) => {
        const all = Object.values(byBusiness).flat();
        const minutes = all.map((usage) => usage.estimated_time_to_regain_access ?? 0);
        const shares = all.map(({ estimated_time_to_regain_access: wait = 0, ...usage }) =>
          wait > 0 ? REFUSED : fullest(usage),
        );
        return { full: Math.max(0, ...shares), waitMs: Math.max(0, ...minutes) * MINUTE_MS };
      }),
    ),
  ],
] as const;

/** How long (ms) to wait after a response, by its usage headers; 0 while there is quota left. */
function usageWait(headers: Headers): number {
  const waits = HEADERS.map(([name, schema]) => {
    const read = z.safeParse(schema, parsedJson(headers.get(name) ?? ""));
    if (!read.success) return 0;
    const { full, waitMs } = read.data;
    return full >= FULL ? Math.max(WAIT_MS, waitMs) : 0;
  });
  return Math.min(LONGEST_MS, Math.max(...waits));
}

function fullest(usage: Record<string, number | undefined>): number {
  return Math.max(0, ...Object.values(usage).map((one) => one ?? 0));
}
