import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from "react";
import { flushSync } from "react-dom";

type TextElement = HTMLInputElement | HTMLTextAreaElement;

/**
 * Binds a text to a field that has the last word on it, whoever filled it. React takes a value that a script sets for
 * its own and passes over the events that follow; some browsers fill fields without any. So the field is heard
 * directly, and read once more before its form is submitted. It stays uncontrolled: a render for another reason would
 * put the old text back. A text that changes otherwise is shown.
 */
export function useFieldText<Element extends TextElement>(
  ref: RefObject<Element | null>,
  text: string,
  onText: (text: string) => void,
): { defaultValue: string } {
  const read = useEffectEvent((element: Element) => {
    if (element.value !== text) onText(element.value);
  });
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const hear = () => read(element);
    // The form's own handler is to know what was read.
    const hearAtOnce = () => flushSync(hear);
    const { form } = element;
    hear();
    element.addEventListener("input", hear);
    element.addEventListener("change", hear);
    form?.addEventListener("submit", hearAtOnce, { capture: true });
    return () => {
      element.removeEventListener("input", hear);
      element.removeEventListener("change", hear);
      form?.removeEventListener("submit", hearAtOnce, { capture: true });
    };
  }, [ref]);
  const shown = useRef(text);
  useLayoutEffect(() => {
    if (shown.current === text) return;
    shown.current = text;
    if (ref.current && ref.current.value !== text) ref.current.value = text;
  }, [ref, text]);
  return { defaultValue: text };
}
