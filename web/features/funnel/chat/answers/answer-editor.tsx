import type { InterviewField } from "#domain/funnel/interview/interview-fields";
import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useId,
  type KeyboardEvent,
  type SubmitEvent,
} from "react";
import { useContent } from "../../../../content/use-content.tsx";
import { isComposed } from "../../../../lib/enter-key.ts";
import { Button } from "../../../../ui/button.tsx";
import { FieldError } from "../../../../ui/field-error.tsx";
import { ChoiceList } from "../../answers/choice-list.tsx";
import { ContactInput } from "../../answers/contact-input.tsx";
import { FreeText } from "../../answers/free-text.tsx";
import type { Correct } from "./use-correction.ts";
import { useFieldTexts } from "./use-field-texts.ts";
import { useSaveAnswer } from "./use-save-answer.ts";

type AnswerEditorProps = {
  field: InterviewField;
  value: string | undefined;
  takesFocus: boolean;
  onSave: Correct;
  /** Closes the editor, with or without a change; null if this fact is the next to be filled in. */
  onClose: (() => void) | null;
};

/** Edits one fact with the quiz's own control. A choice is saved at once. */
export function AnswerEditor({ field, value, takesFocus, onSave, onClose }: AnswerEditorProps) {
  const words = useContent("chat").facts;
  const form = useRef<HTMLFormElement>(null);
  const cancel = useRef<HTMLButtonElement>(null);
  const [draft, setDraft] = useState(value ?? "");
  const saving = useSaveAnswer({ field, value, onSave, onSaved: () => onClose?.() });
  const { isSaving, problem, error, save } = saving;
  const isChoice = useFieldTexts().fieldText(field).kind === "choice";
  const focusOn = (controls: string) => form.current?.querySelector<HTMLElement>(controls)?.focus();

  const enter = useEffectEvent(() => {
    if (takesFocus) focusOn("input, textarea, [role=radio][tabindex='0']");
  });
  useEffect(() => enter(), []);

  function change(next: string): void {
    setDraft(next);
    if (isChoice) void save(next);
  }

  async function onSubmit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (!(await save(draft))) focusOn("input, textarea");
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== "Escape" || isComposed(event.nativeEvent) || !onClose) return;
    // In the drawer the same key would close the whole drawer.
    event.preventDefault();
    event.stopPropagation();
    // What was typed goes by Cancel, which the key only brings up; pressed there, it is Cancel.
    const isTyped = !isChoice && draft !== (value ?? "");
    if (isTyped && document.activeElement !== cancel.current) cancel.current?.focus();
    else onClose();
  }

  return (
    // Esc closes the editor wherever the focus is inside it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      ref={form}
      noValidate
      onSubmit={(event) => void onSubmit(event)}
      onKeyDown={onKeyDown}
      className="grid gap-4"
    >
      <AnswerControl field={field} value={draft} isLocked={isSaving} problem={problem} onChange={change} />
      <FieldError>{error}</FieldError>
      <div className="flex flex-wrap items-center gap-2 empty:hidden">
        {!isChoice && (
          <Button type="submit" isBusy={isSaving}>
            {words.save}
          </Button>
        )}
        {onClose && (
          <Button ref={cancel} variant="ghost" onClick={onClose}>
            {words.cancel}
          </Button>
        )}
        {onClose && value !== undefined && (
          <Button variant="ghost" className="ml-auto" onClick={() => void save(null)}>
            {words.remove}
          </Button>
        )}
      </div>
    </form>
  );
}

type AnswerControlProps = {
  field: InterviewField;
  value: string;
  isLocked: boolean;
  /** Why the value may not be saved; null if it was not tried, or may. */
  problem: string | null;
  onChange: (value: string) => void;
};

/** The control for a question, shared with the quiz. */
function AnswerControl({ field, value, isLocked, problem, onChange }: AnswerControlProps) {
  const labelId = useId();
  const { fieldText } = useFieldTexts();
  const text = fieldText(field);
  if (text.kind === "contact") {
    return <ContactInput {...{ value, isLocked, onChange }} field={text.field} isAsked={problem !== null} />;
  }
  return (
    <div className="grid gap-3">
      <div id={labelId}>
        <p className="font-semibold">{text.question}</p>
        <p className="text-base-content/75 text-sm">{text.subtext}</p>
      </div>
      {text.kind === "choice" ? (
        <ChoiceList options={text.options} chosen={value} labelledBy={labelId} onChoose={onChange} />
      ) : (
        <FreeText
          rows={text.isLong ? 3 : 1}
          aria-labelledby={labelId}
          readOnly={isLocked}
          aria-invalid={problem !== null}
          enterKeyHint="done"
          placeholder={text.placeholder}
          value={value}
          onText={onChange}
        />
      )}
      <FieldError>{problem}</FieldError>
    </div>
  );
}
