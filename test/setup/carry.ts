import type { CarriedKind } from "#domain/settings/carry/carried-kinds";
import { seenVersions, type SeenVersions } from "#domain/settings/carry/carry-plan";
import {
  CARRIED,
  funnelFileText,
  readFunnelFile,
  recordsForFile,
  type CarriedContent,
} from "#domain/settings/carry/funnel-file";
import { staffApi, staffJson } from "./staff-api.ts";

export const OFFERS = "/api/tier-configs";
export const RULES = "/api/scoring-rules";
export const RANGES = "/api/score-ranges";
export const OVERRIDES = "/api/override-rules";
export const SETTINGS = "/api/system-settings";

/** The records of a kind as they are stored, as a file has them, and as somebody has seen them. */
export async function listed<Write extends object, Stored extends { version: number }>(
  path: string,
  kind: CarriedKind<Write, Stored>,
) {
  const stored = await staffJson<Stored[]>(path);
  return { stored, records: recordsForFile(kind, stored), seen: seenVersions(kind, stored) };
}

/** Everything beside the texts, as the dashboard exports it; and what is given of them. */
export async function exportedAll(content?: CarriedContent) {
  return funnelFileText({
    ...(content && { content }),
    offers: (await listed(OFFERS, CARRIED.offers)).records,
    rules: (await listed(RULES, CARRIED.rules)).records,
    ranges: (await listed(RANGES, CARRIED.ranges)).records,
    overrides: (await listed(OVERRIDES, CARRIED.overrides)).records,
    settings: (await listed(SETTINGS, CARRIED.settings)).records,
  });
}

export const takeOver = (path: string, records: readonly object[] | undefined, seen: SeenVersions) =>
  staffApi(`${path}/import`, { json: { records, seen } });

/** Takes over everything beside the texts, as the dashboard does; gives what came of each kind. */
export async function importAll(text: string): Promise<unknown[]> {
  const file = readFunnelFile(text);
  const parts = [
    [OFFERS, file.offers, (await listed(OFFERS, CARRIED.offers)).seen],
    [RULES, file.rules, (await listed(RULES, CARRIED.rules)).seen],
    [RANGES, file.ranges, (await listed(RANGES, CARRIED.ranges)).seen],
    [OVERRIDES, file.overrides, (await listed(OVERRIDES, CARRIED.overrides)).seen],
    [SETTINGS, file.settings, (await listed(SETTINGS, CARRIED.settings)).seen],
  ] as const;
  const answers: unknown[] = [];
  for (const [path, records, seen] of parts) {
    const answer = await takeOver(path, records, seen);
    answers.push(answer.ok ? await answer.json() : { status: answer.status, body: await answer.text() });
  }
  return answers;
}
