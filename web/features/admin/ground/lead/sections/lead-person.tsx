import { ABOUT_OUTCOME } from "#domain/calls/call-outcomes";
import type { PersonAssessment, PersonCall } from "#domain/timeline/lead-details";
import { Badge } from "../../../../../ui/badge.tsx";
import { STATUS_TONE } from "./card-badges.tsx";
import { Ago } from "../../time/ago.tsx";
import { leadName } from "../../leads/lead-name.ts";
import { LeadLink } from "../../leads/lead-link.tsx";
import { LeadSection } from "../page/lead-section.tsx";

type Props = { id: number; person: readonly PersonAssessment[]; calls: readonly PersonCall[] };

/** The other assessments of the one person, newest first, and the calls that were recorded there. */
export function LeadPerson({ id, person, calls }: Props) {
  const others = person.filter((each) => each.id !== id);
  if (others.length === 0) return null;
  const current = others.find(({ counts }) => counts);
  const own = person.find((each) => each.id === id);
  const apart = others.filter((other) => hasOtherNumber(other, own));
  return (
    <LeadSection title="Same person" part="person" note={`${person.length} assessments`}>
      {current && (
        <p className="border-info rounded-field mb-3 border px-3 py-2 text-sm">
          Calls, owner and status are kept on{" "}
          <LeadLink id={current.id} className="link">
            the {current.assessmentType} of <Ago time={current.createdAt} />
          </LeadLink>
          .
        </p>
      )}
      {apart.length > 0 && (
        <p className="border-warning rounded-field mb-3 border px-3 py-2 text-sm">
          The same email was left with another number, so this may be somebody else. Each number is called.
        </p>
      )}
      <ul className="divide-base-300 divide-y text-sm">
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

/** Only the e-mail joins the two, and their numbers differ. */
function hasOtherNumber(other: PersonAssessment, own: PersonAssessment | undefined): boolean {
  return other.sharesEmail && !other.sharesPhone && other.phone !== null && own?.phone != null;
}

type RowProps = { other: PersonAssessment; isApart: boolean; calls: readonly PersonCall[] };

function PersonRow({ other, isApart, calls }: RowProps) {
  const { assessmentType, completedAt, leadScore, offerTier, leadStatus } = other;
  const facts = [
    completedAt === null ? "not completed" : null,
    offerTier === null ? null : `Offer ${offerTier}`,
    leadScore === null ? null : `Lead score ${leadScore}`,
    isApart ? "another number" : sharedWords(other),
  ].filter((fact) => fact !== null);
  return (
    <li className="py-2">
      <div className="flex flex-wrap items-center gap-x-3">
        <LeadLink id={other.id} className="link tap min-w-0 font-medium [overflow-wrap:anywhere]">
          <bdi>{leadName(other)}</bdi>
        </LeadLink>
        <Badge tone={STATUS_TONE[leadStatus]} className="badge-sm">
          {leadStatus}
        </Badge>
        {isApart && (
          <Badge tone="warning" className="badge-sm">
            Same email
          </Badge>
        )}
        <span className="text-base-content/75">
          {assessmentType === "chat" ? "AI Chat" : "Quiz"}, <Ago time={other.createdAt} />
        </span>
      </div>
      <p className="text-base-content/75 text-xs">{facts.join(" · ")}</p>
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
