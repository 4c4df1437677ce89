import {
  CALL_FILTERS,
  DUE_FILTERS,
  LOST_FILTERS,
  OUTCOME_FILTERS,
  STAGE_DAYS,
  type FilterId,
} from "#domain/leads/filters/list-filters";
import { ASSESSMENT_TYPES, TYPE_WORDS } from "#domain/leads/assessment-list";
import { LEAD_STATUSES } from "#domain/leads/pipeline";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ownQuestionsQuery } from "../../../content/published/published.ts";
import { FilterChoice } from "../../../kit/data/filter-choice.tsx";
import { BOOKING_WORDS } from "../../basics/booking-words.ts";
import { OWNER_WORDS, ownerFilterWords } from "../../basics/owner-filter.ts";
import { useTiers } from "../../../offers/known/offers-query.ts";
import { DayField } from "./day-field.tsx";
import { DUE_WORDS, lostFilterName, outcomeWords, stageDaysWords } from "./filter-words.ts";
import type { FilterPatch, Filters } from "./filters.ts";

export type ControlProps = { filters: Filters; change: (patch: FilterPatch) => void };

/** How each filter is chosen; null where it is chosen along with another, or only by a link. */
export const FILTER_CONTROLS: Record<FilterId, ((props: ControlProps) => ReactNode) | null> = {
  // The field beside the others.
  search: null,
  tier: OfferFilter,
  leadStatus: StatusFilter,
  stageDays: StageFilter,
  lostReason: LostReasonFilter,
  type: ({ filters, change }) => (
    <Choice
      label="Source"
      all="All sources"
      value={filters.type}
      options={ASSESSMENT_TYPES.map((type) => [type, TYPE_WORDS[type]])}
      onChange={(type) => change({ type })}
    />
  ),
  owner: OwnerFilter,
  due: NextCallFilter,
  // Two of the choices of the next call.
  phone: null,
  nextStep: null,
  mail: null,
  outcome: ({ filters, change }) => (
    <Choice
      label="Last call"
      all="All leads"
      value={filters.outcome}
      options={OUTCOME_FILTERS.map((outcome) => [outcome, outcomeWords(outcome)])}
      onChange={(outcome) => change({ outcome })}
    />
  ),
  call: ({ filters, change }) => (
    <Choice
      label="Booked call"
      all="All leads"
      value={filters.call}
      options={CALL_FILTERS.map((call) => [call, BOOKING_WORDS[call]])}
      onChange={(call) => change({ call })}
    />
  ),
  answer: AnswerFilter,
  from: ({ filters, change }) => (
    <DayField label="From Date" value={filters.from} onChange={(from) => change({ from })} />
  ),
  to: ({ filters, change }) => (
    <DayField label="To Date" value={filters.to} onChange={(to) => change({ to })} />
  ),
  unchangedSince: ({ filters, change }) => (
    <DayField
      label="Unchanged Since"
      value={filters.unchangedSince}
      onChange={(unchangedSince) => change({ unchangedSince })}
    />
  ),
  leadsOnly: LeadsOnlyFilter,
  // A figure of the tab Ads leads to it.
  ad: null,
};

type ChoiceProps = {
  label: string;
  /** What no choice is called. */
  all: string;
  value: string | number | undefined;
  options: readonly (readonly [value: string, words: string])[];
  onChange: (value: string) => void;
};

function Choice({ label, all, value, options, onChange }: ChoiceProps) {
  return (
    <FilterChoice label={label} value={String(value ?? "")} onChange={onChange}>
      <option value="">{all}</option>
      {options.map(([option, words]) => (
        <option key={option} value={option}>
          {words}
        </option>
      ))}
    </FilterChoice>
  );
}

function OfferFilter({ filters, change }: ControlProps) {
  const offers = useTiers().map(
    ({ tier, name }) => [String(tier), name ? `Offer ${tier}: ${name}` : `Offer ${tier}`] as const,
  );
  return (
    <Choice
      label="Offer"
      all="All offers"
      value={filters.tier}
      options={offers}
      onChange={(tier) => change({ tier })}
    />
  );
}

function StatusFilter({ filters, change }: ControlProps) {
  return (
    <Choice
      label="Status"
      all="All statuses"
      value={filters.leadStatus}
      options={LEAD_STATUSES.map((status) => [status, status])}
      onChange={(leadStatus) => change({ leadStatus, ...(leadStatus !== "Lost" && { lostReason: null }) })}
    />
  );
}

function StageFilter({ filters: { stageDays }, change }: ControlProps) {
  const others = stageDays !== undefined && !STAGE_DAYS.some((days) => days === stageDays) ? [stageDays] : [];
  return (
    <Choice
      label="In stage for"
      all="Any time"
      value={stageDays}
      options={[...STAGE_DAYS, ...others].map((days) => [String(days), stageDaysWords(days)])}
      onChange={(days) => change({ stageDays: days })}
    />
  );
}

function LostReasonFilter({ filters, change }: ControlProps) {
  if (filters.leadStatus !== "Lost" && !filters.lostReason) return null;
  return (
    <Choice
      label="Lost reason"
      all="All reasons"
      value={filters.lostReason}
      options={LOST_FILTERS.map((reason) => [reason, lostFilterName(reason)])}
      onChange={(lostReason) => change({ lostReason })}
    />
  );
}

function OwnerFilter({ filters: { owner }, change }: ControlProps) {
  const others = owner?.includes("@") ? [[owner, ownerFilterWords(owner)] as const] : [];
  return (
    <Choice
      label="Owner"
      all="Everyone"
      value={owner}
      options={[...Object.entries(OWNER_WORDS), ...others]}
      onChange={(next) => change({ owner: next })}
    />
  );
}

function NextCallFilter({ filters: { due, phone, nextStep, mail }, change }: ControlProps) {
  return (
    <Choice
      label="Next call"
      all="All leads"
      value={mail ? "answer" : nextStep ? "no-step" : phone ? "no-number" : due}
      options={[
        ...DUE_FILTERS.map((one) => [one, DUE_WORDS[one]] as const),
        ["answer", "Waiting for an answer"],
        ["no-step", "No next step"],
        ["no-number", "No number"],
      ]}
      onChange={(next) => {
        const isOther = next === "no-number" || next === "no-step" || next === "answer";
        change({
          due: isOther ? null : next,
          phone: next === "no-number" ? "none" : null,
          nextStep: next === "no-step" ? "none" : null,
          mail: next === "answer" ? "waiting" : null,
        });
      }}
    />
  );
}

/** The owner's own questions that are answered by choosing; none where none are asked. */
function AnswerFilter({ filters, change }: ControlProps) {
  const { data: questions = [] } = useQuery(ownQuestionsQuery());
  const options = questions
    .filter(({ kind }) => kind === "choice")
    .flatMap(({ id, question, options: answers }) =>
      answers.map((one) => [`${id}.${one.id}`, `${question} ${one.label}`] as const),
    );
  if (options.length === 0 && !filters.answer) return null;
  return (
    <Choice
      label="Your own questions"
      all="All answers"
      value={filters.answer}
      options={options}
      onChange={(answer) => change({ answer })}
    />
  );
}

function LeadsOnlyFilter({ filters, change }: ControlProps) {
  return (
    <label className="flex min-h-8 grow basis-36 cursor-pointer items-center gap-2 text-xs leading-tight pointer-coarse:min-h-11">
      <input
        type="checkbox"
        className="checkbox checkbox-sm border-base-content/60"
        checked={filters.leadsOnly ?? false}
        onChange={(event) => change({ leadsOnly: event.target.checked ? "true" : null })}
      />
      Show leads only (hide anonymous entries)
    </label>
  );
}
