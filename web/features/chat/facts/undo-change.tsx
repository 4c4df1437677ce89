import { Button } from "../../../ui/button.tsx";
import { filled } from "#domain/content/filled";
import { useContent } from "../../../content/use-content.tsx";
import { useFieldTexts } from "./use-field-texts.ts";
import { useSaveAnswer, type SavingAnswer } from "./use-save-answer.ts";

/** Says what a message changed, and takes it back on request. */
export function UndoChange({ former, ...saving }: SavingAnswer & { former: string }) {
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
