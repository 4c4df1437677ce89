import type { AssessmentView } from "#domain/leads/assessment-view";
import { useQueryClient } from "@tanstack/react-query";
import { Mail } from "lucide-react";
import { useNow } from "../../kit/time/use-now.ts";
import { timeText } from "../../kit/time/times.ts";
import { useSave } from "../../kit/edit/use-save.ts";
import { putCalledLead } from "../../leads/basics/lead-cache.ts";
import { shortLeadName } from "../../leads/basics/lead-name.ts";
import { dismissAnswer } from "./calls-api.ts";
import { dueWords } from "./call-words.ts";
import { putInQueue } from "./queue-api.ts";

type Props = {
  lead: AssessmentView;
  /** Leads to where it is answered, if that is on this page. */
  onAnswer?: () => void;
  className?: string;
};

const BUTTON = "btn btn-xs bg-base-100 border-base-content/40 h-6 min-h-6 pointer-coarse:min-h-11";

/** Says by when a lead's mail is to be answered, and lets staff say that it needs no answer. */
export function AnswerWait({ lead, className = "", ...more }: Props) {
  if (lead.answerDueAt === null) return null;
  return <Wait lead={lead} dueAt={lead.answerDueAt} className={className} {...more} />;
}

function Wait({ lead, dueAt, onAnswer, className }: Props & { dueAt: string }) {
  const client = useQueryClient();
  const now = useNow();
  const { mutate, isPending } = useSave({
    save: () => dismissAnswer(lead.id),
    onSaved: (saved) => {
      putCalledLead(client, saved);
      putInQueue(client, saved.id, saved);
    },
    success: { title: "No answer needed", description: shortLeadName(lead) },
    failure: "Failed to save that no answer is needed",
  });
  const isLate = Date.parse(dueAt) <= now;
  return (
    <div
      role="group"
      aria-label={`Email from ${shortLeadName(lead)}`}
      className={`flex flex-wrap items-center gap-2 text-sm ${className}`}
    >
      <Mail aria-hidden="true" className="size-4 shrink-0" />
      <span className="font-medium">Waiting for an answer</span>
      <span className={isLate ? "text-bad" : "text-ink-2"} title={`Answer by ${timeText(dueAt)}`}>
        {dueWords(Date.parse(dueAt), now)}
      </span>
      {onAnswer && (
        <button type="button" className={BUTTON} onClick={onAnswer}>
          Answer
        </button>
      )}
      <button
        type="button"
        aria-disabled={isPending || undefined}
        className={BUTTON}
        onClick={() => !isPending && mutate()}
      >
        No answer needed
      </button>
    </div>
  );
}
