import { FREE_TEXT_MAX } from "#domain/funnel/answers/contact-fields";
import { useRef, type ComponentProps, type KeyboardEvent, type RefObject } from "react";
import { isEnter } from "../../../lib/enter-key.ts";
import { useFieldText } from "../../../ui/use-field-text.ts";

type FreeTextProps = Omit<ComponentProps<"textarea">, "onChange" | "ref" | "value"> & {
  ref?: RefObject<HTMLTextAreaElement | null>;
  value: string;
  onText: (text: string) => void;
};

/** An answer in the visitor's own words: one paragraph that grows while they type. Enter submits its form. */
export function FreeText({ ref, value, onText, className = "", ...textarea }: FreeTextProps) {
  const own = useRef<HTMLTextAreaElement>(null);
  const field = ref ?? own;
  const bound = useFieldText(field, value, (text) => {
    const paragraph = text.replace(/\s*[\r\n]+\s*/g, " ");
    if (field.current && field.current.value !== paragraph) field.current.value = paragraph;
    onText(paragraph);
  });
  return (
    <textarea
      required
      maxLength={FREE_TEXT_MAX}
      {...textarea}
      {...bound}
      ref={field}
      autoComplete="off"
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
