import type { TranscriptEntry } from "#domain/chat/transcript-entry";
import { useState } from "react";
import { Button } from "../../../../../ui/button.tsx";
import { TranscriptLog } from "./transcript-log.tsx";
import { LeadSection } from "../page/lead-section.tsx";

const SHOWN_FIRST = 6;

/** The conversation of a chat; null if it could not be read. Of a long one the beginning is shown first. */
export function LeadTranscript({ messages }: { messages: readonly TranscriptEntry[] | null }) {
  const [isWhole, setWhole] = useState(false);
  if (messages === null) {
    return (
      <LeadSection title="Transcript" part="transcript">
        <p className="text-sm">The conversation could not be read just now. Open the lead again to retry.</p>
      </LeadSection>
    );
  }
  if (messages.length === 0) return null;
  const shown = isWhole ? messages : messages.slice(0, SHOWN_FIRST);
  return (
    <LeadSection title="Transcript" part="transcript" note={`${messages.length} messages`}>
      <TranscriptLog messages={shown} />
      {shown.length < messages.length && (
        <Button variant="outline" size="sm" className="mt-3" onClick={() => setWhole(true)}>
          Show all {messages.length} messages
        </Button>
      )}
    </LeadSection>
  );
}
