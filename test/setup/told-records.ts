import type { ListedEntity } from "#domain/delivery/changes/desk-changes";
import { settled } from "./api.ts";
import { rows } from "./database/rows.ts";

type Told = { entity: ListedEntity; query: string };

/** What staff's screens show of each kind of record; `id` is what a change names it by. */
const SHOWN: Told[] = [
  { entity: "offer", query: "select tier as id, * from tier_configs" },
  { entity: "scoring-rule", query: "select * from scoring_rules" },
  { entity: "score-range", query: "select * from score_ranges" },
  { entity: "override-rule", query: "select * from override_rules" },
  { entity: "setting", query: "select key as id, * from system_settings" },
  {
    entity: "content",
    query:
      "select coalesce(number, 'draft') as id, iif(number is null, document, 'published') from content_versions",
  },
  { entity: "channel", query: "select channel as id, 'pause', reason from channel_pauses" },
  {
    entity: "channel",
    query: `select 'slack' as id, team_name, channel_name, configuration_url, broken_reason, scopes, uninvited
      from slack_installation`,
  },
  { entity: "call", query: "select id, call_id from calls" },
  {
    entity: "booking",
    query: `select id, assessment_id, matched_by, status, outcome, said, name, email, starts_at from bookings
      where replaced_by is null`,
  },
  { entity: "delivery", query: "select id from outbox where status = 'dead'" },
];

type Records = Map<string, unknown>;

async function shownRecords(): Promise<Records> {
  const all = await Promise.all(
    SHOWN.map(async ({ entity, query }, n) =>
      (await rows(query)).map((row) => [`${n} ${entity} ${row["id"]}`, JSON.stringify(row)] as const),
    ),
  );
  return new Map(all.flat());
}

const recordOf = (key: string) => key.slice(key.indexOf(" ") + 1);

/** The records, as `entity id`, of which something shown differs. */
function differing(before: Records, after: Records): string[] {
  const keys = [...new Set([...before.keys(), ...after.keys()])];
  const changed = keys.filter((key) => before.get(key) !== after.get(key));
  return [...new Set(changed.map(recordOf))].toSorted();
}

/** The records that differ after an act, and those that screens were told of, each as `entity id` in order. */
export async function toldBy(act: () => Promise<unknown>): Promise<{ changed: string[]; told: string[] }> {
  const before = await shownRecords();
  const [newest] = await rows("select coalesce(max(id), 0) as id from changes");
  await act();
  await settled();
  const feed = await rows(
    "select entity, entity_id from changes where id > ? and entity <> 'assessment'",
    newest?.["id"] ?? 0,
  );
  const told = feed.map(({ entity, entity_id: id }) => `${entity} ${id}`);
  return { changed: differing(before, await shownRecords()), told: [...new Set(told)].toSorted() };
}
