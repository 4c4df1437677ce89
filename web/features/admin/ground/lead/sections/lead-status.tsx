import type { AssessmentView } from "#domain/leads/assessment-view";
import { describeLeadStatus } from "#domain/leads/pipeline";
import { NO_VALUE } from "../../data/no-value-text.ts";
import { useMoney } from "../../data/use-money.ts";
import { StatusShape } from "../../look/status-mark.tsx";
import { personName } from "../../staff/person-name.ts";
import { Ago } from "../../time/ago.tsx";
import { LeadSection } from "../page/lead-section.tsx";
import { LostFields } from "./lost-fields.tsx";

/** How the deal stands, since when, and why it was lost. Status and value are changed in the head. */
export function LeadStatusSection({ lead }: { lead: AssessmentView }) {
  const { leadStatus, dealValue, statusUpdatedAt, statusUpdatedBy } = lead;
  const money = useMoney();
  const worth = dealValue === null ? (leadStatus === "Won" ? NO_VALUE : "No deal value") : money(dealValue);
  return (
    <LeadSection id="status">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
        <StatusShape status={leadStatus} />
        <span className="font-semibold">{describeLeadStatus(leadStatus)}</span>
        <span className="text-ink-2">{worth}</span>
        {statusUpdatedAt && (
          <span className="text-ink-2 text-row">
            Since <Ago time={statusUpdatedAt} />
            {statusUpdatedBy && `, by ${personName(statusUpdatedBy)}`}
          </span>
        )}
      </p>
      {leadStatus === "Lost" && (
        <div className="mt-3">
          <LostFields lead={lead} />
        </div>
      )}
    </LeadSection>
  );
}
