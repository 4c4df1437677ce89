import { useCallback, useState } from "react";
import { keepDraft, readDraft } from "./draft-storage.ts";

/** Unsaved text, kept by name for the browser tab; null if there is none. */
export function useKeptDraft(name: string): [draft: string | null, setDraft: (text: string | null) => void] {
  const [draft, setDraft] = useState(() => readDraft(name));
  const change = useCallback(
    (text: string | null) => {
      keepDraft(name, text);
      setDraft(text);
    },
    [name],
  );
  return [draft, change];
}
