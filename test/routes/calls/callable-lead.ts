import type { AssessmentView } from "#domain/leads/assessment-view";
import { completedLead, type StoredLead } from "../../setup/lead.ts";
import { rows } from "../../setup/database/rows.ts";
import { staffApi, staffJson } from "../../setup/staff-api.ts";

export const PHONE = "+14035550134";

type Answer = { assessment: AssessmentView };

/** A lead that took the quiz and told staff that it may be called. */
export async function callableLead(
  phone = PHONE,
  changes: Record<string, unknown> = {},
): Promise<StoredLead> {
  const lead = await completedLead(changes);
  await staffJson(`/api/leads/${lead.id}/phone`, { method: "PUT", json: { phone, agreed: "mail" } });
  return lead;
}

/** The desk never closes, so that nothing depends on when a test runs. */
export async function alwaysOpen(): Promise<void> {
  const night = [{ from: "00:00", to: "00:00", nextDay: true }];
  const days = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];
  await rows(
    "update system_settings set value = ? where key = 'desk_hours'",
    JSON.stringify(Object.fromEntries(days.map((day) => [day, night]))),
  );
}

export { projectedLead as storedLead } from "../../setup/figures/projected-lead.ts";

/** A call by a member of staff; what the screen makes up itself is new each time. */
export function recordCall(id: number, json: Record<string, unknown>, who?: string): Promise<Response> {
  const call = { callId: crypto.randomUUID(), afterCall: null, ...json };
  return staffApi(`/api/leads/${id}/calls`, { json: call, ...(who && { who }) });
}

export async function leadOf(answer: Response): Promise<AssessmentView> {
  return (await answer.json<Answer>()).assessment;
}

export const auditOf = () =>
  rows("select who, action, entity, entity_id, details from audit where action <> 'phone' order by id");
