import { parsedJson } from "#domain/parsed-json";
import * as z from "zod/mini";

/** From this share (%) of what Meta grants on, the next call waits: past 100 all calls of the account are refused. */
const FULL = 90;
const REFUSED = 100;
/** Meta's shares fall within minutes; asked for where it names no time itself. */
const WAIT_MS = 5 * 60 * 1000;
const MINUTE_MS = 60 * 1000;
const LONGEST_MS = 24 * 60 * MINUTE_MS;

const share = z.optional(z.number());
const calls = z.object({ call_count: share, total_cputime: share, total_time: share });

/** Meta's headers of usage, and what each says. */
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

/** How long (ms) to leave Meta alone after an answer, by its headers of usage; 0 while there is room. */
export function usageWait(headers: Headers): number {
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
