import { ArrowRight } from "lucide-react";
import { useContent } from "../../../content/use-content.tsx";
import { digitKey, useDigitKeys } from "./use-digit-keys.ts";

type QuickReplyListProps = {
  replies: readonly string[];
  /** True while digits mean something else on this page. */
  isMuted: boolean;
  onChoose: (reply: string) => void;
};

/** Replies up to this length, such as sums, stand side by side. */
const SHORT = 14;

/** Answers to choose with one tap or with their digit. */
export function QuickReplyList({ replies, isMuted, onChoose }: QuickReplyListProps) {
  useDigitKeys(isMuted ? [] : replies, onChoose);
  return (
    <ul
      aria-label={useContent("chat").talk.replies}
      data-short={replies.every(({ length }) => length <= SHORT) || undefined}
      className="chat-replies"
    >
      {replies.map((reply, index) => (
        <li key={reply}>
          <button type="button" onClick={() => onChoose(reply)} className="chat-reply">
            <span aria-hidden="true" className="chat-reply-key">
              {digitKey(index)}
            </span>
            <span className="grow">{reply}</span>
            <ArrowRight aria-hidden="true" className="chat-reply-arrow" />
          </button>
        </li>
      ))}
    </ul>
  );
}
