import type { AssessmentView } from "#domain/leads/assessment-view";
import { RELATED_MAX } from "#domain/leads/related-assessment";
import { useQuery } from "@tanstack/react-query";
import { Dialog } from "../../../../../ui/dialog.tsx";
import { ErrorPanel } from "../../data/error-panel.tsx";
import { cutText } from "../../data/figures.ts";
import { LeadLink } from "../../leads/lead-link.tsx";
import { relatedQuery } from "../../leads/lead-writes.ts";
import { shortLeadName } from "../../leads/lead-name.ts";
import { Tag } from "../../look/tag.tsx";
import { TierTag } from "../../look/tier-tag.tsx";
import { timeText } from "../../time/times.ts";

type Props = { lead: AssessmentView; onClose: () => void };

/** Other assessments, probably by the same person. */
export function RelatedDialog({ lead, onClose }: Props) {
  const { data, isPending, isError, error, refetch } = useQuery({
    ...relatedQuery(lead.id),
    staleTime: 0,
    refetchOnMount: "always",
  });
  return (
    <Dialog
      title="Related Assessments"
      description={<bdi>{shortLeadName(lead)}</bdi>}
      width="lg"
      onClose={onClose}
    >
      {isPending && (
        <p role="status" className="text-base-content/75">
          Loading related assessments…
        </p>
      )}
      {isError && (
        <ErrorPanel
          title="Failed to fetch related assessments"
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {data?.length === 0 && <p>No related assessments found</p>}
      {data && data.length > 0 && (
        <>
          <p>Found {cutText(data.length, RELATED_MAX)} assessment(s) for this user</p>
          <ul className="divide-base-300 divide-y">
            {data.map((related) => (
              <RelatedEntry key={related.id} related={related} onShow={onClose} />
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}

type Related = AssessmentView & { matchedBy: "email" | "ip" };

function RelatedEntry({ related, onShow }: { related: Related; onShow: () => void }) {
  const { assessmentType, offerTier, matchedBy, createdAt, ipAddress, businessUrl, completedAt } = related;
  const facts = [
    ["Created", timeText(createdAt)],
    ["IP address", ipAddress],
    ["Website", businessUrl],
    ["Completed", completedAt === null ? "Not completed" : timeText(completedAt)],
  ] as const;
  return (
    <li className="py-4">
      <p className="mb-2 font-semibold [overflow-wrap:anywhere]">
        <LeadLink id={related.id} className="link tap" onFollow={onShow}>
          <bdi>{shortLeadName(related)}</bdi>
        </LeadLink>
      </p>
      <p className="flex flex-wrap gap-2">
        <Tag>{assessmentType === "chat" ? "AI Chat" : "Quiz"}</Tag>
        <TierTag tier={offerTier} />
        <Tag>{matchedBy === "email" ? "Same email" : "Same IP address"}</Tag>
      </p>
      <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
        {facts.map(([label, value]) =>
          value ? (
            <div key={label} className="contents">
              <dt className="text-base-content/75">{label}</dt>
              <dd className="[overflow-wrap:anywhere]">
                <bdi>{value}</bdi>
              </dd>
            </div>
          ) : null,
        )}
      </dl>
    </li>
  );
}
