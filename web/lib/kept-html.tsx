import { useState, useSyncExternalStore, type ReactNode } from "react";

const subscribe = () => () => {};

/**
 * Content that nobody changes, shown as the document brought it: React leaves it alone, so the code of lazy `children`
 * stays with the server. A page opened within the app came without that HTML and renders them.
 */
export function KeptHtml({ children }: { children: ReactNode }) {
  const isHydrating = useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  );
  const [isKept] = useState(isHydrating && !import.meta.env.SSR);
  if (!isKept) return <div>{children}</div>;
  // Empty, so that React finds nothing to compare; no markup is made from text.
  // oxlint-disable-next-line react/no-danger
  return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />;
}
