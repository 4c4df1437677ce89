import { quickReplies } from "#domain/interview/quick-replies";
import { ArrowDown } from "lucide-react";
import type { RefObject } from "react";
import { useContent } from "../../../content/use-content.tsx";
import { ChatBubble } from "./chat-bubble.tsx";
import { Outcome } from "../facts/outcome.tsx";
import { FailedMessage } from "./failed-message.tsx";
import { QuickReplyList } from "../sending/quick-reply-list.tsx";
import type { Message, UserMessage } from "./transcript.ts";
import type { Chat } from "../use-chat.ts";
import { useInterviewWords } from "../use-interview-words.ts";
import { useFollow } from "./use-follow.ts";
import { WritingBubble } from "./writing-bubble.tsx";

type ChatLogProps = {
  chat: Chat;
  areDigitsMuted: boolean;
  /** Puts an unanswered message back into the input. */
  onEdit: (message: UserMessage) => void;
};

/** The conversation. It scrolls along with new text as long as the reader is at the end. */
export function ChatLog({ chat, areDigitsMuted, onEdit }: ChatLogProps) {
  const words = useContent("chat").talk;
  const asks = useInterviewWords();
  const { messages, writing } = chat.transcript;
  const last = `${messages.length} ${writing?.messageId ?? ""}`;
  const { box, content, hasNews, onScroll, jump } = useFollow(last, writing !== null);
  const isOpening = chat.phase === "open" && messages.every(({ role }) => role === "assistant");
  const replies = chat.canSend && chat.phase === "open" ? quickReplies(messages, asks) : [];

  function choose(reply: string): void {
    // The buttons disappear; from here the next ones are one Tab away, and digits keep working.
    if (chat.send(reply)) box.current?.focus({ preventScroll: true });
  }

  function retry(message: UserMessage): void {
    chat.retry(message);
    box.current?.focus({ preventScroll: true });
  }

  return (
    <div className="chat-box">
      <div
        ref={box}
        role="region"
        aria-label={words.conversation}
        tabIndex={0}
        onScroll={onScroll}
        className="chat-scroll"
      >
        <div ref={content} className="chat-content">
          {isOpening ? <Outcome /> : <span />}
          <div role="log" aria-label={words.messages} aria-busy={writing !== null} className="chat-messages">
            {chat.phase === "completed" && messages.length === 0 && <p>{words.completed}</p>}
            {messages.map((message, index) =>
              message.role === "user" && message.failure !== null ? (
                <FailedMessage
                  key={keyOf(message, index)}
                  message={message}
                  onRetry={chat.canSend ? () => retry(message) : null}
                  onEdit={chat.canSend ? () => onEdit(message) : null}
                />
              ) : (
                <ChatBubble key={keyOf(message, index)} from={message.role} content={message.content} />
              ),
            )}
            {writing && <WritingBubble content={writing.content} />}
          </div>
          {replies.length > 0 && (
            <QuickReplyList replies={replies} isMuted={areDigitsMuted} onChoose={choose} />
          )}
        </div>
      </div>
      {hasNews && <NewMessageButton box={box} onJump={jump} />}
    </div>
  );
}

function keyOf({ role, messageId }: Message, index: number): string {
  return `${role} ${messageId ?? index}`;
}

function NewMessageButton({ box, onJump }: { box: RefObject<HTMLDivElement | null>; onJump: () => void }) {
  const { newMessage } = useContent("chat").talk;
  return (
    <button
      type="button"
      onClick={() => {
        onJump();
        box.current?.focus({ preventScroll: true });
      }}
      className="btn btn-secondary btn-sm absolute text-sm bottom-3 left-1/2 -translate-x-1/2 shadow-lg"
    >
      <ArrowDown aria-hidden="true" className="size-4" />
      {newMessage}
    </button>
  );
}
