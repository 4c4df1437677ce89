import { TYPE_WORDS } from "#domain/leads/assessment-list";
import type { PersonalAssessment, PersonalBooking, PersonalData } from "#domain/people/privacy/personal-data";
import { CheckboxField } from "../../../../ui/checkbox-field.tsx";
import { shortLeadName } from "../../basics/lead-name.ts";
import { timeText } from "../../../kit/time/times.ts";
import { assessmentKey, bookingKey, leaveOut, type LeftOut } from "./personal-choice.ts";

type Props = { data: PersonalData; choose?: { leftOut: LeftOut; onChange: (leftOut: LeftOut) => void } };

/** What there is of a person; where staff may choose, each entry with a box. */
export function PersonalList({ data, choose }: Props) {
  const entries = [
    ...data.assessments.map((one) => ({ key: assessmentKey(one), words: <AssessmentWords of={one} /> })),
    ...data.bookings.map((one) => ({ key: bookingKey(one), words: <BookingWords of={one} /> })),
  ];
  return (
    <ul className="border-base-300 max-h-72 divide-y overflow-y-auto rounded-lg border" tabIndex={0}>
      {entries.map(({ key, words }) => (
        <li key={key} className="border-base-300 px-4 py-2 text-sm">
          {choose ? (
            <CheckboxField
              label={words}
              checked={!choose.leftOut.has(key)}
              onChange={({ target }) => choose.onChange(leaveOut(choose.leftOut, key, !target.checked))}
            />
          ) : (
            words
          )}
        </li>
      ))}
    </ul>
  );
}

function AssessmentWords({ of: one }: { of: PersonalAssessment }) {
  const type = TYPE_WORDS[one.assessmentType];
  return (
    <Words title={shortLeadName(one)} facts={[type, timeText(one.createdAt), one.leadStatus]}>
      {one.sharesEmail ? null : `Same phone, other email: ${one.email ?? "none"}`}
    </Words>
  );
}

function BookingWords({ of: one }: { of: PersonalBooking }) {
  const when = one.startsAt === null ? "no time" : timeText(one.startsAt, one.clocks);
  return <Words title={shortLeadName(one)} facts={["Booked call", when, one.status]} />;
}

type WordsProps = { title: string; facts: readonly string[]; children?: string | null };

function Words({ title, facts, children }: WordsProps) {
  return (
    <span className="block min-w-0 [overflow-wrap:anywhere]">
      <bdi className="font-semibold">{title}</bdi>
      <span className="text-base-content/75 block">{facts.join(" · ")}</span>
      {children && <bdi className="block">{children}</bdi>}
    </span>
  );
}
