import { CRM_NAME, type CrmStage } from "#domain/money/ads/crm-stage";
import type { AdParams } from "#domain/money/ads/ad-params";
import type { DeliveryLead } from "../../db/leads/delivery-lead.ts";
import type { ToldFormLead } from "../../db/delivery/crm-stages.ts";

/**
 * A stage of a lead of one of Meta's own forms, in the format of its CRM events (contract 23). Meta finds the person by
 * its own id of the lead, so nothing else about them goes there. `event_time` is in seconds.
 */
export type CrmEvent = {
  event_name: CrmStage;
  event_time: number;
  event_id: string;
  action_source: "system_generated";
  user_data: { lead_id: string };
  custom_data: AdParams & { event_source: "crm"; lead_event_source: string };
};

const seconds = (ms: number) => Math.floor(ms / 1000);

/** `at` is when the lead got to the stage (ms), but the first; Meta refuses what came before its own lead. */
export function crmEvent(
  stage: CrmStage,
  at: number,
  { leadgenId, createdAt }: Pick<ToldFormLead, "leadgenId" | "createdAt">,
  { dealValue, dealCurrency }: Pick<DeliveryLead, "dealValue" | "dealCurrency">,
): CrmEvent {
  const value = stage === "Won" && dealValue !== null ? { value: dealValue, currency: dealCurrency } : {};
  const made = createdAt === null ? seconds(at) : seconds(createdAt) + 1;
  return {
    event_name: stage,
    event_time: stage === "Lead" ? made : Math.max(seconds(at), made),
    event_id: `${leadgenId}:${stage}`,
    action_source: "system_generated",
    user_data: { lead_id: leadgenId },
    custom_data: { event_source: "crm", lead_event_source: CRM_NAME, ...value },
  };
}

/**
 * Events as JSON. Meta takes a lead's id as a number, and has some that a number of this language would round: the digits
 * are written as they are.
 */
export function eventsJson(body: object): string {
  return JSON.stringify(body).replaceAll(/"lead_id":"(\d+)"/g, '"lead_id":$1');
}
