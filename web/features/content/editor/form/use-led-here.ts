import { useEffect, useRef } from "react";
import { useForm } from "./form-context.ts";

/** Takes the focus when somebody is led to this very place. */
export function useLedHere<Element extends HTMLElement>(path: string) {
  const ref = useRef<Element>(null);
  const { target } = useForm();
  const asked = target?.path === path ? target.asked : 0;
  useEffect(() => {
    if (asked === 0) return;
    ref.current?.scrollIntoView({ block: "center" });
    ref.current?.focus({ preventScroll: true });
  }, [asked]);
  return ref;
}
