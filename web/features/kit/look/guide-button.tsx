import { CircleHelp } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";

/** How to read a screen: what its words mean, and what to do with them. */
export type Guide = {
  title: string;
  intro: string;
  points: readonly { term: string; text: string }[];
};

/** 'How to read this', beside what it explains. */
export function GuideButton({ guide }: { guide: Guide }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" variant="ghost" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <CircleHelp aria-hidden="true" className="size-4" />
        <span className="in-data-page-bar:max-sm:sr-only">How to read this</span>
      </Button>
      {isOpen && (
        <Dialog title={guide.title} description={guide.intro} width="lg" onClose={() => setOpen(false)}>
          <dl className="grid gap-3 text-sm sm:grid-cols-[10rem_1fr] sm:gap-x-6">
            {guide.points.map(({ term, text }) => (
              <div key={term} className="contents">
                <dt className="font-semibold">{term}</dt>
                <dd className="text-base-content/80 max-sm:-mt-2 max-sm:mb-1 max-w-prose">{text}</dd>
              </div>
            ))}
          </dl>
        </Dialog>
      )}
    </>
  );
}
