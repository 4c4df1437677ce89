import { useState } from "react";
import { forgetDraft, keepDraft, readDraft } from "./chat-draft.ts";

export type Draft = ReturnType<typeof useDraft>;

/** The unsent text in a chat's input. It outlives the input, which moves when the result takes the page. */
export function useDraft(sessionId: string) {
  const [text, setText] = useState(() => readDraft(sessionId));
  return {
    text,
    type: (typed: string) => {
      setText(typed);
      keepDraft(sessionId, typed);
    },
    clear: () => {
      setText("");
      forgetDraft();
    },
  };
}
