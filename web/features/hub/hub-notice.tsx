import type { ReactNode } from "react";
import { Card } from "../../ui/card.tsx";

type HubNoticeProps = { title: string; text: string; children: ReactNode };

/** A single card, shown if there is no hub to display. */
export function HubNotice({ title, text, children }: HubNoticeProps) {
  return (
    <div className="mx-auto max-w-2xl px-5 py-10 sm:px-8 sm:py-20">
      <Card className="grid gap-6 p-8 sm:p-12">
        <div className="grid gap-3">
          <h1 tabIndex={-1} className="font-display text-headline font-extrabold text-balance">
            {title}
          </h1>
          <p className="text-base-content/80 text-lg">{text}</p>
        </div>
        {children}
      </Card>
    </div>
  );
}
