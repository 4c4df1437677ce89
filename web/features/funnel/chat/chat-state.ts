import { fromQuizAnswers } from "#domain/funnel/answers/answers";
import { CHAT_MESSAGE_CAP } from "#domain/funnel/chat/chat";
import {
  INTERVIEW_FIELDS,
  type Collected,
  type InterviewField,
} from "#domain/funnel/interview/interview-fields";
import { collectedOf } from "./collected-of.ts";
import type { Opening } from "./start/opening.ts";
import {
  EMPTY_TRANSCRIPT,
  rehydrated,
  transcriptReducer,
  type Transcript,
  type TranscriptAction,
} from "./conversation/transcript.ts";

export type Sources = { [Field in InterviewField]?: { messageId: string; quote: string } | undefined };
export type ChatResult = { offerTier: number; hubExpiresAt: string };

/** A chat as the server stores it; once completed, without its messages. */
export type StoredChat = {
  messages: Parameters<typeof rehydrated>[0];
  messageCount: number;
  collected: Collected;
  completed: boolean;
};

export type ChatState = {
  sessionId: string;
  isResumed: boolean;
  /** A first message passed in the link, which is sent automatically. */
  prompt: string | null;
  transcript: Transcript;
  collected: Collected;
  /** The messages that the facts came from; null while only the browser's copy is known. */
  sources: Sources | null;
  /** The facts that changed last, to be highlighted. */
  changed: readonly InterviewField[];
  /** What a message replaced, so that it can be undone; a correction ends that. */
  former: Collected;
  /** Increases with every correction; the answer to an earlier request is then outdated. */
  corrections: number;
  /** Increases whenever the facts should be fetched again. */
  looks: number;
  /** The latest fetch whose answer is shown. */
  seen: number;
  messageCount: number;
  /** The message count when the transcript was last fetched; null before the first time. */
  syncedAt: number | null;
  /** Whether the server may have a newer transcript, whatever the count says. */
  isStale: boolean;
  phase: "open" | "completed" | "gone";
  result: ChatResult | null;
  /** Whether the server is known to have the result: this browser's own copy may outlive it. */
  isStored: boolean;
};

export type ChatAction =
  | { type: "prompted" }
  | { type: "transcript"; change: TranscriptAction }
  | { type: "counted"; messageCount: number }
  | { type: "limited" }
  | ({ type: "rehydrated" } & StoredChat)
  | { type: "analysed"; look: number; corrections: number; collected: Collected; sources: Sources }
  | { type: "corrected"; collected: Collected; sources: Sources }
  | { type: "outdated" }
  | { type: "stale" }
  | { type: "completed"; result: ChatResult }
  | { type: "gone" };

/** Dispatches an action to the chat's state. */
export type Tell = (action: ChatAction) => void;

/** What the assistant says before any message. */
export type Said = { greeting: string; question: string };

/** What the server will store too (contract 5). */
const openingOf = ({ greeting, question }: Said) =>
  [greeting, question].map((content) => ({ role: "assistant" as const, content }));

/** The initial state of a chat: the greeting and the first question, the browser's saved copy, or the result it has come to before. */
export function openChat({ sessionId, prompt, saved, last }: Opening, said: Said): ChatState {
  const messages = saved?.messages ?? openingOf(said);
  const isResumed = saved !== null || last !== null;
  return {
    sessionId,
    isResumed,
    prompt,
    transcript: last ? EMPTY_TRANSCRIPT : rehydrated(messages, []),
    collected: last ? collectedOf(fromQuizAnswers(last.answers)) : (saved?.collectedData ?? {}),
    sources: null,
    changed: [],
    former: {},
    corrections: 0,
    looks: 0,
    seen: 0,
    messageCount: 0,
    syncedAt: null,
    isStale: isResumed,
    phase: last ? "completed" : "open",
    result: last,
    isStored: false,
  };
}

export function chatReducer(state: ChatState, action: ChatAction): ChatState {
  switch (action.type) {
    case "prompted":
      return { ...state, prompt: null };
    case "transcript": {
      const looks = state.looks + Number(action.change.type === "finished");
      return { ...state, looks, transcript: transcriptReducer(state.transcript, action.change) };
    }
    case "counted":
      return { ...state, messageCount: Math.max(state.messageCount, action.messageCount) };
    case "limited":
      return { ...state, messageCount: Math.max(state.messageCount, CHAT_MESSAGE_CAP) };
    case "rehydrated":
      return rehydrate(state, action);
    case "analysed":
      if (action.look < state.seen) return state;
      // A correction came first and is newer than this answer; fetching again shows both.
      if (action.corrections !== state.corrections) return { ...state, looks: state.looks + 1 };
      return { ...withFacts(state, action), seen: action.look };
    case "corrected":
      return { ...withFacts(state, action), corrections: state.corrections + 1 };
    case "outdated":
      return { ...state, looks: state.looks + 1 };
    case "stale":
      return { ...state, isStale: true };
    case "completed":
      return { ...state, phase: "completed", result: action.result, isStored: true };
    case "gone":
      return { ...state, transcript: EMPTY_TRANSCRIPT, collected: {}, sources: null, phase: "gone" };
  }
}

function rehydrate(state: ChatState, stored: StoredChat): ChatState {
  const messageCount = Math.max(state.messageCount, stored.messageCount);
  const { collected, completed } = stored;
  const transcript = replacedTranscript(state, stored);
  const looks = state.looks + 1;
  const isStored = state.isStored || completed;
  return {
    ...state,
    messageCount,
    collected,
    transcript,
    syncedAt: messageCount,
    isStale: false,
    isStored,
    looks,
  };
}

function replacedTranscript({ transcript, syncedAt, isResumed }: ChatState, stored: StoredChat): Transcript {
  // A reply in progress is not disturbed; the next comparison follows at its end.
  if (transcript.writing) return transcript;
  if (!stored.completed) return rehydrated(stored.messages, transcript.messages);
  return isResumed && syncedAt === null ? EMPTY_TRANSCRIPT : transcript;
}

function withFacts(
  state: ChatState,
  { collected, sources }: { collected: Collected; sources: Sources },
): ChatState {
  const changed = INTERVIEW_FIELDS.filter(
    (field) => collected[field] !== undefined && collected[field] !== state.collected[field],
  );
  const former = { ...state.former };
  for (const field of changed) {
    // What was set by hand, in this tab or another, has no source.
    const before = sources[field] ? state.collected[field] : undefined;
    if (before === undefined) delete former[field];
    else former[field] = before;
  }
  return { ...state, collected, sources, former, changed: changed.length > 0 ? changed : state.changed };
}
