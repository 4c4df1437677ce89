import { Fragment } from "react";

/** A description: `code` between backticks, and paragraphs. */
export function Words({ text, className = "" }: { text: string; className?: string }) {
  return text
    .split("\n\n")
    .filter(Boolean)
    .map((paragraph) => (
      <p key={paragraph} className={`[overflow-wrap:anywhere] ${className}`}>
        {paragraph
          .split("`")
          // A description does not change while it is shown.
          // oxlint-disable-next-line react/no-array-index-key
          .map((part, at) =>
            at % 2 === 1 ? <code key={at}>{part}</code> : <Fragment key={at}>{part}</Fragment>,
          )}
      </p>
    ));
}
