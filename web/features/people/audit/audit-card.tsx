import type { StaffWords } from "#domain/content/staff-words";
import type { AuditEntity, AuditEntry } from "#domain/people/audit/audit-acts";
import { CHANNELS, ABOUT_CHANNEL } from "#domain/delivery/channels";
import { SETTING_KEYS } from "#domain/settings/settings";
import { useInfiniteQuery, infiniteQueryOptions } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { api, unwrap } from "../../../lib/api.ts";
import { useStaffWords } from "../../content/published/published.ts";
import { DataTable } from "../../kit/charts/data-table.tsx";
import { ALWAYS_NEW } from "../../kit/data/query-client.ts";
import { QueryStates } from "../../kit/data/query-states.tsx";
import { ShowMore } from "../../kit/data/show-more.tsx";
import { ALONE } from "../../kit/data/table-frame.tsx";
import { LeadLink } from "../../leads/basics/lead-link.tsx";
import { shortLeadName } from "../../leads/basics/lead-name.ts";
import { useTiers } from "../../offers/known/offers-query.ts";
import { SETTING_NAMES } from "../../kit/settings/setting-names.ts";
import { SettingsCard } from "../../kit/settings/settings-card.tsx";
import { timeText } from "../../kit/time/times.ts";
import { OVERRIDE_RULES } from "../../offers/rules/overrides/override-rule-kind.ts";
import { SCORE_RANGES } from "../../offers/rules/scoring/score-range-kind.ts";
import { SCORING_RULES } from "../../offers/rules/scoring/scoring-rule-kind.ts";
import { useRules } from "../../offers/rules/use-rules.ts";
import { actText, detailText } from "./audit-words.ts";

/** Who changed what, newest first. */
export function AuditCard() {
  const list = useInfiniteQuery(auditQuery());
  const nameOf = useRecordNames();
  const words = useStaffWords();
  const entries = list.data?.pages.flatMap((page) => page.entries) ?? [];
  return (
    <SettingsCard
      title="Audit log"
      note="Who did what, and when. For leads, it records which fields were changed, but not what was in them."
    >
      <QueryStates query={list} loading="Loading the audit log…" failed="The audit log could not be loaded" />
      {list.data && entries.length === 0 && <p className="text-base-content/75">No changes yet.</p>}
      {entries.length > 0 && (
        <DataTable
          caption="Audit entries"
          most={ALONE}
          rows={entries}
          rowKey={({ id }) => String(id)}
          columns={[
            { label: "When and who", cell: whenAndWho },
            {
              label: "What",
              cell: (entry) => what(entry, auditRecord(entry, nameOf), words),
              isText: true,
            },
          ]}
        />
      )}
      <ShowMore list={list} />
    </SettingsCard>
  );
}

/**
 * Two columns, which a phone has room for: a wide table would have to be scrolled to read one line. From a tablet on
 * both stand in one line, each below the other's.
 */
function whenAndWho({ at, who }: AuditEntry) {
  return (
    <div className="md:flex md:gap-x-3">
      <span className="block md:w-40">{timeText(at)}</span>
      <span className="text-ink-2 block max-w-52 text-xs md:leading-5 [overflow-wrap:anywhere] whitespace-normal">
        {who}
      </span>
    </div>
  );
}

function what(entry: AuditEntry, record: ReactNode, words: StaffWords) {
  const details = detailText(entry, words);
  return (
    <div className="grid gap-x-3 gap-y-0.5 md:grid-cols-[11rem_minmax(0,1fr)]">
      <p className="font-semibold">{actText(entry)}</p>
      {record && <div>{record}</div>}
      {details && <p className="text-ink-2 md:col-start-2">{details}</p>}
    </div>
  );
}

function auditQuery() {
  return infiniteQueryOptions({
    ...ALWAYS_NEW,
    queryKey: ["audit"],
    queryFn: ({ pageParam }) =>
      unwrap(api.audit.$get({ query: pageParam === null ? {} : { cursor: String(pageParam) } })),
    initialPageParam: firstPage(),
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}

function firstPage(): number | null {
  return null;
}

/** What an act was done to: a lead is linked, anything else called by its name. */
function auditRecord(entry: AuditEntry, nameOf: (entry: AuditEntry) => string): ReactNode {
  const { entity, entityId, lead } = entry;
  if (lead)
    return (
      <LeadLink id={lead.id}>
        <bdi className="line-clamp-2 min-w-40">{shortLeadName(lead)}</bdi>
      </LeadLink>
    );
  if (entity === "assessment") return `Lead ${entityId}, since deleted`;
  if (entity === "personal-data") return <LeadNumbers ids={entityId} />;
  return nameOf(entry);
}

function LeadNumbers({ ids }: { ids: string }) {
  return (
    <span className="flex flex-wrap gap-x-3">
      {ids
        .split(",")
        .filter(Boolean)
        .map((id) => (
          <LeadLink key={id} id={Number(id)}>
            Lead {id}
          </LeadLink>
        ))}
    </span>
  );
}

/** The names of records other than leads, as they are now; one that is gone has only its number. */
function useRecordNames(): (entry: AuditEntry) => string {
  const words = useStaffWords();
  const tiers = useTiers();
  const points = useRules(SCORING_RULES).rules;
  const ranges = useRules(SCORE_RANGES).rules;
  const overrides = useRules(OVERRIDE_RULES).rules;
  return ({ entity, entityId }) => {
    const isIt = ({ id }: { id: number }) => String(id) === entityId;
    const rule = points?.find(isIt);
    const range = ranges?.find(isIt);
    const names: Record<Exclude<AuditEntity, "assessment" | "personal-data">, string> = {
      booking: `Booking ${entityId}`,
      delivery: deliveryName(entityId),
      leads: "",
      "waiting-address": `Address ${entityId}`,
      "old-leads": "",
      slack: "",
      scoring: "",
      figures: "",
      setting: settingName(entityId),
      content: `Version ${entityId}`,
      offer: [`Offer ${entityId}`, tiers.find(({ tier }) => String(tier) === entityId)?.name]
        .filter(Boolean)
        .join(": "),
      "scoring-rule": rule ? SCORING_RULES.describe(rule, words) : `Rule ${entityId}`,
      "score-range": range ? SCORE_RANGES.describe(range, words) : `Range ${entityId}`,
      "override-rule": overrides?.find(isIt)?.name ?? `Rule ${entityId}`,
      "mail-template": `Template ${entityId}`,
      "api-key": `Key ${entityId}`,
      "webhook-endpoint": `Endpoint ${entityId}`,
      "lead-form": `Form ${entityId}`,
    };
    return Object.entries(names).find(([name]) => name === entity)?.[1] ?? "";
  };
}

function settingName(key: string): string {
  const known = SETTING_KEYS.find((one) => one === key);
  return known ? SETTING_NAMES[known] : key;
}

/** Messages are resent by their numbers, or all of a channel. */
function deliveryName(ids: string): string {
  const channel = CHANNELS.find((one) => one === ids);
  if (channel) return `All of ${ABOUT_CHANNEL[channel].name}`;
  const count = ids.split(",").length;
  return count === 1 ? "1 message" : `${count} messages`;
}
