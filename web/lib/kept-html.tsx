import { useState, type ReactNode } from "react";

type KeptHtmlProps = {
  /** Its own in the document. */
  name: string;
  className?: string;
  children: ReactNode;
};

/**
 * Content that nobody changes, shown as the document brought it: React leaves it alone, so the code of lazy `children`
 * and the content that they read stay with the server. Where React cannot hydrate what others have changed, and makes
 * the page anew, this much of it moves into the new one.
 */
export function KeptHtml({ name, className, children }: KeptHtmlProps) {
  const [brought] = useState(() => (import.meta.env.SSR ? null : broughtHtml(name)));
  if (!brought) {
    return (
      <div data-kept={name} className={className}>
        {children}
      </div>
    );
  }
  return (
    <div
      ref={(element) => {
        if (element !== brought) element?.append(...brought.childNodes);
      }}
      data-kept={name}
      className={className}
      suppressHydrationWarning
      // Empty, so that React finds nothing to compare; no markup is made from text.
      // oxlint-disable-next-line react/no-danger
      dangerouslySetInnerHTML={{ __html: "" }}
    />
  );
}

/** Whether the document brought it. */
export const isBrought = (name: string): boolean => broughtHtml(name) !== null;

/** Null in a document that came as a frame: a draft, or a page that could not be rendered. */
const broughtHtml = (name: string) => document.querySelector(`[data-rendering=whole] [data-kept=${name}]`);
