import { relativeTime } from "#domain/time/relative-time";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { FIELD_COUNT } from "../facts/fields.ts";
import type { SavedChat } from "./saved-chat.ts";

type ResumeChatDialogProps = {
  saved: SavedChat;
  onContinue: () => void;
  onStartFresh: () => void;
  /** Closed without a decision; nothing changes. */
  onClose: () => void;
};

export function ResumeChatDialog({ saved, onContinue, onStartFresh, onClose }: ResumeChatDialogProps) {
  const count = Object.keys(saved.collectedData).length;
  const [when] = useState(() => relativeTime(saved.timestamp, Date.now()));
  return (
    <Dialog
      title="Continue your conversation?"
      description={
        count === 0
          ? `You were here ${when}. What you wrote is still here.`
          : `You were here ${when}, with ${count} of ${FIELD_COUNT} answers. They’re still here.`
      }
      onClose={onClose}
      actions={
        <>
          <Button variant="outline" onClick={onStartFresh}>
            Start Fresh
          </Button>
          <Button data-autofocus="" onClick={onContinue}>
            Continue
          </Button>
        </>
      }
    />
  );
}
