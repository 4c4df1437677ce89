import { useState, type ReactNode } from "react";
import { useContent } from "../../../content/use-content.tsx";
import { useNotDone } from "../../../content/use-not-done.ts";
import { Button } from "../../../ui/button.tsx";
import type { UnsavedChoice } from "./privacy-store.ts";
import { saveChoice } from "./save-choice.ts";

/** Shown until a decision that failed to reach the server has been stored. */
export function UnsavedBar({ problem }: { problem: UnsavedChoice }) {
  const words = useContent("privacy").unsaved;
  const notDone = useNotDone();
  const [isBusy, setIsBusy] = useState(false);

  async function tryAgain(): Promise<void> {
    setIsBusy(true);
    await saveChoice();
    setIsBusy(false);
  }

  return (
    <PrivacyBar
      label={words.label}
      actions={
        <Button variant="outline" className="grow sm:grow-0" isBusy={isBusy} onClick={() => void tryAgain()}>
          {words.again}
        </Button>
      }
    >
      <p role="alert">
        <strong>{notDone(words.problem, problem.error)}</strong> {words.text}
      </p>
    </PrivacyBar>
  );
}

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
