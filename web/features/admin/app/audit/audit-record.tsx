import { CHANNELS, ABOUT_CHANNEL } from "#domain/delivery/channels";
import type { AuditEntity } from "#domain/audit/audit-acts";
import type { AuditEntry } from "#domain/audit/audit-entry";
import { SETTING_KEYS } from "#domain/settings/settings";
import type { ReactNode } from "react";
import { LeadLink } from "../../ground/leads/lead-link.tsx";
import { shortLeadName } from "../../ground/leads/lead-name.ts";
import { useTiers } from "../../ground/offers/use-tiers.ts";
import { OVERRIDE_RULES } from "../../rules/overrides/override-rule-kind.ts";
import { useRules } from "../../rules/use-rules.ts";
import { SCORE_RANGES } from "../../rules/scoring/score-range-kind.ts";
import { SCORING_RULES } from "../../rules/scoring/scoring-rule-kind.ts";
import { SETTING_NAMES } from "../../ground/settings/setting-names.ts";

/** What an act was done to: a lead is linked, anything else called by its name. */
export function auditRecord(entry: AuditEntry, nameOf: (entry: AuditEntry) => string): ReactNode {
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
export function useRecordNames(): (entry: AuditEntry) => string {
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
      "old-leads": "",
      slack: "",
      scoring: "",
      figures: "",
      setting: settingName(entityId),
      content: `Version ${entityId}`,
      offer: [`Offer ${entityId}`, tiers.find(({ tier }) => String(tier) === entityId)?.name]
        .filter(Boolean)
        .join(": "),
      "scoring-rule": rule ? SCORING_RULES.describe(rule) : `Rule ${entityId}`,
      "score-range": range ? SCORE_RANGES.describe(range) : `Range ${entityId}`,
      "override-rule": overrides?.find(isIt)?.name ?? `Rule ${entityId}`,
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
