import { chatProgress, missingFields, type Collected } from "#domain/funnel/interview/interview-fields";
import { firstQuestion } from "#domain/funnel/interview/interview-questions";
import { useEffect, useReducer } from "react";
import { useContent, useContentVersion } from "../../../content/use-content.tsx";
import { setCurrentSession } from "../../../lib/session.ts";
import { sendQuietly, trackEvent } from "../../../lib/visit/tracking.ts";
import { enterStep } from "../../../lib/visit/visit-steps.ts";
import { initChat, type Greeted } from "./chat-calls.ts";
import { forgetDraft } from "./conversation/chat-draft.ts";
import { chatReducer, openChat } from "./chat-state.ts";
import type { Opening } from "./start/opening.ts";
import { forgetChat, saveChat } from "./start/saved-chat.ts";
import type { Message } from "./conversation/transcript.ts";
import { useAnalysis } from "./answers/use-analysis.ts";
import { useCompletion } from "./results/use-completion.ts";
import { useCorrection } from "./answers/use-correction.ts";
import { messageStep } from "./message-step.ts";
import { useInterviewWords } from "./use-interview-words.ts";
import { useSender } from "./conversation/use-sender.ts";
import { useStatusPoll } from "./conversation/use-status-poll.ts";
import { useSync } from "./conversation/use-sync.ts";

export type Chat = ReturnType<typeof useChat>;

/** One chat while it is on the screen: its state and everything the visitor can do. */
export function useChat(opening: Opening) {
  const { greeting } = useContent("chat");
  const contentVersion = useContentVersion();
  const question = firstQuestion(useInterviewWords());
  const [state, tell] = useReducer(chatReducer, opening, (one) => openChat(one, { greeting, question }));
  const { sessionId, isResumed, phase, transcript, collected } = state;

  useEffect(() => setCurrentSession(sessionId), [sessionId]);
  useStart(sessionId, { greeting, contentVersion }, isResumed);
  useSave(sessionId, phase, transcript.messages, collected);
  useSync(state, tell);
  const sent = transcript.writing ? messageStep(transcript.messages) : undefined;
  useEffect(() => {
    if (sent && phase === "open") enterStep("chat", sent);
  }, [sent, phase]);
  useStatusPoll(sessionId, phase === "open", tell);
  useAnalysis(state, tell);
  const sender = useSender(state, tell);
  const completion = useCompletion(state, tell);
  const correct = useCorrection(state, tell);

  return {
    ...state,
    ...sender,
    progress: chatProgress(collected),
    missing: missingFields(collected),
    completion,
    correct,
  };
}

/** Registers a new chat with the server. It may fail, as the first message registers the chat too. */
function useStart(sessionId: string, { greeting, contentVersion }: Greeted, isResumed: boolean): void {
  useEffect(() => {
    if (isResumed) return;
    enterStep("chat", "chat_started");
    sendQuietly(() => initChat(sessionId, { greeting, contentVersion }));
    trackEvent(sessionId, { name: "ChatStarted" });
  }, [sessionId, greeting, contentVersion, isResumed]);
}

/** Keeps a copy in the browser from the visitor's first message on, while the chat is open. */
function useSave(
  sessionId: string,
  phase: "open" | "completed" | "gone",
  messages: readonly Message[],
  collected: Collected,
): void {
  useEffect(() => {
    if (phase === "gone") {
      forgetChat();
      forgetDraft();
    } else if (phase === "open" && messages.some(({ role }) => role === "user")) {
      saveChat({ sessionId, messages, collected, progress: chatProgress(collected) });
    }
  }, [sessionId, phase, messages, collected]);
}
