import { buttonClass } from "../../../ui/button-class.ts";
import { leadName } from "../ground/leads/lead-name.ts";
import { bookingOn, cancelPage } from "./booked-words.ts";
import type { MovedLead } from "../ground/moves/move-question.ts";
import { QuestionFrame, type Asked } from "./question-frame.tsx";

/** What should happen to calls that leads who are lost now still expect. Only the provider's page cancels one. */
export function OpenBookings(asked: Asked) {
  const { leads, onSkip } = asked;
  const isOne = leads.length === 1;
  const elsewhere = leads.filter((lead) => cancelPage(lead) === null).length;
  const question = isOne ? "What should happen to the call?" : "What should happen to the calls?";
  return (
    <QuestionFrame {...asked} label={question} heading={question} skip={isOne ? "Keep it" : "Done"}>
      <ul className="space-y-2 text-sm">
        {leads.map((lead) => (
          <CallOf key={lead.id} lead={lead} onFollow={isOne ? onSkip : undefined} />
        ))}
      </ul>
      {elsewhere > 0 && (
        <p className="text-sm">
          {elsewhere === 1
            ? "Cancel it in your calendar, or the lead expects the call."
            : "Cancel them in your calendar, or the leads expect their calls."}
        </p>
      )}
    </QuestionFrame>
  );
}

function CallOf({ lead, onFollow }: { lead: MovedLead; onFollow: (() => void) | undefined }) {
  const page = cancelPage(lead);
  return (
    <li className="flex flex-wrap items-center gap-2">
      <span className="min-w-0 grow basis-40 [overflow-wrap:anywhere]">
        <bdi className="font-semibold">{leadName(lead)}</bdi>: {bookingOn(lead)}
      </span>
      {page && (
        <a
          href={page}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass({ size: "sm" })}
          onClick={onFollow}
        >
          Cancel it<span className="sr-only"> (opens its calendar)</span>
        </a>
      )}
    </li>
  );
}
