import { isLead } from "#domain/leads/is-lead";
import type { StaffWords } from "#domain/content/staff-words";
import { TYPE_WORDS, type AssessmentSort } from "#domain/leads/assessment-list";
import { PERSON_COUNTED, type AssessmentView } from "#domain/leads/assessment-view";
import { isOpenStatus } from "#domain/leads/pipeline";
import { isFromWaiting } from "#domain/leads/waiting-address";
import { useQueryClient } from "@tanstack/react-query";
import { use, type ComponentType, type MouseEvent } from "react";
import { ownerWords } from "../../../calls/acts/call-words.ts";
import { HeldQuestion } from "../../../calls/acts/held-question.tsx";
import { useMoney } from "../../../kit/data/use-money.ts";
import { safeWebAddress } from "../../../kit/data/web-address.ts";
import { shortLeadName, leadName } from "../../basics/lead-name.ts";
import { useStaffWords } from "../../../content/published/published.ts";
import { moneyHead, moneyWords, shortMoneyWords } from "../../basics/money-words.ts";
import { nextStepOf } from "../../basics/next-step.ts";
import { StepTime } from "../../basics/step-time.tsx";
import { PeopleHere } from "../../live/people-here.tsx";
import { Avatar, NobodyAvatar } from "../../../kit/look/avatar.tsx";
import { ScoreBadge } from "../../../kit/look/score-badge.tsx";
import { StatusMark } from "../../../kit/look/status-mark.tsx";
import { Tag } from "../../../kit/look/tag.tsx";
import { personName } from "../../../people/staff/person-name.ts";
import { ownAddress } from "../../../people/staff/use-staff.ts";
import { ShortAge } from "../../../kit/time/short-age.tsx";
import { useNow } from "../../../kit/time/use-now.ts";
import { RowActionsContext, type CellProps } from "./row-actions.ts";

type Column = {
  /** Its place in the grid of `list.css`. */
  id: string;
  /** What it is called; of some, that depends on how their owner words the answers. */
  label: string | ((words: StaffWords) => string);
  /** The order that its head gives the list; null if there is none. */
  sort: AssessmentSort | null;
  Cell: ComponentType<CellProps>;
};

/** The columns of the list: head, cells, and what stands there while they load. */
export const COLUMNS: readonly Column[] = [
  { id: "name", label: "Name", sort: null, Cell: NameCell },
  { id: "score", label: "Lead score", sort: "leadScore", Cell: ScoreCell },
  { id: "status", label: "Status", sort: null, Cell: StatusButton },
  { id: "money", label: moneyHead, sort: null, Cell: MoneyCell },
  { id: "value", label: "Value", sort: "dealValue", Cell: ValueCell },
  { id: "owner", label: "Owner", sort: null, Cell: OwnerCell },
  { id: "next", label: "Next step", sort: "due", Cell: NextCell },
  { id: "source", label: "Source", sort: null, Cell: SourceCell },
  { id: "added", label: "Added", sort: "created", Cell: AddedCell },
];

export function columnLabel({ label }: Column, words: StaffWords): string {
  return typeof label === "string" ? label : label(words);
}

function ScoreCell({ lead: { leadScore } }: CellProps) {
  return leadScore === null ? <Nothing /> : <ScoreBadge score={leadScore} />;
}

function MoneyCell({ lead: { answers } }: CellProps) {
  const words = useStaffWords();
  const money = shortMoneyWords(answers, words);
  if (money === "") return <Nothing />;
  return (
    <span dir="auto" title={moneyWords(answers, words)} className="truncate">
      {money}
    </span>
  );
}

function ValueCell({ lead: { dealValue } }: CellProps) {
  const money = useMoney();
  return dealValue === null ? null : (
    <span title={money(dealValue)} className="truncate">
      {money(dealValue)}
    </span>
  );
}

function SourceCell({ lead: { assessmentType, firstTouch } }: CellProps) {
  if (isFromWaiting(firstTouch)) return "Before opening";
  return TYPE_WORDS[assessmentType];
}

function AddedCell({ lead: { createdAt } }: CellProps) {
  return <ShortAge time={createdAt} />;
}

function Nothing() {
  return <span className="text-ink-3">–</span>;
}

/** Who left no address is in no stage until somebody says so. */
export function isStageless(lead: Pick<AssessmentView, "email" | "assessmentType" | "leadStatus">): boolean {
  return !isLead(lead) && lead.leadStatus === "MQL";
}

/** A lead's status, which opens the menu that changes it. */
function StatusButton({ lead }: CellProps) {
  const { askStatus } = use(RowActionsContext);
  const { id, leadStatus } = lead;
  if (isStageless(lead)) return null;
  return (
    <button
      type="button"
      data-status-of={id}
      aria-haspopup="menu"
      aria-label={`${leadStatus}: move ${shortLeadName(lead)} to…`}
      className="hover:bg-picked -mx-1 inline-flex min-h-6 cursor-pointer items-center rounded-md px-1 pointer-coarse:-my-2.5 pointer-coarse:min-h-11"
      onClick={() => askStatus(id)}
    >
      <StatusMark status={leadStatus} />
    </button>
  );
}

/** What is to be done with the lead next, and when; whether a booked call was held is answered here. */
function NextCell({ lead }: { lead: AssessmentView }) {
  const now = useNow();
  const step = nextStepOf(lead, now);
  if (step === null) return null;
  if (step.kind === "held") return <HeldQuestion lead={lead} isOneLine className="relative grow" />;
  if (step.kind === "state") {
    return (
      <span dir="auto" title={step.words} className="text-ink-2 truncate">
        {step.words}
      </span>
    );
  }
  return (
    <>
      <span dir="auto" title={step.words} className="min-w-0 truncate">
        {step.words}
      </span>
      {step.at !== null && (
        <StepTime
          at={step.at}
          now={now}
          isKept={step.kind === "booked"}
          timeZone={lead.timeZone}
          clocks={lead.bookedCall?.clocks}
        />
      )}
    </>
  );
}

/** Whose lead it is; nobody's is taken by a press. */
function OwnerCell({ lead }: CellProps) {
  const { claim } = use(RowActionsContext);
  const me = ownAddress(useQueryClient());
  const { owner } = lead;
  if (owner !== null) {
    return (
      <>
        <Avatar email={owner} title={ownerWords(owner, me)} />
        <span aria-hidden="true" title={owner} className="lead-owner-name truncate">
          {personName(owner).split(" ")[0]}
        </span>
      </>
    );
  }
  if (!isLead(lead) || !isOpenStatus(lead.leadStatus)) return null;
  return (
    <button
      type="button"
      aria-label={`Claim ${shortLeadName(lead)}`}
      title="Unassigned: claim it"
      className="hover:bg-picked relative cursor-pointer rounded-full pointer-coarse:after:absolute pointer-coarse:after:-inset-2.5"
      onClick={() => claim(lead.id)}
    >
      <NobodyAvatar />
    </button>
  );
}

/** Who it is: the link that opens the lead, how often they came, and their website or else their address. */
function NameCell({ lead }: CellProps) {
  const { open } = use(RowActionsContext);
  const follow = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    open(lead.id);
  };
  const name = leadName(lead);
  const from = whereFrom(lead);
  const ofPerson = lead.ofPerson < PERSON_COUNTED ? String(lead.ofPerson) : `${PERSON_COUNTED}+`;
  return (
    <>
      <a
        href={`/admin?lead=${lead.id}`}
        // The direction is the block's, so that a name is cut at its end.
        dir="auto"
        title={name}
        className={`link-hover min-w-6 shrink truncate text-sm leading-6 ${lead.name || lead.email ? "font-semibold" : "text-ink-2 font-medium"}`}
        onClick={follow}
      >
        {name}
      </a>
      {lead.ofPerson > 1 && (
        <span className="shrink-0 text-xs font-semibold" title={`${ofPerson} assessments of this person`}>
          <span aria-hidden="true">× {ofPerson}</span>
          <span className="sr-only">{ofPerson} assessments</span>
        </span>
      )}
      {lead.suspect && (
        <Tag tone="bad" className="shrink-0">
          Suspect
        </Tag>
      )}
      {lead.form?.isSetUp === false && (
        <Tag tone="wait" className="shrink-0">
          Form not set up
        </Tag>
      )}
      <PeopleHere lead={lead.id} className="-my-1 shrink-0" />
      {from !== null && (
        <span dir="auto" title={from} className="lead-from text-ink-3 min-w-0 flex-1 truncate">
          {from}
        </span>
      )}
    </>
  );
}

function whereFrom({ name, email, businessUrl }: CellProps["lead"]): string | null {
  const site = businessUrl === null ? null : safeWebAddress(businessUrl);
  if (site !== null) return new URL(site).host;
  return name?.trim() ? email : null;
}
