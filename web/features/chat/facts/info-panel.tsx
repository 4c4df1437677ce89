import { INTERVIEW_FIELDS, type InterviewField } from "#domain/interview/interview-fields";
import { useId, useState } from "react";
import { ProgressBar } from "../../../ui/progress-bar.tsx";
import { InfoItem } from "./info-item.tsx";
import { progressText } from "./progress-text.ts";
import type { Chat } from "../use-chat.ts";
import type { Correct } from "./use-correction.ts";

type InfoPanelProps = {
  chat: Chat;
  editing: InterviewField | null;
  onEdit: (field: InterviewField | null) => void;
};

/** The facts collected in the conversation. At the message limit, the rest is asked for here (contract 12). */
export function InfoPanel({ chat, editing, onEdit }: InfoPanelProps) {
  const { collected, sources, changed, former, missing, progress, phase, isAtLimit, correct } = chat;
  const headingId = useId();
  const [isFilling, setIsFilling] = useState(false);
  const isForm = isAtLimit && phase === "open" && missing.length > 0;
  const asked = isForm ? (missing[0] ?? null) : null;
  const open = editing ?? asked;
  const save: Correct = async (field, value) => {
    setIsFilling(true);
    return correct(field, value);
  };
  return (
    <section aria-labelledby={headingId} className="grid gap-4">
      <div className="grid gap-2">
        <div className="flex items-baseline justify-between gap-4">
          <h2
            id={headingId}
            tabIndex={-1}

            data-autofocus=""
            className="font-display text-title font-bold"
          >
            Your answers
          </h2>
          <p className="text-base-content/75 shrink-0 text-sm font-semibold tabular-nums">
            {progressText(missing.length, progress)}
          </p>
        </div>
        <ProgressBar label="Assessment progress" value={progress} />
      </div>
      {isForm && (
        <p className="rounded-field bg-primary/12 px-4 py-3">
          {missing.length === 1 ? "One answer is" : `${missing.length} answers are`} still missing. Fill in
          the rest here and you still get your result.
        </p>
      )}
      <ul className="chat-facts divide-base-300 divide-y">
        {INTERVIEW_FIELDS.map((field) => (
          <InfoItem
            key={field}
            field={field}
            value={collected[field]}
            sources={sources}
            isChanged={changed.includes(field)}
            former={former[field]}
            isEditing={open === field}
            isFixed={asked === field && editing === null}
            onEdit={phase === "open" ? onEdit : null}
            // At the limit the focus goes to booking; once the visitor answers here, it follows the form.
            takesFocus={editing !== null || isFilling}
            onSave={save}
          />
        ))}
      </ul>
      {phase === "completed" && (
        <p className="text-base-content/75 text-sm">
          Your result comes from these answers, so they no longer change.
        </p>
      )}
    </section>
  );
}
