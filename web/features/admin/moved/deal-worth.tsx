import { DEAL_VALUE_MESSAGE, dealValueFromText } from "#domain/leads/deal-value";
import { useDealCurrency } from "../ground/data/deal-currency.ts";
import { NO_VALUE } from "../ground/data/no-value-text.ts";
import { useMoney } from "../ground/data/use-money.ts";
import type { Answer } from "../ground/moves/answer.ts";
import { AnswerField } from "./answer-field.tsx";
import { QuestionFrame, Whom, type Asked } from "./question-frame.tsx";

type Props = Asked & { onAnswer: (answer: Answer) => void };

/** The value of what was won; of a single deal the estimate is offered. Left empty, deals without one have no value yet. */
export function DealWorth({ onAnswer, ...asked }: Props) {
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
