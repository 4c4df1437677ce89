import { Fragment, type ReactNode } from "react";
import { leadClock } from "../../calls/lead-clock.ts";
import { ownerWords } from "../../calls/owner-words.ts";
import { NO_VALUE } from "../../data/no-value-text.ts";
import { useMoney } from "../../data/use-money.ts";
import { moneyWords } from "../../leads/money-words.ts";
import { timeText } from "../../time/times.ts";
import type { GlimpsedLead } from "../read/known-lead.ts";

/** Of a lead that is still being read. */
const NOT_YET = "…";

type Props = { lead: GlimpsedLead; me: string; now: number };

/** How a lead stands: whose it is, its own time of day, what is next, and the money. */
export function LeadFacts({ lead, me, now }: Props) {
  const { owner, timeZone, nextAction, nextActionAt, leadStatus, dealValue, answers } = lead;
  const money = useMoney();
  const next = [nextAction, nextActionAt && timeText(nextActionAt)].filter(Boolean).join(", ");
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-x-6 gap-y-2 text-sm">
      <Fact label="Owner">
        <span title={owner ?? undefined}>{ownerWords(owner, me)}</span>
      </Fact>
      <Fact label="Their time">
        {timeZone === undefined ? NOT_YET : (leadClock(timeZone, now) ?? "Not known")}
      </Fact>
      <Fact label="Next step">
        {next ? (
          <span dir="auto" title={next} className="line-clamp-3 text-left">
            {next}
          </span>
        ) : (
          "None"
        )}
      </Fact>
      <Fact label="Money">{answers === undefined ? NOT_YET : <Money words={moneyWords(answers)} />}</Fact>
      <Fact label="Deal value">
        {dealValue === null ? (leadStatus === "Won" ? NO_VALUE : "None") : money(dealValue)}
      </Fact>
    </dl>
  );
}

/** In as many lines as it takes, and an amount in one. */
function Money({ words }: { words: string }) {
  if (words === "") return "Not known";
  return words.split(/(?<= ·) | (?=→ )/).map((part) => (
    <Fragment key={part}>
      <bdi className="inline-block">{part}</bdi>{" "}
    </Fragment>
  ));
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-base-content/75 text-xs">{label}</dt>
      <dd className="font-medium tabular-nums [overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}
