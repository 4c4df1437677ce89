import { FREE_TEXT_MAX } from "#domain/funnel/answers/contact-fields";
import { useEffectEvent, useLayoutEffect, useReducer, useRef } from "react";
import { readLastAssessment, type LastAssessment } from "../../../../lib/last-assessment.ts";
import { useLocation, useNavigate, type PageLocation } from "../../../../lib/page-location.tsx";
import { newUuid } from "../../../../lib/uuid.ts";
import { captureArrival } from "../../../../lib/visit/attribution.ts";
import { resumeSteps } from "../../../../lib/visit/visit-steps.ts";
import { messageStep } from "../message-step.ts";
import { forgetDraft } from "../conversation/chat-draft.ts";
import { sendable } from "../conversation/sendable.ts";
import type { Opening } from "./opening.ts";
import { isResultEntry } from "./result-entry.ts";
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
  const { state: entry, pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const [state, change] = useReducer(
    (before: OpeningState, next: Partial<OpeningState>) => ({ ...before, ...next }),
    UNREAD,
  );
  const { resumable } = state;

  function start(prompt: string | null): void {
    forgetChat();
    forgetDraft();
    change({ opening: { sessionId: newUuid(), prompt, saved: null, last: null } });
  }

  const look = useEffectEvent(() => {
    captureArrival();
    const last = readLastAssessment();
    const isReturn = last !== null && isResultEntry(entry);
    const opening = isReturn ? { sessionId: last.sessionId, prompt: null, saved: null, last } : null;
    const saved = readSavedChat();
    if (isReturn) resumeSteps("chat", "chat_results");
    else if (saved) resumeSteps("chat", messageStep(saved.messages) ?? "chat_started");
    change({ opening, resumable: saved, last });
  });
  useLayoutEffect(() => look(), []);
  usePrompt(start);

  return {
    ...state,
    start: () => {
      if (isResultEntry(entry)) navigate(pathname + search + hash, { replace: true });
      start(null);
    },
    resume: () => {
      if (!resumable) return;
      const { sessionId } = resumable;
      change({ opening: { sessionId, prompt: null, saved: resumable, last: null } });
    },
  };
}

/** Reads a link's prompt once, and removes it from the address bar before it is sent (contract 12). */
function usePrompt(onPrompt: (prompt: string) => void): void {
  const location = useLocation();
  const navigate = useNavigate();
  const taken = useRef<PageLocation>(null);
  const begin = useEffectEvent(onPrompt);
  useLayoutEffect(() => {
    const found = takePrompt(location.search);
    if (!found || taken.current === location) return;
    taken.current = location;
    navigate(location.pathname + found.search + location.hash, { replace: true });
    if (found.prompt !== "") begin(found.prompt);
  }, [location, navigate]);
}

const PARAMETER = "prompt";

/** The first message in a link's query, and the query without it; null if there is none. */
export function takePrompt(search: string): { prompt: string; search: string } | null {
  const query = new URLSearchParams(search);
  const given = query.get(PARAMETER);
  if (given === null) return null;
  query.delete(PARAMETER);
  const rest = query.toString();
  return { prompt: sendable(given.slice(0, FREE_TEXT_MAX)), search: rest && `?${rest}` };
}
