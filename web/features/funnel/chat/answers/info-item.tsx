import { filled } from "#domain/content/filled";
import type { InterviewField } from "#domain/funnel/interview/interview-fields";
import { Pencil, Plus } from "lucide-react";
import { useEffect, useRef } from "react";
import { useContent } from "../../../../content/use-content.tsx";
import { Button } from "../../../../ui/button.tsx";
import type { Sources } from "../chat-state.ts";
import { AnswerEditor } from "./answer-editor.tsx";
import type { Correct } from "./use-correction.ts";
import { useFieldTexts } from "./use-field-texts.ts";
import { useSaveAnswer, type SavingAnswer } from "./use-save-answer.ts";

type InfoItemProps = {
  field: InterviewField;
  value: string | undefined;
  sources: Sources | null;
  isChanged: boolean;
  /** The value that the visitor's last words on it replaced. */
  former: string | undefined;
  isEditing: boolean;
  /** True for the next fact to be filled in: its editor stays open. */
  isFixed: boolean;
  takesFocus: boolean;
  /** Null once nothing can be changed any more. */
  onEdit: ((field: InterviewField | null) => void) | null;
  onSave: Correct;
};

/** A fact with its source and a way to correct it. */
export function InfoItem(props: InfoItemProps) {
  const { field, value, sources, isChanged, former, isEditing, isFixed, takesFocus, onEdit, onSave } = props;
  const { fieldText, valueText } = useFieldTexts();
  const { label } = fieldText(field);
  const { add, change } = useContent("chat").facts;
  const button = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !isEditing) button.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);

  return (
    <li className={`grid gap-2 ${isEditing ? "py-4" : value === undefined ? "py-1" : "py-2.5"}`}>
      <div className="flex items-start gap-3">
        <div className="min-w-0 grow">
          <p className={value === undefined ? "text-base-content/70 py-1.5" : "text-base-content/70 text-sm"}>
            {label}
          </p>
          {value !== undefined && !isEditing && (
            <Value key={value} text={valueText(field, value)} isChanged={isChanged} />
          )}
          {value !== undefined && sources && <Source quote={sources[field]?.quote} />}
          {former !== undefined && onEdit && !isEditing && (
            <UndoChange
              field={field}
              value={value}
              former={former}
              onSave={onSave}
              onSaved={() => button.current?.focus()}
            />
          )}
        </div>
        {onEdit && !isEditing && (
          <button
            ref={button}
            type="button"
            aria-label={filled(value === undefined ? add : change, { answer: label.toLowerCase() })}
            onClick={() => onEdit(field)}
            className="btn btn-ghost btn-sm shrink-0 px-2.5"
          >
            {value === undefined ? (
              <Plus aria-hidden="true" className="size-4" />
            ) : (
              <Pencil aria-hidden="true" className="size-4" />
            )}
          </button>
        )}
      </div>
      {onEdit && isEditing && (
        <AnswerEditor
          field={field}
          value={value}
          takesFocus={takesFocus}
          onSave={onSave}
          onClose={isFixed ? null : () => onEdit(null)}
        />
      )}
    </li>
  );
}

function Value({ text, isChanged }: { text: string; isChanged: boolean }) {
  return (
    <p data-changed={isChanged || undefined} className="chat-fact line-clamp-3 font-semibold wrap-anywhere">
      {text}
    </p>
  );
}

/** The sentence that a fact was taken from. */
function Source({ quote }: { quote: string | undefined }) {
  const { byYou, quoted } = useContent("chat").facts;
  if (quote === undefined) return <p className="text-base-content/70 text-sm">{byYou}</p>;
  return (
    <p className="text-base-content/70 line-clamp-2 text-sm wrap-anywhere">
      <span className="sr-only">{`${quoted}: `}</span>“{quote}”
    </p>
  );
}

/** Says what a message changed, and takes it back on request. */
function UndoChange({ former, ...saving }: SavingAnswer & { former: string }) {
  const { isSaving, error, save } = useSaveAnswer(saving);
  const { field } = saving;
  const { fieldText, valueText } = useFieldTexts();
  const words = useContent("chat").facts;
  return (
    <div className="flex flex-wrap items-center gap-x-2 text-sm">
      <p className="wrap-anywhere">{filled(words.changed, { answer: valueText(field, former) })}</p>
      <Button
        variant="ghost"
        size="sm"
        shape="narrow"
        className="underline"
        isBusy={isSaving}
        aria-label={filled(words.undoOne, { answer: fieldText(field).label.toLowerCase() })}
        onClick={() => void save(former)}
      >
        {words.undo}
      </Button>
      <p aria-live="polite" className="text-error font-medium empty:hidden">
        {error}
      </p>
    </div>
  );
}
