import { parsedJson } from "#domain/parsed-json";
import * as z from "zod/mini";
import { versionWarning } from "../delivery/meta/graph-version.ts";
import { metaOutcome } from "../delivery/meta/meta-answer.ts";
import type { Outcome } from "../delivery/outcome.ts";
import { outcomeOfFailure, peerFetch } from "../delivery/peer-fetch.ts";
import type { AdsAccount } from "./ads-account.ts";
import { usageWait } from "./usage-wait.ts";

/** Insights take long to put together; a call that takes longer is made again. */
const TIMEOUT_MS = 15_000;
export const GRAPH_LONGEST_MS = TIMEOUT_MS;
/** Characters of a page: a few hundred rows of half a kilobyte. */
const PAGE_MAX = 2_000_000;

/**
 * What came of a call. `error` is a code, never Meta's message, which may quote the call. `again` says whether the same
 * call may do later, `waitMs` for how long Meta wants to be left alone, and `warning` what it says of the version.
 */
export type Answered<Data> =
  | { ok: true; data: Data; waitMs: number; warning: string | null }
  | { ok: false; error: string; again: boolean; waitMs: number };

/** Reads an edge of the Graph API. The token goes into a header, because URLs end up in logs on the way. */
export async function askGraph<Schema extends z.ZodMiniType>(
  { graph, token }: AdsAccount,
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
  // A page that broke off on its way may come whole the next time.
  return failed({ result: body === undefined ? "retry" : "dead", error: "unreadable" }, waitMs);
}

function failed(outcome: Outcome, waitMs: number): Answered<never> {
  const error = "error" in outcome ? outcome.error : "unreadable";
  const after = outcome.result === "retry" ? (outcome.after ?? 0) : 0;
  return { ok: false, error, again: outcome.result === "retry", waitMs: Math.max(waitMs, after) };
}
