import { ArrowRight } from "lucide-react";
import { useEffect, useEffectEvent } from "react";
import { useContent } from "../../../../content/use-content.tsx";
import { isComposed } from "../../../../lib/enter-key.ts";

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

/** Ignores typing, shortcuts, held keys, IME, and every key while a dialog is open. */
function isFreeKey(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isComposed(event)) return false;
  if (event.defaultPrevented || document.querySelector("dialog[open]")) return false;
  const { target } = event;
  if (!(target instanceof HTMLElement)) return true;
  return !target.isContentEditable && !target.closest("input, textarea, select, iframe");
}

/** The key of the option at a place: after 9 comes 0, as on the keyboard; null further on. */
function digitKey(index: number): string | null {
  return index < 10 ? String((index + 1) % 10) : null;
}

/** Chooses by digit wherever the focus is except in a field, where a digit is text. */
function useDigitKeys(options: readonly string[], choose: (option: string) => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const option = isFreeKey(event) ? options.find((_, index) => digitKey(index) === event.key) : undefined;
    if (option === undefined) return;
    event.preventDefault();
    choose(option);
  });
  useEffect(() => {
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
}
