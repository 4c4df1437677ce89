import type { ReactNode } from "react";

/** A text with an element in the place of one of its placeholders. */
export function WithPart({ text, name, children }: { text: string; name: string; children: ReactNode }) {
  const [before, after] = text.split(`{${name}}`, 2);
  return (
    <>
      {before}
      {children}
      {after}
    </>
  );
}
