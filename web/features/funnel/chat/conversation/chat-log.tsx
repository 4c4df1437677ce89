import { optionList } from "#domain/funnel/interview/interview-questions";
import { quickReplies } from "#domain/funnel/interview/quick-replies";
import { replyParts } from "#domain/funnel/interview/reply-parts";
import { ArrowDown, RefreshCw, TriangleAlert } from "lucide-react";
import { memo, type RefObject } from "react";
import { PulseMark } from "../../../../content/pulse/pulse-mark.tsx";
import { useContent } from "../../../../content/use-content.tsx";
import { Outcome } from "../answers/outcome.tsx";
import { QuickReplyList } from "./quick-reply-list.tsx";
import type { Chat } from "../use-chat.ts";
import { useInterviewWords } from "../use-interview-words.ts";
import type { Message, UserMessage } from "./transcript.ts";
import { useFollow } from "./use-follow.ts";

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

/** The reply in progress, hidden from screen readers, which read it out once it is complete. */
function WritingBubble({ content }: { content: string }) {
  return (
    <div aria-hidden="true" data-writing="" className="chat-theirs">
      <PulseMark isThinking className="chat-face" />
      <div className="chat-said">
        {content === "" ? (
          <span className="chat-dots">
            <i />
            <i />
            <i />
          </span>
        ) : (
          <ReplyText content={content} />
        )}
      </div>
    </div>
  );
}

type FailedMessageProps = {
  message: UserMessage;
  /** Null while nothing can be sent. */
  onRetry: (() => void) | null;
  /** Puts the text back into the input. */
  onEdit: (() => void) | null;
};

/** A message without a reply: the text stays, with the reason and what the visitor can do. */
function FailedMessage({ message, onRetry, onEdit }: FailedMessageProps) {
  const { talk: words, failures } = useContent("chat");
  return (
    <div className="grid justify-items-end gap-1.5">
      <ChatBubble from="user" content={message.content} />
      <p className="text-error flex items-start gap-1.5 text-sm font-medium">
        <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        {message.failure === "" ? failures.unanswered : message.failure}
      </p>
      <div className="flex gap-1">
        {onEdit && (
          <button type="button" onClick={onEdit} className="btn btn-ghost btn-sm text-sm">
            {words.edit}
          </button>
        )}
        {onRetry && (
          <button type="button" onClick={onRetry} className="btn btn-outline btn-sm text-sm">
            <RefreshCw aria-hidden="true" className="size-4" />
            {words.retry}
          </button>
        )}
      </div>
    </div>
  );
}

type ChatBubbleProps = { from: "user" | "assistant"; content: string };

/** One message. The log announces each new one. */
const ChatBubble = memo(function ChatBubble({ from, content }: ChatBubbleProps) {
  const { you, assessor } = useContent("chat").talk;
  if (from === "user") {
    return (
      <div className="chat-own">
        <span className="sr-only">{`${you}: `}</span>
        {content}
      </div>
    );
  }
  return (
    <div className="chat-theirs">
      <PulseMark className="chat-face" />
      <div className="chat-said">
        <span className="sr-only">{`${assessor}: `}</span>
        <ReplyText content={content} />
      </div>
    </div>
  );
});

/**
 * What the assessor says, with its question on a line of its own. The options are left to the buttons; those who hear
 * the page are told them here, as buttons are not announced.
 */
function ReplyText({ content }: { content: string }) {
  const words = useContent("chat").talk;
  const { lead, ask, listed } = replyParts(useInterviewWords(), content);
  return (
    <>
      {lead !== "" && <p>{lead}</p>}
      {ask !== "" && <p className="chat-ask">{ask}</p>}
      {listed.length > 0 && (
        <p className="sr-only">
          {words.replies}: {optionList(listed)}.
        </p>
      )}
    </>
  );
}
