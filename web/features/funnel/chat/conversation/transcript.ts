/** A visitor's message. `failure` says why it has no reply yet, and is empty where nobody knows; the text itself is never lost. */
export type UserMessage = { role: "user"; messageId: string; content: string; failure: string | null };
/** A finished reply; `messageId` is the id of the message it answers, null for the opening. */
export type AssistantMessage = { role: "assistant"; messageId: string | null; content: string };
export type Message = UserMessage | AssistantMessage;

export type Transcript = {
  messages: readonly Message[];
  /** The reply in progress, kept apart so that its chunks leave the messages unchanged. */
  writing: { messageId: string; content: string } | null;
};

export type TranscriptAction =
  | { type: "sent"; messageId: string; text: string }
  | { type: "chunk"; messageId: string; content: string }
  | { type: "restarted"; messageId: string }
  | { type: "finished"; messageId: string }
  | { type: "failed"; messageId: string; failure: string }
  | { type: "withdrawn"; messageId: string };

export const EMPTY_TRANSCRIPT: Transcript = { messages: [], writing: null };

export function transcriptReducer(transcript: Transcript, action: TranscriptAction): Transcript {
  const { messages, writing } = transcript;
  const { messageId } = action;
  if (action.type === "sent") return writing ? transcript : begin(messages, messageId, action.text);
  if (action.type === "withdrawn")
    return { messages: messages.filter((one) => !isFailed(one, messageId)), writing };
  // Late events belong to a reply that is already over.
  if (writing?.messageId !== messageId) return transcript;
  switch (action.type) {
    case "chunk":
      return { messages, writing: { messageId, content: writing.content + action.content } };
    case "restarted":
      return { messages, writing: { messageId, content: "" } };
    case "finished":
      return {
        messages: [...messages, { role: "assistant", messageId, content: writing.content }],
        writing: null,
      };
    case "failed":
      return { messages: messages.map((one) => withFailure(one, messageId, action.failure)), writing: null };
  }
}

/** A retried message moves to the end, where its reply will appear. */
function begin(messages: readonly Message[], messageId: string, text: string): Transcript {
  const message: UserMessage = { role: "user", messageId, content: text, failure: null };
  return {
    messages: [...messages.filter((one) => !isFailed(one, messageId)), message],
    writing: { messageId, content: "" },
  };
}

function withFailure(message: Message, messageId: string, failure: string): Message {
  return message.role === "user" && message.messageId === messageId ? { ...message, failure } : message;
}

function isFailed(message: Message, messageId: string): boolean {
  return message.role === "user" && message.messageId === messageId && message.failure !== null;
}

type StoredMessage = { role: "user" | "assistant"; content: string; messageId?: string | undefined };

/**
 * The server's transcript, replacing the browser's copy. The visitor's messages that the server does not have are kept,
 * to be retried.
 */
export function rehydrated(stored: readonly StoredMessage[], local: readonly Message[]): Transcript {
  const messages = asMessages(stored);
  const known = new Set(messages.map(({ messageId }) => messageId));
  const unanswered = local.filter(
    (one): one is UserMessage => one.role === "user" && !known.has(one.messageId),
  );
  return {
    messages: [...messages, ...unanswered.map((one) => ({ ...one, failure: one.failure ?? "" }))],
    writing: null,
  };
}

/** Messages without an id come from an older saved copy and get their position as an id. */
function asMessages(stored: readonly StoredMessage[]): Message[] {
  let asked: string | null = null;
  return stored.map(({ role, content, messageId }, index): Message => {
    if (role === "assistant") return { role, messageId: asked, content };
    asked = messageId ?? `message-${index}`;
    return { role, messageId: asked, content, failure: null };
  });
}

/** Replies and answered messages: the ones that count, and on which quick replies are based. */
export function answered(messages: readonly Message[]): Message[] {
  const replies = new Set(messages.flatMap((one) => (one.role === "assistant" ? [one.messageId] : [])));
  return messages.filter((one) => one.role === "assistant" || replies.has(one.messageId));
}

export function answeredCount(messages: readonly Message[]): number {
  return answered(messages).filter(({ role }) => role === "user").length;
}
