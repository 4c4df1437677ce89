import { isCallExpected } from "#domain/booking/reported-booking";
import { DEAL_VALUE_MESSAGE, dealValueFromText } from "#domain/leads/deal-value";
import { LOST_NOTE_MAX, LOST_REASONS, lostReasonName, type LostReason } from "#domain/leads/lost-reason";
import { useState, useRef } from "react";
import { buttonClass } from "../../../ui/button-class.ts";
import { NO_VALUE } from "../../kit/data/figures.ts";
import { useDealCurrency, useMoney } from "../../kit/data/use-money.ts";
import { leadName } from "../basics/lead-name.ts";
import { useLooking } from "../live/looking.ts";
import type { Answer } from "../moves/answer.ts";
import {
  endMoveQuestion,
  useMoveQuestion,
  type MoveQuestion,
  type MovedLead,
} from "../moves/move-question.ts";
import { AnswerField } from "./answer-field.tsx";
import { bookingOn, cancelPage, stillBookedWords } from "./booked-words.ts";
import { QuestionFrame, Whom, Key, type Asked } from "./question-frame.tsx";

/** Where the dashboard asks what follows a move, over whatever is shown, and in nobody's way. */
export function AfterMove() {
  const question = useMoveQuestion();
  const id = question?.leads[0].id ?? null;
  useLooking(id);
  return question && <Question key={`${question.to} ${id}`} question={question} />;
}

/** A call that is still expected is asked about once the reason is given, or skipped. */
function Question({ question }: { question: MoveQuestion }) {
  const { to, leads, onAnswer, onTakeBack, onEnd, onKept } = question;
  const [isAnswered, setAnswered] = useState(leads[0].lostReason !== null);
  const [calls] = useState(() => leads.filter((lead) => to === "Lost" && isCallExpected(lead, Date.now())));
  const close = (then: () => void) => () => {
    endMoveQuestion(leads[0].id);
    then();
  };
  const keep = close(() => {
    onEnd();
    onKept();
  });
  const askOfCalls = () => setAnswered(true);
  const answer = (given: Answer) => {
    const goOn = calls.length > 0 ? askOfCalls : close(onEnd);
    goOn();
    onAnswer(given);
  };
  const asked = { leads, onSkip: calls.length > 0 ? askOfCalls : keep, onTakeBack: close(onTakeBack) };
  if (to === "Won") return <DealWorth {...asked} onAnswer={answer} />;
  if (isAnswered) return <OpenBookings {...asked} leads={calls} onSkip={keep} />;
  return <WhyLost {...asked} calls={calls} onAnswer={answer} />;
}

type Props = Asked & { onAnswer: (answer: Answer) => void };

/** The value of what was won; of a single deal the estimate is offered. Left empty, deals without one have no value yet. */
function DealWorth({ onAnswer, ...asked }: Props) {
  const { leads, onSkip } = asked;
  const currency = useDealCurrency();
  const money = useMoney();
  const estimate = leads.length === 1 ? (leads[0]?.dealValue ?? null) : null;
  return (
    <QuestionFrame
      {...asked}
      label="What is the deal worth?"
      heading={
        <>
          What is the deal with {leads.length > 1 && "each of "}
          <Whom leads={leads} /> worth?
        </>
      }
      skip={estimate === null ? NO_VALUE : `Keep ${money(estimate)}`}
    >
      <AnswerField
        label={currency === null ? "Deal value" : `Deal value (${currency})`}
        inputMode="numeric"
        initial={estimate === null ? "" : String(estimate)}
        faultOf={(text) => (dealValueFromText(text) === undefined ? DEAL_VALUE_MESSAGE : null)}
        onSave={(text) => {
          const dealValue = dealValueFromText(text);
          if (typeof dealValue === "number" && dealValue !== estimate)
            onAnswer({ leadStatus: "Won", dealValue });
          else onSkip();
        }}
      />
    </QuestionFrame>
  );
}

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
            ? "Cancel it in your calendar, or the lead will expect the call."
            : "Cancel them in your calendar, or the leads will expect their calls."}
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

type WhyLostProps = Asked & {
  /** Those of the leads that expect a booked call. */
  calls: readonly MovedLead[];
  onAnswer: (answer: Answer) => void;
};

/** A reason is given by one press or its number; only 'other' needs a note. */
function WhyLost({ calls, onAnswer, ...asked }: WhyLostProps) {
  const [isOther, setOther] = useState(false);
  const choices = useRef<HTMLDivElement>(null);
  const answer = (lostReason: LostReason, lostNote: string | null) =>
    onAnswer({ leadStatus: "Lost", lostReason, lostNote });
  const choose = (reason: LostReason) => (reason === "other" ? setOther(true) : answer(reason, null));
  const onKey = ({ key }: { key: string }) => {
    const reason = LOST_REASONS[Number(key) - 1];
    const isStep = stepFocus(choices.current, key);
    if (reason) choose(reason);
    return reason !== undefined || isStep;
  };
  return (
    <QuestionFrame
      {...asked}
      label="Why was it lost?"
      heading={
        <>
          {asked.leads.length > 1 ? "Why were " : "Why was "}
          <Whom leads={asked.leads} /> lost?
        </>
      }
      skip="Skip"
      onKey={onKey}
    >
      {calls.length > 0 && (
        <p className="border-warning rounded-field border px-3 py-2 text-sm">{stillBookedWords(calls)}</p>
      )}
      <div ref={choices} className="-mx-1 grid">
        {LOST_REASONS.map((reason, index) => (
          <button
            key={reason}
            type="button"
            // Giving the reason is the next step, and Esc leads back.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus={index === 0}
            aria-expanded={reason === "other" ? isOther : undefined}
            className="hover:bg-picked focus-visible:bg-picked aria-expanded:bg-picked flex min-h-9 cursor-pointer items-center justify-between gap-2 rounded-lg px-2 text-start text-sm font-medium hyphens-auto -outline-offset-2 [overflow-wrap:anywhere] pointer-coarse:min-h-11"
            onClick={() => choose(reason)}
          >
            {lostReasonName(reason)}
            <Key>{index + 1}</Key>
          </button>
        ))}
      </div>
      {isOther && (
        <AnswerField
          label="What was it?"
          dir="auto"
          maxLength={LOST_NOTE_MAX}
          faultOf={(text) => (text.trim() === "" ? "Please describe it in a few words" : null)}
          onSave={(note) => answer("other", note)}
        />
      )}
    </QuestionFrame>
  );
}

const STEPS: Record<string, 1 | -1> = { ArrowDown: 1, ArrowUp: -1 };

/** Moves the focus among the reasons. */
function stepFocus(choices: HTMLElement | null, key: string): boolean {
  const step = STEPS[key];
  const buttons = [...(choices?.querySelectorAll("button") ?? [])];
  const at = buttons.findIndex((button) => button === document.activeElement);
  if (step === undefined || at < 0) return false;
  buttons[at + step]?.focus();
  return true;
}
