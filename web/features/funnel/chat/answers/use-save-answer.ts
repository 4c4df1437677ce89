import type { InterviewField } from "#domain/funnel/interview/interview-fields";
import { useState } from "react";
import { valueProblem } from "./fields.ts";
import type { Correct } from "./use-correction.ts";

export type SavingAnswer = {
  field: InterviewField;
  value: string | undefined;
  onSave: Correct;
  onSaved: () => void;
};

/**
 * Validates and saves one fact. `save` resolves to whether the form may be left; if not, `problem` says what is wrong with
 * the value, or `error` why it was not saved.
 */
export function useSaveAnswer({ field, value, onSave, onSaved }: SavingAnswer) {
  const [isSaving, setIsSaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);

  async function save(next: string | null): Promise<boolean> {
    if (isSaving) return false;
    const found = next === null ? null : valueProblem(field, next);
    setProblem(found);
    setError(null);
    if (found !== null) return false;
    if (next === null || next.trim() !== value) {
      setIsSaving(true);
      const refused = await onSave(field, next);
      setIsSaving(false);
      setError(refused);
      if (refused !== null) return false;
    }
    onSaved();
    return true;
  }

  return { isSaving, problem, error, save };
}
