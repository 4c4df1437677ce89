import { FREE_TEXT_MAX } from "#domain/funnel/answers/contact-fields";
import { SendHorizontal } from "lucide-react";
import {
  useLayoutEffect,
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  type SubmitEvent,
} from "react";
import { useContent } from "../../../../content/use-content.tsx";
import { sendable } from "./sendable.ts";
import { isEnter } from "../../../../lib/enter-key.ts";
import { useFieldText } from "../../../../ui/use-field-text.ts";

type ComposerProps = {
  field: RefObject<HTMLTextAreaElement | null>;
  text: string;
  onType: (text: string) => void;
  onSend: () => void;
  /** A reply is being written: the field is disabled (spec 5), and regains its focus afterwards. */
  isBusy: boolean;
  /** No more messages can be sent in this chat. */
  isClosed: boolean;
};

/** The length from which the remaining characters are shown. */
const COUNT_FROM = FREE_TEXT_MAX - 200;

/** The input for messages. Enter sends, Shift+Enter starts a new line. */
export function Composer({ field, text, onType, onSend, isBusy, isClosed }: ComposerProps) {
  const words = useContent("chat").talk;
  const bound = useFieldText(field, text, onType);
  const focusBack = useFocusBack(field, isBusy || isClosed);
  const canSend = !isBusy && !isClosed && sendable(text) !== "";

  function onSubmit(event: SubmitEvent): void {
    event.preventDefault();
    if (canSend) onSend();
    field.current?.focus();
  }

  return (
    <form onSubmit={onSubmit} className="chat-composer">
      <label htmlFor="chat-message" className="sr-only">
        {words.message}
      </label>
      <textarea
        {...bound}
        ref={field}
        id="chat-message"
        name="message"
        rows={1}
        maxLength={FREE_TEXT_MAX}
        enterKeyHint="send"
        autoComplete="off"
        disabled={isBusy || isClosed}
        {...focusBack}
        placeholder={isClosed ? words.ended : words.placeholder}
        onKeyDown={sendOnEnter}
        className="chat-field"
      />
      {text.length >= COUNT_FROM && (
        <span className="text-base-content/75 self-end pb-3 text-sm tabular-nums">
          <span className="sr-only">{`${words.left}: `}</span>
          {FREE_TEXT_MAX - text.length}
        </span>
      )}
      <button
        type="submit"
        aria-label={words.send}
        aria-disabled={!canSend}
        disabled={isClosed}
        className="btn btn-primary size-12 self-end p-0 aria-disabled:opacity-50"
      >
        <SendHorizontal aria-hidden="true" className="size-5" />
      </button>
    </form>
  );
}

/**
 * Disabling a field loses its focus. Restores it when the field is enabled again, unless the visitor has moved on.
 * Returns the handlers that record whether the field had the focus.
 */
function useFocusBack(field: RefObject<HTMLTextAreaElement | null>, isDisabled: boolean) {
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    if (isDisabled || !hadFocus.current) return;
    hadFocus.current = false;
    const isNowhere = document.activeElement === null || document.activeElement === document.body;
    if (isNowhere) field.current?.focus({ preventScroll: true });
  }, [field, isDisabled]);
  return {
    onFocus: () => {
      hadFocus.current = true;
    },
    onBlur: ({ target }: FocusEvent<HTMLTextAreaElement>) => {
      hadFocus.current = target.disabled;
    },
  };
}

function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (!isEnter(event.nativeEvent) || event.shiftKey) return;
  event.preventDefault();
  if (!event.repeat) event.currentTarget.form?.requestSubmit();
}
