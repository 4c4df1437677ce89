import { filled } from "#domain/content/filled";
import { relativeTime } from "#domain/time/relative-time";
import { useState } from "react";
import { useContent } from "../../../../content/use-content.tsx";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { FIELD_COUNT } from "../answers/fields.ts";
import type { SavedChat } from "./saved-chat.ts";
import { serverNow } from "../../../../lib/server-clock.ts";

type ResumeChatDialogProps = {
  saved: SavedChat;
  onContinue: () => void;
  onStartFresh: () => void;
  /** Closed without a decision; nothing changes. */
  onClose: () => void;
};

export function ResumeChatDialog({ saved, onContinue, onStartFresh, onClose }: ResumeChatDialogProps) {
  const words = useContent("chat").resume;
  const count = Object.keys(saved.collectedData).length;
  const [when] = useState(() => relativeTime(saved.timestamp, serverNow()));
  return (
    <Dialog
      title={words.heading}
      description={filled(count === 0 ? words.unanswered : words.answered, {
        age: when,
        count: String(count),
        total: String(FIELD_COUNT),
      })}
      onClose={onClose}
      actions={
        <>
          <Button variant="outline" onClick={onStartFresh}>
            {words.startFresh}
          </Button>
          <Button data-autofocus="" onClick={onContinue}>
            {words.goOn}
          </Button>
        </>
      }
    />
  );
}
