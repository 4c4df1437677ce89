import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { PrivacyBar } from "./privacy-bar.tsx";
import { saveChoice } from "./save-choice.ts";

/** Shown until a decision that failed to reach the server has been stored. */
export function UnsavedBar({ problem }: { problem: string }) {
  const [isBusy, setIsBusy] = useState(false);

  async function tryAgain(): Promise<void> {
    setIsBusy(true);
    await saveChoice();
    setIsBusy(false);
  }

  return (
    <PrivacyBar
      label="Privacy choice not saved"
      actions={
        <Button variant="outline" className="grow sm:grow-0" isBusy={isBusy} onClick={() => void tryAgain()}>
          Try again
        </Button>
      }
    >
      <p role="alert">
        <strong>{problem}</strong> It already applies in this browser, but not yet to what we store about you.
      </p>
    </PrivacyBar>
  );
}
