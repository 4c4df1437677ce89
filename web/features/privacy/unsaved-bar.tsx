import { useState } from "react";
import { useContent } from "../../content/use-content.tsx";
import { useNotDone } from "../../content/use-not-done.ts";
import { Button } from "../../ui/button.tsx";
import { PrivacyBar } from "./privacy-bar.tsx";
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
