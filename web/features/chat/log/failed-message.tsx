import { RefreshCw, TriangleAlert } from "lucide-react";
import { useContent } from "../../../content/use-content.tsx";
import { ChatBubble } from "./chat-bubble.tsx";
import type { UserMessage } from "./transcript.ts";

type FailedMessageProps = {
  message: UserMessage;
  /** Null while nothing can be sent. */
  onRetry: (() => void) | null;
  /** Puts the text back into the input. */
  onEdit: (() => void) | null;
};

/** A message without a reply: the text stays, with the reason and what the visitor can do. */
export function FailedMessage({ message, onRetry, onEdit }: FailedMessageProps) {
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
