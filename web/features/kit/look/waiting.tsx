import type { ReactNode } from "react";

/** Bones of what is being fetched, with words for those who only listen. */
export function Waiting({ words, children }: { words: string; children: ReactNode }) {
  return (
    <>
      <p role="status" className="sr-only">
        {words}
      </p>
      {children}
    </>
  );
}
