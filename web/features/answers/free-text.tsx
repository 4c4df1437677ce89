import { FREE_TEXT_MAX } from "#domain/answers/contact-fields";
import type { ComponentProps, KeyboardEvent } from "react";
import { isEnter } from "../../lib/enter-key.ts";

type FreeTextProps = Omit<ComponentProps<"textarea">, "onChange"> & { onText: (text: string) => void };

/** An answer in the visitor's own words: one paragraph that grows while they type. Enter submits its form. */
export function FreeText({ onText, className = "", ...textarea }: FreeTextProps) {
  return (
    <textarea
      required
      maxLength={FREE_TEXT_MAX}
      {...textarea}
      autoComplete="off"
      onChange={(event) => onText(event.target.value.replace(/\s*[\r\n]+\s*/g, " "))}
      onKeyDown={submitOnEnter}
      className={`textarea textarea-lg answer-text aria-invalid:border-error w-full ${className}`}
    />
  );
}

/** An answer has no line breaks. */
function submitOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (!isEnter(event.nativeEvent)) return;
  event.preventDefault();
  if (!event.repeat) event.currentTarget.form?.requestSubmit();
}
