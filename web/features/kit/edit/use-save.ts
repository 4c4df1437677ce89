import { useMutation, type UseMutationResult } from "@tanstack/react-query";
import { showToast } from "../../../ui/toast.tsx";
import type { Toast } from "../../../ui/toast-store.ts";
import { reasonOf } from "../data/reason-of.ts";
import { EditConflict } from "./version-conflict.ts";

type Save<Input, Result> = {
  save: (input: Input) => Promise<Result>;
  onSaved?: (result: Result, input: Input) => void;
  onFailed?: (error: Error) => void;
  /** The message on success, if one is needed. */
  success?: Toast | ((result: Result, input: Input) => Toast);
  /** The message on failure: a title to be followed by the reason, or the complete message. */
  failure: string | { title: string; description: string };
};

/** A write that reports its outcome. The input is kept, and a conflict is shown where it was typed. */
export function useSave<Input, Result>(
  options: Save<Input, Result>,
): UseMutationResult<Result, Error, Input> {
  const { save, onSaved, onFailed, success, failure } = options;
  return useMutation({
    mutationFn: save,
    onSuccess: (result, input) => {
      onSaved?.(result, input);
      if (success) showToast(typeof success === "function" ? success(result, input) : success);
    },
    onError: (error) => {
      onFailed?.(error);
      const words =
        typeof failure === "string" ? { title: failure, description: saveReason(error) } : failure;
      showToast({ ...words, variant: "destructive" });
    },
  });
}

function saveReason(error: Error): string {
  return error instanceof EditConflict
    ? `${error.message} Compare the two versions, then decide.`
    : reasonOf(error);
}
