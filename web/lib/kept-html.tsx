import { useState, useSyncExternalStore, type ReactNode } from "react";

const subscribe = () => () => {};

/**
 * Content that nobody changes, shown as the document brought it: React leaves it alone, so the code of lazy `children`
 * and the content that they read stay with the server.
 */
export function KeptHtml({ children, className }: { children: ReactNode; className?: string }) {
  const isHydrating = useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  );
  const [isKept] = useState(isHydrating && !import.meta.env.SSR);
  if (!isKept) return <div className={className}>{children}</div>;
  // Empty, so that React finds nothing to compare; no markup is made from text.
  // oxlint-disable-next-line react/no-danger
  return <div className={className} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />;
}
