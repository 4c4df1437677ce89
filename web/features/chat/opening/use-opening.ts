import { useEffectEvent, useLayoutEffect, useReducer, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { captureArrival } from "../../../lib/attribution.ts";
import { readLastAssessment, type LastAssessment } from "../../../lib/last-assessment.ts";
import { newUuid } from "../../../lib/uuid.ts";
import { forgetDraft } from "../sending/chat-draft.ts";
import type { Opening } from "./opening.ts";
import { takePrompt } from "./take-prompt.ts";
import { forgetChat, readSavedChat, type SavedChat } from "./saved-chat.ts";

type OpeningState = {
  /** Null while the intro is shown. */
  opening: Opening | null;
  resumable: SavedChat | null;
  /** The assessment completed last in this browser. */
  last: LastAssessment | null;
};

const UNREAD: OpeningState = { opening: null, resumable: null, last: null };

/** The initial view: the pre-rendered intro until the browser's storage has been read. */
export function useOpening() {
  const [state, change] = useReducer(
    (before: OpeningState, next: Partial<OpeningState>) => ({ ...before, ...next }),
    UNREAD,
  );
  const { resumable } = state;

  function start(prompt: string | null): void {
    forgetChat();
    forgetDraft();
    change({ opening: { sessionId: newUuid(), prompt, saved: null } });
  }

  const look = useEffectEvent(() => {
    captureArrival();
    change({ resumable: readSavedChat(), last: readLastAssessment() });
  });
  useLayoutEffect(() => look(), []);
  usePrompt(start);

  return {
    ...state,
    start: () => start(null),
    resume: () => {
      if (resumable) change({ opening: { sessionId: resumable.sessionId, prompt: null, saved: resumable } });
    },
  };
}

/** Reads a link's prompt once, and removes it from the address bar before it is sent (contract 12). */
function usePrompt(onPrompt: (prompt: string) => void): void {
  const location = useLocation();
  const navigate = useNavigate();
  const taken = useRef<string>(null);
  const begin = useEffectEvent(onPrompt);
  useLayoutEffect(() => {
    const found = takePrompt(location.search);
    if (!found || taken.current === location.key) return;
    taken.current = location.key;
    void navigate({ search: found.search, hash: location.hash }, { replace: true, preventScrollReset: true });
    if (found.prompt !== "") begin(found.prompt);
  }, [location, navigate]);
}
