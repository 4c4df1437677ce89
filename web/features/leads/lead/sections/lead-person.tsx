import { TYPE_WORDS } from "#domain/leads/assessment-list";
import { ABOUT_OUTCOME } from "#domain/calls/call-outcomes";
import type { AssessmentView } from "#domain/leads/assessment-view";
import { RELATED_MAX } from "#domain/leads/related-assessment";
import { PERSON_MAX, type PersonAssessment, type PersonCall } from "#domain/leads/timeline/lead-details";
import { useQuery } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { ErrorPanel } from "../../../kit/data/error-panel.tsx";
import { cutText } from "../../../kit/data/figures.ts";
import { LeadLink } from "../../basics/lead-link.tsx";
import { leadName, shortLeadName } from "../../basics/lead-name.ts";
import { relatedQuery } from "../../basics/lead-writes.ts";
import { StatusMark } from "../../../kit/look/status-mark.tsx";
import { Tag, tierText, TierTag } from "../../../kit/look/tag.tsx";
import { Ago } from "../../../kit/time/ago.tsx";
import { timeText } from "../../../kit/time/times.ts";
import { LeadSection } from "../page/lead-section.tsx";
import type { LeadMore } from "../read/lead-query.ts";

/** What is read with the lead; null until it is there. */
type Props = { lead: AssessmentView; more: Pick<LeadMore, "person" | "calls"> | null };

/** The other assessments of the one person, newest first, and the calls that were recorded there. */
export function LeadPerson({ lead, more }: Props) {
  const [isAsked, setAsked] = useState(false);
  const related = (
    <Button variant="outline" size="sm" onClick={() => setAsked(true)}>
      Related Assessments
    </Button>
  );
  return (
    <>
      {more?.person.some(({ id }) => id !== lead.id) ? (
        <Others lead={lead} {...more} related={related} />
      ) : (
        <LeadSection id="person" empty={more || lead.ofPerson === 1 ? "One assessment" : "Loading…"}>
          {related}
        </LeadSection>
      )}
      {/* It stays open when the person's other assessments come. */}
      {isAsked && <RelatedDialog lead={lead} onClose={() => setAsked(false)} />}
    </>
  );
}

type OthersProps = {
  lead: AssessmentView;
  person: readonly PersonAssessment[];
  calls: readonly PersonCall[];
  related: ReactNode;
};

function Others({ lead, person, calls, related }: OthersProps) {
  const { id } = lead;
  const others = person.filter((each) => each.id !== id);
  const current = others.find(({ counts }) => counts);
  const own = person.find((each) => each.id === id);
  const apart = others.filter((other) => hasOtherNumber(other, own));
  return (
    <LeadSection id="person" count={cutText(person.length, PERSON_MAX)} more={related}>
      {current && (
        <p className="border-note rounded-lg mb-3 border px-3 py-2 text-sm">
          Calls, owner and status are kept on{" "}
          <LeadLink id={current.id} className="link">
            the {current.assessmentType} of <Ago time={current.createdAt} />
          </LeadLink>
          .
        </p>
      )}
      {apart.length > 0 && (
        <p className="border-wait rounded-lg mb-3 border px-3 py-2 text-sm">
          The same email was left with another number, so this may be someone else. Each number gets its own
          calls.
        </p>
      )}
      <ul className="divide-line divide-y text-sm">
        {others.map((other) => (
          <PersonRow
            key={other.id}
            other={other}
            isApart={apart.includes(other)}
            calls={calls.filter(({ leadId }) => leadId === other.id)}
          />
        ))}
      </ul>
    </LeadSection>
  );
}

/** Whether another assessment of the person has the same address, and another number. */
export function sharesEmailOnly(id: number, person: readonly PersonAssessment[]): boolean {
  const own = person.find((each) => each.id === id);
  return person.some((other) => other.id !== id && hasOtherNumber(other, own));
}

/** Only the e-mail joins the two, and their numbers differ. */
function hasOtherNumber(other: PersonAssessment, own: PersonAssessment | undefined): boolean {
  return other.sharesEmail && !other.sharesPhone && other.phone !== null && own?.phone != null;
}

type RowProps = { other: PersonAssessment; isApart: boolean; calls: readonly PersonCall[] };

function PersonRow({ other, isApart, calls }: RowProps) {
  const { assessmentType, completedAt, leadScore, offerTier, leadStatus } = other;
  const facts = [
    completedAt === null ? "not completed" : null,
    offerTier === null ? null : tierText(offerTier),
    leadScore === null ? null : `Lead score ${leadScore}`,
    isApart ? "another number" : sharedWords(other),
  ].filter((fact) => fact !== null);
  return (
    <li className="py-2">
      <div className="flex flex-wrap items-center gap-x-3">
        <LeadLink id={other.id} className="link tap min-w-0 font-medium [overflow-wrap:anywhere]">
          <bdi>{leadName(other)}</bdi>
        </LeadLink>
        <StatusMark status={leadStatus} />
        {isApart && <Tag tone="wait">Same email</Tag>}
        <span className="text-ink-2">
          {TYPE_WORDS[assessmentType]}, <Ago time={other.createdAt} />
        </span>
      </div>
      <p className="text-ink-2 text-xs">{facts.join(" · ")}</p>
      {calls.map(({ callId, outcome, at, calledBy }) => (
        <p key={callId} className="text-xs [overflow-wrap:anywhere]">
          Call: {ABOUT_OUTCOME[outcome].name}, <Ago time={at} />, {calledBy}
        </p>
      ))}
    </li>
  );
}

function sharedWords({ sharesEmail, sharesPhone }: PersonAssessment): string | null {
  if (sharesEmail && sharesPhone) return "same email and phone";
  if (sharesEmail) return "same email";
  return sharesPhone ? "same phone" : null;
}

type RelatedDialogProps = { lead: AssessmentView; onClose: () => void };

/** Other assessments, probably by the same person. */
function RelatedDialog({ lead, onClose }: RelatedDialogProps) {
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
        <Tag>{TYPE_WORDS[assessmentType]}</Tag>
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
