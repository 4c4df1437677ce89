import type { ReactNode } from "react";

type PrivacyBarProps = { label: string; actions: ReactNode; children: ReactNode };

/** Overlays the end of the page, without moving any content; on a phone it is low, so that what to do next stays in view. */
export function PrivacyBar({ label, actions, children }: PrivacyBarProps) {
  return (
    <section
      aria-label={label}
      data-consent-bar=""
      className="bg-base-100 border-base-300 animate-rise fixed inset-x-0 bottom-0 z-40 max-h-[50dvh] overflow-y-auto border-t shadow-2xl print:hidden"
    >
      <div className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-8 gap-y-2 px-5 py-2.5 sm:gap-y-4 sm:px-8 sm:py-4">
        <div className="max-w-prose grow basis-80 text-sm leading-snug sm:leading-relaxed">{children}</div>
        <div className="flex grow flex-wrap gap-3 sm:grow-0">{actions}</div>
      </div>
    </section>
  );
}
