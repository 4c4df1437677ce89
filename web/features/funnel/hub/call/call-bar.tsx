import type { ReactNode } from "react";
import { useContent } from "../../../../content/use-content.tsx";

type CallBarProps = {
  isShown: boolean;
  /** The height of what it stands above, in pixels. */
  above: number;
  children: ReactNode;
};

/** The call to action at the bottom of a phone's screen, for as long as no other is in reach. */
export function CallBar({ isShown, above, children }: CallBarProps) {
  const { bar } = useContent("hub");
  return (
    <aside
      aria-label={bar}
      data-shown={isShown || undefined}
      style={above > 0 ? { bottom: above } : undefined}
      className="call-bar bg-base-200/95 border-base-300 invisible fixed inset-x-0 bottom-0 z-20 translate-y-full border-t p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] data-shown:visible data-shown:translate-y-0 motion-safe:transition-[translate,visibility] sm:hidden print:hidden"
    >
      {children}
    </aside>
  );
}
