import { buttonClass } from "../../../ui/button-class.ts";
import { leadName } from "../leads/lead-name.ts";
import { callOn } from "./booked-words.ts";
import { QuestionFrame, type Asked } from "./question-frame.tsx";

/** What becomes of calls that leads who are lost now still expect. Only the provider's page cancels one. */
export function BookedCalls(asked: Asked) {
  const { leads, onSkip } = asked;
  const isOne = leads.length === 1;
  const isHere = leads.every(({ bookedCall }) => bookedCall?.page);
  return (
    <QuestionFrame
      {...asked}
      label="What becomes of the call?"
      heading={isOne ? "What becomes of the call?" : "What becomes of the calls?"}
      skip={isOne ? "Keep it" : "Done"}
    >
      <ul className="space-y-2 text-sm">
        {leads.map((lead) => (
          <li key={lead.id} className="flex flex-wrap items-center gap-2">
            <span className="min-w-0 grow basis-40 [overflow-wrap:anywhere]">
              <bdi className="font-semibold">{leadName(lead)}</bdi>: {callOn(lead)}
            </span>
            {lead.bookedCall?.page && (
              <a
                href={lead.bookedCall.page}
                target="_blank"
                rel="noopener noreferrer"
                className={buttonClass({ size: "sm" })}
                onClick={isOne ? onSkip : undefined}
              >
                Cancel it<span className="sr-only"> (opens its calendar)</span>
              </a>
            )}
          </li>
        ))}
      </ul>
      {!isHere && <p className="text-sm">Cancel it in your calendar, or the lead expects the call.</p>}
    </QuestionFrame>
  );
}
